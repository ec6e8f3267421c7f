//! Rulings, readings and switches as entries of one register.

use crate::editions::Edition;
use crate::expansions;
use crate::game;
use crate::rulings::{Citation, Kind, Reading, Ruling};

/// The name by which `--expansion` means the game without any box.
pub const BASE: &str = "base";

/// What `--kind` may name: the kinds of rulings, and readings and switches.
pub const KINDS: [&str; Kind::ALL.len() + 2] = {
    let (mut kinds, mut at) = ([""; Kind::ALL.len() + 2], 0);
    while at < Kind::ALL.len() {
        kinds[at] = Kind::ALL[at].id();
        at += 1;
    }
    (kinds[at], kinds[at + 1]) = ("reading", "switch");
    kinds
};

/// An entry of the register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Record {
    /// A rule that the engine applies.
    Ruling(&'static Ruling),
    /// A point on which sources disagree or are silent.
    Reading(&'static Reading),
    /// A point on which editions differ and no source doubts it.
    Switch(&'static Reading),
}

impl Record {
    /// The id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ruling(ruling) => ruling.id,
            Self::Reading(reading) | Self::Switch(reading) => reading.id,
        }
    }

    /// One of [`KINDS`].
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Ruling(ruling) => ruling.kind.id(),
            Self::Reading(_) => "reading",
            Self::Switch(_) => "switch",
        }
    }

    /// The kind, in a few words.
    pub const fn kind_in_words(self) -> &'static str {
        match self {
            Self::Ruling(ruling) => match ruling.kind {
                Kind::Rule => "rule: printed in the rules",
                Kind::Official => "official: a clarification by the publisher",
                Kind::Community => "community: the consensus of the community",
                Kind::Erratum => "erratum: a misprint and what holds instead",
                Kind::Note => "note: a remark on another ruling",
                Kind::Inference => "inference: our own conclusion where no text speaks",
            },
            Self::Reading(_) => "reading: sources disagree or are silent, so it can be chosen",
            Self::Switch(_) => "switch: the editions differ",
        }
    }

    /// The title of a ruling, the question of a reading.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Ruling(ruling) => ruling.title,
            Self::Reading(reading) | Self::Switch(reading) => reading.question,
        }
    }

    /// What a ruling says; what speaks for which option of a reading.
    pub const fn statement(self) -> &'static str {
        match self {
            Self::Ruling(ruling) => ruling.statement,
            Self::Reading(reading) | Self::Switch(reading) => reading.evidence,
        }
    }

    /// The reading or switch, if it is one.
    pub const fn reading(self) -> Option<&'static Reading> {
        match self {
            Self::Ruling(_) => None,
            Self::Reading(reading) | Self::Switch(reading) => Some(reading),
        }
    }

    /// The editions it holds in, or those in which its question arises.
    pub fn editions(self) -> Vec<Edition> {
        let holds = |edition: &Edition| match self {
            Self::Ruling(ruling) => ruling.editions.contains(edition),
            Self::Reading(reading) | Self::Switch(reading) => reading.concerns(*edition),
        };
        Edition::ALL.into_iter().filter(holds).collect()
    }

    /// Where it is written.
    pub const fn citations(self) -> &'static [Citation] {
        match self {
            Self::Ruling(ruling) => ruling.citations,
            Self::Reading(reading) | Self::Switch(reading) => reading.citations,
        }
    }

    /// The box that must exist before it can be shown, by its title; empty when none is missing.
    pub const fn waits_for(self) -> &'static str {
        match self {
            Self::Ruling(ruling) => ruling.waits_for,
            Self::Reading(reading) | Self::Switch(reading) => reading.waits_for,
        }
    }

    /// The records that bear on it: those it names, then readings and switches that name it.
    pub fn related(self) -> Vec<Self> {
        let named = match self {
            Self::Ruling(ruling) => ruling.related,
            Self::Reading(reading) | Self::Switch(reading) => reading.related,
        };
        let mut related: Vec<Self> = named.iter().filter_map(|id| record(id)).collect();
        let names_this = |reading: &&Reading| reading.related.contains(&self.id());
        let naming = all().filter(|other| other.reading().as_ref().is_some_and(names_this));
        for other in naming {
            if !related.contains(&other) {
                related.push(other);
            }
        }
        related
    }

    /// The ruling that a note is a remark on, or that a switch decides on: what shows the one shows the other.
    pub fn shown_with(self) -> Option<Self> {
        let related = match self {
            Self::Ruling(ruling) if ruling.kind == Kind::Note => ruling.related,
            Self::Switch(reading) => reading.related,
            _ => return None,
        };
        related.first().and_then(|id| record(id))
    }

    /// The box that it belongs to, by its id; none where it belongs to the base game or to a box that is
    /// not built.
    pub fn boxed(self) -> Option<&'static expansions::Boxed> {
        let id = self.id();
        let brings = |boxed: &&expansions::Boxed| {
            let rulings = boxed.rulings.iter().map(|ruling| ruling.id);
            let readings = boxed.readings.iter().chain(boxed.settled).map(|reading| reading.id);
            rulings.chain(readings).any(|known| known == id) || begins(id, boxed.id)
        };
        expansions::ALL.iter().copied().find(brings)
    }

    /// Does it belong to a box of this name, or wait for it? See [`expansions`].
    pub fn belongs_to(self, expansion: &str) -> bool {
        let boxed = self.boxed().map_or(BASE, |boxed| boxed.id);
        match self.waits_for() {
            "" => boxed == expansion,
            missing => slug(missing) == expansion || (boxed != BASE && boxed == expansion),
        }
    }
}

