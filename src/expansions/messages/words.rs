//! What this room tells, and the choices that it offers, as phrases.
//!
//! The places to fill in sentences are those of `explain`: what the event is about, and words of the rules
//! in the edition's own form.

use super::eight::Message;
use crate::events::RoomEventKind;
use crate::position::Verb;

/// A figure moved in this round and rests on a dark space.
pub static RESTS_DARK: RoomEventKind =
    RoomEventKind::plain("rests_on_dark", "{player}'s {figure} moved and rests on {term:dark-space} {space}");
/// A figure moved in this round and rests on a light space.
pub static RESTS_LIGHT: RoomEventKind = RoomEventKind::plain(
    "rests_on_light",
    "{player}'s {figure} moved and rests on {space}, not a {term:dark-space}",
);
/// A figure stands on a dark space without having moved.
pub static STOOD: RoomEventKind = RoomEventKind::plain(
    "stood_on_dark",
    "{player}'s {figure} stands on {term:dark-space} {space} but did not move in this round",
);
/// A message was earned; which one lies on top is for chance to say.
pub static EARNED: RoomEventKind =
    RoomEventKind::plain("message_earned", "{player} draws a message from the stack, whose top is not known")
        .if_nothing_else()
        .in_brief("a message, not known which");
/// A message was drawn.
pub static DRAWN: RoomEventKind =
    RoomEventKind::decisive("message_drawn", "{player} draws {item}").in_brief("{item}");
/// Both figures rest on dark spaces; one message is drawn.
pub static ONE_ONLY: RoomEventKind = RoomEventKind::decisive(
    "one_message_only",
    "both of {player}'s {terms:scoring-figure} rest on {terms:dark-space}: one message, not two",
)
.in_brief("one message, not two");
/// No figure that moved rests on a dark space.
pub static NOT_DARK: RoomEventKind = RoomEventKind::plain(
    "no_message",
    "{player} draws no {further}message: no {term:scoring-figure} that moved rests on a {term:dark-space}",
)
.if_nothing_else()
.in_brief("no {further}message");
/// A figure reached a dark space in this round, but none that moved rests on one.
pub static MOVED_ON: RoomEventKind = RoomEventKind::decisive(
    "no_message",
    "{player} draws no {further}message: no {term:scoring-figure} that moved still rests on a {term:dark-space} \
     at the end of the round",
)
.in_brief("no {further}message: moved on");
/// The figure is not alone on its dark space.
pub static NOT_ALONE: RoomEventKind = RoomEventKind::decisive(
    "no_message",
    "{player} draws no {further}message: {player}'s {figure} is not alone on {space}, {other} stands there",
)
.in_brief("no {further}message: not alone on {space}");
/// The player's own other figure breaks the being alone.
pub static NOT_ALONE_OWN: RoomEventKind = RoomEventKind::decisive(
    "no_message",
    "{player} draws no {further}message: {player}'s own other {term:scoring-figure} stands on {space} too",
)
.in_brief("no {further}message: own other figure on {space}");
/// The figure had company on its dark space when it landed there.
pub static WAS_NOT_ALONE: RoomEventKind = RoomEventKind::decisive(
    "no_message",
    "{player} draws no {further}message: {player}'s {figure} was not alone on {space} when it landed",
)
.in_brief("no {further}message: not alone on {space} when landing");
/// The player's other figure draws; this one is not alone on its dark space.
pub static BRINGS_NONE: RoomEventKind =
    RoomEventKind::plain("brings_none", "{player}'s {figure} is not alone on {space}: it brings no message");
/// The player's other figure is not alone; this one is.
pub static ALONE: RoomEventKind = RoomEventKind::plain("alone", "{player}'s {figure} is alone on {space}");
/// The figure is alone on its dark space only as the rules are read.
pub static COUNTS_AS_ALONE: RoomEventKind =
    RoomEventKind::plain("counts_as_alone", "{player}'s {figure} counts as alone on {space}");
/// The figure is not alone on its dark space, as the rules are read.
pub static COUNTS_AS_NOT_ALONE: RoomEventKind =
    RoomEventKind::plain("counts_as_not_alone", "{player}'s {figure} counts as not alone on {space}");
/// It is another player's turn.
pub static NOT_ACTIVE: RoomEventKind =
    RoomEventKind::decisive("no_message", "{player} draws no message on {space}: it is {other}'s turn")
        .in_brief("no message: {other}'s turn");
/// A reading forbids a draw.
pub static READING_FORBIDS: RoomEventKind =
    RoomEventKind::decisive("no_message", "{player} draws no {further}message by the reading `{option}`")
        .in_brief("no {further}message: {option}");
