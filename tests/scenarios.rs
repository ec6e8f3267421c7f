//! The scenarios: they pass in every edition, they pin every ruling that can be shown, and what they
//! print is kept under `snapshots/`, which mirrors `scenarios/`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use meeplaw::check::{self, Options, Status};
use meeplaw::editions::Edition;
use meeplaw::events::{Event, Round};
use meeplaw::expansions;
use meeplaw::explain::{self, Style};
use meeplaw::game::{self, Game};
use meeplaw::hooks::Choices;
use meeplaw::rulings::{Cite, Kind, Overrides};
use meeplaw::scenario::{self, Run, Scenario};
use meeplaw::script::phrases::{self, Phrase};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files() -> Vec<PathBuf> {
    let files = check::collect(&[root().join("scenarios")]).unwrap();
    assert!(!files.is_empty());
    files
}

fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// Every scenario with its runs.
fn played() -> Vec<(String, Scenario, Vec<Run>)> {
    let play = |path: &PathBuf| {
        let scenario = check::load(path).unwrap_or_else(|problems| panic!("{problems}"));
        let runs = scenario::play_all(&scenario, &Overrides::default())
            .unwrap_or_else(|problems| panic!("{problems}"));
        (short(path), scenario, runs)
    };
    files().iter().map(play).collect()
}

fn games(runs: &[Run]) -> impl Iterator<Item = (Edition, &Game)> {
    runs.iter().filter_map(|run| run.result.as_ref().ok().map(|(played, _)| (run.edition, &played.game)))
}

#[test]
fn all_pass_in_every_edition() {
    let summary = check::check(&files(), &Options::default(), || {});
    let bad: Vec<_> = summary
        .results
        .iter()
        .filter(|outcome| !matches!(outcome.status, Status::Passed | Status::Skipped))
        .map(|outcome| format!("{} {:?}: {:?}", outcome.path, outcome.edition, outcome.failures))
        .collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert_eq!(summary.scenarios, files().len());
}

#[test]
fn every_scenario_expects_something_and_pins_something() {
    for (path, scenario, _) in played() {
        assert!(scenario.expect.span.is_some(), "{path} expects nothing");
        let is_question = path.starts_with("scenarios/questions/");
        assert!(is_question || !scenario.rulings.is_empty(), "{path} pins no ruling");
    }
}

/// A ruling is pinned where a scenario names it and its trace, or a refusal that it expects, does too.
#[test]
fn every_ruling_that_can_be_shown_is_pinned() {
    let mut pinned: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, scenario, _) in played() {
        for ruling in &scenario.rulings {
            pinned.entry(ruling.value.clone()).or_default().push(path.clone());
        }
    }
    let rulings = game::rulings().filter(|ruling| ruling.waits_for.is_empty());
    // A note is pinned by what it annotates: the first that it is related to.
    let shown_by = |ruling: &'static meeplaw::rulings::Ruling| match ruling.kind {
        Kind::Note => ruling.related.first().copied().unwrap_or(ruling.id),
        _ => ruling.id,
    };
    let readings = game::readings().filter(|reading| reading.waits_for.is_empty());
    let missing: Vec<&str> = rulings
        .map(shown_by)
        .chain(readings.map(|reading| reading.id))
        .filter(|id| !pinned.contains_key(*id))
        .collect();
    assert!(missing.is_empty(), "pinned by no scenario: {missing:#?}");
}

/// What brings points that no feature brings is known as a source to the box, so that `score` may name it.
#[test]
fn sources_of_points_are_known() {
    let sources = expansions::ALL.iter().flat_map(|boxed| boxed.words.sources);
    let known: BTreeSet<&str> = sources.map(|term| term.id).collect();
    let mut met = BTreeSet::new();
    for (path, _, runs) in played() {
        for (_, game) in games(&runs) {
            for entry in game.events() {
                let Event::Credited(credited) = &entry.event else { continue };
                // Nobody is asked in the final scoring, and a message names its own figure.
                let asked = |round| !matches!(round, Round::Message | Round::Final);
                let asks = credited.spot.is_none() && entry.round.is_some_and(asked);
                if asks {
                    assert!(known.contains(credited.source.id), "{path}: {}", credited.source.id);
                    met.insert(credited.source.id);
                }
            }
        }
    }
    assert!(met.len() > 3, "{met:?}");
}

