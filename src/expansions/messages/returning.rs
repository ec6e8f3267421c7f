//! The eighth message: score the feature of one follower, and take the follower back.

use super::resolving::{ALL_OWN, then_home, then_under_and_look};
use super::switches::{ReturnBonus, ReturnMajority, ReturnTie, ReturnWhich, ZeroStrength};
use super::{Messages, Ours, actions, readings, rulings, switches, words};
use crate::board::PartId;
use crate::events::{RoomEvent, Tally, When};
use crate::figures::Player;
use crate::hooks::Choices;
use crate::position::{Choice, Credit, Leaving, Position, RoomTask};
use crate::rulings::Cite;
use crate::scoring;
use crate::tiles::PartKind;

/// Every follower that may be chosen; where no majority is needed, with and without scoring.
pub(super) fn list<R: Ours>(p: &Position<R>, player: Player, choices: &mut Choices) {
    let may_decline = Messages::of(p).switches.return_majority == ReturnMajority::NotNeeded;
    for part in actions::own_followers(p, player).filter(|&part| actions::may_return(p, part, player)) {
        let spot = p.board.spot(part);
        for verb in
            [Some(&words::RETURN), may_decline.then_some(&words::RETURN_UNSCORED)].into_iter().flatten()
        {
            let choice = Choice::at(verb, spot);
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
    }
}

/// Scores the follower's feature for its owner alone, if wanted and allowed; the follower returns.
pub(super) fn score<R: Ours>(p: &mut Position<R>, at: RoomTask, part: PartId, wanted: bool) {
    let player = at.player;
    let majority = scoring::majority(p, part);
    let switches = Messages::of(p).switches;
    let needed = switches.return_majority == ReturnMajority::Needed;
    let tally = actions::worth(p, part, player).unwrap_or_default();
    let spot = Some(p.board.spot(part));
    let say = |kind, cite: Cite| RoomEvent { spot, ..RoomEvent::new(kind, player).cite(cite) };

    if p.board.is(part, PartKind::Place) {
        p.tell_room(say(&words::OFF_FEATURE, (&readings::SCORE_AND_RETURN_OFF_FEATURE).into()));
    }
    let chosen_by: Cite = match () {
        () if p.board.feature(part).complete() => (&readings::COMPLETED_UNSCORED).into(),
        () if tally.points() == 0 => (&rulings::SCORE_AND_RETURN_ZERO_CASES).into(),
        () if needed => (&rulings::SCORE_AND_RETURN).into(),
        () => (&rulings::SCORE_AND_RETURN_ZMG_PICKS_A_FEATURE).into(),
    };
    let chosen = say(&words::CHOSEN_TO_RETURN, chosen_by);
    p.tell_room(RoomEvent { number: i32::from(tally.points()), ..chosen });

    let tie_lost = majority.tied() && switches.return_tie == ReturnTie::DoesNotCount;
    let has_it = majority.has(player) && !tie_lost;
    let scores = match () {
        () if !wanted => {
            p.tell_room(say(&words::NOT_SCORED, (&rulings::SCORE_AND_RETURN_ZMG_NO_MAJORITY).into()));
            false
        }
        () if has_it => {
            if needed && majority.tied() {
                p.tell_room(say(&words::TIE_COUNTS, (&readings::SCORE_AND_RETURN_TIE).into()));
            }
            true
        }
        () if !needed && majority.strength[player.index()] == 0 => {
            let scores = switches.zero_strength == ZeroStrength::Scores;
            let kind = if scores { &words::MAJORITY_NOT_ASKED } else { &words::ZERO_STRENGTH };
            p.tell_room(say(kind, (&readings::ZMG_ZERO_STRENGTH).into()));
            scores
        }
        () if !needed => {
            let cite = (&rulings::SCORE_AND_RETURN_ZMG_NO_MAJORITY).into();
            p.tell_room(say(&words::MAJORITY_NOT_ASKED, cite));
            true
        }
        () => {
            let cite: Cite = match majority.has(player) {
                true => (&readings::SCORE_AND_RETURN_TIE).into(),
                false => (&rulings::SCORE_AND_RETURN_MAJORITY).into(),
            };
            let other = p.clockwise().find(|&other| other != player && majority.has(other));
            p.tell_room(RoomEvent { other, ..say(&words::NO_MAJORITY, cite) });
            false
        }
    };
    then_under_and_look(p, at);
    then_home(p, at, part, switches.return_which == ReturnWhich::AllOwn);
    // What the chosen figure brings besides comes after the feature's points.
    let chosen = p.figures.standing().iter().find(|figure| {
        figure.owner == player && figure.part == part && p.rules.figures[figure.kind.index()].follower
    });
    if let Some(&chosen) = chosen.filter(|_| wanted)
        && !actions::bonuses(p, player, |figure| *figure == chosen).is_empty()
    {
        let by_reading = (&readings::SCORE_AND_RETURN_BONUS_WITHOUT_MAJORITY).into();
        if scores || switches.return_bonus == ReturnBonus::Yes {
            let cite = if scores { (&rulings::SCORE_AND_RETURN_BONUSES_COUNT).into() } else { by_reading };
            p.tell_room(say(&words::BONUSES_COUNT, cite));
            crate::turn::credit_bonuses(p, When::Final, |_, figure| *figure == chosen);
        } else {
            p.tell_room(say(&words::NO_BONUSES, by_reading));
        }
    }
    let tally = if scores { tally } else { Tally::new() };
    p.credit(Credit::new(player, &super::eight::MESSAGE, Some(part)), tally);
}

/// Takes the chosen follower back, or with the reading every own one on the feature.
pub(super) fn bring_home<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    let Some(part) = at.part else { return };
    let all = at.item & ALL_OWN != 0;
    let mut chosen_is_home = false;
    let mut index = 0;
    while let Some(figure) = p.figures.standing().get(index).copied() {
        let follower = p.rules.figures[figure.kind.index()].follower;
        let there = figure.part == part || all && p.board.root(figure.part) == p.board.root(part);
        if figure.owner == at.player && follower && there {
            // The others come home by the reading only.
            let is_chosen = figure.part == part && !chosen_is_home;
            let cite: Cite = match is_chosen {
                true => (&rulings::SCORE_AND_RETURN).into(),
                false => (&readings::ZMG_RETURN_WHICH).into(),
            };
            crate::turn::take_home(p, index, Leaving::Returned, cite);
            if !all {
                break;
            }
            chosen_is_home |= is_chosen;
        } else {
            index += 1;
        }
    }
    let left = p.board.feature(part).occupants;
    if left > 0 {
        let event =
            RoomEvent::new(&words::OTHERS_STAY, at.player).cite(&rulings::SCORE_AND_RETURN_OTHERS_STAY);
        p.tell_room(RoomEvent { spot: Some(p.board.spot(part)), number: i32::from(left), ..event });
    }
}

/// Why a follower may not be chosen.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Cite {
    let needed = Messages::of(p).switches.return_majority == ReturnMajority::Needed;
    if choice.verb == &words::RETURN_UNSCORED && needed {
        return Cite::Reading(&switches::RETURN_MAJORITY);
    }
    let off_feature = choice
        .spot
        .and_then(|spot| p.board.part(spot))
        .is_some_and(|part| p.board.is(part, PartKind::Place) && p.board.feature(part).occupants > 0);
    if off_feature {
        return Cite::Reading(&readings::SCORE_AND_RETURN_OFF_FEATURE);
    }
    let complete =
        choice.spot.and_then(|spot| p.board.part(spot)).is_some_and(|part| p.board.feature(part).complete());
    if complete {
        Cite::Reading(&readings::COMPLETED_UNSCORED)
    } else {
        Cite::Ruling(&rulings::SCORE_AND_RETURN)
    }
}