/// A message was drawn in this round already.
pub static ROUND_HAD_ITS_MESSAGE: RoomEventKind = RoomEventKind::decisive(
    "no_message",
    "{player} draws no further message: this round has brought one already",
)
.in_brief("one message a round");
/// No message is left in the stack.
pub static STACK_EMPTY: RoomEventKind =
    RoomEventKind::decisive("no_message", "{player} has earned a {further}message, but the stack is empty")
        .in_brief("no {further}message: the stack is empty");
/// The player does without a message.
pub static DECLINED: RoomEventKind =
    RoomEventKind::decisive("no_message", "{player} does not draw the {further}message")
        .in_brief("does without a {further}message");
/// The action is carried out.
pub static ACTION: RoomEventKind = RoomEventKind::plain("message_action", "{player} carries out the action");
/// The 2 points are taken.
pub static TWO_POINTS: RoomEventKind =
    RoomEventKind::plain("message_two_points", "{player} takes the 2 points instead of the action")
        .in_brief("2 points");
/// The action brings no points.
pub static BRINGS_NOTHING: RoomEventKind =
    RoomEventKind::plain("message_brings_nothing", "that brings 0 points: no {term:scoring-figure} moves");
/// The action has nothing to act on.
pub static NOTHING_TO_ACT_ON: RoomEventKind =
    RoomEventKind::plain("message_nothing", "there is nothing for the action to act on")
        .in_brief("nothing to act on");
/// The message went under the stack.
pub static BACK_UNDER: RoomEventKind =
    RoomEventKind::plain("message_returned", "{item} goes face down under the stack");
/// A feature is complete and waits to be scored.
pub static LEFT_OUT: RoomEventKind = RoomEventKind::plain(
    "left_out",
    "{spot} is complete and waits to be scored: the message does not see it",
);
/// A figure that weighs more in a majority counts once here.
pub static COUNTS_ONE: RoomEventKind =
    RoomEventKind::plain("large_counts_one", "a figure that counts as more in a majority is one {item} here");
/// The smallest feature was taken.
pub static SMALLEST: RoomEventKind =
    RoomEventKind::plain("smallest_feature", "{spot} is worth least at the end of the game: {points}");
/// One of several features that are worth the same.
pub static SMALLEST_OF_SEVERAL: RoomEventKind = RoomEventKind::plain(
    "smallest_feature",
    "{player} takes {spot}, worth least at the end of the game together with others: {points}",
);
/// A follower was chosen for score-and-return.
pub static CHOSEN_TO_RETURN: RoomEventKind = RoomEventKind::plain(
    "follower_chosen",
    "{player} chooses the {term:meeple} on {spot}: worth {points} at the end of the game",
);
/// The player shares the majority.
pub static TIE_COUNTS: RoomEventKind =
    RoomEventKind::plain("tie_counts", "{player} shares the majority there, and that counts");
/// Without the majority there are no points.
pub static NO_MAJORITY: RoomEventKind =
    RoomEventKind::plain("no_majority", "{player} does not have the majority there, {other} has: 0 points")
        .in_brief("no majority, 0 points");
/// Without the majority there are points all the same.
pub static MAJORITY_NOT_ASKED: RoomEventKind = RoomEventKind::plain(
    "majority_not_asked",
    "{player} does not have the majority there and scores all the same",
)
.in_brief("scored without the majority");
/// A figure that weighs nothing brings no points, as the rules are read.
pub static ZERO_STRENGTH: RoomEventKind =
    RoomEventKind::plain("zero_strength", "{player}'s figure weighs nothing there: 0 points")
        .in_brief("weighs nothing, 0 points");
/// The player does without the points.
pub static NOT_SCORED: RoomEventKind =
    RoomEventKind::plain("not_scored", "{player} chooses not to score it").in_brief("not scored");
/// Figures stay on the feature.
pub static OTHERS_STAY: RoomEventKind =
    RoomEventKind::plain("others_stay", "other figures on {spot} stay ({n})");
