//! A sheet of letters, each with what it is, and the lines of boxes on it.

use anstyle::{AnsiColor, Effects, Style as Ansi};

/// What a letter is, which decides its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hue {
    Plain,
    /// Frames and coordinates.
    Dim,
    /// The frame of the tile that was placed last, and whatever is new.
    New,
    City,
    Road,
    River,
    Field,
    Building,
    /// A highlighted feature.
    High,
    /// What a box has on the table.
    Piece,
    /// The figure of a player, by how players are coloured.
    Player(AnsiColor, AnsiColor),
}

impl Hue {
    fn ansi(self) -> Ansi {
        match self {
            Self::Plain => Ansi::new(),
            Self::Dim => Ansi::new().effects(Effects::DIMMED),
            Self::New => AnsiColor::Yellow.on_default().effects(Effects::BOLD),
            Self::City => AnsiColor::Yellow.on_default(),
            Self::Road => Ansi::new().effects(Effects::BOLD),
            Self::River => AnsiColor::Cyan.on_default(),
            Self::Field => AnsiColor::Green.on_default(),
            Self::Building => AnsiColor::Red.on_default().effects(Effects::BOLD),
            Self::High => AnsiColor::Magenta.on_default().effects(Effects::BOLD),
            Self::Piece => AnsiColor::Black.on(AnsiColor::Cyan).effects(Effects::BOLD),
            Self::Player(ground, letter) => letter.on(ground).effects(Effects::BOLD),
        }
    }
}

/// Bits of the directions that a line leaves a letter in: north, east, south, west.
pub(super) type Arms = u8;

/// The letters for lines, by their arms.
const BOXES: [char; 16] = [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
const PLAIN_BOXES: [char; 16] =
    [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'];

/// The letter for a line.
pub(super) const fn line(arms: Arms, ascii: bool) -> char {
    let arms = (arms & 15) as usize;
    if ascii { PLAIN_BOXES[arms] } else { BOXES[arms] }
}

/// The letter for a road, which is heavier than a frame.
pub(super) const fn road(arms: Arms, ascii: bool) -> char {
    const ROADS: [char; 16] =
        [' ', '║', '═', '╚', '║', '║', '╔', '╠', '═', '╝', '═', '╩', '╗', '╣', '╦', '╬'];
    const PLAIN: [char; 16] =
        [' ', '|', '=', '`', '|', '|', ',', '|', '=', '\'', '=', '=', '.', '|', '=', '+'];
    let arms = (arms & 15) as usize;
    if ascii { PLAIN[arms] } else { ROADS[arms] }
}

/// A sheet of letters.
pub(super) struct Canvas {
    width: usize,
    letters: Vec<(char, Hue)>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, letters: vec![(' ', Hue::Plain); width * height] }
    }

    pub fn put(&mut self, column: usize, row: usize, letter: char, hue: Hue) {
        if column < self.width
            && let Some(place) = self.letters.get_mut(row * self.width + column)
        {
            *place = (letter, hue);
        }
    }

    /// Writes a text from a place on.
    pub fn write(&mut self, column: usize, row: usize, text: &str, hue: Hue) {
        for (place, letter) in text.chars().enumerate() {
            self.put(column + place, row, letter, hue);
        }
    }

    /// Do figures or pieces stand on any of these letters?
    pub fn is_taken(&self, column: usize, row: usize, length: usize) -> bool {
        let stands = |hue: Hue| matches!(hue, Hue::Player(..) | Hue::Piece);
        (column..column + length)
            .any(|at| self.letters.get(row * self.width + at).is_some_and(|letter| stands(letter.1)))
    }

    /// The sheet as lines, without blanks at their ends.
    pub fn finish(&self) -> String {
        let mut text = String::new();
        for row in self.letters.chunks(self.width.max(1)) {
            let used = row.iter().rposition(|&letter| letter != (' ', Hue::Plain)).map_or(0, |last| last + 1);
            for run in row[..used].chunk_by(|a, b| a.1 == b.1) {
                let letters: String = run.iter().map(|(letter, _)| letter).collect();
                text += &inked(&letters, run[0].1);
            }
            text.push('\n');
        }
        text
    }
}

/// A text in its colour.
pub(super) fn inked(text: &str, hue: Hue) -> String {
    let ansi = hue.ansi();
    format!("{ansi}{text}{ansi:#}")
}

/// The colours of a player's figures on a terminal, by what the player is called.
pub(super) fn player(name: &str, place: usize) -> Hue {
    use AnsiColor::{Black, Blue, BrightBlack, BrightYellow, Green, Magenta, Red, White};
    const OTHERS: [(AnsiColor, AnsiColor); 6] = [
        (Red, White),
        (Blue, White),
        (Green, Black),
        (BrightYellow, Black),
        (BrightBlack, White),
        (Magenta, White),
    ];
    let (ground, letter) = match name.to_ascii_lowercase().as_str() {
        "red" => OTHERS[0],
        "blue" => OTHERS[1],
        "green" => OTHERS[2],
        "yellow" | "orange" => OTHERS[3],
        "black" | "grey" | "gray" | "brown" => OTHERS[4],
        "pink" | "purple" | "violet" => OTHERS[5],
        "white" => (White, Black),
        _ => OTHERS[place % OTHERS.len()],
    };
    Hue::Player(ground, letter)
}
