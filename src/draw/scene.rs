//! What a picture shows, read off a game. Nothing here computes a rule: values and majorities are the
//! engine's.

use std::collections::BTreeMap;

use crate::board::{PartId, Spot};
use crate::editions::{Edition, Term, terms};
use crate::events::{Entry, Event, Majority, When};
use crate::expansions::{Look, Slots};
use crate::figures::{FigureKind, Player, Standing};
use crate::game::Game;
use crate::geometry::Cell;
use crate::hooks::{Number, Piece, Pieces, Place, Rooms, What};
use crate::position::Position;
use crate::scoring;
use crate::script::Names;
use crate::script::spots::Spots;
use crate::script::tiles;
use crate::tiles::PartKind;
use crate::track::{Move, Scorer};

/// A game at one moment, with what a picture of it says and shows.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The game.
    pub game: &'a Game,
    /// What players and features stated in words are called.
    pub names: &'a Names,
    /// What stands above the picture.
    pub title: &'a str,
    /// What stands below the title.
    pub note: &'a str,
    /// The first event that is new: scoring figures that moved since then are shown with their way.
    pub since: usize,
    /// The feature that is tinted and told of.
    pub highlight: Option<Spot>,
    /// Is the scoreboard shown, with whatever lies beside it?
    pub track: bool,
}

/// A scoring figure's way since the last picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub player: Player,
    pub scorer: Scorer,
    /// Its moves, one after the other.
    pub moves: Vec<Move>,
}

/// A stack that a box shows.
pub(super) struct Stack {
    /// What it is a stack of.
    pub title: &'static str,
    /// The words for what lies in it, the top first.
    pub words: Vec<String>,
}

impl<'a> Scene<'a> {
    /// The game as it stands, with everything shown and nothing highlighted.
    pub const fn new(game: &'a Game, names: &'a Names, title: &'a str) -> Self {
        Self { game, names, title, note: "", since: 0, highlight: None, track: true }
    }

