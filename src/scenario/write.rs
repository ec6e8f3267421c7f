//! Scenarios written: a game that was played as a script, and a script put into a document.

use std::fmt;

use super::problems::{Problems, Source, Span};
use super::yaml::splice::{SpliceError, entry_lines, splice};
use super::yaml::{self, Value};
use crate::editions::{Edition, Term};
use crate::game::Game;
use crate::position::Choice;
use crate::rulings::Overrides;
use crate::script::{Names, phrases, tiles};
use crate::tiles::TileKindId;

/// One step of a script, with the turn that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The turn, counted from 1.
    pub turn: u16,
    /// The step as it is written behind the dash, or a remark, which begins with `#`.
    pub text: String,
}

impl Line {
    /// The step that a choice is, before it is carried out.
    pub fn of(game: &Game, names: &Names, choice: Choice) -> Self {
        let text = phrases::print(game, names, choice);
        let text = match text.split_once(": ") {
            // Names of features are free: what YAML would read otherwise needs quotes.
            Some((key, words)) if !words.starts_with('{') => format!("{key}: {}", in_yaml(words)),
            _ => text,
        };
        Self { turn: game.position().turn, text }
    }
}

/// The choices of a game as steps, carried out on the way.
pub fn lines(game: &mut Game, names: &Names, choices: &[Choice]) -> Vec<Line> {
    let mut lines = Vec::with_capacity(choices.len());
    for &choice in choices {
        lines.push(Line::of(game, names, choice));
        game.choose_listed(choice);
    }
    lines
}

/// Steps under `turn`, or under `turns` where there are so many that are several.
pub fn script(lines: &[Line], turns: u16) -> String {
    let last = lines.last().map_or(1, |line| line.turn).max(turns);
    let steps = |turn: u16| lines.iter().filter(move |line| line.turn == turn);
    if last <= 1 {
        if steps(1).next().is_none() {
            return "turn: []\n".to_owned();
        }
        let written = steps(1).map(|line| match line.text.starts_with('#') {
            true => format!("  {}\n", line.text),
            false => format!("  - {}\n", line.text),
        });
        return "turn:\n".to_owned() + &written.collect::<String>();
    }
    let mut text = "turns:\n".to_owned();
    for turn in 1..=last {
        let mut begun = false;
        for line in steps(turn) {
            if line.text.starts_with('#') {
                text += &format!("    {}\n", line.text);
            } else {
                text += if begun { "    - " } else { "  - - " };
                text += &format!("{}\n", line.text);
                begun = true;
            }
        }
        if !begun {
            text += "  - []\n";
        }
    }
    text
}

/// What stands at the head of a scenario that is written anew.
#[derive(Clone, Debug)]
pub struct Head<'a> {
    /// Its title.
    pub title: String,
    /// The editions that it is played in; all where there is none.
    pub editions: &'a [Edition],
    /// The boxes in play.
    pub boxes: &'a [&'static str],
    /// The mechanisms of them that are switched off.
    pub without: &'a [&'static str],
    /// The readings that are chosen.
    pub readings: &'a Overrides,
    /// What players are called.
    pub players: &'a [String],
    /// How many of a figure each player has, where it is not what the box brings.
    pub each: &'a [(&'static Term, u8)],
    /// The tiles on the table, such as `D at (0,0)`, where it is not the start tile alone.
    pub board: Vec<String>,
    /// The tiles in the order in which they come; where that is not known, the script tells what is drawn.
    pub pile: Option<Vec<String>>,
}

impl Head<'_> {
    /// The names of tiles, as `pile` takes them.
    pub fn pile_of(game: &Game, pile: &[TileKindId]) -> Vec<String> {
        let catalogue = game.position().board.catalogue();
        pile.iter().map(|&kind| tiles::name(catalogue, kind)).collect()
    }
}

