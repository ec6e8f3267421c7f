//! The picture for the terminal: a box for each tile, its features in letters and colours, and below it the
//! features in words, the scoreboard and the stacks.
//!
//! Colours are written as escape sequences; whoever prints strips them where there are none. Figures stand in
//! brackets, lying ones in round ones, so that nothing is lost without colours.

mod canvas;
mod tile;

use canvas::{Canvas, Hue, inked, line};
use tile::Size;

use super::cards::listed;
use super::figure;
use super::pieces;
use super::scene::Scene;
use super::tile::Plan;
use crate::board::{PartId, PlacedTile, Spot};
use crate::figures::{FigureKind, Player, Standing};
use crate::geometry::{Cell, Side};
use crate::hooks::{Number, Piece, Place};
use crate::script::tiles::{self, Turned};
use crate::tiles::PartKind;
use crate::track::{SPACES, is_dark, space};

/// How a picture for the terminal is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Only letters that every terminal has.
    pub ascii: bool,
    /// Columns that it should fit into.
    pub columns: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self { ascii: false, columns: 80 }
    }
}

/// Columns left of the tiles, for coordinates.
const LEFT: usize = 5;
/// The sizes of tiles, the largest first.
const SIZES: [Size; 3] =
    [Size { columns: 9, rows: 5 }, Size { columns: 7, rows: 3 }, Size { columns: 5, rows: 3 }];

/// Draws a scene for the terminal.
pub fn picture(scene: &Scene<'_>, style: Style) -> String {
    let mut text = String::new();
    for (words, hue) in [(scene.title, Hue::Road), (scene.note, Hue::Dim)] {
        if !words.is_empty() {
            text += &inked(&clean(words), hue);
            text.push('\n');
        }
    }
    let letters = figure::owners(&scene.player_names());
    if let Some(table) = Table::new(scene, style, &letters) {
        text += &table.draw();
    }
    text += &stated(scene, &letters);
    if let Some(part) = scene.highlighted() {
        for line in scene.told(part) {
            text += &inked(&clean(&line), Hue::High);
            text.push('\n');
        }
    }
    text += &on_table(scene);
    if scene.track {
        text += &scores(scene, style, &letters);
        text += &lying(scene, style);
        for stack in scene.stacks() {
            let rows = listed(&stack.words);
            let words: Vec<String> = rows
                .iter()
                .map(|(word, count)| match count {
                    1 => word.replace('-', " "),
                    count => format!("{} x {count}", word.replace('-', " ")),
                })
                .collect();
            let words = if words.is_empty() { "none left".to_owned() } else { words.join(", ") };
            text += &folded(&format!("{}, from the top: {words}", stack.title), style.columns);
        }
    }
    text
}

/// What boxes have on the table, with the letters that stand for it.
fn on_table(scene: &Scene<'_>) -> String {
    let on_table = scene.pieces().into_iter().filter(|piece| !scene.lies(piece));
    let told = on_table.map(|piece| {
        let letter = inked(&format!("<{}>", scene.piece_letter(&piece)), Hue::Piece);
        format!("{letter} {}", clean(&scene.piece_told(&piece)))
    });
    let told = told.collect::<Vec<_>>().join("\n");
    if told.is_empty() { told } else { told + "\n" }
}

/// What lies before the players and beside the table, a line for each.
fn lying(scene: &Scene<'_>, style: Style) -> String {
    let mut text = String::new();
    for owner in scene.players().map(Some).chain([None]) {
        let lying: Vec<String> = scene.lying(owner).iter().map(|piece| scene.piece(piece)).collect();
        if !lying.is_empty() {
            text += &folded(&format!("{}: {}", scene.holder(owner), lying.join(", ")), style.columns);
        }
    }
    text
}

/// A text in lines of so many letters, the further ones set in.
fn folded(text: &str, columns: usize) -> String {
    let mut folded = String::new();
    let mut line = String::new();
    for word in clean(text).split_whitespace() {
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > columns {
            folded += &line;
            folded.push('\n');
            "  ".clone_into(&mut line);
        } else if !line.is_empty() {
            line.push(' ');
        }
        line += word;
    }
    folded + &line + "\n"
}

