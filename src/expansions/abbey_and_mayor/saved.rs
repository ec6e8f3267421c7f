//! What saved games of another program call the things of Abbey & Mayor.

use super::{ABBEYS, figures, readings, rulings, tiles, words};
use crate::editions::terms;
use crate::expansions::{
    Saved, SavedElement, SavedFigure, SavedPhase, SavedPoints, SavedRule, SavedTarget, SavedVerb,
};

const fn figure(
    name: &'static str,
    long_name: &'static str,
    term: &'static crate::editions::Term,
) -> SavedFigure {
    SavedFigure { name, long_name, element: name, term }
}

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[SavedElement::of("abbey", ABBEYS.id)],
    rules: &[
        SavedRule {
            name: "wagon-move",
            default: "C2",
            reading: &readings::WAGON_MOVE,
            values: &[("C1", "connected"), ("C2", "near")],
        },
        SavedRule {
            name: "barn-placement",
            default: "not-occupied",
            reading: &readings::SECOND_BARN,
            values: &[("not-occupied", "no"), ("occupied", "yes")],
        },
    ],
    figures: &[
        figure("mayor", "Mayor", &figures::MAYOR_TERM),
        figure("wagon", "Wagon", &figures::WAGON_TERM),
        figure("barn", "Barn", &figures::BARN_TERM),
    ],
    points: &[
        SavedPoints::new(&terms::FIELD, "field.barn-placed").where_cited(rulings::BARN_PLACED.id),
        SavedPoints::new(&terms::FIELD, "field.barn-connected").where_cited(rulings::BARN_JOINED.id),
    ],
    verbs: &[
        SavedVerb::new(SavedVerb::PLACE_TILE, &[tiles::ABBEY_ID], &words::ABBEY, SavedTarget::Placement),
        SavedVerb::pass(&words::NO_ABBEY).confirmed_in("CommitAbbeyPassPhase"),
        SavedVerb::deploy(&words::DRIVE, SavedTarget::PartFor("wagon")).confirmed_in("WagonPhase"),
        SavedVerb::pass(&words::STAY_HOME),
    ],
    phases: &[
        SavedPhase::new(words::ABBEY.about, "AbbeyPhase"),
        SavedPhase::new(words::DRIVE.about, "WagonPhase"),
    ],
    ..Saved::NONE
};
