//! The words of the rules, as each edition says them.

use super::Edition;

/// A word of the rules, as each edition says it. Output takes the word of the edition it speaks of.
#[derive(Debug)]
pub struct Term {
    /// The name in JSON and scenarios; the same in every edition.
    pub id: &'static str,
    /// One of them, per edition.
    pub one: [&'static str; Edition::COUNT],
    /// Several of them, per edition.
    pub many: [&'static str; Edition::COUNT],
}

crate::identity::equal_by_id!(Term);

impl Term {
    /// A word that is the same in all editions.
    pub const fn same(id: &'static str, one: &'static str, many: &'static str) -> Self {
        Self { id, one: [one; Edition::COUNT], many: [many; Edition::COUNT] }
    }

    /// Is it named by a word, in any edition's words, one of them or several?
    pub fn names(&self, word: &str) -> bool {
        let mut forms = self.one.iter().chain(&self.many).chain([&self.id]);
        forms.any(|form| form.eq_ignore_ascii_case(word))
    }

    /// The word for one of them.
    pub const fn one(&self, edition: Edition) -> &'static str {
        self.one[edition.index()]
    }

    /// The word for so many of them.
    pub const fn count(&self, edition: Edition, count: i32) -> &'static str {
        if count == 1 { self.one[edition.index()] } else { self.many[edition.index()] }
    }
}

/// A text in the words of an edition: `{term:ID}` and `{terms:ID}` stand for one and for several of a word of
/// the base game. What is no such place stays as it is written.
pub fn spoken(text: &str, edition: Edition) -> String {
    let mut said = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('{') {
        said.push_str(&rest[..at]);
        rest = &rest[at..];
        let word = rest[1..].split_once('}').and_then(|(place, after)| Some((word(place, edition)?, after)));
        match word {
            Some((word, after)) => {
                said.push_str(word);
                rest = after;
            }
            None => {
                said.push('{');
                rest = &rest[1..];
            }
        }
    }
    said + rest
}

fn word(place: &str, edition: Edition) -> Option<&'static str> {
    let (form, id) = place.split_once(':')?;
    let term = ALL.iter().find(|term| term.id == id)?;
    match form {
        "term" => Some(term.one[edition.index()]),
        "terms" => Some(term.many[edition.index()]),
        _ => None,
    }
}

/// A pair of words: the first edition's, and that of both second editions.
const fn words(id: &'static str, first: [&'static str; 2], second: [&'static str; 2]) -> Term {
    Term { id, one: [first[0], second[0], second[0]], many: [first[1], second[1], second[1]] }
}

/// A follower of normal size.
pub static MEEPLE: Term = words("meeple", ["follower", "followers"], ["meeple", "meeples"]);
/// A figure in a city.
pub static KNIGHT: Term = Term::same("knight", "knight", "knights");
/// A figure on a road.
pub static HIGHWAYMAN: Term = words("highwayman", ["thief", "thieves"], ["highwayman", "highwaymen"]);
/// A figure on a monastery.
pub static MONK: Term = Term::same("monk", "monk", "monks");
/// A figure on a field.
pub static FARMER: Term = Term::same("farmer", "farmer", "farmers");
/// A city.
pub static CITY: Term = Term::same("city", "city", "cities");
/// A road.
pub static ROAD: Term = Term::same("road", "road", "roads");
/// A monastery.
pub static MONASTERY: Term = words("monastery", ["cloister", "cloisters"], ["monastery", "monasteries"]);
/// A field.
pub static FIELD: Term = words("field", ["farm", "farms"], ["field", "fields"]);
/// A river.
pub static RIVER: Term = Term::same("river", "river", "rivers");
/// A garden.
pub static GARDEN: Term = Term::same("garden", "garden", "gardens");
/// What stands on a tile and is no feature.
pub static PLACE: Term = Term::same("place", "place", "places");
/// A coat of arms.
pub static COAT_OF_ARMS: Term =
    words("coat-of-arms", ["pennant", "pennants"], ["coat of arms", "coats of arms"]);
/// A land tile.
pub static TILE: Term = Term::same("tile", "tile", "tiles");
/// A complete city that a field touches.
pub static COMPLETE_CITY: Term = Term::same("complete-city", "complete city", "complete cities");
/// The figure on the scoreboard that every player has.
pub static SCORING_MEEPLE: Term = words(
    "scoring-meeple",
    ["counting follower", "counting followers"],
    ["scoring meeple", "scoring meeples"],
);
/// The second figure on the scoreboard.
pub static MESSENGER: Term =
    words("messenger", ["woman follower", "woman followers"], ["messenger", "messengers"]);
/// Either of a player's figures on the scoreboard.
pub static SCORING_FIGURE: Term =
    words("scoring-figure", ["counting figure", "counting figures"], ["scoring figure", "scoring figures"]);
/// A space of the scoreboard that is 0 or a multiple of 5.
pub static DARK_SPACE: Term =
    words("dark-space", ["dark number space", "dark number spaces"], ["dark space", "dark spaces"]);
/// What a player has not placed yet.
pub static SUPPLY: Term = Term::same("supply", "supply", "supplies");
/// A point.
pub static POINT: Term = Term::same("point", "point", "points");

/// Every word of the base game.
pub static ALL: &[&Term] = &[
    &MEEPLE,
    &KNIGHT,
    &HIGHWAYMAN,
    &MONK,
    &FARMER,
    &CITY,
    &ROAD,
    &MONASTERY,
    &FIELD,
    &RIVER,
    &GARDEN,
    &PLACE,
    &COAT_OF_ARMS,
    &TILE,
    &COMPLETE_CITY,
    &SCORING_MEEPLE,
    &MESSENGER,
    &SCORING_FIGURE,
    &DARK_SPACE,
    &SUPPLY,
    &POINT,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_spoken_in_the_words_of_an_edition() {
        let text = "a {term:monastery}, two {terms:monastery}, {player} {term:none} {";
        assert_eq!(spoken(text, Edition::First), "a cloister, two cloisters, {player} {term:none} {");
        assert_eq!(spoken(text, Edition::Zmg), "a monastery, two monasteries, {player} {term:none} {");
    }
}