/// Does an id begin with this segment?
fn begins(id: &str, segment: &str) -> bool {
    id.split_once('/').is_some_and(|(first, _)| first == segment)
}

/// A title as it would be an id: `Inns & Cathedrals` is `inns-and-cathedrals`.
fn slug(title: &str) -> String {
    let title = title.strip_prefix("The ").unwrap_or(title).to_lowercase().replace('&', "and");
    let words = title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// The whole register: rulings, then readings, then switches.
pub fn all() -> impl Iterator<Item = Record> {
    let rulings = game::rulings().map(Record::Ruling);
    rulings.chain(game::readings().map(Record::Reading)).chain(game::settled().map(Record::Switch))
}

/// The record of this very id.
pub fn record(id: &str) -> Option<Record> {
    all().find(|record| record.id() == id)
}

/// What `--expansion` may name: the base game, the boxes, and those that records wait for.
pub fn expansions() -> Vec<String> {
    let mut missing: Vec<String> =
        all().map(Record::waits_for).filter(|title| !title.is_empty()).map(slug).collect();
    missing.sort_unstable();
    missing.dedup();
    let known = [BASE].into_iter().chain(expansions::ALL.iter().map(|boxed| boxed.id));
    known.map(str::to_owned).chain(missing).collect()
}

/// Which records to list; what is not named matters not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Those of one of these editions.
    pub editions: Vec<Edition>,
    /// Those of one of these kinds; see [`KINDS`].
    pub kinds: Vec<String>,
    /// Those of one of these boxes; see [`expansions`].
    pub expansions: Vec<String>,
}

/// The records that a filter lets through, topic by topic, by id within a topic.
pub fn list(filter: &Filter) -> Vec<Record> {
    let of_edition = |record: Record| {
        let editions = record.editions();
        filter.editions.is_empty() || filter.editions.iter().any(|edition| editions.contains(edition))
    };
    let of_kind =
        |record: Record| filter.kinds.is_empty() || filter.kinds.iter().any(|kind| kind == record.kind());
    let of_box = |record: Record| {
        filter.expansions.is_empty() || filter.expansions.iter().any(|id| record.belongs_to(id))
    };
    let mut records: Vec<Record> =
        all().filter(|&record| of_edition(record) && of_kind(record) && of_box(record)).collect();
    records.sort_by_key(|record| record.id());
    records
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_names() {
        assert_eq!(slug("Bridges, Castles & Bazaars"), "bridges-castles-and-bazaars");
        assert_eq!(slug("The Tower"), "tower");
    }

    #[test]
    fn every_record_belongs_to_a_name_that_can_be_given() {
        let names = expansions();
        for record in all() {
            assert!(names.iter().any(|name| record.belongs_to(name)), "{}", record.id());
        }
    }

    #[test]
    fn a_record_that_waits_is_found_under_both_boxes() {
        let record = record("messages/crop-circle-tile").unwrap();
        assert!(
            record.belongs_to("messages") && record.belongs_to("crop-circles") && !record.belongs_to(BASE)
        );
    }

    #[test]
    fn readings_that_name_a_ruling_bear_on_it() {
        let related = record("messages/zmg-alone").unwrap().related();
        assert!(related.contains(&record("switch/alone").unwrap()));
    }
}
