//! The fairy: 1 point when a turn begins, 3 when the feature of her follower is scored.

use super::switches::{ExtraTileFairy, FairyOf, FairyPyramid};
use super::{Fairy, Ours, PrincessAndDragon, cell_of, readings, rulings, words};
use crate::board::Spot;
use crate::editions::terms;
use crate::events::{Line, RoomEvent, TurnPart};
use crate::figures::{Player, Standing};
use crate::hooks::{Bonus, Bonuses, Choices};
use crate::position::{Choice, Credit, Position};
use crate::rulings::Cite;
use crate::tiles::PartKind;

/// Points for the fairy at the beginning of a turn.
pub(super) const AT_BEGINNING: i16 = 1;
/// Points for the fairy when a feature is scored.
pub(super) const WHEN_SCORED: i16 = 3;

/// The fairy, if she is in play.
fn fairy<R: Ours>(p: &Position<R>) -> Option<Fairy> {
    let room = PrincessAndDragon::of(p);
    room.fairy.filter(|_| room.parts.fairy)
}

/// Are two places on one tile, or one feature stated in words?
fn same_tile(one: Spot, other: Spot) -> bool {
    match (cell_of(one), cell_of(other)) {
        (Some(cell), Some(it)) => cell == it,
        _ => one == other,
    }
}

fn is_follower<R: Ours>(p: &Position<R>, figure: &Standing) -> bool {
    p.rules.figures[figure.kind.index()].follower
}

/// Does the fairy belong to this figure?
fn belongs_to<R: Ours>(p: &Position<R>, fairy: Fairy, figure: &Standing) -> bool {
    let spot = p.board.spot(figure.part);
    match PrincessAndDragon::of(p).switches.fairy {
        FairyOf::AssignedFollower => fairy.ward == Some((figure.owner, figure.kind)) && fairy.spot == spot,
        FairyOf::OnTile => is_follower(p, figure) && same_tile(fairy.spot, spot),
    }
}

/// Does she stand at a place that is no feature, on which followers stand on one another?
fn on_one_another<R: Ours>(p: &Position<R>, fairy: Fairy) -> bool {
    p.board.part(fairy.spot).is_some_and(|part| p.board.is(part, PartKind::Place))
}

/// Round 1A: the point at the beginning of a turn.
pub(super) fn at_beginning<R: Ours>(p: &mut Position<R>) {
    let Some(fairy) = fairy(p) else { return };
    let switches = PrincessAndDragon::of(p).switches;
    let active = p.active();
    let own = p.figures.standing().iter().filter(|figure| figure.owner == active);
    let figures = own.filter(|figure| belongs_to(p, fairy, figure)).count() as u16;
    if figures == 0 {
        return;
    }
    let in_message = p.frame().part == TurnPart::Message;
    let not_now: Cite = match p.frame().part {
        TurnPart::Builder => (&rulings::FAIRY_ONCE).into(),
        TurnPart::Message if switches.extra_tile_fairy == ExtraTileFairy::No => {
            (&readings::EXTRA_TILE_FAIRY).into()
        }
        TurnPart::Turn | TurnPart::Message => {
            let stacked = switches.fairy_pyramid == FairyPyramid::EachAcrobat && on_one_another(p, fairy);
            let cite: Cite = match switches.fairy {
                _ if in_message => (&readings::EXTRA_TILE_FAIRY).into(),
                FairyOf::AssignedFollower if stacked => (&readings::FAIRY_PYRAMID).into(),
                FairyOf::AssignedFollower => (&rulings::ROUNDS_1A_FAIRY).into(),
                FairyOf::OnTile => (&readings::FAIRY).into(),
            };
            // A follower that she belongs to alone counts once, however many are alike.
            let (what, figures) = match switches.fairy {
                FairyOf::AssignedFollower if stacked => (&terms::MEEPLE, figures),
                FairyOf::AssignedFollower => (&words::FAIRY_TERM, 1),
                FairyOf::OnTile => (&terms::MEEPLE, figures),
            };
            let tally = [Line::new(what, figures, AT_BEGINNING, cite)].into_iter().collect();
            p.credit(Credit::new(active, &words::FAIRY_POINT, None), tally);
            return;
        }
    };
    p.tell_room(RoomEvent::new(&words::NO_POINT, active).cite(not_now));
}

