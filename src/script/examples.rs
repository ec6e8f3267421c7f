//! Examples of steps, made of the phrases that print and read them.

use crate::figures::{FigureRecord, MEEPLE_RECORD};
use crate::position::Verb;
use crate::tiles::PartKind;
use crate::turn;

/// The key of the steps that speak of a verb; `{figure}` stands for the name of a figure.
pub fn key(verb: &Verb) -> &'static str {
    verb.phrase.split_once(':').map_or(verb.phrase, |(key, _)| key)
}

/// A step with this verb, about this figure where the key names one: `meeple: city N of (0,0)`.
pub fn example(verb: &Verb, figure: &FigureRecord) -> String {
    with_item(verb, figure, 0)
}

/// A step for each of these figures and verbs, each once.
pub fn all(verbs: &[&Verb], figures: &[&FigureRecord]) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    let mut push = |written: String| {
        if !told.contains(&written) {
            told.push(written);
        }
    };
    for figure in figures {
        push(example(&turn::verbs::FIGURE, figure));
    }
    for verb in verbs {
        // Where points stand behind it, one of the things named tells enough.
        let items = if verb.phrase.contains("{points}") { 1 } else { verb.items.len().max(1) };
        (0..items).for_each(|item| push(with_item(verb, &MEEPLE_RECORD, item)));
    }
    told
}

/// A step about another of the things that the verb names.
fn with_item(verb: &Verb, figure: &FigureRecord, item: usize) -> String {
    let (key, text) = verb.phrase.split_once(": ").unwrap_or((verb.phrase, ""));
    let text = if verb.example.is_empty() { text } else { verb.example };
    let (name, spot) = match key {
        "{figure}" => (figure.term.id, spot(figure)),
        _ => ("meeple", "city N of (0,0)"),
    };
    let filled = [
        ("{{spot}: {scorer}}", "{Alpha: meeple}"),
        ("{figure}", name),
        ("{player}", "blue"),
        ("{drawn}{rotation}", "E2"),
        ("{cell}", "(1,1)"),
        ("{spot}", spot),
        ("{tile}", "E"),
        ("{item}", verb.items.get(item).copied().unwrap_or_default()),
        ("{points}", "3"),
        ("{number}", "10"),
    ];
    filled.iter().fold(format!("{key}: {text}"), |text, (hole, with)| text.replace(hole, with))
}

/// A place that a figure may stand on.
fn spot(figure: &FigureRecord) -> &'static str {
    let stands = |kind| figure.stands_on.contains(kind);
    match () {
        () if stands(PartKind::City) => "city N of (0,0)",
        () if stands(PartKind::Road) => "road of (0,0)",
        () if stands(PartKind::Monastery) => "monastery of (0,0)",
        () if stands(PartKind::Field) => "field S of (0,0)",
        () => "(0,0)",
    }
}
