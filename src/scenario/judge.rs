//! What a scenario expects, held against what came out.

use super::document::{Expected, Scenario, Standing, What};
use super::problems::Span;
use crate::events::Event;
use crate::expansions;
use crate::figures::{FigureKind, Player};
use crate::game::Game;
use crate::rulings::Cite;
use crate::track::Scorer;

/// An expectation that was not met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Where it stands in the file.
    pub span: Span,
    /// What it is about: `scores.red`.
    pub about: String,
    /// What was expected.
    pub expected: String,
    /// What came out.
    pub got: String,
    /// What would have to stand in the file, and in place of what; none where no rewriting helps.
    pub mend: Option<(Span, String)>,
}

/// Every expectation of the edition that was not met, in the order of the file.
pub fn judge(scenario: &Scenario, game: &Game) -> Vec<Failure> {
    let mut failures = Vec::new();
    for expected in scenario.expect.of(game.edition()) {
        one(scenario, game, expected, &mut failures);
    }
    failures.sort_by_key(|failure| failure.span);
    failures
}

fn one(scenario: &Scenario, game: &Game, expected: &Expected, failures: &mut Vec<Failure>) {
    let p = game.position();
    let key = &expected.key.value;
    let name = |player: Player| scenario.names.player(player).to_owned();
    let mut fail = |span, about: String, expected: String, got: String, mend: Option<(Span, String)>| {
        failures.push(Failure { span, about, expected, got, mend });
    };
    match &expected.what {
        What::Scores(stands) => {
            for (player, stated) in stands {
                let got = standing(game, *player);
                if !agrees(&stated.value, &got) {
                    let about = format!("{key}.{}", name(*player));
                    let mend = Some((stated.span, in_yaml(&stated.value, &got)));
                    fail(stated.span, about, in_words(&stated.value), in_words(&got), mend);
                }
            }
        }
        What::Points(points) => {
            for (player, stated) in points {
                let got = points_of(game, *player);
                if u32::from(stated.value) != got {
                    let about = format!("{key}.{}", name(*player));
                    let mend = Some((stated.span, got.to_string()));
                    fail(stated.span, about, stated.value.to_string(), got.to_string(), mend);
                }
            }
        }
        What::Supply(supplies) => {
            for (player, stated) in supplies {
                let got: Vec<(FigureKind, u8)> =
                    stated.value.iter().map(|&(kind, _)| (kind, p.figures.supply(*player, kind))).collect();
                if stated.value != got {
                    let about = format!("{key}.{}", name(*player));
                    let (stated_words, got) = (supply(game, &stated.value), supply(game, &got));
                    let mend = Some((stated.span, got.clone()));
                    fail(stated.span, about, stated_words, got, mend);
                }
            }
        }
        What::Cites(ids) | What::CitesNot(ids) => {
            let wanted = matches!(expected.what, What::Cites(_));
            let cited = cited(game);
            for id in ids {
                let is_cited = cited.iter().any(|cite| cite.id() == id.value);
                if is_cited != wanted {
                    let say =
                        |cited: bool| if cited { "cited in the trace" } else { "not cited in the trace" };
                    let about = format!("{key} {}", id.value);
                    fail(id.span, about, say(wanted).to_owned(), say(is_cited).to_owned(), None);
                }
            }
        }
        What::Words(words) => {
            let outcome =
                expansions::ALL.iter().flat_map(|boxed| boxed.outcomes).find(|outcome| outcome.name == key);
            let got = outcome.map(|outcome| (outcome.read)(p)).unwrap_or_default();
            let expected_words: Vec<&str> = words.iter().map(|word| word.value.as_str()).collect();
            if got != expected_words {
                let list = |words: Vec<&str>| format!("[{}]", words.join(", "));
                let got = list(got.iter().map(String::as_str).collect());
                let mend = Some((expected.place, got.clone()));
                fail(expected.key.span, key.clone(), list(expected_words), got, mend);
            }
        }
    }
}

/// What is left in a supply, in the form in which it is stated.
fn supply(game: &Game, left: &[(FigureKind, u8)]) -> String {
    if let [(FigureKind::MEEPLE, left)] = left {
        return left.to_string();
    }
    let name = |kind: FigureKind| game.position().rules.figures[kind.index()].term.id;
    let each: Vec<String> = left.iter().map(|&(kind, left)| format!("{}: {left}", name(kind))).collect();
    format!("{{{}}}", each.join(", "))
}

/// Where a player's figures stand.
fn standing(game: &Game, player: Player) -> Standing {
    let track = &game.position().track;
    let two = track.scorers().len() > 1;
    Standing {
        meeple: Some(track.at(player, Scorer::Meeple)),
        messenger: two.then(|| track.at(player, Scorer::Messenger)),
        total: Some(track.total(player)),
    }
}

/// Is everything that is stated as it is? A messenger that is not there stands on 0.
fn agrees(stated: &Standing, got: &Standing) -> bool {
    let same = |stated: Option<i16>, got: Option<i16>| stated.is_none_or(|stated| stated == got.unwrap_or(0));
    same(stated.meeple, got.meeple) && same(stated.messenger, got.messenger) && same(stated.total, got.total)
}

/// What came out in the form in which it was stated: only what was stated, or a lone number.
fn in_yaml(stated: &Standing, got: &Standing) -> String {
    let lone = stated.total.is_none() && stated.messenger == Some(0) && got.messenger.unwrap_or(0) == 0;
    if lone && let Some(meeple) = got.meeple {
        return meeple.to_string();
    }
    let only = |stated: Option<i16>, got: Option<i16>| stated.map(|_| got.unwrap_or(0));
    let shown = Standing {
        meeple: only(stated.meeple, got.meeple),
        messenger: only(stated.messenger, got.messenger),
        total: only(stated.total, got.total),
    };
    let fields = in_words(&shown).split(", ").map(|field| field.replacen(' ', ": ", 1)).collect::<Vec<_>>();
    format!("{{{}}}", fields.join(", "))
}

fn in_words(standing: &Standing) -> String {
    let part = |name: &str, points: Option<i16>| points.map(|points| format!("{name} {points}"));
    let parts = [
        part("meeple", standing.meeple),
        part("messenger", standing.messenger),
        part("total", standing.total),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The points that a player got, from all credits.
fn points_of(game: &Game, player: Player) -> u32 {
    let credits = game.events().iter().filter_map(|entry| match &entry.event {
        Event::Credited(credited) if credited.player == player => Some(u32::from(credited.tally.points())),
        _ => None,
    });
    credits.sum()
}

/// Every ruling and reading that the trace names.
pub fn cited(game: &Game) -> Vec<Cite> {
    let mut cited = Vec::new();
    for entry in game.events() {
        match &entry.event {
            Event::Scored(scored) => {
                cited.push(scored.cite);
                cited.extend(scored.tally.lines().iter().map(|line| line.cite));
            }
            Event::Credited(credited) => cited.extend(credited.tally.lines().iter().map(|line| line.cite)),
            Event::TileSetAside { cite, .. }
            | Event::FigureHome { cite, .. }
            | Event::FinalScoring { cite } => {
                cited.push(*cite);
            }
            Event::Room(event) => cited.extend(event.cite),
            _ => {}
        }
    }
    cited
}
