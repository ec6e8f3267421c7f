//! Magic portals: the follower of the turn may go onto any free and incomplete feature of the table.

use super::tiles::PORTAL;
use super::{Ours, PrincessAndDragon, rulings, shows};
use crate::figures::{FigureKind, Placing};
use crate::hooks::Choices;
use crate::position::{Choice, Position};
use crate::rulings::Cite;
use crate::turn::{self, verbs};

/// Was a tile with a portal placed?
pub(super) fn open<R: Ours>(p: &Position<R>) -> bool {
    PrincessAndDragon::of(p).parts.portal && shows(p, PORTAL)
}

/// Every place elsewhere on the table onto which a follower may go.
pub(super) fn list<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    if !open(p) {
        return;
    }
    let placed = p.frame().tile;
    let elsewhere = (0..p.board.tiles().len() as u16).map(crate::board::TileId);
    let parts = elsewhere.filter(|&tile| Some(tile) != placed).flat_map(|tile| p.board.parts_of(tile));
    let parts: Vec<_> = parts.chain(p.board.stated().iter().map(|stated| stated.part)).collect();
    for (index, record) in p.rules.figures.iter().enumerate() {
        let figure = FigureKind(index as u8);
        let may_go = record.follower && record.placing == Placing::OnFree;
        if !may_go || p.figures.supply(p.active(), figure) == 0 {
            continue;
        }
        for &part in &parts {
            if !p.board.feature(part).complete() && turn::free_for(p, figure, part) {
                choices.push(Choice { figure, ..Choice::at(&verbs::FIGURE, p.board.spot(part)) });
            }
        }
    }
}

/// Why a figure may not go through the portal to a place elsewhere.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Option<Cite> {
    let part = choice.spot.and_then(|spot| p.board.part(spot))?;
    let tile = p.frame().tile?;
    let here = p.board.parts_of(tile).any(|own| own == part);
    let cite = || {
        let reachable = p.figures.supply(p.active(), choice.figure) > 0;
        let forbidden = R::forbids(p, choice.figure, part).filter(|_| reachable);
        forbidden.unwrap_or(Cite::Ruling(&rulings::PORTAL))
    };
    (open(p) && !here).then(cite)
}
