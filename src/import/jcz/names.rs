//! What that program calls the things of the base game; boxes say it themselves.

use crate::editions::Term;
use crate::editions::base::readings;
use crate::editions::terms;
use crate::expansions::{self, Saved, SavedFigure, SavedRule, SavedVerb};
use crate::position::Verb;
use crate::tiles::PartKind;
use crate::turn::verbs;

/// The base game's names.
pub(super) static BASE: Saved = Saved {
    elements: &["farmers"],
    rules: &[SavedRule {
        name: "tiny-city-scoring",
        default: "4",
        reading: &readings::TINY_CITY,
        values: &[("4", "4"), ("2", "2")],
    }],
    figures: &[SavedFigure {
        name: "small",
        long_name: "SmallFollower",
        element: "small-follower",
        term: &terms::MEEPLE,
    }],
    points: &[
        (&terms::CITY, "city"),
        (&terms::ROAD, "road"),
        (&terms::MONASTERY, "monastery"),
        (&terms::GARDEN, "garden"),
        (&terms::FIELD, "field"),
    ],
    verbs: &[SavedVerb { message: PASS, word: "", verb: &verbs::NO_FIGURE }],
    phases: &[("draw", TILE_PHASE), ("place", TILE_PHASE), ("figure", "ActionPhase")],
};

/// The message that declines what is offered.
pub(super) const PASS: &str = "PASS";
/// A tile is drawn and placed.
pub(super) const TILE_PHASE: &str = "TilePhase";
/// Everything of the action part is done but for confirming it.
pub(super) const COMMIT_PHASE: &str = "CommitActionPhase";
/// The game is over.
pub(super) const GAME_OVER: &str = "GameOverPhase";

/// What is added to a name of points that an incomplete feature brings at the end.
const INCOMPLETE: &str = ".incomplete";
/// What a completed city of two tiles is called where it counts less.
pub(super) const TINY_CITY: &str = "city.tiny";

/// The names of the base game and of all boxes.
pub(super) fn all() -> impl Iterator<Item = &'static Saved> {
    [&BASE].into_iter().chain(expansions::ALL.iter().map(|boxed| &boxed.saved))
}

/// What a kind of part is called in pointers.
pub(super) fn feature(kind: PartKind) -> &'static str {
    match kind {
        PartKind::City => "City",
        PartKind::Road => "Road",
        PartKind::River => "River",
        PartKind::Field => "Field",
        PartKind::Monastery => "Monastery",
        PartKind::Garden => "Garden",
        PartKind::Place => "",
    }
}

/// The kind of part that a pointer speaks of.
pub(super) fn part_kind(name: &str) -> Option<PartKind> {
    PartKind::ALL.into_iter().find(|&kind| feature(kind) == name)
}

/// The figure of this name in figures' ids.
pub(super) fn figure(name: &str) -> Option<&'static SavedFigure> {
    all().flat_map(|saved| saved.figures).find(|figure| figure.name == name)
}

/// The figure of this term.
pub(super) fn figure_of(term: &Term) -> Option<&'static SavedFigure> {
    all().flat_map(|saved| saved.figures).find(|figure| figure.term == term)
}

/// What a choice of this verb is called: the type of its message, and the word in it.
pub(super) fn message_of(verb: &Verb) -> Option<&'static SavedVerb> {
    all().flat_map(|saved| saved.verbs).find(|saved| saved.verb == verb)
}

/// The verbs that a message of this type and word stands for.
pub(super) fn verbs_of(message: &str, word: &str) -> impl Iterator<Item = &'static Verb> {
    let fits = move |saved: &&SavedVerb| saved.message == message && saved.word == word;
    all().flat_map(|saved| saved.verbs).filter(fits).map(|saved| saved.verb)
}

/// The phase in which a decision about this is made.
pub(super) fn phase(about: &str) -> Option<&'static str> {
    let mut phases = all().flat_map(|saved| saved.phases);
    phases.find(|&&(decision, _)| decision == about).map(|&(_, phase)| phase)
}

/// What points are called that this brings; `at_end` where it is valued as at the end of the game.
pub(super) fn points(source: &Term, at_end: bool) -> String {
    let mut named = all().flat_map(|saved| saved.points);
    let name = named.find(|(term, _)| *term == source).map_or(source.id, |&(_, name)| name);
    let whole_only = [&terms::CITY, &terms::ROAD, &terms::MONASTERY, &terms::GARDEN].contains(&source);
    let ending = if at_end && whole_only { INCOMPLETE } else { "" };
    format!("{name}{ending}")
}
