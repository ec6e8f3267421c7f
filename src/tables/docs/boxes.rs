//! The page of the boxes: of each what scenarios may say with it.

use std::fmt::Write as _;

use super::places::topic;
use super::{Page, notice};
use crate::editions::Edition;
use crate::expansions::{self, Boxed, Outcome};
use crate::figures::{FigureRecord, MEEPLE_RECORD};
use crate::game;
use crate::position::Verb;
use crate::script::examples;
use crate::tables::core::boxes::published;
use crate::tables::formats::markdown::{code, escape};
use crate::tiles::{MarkDef, MarkPlace, PartKind};
use crate::turn;

/// The name of the page.
pub(super) const BOXES: &str = "boxes.md";

/// What boxes bring to scenarios, one after the other, the base game first.
pub(super) fn page() -> Page {
    let mut text = format!(
        "# The boxes, and what scenarios say with them\n\n{}\n",
        notice("`meeplaw table boxes` prints the list of boxes alone.")
    );
    let two: Vec<&str> = expansions::ALL.iter().take(2).map(|boxed| boxed.id).collect();
    let _ = write!(
        text,
        "A box is put into play by its id, several by a list: `expansions: [{}]`.\n\n",
        two.join(", ")
    );
    text += "\
        Places, names of players and numbers in the examples are made up. How a scenario is written is told in \
        [How to write a scenario](scenario-format.md).\n\n";
    text += "- [Base game](#base)\n";
    for boxed in expansions::ALL {
        let _ = writeln!(text, "- [{}](#{}): `{}`", escape(boxed.title), boxed.id, boxed.id);
    }
    text += "\n<a id=\"base\"></a>\n\n## Base game\n\nIt is always in play.\n";
    figures(&mut text, &[&MEEPLE_RECORD]);
    steps(&mut text, turn::verbs::ALL, &[&MEEPLE_RECORD]);
    for boxed in expansions::ALL {
        tell(&mut text, boxed);
    }
    Page { path: BOXES.to_owned(), text }
}

fn tell(text: &mut String, boxed: &Boxed) {
    let Boxed { id, title, .. } = *boxed;
    let _ = write!(text, "\n<a id=\"{id}\"></a>\n\n## {}\n\n`expansions: [{id}]`", escape(title));
    let _ = writeln!(text, " \u{2013} published in: {}", escape(&published(boxed.published)));
    let mut topics: Vec<&str> = boxed.rulings.iter().map(|ruling| topic(ruling.id)).collect();
    topics.sort_unstable();
    topics.dedup();
    if !topics.is_empty() {
        let links: Vec<String> =
            topics.iter().map(|topic| format!("[{topic}](rulings/{topic}.md)")).collect();
        let _ = writeln!(text, "\nRulings: {}", links.join(", "));
    }
    if !boxed.mechanisms.is_empty() {
        text.push_str("\nParts that `without` leaves out:\n\n");
        for part in boxed.mechanisms {
            let _ = writeln!(text, "- `{}`: {}", part.id, escape(part.title));
        }
    }
    if !boxed.keys.is_empty() {
        text.push_str("\n| Key | States | Example |\n| --- | --- | --- |\n");
        for key in boxed.keys {
            let _ = writeln!(text, "| `{}` | {} | {} |", key.name, prose(key.states), code(key.example));
        }
    }
    figures(text, boxed.figures);
    steps(text, boxed.words.verbs, boxed.figures);
    outcomes(text, boxed.outcomes);
    marks(text, &boxed.own_marks(&game::catalogue()));
    if !boxed.words.sources.is_empty() {
        let named: Vec<String> =
            boxed.words.sources.iter().map(|term| format!("`score: {{{}: meeple}}`", term.id)).collect();
        let _ = writeln!(
            text,
            "\nPoints besides those of features are named by what brings them: {}",
            named.join(", ")
        );
    }
}

/// Words in which code stands between ticks: only what is not code is escaped.
fn prose(text: &str) -> String {
    let piece = |(place, piece): (usize, &str)| if place % 2 == 0 { escape(piece) } else { code(piece) };
    text.split('`').enumerate().map(piece).collect()
}

fn figures(text: &mut String, figures: &[&FigureRecord]) {
    if figures.is_empty() {
        return;
    }
    text.push_str("\n| Figure | Called | Each player has | Stands on |\n| --- | --- | --- | --- |\n");
    for figure in figures {
        let mut called = Vec::new();
        for edition in Edition::ALL {
            let word = figure.term.one(edition);
            if !called.contains(&word) {
                called.push(word);
            }
        }
        let kinds = PartKind::ALL.into_iter().filter(|&kind| figure.stands_on.contains(kind));
        let stands: Vec<&str> = kinds.map(PartKind::id).collect();
        let _ = writeln!(
            text,
            "| `{}` | {} | {} | {} |",
            figure.term.id,
            called.join(", "),
            figure.each,
            stands.join(", ")
        );
    }
}

fn steps(text: &mut String, verbs: &[&Verb], figures: &[&FigureRecord]) {
    let told = examples::all(verbs, figures);
    if told.is_empty() {
        return;
    }
    text.push_str("\nSteps:\n\n");
    for written in told {
        let _ = writeln!(text, "- {}", code(&written));
    }
}

fn outcomes(text: &mut String, outcomes: &[Outcome]) {
    if !outcomes.is_empty() {
        text.push_str("\n| Under `expect` | Gives |\n| --- | --- |\n");
        for outcome in outcomes {
            let _ = writeln!(text, "| `{}` | {} |", outcome.name, prose(outcome.gives));
        }
    }
}

fn marks(text: &mut String, marks: &[MarkDef]) {
    if marks.is_empty() {
        return;
    }
    text.push_str(
        "\nOn tiles of one's own, and behind `with` of features in words where it is on a feature:\n\n",
    );
    for mark in marks {
        let (word, place) = (mark.word, mark.on);
        let _ = match place {
            MarkPlace::Tile => writeln!(text, "- `{word}`, between commas"),
            MarkPlace::Part(kind) => {
                writeln!(text, "- `{word}`, behind a {}: `{} {word}`", kind.id(), shown(kind))
            }
            MarkPlace::Own => writeln!(text, "- `{word}`, between commas; as a place: `{word} of (0,0)`"),
            MarkPlace::Closing => writeln!(text, "- `{word}`, a tile that closes whatever it touches"),
        };
    }
}

/// A part of a tile in the notation, on as few sides as it may have.
const fn shown(kind: PartKind) -> &'static str {
    match kind {
        PartKind::City => "city N",
        PartKind::Road => "road EW",
        PartKind::River => "river EW",
        PartKind::Field => "field",
        PartKind::Monastery => "monastery",
        PartKind::Garden => "garden",
        PartKind::Place => "",
    }
}
