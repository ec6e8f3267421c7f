use std::sync::Arc;

use super::Game;
use super::contents::{TileSetup, catalogue, deal, figure_records, pack, start_tiles};
use crate::board::{Board, PartId, Spot};
use crate::editions::{Edition, Term, base};
use crate::events::Log;
use crate::expansions::{Beginning, Given, GivenProblem, PileSetup, Slots};
use crate::figures::{FigureKind, FigureRecord, Figures, Player, Standing};
use crate::geometry::{Cell, Side};
use crate::hooks::Rooms;
use crate::position::{self, Position, Rules, Stage};
use crate::rulings::Overrides;
use crate::tiles::{Catalogue, Marks, PartKind};
use crate::track::{Scorer, Track};
use crate::turn;

/// A feature stated in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatedSetup {
    /// What kind of feature.
    pub kind: PartKind,
    /// Different tiles it lies on; for a monastery its own and those around it.
    pub tiles: u16,
    /// Coats of arms.
    pub coats: u16,
    /// What else is printed on it.
    pub marks: Marks,
    /// Is it complete already?
    pub complete: bool,
    /// For a field: complete cities it touches that are not named.
    pub complete_cities: u16,
    /// For a field: cities stated in words that it touches, by their place.
    pub touches: Vec<usize>,
}

/// What a position may have that no game can lead to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowances {
    /// Tiles that touch no other tile.
    pub apart: bool,
    /// Edges that do not match.
    pub edges: bool,
    /// More figures than a player has, or than there is room for, and figures that stand alone.
    pub figures: bool,
}

/// A position as somebody writes it down; it may be impossible.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// Readings for which another option is chosen.
    pub overrides: Overrides,
    /// How many play.
    pub players: u8,
    /// Whose turn it is.
    pub active: Player,
    /// The tile kinds played with.
    pub catalogue: Arc<Catalogue>,
    /// The boxes in play, by id.
    pub boxes: Vec<&'static str>,
    /// Parts of their rules that are left out, by id.
    pub without: Vec<&'static str>,
    /// How many figures of a kind each player has, where it is not what the box brings.
    pub each: Vec<(&'static Term, u8)>,
    /// What is stated for boxes.
    pub given: Vec<Given>,
    /// The table.
    pub tiles: Vec<TileSetup>,
    /// Features stated in words.
    pub stated: Vec<StatedSetup>,
    /// Figures on the table.
    pub figures: Vec<(Player, FigureKind, Spot)>,
    /// What is left in supplies, where it is not what the figures on the table leave.
    pub supply: Vec<(Player, FigureKind, u8)>,
    /// Points of each player's scoring figures.
    pub scores: Vec<[i16; 2]>,
    /// Tiles not drawn yet.
    pub pile: PileSetup,
    /// What may be impossible.
    pub allow: Allowances,
    /// How many turns are played; all until the end of the game if there is no number.
    pub turns: Option<u16>,
    /// Are events kept?
    pub keep_events: bool,
    /// Is a player asked for a figure where none can be placed?
    pub asks_in_vain: bool,
}

/// What is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// Fewer than 1 or more than 6 players.
    Players,
    /// The tile of this place lies where another lies.
    SpaceTaken(usize),
    /// The tile of this place shows something else than its neighbour on a side.
    Edge(usize, Side),
    /// The tile of this place touches no other.
    Apart(usize),
    /// The tile of this place makes the board wider or higher than the table.
    TooWide(usize),
    /// There are more tiles than a table holds.
    TooManyTiles,
    /// The figure of this place stands nowhere.
    NoSpot(usize),
    /// The figure of this place cannot stand on such a part.
    CannotStand(usize),
    /// The figure of this place is one more than its owner has.
    NoneLeft(usize),
    /// The figure of this place stands where another stands, and there is room for one.
    Shared(usize),
    /// The figure of this place stands only beside a follower of its owner, and there is none.
    Alone(usize),
    /// The figure of this place stands on a feature that is complete and was scored.
    OnComplete(usize),
    /// Something stated for a box makes no sense.
    Given(GivenProblem),
}

impl Setup {
    /// The beginning of a game of the base game alone: the start tile lies, all others are in the pile in
    /// an order that nobody knows.
    pub fn new_game(edition: Edition, players: u8) -> Self {
        Self::with_boxes(edition, players, &[])
    }

