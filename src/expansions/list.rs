use crate::board::PartId;
use crate::editions::{Edition, Term};
use crate::events::{Entry, RoomEventKind, Round, When};
use crate::figures::{FigureRecord, Player, Standing};
use crate::hooks::{Choices, Rate, Room, Rooms};
use crate::position::{Choice, Credit, Decision, Happening, Position, Refusal, RoomId, RoomTask, Slot, Verb};
use crate::rulings::{Overrides, Reading, Ruling};
use crate::track::Scorer;

use super::{BoxTables, Saved, messages};

/// What a box brings besides its rules: its names, its records and its words.
#[derive(Debug)]
pub struct Boxed {
    /// The name in scenarios and on the command line.
    pub id: &'static str,
    /// What the box is called.
    pub title: &'static str,
    /// The editions that it was published in.
    pub published: &'static [Edition],
    /// What it does in a turn: at which slots, and besides.
    pub happenings: &'static [Happening],
    /// The kinds of figures that it brings.
    pub figures: &'static [&'static FigureRecord],
    /// How many scoring figures each player has with it.
    pub scoring_figures: u8,
    /// Its rulings.
    pub rulings: &'static [&'static Ruling],
    /// Its readings.
    pub readings: &'static [&'static Reading],
    /// Points on which editions differ for sure.
    pub settled: &'static [&'static Reading],
    /// The keys of scenarios that state what it needs.
    pub keys: &'static [Key],
    /// What a scenario may expect of it.
    pub outcomes: &'static [Outcome],
    /// What it says.
    pub words: Words,
    /// What saved games call its things.
    pub saved: Saved,
    /// What it tells in tables.
    pub tables: BoxTables,
}

/// Something that a scenario states for a box, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// Under which of the box's keys.
    pub key: &'static str,
    /// What is stated, word by word.
    pub words: Vec<String>,
    /// Is that all there is, rather than what is known of more?
    pub exactly: bool,
}

/// What is wrong with something stated for a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenProblem {
    /// Under which key.
    pub key: &'static str,
    /// Which word, by its place.
    pub place: usize,
    /// What is wrong with it.
    pub what: String,
    /// What may stand there.
    pub candidates: Vec<&'static str>,
}

/// A key of scenarios that belongs to a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The key.
    pub name: &'static str,
    /// What it states.
    pub states: &'static str,
    /// How it is written.
    pub example: &'static str,
    /// The decision of chance that it takes away, if it does.
    pub gives: &'static str,
}

/// Something of a box that a scenario may expect, as a list of words.
#[derive(Debug)]
pub struct Outcome {
    /// The key.
    pub name: &'static str,
    /// What it gives.
    pub gives: &'static str,
    /// How a picture shows it.
    pub look: Look,
    /// Reads it off a position.
    pub read: fn(&Position<Slots>) -> Vec<String>,
    /// The decisive event that adds a word to it, where a player is to be counted by it.
    pub counted: Option<&'static RoomEventKind>,
}

/// How a picture shows a list of words.
#[derive(Clone, Copy, Debug)]
pub enum Look {
    /// Not at all.
    Nothing,
    /// As a stack of these, the first word on top; `?` is one that nobody knows.
    Stack(&'static Term),
}

/// The words of a box.
#[derive(Debug)]
pub struct Words {
    /// The sentences that it tells.
    pub events: &'static [&'static RoomEventKind],
    /// The choices that it offers.
    pub verbs: &'static [&'static Verb],
}

