//! Differences from another program that are settled: whoever rules otherwise does so knowingly.

use std::path::Path;
use std::sync::LazyLock;

/// The page that tells the known differences; its table is the one list of them.
const PAGE: &str = include_str!("../../docs/known-differences.md");

/// A saved game that comes out otherwise than its file expects, and should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownDifference {
    /// The end of the file's path: folder and name.
    pub file: &'static str,
    /// The ruling or reading that decides, by id.
    pub ruling: &'static str,
    /// What differs.
    pub what: &'static str,
    /// Where the rule stands.
    pub source: &'static str,
}

/// All of them.
pub fn known_differences() -> &'static [KnownDifference] {
    static ALL: LazyLock<Vec<KnownDifference>> = LazyLock::new(|| PAGE.lines().filter_map(row).collect());
    &ALL
}

/// What is known of the game in this file.
pub fn known_difference(path: &Path) -> Option<&'static KnownDifference> {
    known_differences().iter().find(|known| path.ends_with(known.file))
}

/// A row of the page's table: its first cell is a file in backticks.
fn row(line: &'static str) -> Option<KnownDifference> {
    let cells: Vec<&str> =
        line.trim().strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
    let [file, ruling, what, source] = cells[..] else { return None };
    let code = |cell: &'static str| cell.strip_prefix('`')?.strip_suffix('`');
    let file = code(file).filter(|file| Path::new(file).extension().is_some_and(|end| end == "jcz"))?;
    Some(KnownDifference { file, ruling: code(ruling).unwrap_or(ruling), what, source })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_the_table_is_a_known_difference() {
        let known = row("| `jcz/box/game.jcz` | `base/road` | another total | rules 2015, page 3 |").unwrap();
        assert_eq!((known.file, known.ruling), ("jcz/box/game.jcz", "base/road"));
        assert_eq!((known.what, known.source), ("another total", "rules 2015, page 3"));
        for other in ["| file | ruling | what differs | source |", "| --- | --- | --- | --- |", "text", "|"] {
            assert_eq!(row(other), None, "{other}");
        }
    }

    #[test]
    fn every_known_difference_names_a_ruling() {
        for known in known_differences() {
            let found =
                crate::game::ruling(known.ruling).is_some() || crate::game::reading(known.ruling).is_some();
            assert!(found, "{}: there is no `{}`", known.file, known.ruling);
            assert!(!known.what.is_empty() && !known.source.is_empty(), "{} says why", known.file);
        }
    }
}