#[test]
fn pinned_rulings_are_known_and_the_trace_names_one_of_them() {
    for (path, scenario, runs) in played() {
        let cited: BTreeSet<&str> =
            games(&runs).flat_map(|(_, game)| scenario::cited(game)).map(Cite::id).collect();
        let refused = scenario.refusals();
        // A nearest negative says that the ruling is not named.
        let denied = scenario.denials();
        let named = |id: &str| cited.contains(id) || refused.contains(&id) || denied.contains(&id);
        let shown = scenario.rulings.iter().any(|ruling| named(&ruling.value));
        let overridden = scenario
            .overrides
            .iter()
            .any(|(reading, _)| scenario.rulings.iter().any(|ruling| ruling.value == reading.id));
        assert!(
            shown || overridden || scenario.rulings.is_empty(),
            "{path} pins {:?}, and its traces name none of them: {cited:?}",
            scenario.rulings.iter().map(|ruling| &ruling.value).collect::<Vec<_>>()
        );
    }
}

/// A trace may only name rulings of the registry, and only where they hold.
#[test]
fn traces_name_known_rulings_that_hold_in_their_edition() {
    for (path, _, runs) in played() {
        for (edition, game) in games(&runs) {
            for cite in scenario::cited(game) {
                match cite {
                    Cite::Ruling(ruling) => {
                        assert!(game::ruling(ruling.id).is_some(), "{path}: {} is in no list", ruling.id);
                        assert!(
                            ruling.editions.contains(&edition),
                            "{path}: {} does not hold in {edition}",
                            ruling.id
                        );
                    }
                    Cite::Reading(reading) => {
                        assert!(game::reading(reading.id).is_some(), "{path}: {} is in no list", reading.id);
                        assert!(
                            reading.concerns(edition),
                            "{path}: {} is no question in {edition}",
                            reading.id
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_printed_is_kept() {
    let mut kept = BTreeSet::new();
    for (path, scenario, runs) in played() {
        let mut text = String::new();
        for (_, game) in games(&runs) {
            text += &explain::answer(game, &scenario.names);
            text.push('\n');
        }
        for (_, game) in games(&runs) {
            text += "\n";
            text += &explain::trace(game, &scenario.names, &Style::plain());
        }
        let relative = Path::new(&path).strip_prefix("scenarios").unwrap().with_extension("");
        let name = relative.file_name().unwrap().to_string_lossy().into_owned();
        let folder = root().join("snapshots").join(relative.parent().unwrap());
        kept.insert(folder.join(format!("{name}.snap")));
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(folder);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.set_description(scenario.title.clone());
        settings.bind(|| insta::assert_snapshot!(name, text));
    }
    // A snapshot without its scenario says nothing any more.
    for folder in std::fs::read_dir(root().join("scenarios")).unwrap() {
        let folder = root().join("snapshots").join(folder.unwrap().file_name());
        let Ok(entries) = std::fs::read_dir(folder) else { continue };
        for entry in entries.map(|entry| entry.unwrap().path()) {
            assert!(kept.contains(&entry), "{} has no scenario", entry.display());
        }
    }
}

/// Every legal choice of a played game, printed as a line of a script, is read back as the same choice.
#[test]
fn printed_choices_are_read_back() {
    let mut read_back = 0;
    for (path, scenario, _) in played() {
        for edition in scenario.in_editions() {
            let mut game = scenario::game(&scenario, edition, &Overrides::default()).unwrap();
            let mut choices = Choices::new();
            for step in 0.. {
                let Some(decision) = game.decision(&mut choices) else { break };
                for &choice in &choices {
                    let line = phrases::print(&game, &scenario.names, choice);
                    let Some((key, text)) = line.split_once(": ") else {
                        panic!("{path}: `{line}` is no step")
                    };
                    if matches!(key, "score") {
                        // The figure of a credit is named for its feature, inside a map.
                        continue;
                    }
                    let verbs = game::verbs().filter(|verb| verb.about == decision.about);
                    let read = phrases::read(&game, &scenario.names, verbs, Phrase { key, text });
                    assert_eq!(read, Some(Ok(choice)), "{path}: {line}");
                    read_back += 1;
                }
                // Any way through will do; a different one in each step.
                game.choose_listed(choices[step * 7 % choices.len()]);
            }
        }
    }
    assert!(read_back > 100);
}