macro_rules! rooms {
    ($($(#[$doc:meta])* $field:ident: $State:ty { in_play: $in_play:expr, boxed: $boxed:expr }),+ $(,)?) => {
        /// The states of all rooms, whether in play or not.
        #[derive(PartialEq, Eq, Debug)]
        pub struct Slots {
            $($(#[$doc])* pub $field: $State),+
        }

        crate::cloning::clone_in_place!(Slots { $($field),+ });

        impl std::hash::Hash for Slots {
            /// The state of a room that is not in play never changes.
            fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
                $(if $in_play(&self.$field) { self.$field.hash(hasher); })+
            }
        }

        $(
            impl AsRef<$State> for Slots {
                fn as_ref(&self) -> &$State {
                    &self.$field
                }
            }

            impl AsMut<$State> for Slots {
                fn as_mut(&mut self) -> &mut $State {
                    &mut self.$field
                }
            }
        )+

        impl Slots {
            /// The rooms with these boxes in play, as stated.
            ///
            /// # Errors
            /// The first thing stated that makes no sense.
            pub fn set_up(
                edition: Edition,
                overrides: &Overrides,
                in_play: &[&str],
                given: &[Given],
            ) -> Result<Self, GivenProblem> {
                Ok(Self {
                    $($field: <$State>::set_up(edition, overrides, in_play.contains(&$boxed.id), given)?),+
                })
            }

            /// How many scoring figures each player has.
            pub fn scoring_figures(&self) -> u8 {
                let brought = [$(if $in_play(&self.$field) { $boxed.scoring_figures } else { 1 }),+];
                brought.into_iter().max().unwrap_or(1)
            }
        }

        /// All boxes.
        pub static ALL: &[&Boxed] = &[$(&$boxed),+];

        impl Rooms for Slots {
            fn at(p: &mut Position<Self>, slot: Slot) {
                $(if $in_play(&p.rooms.$field) { <$State as Room<Self>>::at(p, slot); })+
            }
            fn rate(p: &Position<Self>, part: PartId, when: When, rate: &mut Rate) {
                $(if $in_play(&p.rooms.$field) { <$State as Room<Self>>::rate(p, part, when, rate); })+
            }
            fn strength(p: &Position<Self>, figure: &Standing, strength: &mut i16) {
                $(if $in_play(&p.rooms.$field) { <$State as Room<Self>>::strength(p, figure, strength); })+
            }
            fn scorers(p: &Position<Self>, credit: &Credit, allowed: &mut u8) {
                $(if $in_play(&p.rooms.$field) { <$State as Room<Self>>::scorers(p, credit, allowed); })+
            }
            fn moved(p: &mut Position<Self>, player: Player, scorer: Scorer) {
                $(if $in_play(&p.rooms.$field) { <$State as Room<Self>>::moved(p, player, scorer); })+
            }
            fn round_ends(p: &mut Position<Self>, round: Round) {
                $(if $in_play(&p.rooms.$field) { <$State as Room<Self>>::round_ends(p, round); })+
            }
            fn turn_ends(p: &mut Position<Self>) {
                $(if $in_play(&p.rooms.$field) { <$State as Room<Self>>::turn_ends(p); })+
            }
            fn before_final(p: &mut Position<Self>) {
                $(if $in_play(&p.rooms.$field) { <$State as Room<Self>>::before_final(p); })+
            }
            fn run(p: &mut Position<Self>, task: RoomTask) {
                $(if task.room == const { RoomId::of($boxed.id) } { return <$State as Room<Self>>::run(p, task); })+
            }
            fn decides(p: &Position<Self>, task: RoomTask) -> bool {
                $(if task.room == const { RoomId::of($boxed.id) } { return <$State as Room<Self>>::decides(p, task); })+
                false
            }
            fn decision(p: &Position<Self>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
                $(if task.room == const { RoomId::of($boxed.id) } { return <$State as Room<Self>>::decision(p, task, choices); })+
                None
            }
            fn choose(p: &mut Position<Self>, task: RoomTask, choice: Choice) {
                $(if task.room == const { RoomId::of($boxed.id) } { return <$State as Room<Self>>::choose(p, task, choice); })+
            }
            fn refusal(p: &Position<Self>, task: RoomTask, choice: Choice) -> Option<Refusal> {
                $(if task.room == const { RoomId::of($boxed.id) } { return <$State as Room<Self>>::refusal(p, task, choice); })+
                None
            }
            fn audit(p: &Position<Self>, before: &Self, since: &[Entry]) -> Option<String> {
                let problems = [
                    $($in_play(&p.rooms.$field).then(|| <$State as Room<Self>>::audit(p, before, since))),+
                ];
                problems.into_iter().flatten().flatten().next()
            }
        }
    };
}

rooms! {
    /// The Messages.
    messages: messages::Messages { in_play: |room: &messages::Messages| room.on, boxed: messages::BOX },
}
