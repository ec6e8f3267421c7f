use super::points::{scored, totals};
use super::{Failure, Unjudged, Verdict, difference};
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
        let (kind, what) = action.split_once(" for ").ok_or_else(|| beyond(text))?;
        let start = match kind {
            "TilePlacement" if by_chance => return Err(Unjudged::Chance),
            "TilePlacement" => format!("PLACE_TILE {what} "),
            "Meeple" => return Ok(available(replay, |line| deploys(line, what))),
            _ => return Err(beyond(text)),
        };
        waits()?;
        return Ok(available(replay, |line| line.starts_with(&start)));
    }
    if let Some((action, list)) = text.split_once(" options: ") {
        let (kind, what) = action.split_once(' ').ok_or_else(|| beyond(text))?;
        let (start, expected) = match kind {
            "TilePlacement" => (format!("PLACE_TILE {what} "), placements(what, list)),
            "Meeple" => ("DEPLOY_MEEPLE ".to_owned(), deployments(list)),
            _ => return Err(beyond(text)),
        };
        waits()?;
        let expected = expected.ok_or_else(|| beyond(text))?;
        let mut found = replay.options();
        found.retain(|line| line.starts_with(&start) && (kind != "Meeple" || deploys(line, what)));
        let found: Vec<String> = found.iter().map(|line| without_figure(line, kind)).collect();
        let (missing, extra) = difference(&expected, &found);
        let met = missing.is_empty() && extra.is_empty();
        return Ok(holds(met, || format!("missing {missing:?}, not expected {extra:?}")));
    }
    about_points(replay, saved, text).unwrap_or_else(|| Err(beyond(text)))
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

/// The line without the figure, which the assertion does not name.
fn without_figure(line: &str, kind: &str) -> String {
    match line.rsplit_once(' ') {
        Some((place, _)) if kind == "Meeple" => place.to_owned(),
        _ => line.to_owned(),
    }
}

/// `[1,-3] - [0]; [2,-2] - [0,180,270]`
fn placements(tile: &str, list: &str) -> Option<Vec<String>> {
    let mut lines = Vec::new();
    for place in list.split(';') {
        let (position, rotations) = place.split_once(" - ")?;
        let cell = cell(position)?;
        for rotation in bracketed(rotations)?.split(',') {
            let rotation = message::turn(rotation.trim().parse().ok()?)?;
            lines.push(options::place_tile(tile, rotation, cell));
        }
    }
    Some(lines)
}

/// `{City,W,[-3,1]}; {Field,ER.SL,[-3,1]}`
fn deployments(list: &str) -> Option<Vec<String>> {
    let line = |place: &str| {
        let mut words = place.trim().strip_prefix('{')?.strip_suffix('}')?.splitn(3, ',');
        let (feature, location, position) = (words.next()?, words.next()?, words.next()?);
        let at =
            Pointer { cell: cell(position)?, feature: feature.to_owned(), location: location.to_owned() };
        Some(format!("DEPLOY_MEEPLE {}", options::pointer(&at)))
    };
    list.split(';').map(line).collect()
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
    let player = |name: &str| {
        let mut named = (0..saved.players.len()).filter(|&player| saved.players[player] == name);
        let first = named.next()?;
        Some(if named.next().is_some() { Err(Unjudged::SameName) } else { Ok(first) })
    };
    if let Some(name) = rest.strip_suffix(" has") {
        let judged = player(name)?.map(|player| {
            let found = totals(replay.game())[player];
            holds(found == points, || format!("{found} points"))
        });
        return Some(judged);
    }
    let (name, source) = rest.strip_suffix(" for")?.rsplit_once(" scored ")?;
    let judged = player(name)?.map(|player| {
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
