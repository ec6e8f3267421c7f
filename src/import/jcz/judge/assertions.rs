use super::points::{scored, totals};
use super::{Failure, Unjudged, Verdict, difference};
use crate::figures::Player;
use crate::geometry::Cell;
use crate::import::jcz::file::SavedGame;
use crate::import::jcz::message::{self, Pointer};
use crate::import::jcz::names;
use crate::import::jcz::options;
use crate::import::jcz::replay::Replay;

/// How an assertion came out: `Ok` where it holds, else what is the case instead.
type Outcome = Result<(), String>;

/// Judges the assertions of a file on the played game.
pub(super) fn judge(replay: &Replay<'_>, saved: &SavedGame, verdict: &mut Verdict) {
    // Where chance draws the next tile, an assertion about placing it names the tile.
    let drawn = saved.assertions.iter().find_map(|text| {
        let tile = clean(text).strip_prefix("TilePlacement ")?.split(" options:").next()?;
        replay.with_draw(tile)
    });
    for text in &saved.assertions {
        match one(drawn.as_ref().unwrap_or(replay), saved, clean(text), drawn.is_some()) {
            Ok(Ok(())) => verdict.passed += 1,
            Ok(Err(found)) => {
                verdict.failures.push(Failure::Assertion { assertion: text.clone(), found });
            }
            Err(reason) => verdict.leave(reason, 1),
        }
    }
}

fn clean(text: &str) -> &str {
    text.trim().trim_end_matches('.')
}

fn holds(is_so: bool, found: impl FnOnce() -> String) -> Outcome {
    if is_so { Ok(()) } else { Err(found()) }
}

/// Judges one assertion.
fn one(replay: &Replay<'_>, saved: &SavedGame, text: &str, by_chance: bool) -> Result<Outcome, Unjudged> {
    if let Some(phase) = text.strip_prefix("Phase is ").or(text.strip_prefix("phase is ")) {
        let found = replay.phase().ok_or_else(|| Unjudged::Beyond("phase".to_owned()))?;
        return Ok(holds(phase == found, || format!("it is {found}")));
    }
    let waits = || if replay.waits_for_chance() { Err(Unjudged::Chance) } else { Ok(()) };
    if text == "Player can pass" || text == "Player can't pass" {
        return Ok(holds((text == "Player can pass") == replay.can_pass(), || "it is not so".to_owned()));
    }
    if let Some(action) = text.strip_prefix("Available action ") {
        let (kind, what) = action.split_once(" for ").unwrap_or((action, ""));
        let start = match kind {
            "TilePlacement" if by_chance => return Err(Unjudged::Chance),
            "Meeple" => return Ok(available(replay, |line| deploys(line, what))),
            _ => start_of(kind, what).ok_or_else(|| beyond(text))?,
        };
        waits()?;
        return Ok(available(replay, |line| line.starts_with(&start)));
    }
    if let Some((action, list)) = text.split_once(" options: ") {
        waits()?;
        return options_are(replay, action, list).ok_or_else(|| beyond(text));
    }
    if let Some((player, name, count)) = tokens(text) {
        let token = names::token(name).ok_or_else(|| beyond(&format!("token {name}")))?;
        let judged = named(saved, player).ok_or_else(|| beyond(text))?.map(|player| {
            let found = (token.count)(replay.game().position(), Player(player as u8));
            holds(found == count, || format!("{found}"))
        });
        return judged;
    }
    about_points(replay, saved, text).unwrap_or_else(|| Err(beyond(text)))
}

/// How lines begin that offer such an action, as assertions call it.
fn start_of(kind: &str, what: &str) -> Option<String> {
    let message = match kind {
        "TilePlacement" => "PLACE_TILE",
        "ReturnMeeple" => "RETURN_MEEPLE",
        "CaptureFollower" => "CAPTURE_FOLLOWER",
        "Tunnel" | "Tunnel token" | "TowerPiece" | "Tower piece" => "PLACE_TOKEN",
        _ => return None,
    };
    Some(if what.is_empty() { format!("{message} ") } else { format!("{message} {what} ") })
}

/// Judges that an action offers exactly these options. `None` where nothing is known of the action.
fn options_are(replay: &Replay<'_>, action: &str, list: &str) -> Option<Outcome> {
    let (kind, what) = action.rsplit_once(' ').unwrap_or((action, ""));
    let mut found = replay.options();
    let (expected, found): (Vec<String>, Vec<String>) = if kind == "Meeple" {
        found.retain(|line| deploys(line, what));
        let without_figure =
            |line: &String| Some(line.strip_prefix("DEPLOY_MEEPLE ")?.rsplit_once(' ')?.0.to_owned());
        (entries(list)?, found.iter().filter_map(without_figure).collect())
    } else {
        let start = start_of(kind, what)?;
        found.retain(|line| line.starts_with(&start));
        let rest = |line: &String| line[start.len()..].to_owned();
        match placements(list) {
            Some(expected) if kind == "TilePlacement" => (expected, found.iter().map(rest).collect()),
            _ if kind == "TilePlacement" => return None,
            _ if list.trim_start().starts_with('[') => {
                let place = |line: &String| line.rsplit(' ').next().unwrap_or_default().to_owned();
                (entries(list)?, found.iter().map(place).collect())
            }
            _ => (entries(list)?, found.iter().map(rest).collect()),
        }
    };
    let (missing, extra) = difference(&expected, &found);
    let met = missing.is_empty() && extra.is_empty();
    Some(holds(met, || format!("missing {missing:?}, not expected {extra:?}")))
}