/// A text without what a terminal might obey.
fn clean(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

struct Table<'s, 'a> {
    scene: &'s Scene<'a>,
    style: Style,
    letters: &'s [String],
    size: Size,
    low: Cell,
    high: Cell,
}

impl<'s, 'a> Table<'s, 'a> {
    fn new(scene: &'s Scene<'a>, style: Style, letters: &'s [String]) -> Option<Self> {
        let (mut low, mut high) = scene.position().board.bounds()?;
        for open in scene.position().board.open_spaces() {
            low = Cell::new(low.x.min(open.cell.x), low.y.min(open.cell.y));
            high = Cell::new(high.x.max(open.cell.x), high.y.max(open.cell.y));
        }
        let across = usize::from(high.x.abs_diff(low.x)) + 1;
        let fits = |size: &Size| LEFT + across * (size.columns + 1) < style.columns;
        let size = SIZES.into_iter().find(fits).unwrap_or(SIZES[SIZES.len() - 1]);
        Some(Self { scene, style, letters, size, low, high })
    }

    /// The upper left corner of a space's frame.
    fn corner(&self, cell: Cell) -> (usize, usize) {
        let column = usize::from(cell.x.abs_diff(self.low.x)) * (self.size.columns + 1);
        let row = usize::from(cell.y.abs_diff(self.low.y)) * (self.size.rows + 1);
        (LEFT + column, 1 + row)
    }

    fn draw(&self) -> String {
        let (column, row) = self.corner(self.high);
        let Size { columns, rows } = self.size;
        let mut canvas = Canvas::new(column + columns + 2, row + rows + 2);
        self.coordinates(&mut canvas);
        self.frames(&mut canvas);
        let board = &self.scene.position().board;
        let mut open: Vec<Cell> = board.open_spaces().map(|space| space.cell).collect();
        open.sort_unstable();
        for cell in open {
            let (column, row) = self.corner(cell);
            let text = if columns >= 9 { cell.to_string() } else { ".".to_owned() };
            let aside = columns.saturating_sub(text.chars().count()) / 2;
            canvas.write(column + 1 + aside, row + 1 + rows / 2, &text, Hue::Dim);
        }
        let standing = self.scene.standing();
        for tile in board.tiles() {
            self.tile(&mut canvas, tile);
        }
        for (spot, figures) in &standing {
            self.figures(&mut canvas, *spot, figures);
        }
        self.pieces(&mut canvas);
        canvas.finish()
    }

    fn coordinates(&self, canvas: &mut Canvas) {
        let Size { columns, rows } = self.size;
        for x in self.low.x..=self.high.x {
            let (column, _) = self.corner(Cell::new(x, self.low.y));
            let text = x.to_string();
            canvas.write(column + 1 + (columns - text.len().min(columns)) / 2, 0, &text, Hue::Dim);
        }
        for y in self.low.y..=self.high.y {
            let (_, row) = self.corner(Cell::new(self.low.x, y));
            canvas.write(0, row + 1 + rows / 2, &format!("{y:>4}"), Hue::Dim);
        }
    }

    /// The frames of all tiles, joined where they touch; that of the last one stands out.
    fn frames(&self, canvas: &mut Canvas) {
        let board = &self.scene.position().board;
        let Size { columns, rows } = self.size;
        let last = self.scene.last_tile();
        let lies = |x: i16, y: i16| board.tile_at(Cell::new(x, y)).is_some();
        for y in self.low.y..=self.high.y.saturating_add(1) {
            for x in self.low.x..=self.high.x.saturating_add(1) {
                let (column, row) = self.corner(Cell::new(x, y));
                let near = [lies(x - 1, y - 1), lies(x, y - 1), lies(x, y), lies(x - 1, y)];
                // Lines leave a corner between the spaces around it.
                let arms = [near[0] || near[1], near[1] || near[2], near[2] || near[3], near[3] || near[0]];
                let bits = arms.iter().enumerate().fold(0, |bits, (side, &arm)| bits | u8::from(arm) << side);
                let around = [(-1, -1), (0, -1), (0, 0), (-1, 0)].map(|(a, b)| Cell::new(x + a, y + b));
                let is_last = |places: &[usize]| places.iter().any(|&place| last == Some(around[place]));
                let hue = |new: bool| if new { Hue::New } else { Hue::Dim };
                if bits > 0 {
                    canvas.put(column, row, line(bits, self.style.ascii), hue(is_last(&[0, 1, 2, 3])));
                }
                if arms[1] {
                    let letter = line(0b1010, self.style.ascii);
                    (1..=columns).for_each(|at| canvas.put(column + at, row, letter, hue(is_last(&[1, 2]))));
                }
                if arms[2] {
                    let letter = line(0b0101, self.style.ascii);
                    (1..=rows).for_each(|at| canvas.put(column, row + at, letter, hue(is_last(&[2, 3]))));
                }
            }
        }
    }

    fn tile(&self, canvas: &mut Canvas, tile: &PlacedTile) {
        let board = &self.scene.position().board;
        let plan = Plan::of(board.catalogue(), tile.kind);
        let (column, row) = self.corner(tile.cell);
        let high = self.scene.highlighted().map(|part| board.root(part));
        let is_high = |part: usize| {
            let spot = Spot::Part { cell: tile.cell, part: part as u8 };
            high.is_some() && board.part(spot).map(|part: PartId| board.root(part)) == high
        };
        let letters = tile::letters(
            &plan,
            tile.rotation,
            self.size,
            is_high,
            (board.catalogue().marks(), self.style.ascii),
        );
        for (place, (letter, hue)) in letters.into_iter().enumerate() {
            let (across, down) = (place % self.size.columns, place / self.size.columns);
            canvas.put(column + 1 + across, row + 1 + down, letter, hue);
        }
        let new = self.scene.last_tile() == Some(tile.cell);
        let name = tiles::print(board.catalogue(), Turned { kind: tile.kind, rotation: tile.rotation });
        let name = if new { format!("*{name}") } else { name };
        let name: String = clean(&name).chars().take(self.size.columns - 1).collect();
        canvas.write(column + 1, row, &name, if new { Hue::New } else { Hue::Plain });
    }

    fn figures(&self, canvas: &mut Canvas, spot: Spot, figures: &[Standing]) {
        let board = &self.scene.position().board;
        let Spot::Part { cell, part } = spot else { return };
        let Some(tile) = board.tile_at(cell) else { return };
        let plan = Plan::of(board.catalogue(), tile.kind);
        let (across, down) = self.size.letter_at(plan.stand_of(usize::from(part), tile.rotation));
        let lying = plan.kind().parts[usize::from(part)].kind == PartKind::Field;
        let texts: Vec<String> =
            figures.iter().map(|figure| self.figure(figure, lying, self.size.columns < 7)).collect();
        let width: usize = texts.iter().map(|text| text.chars().count()).sum();
        let (column, row) = self.corner(cell);
        let mut at = across.saturating_sub(width / 2).min(self.size.columns.saturating_sub(width));
        for (figure, text) in figures.iter().zip(texts) {
            let Player(owner) = figure.owner;
            let hue = canvas::player(self.scene.names.player(figure.owner), usize::from(owner));
            let room: String = text.chars().take(self.size.columns.saturating_sub(at)).collect();
            canvas.write(column + 1 + at, row + 1 + down, &room, hue);
            at += text.chars().count();
        }
    }

    /// What boxes have on the table, as near as can be to where it is; figures keep their places.
    fn pieces(&self, canvas: &mut Canvas) {
        let board = &self.scene.position().board;
        for piece in self.scene.pieces() {
            let Some(cell) = pieces::cell_of(self.scene, piece.place) else { continue };
            let Some(tile) = board.tile_at(cell) else { continue };
            let text: String = self.piece(&piece).chars().take(self.size.columns).collect();
            let plan = Plan::of(board.catalogue(), tile.kind);
            let place = match piece.place {
                Place::Mark(_, mark) => plan.mark(mark, tile.rotation),
                Place::At(Spot::Part { part, .. }) | Place::Over(Spot::Part { part, .. }) => {
                    Some(plan.stand_of(usize::from(part), tile.rotation))
                }
                _ => None,
            };
            let (across, down) = place.map_or((self.size.columns / 2, 0), |place| self.size.letter_at(place));
            let width = text.chars().count();
            let at = across.saturating_sub(width / 2).min(self.size.columns.saturating_sub(width));
            let (column, row) = self.corner(cell);
            let rows = (0..self.size.rows).map(|below| row + 1 + (down + below) % self.size.rows);
            let mut free = rows.filter(|&row| !canvas.is_taken(column + 1 + at, row, width));
            canvas.write(column + 1 + at, free.next().unwrap_or(row + 1 + down), &text, Hue::Piece);
        }
    }

    /// `<D>` is a dragon, `<S5>` are five sheep; without brackets where there is little room.
    fn piece(&self, piece: &Piece) -> String {
        let letter = self.scene.piece_letter(piece);
        let number = match piece.number {
            Number::None => String::new(),
            Number::Many(number) | Number::Size(number) => number.to_string(),
        };
        if self.size.columns < 7 { format!("{letter}{number}") } else { format!("<{letter}{number}>") }
    }

    /// `[R]` stands, `(R)` lies; what is no meeple says what it is: `[R:b]`.
    fn figure(&self, figure: &Standing, lying: bool, narrow: bool) -> String {
        let letters = &self.letters[figure.owner.index()];
        let record = self.scene.position().rules.figures[figure.kind.index()];
        let kind = match figure.kind {
            FigureKind::MEEPLE => String::new(),
            _ => format!(":{}", record.term.id.chars().next().unwrap_or('?')),
        };
        match (lying, narrow) {
            (true, true) => format!("{}{kind}", letters.to_lowercase()),
            (false, true) => format!("{letters}{kind}"),
            (true, false) => format!("({letters}{kind})"),
            (false, false) => format!("[{letters}{kind}]"),
        }
    }
}

/// The features that are stated in words, a line each.
fn stated(scene: &Scene<'_>, letters: &[String]) -> String {
    let p = scene.position();
    let standing = scene.standing();
    let mut text = String::new();
    for (index, stated) in p.board.stated().iter().enumerate() {
        let spot = Spot::Stated(index as u8);
        let feature = p.board.feature(stated.part);
        let kind = crate::scoring::term(feature.kind).one(scene.edition());
        let state = scene.state(stated.part).map(|state| format!(", {state}")).unwrap_or_default();
        let high = scene.highlighted() == Some(stated.part);
        let name = format!("{:<10}", clean(&scene.spot(spot)));
        text += &inked(&name, if high { Hue::High } else { Hue::Road });
        text += &format!(" {kind}, {}{state}", scene.measure(stated.part));
        for figure in standing.get(&spot).into_iter().flatten() {
            let hue = canvas::player(scene.names.player(figure.owner), figure.owner.index());
            let lying = feature.kind == PartKind::Field;
            let owner = &letters[figure.owner.index()];
            let label = if lying { format!("({owner})") } else { format!("[{owner}]") };
            text += &format!(" {} {}", inked(&label, hue), clean(&scene.figure(figure)));
        }
        text.push('\n');
    }
    text
}

/// Who has how much, a line for each player.
fn scores(scene: &Scene<'_>, style: Style, letters: &[String]) -> String {
    use crate::editions::terms;
    use crate::track::Scorer;
    let p = scene.position();
    let ways = scene.ways();
    let edition = scene.edition();
    let arrow = if style.ascii { "->" } else { "→" };
    let mut text = String::new();
    for player in scene.players() {
        let name: String = clean(scene.names.player(player)).chars().take(12).collect();
        let hue = canvas::player(scene.names.player(player), player.index());
        text += &inked(&format!("[{}]", letters[player.index()]), hue);
        text += &format!(" {name:<8}");
        for &scorer in p.track.scorers() {
            let total = p.track.at(player, scorer);
            let term = match scorer {
                Scorer::Meeple => &terms::SCORING_MEEPLE,
                Scorer::Messenger => &terms::MESSENGER,
            };
            let way = ways.iter().find(|way| way.player == player && way.scorer == scorer);
            let from = way.and_then(|way| way.moves.first()).map(|moved| format!("{} {arrow} ", moved.from));
            let new = if from.is_some() { Hue::New } else { Hue::Plain };
            let at = inked(&format!("{}{total}", from.unwrap_or_default()), new);
            let lap = if total >= SPACES { format!("space {}, ", space(total)) } else { String::new() };
            let dark = if is_dark(total) { "dark" } else { "light" };
            text += &format!("  {} {at} ({lap}{dark})", term.one(edition));
        }
        let supply = p.figures.supply(player, FigureKind::MEEPLE);
        text += &format!("  {} {supply}\n", terms::SUPPLY.one(edition));
    }
    text
}

/// The sides of a tile that a road leaves by are the arms of its letters.
const _: () = assert!(Side::North.index() == 0 && Side::West.index() == 3);
