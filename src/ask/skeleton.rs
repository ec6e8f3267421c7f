//! The beginning of a new scenario.

use super::record::Record;
use super::shelf::{Shelf, Via};
use crate::expansions::{self, Boxed};
use crate::scenario::problems::Source;
use crate::scenario::yaml::{self, splice::splice};

const ONE_FIGURE: &str = include_str!("skeleton/one-figure.yaml");
const TWO_FIGURES: &str = include_str!("skeleton/two-figures.yaml");

/// Columns that a comment takes at most.
const WIDTH: usize = 100;

/// The beginning of a new scenario, which passes as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skeleton {
    /// The text of the file.
    pub text: String,
    /// The file of the scenario that it is a copy of, if it is one.
    pub copy_of: Option<String>,
}

/// The beginning of a new scenario of this title.
///
/// For a record it is the scenario at hand that pins it and is shortest, with a remark on top: what shows
/// the record already is the best place to ask further. Where none is at hand it is a general scenario
/// with the record's box in play and its id pinned.
pub fn skeleton(title: Option<&str>, record: Option<Record>, shelf: &Shelf) -> Skeleton {
    record.and_then(|record| copied(title, record, shelf)).unwrap_or_else(|| general(title, record))
}

fn copied(title: Option<&str>, record: Record, shelf: &Shelf) -> Option<Skeleton> {
    let pinned = shelf.pinned(record);
    let naming = pinned.pins.iter().filter(|pin| matches!(pin.via, Via::Names(_)));
    let best = naming.min_by_key(|pin| (pin.via, pin.scenario.source.text.len()))?;
    let text = &best.scenario.source.text;
    let text =
        title.and_then(|title| retitled(&best.scenario.source, title)).unwrap_or_else(|| text.to_string());
    let others = match pinned.pins.len() - 1 {
        0 => String::new(),
        1 => format!(" 1 more pins it: `meeplaw explain {}` names it.", record.id()),
        others => format!(" {others} more pin it: `meeplaw explain {}` names them.", record.id()),
    };
    let remark = format!(
        "A copy of {}, which pins {}.{others} Change it to what you ask; `meeplaw run FILE` plays it, `meeplaw compare \
         FILE` shows the editions side by side, `meeplaw check FILE --bless` puts what comes out into `expect`.",
        best.path,
        pinned.through.id()
    );
    let text = format!("{}#\n{}\n{text}", comment(&remark), about(record));
    Some(Skeleton { text, copy_of: Some(best.path.to_owned()) })
}

fn retitled(source: &Source, title: &str) -> Option<String> {
    let root = yaml::parse(source).ok()?;
    splice(&source.text, &[(root.get("title")?.span, in_yaml(title))]).ok()
}

fn general(title: Option<&str>, record: Option<Record>) -> Skeleton {
    let boxed = match record {
        Some(record) => record.boxed(),
        // The question that this program is most often asked.
        None => expansions::ALL.iter().copied().find(|boxed| boxed.scoring_figures > 1),
    };
    let two = boxed.is_some_and(|boxed| boxed.scoring_figures > 1);
    let title = title.or(record.map(Record::title)).unwrap_or("What happens when ...?");
    let rulings = record.map_or_else(String::new, |record| {
        format!("{}rulings: [{}]        # what it pins", about(record), record.id())
    });
    let cites = record.map_or_else(String::new, |record| {
        let remark =
            format!("This position need not show {} yet. Once it does, let it be held to that:", record.id());
        format!("{}#  cites: [{}]", comment(&remark), record.id())
    });
    let mut text = String::new();
    for line in if two { TWO_FIGURES } else { ONE_FIGURE }.lines() {
        let filled = match line {
            "{{rulings}}" => rulings.clone(),
            "{{cites}}" => cites.clone(),
            "{{keys}}" => keys(boxed),
            _ if line.contains("{{box}}") => match boxed {
                Some(boxed) => line.replace("{{box}}", boxed.id),
                None => String::new(),
            },
            _ => {
                text += &line.replace("{{title}}", &in_yaml(title));
                text.push('\n');
                continue;
            }
        };
        if !filled.is_empty() {
            text += &filled;
            text.push('\n');
        }
    }
    Skeleton { text, copy_of: None }
}

/// What a box can have stated, as examples.
fn keys(boxed: Option<&Boxed>) -> String {
    let keys = boxed.map_or(&[][..], |boxed| boxed.keys);
    keys.iter()
        .map(|key| format!("{}# {}\n", comment(key.states), key.example))
        .collect::<String>()
        .trim_end()
        .to_owned()
}

/// A record in a comment.
fn about(record: Record) -> String {
    let mut text = comment(&format!("{}: {}", record.id(), record.title()));
    text += &comment(record.statement());
    if !record.waits_for().is_empty() {
        text += &comment(&format!(
            "It cannot be shown yet: it needs {}, which is not built.",
            record.waits_for()
        ));
    }
    text
}

/// Text as lines behind `#`.
fn comment(text: &str) -> String {
    let mut lines = String::new();
    let mut line = "#".to_owned();
    for word in text.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines += &line;
            lines.push('\n');
            line = "#".to_owned();
        }
        line.push(' ');
        line += word;
    }
    lines + &line + "\n"
}

/// A title as YAML: bare where it can be.
fn in_yaml(title: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || " ,.?'()-".contains(c);
    let begins = title.starts_with(char::is_alphabetic) && title.contains(' ');
    if begins && !title.ends_with(' ') && title.chars().all(plain) {
        return title.to_owned();
    }
    serde_json::Value::from(title).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::record::all;
    use crate::rulings::Overrides;
    use crate::scenario;

    fn empty() -> Shelf {
        Shelf::built_in(Vec::new())
    }

    fn passes(skeleton: &Skeleton) {
        let source = Source::new("skeleton.yaml", skeleton.text.as_str());
        let scenario = scenario::read(&source).unwrap_or_else(|problems| panic!("{problems}"));
        let runs = scenario::play_all(&scenario, &Overrides::default())
            .unwrap_or_else(|problems| panic!("{problems}"));
        for run in runs {
            let (_, failures) = run.result.unwrap_or_else(|problems| panic!("{problems}"));
            assert_eq!(failures, [], "{}", skeleton.text);
        }
    }

    #[test]
    fn every_skeleton_passes() {
        passes(&skeleton(None, None, &empty()));
        passes(&skeleton(Some("null"), None, &empty()));
        passes(&skeleton(Some("a: \"b\" #c"), None, &empty()));
        for record in all() {
            let skeleton = skeleton(None, Some(record), &empty());
            passes(&skeleton);
            assert!(
                skeleton.text.contains(record.id()) && !skeleton.text.contains("{{"),
                "{}",
                skeleton.text
            );
        }
    }

    #[test]
    fn a_scenario_that_pins_it_is_copied_with_another_title() {
        let own = "# its own remark\ntitle: Old\nrulings: [base/road]\nfeatures:\n  Alpha: {road: 2 tiles, red: meeple}\n\
                   turn:\n  - complete: Alpha\nexpect:\n  points: {red: 2}\n";
        let shelf = Shelf::built_in(vec![("scenarios/road.yaml".to_owned(), own)]);
        let record = crate::ask::record("base/road");
        let skeleton = skeleton(Some("My road"), record, &shelf);
        assert_eq!(skeleton.copy_of.as_deref(), Some("scenarios/road.yaml"));
        assert!(skeleton.text.contains("# its own remark\ntitle: My road\nrulings"), "{}", skeleton.text);
        passes(&skeleton);
    }
}