/// The figure is the one that moved before in this turn.
pub static BOUND: RoomEventKind = RoomEventKind::plain(
    "one_figure_per_turn",
    "it has to be {player}'s {figure}, which moved before in this turn",
);
/// A bonus moves the figure that its feature's points moved.
pub static WITH_FEATURE: RoomEventKind = RoomEventKind::plain(
    "bonus_with_feature",
    "it has to be {player}'s {figure}, which moved for the points of the feature itself",
);
/// Bonuses of figures are left out.
pub static BONUS_LEFT: RoomEventKind = RoomEventKind::plain(
    "bonus_left_out",
    "{player}'s {item} on {spot} brings nothing by this message: bonuses of figures wait until it is scored",
);
/// A figure moved back to a dark space.
pub static MOVED_BACK: RoomEventKind = RoomEventKind::plain(
    "moved_back",
    "{player}'s {figure} moved back to {term:dark-space} {space}: that brings no message",
);
/// A figure came to a dark space by a payment.
pub static PAYMENT_LANDED: RoomEventKind = RoomEventKind::plain(
    "payment_landed",
    "a payment brings {player}'s {figure} to {term:dark-space} {space}: payments are no round of scoring",
);
/// What a payment brought to a dark space is looked at in time.
pub static PAYMENT_COUNTS: RoomEventKind = RoomEventKind::plain(
    "payment_counts",
    "{player}'s {figure} on {space} is treated by the reading `{option}`",
);
/// Bonuses of the figure taken back count.
pub static BONUSES_COUNT: RoomEventKind = RoomEventKind::plain(
    "bonuses_count",
    "what the figure on {spot} brings besides counts as at the end of the game",
);
/// Bonuses of the figure taken back do not count without the majority.
pub static NO_BONUSES: RoomEventKind =
    RoomEventKind::plain("no_bonuses", "without the majority the figure on {spot} brings nothing besides");
/// A figure on no feature was chosen for score-and-return.
pub static OFF_FEATURE: RoomEventKind =
    RoomEventKind::plain("off_feature", "{spot} is no feature: the {term:meeple} returns for 0 points");
/// The game ends without further messages.
pub static NONE_IN_FINAL: RoomEventKind = RoomEventKind::plain(
    "none_in_final_scoring",
    "no message is drawn any more, wherever a {term:scoring-figure} stops",
);
/// The points of both figures are put together.
pub static TOTALS: RoomEventKind =
    RoomEventKind::plain("totals", "{player}'s two {terms:scoring-figure} are added: {points}");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[
    &RESTS_DARK,
    &RESTS_LIGHT,
    &STOOD,
    &EARNED,
    &DRAWN,
    &ONE_ONLY,
    &NOT_DARK,
    &MOVED_ON,
    &NOT_ALONE,
    &NOT_ALONE_OWN,
    &WAS_NOT_ALONE,
    &BRINGS_NONE,
    &ALONE,
    &COUNTS_AS_ALONE,
    &COUNTS_AS_NOT_ALONE,
    &NOT_ACTIVE,
    &READING_FORBIDS,
    &ROUND_HAD_ITS_MESSAGE,
    &STACK_EMPTY,
    &DECLINED,
    &ACTION,
    &TWO_POINTS,
    &BRINGS_NOTHING,
    &NOTHING_TO_ACT_ON,
    &BACK_UNDER,
    &LEFT_OUT,
    &COUNTS_ONE,
    &SMALLEST,
    &SMALLEST_OF_SEVERAL,
    &CHOSEN_TO_RETURN,
    &TIE_COUNTS,
    &NO_MAJORITY,
    &MAJORITY_NOT_ASKED,
    &ZERO_STRENGTH,
    &NOT_SCORED,
    &OTHERS_STAY,
    &BOUND,
    &WITH_FEATURE,
    &BONUS_LEFT,
    &MOVED_BACK,
    &PAYMENT_LANDED,
    &PAYMENT_COUNTS,
    &BONUSES_COUNT,
    &NO_BONUSES,
    &OFF_FEATURE,
    &NONE_IN_FINAL,
    &TOTALS,
];

/// A choice of this room: none comes up where no message is drawn.
const fn verb(id: &'static str, about: &'static str, phrase: &'static str) -> Verb {
    Verb::new(id, about, phrase).conditional()
}

/// Chance: which message lies on top.
pub static REVEAL: Verb = verb("message-drawn", "message", "draw message: {item}").with_items(Message::IDS);
/// The player does without a message that may be drawn.
pub static DECLINE: Verb = verb("message-decline", "message-offer", "message: decline");
/// The player draws a message that may be drawn.
pub static ACCEPT: Verb = verb("message-accept", "message-offer", "message: draw");
/// The action is carried out.
pub static DO_ACTION: Verb = verb("message-action", "message-resolve", "message: action");
/// The 2 points are taken.
pub static TAKE_POINTS: Verb = verb("message-points", "message-resolve", "message: two points");
/// One of several smallest features.
pub static TAKE: Verb = verb("message-take", "message-take", "take: {spot}").any_part();
/// A follower is scored and returns.
pub static RETURN: Verb = verb("message-return", "message-return", "return: {spot}");
/// A follower returns without scoring.
pub static RETURN_UNSCORED: Verb =
    verb("message-return-unscored", "message-return", "return unscored: {spot}");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] =
    &[&REVEAL, &DECLINE, &ACCEPT, &DO_ACTION, &TAKE_POINTS, &TAKE, &RETURN, &RETURN_UNSCORED];
