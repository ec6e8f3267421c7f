use crate::board::PartId;
use crate::editions::{Edition, Term};
use crate::events::{Entry, Majority, RoomEventKind, Round, Tally, When};
use crate::figures::{FigureKind, FigureRecord, Player, Standing};
use crate::geometry::{Cell, Rotation};
use crate::hooks::{Bonuses, Choices, Pieces, Rate, Room, Rooms};
use crate::position::{
    Choice, Credit, Decision, Happening, Leaving, Pile, Position, Refusal, RoomId, RoomTask, Slot, Verb,
};
use crate::rulings::{Cite, Reading, Ruling};
use crate::tiles::{Catalogue, TileKindId};
use crate::track::Scorer;

use super::{
    Beginning, BoxTables, BoxTiles, Form, GivenProblem, Saved, abbey_and_mayor, abbot, big_top,
    bridges_castles_and_bazaars, count, hills_and_sheep, inns_and_cathedrals, king_and_robber, messages,
    princess_and_dragon, river, tower, traders_and_builders, watchtowers, wind_roses,
};

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
    /// On what it has a say.
    pub says: Says,
    /// Parts of its rules that can be left out.
    pub mechanisms: &'static [Mechanism],
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
    /// Its land tiles.
    pub tiles: &'static BoxTiles,
    /// What it makes of the tiles at the beginning of a game.
    pub dealing: Dealing,
}

/// What a box makes of the tiles at the beginning of a game.
#[derive(Clone, Copy, Debug)]
pub struct Dealing {
    /// The sets of tiles that it adds in each edition, by id.
    pub sets: [&'static [&'static str]; Edition::COUNT],
    /// The tiles that lie at the beginning instead of the base game's start tile, by id, with quarter turns and
    /// space; empty where it stays.
    pub start: &'static [(&'static str, u8, [i16; 2])],
    /// Puts tiles on heaps of their own, or keeps them back.
    pub heaps: fn(&Catalogue, &mut PileSetup),
}

impl Dealing {
    /// A box without land tiles.
    pub const NOTHING: Self = Self { sets: [&[]; Edition::COUNT], start: &[], heaps: |_, _| {} };

    /// One set for the first edition's print, one for the second editions'.
    pub const fn prints(first: &'static [&'static str], second: &'static [&'static str]) -> Self {
        Self { sets: [first, second, second], ..Self::NOTHING }
    }
}

/// The tiles that are not drawn yet, as somebody writes them down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileSetup {
    /// Tiles whose order is known, the first one drawn first.
    pub known: Vec<TileKindId>,
    /// The tiles below them, in an order that nobody knows.
    pub rest: Vec<(TileKindId, u8)>,
    /// Heaps that come after that, one after the other, each in an order that nobody knows.
    pub later: Vec<Vec<(TileKindId, u8)>>,
    /// Tiles that are kept back until a rule lets them in.
    pub held: Vec<(TileKindId, u8)>,
}

impl PileSetup {
    /// Takes the tiles that are wanted out of the rest.
    pub fn take_out(&mut self, wanted: impl Fn(TileKindId) -> bool) -> Vec<(TileKindId, u8)> {
        let (out, rest) = std::mem::take(&mut self.rest).into_iter().partition(|&(kind, _)| wanted(kind));
        self.rest = rest;
        out
    }

    /// Puts a heap before all others: what was drawn from first comes after it.
    pub fn put_first(&mut self, heap: Vec<(TileKindId, u8)>) {
        if !heap.is_empty() {
            let rest = std::mem::replace(&mut self.rest, heap);
            self.later.insert(0, rest);
        }
    }

    /// The pile.
    pub fn build(&self) -> Pile {
        let mut pile = Pile::new(self.known.iter().copied(), self.rest.iter().copied());
        self.later.iter().for_each(|heap| pile.add_later(heap.iter().copied()));
        pile.hold(self.held.iter().copied());
        pile
    }
}

/// On what a box has a say that the engine asks nobody about otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Says {
    /// Where tiles may lie.
    pub places: bool,
    /// What follows when a feature is completed, occupied or not.
    pub watches: bool,
}

impl Says {
    /// On nothing of that.
    pub const NOTHING: Self = Self { places: false, watches: false };
}

