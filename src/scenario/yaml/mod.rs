//! YAML read into a tree whose nodes know their places, and refused where it is more than data.
//!
//! One pass over a parser's events makes the tree. Anchors, aliases, tags, duplicate keys, absurd
//! depth and size, second documents and anything that is not text are refused, all of a file at once
//! as far as reading can go on. The tree gives no types: `no` is the text no and `7` the text 7;
//! [`read`] turns nodes into values and collects every problem on the way.

mod build;
mod events;
mod places;
pub mod read;
mod scalar;
pub mod splice;
mod syntax;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::problems::{BOM, Problem, Problems, Source, Span};

pub use scalar::{Scalar, Word};

/// Lists and maps may be nested so deep.
pub const DEEPEST: usize = 64;

/// The most bytes that a file may have.
pub const LARGEST: usize = 1 << 20;

/// A part of a document with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Where it stands, from its first to its last character; of an empty value, where it is missing.
    pub span: Span,
    /// What it is.
    pub value: Value,
}

/// What a node is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing, `~` or `null`.
    Null,
    /// Text, whatever it will be taken for.
    Scalar(Scalar),
    /// A list.
    Seq(Vec<Node>),
    /// A map in the order of the file. Keys are scalars, each there once; or [`Value::Refused`] with a
    /// refused value, for an entry that could not be read.
    Map(Vec<(Node, Node)>),
    /// Something that a problem was already reported about. Readers pass over it in silence.
    Refused,
}

impl Node {
    /// Its text, when it is a scalar.
    pub fn as_str(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar(scalar) => Some(&scalar.text),
            _ => None,
        }
    }

    /// The entry of a map: its key and its value.
    pub fn entry(&self, key: &str) -> Option<(&Node, &Node)> {
        match &self.value {
            Value::Map(entries) => {
                entries.iter().find(|(k, _)| k.as_str() == Some(key)).map(|(k, value)| (k, value))
            }
            _ => None,
        }
    }

    /// The value under a key of a map.
    pub fn get(&self, key: &str) -> Option<&Node> {
        self.entry(key).map(|(_, value)| value)
    }
}

/// Reads a whole text.
///
/// # Errors
///
/// Everything that is wrong with its syntax and everything in it that is refused.
pub fn parse(source: &Source) -> Result<Node, Problems> {
    let mut problems = Problems::new(source);
    match parse_part(source, &mut problems) {
        Some(node) => problems.or(node),
        None => Err(problems),
    }
}

/// Reads as much of a text as can be read, for those who want to report what is wrong with the rest as
/// well: what was refused is [`Value::Refused`] in the tree. Without a new problem the tree is whole;
/// `None` always comes with one.
pub fn parse_part(source: &Source, problems: &mut Problems) -> Option<Node> {
    match unfit(&source.text) {
        Some(problem) => {
            problems.push(problem);
            None
        }
        None => build::tree(source, problems),
    }
}

/// Makes a source of the bytes of a file.
///
/// # Errors
///
/// A problem when they are too many, are not UTF-8, or hold bytes that no text has.
pub fn read_bytes(name: &str, bytes: &[u8]) -> Result<Source, Problems> {
    let refuse = |text: &str, problem: Problem| {
        let mut problems = Problems::new(&Source::new(name, text));
        problems.push(problem);
        Err(problems)
    };
    if bytes.len() > LARGEST {
        return refuse("", too_large(bytes.len()));
    }
    match str::from_utf8(bytes) {
        Ok(text) => match unfit(text) {
            Some(problem) => refuse(text, problem),
            None => Ok(Source::new(name, text)),
        },
        Err(error) => {
            let at = error.valid_up_to();
            let shown = String::from_utf8_lossy(bytes);
            let problem = Problem::new(
                Span::new(at, at + '\u{fffd}'.len_utf8()),
                format!("byte {at} (0x{:02X}) is not UTF-8", bytes[at]),
            );
            let utf16 = bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]);
            let help =
                if utf16 { "the file is UTF-16; save it as UTF-8" } else { "save the file as UTF-8 text" };
            refuse(&shown, problem.help(help))
        }
    }
}

/// Reads as much of a file as [`read_bytes`] ever takes, and a byte more that says that there is more.
///
/// # Errors
/// When the file cannot be opened or read.
pub fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    if is_standard_input(path) { read_whole(io::stdin()) } else { read_whole(File::open(path)?) }
}

/// Does a path mean standard input? `-` does.
pub fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

/// What a file is called where people read of it.
pub fn name_of_file(path: &Path) -> String {
    if is_standard_input(path) { "standard input".to_owned() } else { path.to_string_lossy().into_owned() }
}

/// The same of anything that can be read.
///
/// # Errors
/// When it cannot be read.
pub fn read_whole(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LARGEST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn too_large(bytes: usize) -> Problem {
    Problem::new(Span::at(0), format!("the file has {bytes} bytes; {LARGEST} are the most"))
}

/// What forbids to even try to read a text.
fn unfit(text: &str) -> Option<Problem> {
    if text.len() > LARGEST {
        return Some(too_large(text.len()));
    }
    let start = text_start(text);
    if let Some(at) = text[start..].find(BOM) {
        let span = Span::new(start + at, start + at + BOM.len_utf8());
        return Some(Problem::new(span, "a byte order mark within the text; delete it"));
    }
    let odd = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t' | '\u{85}');
    if let Some((at, c)) = text.char_indices().find(|&(_, c)| odd(c)) {
        let message = format!("byte {at} is the control character U+{:04X}, which no text has", u32::from(c));
        let problem = Problem::new(Span::new(at, at + c.len_utf8()), message);
        return Some(if c == '\0' { problem.help("is this a text file, saved as UTF-8?") } else { problem });
    }
    None
}

/// Where the text begins behind a byte order mark.
fn text_start(text: &str) -> usize {
    if text.starts_with(BOM) { BOM.len_utf8() } else { 0 }
}

#[cfg(test)]
mod tests;