/// `Red has TUNNEL_A token with count 2`
fn tokens(text: &str) -> Option<(&str, &str, u32)> {
    let (rest, count) = text.split_once(" token with count ")?;
    let (player, name) = rest.rsplit_once(" has ")?;
    Some((player, name, count.parse().ok()?))
}

/// The player of this name, by the place in the order of play.
fn named(saved: &SavedGame, name: &str) -> Option<Result<usize, Unjudged>> {
    let mut named = (0..saved.players.len()).filter(|&player| saved.players[player] == name);
    let first = named.next()?;
    Some(if named.next().is_some() { Err(Unjudged::SameName) } else { Ok(first) })
}

/// An assertion is about something that is not known; its first words say what.
fn beyond(text: &str) -> Unjudged {
    Unjudged::Beyond(text.split_whitespace().take(3).collect::<Vec<_>>().join(" "))
}

fn available(replay: &Replay<'_>, is: impl Fn(&str) -> bool) -> Outcome {
    let options = replay.options();
    holds(options.iter().any(|line| is(line)), || "it is not offered".to_owned())
}

/// Does the line place a figure of this name (`SmallFollower`)?
fn deploys(line: &str, long_name: &str) -> bool {
    let name =
        line.strip_prefix("DEPLOY_MEEPLE ").and_then(|line| line.rsplit_once('.')).map(|(_, name)| name);
    name.and_then(names::figure).is_some_and(|figure| figure.long_name == long_name)
}

/// `[1,-3] - [0]; [2,-2] - [0,180,270]`, each as `R0 [1,-3]`.
fn placements(list: &str) -> Option<Vec<String>> {
    let mut lines = Vec::new();
    for place in list.split(';').filter(|place| !place.trim().is_empty()) {
        let (position, rotations) = place.split_once(" - ")?;
        let cell = cell(position)?;
        for rotation in bracketed(rotations)?.split(',') {
            let rotation = message::turn(rotation.trim().parse().ok()?)?;
            lines.push(options::turned_at(rotation, cell));
        }
    }
    Some(lines)
}

/// `{City,W,[-3,1]}; {0.small.1,Road,WE,[-1,0]}; [3,1]`, each as a line of what may be sent names it.
fn entries(list: &str) -> Option<Vec<String>> {
    list.split(';').map(str::trim).filter(|entry| !entry.is_empty()).map(entry).collect()
}

fn entry(entry: &str) -> Option<String> {
    let Some(words) = entry.strip_prefix('{') else { return Some(options::position(cell(entry)?)) };
    let words = words.strip_suffix('}')?;
    let (figure, words) = match words.split_once(',')? {
        (figure, words) if figure.contains('.') => (Some(message::meeple(figure).ok()?), words),
        _ => (None, words),
    };
    let mut words = words.splitn(3, ',');
    let (feature, location, position) = (words.next()?, words.next()?, words.next()?);
    let at = Pointer { cell: cell(position)?, feature: feature.to_owned(), location: location.to_owned() };
    let figure = figure.map(|figure| format!(" {}", options::figure(&figure))).unwrap_or_default();
    Some(options::pointer(&at) + &figure)
}

fn bracketed(text: &str) -> Option<&str> {
    text.trim().strip_prefix('[')?.strip_suffix(']')
}

fn cell(text: &str) -> Option<Cell> {
    let (x, y) = bracketed(text)?.split_once(',')?;
    message::cell([x.trim().parse().ok()?, y.trim().parse().ok()?]).ok()
}

/// `Red has 9 points`, `Red scored field for 3 points`. `None`: it is about something else.
fn about_points(replay: &Replay<'_>, saved: &SavedGame, text: &str) -> Option<Result<Outcome, Unjudged>> {
    let text = text.strip_suffix(" points").or(text.strip_suffix(" point"))?;
    let (rest, points) = text.rsplit_once(' ')?;
    let points: i32 = points.parse().ok()?;
    if let Some(name) = rest.strip_suffix(" has") {
        let judged = named(saved, name)?.map(|player| {
            let found = totals(replay.game())[player];
            holds(found == points, || format!("{found} points"))
        });
        return Some(judged);
    }
    let (name, source) = rest.strip_suffix(" for")?.rsplit_once(" scored ")?;
    let judged = named(saved, name)?.map(|player| {
        let own = |entry: &super::PointsEntry| {
            let base = entry.name.split('.').next();
            usize::from(entry.player) == player && (base == Some(source) || entry.name == source)
        };
        let found: Vec<i32> = scored(replay.game())
            .into_iter()
            .filter(|(_, entry)| own(entry))
            .map(|(_, it)| it.points)
            .collect();
        holds(found.contains(&points), || format!("scored {found:?}"))
    });
    Some(judged)
}
