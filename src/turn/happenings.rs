//! What the base game does in a turn, slot by slot.

use super::rulings;
use crate::editions::terms;
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};
use crate::scoring::rulings as scoring;

/// All of it, in the order of play.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::Draw),
        "The active player draws a {term:tile}; one that fits nowhere is set aside for another.",
        &[&rulings::TURN_ORDER, &rulings::TILE_SET_ASIDE],
    ),
    Happening::new(
        Moment::At(Slot::Place),
        "The {term:tile} is placed where every edge that touches another {term:tile} matches it.",
        &[&rulings::EDGES_MATCH, &rulings::NO_CORNER_CONTACT],
    ),
    Happening::new(
        Moment::At(Slot::MoveWood),
        "The player may place one {term:meeple} from the {term:supply} onto that {term:tile}, on a feature \
         that no figure occupies.",
        &[
            &rulings::ONE_FIGURE_A_TURN,
            &rulings::ONLY_ONTO_PLACED_TILE,
            &rulings::NOT_ONTO_OCCUPIED,
            &rulings::WHERE_FIGURES_STAND,
        ],
    ),
    Happening::new(
        Moment::At(Slot::Features),
        "Each feature that the {term:tile} completed is scored for whoever has the majority there, and its \
         figures go home.",
        &[&scoring::MAJORITY, &scoring::TIE, &scoring::FIGURES_COME_HOME],
    )
    .scoring(&[&terms::ROAD, &terms::CITY, &terms::MONASTERY]),
    Happening::unseen(Slot::ScoringEnd),
    Happening::new(
        Moment::TurnOver,
        "The next player's turn follows; after the turn of the last {term:tile}, the final scoring.",
        &[&rulings::GAME_END],
    ),
    Happening::new(
        Moment::During(Round::Final),
        "What figures still stand on is scored: first roads, cities and monasteries, then fields.",
        &[&scoring::FINAL_SCORING],
    )
    .scoring(&[&terms::ROAD, &terms::CITY, &terms::MONASTERY, &terms::FIELD]),
];