    /// The beginning of a game with these boxes: what lies at first lies, all other tiles are in the pile in an
    /// order that nobody knows.
    pub fn with_boxes(edition: Edition, players: u8, boxes: &[&'static str]) -> Self {
        let catalogue = catalogue();
        let tiles = start_tiles(&catalogue, edition, boxes);
        let mut pile = PileSetup { rest: pack(&catalogue, edition, boxes, &tiles), ..PileSetup::default() };
        deal(&catalogue, boxes, &mut pile);
        Self {
            edition,
            overrides: Overrides::default(),
            players,
            active: Player(0),
            boxes: boxes.to_vec(),
            without: Vec::new(),
            each: Vec::new(),
            given: Vec::new(),
            tiles,
            stated: Vec::new(),
            figures: Vec::new(),
            supply: Vec::new(),
            scores: Vec::new(),
            pile,
            allow: Allowances::default(),
            turns: None,
            keep_events: true,
            asks_in_vain: false,
            catalogue,
        }
    }

    /// Makes a game of it, played on to the first decision.
    ///
    /// # Errors
    /// Everything that no allowance covers, all at once.
    pub fn build(&self) -> Result<Game, Vec<SetupProblem>> {
        self.build_watched(&mut |_| {})
    }

    /// The same, and shows the game as it begins and after every single thing that follows by itself.
    ///
    /// # Errors
    /// As for [`Setup::build`].
    pub fn build_watched(&self, watch: &mut dyn FnMut(&Game)) -> Result<Game, Vec<SetupProblem>> {
        let mut problems = Vec::new();
        if !(1..=6).contains(&self.players) || self.active.0 >= self.players {
            return Err(vec![SetupProblem::Players]);
        }
        let boxes: Vec<_> = self.boxes.iter().filter_map(|id| super::expansion(id)).collect();
        let rules = Rules {
            players: self.players,
            figures: figure_records(&self.boxes),
            rooms: !boxes.is_empty(),
            rooms_place: boxes.iter().any(|boxed| boxed.says.places),
            rooms_watch: boxes.iter().any(|boxed| boxed.says.watches),
            base: base::Switches::answers(self.edition, &self.overrides),
            busy: self.busy_slots(),
            asks_in_vain: self.asks_in_vain,
        };
        let board = self.lay_table(&mut problems);
        let figures = Figures::new(self.players, rules.figures.iter().map(|record| self.each_has(record)));
        let beginning = Beginning {
            edition: self.edition,
            overrides: &self.overrides,
            without: &self.without,
            given: &self.given,
            players: self.players,
            figures: &rules.figures,
            standing: &self.figures,
            board: &board,
        };
        let rooms = match Slots::set_up(&self.boxes, &beginning) {
            Ok(rooms) => rooms,
            Err(problem) => {
                problems.push(SetupProblem::Given(problem));
                return Err(problems);
            }
        };
        let mut track = Track::new(self.players, rooms.scoring_figures());
        for (player, scores) in self.scores.iter().enumerate().take(usize::from(self.players)) {
            for scorer in Scorer::ALL {
                track.put(Player(player as u8), scorer, scores[scorer.index()]);
            }
        }
        let mut position = Position {
            rules: Arc::new(rules),
            board,
            figures,
            track,
            pile: self.pile.build(),
            agenda: Vec::with_capacity(32),
            frames: Vec::with_capacity(4),
            tallies: Vec::new(),
            turn: 1,
            last_turn: self.turns.unwrap_or(u16::MAX),
            stage: Stage::Running,
            log: Log::new(self.keep_events),
            rooms,
        };
        self.place_figures(&mut position, &mut problems);
        keep_out_of_supplies(&mut position);
        for &(player, kind, left) in &self.supply {
            position.figures.set_supply(player, kind, left);
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        if self.turns == Some(0) {
            position.stage = Stage::Halted;
        } else {
            turn::begin_turn(&mut position, self.active);
        }
        let mut game = Game { position, edition: self.edition, overrides: self.overrides.clone(), boxes };
        watch(&game);
        while turn::step(&mut game.position) {
            watch(&game);
        }
        Ok(game)
    }

    /// How many figures of a kind each player has.
    fn each_has(&self, record: &FigureRecord) -> u8 {
        let stated = self.each.iter().find(|(term, _)| *term == record.term);
        stated.map_or(record.each, |&(_, each)| each)
    }

    fn busy_slots(&self) -> u32 {
        let boxes =
            self.boxes.iter().filter_map(|id| super::expansion(id)).flat_map(|boxed| boxed.happenings);
        position::busy(turn::happenings::ALL.iter().chain(boxes))
    }

    fn lay_table(&self, problems: &mut Vec<SetupProblem>) -> Board {
        let mut board = Board::new(Arc::clone(&self.catalogue));
        if self.tiles.len() > crate::board::MOST_TILES {
            problems.push(SetupProblem::TooManyTiles);
            return board;
        }
        for (index, tile) in self.tiles.iter().enumerate() {
            if board.tile_at(tile.cell).is_some() {
                problems.push(SetupProblem::SpaceTaken(index));
                continue;
            }
            if !board.within_reach(tile.cell) {
                problems.push(SetupProblem::TooWide(index));
                continue;
            }
            let kind = &self.catalogue[tile.kind];
            let edges = kind.rim(tile.rotation).edges;
            if let Some(side) = board.open_space(tile.cell).and_then(|space| space.misfit(edges))
                && !self.allow.edges
                && !kind.closes
            {
                problems.push(SetupProblem::Edge(index, side));
            }
            board.place(tile.kind, tile.rotation, tile.cell);
        }
        if !self.allow.apart {
            problems.extend(self.apart(&board).map(SetupProblem::Apart));
        }
        self.state_features(&mut board);
        board
    }

    /// The tiles that cannot be reached from the first one.
    fn apart(&self, board: &Board) -> impl Iterator<Item = usize> + use<> {
        let mut reached = Vec::new();
        let mut next: Vec<Cell> = self.tiles.first().map(|tile| tile.cell).into_iter().collect();
        while let Some(cell) = next.pop() {
            if board.tile_at(cell).is_some() && !reached.contains(&cell) {
                reached.push(cell);
                next.extend(Side::ALL.map(|side| cell.beside(side)));
            }
        }
        let apart: Vec<usize> =
            (0..self.tiles.len()).filter(|&index| !reached.contains(&self.tiles[index].cell)).collect();
        apart.into_iter()
    }

    fn state_features(&self, board: &mut Board) {
        let state = |stated: &StatedSetup, board: &mut Board| {
            board.state(stated.kind, stated.tiles, stated.coats, stated.marks, stated.complete)
        };
        let parts: Vec<PartId> = self.stated.iter().map(|stated| state(stated, board)).collect();
        for (stated, &part) in self.stated.iter().zip(&parts) {
            let touches = stated.touches.iter().filter_map(|&place| parts.get(place).copied()).collect();
            board.state_cities(part, stated.complete_cities, touches);
        }
    }

    fn place_figures(&self, position: &mut Position<Slots>, problems: &mut Vec<SetupProblem>) {
        for (index, &(owner, kind, spot)) in self.figures.iter().enumerate() {
            let Some(part) = position.board.part(spot) else {
                problems.push(SetupProblem::NoSpot(index));
                continue;
            };
            let feature = *position.board.feature(part);
            // Who stands on what is no feature is the affair of the box that it belongs to.
            let stands_on = position.rules.figures[kind.index()].stands_on;
            let may_stand = feature.kind == PartKind::Place || stands_on.contains(feature.kind);
            if !may_stand && !Slots::bears(position, kind, part) {
                problems.push(SetupProblem::CannotStand(index));
                continue;
            }
            if feature.complete() {
                problems.push(SetupProblem::OnComplete(index));
                continue;
            }
            if position.figures.supply(owner, kind) == 0 {
                if !self.allow.figures {
                    problems.push(SetupProblem::NoneLeft(index));
                    continue;
                }
                position.figures.set_supply(owner, kind, 1);
            }
            let occupies = position.rules.figures[kind.index()].occupies;
            if feature.kind.is_lone() && occupies && feature.occupants > 0 && !self.allow.figures {
                problems.push(SetupProblem::Shared(index));
                continue;
            }
            position.figures.place(Standing { owner, kind, part });
            if position.rules.figures[kind.index()].occupies {
                position.board.occupy(part);
            }
        }
        if !self.allow.figures && problems.is_empty() {
            problems.extend(self.alone(position).map(SetupProblem::Alone));
        }
    }

    /// The figures that stand only beside a follower of their owner, where there is none.
    fn alone(&self, position: &Position<Slots>) -> impl Iterator<Item = usize> + use<> {
        let record = |kind: FigureKind| position.rules.figures[kind.index()];
        let root = |spot: Spot| position.board.part(spot).map(|part| position.board.root(part));
        let follower = |owner: Player, spot: Spot| {
            let mut all = position.figures.standing().iter();
            all.any(|other| {
                other.owner == owner
                    && record(other.kind).follower
                    && Some(position.board.root(other.part)) == root(spot)
            })
        };
        let alone = |&(_, &(owner, kind, spot)): &(usize, &(Player, FigureKind, Spot))| {
            record(kind).beside && !follower(owner, spot)
        };
        let found: Vec<usize> =
            self.figures.iter().enumerate().filter(alone).map(|(index, _)| index).collect();
        found.into_iter()
    }
}

/// Figures that rooms keep are in no supply.
fn keep_out_of_supplies(position: &mut Position<Slots>) {
    for owner in (0..position.rules.players).map(Player) {
        for kind in (0..position.rules.figures.len()).map(|place| FigureKind(place as u8)) {
            let mut kept = 0;
            Slots::keeps(position, owner, kind, &mut kept);
            let left = position.figures.supply(owner, kind).saturating_sub(kept);
            position.figures.set_supply(owner, kind, left);
        }
    }
}