/// A whole scenario: a game from its beginning with the script of what was done.
pub fn document(head: &Head<'_>, lines: &[Line], turns: u16) -> String {
    let Head { title, editions, boxes, without, readings, players, each, board, pile } = head;
    let list = |words: &mut dyn Iterator<Item = &str>| words.map(in_flow).collect::<Vec<_>>().join(", ");
    let mut text = format!("title: {}\n", in_yaml(title));
    if !editions.is_empty() {
        text += &format!(
            "editions: [{}]\n",
            editions.iter().map(|edition| edition.id()).collect::<Vec<_>>().join(", ")
        );
    }
    if !boxes.is_empty() {
        text += &format!("expansions: [{}]\n", list(&mut boxes.iter().copied()));
    }
    if !without.is_empty() {
        text += &format!("without: [{}]\n", list(&mut without.iter().copied()));
    }
    text += &chosen(readings);
    text += &format!("players: [{}]\n", list(&mut players.iter().map(String::as_str)));
    if !each.is_empty() {
        let own = each.iter().map(|(figure, count)| format!("{}: {count}", figure.id));
        let own = own.collect::<Vec<_>>().join(", ");
        text += "supply:\n";
        players.iter().for_each(|player| text += &format!("  {}: {{{own}}}\n", in_yaml(player)));
    }
    if !board.is_empty() {
        text += "board:\n";
        board.iter().for_each(|tile| text += &format!("  - {}\n", in_yaml(tile)));
    }
    if pile.as_ref().is_some_and(Vec::is_empty) {
        text += "pile: none\n";
    } else if let Some(pile) = pile {
        text += "pile:\n  only:\n";
        for row in pile.chunks(16) {
            text += if std::ptr::eq(row, &pile[..row.len()]) { "    [" } else { "     " };
            text += &list(&mut row.iter().map(String::as_str));
            text += ",\n";
        }
        text.truncate(text.len() - ",\n".len());
        text += "]\n";
    }
    text + &script(lines, turns)
}

/// The readings that are chosen; nothing where none is.
fn chosen(readings: &Overrides) -> String {
    let line = |(reading, option): (&'static crate::rulings::Reading, u8)| {
        format!("  {}: {}\n", reading.id, in_flow(reading.options[usize::from(option)]))
    };
    let lines: String = readings.iter().map(line).collect();
    if lines.is_empty() { lines } else { format!("readings:\n{lines}") }
}

/// Why a scenario cannot be written anew.
#[derive(Clone, Debug)]
pub enum WriteError {
    /// Its text cannot be read.
    Unreadable(Problems),
    /// It is written in braces, so that a script cannot be put in.
    InBraces,
    /// Its parts cannot be told apart.
    Splice(SpliceError),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(problems) => problems.fmt(f),
            Self::InBraces => write!(f, "the whole scenario stands in braces; write one key a line"),
            Self::Splice(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for WriteError {}

/// A scenario with another script: what it expected is left out, all else stays as it was written. With rules
/// that are fixed it speaks of that edition only, and chooses those readings.
///
/// # Errors
/// When its text cannot be read, or is not written with one key a line.
pub fn rewritten(
    source: &Source,
    lines: &[Line],
    turns: u16,
    fixed: Option<(Edition, &Overrides)>,
) -> Result<String, WriteError> {
    let root = yaml::parse(source).map_err(WriteError::Unreadable)?;
    let Value::Map(entries) = &root.value else { return Err(WriteError::InBraces) };
    if source.text[root.span.start..].starts_with('{') {
        return Err(WriteError::InBraces);
    }
    let text = &source.text;
    let mut edits: Vec<(Span, String)> = Vec::new();
    for (key, value) in entries {
        let stays = match key.as_str() {
            Some("turn" | "turns" | "expect") => false,
            Some("editions" | "readings") => fixed.is_none(),
            _ => true,
        };
        if !stays {
            // With the line break behind it, so that no empty line is left.
            let span = entry_lines(text, key, value);
            let end = span.end + usize::from(text[span.end..].starts_with('\n'));
            edits.push((Span::new(span.start, end), String::new()));
        }
    }
    let mut written = splice(text, &edits).map_err(WriteError::Splice)?;
    if !written.ends_with('\n') {
        written.push('\n');
    }
    if let Some((edition, readings)) = fixed {
        written += &format!("editions: [{}]\n{}", edition.id(), chosen(readings));
    }
    Ok(written + &script(lines, turns))
}

/// Words as YAML: bare where they can be.
fn in_yaml(words: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || " ,.?'()-/@_×".contains(c);
    let begins = words.starts_with(char::is_alphabetic) && !words.ends_with(' ');
    if begins && words.chars().all(plain) { words.to_owned() } else { quoted(words) }
}

/// Words within brackets.
fn in_flow(words: &str) -> String {
    if words.contains(',') { quoted(words) } else { in_yaml(words) }
}

fn quoted(words: &str) -> String {
    serde_json::Value::from(words).to_string()
}
