//! What that program calls the things of the base game; boxes say it themselves.

use crate::editions::Term;
use crate::editions::base::readings;
use crate::editions::terms;
use crate::expansions::{
    self, Saved, SavedChance, SavedElement, SavedFigure, SavedPhase, SavedPoints, SavedRule, SavedTarget,
    SavedToken, SavedVerb,
};
use crate::position::Verb;
use crate::rulings::Cite;
use crate::tiles::PartKind;
use crate::turn::verbs;

/// The base game's names.
pub(super) static BASE: Saved = Saved {
    elements: &[SavedElement::needed("farmers")],
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
        SavedPoints::new(&terms::CITY, "city").at_end("city.incomplete"),
        SavedPoints::new(&terms::CITY, "city.tiny").where_cited(readings::TINY_CITY.id),
        SavedPoints::new(&terms::ROAD, "road").at_end("road.incomplete"),
        SavedPoints::new(&terms::MONASTERY, "monastery").at_end("monastery.incomplete"),
        SavedPoints::new(&terms::GARDEN, "garden").at_end("garden.incomplete"),
        SavedPoints::new(&terms::FIELD, "field"),
    ],
    verbs: &[
        SavedVerb::new(SavedVerb::PLACE_TILE, &[], &verbs::PLACE, SavedTarget::Placement),
        SavedVerb::deploy(&verbs::FIGURE, SavedTarget::Part),
        SavedVerb::pass(&verbs::NO_FIGURE),
    ],
    phases: &[
        SavedPhase::new("draw", TILE_PHASE),
        SavedPhase::new("place", TILE_PHASE),
        SavedPhase::action("figure", "ActionPhase"),
    ],
    ..Saved::NONE
};

/// A tile is drawn and placed.
pub(super) const TILE_PHASE: &str = "TilePhase";
/// Everything of the action part is done but for confirming it.
pub(super) const COMMIT_PHASE: &str = "CommitActionPhase";
/// The game is over.
pub(super) const GAME_OVER: &str = "GameOverPhase";

/// The names of the base game and of these boxes.
pub(super) fn of<'a>(boxes: &'a [&'static str]) -> impl Iterator<Item = &'static Saved> + 'a {
    let in_play = expansions::ALL.iter().filter(|boxed| boxes.contains(&boxed.id));
    [&BASE].into_iter().chain(in_play.map(|boxed| &boxed.saved))
}

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

/// The kind of part that a pointer speaks of: by its own name, or by one that a box gives it.
pub(super) fn part_kind(name: &str) -> Option<PartKind> {
    let own = PartKind::ALL.into_iter().find(|&kind| !name.is_empty() && feature(kind) == name);
    own.or_else(|| all().flat_map(|saved| saved.features).find(|it| it.name == name).map(|it| it.kind))
}

/// The figure of this name in figures' ids.
pub(super) fn figure(name: &str) -> Option<&'static SavedFigure> {
    all().flat_map(|saved| saved.figures).find(|figure| figure.name == name)
}

/// The figure of this term.
pub(super) fn figure_of(term: &Term) -> Option<&'static SavedFigure> {
    all().flat_map(|saved| saved.figures).find(|figure| figure.term == term)
}

/// The message that stands for a choice of this verb.
pub(super) fn message_of(verb: &Verb) -> Option<&'static SavedVerb> {
    all().flat_map(|saved| saved.verbs).find(|saved| saved.verb == verb)
}

/// What may stand for a message of this type and word: records, with the place of the word in each.
pub(super) fn verbs_of(message: &str, word: &str) -> impl Iterator<Item = (&'static SavedVerb, usize)> {
    let place = move |saved: &'static SavedVerb| match saved.words {
        _ if saved.message != message => None,
        [] => word.is_empty().then_some((saved, 0)),
        words => words.iter().position(|&own| own == word).map(|place| (saved, place)),
    };
    all().flat_map(|saved| saved.verbs).filter_map(place)
}

/// The phase in which a decision about this is made.
pub(super) fn phase(about: &str) -> Option<&'static SavedPhase> {
    all().flat_map(|saved| saved.phases).find(|phase| phase.about == about)
}

/// How chance decides with a choice of this verb.
pub(super) fn chance(verb: &Verb) -> Option<&'static SavedChance> {
    all().flat_map(|saved| saved.chance).find(|chance| chance.verb == verb)
}

/// What players have of this name.
#[allow(dead_code)]
pub(super) fn token(name: &str) -> Option<&'static SavedToken> {
    all().flat_map(|saved| saved.tokens).find(|token| token.name == name)
}

/// What points are called that this brings. `at_end`: valued as at the end of the game. `cites`: what their tally
/// names.
pub(super) fn points(source: &Term, at_end: bool, cites: &[Cite]) -> String {
    let own = || all().flat_map(|saved| saved.points).filter(|points| points.source == source);
    let cited =
        |points: &&SavedPoints| points.cites.is_some_and(|id| cites.iter().any(|cite| cite.id() == id));
    let plain = |points: &&SavedPoints| points.cites.is_none();
    let named = own().find(cited).or_else(|| own().find(plain));
    named.map_or(source.id, |points| if at_end { points.at_end } else { points.name }).to_owned()
}
