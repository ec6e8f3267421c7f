//! The types of rulings, citations and readings.
//!
//! The records themselves live beside the code that applies them: `scoring`, `turn` and each room
//! of `expansions` hold their own, as statics. Code cites a ruling by reference, so that a tally line
//! or a refusal costs one pointer and can never name a ruling that does not exist.

pub mod sources;

use std::fmt;

use crate::editions::Edition;

/// What kind of authority stands behind a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Printed in the rules.
    Rule,
    /// A clarification by the publisher.
    Official,
    /// The consensus of the community.
    Community,
    /// A misprint and what holds instead.
    Erratum,
    /// A remark on another ruling, pinned by that ruling's scenarios.
    Note,
    /// Our own conclusion where no text speaks.
    Inference,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::Rule, Self::Official, Self::Community, Self::Erratum, Self::Note, Self::Inference];

    /// The name in output and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Official => "official",
            Self::Community => "community",
            Self::Erratum => "erratum",
            Self::Note => "note",
            Self::Inference => "inference",
        }
    }
}

/// A text that rulings are taken from.
#[derive(PartialEq, Eq, Debug)]
pub struct Source {
    /// A short name, unique: `wiki-2nd`.
    pub id: &'static str,
    /// Title and publisher, as one would cite it.
    pub title: &'static str,
    /// When it was published or read.
    pub date: &'static str,
}

/// One place in a source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The text.
    pub source: &'static Source,
    /// Where in it (a section, a footnote, a message's number); may be empty.
    pub place: &'static str,
    /// When the clarification cited there was given ("10/2014"); may be empty.
    pub dated: &'static str,
}

/// A citation: the source by its name in [`sources`], the place in it, and when it was given.
macro_rules! cite {
    ($source:ident, $place:literal) => {
        $crate::rulings::cite!($source, $place, "")
    };
    ($source:ident, $place:literal, $dated:literal) => {
        $crate::rulings::Citation { source: &$crate::rulings::sources::$source, place: $place, dated: $dated }
    };
}

pub(crate) use cite;

/// A rule that the engine applies, with who said it.
#[derive(Debug)]
pub struct Ruling {
    /// The id, a path: `messages/one-per-round`.
    pub id: &'static str,
    /// A line that names it.
    pub title: &'static str,
    /// What it says, in our own words.
    pub statement: &'static str,
    /// Who stands behind it.
    pub kind: Kind,
    /// The editions it holds in.
    pub editions: &'static [Edition],
    /// Where it is written. Never empty, except for an inference.
    pub citations: &'static [Citation],
    /// Ids of rulings and readings that bear on it.
    pub related: &'static [&'static str],
    /// The box that must exist before it can be shown, by its title; empty when none is missing.
    pub waits_for: &'static str,
}

/// A point on which sources disagree or are silent: a switch with a default for each edition.
#[derive(Debug)]
pub struct Reading {
    /// The id: `reading/landing-check`.
    pub id: &'static str,
    /// The question it answers.
    pub question: &'static str,
    /// What can be chosen, by name.
    pub options: &'static [&'static str],
    /// The option each edition takes by default, by its place in `options`; `None` where the
    /// question does not arise in that edition, so that choosing another option changes nothing.
    pub defaults: [Option<u8>; Edition::COUNT],
    /// What speaks for which option, in our own words.
    pub evidence: &'static str,
    /// Where it is written; empty for a silence.
    pub citations: &'static [Citation],
    /// Ids of rulings and readings that bear on it.
    pub related: &'static [&'static str],
    /// The box that must exist before it can be shown, by its title; empty when none is missing.
    pub waits_for: &'static str,
}

/// Every edition.
pub const ALL: &[Edition] = &Edition::ALL;

crate::identity::equal_by_id!(Ruling);

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// What decided: a ruling, or a reading with the option in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cite {
    /// A ruling.
    Ruling(&'static Ruling),
    /// A point where sources disagree, decided by the option chosen.
    Reading(&'static Reading),
}

impl Cite {
    /// The id of the ruling or reading.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ruling(ruling) => ruling.id,
            Self::Reading(reading) => reading.id,
        }
    }
}

impl From<&'static Ruling> for Cite {
    fn from(ruling: &'static Ruling) -> Self {
        Self::Ruling(ruling)
    }
}

impl From<&'static Reading> for Cite {
    fn from(reading: &'static Reading) -> Self {
        Self::Reading(reading)
    }
}

crate::identity::equal_by_id!(Reading);

impl Reading {
    /// The place of an option in [`Reading::options`], if there is one of that name.
    pub fn option(&self, name: &str) -> Option<u8> {
        self.options.iter().position(|&option| option == name).map(|place| place as u8)
    }

    /// Does the question arise in this edition?
    pub const fn concerns(&self, edition: Edition) -> bool {
        self.defaults[edition.index()].is_some()
    }
}

/// Readings for which another option than the edition's own was chosen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Overrides(Vec<(&'static Reading, u8)>);

impl Overrides {
    /// Chooses an option; a later choice for the same reading takes the place of an earlier one.
    pub fn choose(&mut self, reading: &'static Reading, option: u8) {
        self.0.retain(|(chosen, _)| *chosen != reading);
        self.0.push((reading, option));
    }

    /// The option in force in an edition, by its place in [`Reading::options`].
    ///
    /// A reading that does not concern the edition keeps its first option there, whatever was chosen.
    pub fn answer(&self, reading: &Reading, edition: Edition) -> usize {
        let Some(default) = reading.defaults[edition.index()] else { return 0 };
        let chosen = self.0.iter().find(|(chosen, _)| *chosen == reading);
        chosen.map_or(default, |&(_, option)| option) as usize
    }

    /// What was chosen, in the order of choosing.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Reading, u8)> {
        self.0.iter().copied()
    }

    /// Was nothing chosen?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Holds the variants of a switch against the options of its reading.
#[cfg(test)]
pub(crate) fn assert_options(reading: &Reading, variants: &[&str]) {
    assert_eq!(reading.options.len(), variants.len(), "{}", reading.id);
    assert!(reading.defaults.iter().flatten().all(|&default| usize::from(default) < variants.len()));
    for (option, variant) in reading.options.iter().zip(variants) {
        let spoken = |text: &str| text.to_lowercase().replace('-', "");
        // Options that are numbers or bare words are spelt out in code: `2` is `Two`, `no` is `No`.
        if !option.starts_with(|first: char| first.is_ascii_digit()) {
            assert_eq!(spoken(option), spoken(variant), "{}", reading.id);
        }
    }
}
