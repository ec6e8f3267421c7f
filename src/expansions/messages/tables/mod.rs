//! The tables of The Messages.

mod facts;
mod figures;
mod the_eight;
mod zero_cases;

use crate::expansions::{BoxTable, BoxTables, FigureFacts};

/// All of them.
pub(super) const ALL: BoxTables = BoxTables {
    paid: &[],
    own: &[
        BoxTable {
            name: "messages",
            shows: "the eight messages: numbers and names, what each counts, ignores and returns",
            asks_scenarios: false,
            build: the_eight::build,
        },
        BoxTable {
            name: "zero-cases",
            shows: "when the message that scores a figure and returns it brings 0, with scenarios that show it",
            asks_scenarios: true,
            build: zero_cases::build,
        },
    ],
    figures: Some(FigureFacts { title: "What it counts for in messages", read: figures::read }),
};
