//! The tables that belong to no box.

pub(super) mod boxes;
mod coverage;
mod figures;
mod outcomes;
mod points;
mod readings;
pub(super) mod register;
mod rulings;
mod tiles;
mod turn;
mod words;

use super::{Runs, Table};

/// Tables of what is played.
pub(super) const OF_THE_GAME: &[Table] = &[
    Table::core("boxes", "the boxes with their ids, their editions and what they bring", Runs::None, |ask| {
        Ok(boxes::build(ask))
    }),
    Table::core("rounds", "the rounds of scoring of a turn, and what scores in each", Runs::None, |ask| {
        Ok(turn::rounds(ask))
    }),
    Table::core(
        "order-of-play",
        "every step of a turn in order, with signs where a message may be drawn",
        Runs::None,
        |ask| Ok(turn::order_of_play(ask)),
    ),
    Table::core("points", "what each feature is worth, completed and at the end", Runs::None, |ask| {
        Ok(points::build(ask))
    }),
    Table::core("tiles", "the tiles of each set, with how many there are of each", Runs::None, |ask| {
        Ok(tiles::build(ask))
    }),
    Table::core(
        "figures",
        "the figures: strength, where they may stand, what they count for",
        Runs::None,
        |ask| Ok(figures::build(ask)),
    ),
    Table::core("words", "the words of the rules in each edition", Runs::None, |ask| Ok(words::build(ask))),
];

/// Tables of what is known, and of what is shown.
pub(super) const OF_THE_REGISTER: &[Table] = &[
    Table::core(
        "editions",
        "every switch with the answer of each edition and its source",
        Runs::None,
        |ask| Ok(readings::switches(ask)),
    ),
    Table::core(
        "readings",
        "every reading with its options, its default and the evidence",
        Runs::None,
        |ask| Ok(readings::readings(ask)),
    ),
    Table::core("rulings", "every ruling with who said it, where and when", Runs::None, |ask| {
        Ok(rulings::build(ask))
    }),
    Table::core(
        "coverage",
        "which scenarios show which ruling, and what comes of them now",
        Runs::Known,
        coverage::build,
    ),
    Table::core(
        "outcomes",
        "what comes of each scenario of a folder, edition by edition",
        Runs::Named,
        outcomes::build,
    ),
];