/// The 3 points when the feature of her follower is scored, whoever has the majority.
pub(super) fn bonus<R: Ours>(p: &Position<R>, figure: &Standing, bonuses: &mut Bonuses) {
    let Some(fairy) = fairy(p).filter(|&fairy| belongs_to(p, fairy, figure)) else { return };
    // One follower of a player counts, however many stand beside her.
    let counted = |bonus: &Bonus| bonus.player == figure.owner && bonus.source == &words::FAIRY_BONUS;
    if bonuses.iter().any(counted) {
        return;
    }
    let cite: Cite = match fairy.ward {
        Some(_) => (&rulings::FAIRY_WHEN_SCORED).into(),
        None => (&readings::FAIRY).into(),
    };
    let line = Line::new(&words::FAIRY_TERM, 1, WHEN_SCORED, cite);
    let _ = bonuses.try_push(Bonus { player: figure.owner, source: &words::FAIRY_BONUS, line });
}

/// The fairy stays where she is when her follower goes away, and belongs to nobody.
pub(super) fn figure_left<R: Ours>(p: &mut Position<R>, figure: Standing) {
    let Some(fairy) = PrincessAndDragon::of(p).fairy else { return };
    let spot = p.board.spot(figure.part);
    let another =
        |it: &Standing| it.owner == figure.owner && it.kind == figure.kind && it.part == figure.part;
    if fairy.ward != Some((figure.owner, figure.kind))
        || fairy.spot != spot
        || p.figures.standing().iter().any(another)
    {
        return;
    }
    PrincessAndDragon::of_mut(p).fairy = Some(Fairy { ward: None, ..fairy });
    let event = RoomEvent::new(&words::FAIRY_STAYS, figure.owner).cite(&rulings::FAIRY_STAYS);
    p.tell_room(RoomEvent { spot: Some(spot), ..event });
}

/// Every own follower, or tile with one, to which the fairy may go.
pub(super) fn list<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    let room = PrincessAndDragon::of(p);
    if !room.parts.fairy {
        return;
    }
    let active = p.active();
    for figure in
        p.figures.standing().iter().filter(|figure| figure.owner == active && is_follower(p, figure))
    {
        let spot = p.board.spot(figure.part);
        let here = |fairy: Fairy| match room.switches.fairy {
            FairyOf::AssignedFollower => belongs_to(p, fairy, figure),
            FairyOf::OnTile => same_tile(fairy.spot, spot),
        };
        if room.fairy.is_some_and(here) {
            continue;
        }
        let choice = match (room.switches.fairy, cell_of(spot)) {
            (FairyOf::AssignedFollower, _) => beside(active, figure, spot),
            (FairyOf::OnTile, Some(cell)) => Choice::at(&words::FAIRY_TO_TILE, Spot::Part { cell, part: 0 }),
            (FairyOf::OnTile, None) => beside(active, figure, spot),
        };
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
}

fn beside(active: Player, figure: &Standing, spot: Spot) -> Choice {
    Choice { figure: figure.kind, number: u16::from(active.0), ..Choice::at(&words::FAIRY, spot) }
}

/// Puts the fairy beside a follower, or on a tile.
pub(super) fn put<R: Ours>(p: &mut Position<R>, choice: Choice) {
    let Some(spot) = choice.spot else { return };
    let active = p.active();
    let on_tile = PrincessAndDragon::of(p).switches.fairy == FairyOf::OnTile;
    let ward = (!on_tile).then_some((active, choice.figure));
    PrincessAndDragon::of_mut(p).fairy = Some(Fairy { spot, ward });
    let (kind, cite): (_, Cite) = match on_tile {
        false => (&words::FAIRY_MOVED, (&rulings::FAIRY_MOVE).into()),
        true => (&words::FAIRY_ON_TILE, (&readings::FAIRY).into()),
    };
    let item = Some(p.rules.figures[choice.figure.index()].term);
    p.tell_room(RoomEvent { spot: Some(spot), item, ..RoomEvent::new(kind, active).cite(cite) });
}

/// Why the fairy may not go there.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Cite {
    let on_tile = PrincessAndDragon::of(p).switches.fairy == FairyOf::OnTile;
    match on_tile == (choice.verb == &words::FAIRY_TO_TILE) {
        true => (&rulings::FAIRY_MOVE).into(),
        false => (&readings::FAIRY).into(),
    }
}
