use crate::editions::Edition;

/// What stands in one place of a table: lines of pieces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// The lines, or the items of a list.
    pub lines: Vec<Vec<Piece>>,
    /// Does it stand out from its row?
    pub marked: bool,
}

/// A stretch of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words.
    Text(String),
    /// Something to be typed as it stands.
    Code(String),
    /// The id of a ruling or reading.
    Cite(&'static str),
    /// The path of a file.
    File(String),
}

impl Piece {
    /// What it says, without any form.
    pub fn plain(&self) -> &str {
        match self {
            Self::Text(text) | Self::Code(text) | Self::File(text) => text,
            Self::Cite(id) => id,
        }
    }
}

impl From<String> for Piece {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Piece {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl Cell {
    /// Nothing.
    pub fn empty() -> Self {
        Self::default()
    }

    /// One line of one piece.
    pub fn of(piece: Piece) -> Self {
        Self::line([piece])
    }

    /// One line.
    pub fn line(pieces: impl IntoIterator<Item = Piece>) -> Self {
        Self { lines: vec![pieces.into_iter().collect()], marked: false }
    }

    /// Several lines of one piece each.
    pub fn lines<P: Into<Piece>>(lines: impl IntoIterator<Item = P>) -> Self {
        Self { lines: lines.into_iter().map(|line| vec![line.into()]).collect(), marked: false }
    }

    /// Something to be typed as it stands.
    pub fn code(text: impl Into<String>) -> Self {
        Self::of(Piece::Code(text.into()))
    }

    /// Ids of rulings and readings, one a line.
    pub fn cites(ids: impl IntoIterator<Item = &'static str>) -> Self {
        Self::lines(ids.into_iter().map(Piece::Cite))
    }

    /// What each of these editions says: once where all say the same, else under their names.
    pub fn by_edition(said: &[(Edition, Vec<String>)]) -> Self {
        let mut groups: Vec<(Vec<Edition>, &[String])> = Vec::new();
        for (edition, lines) in said {
            match groups.iter_mut().find(|(_, same)| same == lines) {
                Some((editions, _)) => editions.push(*edition),
                None => groups.push((vec![*edition], lines)),
            }
        }
        if let [(_, lines)] = groups[..] {
            return Self::lines(lines.iter().cloned());
        }
        Self::lines(groups.into_iter().map(|(editions, lines)| {
            let editions: Vec<&str> = editions.into_iter().map(Edition::title).collect();
            format!("{}: {}", editions.join(", "), lines.join("; "))
        }))
    }

    /// Does it say nothing?
    pub fn is_empty(&self) -> bool {
        self.lines.iter().flatten().all(|piece| piece.plain().is_empty())
    }

    /// What it says, line by line, without any form.
    pub fn plain_lines(&self) -> impl Iterator<Item = String> + '_ {
        self.lines.iter().map(|line| line.iter().map(Piece::plain).collect())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        if text.is_empty() { Self::empty() } else { Self::of(Piece::Text(text)) }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(first: &str, hig2: &str, zmg: &str) -> Vec<String> {
        let said: Vec<_> =
            Edition::ALL.into_iter().zip([first, hig2, zmg].map(|text| vec![text.to_owned()])).collect();
        Cell::by_edition(&said).plain_lines().collect()
    }

    #[test]
    fn editions_that_agree_speak_once() {
        assert_eq!(said("yes", "yes", "yes"), ["yes"]);
        let zmg = Edition::Zmg.title();
        let others = [Edition::First.title(), Edition::Hig2.title()].join(", ");
        assert_eq!(said("yes", "yes", "no"), [format!("{others}: yes"), format!("{zmg}: no")]);
    }

    #[test]
    fn an_empty_text_is_an_empty_cell() {
        assert!(Cell::from("").is_empty() && Cell::empty().is_empty());
        assert!(!Cell::from("0").is_empty());
    }
}