/// A part of a box's rules that can be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mechanism {
    /// The name in scenarios: `BOX/MECHANISM`.
    pub id: &'static str,
    /// What it is, in a few words.
    pub title: &'static str,
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
    /// May things stand behind names in it: `{red: ...}`, `{(0,0): 2}`?
    pub by_name: bool,
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
    /// What each of its words looks like, part by part.
    pub form: &'static [Form],
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
    /// What brings points besides those of features: a `score` step names it by its id.
    pub sources: &'static [&'static Term],
}

/// Asks every room that is in play.
macro_rules! each {
    ($p:ident => $($field:ident: $answer:expr),+) => {
        if $p.rooms.on != 0 {
            $(if $p.rooms.on & bit::$field != 0 { $answer; })+
        }
    };
}

/// Gives true if a room in play does; no further room is asked.
macro_rules! any {
    ($p:ident => $($field:ident: $answer:expr),+) => {
        if $p.rooms.on != 0 {
            $(if $p.rooms.on & bit::$field != 0 && $answer { return true; })+
        }
    };
}

/// Gives the first answer of a room in play.
macro_rules! first {
    ($p:ident => $($field:ident: $answer:expr),+) => {
        if $p.rooms.on != 0 {
            $(if $p.rooms.on & bit::$field != 0 && let answer @ Some(_) = $answer { return answer; })+
        }
    };
}

