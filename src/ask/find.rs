//! From what somebody typed to a record.

use super::record::{Record, all, record};
use super::search::{Match, search};

/// How many near ids are suggested.
const MOST_NEAR: usize = 3;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The record that was meant, by its id or an abbreviation of it, or because it alone has the words.
    One(Record),
    /// Several that have the words.
    Several(Vec<Match>),
    /// None, but these have ids that look alike.
    Nothing(Vec<&'static str>),
}

/// Finds the record of an id, of an unambiguous abbreviation of one (`zmg-alone`), or those that speak
/// of some words (`alone`).
///
/// An abbreviation is part of one id alone, and whole segments of it; where it has a slash, the last of them
/// may be cut short.
pub fn find(query: &str) -> Found {
    let query = query.trim();
    let id = query.to_lowercase().replace('_', "-");
    if let Some(record) = record(&id).or_else(|| abbreviated(&id)) {
        return Found::One(record);
    }
    match search(query)[..] {
        [] => Found::Nothing(near(&id)),
        [only] => Found::One(only.record),
        ref several => Found::Several(several.to_vec()),
    }
}

fn abbreviated(part: &str) -> Option<Record> {
    let part = part.trim_matches('/');
    if part.is_empty() {
        return None;
    }
    let mut having = all().filter(|record| record.id().contains(part));
    let only = having.next().filter(|_| having.next().is_none())?;
    let end = if part.contains('/') { "" } else { "/" };
    let whole = format!("/{}/", only.id()).contains(&format!("/{part}{end}"));
    whole.then_some(only)
}

/// The ids that look most like a word: the whole id, or what stands behind one of its slashes.
fn near(word: &str) -> Vec<&'static str> {
    let length = word.chars().count();
    let allowed = (length / 3).max(1);
    if !(3..=80).contains(&length) {
        return Vec::new();
    }
    let distance = |id: &str| {
        let tails = id.match_indices('/').map(|(at, _)| &id[at + 1..]);
        tails.chain([id]).map(|tail| strsim::osa_distance(word, tail)).min().unwrap_or(usize::MAX)
    };
    let mut near: Vec<(usize, &str)> = all().map(|record| (distance(record.id()), record.id())).collect();
    near.retain(|&(apart, _)| apart <= allowed);
    near.sort_unstable();
    // What is much farther than the nearest was not meant.
    let nearest = near.first().map_or(0, |&(apart, _)| apart);
    near.into_iter().filter(|&(apart, _)| apart <= nearest + 1).map(|(_, id)| id).take(MOST_NEAR).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(query: &str) -> Option<&'static str> {
        match find(query) {
            Found::One(record) => Some(record.id()),
            _ => None,
        }
    }

    #[test]
    fn ids_are_found() {
        for record in all() {
            assert_eq!(find(record.id()), Found::One(record));
        }
    }

    #[test]
    fn abbreviations_are_found() {
        assert_eq!(one("zmg-alone"), Some("messages/zmg-alone"));
        assert_eq!(one("Landing_Check"), Some("reading/landing-check"));
        assert_eq!(one("road/smallest"), Some("messages/road/smallest"));
        assert_eq!(one("chain/second"), Some("messages/chain/second-edition-wording"));
    }

    #[test]
    fn an_abbreviation_of_several_ids_is_a_search() {
        assert!(matches!(find("alone"), Found::Several(_)));
        assert!(matches!(find("smallest"), Found::Several(_)));
    }

    #[test]
    fn misspelt_ids_are_suggested() {
        assert_eq!(find("messages/zmg-alnoe"), Found::Nothing(vec!["messages/zmg-alone"]));
        assert_eq!(find("zmg-alnoe"), Found::Nothing(vec!["messages/zmg-alone"]));
        assert_eq!(find("xyzzy"), Found::Nothing(vec![]));
        assert_eq!(find(""), Found::Nothing(vec![]));
    }
}
