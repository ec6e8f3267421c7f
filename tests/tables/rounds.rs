//! What the records say of rounds is what comes of games.

use std::collections::BTreeSet;
use std::path::PathBuf;

use meeplaw::check;
use meeplaw::events::{Event, Way};
use meeplaw::expansions;
use meeplaw::rulings::Overrides;
use meeplaw::scenario;
use meeplaw::turn::happenings;

#[test]
fn points_come_only_in_rounds_that_say_so() {
    let boxes = expansions::ALL.iter().flat_map(|boxed| boxed.happenings);
    let stated: BTreeSet<(&str, &str)> = happenings::ALL
        .iter()
        .chain(boxes)
        .filter_map(|happening| Some((happening.round()?, happening.scores)))
        .flat_map(|(round, scores)| scores.iter().map(move |term| (round.id(), term.id)))
        .collect();
    let mut seen = BTreeSet::new();
    for file in check::collect(&[PathBuf::from("scenarios")]).expect("there are scenarios") {
        let Ok(scenario) = check::load(&file) else { continue };
        let Ok(runs) = scenario::play_all(&scenario, &Overrides::default()) else { continue };
        for (played, _) in runs.iter().filter_map(|run| run.result.as_ref().ok()) {
            for entry in played.game.events() {
                // Payments are no scoring.
                if let Event::Credited(credited) = &entry.event
                    && credited.way == Way::Scored
                {
                    let round = entry.round.map_or("none", |round| round.id());
                    seen.insert((round, credited.source.id));
                }
            }
        }
    }
    let unstated: Vec<_> = seen.difference(&stated).collect();
    assert!(unstated.is_empty(), "points that no record tells of: {unstated:?}");
}
