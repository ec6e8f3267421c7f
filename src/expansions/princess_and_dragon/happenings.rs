//! What The Princess & the Dragon does in a turn.

use super::{rulings, words};
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};
use crate::turn::rulings as turn;

/// All of it.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::Begin),
        "The fairy brings the active player 1 point if she belongs to one of the player's {terms:meeple}.",
        &[&rulings::ROUNDS_1A_FAIRY, &rulings::FAIRY_ONCE],
    )
    .scoring(&[&words::FAIRY_POINT]),
    Happening::new(
        Moment::At(Slot::AfterPlace),
        "A volcano brings the dragon onto its {term:tile}.",
        &[&rulings::VOLCANO, &rulings::DRAGON_TILES_WAIT],
    ),
    Happening::new(
        Moment::At(Slot::MoveWood),
        "Instead of placing a {term:meeple} the fairy may be moved, or a princess may send a {term:knight} home; \
         through a magic portal a {term:meeple} may go to any free and incomplete feature.",
        &[&rulings::FAIRY_MOVE, &rulings::PRINCESS, &rulings::PORTAL],
    ),
    Happening::new(
        Moment::At(Slot::BeforeScoring),
        "A {term:tile} with a dragon was placed: the dragon moves six steps and sends the figures on its way home.",
        &[&rulings::DRAGON_MOVES, &rulings::DRAGON_EATS],
    ),
    Happening::new(
        Moment::At(Slot::BonusAfter),
        "When the feature of the fairy's {term:meeple} is scored, she brings its owner 3 points.",
        &[&rulings::FAIRY_WHEN_SCORED, &turn::ROUNDS_3_SCORING],
    )
    .scoring(&[&words::FAIRY_BONUS]),
    Happening::unseen(Slot::AfterScoring),
    Happening::new(
        Moment::During(Round::Message),
        "She brings her 3 points too when her {term:meeple} is taken back by a message.",
        &[&rulings::FAIRY_WHEN_SCORED],
    )
    .scoring(&[&words::FAIRY_BONUS]),
    Happening::new(
        Moment::During(Round::Final),
        "She brings her 3 points when the feature of her {term:meeple} is scored at the end.",
        &[&rulings::FAIRY_WHEN_SCORED],
    )
    .scoring(&[&words::FAIRY_BONUS]),
];
