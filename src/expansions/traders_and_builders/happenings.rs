//! What goods, builder and pig do in a turn.

use super::goods::TRADE_GOODS;
use super::rulings;
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::AfterPlace),
        "A {term:tile} that extends a {term:road} or {term:city} with the player's builder earns a second part of \
         the turn.",
        &[&rulings::SECOND_PART, &rulings::ONE_MORE_ONLY],
    ),
    Happening::new(
        Moment::At(Slot::MoveWood),
        "A builder may go beside an own follower on an incomplete {term:road} or {term:city}, a pig beside an own \
         {term:farmer}, instead of a {term:meeple}.",
        &[&rulings::BUILDER_WHERE, &rulings::BUILDER_NOT_COMPLETE, &rulings::PIG_WHERE],
    ),
    Happening::new(
        Moment::At(Slot::Features),
        "Whoever completed a {term:city} takes the goods in it, once its points are paid.",
        &[&rulings::GOODS_COMPLETER],
    ),
    Happening::new(
        Moment::At(Slot::FurtherPart),
        "The second part that a builder earned follows, with a further {term:tile}.",
        &[&rulings::SECOND_PART, &rulings::RIGHT_STAYS],
    ),
    Happening::new(
        Moment::During(Round::Final),
        "Whoever has the most wine, grain or cloth gets 10 points for each.",
        &[&rulings::GOODS_MOST],
    )
    .scoring(&[&TRADE_GOODS]),
];
