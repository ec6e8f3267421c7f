use std::sync::atomic::AtomicBool;

use super::*;
use crate::game::{Game, Setup};
use crate::hooks::Choices;
use crate::position::{Position, Stage};
use crate::scenario::problems::Source;
use crate::scenario::{self, OpenScript, Scenario};
use crate::simulate::RandomPlayer;

const MESSAGES: &str = "\
title: Two features and a short stack
expansions: [messages]
messages: {only: [knights, extra-tile]}
scores: {red: {meeple: 6, messenger: 8}, blue: 3}
features:
  Alpha: {road: 4 tiles, red: meeple}
  Beta: {city: 3 tiles, red: meeple, blue: meeple}
  Gamma: {road: 2 tiles, red: meeple}
";

const TILES: &str = "\
title: A tile, and who stands where
board: |
  U   D   .
figures: blue meeple on road of (0,0)
pile: {only: [W, E]}
";

fn read(text: &str) -> Scenario {
    scenario::read(&Source::new("test.yaml", text)).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Explores a scenario in the 2nd edition, with what is changed about the settings.
fn explored(text: &str, change: impl FnOnce(&mut Settings<'_>)) -> Result<Report, Problem> {
    let (scenario, readings) = (read(text), Overrides::default());
    let mut settings = Settings::new(&scenario, Edition::Hig2, &readings);
    // What is borrowed for the expressions lives as long as the test.
    change(&mut settings);
    let stop = AtomicBool::new(false);
    explore(&settings, &mut Watch { stop: &stop, progress: &mut |_| {} })
}

/// Explores without an error.
fn explores(text: &str, change: impl FnOnce(&mut Settings<'_>)) -> Report {
    explored(text, change).unwrap_or_else(|problem| panic!("{problem}"))
}

/// Every end of every line of play, by trying all and comparing all: equal ends once.
fn all_ends(text: &str) -> Vec<Game> {
    fn follow(game: &Game, ends: &mut Vec<Game>) {
        let mut choices = Choices::new();
        if game.decision(&mut choices).is_none() {
            let told = |game: &Game| game.position().log.summary.told().collect::<Vec<_>>().len();
            let same = |end: &Game| end.position() == game.position() && told(end) == told(game);
            if !ends.iter().any(same) {
                ends.push(game.clone());
            }
            return;
        }
        let in_words =
            choices.iter().copied().find(|choice| choice.verb == &crate::turn::verbs::DRAW_IN_WORDS);
        for choice in in_words.map_or(choices, |only| vec![only]) {
            let mut next = game.clone();
            next.choose_listed(choice);
            follow(&next, ends);
        }
    }
    let (scenario, readings) = (read(text), Overrides::default());
    let begin = OpenScript::begin(&scenario, Edition::Hig2, &readings, None, 1).expect("it can begin");
    let mut ends = Vec::new();
    follow(begin.game(), &mut ends);
    ends
}

#[test]
fn ends_are_those_that_trying_everything_finds() {
    for text in [MESSAGES, TILES] {
        let ends = all_ends(text);
        let report = explores(text, |_| {});
        assert!(report.limits.complete());
        assert!(ends.len() > 10);
        let points = |end: &Game, player| end.position().track.total(crate::figures::Player(player));
        let begin: Vec<i16> = match text == MESSAGES {
            true => vec![14, 3],
            false => vec![0, 0],
        };
        for (player, begin) in (0..2).zip(begin) {
            let gained = || ends.iter().map(|end| i32::from(points(end, player) - begin));
            let range = report.points[usize::from(player)];
            assert_eq!((Some(range.least), Some(range.most)), (gained().min(), gained().max()));
        }
        let positions = |ends: &[Game]| {
            let mut distinct: Vec<&Position<_>> = Vec::new();
            for end in ends {
                if !distinct.contains(&end.position()) {
                    distinct.push(end.position());
                }
            }
            distinct.len() as u64
        };
        assert!(report.ends >= positions(&ends), "{} {}", report.ends, positions(&ends));
        if text == TILES {
            assert_eq!(report.ends, positions(&ends));
        }
    }
}

/// Numbers are equal exactly for positions that are.
#[test]
fn fingerprints_are_those_of_equal_positions() {
    let mut met: Vec<Game> = Vec::new();
    for (edition, boxes) in [(Edition::Hig2, vec![]), (Edition::Zmg, vec![crate::expansions::ALL[0].id])] {
        for number in 0..6 {
            let setup = Setup { boxes: boxes.clone(), ..Setup::new_game(edition, 2) };
            let mut game = setup.build().expect("there is such a game");
            let (mut player, mut choices) = (RandomPlayer::new(7, number / 2), Choices::new());
            while game.position().turn < 25 && game.decision(&mut choices).is_some() {
                game.choose_listed(player.choose(&choices));
                if game.position().turn.is_multiple_of(5) {
                    met.push(game.clone());
                }
            }
        }
    }
    let mut equal = 0;
    for (place, a) in met.iter().enumerate() {
        for b in &met[place + 1..] {
            let same = a.position() == b.position();
            if a.position().rules.busy == b.position().rules.busy {
                assert_eq!(a.fingerprint() == b.fingerprint(), same);
            }
            equal += usize::from(same);
        }
    }
    assert!(equal > 20, "the same game is played twice");
}

#[test]
fn threads_and_repeating_change_nothing() {
    let told = |threads, most| {
        let report = explores(MESSAGES, |settings| {
            settings.maximize = Some("points.red * 2 - points.blue");
            (settings.threads, settings.most) = (threads, most);
        });
        report_text(&report) + &report_json("", &report).to_string()
    };
    for most in [40, 300, 1_000_000] {
        let one = told(1, most);
        assert_eq!(one, told(1, most));
        assert_eq!(one, told(2, most));
        assert_eq!(one, told(3, most));
    }
    let found = |threads| {
        let report = explores(TILES, |settings| {
            settings.find = Some("points.blue > 3");
            settings.threads = threads;
        });
        report_text(&report)
    };
    assert_eq!(found(1), found(2));
}

#[test]
fn what_was_cut_is_said_and_never_is_not() {
    let report = explores(MESSAGES, |settings| {
        settings.find = Some("messages.blue > 0");
        settings.most = 50;
    });
    assert!(report.limits.cut > 0 && report.positions == 50);
    let text = report_text(&report);
    assert!(text.contains("Cut off: ") && text.contains("Not found: ") && !text.contains("never"), "{text}");
    let whole = explores(MESSAGES, |settings| settings.find = Some("messages.blue > 0"));
    assert!(report_text(&whole).contains("No, never: "), "{}", report_text(&whole));
    let (scenario, readings) = (read(MESSAGES), Overrides::default());
    let settings = Settings { find: Some("turn == 0"), ..Settings::new(&scenario, Edition::Hig2, &readings) };
    let stop = AtomicBool::new(true);
    let interrupted =
        explore(&settings, &mut Watch { stop: &stop, progress: &mut |_| {} }).expect("it begins");
    let text = report_text(&interrupted);
    assert!(text.contains("was interrupted") && text.contains("Not found: "), "{text}");
}

/// Of the 71 tiles in the pile of the 2nd edition four are E, besides the one with a garden.
#[test]
fn chances_are_exact_where_nobody_has_a_choice() {
    let report = explores("title: What comes first?\n", |settings| {
        settings.until = Until::Decisions(1);
        settings.find = Some("drawn == 'E'");
    });
    let found = report.found.expect("it was looked for");
    assert_eq!(found.chance, Some(Fraction::new(4, 71)));
    assert!(matches!(found.answer, Answer::Yes(witness) if witness.chance == Some(Fraction::new(4, 71))));
    // Two tiles of the scenario's own, as many as it likes of each: nothing can be said.
    let own = "title: Own tiles\ntiles:\n  Gate: city N, road S\n";
    let report = explores(own, |settings| {
        settings.until = Until::Decisions(1);
        settings.find = Some("drawn == 'E'");
    });
    assert_eq!(report.found.and_then(|found| found.chance), None);
}

/// Red closes the road, 2 points. With 8 + 2 = 10 there is the knights message: 2 points, or two knights at 2
/// points each, so 2 + 4 = 6 at most; 7 + 2, 7 + 4, 10 + 2 and 10 + 4 are not dark, so there is no second one.
#[test]
fn a_message_more_or_less_is_counted_by_hand() {
    let text = "\
title: A road
expansions: [messages]
messages: {only: [knights]}
scores: {red: {meeple: 7, messenger: 8}}
features:
  Alpha: {road: 2 tiles, red: meeple}
  Beta: {city: 3 tiles, red: 2 meeples}
turn:
  - complete: Alpha
";
    let report = explores(text, |settings| settings.maximize = Some("points.red"));
    assert_eq!(report.points[0], Range { least: 2, most: 6 });
    assert_eq!(report.counts[0], [Range { least: 0, most: 1 }, Range { least: 0, most: 0 }]);
    let best = report.best.and_then(|best| best.value).expect("there is a most");
    assert_eq!(best.0, 6.0);
    assert!(best.1.confirmed);
    assert!(best.1.script.contains("score: {Alpha: messenger}") && best.1.script.contains("message: action"));
    // Blue has nothing to say in it, so the worst case is the same.
    let sure = explores(text, |settings| {
        settings.maximize = Some("points.red");
        settings.adverse = true;
    });
    assert_eq!(sure.best.and_then(|best| best.value).map(|(value, _)| value), Some(6.0));
}

/// Blue lays the second tile and would not close red's road.
#[test]
fn the_worst_case_is_what_others_leave() {
    let text = "title: Two turns\nboard: |\n  X  U  .\nfigures: red meeple on road of (1,0)\n\
                pile: {only: [B, W]}\nturns: [[], []]\n";
    let most = |adverse| {
        let report = explores(text, |settings| {
            settings.maximize = Some("meeple.red");
            settings.adverse = adverse;
        });
        report.best.and_then(|best| best.value).map(|(value, witness)| (value, witness.confirmed))
    };
    let (together, alone) = (most(false).expect("a most"), most(true).expect("a worst case"));
    assert!(together.1 && alone.1);
    // The pile is empty after both, so all is scored: X, U and W are 3 tiles, the open road X and U are 2.
    assert!(together.0 > alone.0, "{together:?} {alone:?}");
}

#[test]
fn what_the_script_fixes_is_fixed() {
    let fixed = format!("{MESSAGES}turn:\n  - complete: Gamma\n  - score: {{Gamma: meeple}}\n");
    let report = explores(&fixed, |_| {});
    assert_eq!(report.points[0], Range { least: 2, most: 2 });
    let open = format!("{MESSAGES}turn:\n  - complete: Gamma\n");
    // 8 + 2 = 10: the knights message. Its 2 points, by one knight or without, lead to no dark space.
    assert_eq!(explores(&open, |_| {}).counts[0][0], Range { least: 0, most: 1 });
    let everything = explores(&fixed, |settings| settings.step = Some(0));
    assert_eq!(everything.ends, explores(MESSAGES, |_| {}).ends);
    let nowhere = explored(&format!("{MESSAGES}turn:\n  - take: Gamma\n  - meeple: Omega\n"), |_| {});
    assert!(matches!(nowhere, Err(Problem::Scenario(_))));
}

#[test]
fn lines_may_end_within_a_turn() {
    for until in [Until::Part, Until::Decisions(2), Until::Decisions(4)] {
        let report = explores(MESSAGES, |settings| {
            settings.until = until;
            settings.maximize = Some("points.red + messages.red");
        });
        let (_, witness) = report.best.and_then(|best| best.value).expect("there is an end");
        assert!(witness.confirmed, "{until:?}: {}", witness.script);
    }
    let game = explores(TILES, |settings| {
        settings.until = Until::Game;
        settings.find = Some("over && points.blue > 3");
    });
    let Some(Found { answer: Answer::Yes(witness), .. }) = game.found else { panic!("{game:?}") };
    assert!(witness.confirmed && witness.script.starts_with("turns:"), "{}", witness.script);
}

#[test]
fn expressions_that_cannot_be_used_are_told_early() {
    let error =
        |expression: &'static str| match explored(MESSAGES, |settings| settings.find = Some(expression)) {
            Err(Problem::Expression(error)) => error.to_string(),
            other => panic!("{expression}: {other:?}"),
        };
    assert!(error("pionts.red > 1").contains("did you mean `points`?"));
    assert!(error("points.rde > 1").contains("did you mean `red`?"));
    assert!(error("true || pionts.red > 1").contains("did you mean `points`?"));
    assert!(error("points.red").contains("must give true or false"));
    assert!(error("points.red >").contains("cannot be read"));
    assert!(error("1 / 0 == 1").contains("cannot be worked out"));
    assert!(matches!(
        explored(MESSAGES, |settings| settings.maximize = Some("'much'")),
        Err(Problem::Expression(ExpressionError::WrongKind { .. }))
    ));
    let long: &'static str = Box::leak(format!("1 == 1{}", " ".repeat(LONGEST)).into_boxed_str());
    assert!(error(long).contains("are the most"));
    let deep: &'static str = Box::leak(format!("{}1", "(".repeat(400)).into_boxed_str());
    assert!(error(deep).contains("cannot be read"));
    let own = explores(MESSAGES, |settings| settings.find = Some("[1, 2].exists(n, n == messages.red)"));
    assert!(matches!(own.found.map(|found| found.answer), Some(Answer::Yes(_))));
}

#[test]
fn editions_part_by_the_shortest_line() {
    let text = "\
title: A shared space
expansions: [messages]
messages: {only: [knights]}
scores: {red: {meeple: 8, messenger: 1}, blue: 10}
features:
  Alpha: {road: 2 tiles, red: meeple}
  Beta: {road: 3 tiles, red: meeple}
";
    let (scenario, readings) = (read(text), Overrides::default());
    let settings = Settings::new(&scenario, Edition::Hig2, &readings);
    let stop = AtomicBool::new(false);
    let mut watch = Watch { stop: &stop, progress: &mut |_| {} };
    let parted = differ(&settings, [Edition::Hig2, Edition::Zmg], &mut watch).expect("both can begin");
    let difference = parted.difference.as_ref().expect("they part");
    // Alpha, none besides, the scoring meeple onto blue's space, and what the message is used for.
    assert_eq!(difference.choices, 4);
    assert_eq!(difference.scripts.len(), 1, "{:?}", difference.scripts);
    assert_eq!(difference.results.each_ref().map(|(_, counts)| counts[0][0]), [1, 0]);
    let same = differ(&settings, [Edition::First, Edition::Hig2], &mut watch).expect("both can begin");
    assert!(same.difference.is_none() && same.limits.complete());
    assert!(difference_text(&same).contains("No line of play parts them"));
}

/// A random game is among the lines of play: its choices lead to an end that the search has as well.
#[test]
fn every_witness_is_what_run_plays() {
    for expression in
        ["points.red", "-points.red", "points.blue - points.red", "messages.red * 100 - meeple.red"]
    {
        let expression: &'static str = expression;
        let report = explores(MESSAGES, |settings| settings.maximize = Some(expression));
        let (_, witness) = report.best.and_then(|best| best.value).expect("there is an end");
        assert!(witness.confirmed, "{expression}\n{}", witness.script);
        let scenario = read(&(MESSAGES.to_owned() + &witness.script));
        let played = scenario::play(&scenario, Edition::Hig2, &Overrides::default(), scenario::Until::End);
        let game = played.expect("it can begin").game;
        assert_eq!(game.stage(), Stage::Halted);
        let gained = i32::from(game.position().track.total(crate::figures::Player(0))) - 14;
        assert_eq!(gained, witness.points[0]);
    }
}
