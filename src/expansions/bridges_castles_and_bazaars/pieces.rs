//! What this room has on the table.

use super::castle::CASTLE;
use super::{BridgesCastlesAndBazaars, Ours, bazaar};
use crate::editions::Term;
use crate::figures::Player;
use crate::hooks::{Piece, Pieces, Place};
use crate::position::Position;

static BRIDGE: Term = Term::same("bridge", "bridge", "bridges");
static TOKEN: Term = Term::same("castle-token", "castle token", "castle tokens");

/// Castles on their cities; before the players the bridges and castle tokens that they have left, and the tiles
/// that they bought; beside the table the tiles of an auction.
pub(super) fn list<R: Ours>(p: &Position<R>, pieces: &mut Pieces) {
    let room = BridgesCastlesAndBazaars::of(p);
    pieces.extend(room.castles.iter().map(|castle| Piece::new(&CASTLE, Place::Over(castle.spot))));
    for player in (0..p.rules.players).map(Player) {
        for (what, left) in [(&BRIDGE, &room.bridges), (&TOKEN, &room.tokens)] {
            let left = u16::from(left[player.index()]);
            pieces.push(Piece::new(what, Place::Before(player)).times(left));
        }
    }
    bazaar::list(p, pieces);
}
