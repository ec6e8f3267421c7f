//! Choices that are not listed, to see them refused.

use super::RandomPlayer;
use crate::board::Spot;
use crate::expansions::Slots;
use crate::figures::FigureKind;
use crate::game;
use crate::geometry::Cell;
use crate::position::{Choice, Position};

/// How many are tried.
const TRIED: usize = 6;

/// Some choices that are not listed: ones of earlier steps, and listed ones changed a little.
pub(super) fn unlisted(
    p: &Position<Slots>,
    listed: &[Choice],
    stale: &[Choice],
    chance: &mut RandomPlayer,
) -> Vec<Choice> {
    let mut tried = Vec::with_capacity(TRIED);
    for nth in 0..TRIED {
        let from = if nth % 3 == 0 && !stale.is_empty() { stale } else { listed };
        let choice = chance.choose(from);
        tried.push(if chance.below(4) == 0 { choice } else { changed(p, choice, chance) });
    }
    tried.retain(|choice| !listed.contains(choice));
    tried
}

/// A choice with something about it changed.
fn changed(p: &Position<Slots>, choice: Choice, chance: &mut RandomPlayer) -> Choice {
    match chance.below(5) {
        0 => Choice { number: choice.number ^ 1 << chance.below(4), ..choice },
        1 => Choice { figure: FigureKind(choice.figure.0 + 1), ..choice },
        2 => {
            let verbs: Vec<_> = game::verbs().collect();
            Choice { verb: verbs[chance.below(verbs.len())], ..choice }
        }
        3 => {
            let tiles = p.board.tiles();
            let cell = tiles[chance.below(tiles.len())].cell;
            Choice { spot: Some(Spot::Part { cell, part: chance.below(9) as u8 }), ..choice }
        }
        _ => {
            let near = |at: i16, by: usize| at + by as i16 - 2;
            let spot = choice.spot.map(|spot| match spot {
                Spot::Part { cell: Cell { x, y }, part } => {
                    let cell = Cell::new(near(x, chance.below(5)), near(y, chance.below(5)));
                    Spot::Part { cell, part }
                }
                Spot::Stated(index) => Spot::Stated(index + 1),
            });
            Choice { spot, ..choice }
        }
    }
}