macro_rules! rooms {
    ($($(#[$doc:meta])* $field:ident: $State:ty = $boxed:expr),+ $(,)?) => {
        /// The place of each room, for [`bit`].
        #[allow(non_camel_case_types)]
        enum Place { $($field),+ }

        /// A bit for each room.
        #[allow(non_upper_case_globals)]
        mod bit {
            use super::Place;
            $(pub const $field: u32 = 1 << Place::$field as u32;)+
        }

        /// The states of all rooms, whether in play or not.
        #[derive(PartialEq, Eq, Debug)]
        pub struct Slots {
            /// The rooms in play, a bit each.
            on: u32,
            $($(#[$doc])* pub $field: $State),+
        }

        crate::cloning::clone_in_place!(Slots { on, $($field),+ });

        impl std::hash::Hash for Slots {
            /// The state of a room that is not in play never changes.
            fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
                self.on.hash(hasher);
                $(if self.on & bit::$field != 0 { self.$field.hash(hasher); })+
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
            pub fn set_up(in_play: &[&str], beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
                let mut on = 0;
                $(if in_play.contains(&$boxed.id) { on |= bit::$field; })+
                Ok(Self { on, $($field: <$State>::set_up(beginning)?),+ })
            }

            /// How many scoring figures each player has.
            pub fn scoring_figures(&self) -> u8 {
                let brought = [$(if self.on & bit::$field != 0 { $boxed.scoring_figures } else { 1 }),+];
                brought.into_iter().max().unwrap_or(1)
            }
        }

        /// All boxes.
        pub static ALL: &[&Boxed] = &[$(&$boxed),+];

        impl Rooms for Slots {
            fn part_begins(p: &mut Position<Self>) {
                each!(p => $($field: <$State as Room<Self>>::part_begins(p)),+);
            }
            fn at(p: &mut Position<Self>, slot: Slot) {
                each!(p => $($field: <$State as Room<Self>>::at(p, slot)),+);
            }
            fn rate(p: &Position<Self>, part: PartId, when: When, player: Player, rate: &mut Rate) {
                each!(p => $($field: <$State as Room<Self>>::rate(p, part, when, player, rate)),+);
            }
            fn strength(p: &Position<Self>, figure: &Standing, strength: &mut i16) {
                each!(p => $($field: <$State as Room<Self>>::strength(p, figure, strength)),+);
            }
            fn tie(p: &Position<Self>, part: PartId, majority: &mut Majority) {
                each!(p => $($field: <$State as Room<Self>>::tie(p, part, majority)),+);
            }
            fn bonus(p: &Position<Self>, figure: &Standing, when: When, bonuses: &mut Bonuses) {
                each!(p => $($field: <$State as Room<Self>>::bonus(p, figure, when, bonuses)),+);
            }
            fn city_besides(p: &Position<Self>, field: Option<PartId>) -> Option<Cite> {
                first!(p => $($field: <$State as Room<Self>>::city_besides(p, field)),+);
                None
            }
            fn also_scored(p: &Position<Self>, parts: &mut Vec<PartId>) {
                each!(p => $($field: <$State as Room<Self>>::also_scored(p, parts)),+);
            }
            fn scored(p: &mut Position<Self>, part: PartId, tally: &Tally) {
                each!(p => $($field: <$State as Room<Self>>::scored(p, part, tally)),+);
            }
            fn placed(p: &mut Position<Self>, figure: &Standing) {
                each!(p => $($field: <$State as Room<Self>>::placed(p, figure)),+);
            }
            fn stays(p: &Position<Self>, figure: &Standing) -> bool {
                any!(p => $($field: <$State as Room<Self>>::stays(p, figure)),+);
                false
            }
            fn shelters(p: &Position<Self>, figure: &Standing) -> Option<Cite> {
                first!(p => $($field: <$State as Room<Self>>::shelters(p, figure)),+);
                None
            }
            fn apart(p: &Position<Self>, figure: &Standing) -> bool {
                any!(p => $($field: <$State as Room<Self>>::apart(p, figure)),+);
                false
            }
            fn forbids_entry(p: &Position<Self>, cell: Cell) -> Option<Cite> {
                first!(p => $($field: <$State as Room<Self>>::forbids_entry(p, cell)),+);
                None
            }
            fn left(p: &mut Position<Self>, figure: Standing, leaving: Leaving) {
                each!(p => $($field: <$State as Room<Self>>::left(p, figure, leaving)),+);
            }
            fn forbids(p: &Position<Self>, figure: FigureKind, part: PartId) -> Option<Cite> {
                first!(p => $($field: <$State as Room<Self>>::forbids(p, figure, part)),+);
                None
            }
            fn bars(p: &Position<Self>, part: PartId) -> Option<Cite> {
                first!(p => $($field: <$State as Room<Self>>::bars(p, part)),+);
                None
            }
            fn bars_road(p: &Position<Self>, cell: Cell) -> Option<Cite> {
                first!(p => $($field: <$State as Room<Self>>::bars_road(p, cell)),+);
                None
            }
            fn bears(p: &Position<Self>, figure: FigureKind, part: PartId) -> bool {
                any!(p => $($field: <$State as Room<Self>>::bears(p, figure, part)),+);
                false
            }
            fn reaches(p: &Position<Self>, figure: FigureKind, part: PartId) -> bool {
                any!(p => $($field: <$State as Room<Self>>::reaches(p, figure, part)),+);
                false
            }
            fn actions(p: &Position<Self>, choices: &mut Choices) {
                each!(p => $($field: <$State as Room<Self>>::actions(p, choices)),+);
            }
            fn must_act(p: &Position<Self>) -> bool {
                any!(p => $($field: <$State as Room<Self>>::must_act(p)),+);
                false
            }
            fn required(p: &Position<Self>, choice: Choice) -> bool {
                any!(p => $($field: <$State as Room<Self>>::required(p, choice)),+);
                false
            }
            fn asides(p: &Position<Self>, choices: &mut Choices) {
                each!(p => $($field: <$State as Room<Self>>::asides(p, choices)),+);
            }
            fn aside(p: &mut Position<Self>, choice: Choice) -> bool {
                any!(p => $($field: <$State as Room<Self>>::aside(p, choice)),+);
                false
            }
            fn act(p: &mut Position<Self>, choice: Choice) -> bool {
                any!(p => $($field: <$State as Room<Self>>::act(p, choice)),+);
                false
            }
            fn why_not_act(p: &Position<Self>, choice: Choice) -> Option<Refusal> {
                first!(p => $($field: <$State as Room<Self>>::why_not_act(p, choice)),+);
                None
            }
            fn forbids_tile(p: &Position<Self>, tile: TileKindId, rotation: Rotation, cell: Cell) -> Option<Cite> {
                first!(p => $($field: <$State as Room<Self>>::forbids_tile(p, tile, rotation, cell)),+);
                None
            }
            fn own_tile(p: &Position<Self>, player: Player) -> bool {
                any!(p => $($field: <$State as Room<Self>>::own_tile(p, player)),+);
                false
            }
            fn more_places(p: &Position<Self>, tile: TileKindId, choices: &mut Choices) {
                each!(p => $($field: <$State as Room<Self>>::more_places(p, tile, choices)),+);
            }
            fn scorers(p: &Position<Self>, credit: &Credit, allowed: &mut u8) {
                each!(p => $($field: <$State as Room<Self>>::scorers(p, credit, allowed)),+);
            }
            fn splits_payments(p: &Position<Self>) -> bool {
                any!(p => $($field: <$State as Room<Self>>::splits_payments(p)),+);
                false
            }
            fn credited(p: &mut Position<Self>, credit: &Credit) {
                each!(p => $($field: <$State as Room<Self>>::credited(p, credit)),+);
            }
            fn moved(p: &mut Position<Self>, player: Player, scorer: Scorer) {
                each!(p => $($field: <$State as Room<Self>>::moved(p, player, scorer)),+);
            }
            fn received(p: &mut Position<Self>, player: Player, scorer: Scorer) {
                each!(p => $($field: <$State as Room<Self>>::received(p, player, scorer)),+);
            }
            fn round_ends(p: &mut Position<Self>, round: Round) {
                each!(p => $($field: <$State as Room<Self>>::round_ends(p, round)),+);
            }
            fn turn_ends(p: &mut Position<Self>) {
                each!(p => $($field: <$State as Room<Self>>::turn_ends(p)),+);
            }
            fn goes_on(p: &mut Position<Self>) -> bool {
                any!(p => $($field: <$State as Room<Self>>::goes_on(p)),+);
                false
            }
            fn before_final(p: &mut Position<Self>) {
                each!(p => $($field: <$State as Room<Self>>::before_final(p)),+);
            }
            fn after_final(p: &mut Position<Self>) {
                each!(p => $($field: <$State as Room<Self>>::after_final(p)),+);
            }
            fn keeps(p: &Position<Self>, owner: Player, kind: FigureKind, kept: &mut u8) {
                each!(p => $($field: <$State as Room<Self>>::keeps(p, owner, kind, kept)),+);
            }
            fn keeps_tiles(p: &Position<Self>, tile: TileKindId, kept: &mut usize) {
                each!(p => $($field: <$State as Room<Self>>::keeps_tiles(p, tile, kept)),+);
            }
            fn pieces(p: &Position<Self>, pieces: &mut Pieces) {
                each!(p => $($field: <$State as Room<Self>>::pieces(p, pieces)),+);
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
                first!(p => $($field: <$State as Room<Self>>::audit(p, before, since)),+);
                None
            }
        }
    };
}

rooms! {
    /// The Messages.
    messages: messages::Messages = messages::BOX,
    /// The Tower, before others that do something before scoring: its ransom comes after that.
    tower: tower::Tower = tower::BOX,
    /// Inns & Cathedrals.
    inns_and_cathedrals: inns_and_cathedrals::InnsAndCathedrals = inns_and_cathedrals::BOX,
    /// The Abbot.
    abbot: abbot::Abbot = abbot::BOX,
    /// Bridges, Castles & Bazaars. Bought tiles are placed before the lap of what comes after the last tile.
    bridges_castles_and_bazaars: bridges_castles_and_bazaars::BridgesCastlesAndBazaars = bridges_castles_and_bazaars::BOX,
    /// Abbey & Mayor.
    abbey_and_mayor: abbey_and_mayor::AbbeyAndMayor = abbey_and_mayor::BOX,
    /// Under the Big Top.
    big_top: big_top::BigTop = big_top::BOX,
    /// The River.
    river: river::River<1> = river::BOX,
    /// The River II.
    river_2: river::River<2> = river::BOX_2,
    /// Hills & Sheep.
    hills_and_sheep: hills_and_sheep::HillsAndSheep = hills_and_sheep::BOX,
    /// The Watchtowers.
    watchtowers: watchtowers::Watchtowers = watchtowers::BOX,
    /// The Wind Roses.
    wind_roses: wind_roses::WindRoses = wind_roses::BOX,
    /// Traders & Builders.
    traders_and_builders: traders_and_builders::TradersAndBuilders = traders_and_builders::BOX,
    /// King & Robber Baron.
    king_and_robber: king_and_robber::KingAndRobber = king_and_robber::BOX,
    /// The Princess & the Dragon.
    princess_and_dragon: princess_and_dragon::PrincessAndDragon = princess_and_dragon::BOX,
    /// The Count of Carcassonne, after others that do something after scoring: figures come to the city before that.
    count: count::Count = count::BOX,
}
