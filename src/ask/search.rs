//! Searching the register by words.

use super::record::{Record, all};
use crate::editions::terms;

/// Where a record speaks of what was searched; the nearest place is the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// In its id.
    Id,
    /// In its title or question.
    Title,
    /// In its statement, options or evidence.
    Statement,
    /// In the date of a clarification that it cites.
    Date,
}

/// A record that speaks of what was searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// The record.
    pub record: Record,
    /// The nearest place at which it has one of the words, all of which it has somewhere.
    pub place: Place,
}

/// The records that have all words of a query, each as the beginning of a word: those with them in their
/// ids first. A word of one edition's rules finds those of the others: `thief` finds `highwayman`.
pub fn search(query: &str) -> Vec<Match> {
    let words: Vec<Vec<Vec<String>>> = words(query).into_iter().map(|word| synonyms(&word)).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut matches: Vec<Match> = all().filter_map(|record| matched(record, &words)).collect();
    matches.sort_by_key(|found| (found.place, found.record.id()));
    matches
}

/// The sentence of a record's statement that has most of the words of a query.
pub(super) fn speaking(record: Record, query: &str) -> Option<&'static str> {
    let asked: Vec<Vec<Vec<String>>> = words(query).into_iter().map(|word| synonyms(&word)).collect();
    let count = |sentence: &&str| {
        let text = words(sentence);
        asked.iter().filter(|forms| forms.iter().any(|form| contains(&text, form))).count()
    };
    let sentences = record.statement().split_inclusive(['.', ';', ':']).map(str::trim);
    // Of equals the first: `max_by_key` gives the last.
    sentences.rev().max_by_key(count).filter(|sentence| count(sentence) > 0)
}

/// Every word must be somewhere; the farthest of their nearest places counts.
fn matched(record: Record, words: &[Vec<Vec<String>>]) -> Option<Match> {
    let options = record.reading().map(|reading| reading.options.join(" ")).unwrap_or_default();
    let dates: Vec<&str> = record.citations().iter().map(|citation| citation.dated).collect();
    let texts = [
        (Place::Id, record.id().to_owned()),
        (Place::Title, record.title().to_owned()),
        (Place::Statement, format!("{} {options}", record.statement())),
        (Place::Date, dates.join(" ")),
    ];
    let texts = texts.map(|(place, text)| (place, self::words(&text)));
    let nearest = |forms: &Vec<Vec<String>>| {
        let has = |text: &[String]| forms.iter().any(|form| contains(text, form));
        texts.iter().find(|(_, text)| has(text)).map(|(place, _)| *place)
    };
    let places: Option<Vec<Place>> = words.iter().map(nearest).collect();
    places?.into_iter().max().map(|place| Match { record, place })
}

/// The words of a text, in lower case.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Do these words stand in the text, one after the other? The last may be the beginning of a longer one.
fn contains(text: &[String], phrase: &[String]) -> bool {
    let Some((last, before)) = phrase.split_last() else { return false };
    text.windows(phrase.len())
        .any(|run| run[..before.len()] == *before && run[before.len()].starts_with(last.as_str()))
}

/// The word, and what other editions say for it.
fn synonyms(word: &str) -> Vec<Vec<String>> {
    let mut forms = vec![vec![word.to_owned()]];
    for term in terms::ALL {
        let said: Vec<Vec<String>> = term.one.iter().chain(&term.many).map(|form| words(form)).collect();
        if said.iter().any(|form| form[..] == [word.to_owned()]) {
            forms.extend(said);
        }
    }
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(query: &str) -> Vec<&'static str> {
        search(query).into_iter().map(|found| found.record.id()).collect()
    }

    #[test]
    fn ids_come_before_titles_and_statements() {
        let found = search("alone");
        assert!(found.is_sorted_by_key(|found| found.place));
        assert_eq!(found[0].place, Place::Id);
        assert!(ids("alone").contains(&"messages/zmg-alone"));
    }

    #[test]
    fn all_words_must_be_there() {
        let found = ids("alone laps");
        assert!(found.contains(&"reading/alone-laps") && !found.contains(&"messages/zmg-alone"));
        assert_eq!(ids("alone zebra"), [""; 0]);
        assert_eq!(ids("?!"), [""; 0]);
    }

    #[test]
    fn words_of_other_editions_are_found() {
        assert!(ids("pennant").contains(&"messages/coats-of-arms"));
        assert!(ids("cloister").contains(&"base/monastery-complete"));
    }

    #[test]
    fn dates_of_clarifications_are_found() {
        assert!(ids("10/2014").contains(&"messages/end-of-round-position"));
    }
}