    pub(super) fn position(&self) -> &'a Position<Slots> {
        self.game.position()
    }

    pub(super) fn edition(&self) -> Edition {
        self.game.edition()
    }

    fn spots(&self) -> Spots<'a> {
        Spots::new(&self.position().board, &self.names.stated)
    }

    /// The name of a place, as scripts write it.
    pub(super) fn spot(&self, spot: Spot) -> String {
        self.spots().name(spot)
    }

    pub(super) fn players(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.position().rules.players).map(Player)
    }

    /// What the players are called, in their order.
    pub(super) fn player_names(&self) -> Vec<String> {
        self.players().map(|player| self.names.player(player).to_owned()).collect()
    }

    fn new_events(&self) -> &'a [Entry] {
        self.game.events().get(self.since..).unwrap_or_default()
    }

    /// Where the tile lies that was placed last.
    pub(super) fn last_tile(&self) -> Option<Cell> {
        let placed = self.game.events().iter().rev().find_map(|entry| match entry.event {
            Event::TilePlaced { cell, .. } => Some(cell),
            _ => None,
        });
        placed.filter(|&cell| self.position().board.tile_at(cell).is_some())
    }

    /// The scoring figures that moved, in the order in which they first did.
    pub(super) fn ways(&self) -> Vec<Way> {
        let mut ways: Vec<Way> = Vec::new();
        for entry in self.new_events() {
            let Event::Credited(credit) = &entry.event else { continue };
            if credit.moved.from == credit.moved.to {
                continue;
            }
            let own = |way: &&mut Way| way.player == credit.player && way.scorer == credit.scorer;
            match ways.iter_mut().find(own) {
                Some(way) => way.moves.push(credit.moved),
                None => {
                    ways.push(Way { player: credit.player, scorer: credit.scorer, moves: vec![credit.moved] })
                }
            }
        }
        ways
    }

    /// What boxes have on the table and beside it.
    pub(super) fn pieces(&self) -> Pieces {
        let mut pieces = Pieces::new();
        Slots::pieces(self.position(), &mut pieces);
        pieces
    }

    /// What lies before a player, or beside the table: the tile that was drawn, other figures than meeples that are
    /// in the supply, and what boxes have there.
    pub(super) fn lying(&self, owner: Option<Player>) -> Pieces {
        let p = self.position();
        let place = owner.map_or(Place::Beside, Place::Before);
        let kinds = (1..p.rules.figures.len() as u8).map(FigureKind);
        let supplied = owner
            .into_iter()
            .flat_map(|player| kinds.clone().map(move |kind| (player, kind, p.figures.supply(player, kind))));
        let drawn =
            p.frames.iter().filter(|frame| Some(frame.player) == owner).filter_map(|frame| frame.drawn);
        let mut lying: Pieces =
            drawn.map(|tile| Piece { what: What::Tile(tile), place, number: Number::None }).collect();
        let supplied = supplied.filter(|(.., left)| *left > 0);
        lying.extend(
            supplied.map(|(player, kind, left)| Piece::figure(player, kind, place).times(u16::from(left))),
        );
        lying.extend(self.pieces().into_iter().filter(|piece| piece.place == place));
        lying
    }

    /// A piece in words: `2 castle tokens`.
    pub(super) fn piece(&self, piece: &Piece) -> String {
        let edition = self.edition();
        let words = |term: &Term, many: u16| term.count(edition, i32::from(many)).to_owned();
        let catalogue = self.position().board.catalogue();
        let what = match (piece.what, piece.number) {
            (What::Thing(term), Number::Many(many)) => words(term, many),
            (What::Thing(term), _) => words(term, 1),
            (What::Figure(owner, kind), number) => {
                let many = if let Number::Many(many) = number { many } else { 1 };
                let kind = words(self.position().rules.figures[kind.index()].term, many);
                match piece.place {
                    Place::Before(player) if player == owner => kind,
                    _ => format!("{} {kind}", self.names.player(owner)),
                }
            }
            (What::Tile(kind), _) => format!("{} {}", words(&terms::TILE, 1), tiles::name(catalogue, kind)),
        };
        match piece.number {
            Number::None => what,
            Number::Many(many) => format!("{many} {what}"),
            Number::Size(size) => format!("{what} of {size}"),
        }
    }

    /// A letter for a piece.
    pub(super) fn piece_letter(&self, piece: &Piece) -> char {
        let id = match piece.what {
            What::Thing(term) => term.id,
            What::Figure(_, kind) => self.position().rules.figures[kind.index()].term.id,
            What::Tile(_) => terms::TILE.id,
        };
        id.chars().next().map_or('?', |letter| letter.to_ascii_uppercase())
    }

    /// A piece in words, with where it is.
    pub(super) fn piece_told(&self, piece: &Piece) -> String {
        let what = self.piece(piece);
        match piece.place {
            Place::On(cell) | Place::Mark(cell, _) => format!("{what} at {cell}"),
            Place::At(spot) => format!("{what} beside {}", self.spot(spot)),
            Place::Over(spot) => format!("{what} on {}", self.spot(spot)),
            Place::Before(player) => format!("{what} before {}", self.names.player(player)),
            Place::Beside => format!("{what} beside the table"),
        }
    }

    /// The figures on each place, by place.
    pub(super) fn standing(&self) -> BTreeMap<Spot, Vec<Standing>> {
        let p = self.position();
        let mut places: BTreeMap<Spot, Vec<Standing>> = BTreeMap::new();
        for figure in p.figures.standing() {
            places.entry(p.board.spot(figure.part)).or_default().push(*figure);
        }
        for figures in places.values_mut() {
            figures.sort_unstable_by_key(|figure| (figure.owner, figure.kind));
        }
        places
    }

    /// Who has most on a feature.
    pub(super) fn owners(&self, part: PartId) -> Vec<Player> {
        let majority = scoring::majority(self.position(), part);
        self.players().filter(|&player| majority.has(player)).collect()
    }

    pub(super) fn majority(&self, part: PartId) -> Majority {
        scoring::majority(self.position(), part)
    }

    /// The part of the highlighted feature that was named.
    pub(super) fn highlighted(&self) -> Option<PartId> {
        self.highlight.and_then(|spot| self.position().board.part(spot))
    }

    /// A figure with its owner: `red meeple`.
    pub(super) fn figure(&self, figure: &Standing) -> String {
        let record = self.position().rules.figures[figure.kind.index()];
        format!("{} {}", self.names.player(figure.owner), record.term.one(self.edition()))
    }

    /// How large a feature is: `3 tiles, 1 coat of arms`.
    pub(super) fn measure(&self, part: PartId) -> String {
        let edition = self.edition();
        let board = &self.position().board;
        let feature = board.feature(part);
        let count = |count: u16, term: &Term| format!("{count} {}", term.count(edition, i32::from(count)));
        let mut words = Vec::new();
        if feature.kind == PartKind::Field {
            words.push(count(board.complete_cities_of_field(part), &terms::COMPLETE_CITY));
        } else {
            words.push(count(feature.tiles, &terms::TILE));
        }
        if feature.coats > 0 {
            words.push(count(feature.coats, &terms::COAT_OF_ARMS));
        }
        words.join(", ")
    }

    /// Whether a feature is complete, in a word; none for what never is.
    pub(super) fn state(&self, part: PartId) -> Option<&'static str> {
        let feature = self.position().board.feature(part);
        match feature.kind {
            PartKind::Field | PartKind::River | PartKind::Place => None,
            _ if feature.complete() => Some("complete"),
            _ => Some("incomplete"),
        }
    }

    /// What is told of a highlighted feature: its name and size, its value, its owners.
    pub(super) fn told(&self, part: PartId) -> Vec<String> {
        let p = self.position();
        let feature = p.board.feature(part);
        let edition = self.edition();
        let complete = feature.complete();
        let state = self.state(part).map(|state| format!(", {state}")).unwrap_or_default();
        let name = self.spot(self.highlight.unwrap_or_else(|| p.board.name_of(part)));
        let owners = self.owners(part);
        let when = if complete { When::Completed } else { When::Final };
        let tally = scoring::value(p, part, when, owners.first().copied().unwrap_or(Player(0)));
        let lines = tally.lines().iter();
        let sum = lines.map(|line| {
            format!("{} {} × {}", line.count, line.what.count(edition, i32::from(line.count)), line.each)
        });
        let points = tally.points();
        let word = terms::POINT.count(edition, i32::from(points));
        let how = if complete { "complete" } else { "as it stands" };
        let sum = sum.collect::<Vec<_>>().join(" + ");
        let value = match (feature.kind, sum.is_empty()) {
            (PartKind::River, _) => "a river is worth nothing".to_owned(),
            (PartKind::Place, _) => "it is no feature".to_owned(),
            (_, true) => format!("{points} {word} {how}"),
            (_, false) => format!("{points} {word} {how}: {sum}"),
        };
        vec![format!("{name}: {}{state}", self.measure(part)), value, self.told_owners(part, &owners)]
    }

    fn told_owners(&self, part: PartId, owners: &[Player]) -> String {
        let majority = self.majority(part);
        let named = |player: &Player| self.names.player(*player).to_owned();
        let who = owners.iter().map(named).collect::<Vec<_>>().join(" and ");
        let there: Vec<String> = self
            .players()
            .filter(|player| majority.figures[player.index()] > 0)
            .map(|player| format!("{} {}", self.names.player(player), majority.strength[player.index()]))
            .collect();
        match owners {
            [] => "nobody stands there".to_owned(),
            [_] => format!("{who} has most ({})", there.join(", ")),
            _ => format!("{who} have as many ({})", there.join(", ")),
        }
    }

    /// The stacks of the boxes in play.
    pub(super) fn stacks(&self) -> Vec<Stack> {
        let outcomes = self.game.boxes().iter().flat_map(|boxed| boxed.outcomes);
        outcomes
            .filter_map(|outcome| match outcome.look {
                Look::Stack(of) => {
                    let words = (outcome.read)(self.position());
                    Some(Stack { title: of.many[self.edition().index()], words })
                }
                Look::Nothing => None,
            })
            .collect()
    }

    /// The picture in words, for people who cannot see it.
    pub fn described(&self) -> String {
        let p = self.position();
        let tiles = p.board.tiles().len();
        let mut told = vec![match tiles {
            1 => "1 tile.".to_owned(),
            _ => format!("{tiles} tiles."),
        }];
        if let Some(cell) = self.last_tile() {
            told.push(format!("The last tile was placed at {cell}."));
        }
        for (index, stated) in p.board.stated().iter().enumerate() {
            let feature = p.board.feature(stated.part);
            let kind = scoring::term(feature.kind).one(self.edition());
            let name = self.spot(Spot::Stated(index as u8));
            told.push(format!("{name} is a {kind} of {}.", self.measure(stated.part)));
        }
        let figures: Vec<String> = self
            .standing()
            .iter()
            .flat_map(|(spot, figures)| figures.iter().map(move |figure| (spot, figure)))
            .map(|(spot, figure)| format!("{} on {}", self.figure(figure), self.spot(*spot)))
            .collect();
        if !figures.is_empty() {
            told.push(format!("Figures: {}.", figures.join("; ")));
        }
        let on_table = self.pieces().into_iter().filter(|piece| !self.lies(piece));
        let on_table: Vec<String> = on_table.map(|piece| self.piece_told(&piece)).collect();
        if !on_table.is_empty() {
            told.push(format!("On the table: {}.", on_table.join("; ")));
        }
        if self.track {
            for owner in self.players().map(Some).chain([None]) {
                let lying: Vec<String> = self.lying(owner).iter().map(|piece| self.piece(piece)).collect();
                if !lying.is_empty() {
                    told.push(format!("{}: {}.", self.holder(owner), lying.join(", ")));
                }
            }
            let scores: Vec<String> = self.players().map(|player| self.scores(player)).collect();
            told.push(format!("Scores: {}.", scores.join("; ")));
        }
        if let Some(part) = self.highlighted() {
            told.push(format!("Highlighted: {}.", self.told(part).join("; ")));
        }
        told.join(" ")
    }

    /// Does a piece lie before a player or beside the table?
    pub(super) fn lies(&self, piece: &Piece) -> bool {
        matches!(piece.place, Place::Before(_) | Place::Beside)
    }

    /// Before whom something lies, in words.
    pub(super) fn holder(&self, owner: Option<Player>) -> String {
        owner.map_or("Beside the table".to_owned(), |player| format!("Before {}", self.names.player(player)))
    }

    /// `red 10 + 17`.
    fn scores(&self, player: Player) -> String {
        let track = &self.position().track;
        let each: Vec<String> =
            track.scorers().iter().map(|&scorer| track.at(player, scorer).to_string()).collect();
        format!("{} {}", self.names.player(player), each.join(" + "))
    }
}
