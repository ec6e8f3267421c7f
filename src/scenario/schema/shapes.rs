//! What may stand under each key.

use serde_json::{Map, Value, json};

use super::{closed, innermost};
use crate::editions::{Edition, terms};
use crate::expansions::{self, Boxed};
use crate::figures::{FigureRecord, MEEPLE_RECORD};
use crate::game;
use crate::rulings::Reading;
use crate::script::{COLOURS, examples};
use crate::track::Scorer;
use crate::turn;

fn defined(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

/// A value of one shape, or a list of them.
pub(super) fn one_or_more(item: &Value) -> Value {
    json!({ "anyOf": [item, { "type": "array", "items": item }] })
}

/// A map whose keys are names.
fn named(value: &Value) -> Value {
    json!({ "type": "object", "additionalProperties": value })
}

fn whole(least: u32, most: u32) -> Value {
    json!({ "type": "integer", "minimum": least, "maximum": most })
}

fn described(mut shape: Value, text: &str) -> Value {
    if let Some(shape) = shape.as_object_mut().filter(|_| !text.is_empty()) {
        shape.insert("description".to_owned(), text.into());
    }
    shape
}

/// Words; YAML takes some for numbers.
pub(super) fn text() -> Value {
    json!({ "type": ["string", "number", "boolean"] })
}

pub(super) fn texts() -> Value {
    one_or_more(&defined("text"))
}

/// A scoring figure, in the words of any edition.
pub(super) fn scorer() -> Value {
    let mut words: Vec<&str> = Scorer::ALL.map(Scorer::id).to_vec();
    for term in [&terms::MEEPLE, &terms::SCORING_MEEPLE, &terms::MESSENGER] {
        words.extend([term.id].iter().chain(&term.one));
    }
    words.push("woman");
    json!({ "enum": once(words) })
}

fn once(words: Vec<&str>) -> Vec<&str> {
    let mut each = Vec::new();
    words.into_iter().for_each(|word| {
        if !each.contains(&word) {
            each.push(word);
        }
    });
    each
}

/// The id of a ruling or reading, with its title for editors that show one.
pub(super) fn ruling() -> Value {
    let readings = game::readings().chain(game::settled()).map(|reading| (reading.id, reading.question));
    let all: Vec<(&str, &str)> =
        game::rulings().map(|ruling| (ruling.id, ruling.title)).chain(readings).collect();
    let (ids, titles): (Vec<&str>, Vec<&str>) = all.into_iter().unzip();
    json!({ "enum": ids, "enumDescriptions": titles })
}

/// Readings with the option chosen; the beginning `reading/` may be left out.
pub(super) fn readings() -> Value {
    let mut properties = Map::new();
    for reading in game::readings().chain(game::settled()) {
        for id in [reading.id.strip_prefix("reading/"), Some(reading.id)].into_iter().flatten() {
            properties.insert(id.to_owned(), option(reading));
        }
    }
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}

fn option(reading: &Reading) -> Value {
    let mut options: Vec<Value> = reading.options.iter().map(|&option| option.into()).collect();
    options.extend(reading.options.iter().filter_map(|option| option.parse::<i64>().ok()).map(Value::from));
    described(json!({ "enum": options }), reading.question)
}

/// What stands under a key of a scenario.
pub(super) fn of_scenario(key: &str) -> Value {
    let (shape, text) = match key {
        "title" => (defined("text"), "What the scenario is about, in a line"),
        "question" => (defined("text"), "The question that it answers, in prose"),
        "rulings" => (defined("rulings"), "The rulings and readings that it pins, by id"),
        "editions" => (
            one_or_more(&json!({ "enum": Edition::ALL.map(Edition::id) })),
            "The editions that it speaks of; all three where it names none",
        ),
        "expansions" => {
            let ids: Vec<&str> = expansions::ALL.iter().map(|boxed| boxed.id).collect();
            let titles: Vec<&str> = expansions::ALL.iter().map(|boxed| boxed.title).collect();
            (one_or_more(&json!({ "enum": ids, "enumDescriptions": titles })), "The boxes in play")
        }
        "without" => (defined("texts"), "Parts of the boxes' rules that are left out, by id"),
        "readings" => (defined("readings"), "Readings for which another option than the edition's is chosen"),
        "players" => {
            let most = COLOURS.len() as u32;
            let list = json!({ "type": "array", "items": defined("text"), "minItems": 1, "maxItems": most });
            (
                json!({ "anyOf": [list, whole(1, most)] }),
                "The players in the order of play, or how many; red and blue where nothing is said",
            )
        }
        "tiles" => (named(&defined("text")), "Tiles of the scenario's own: names, and what they show"),
        "scores" => {
            let either = json!({ "anyOf": [defined("points"), defined("standing")] });
            (named(&either), "Points so far: a number for the scoring meeple, or both figures")
        }
        "origin" => {
            let pair =
                json!({ "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 2 });
            (json!({ "anyOf": [pair, { "type": "string" }] }), "The space of the first tile of `board`")
        }
        "board" => {
            let list = json!({ "type": "array", "items": { "type": "string" } });
            (
                json!({ "anyOf": [{ "type": "string" }, list] }),
                "The tiles on the table: rows of tiles behind `|`, a dot for an empty space; or `E2 at (1,0)`",
            )
        }
        "figures" => (defined("texts"), "Figures on the table: `red meeple on city N of (0,0)`"),
        "features" => {
            (named(&defined("feature")), "Features in words: `Alpha: {city: 4 tiles, red: meeple}`")
        }
        "supply" => (supply(), "Figures left in supplies, by player: meeples, or figures by kind"),
        "pile" => (pile(), "The tiles to come: the known top, `{only: [...]}`, `{seed: 7}` or `none`"),
        "allow" => (
            one_or_more(&json!({ "enum": ["apart", "edges", "figures"] })),
            "What may be impossible on purpose: tiles apart, edges that do not match, figures too many",
        ),
        "credits" => {
            (named(&defined("scorer")), "The scoring figure that a player moves where nothing else is said")
        }
        "turn" => (defined("steps"), "The steps of one turn"),
        "turns" => (
            json!({ "type": "array", "items": defined("steps") }),
            "The steps of several turns, a list for each",
        ),
        "expect" => (expect(), "What should come out, in all editions or under the name of one"),
        _ => return of_box(key),
    };
    described(shape, text)
}

fn pile() -> Value {
    let shape = |key: &str| match key {
        "seed" => json!({ "type": "integer", "minimum": 0 }),
        _ => defined("texts"),
    };
    json!({ "anyOf": [defined("texts"), closed(&innermost("pile: {}"), shape, &[])] })
}

/// What a box can have stated: words, or all that there is.
fn of_box(key: &str) -> Value {
    let Some(stated) = expansions::ALL.iter().flat_map(|boxed| boxed.keys).find(|known| known.name == key)
    else {
        return json!({});
    };
    let counts = named(&json!({ "type": "integer" }));
    let by_name = named(&json!({ "anyOf": [{ "type": "integer" }, defined("texts"), counts] }));
    let stated_as =
        if stated.by_name { json!({ "anyOf": [defined("texts"), by_name] }) } else { defined("texts") };
    let all = closed(&["only".to_owned()], |_| stated_as.clone(), &["only"]);
    described(json!({ "anyOf": [stated_as, all], "examples": [stated.example] }), stated.states)
}

/// What stands under a key of `expect`.
fn expect() -> Value {
    let keys = innermost("expect: {}");
    let shape = |key: &str| match Edition::ALL.into_iter().find(|edition| edition.id() == key) {
        Some(edition) => described(defined("outcome"), &format!("Only in the {}", edition.title())),
        None => of_outcome(key),
    };
    closed(&keys, shape, &[])
}

/// What may be expected.
pub(super) fn of_outcome(key: &str) -> Value {
    let (shape, text) = match key {
        "scores" => {
            let keys = innermost("expect: {scores: {red: {}}}");
            let either = json!({ "anyOf": [of_standing(""), closed(&keys, of_standing, &[])] });
            (named(&either), "Where scoring figures stand at the end, in points")
        }
        "points" => (named(&defined("points")), "Points that players get in all"),
        "supply" => (supply(), "Figures left in supplies: a number of meeples, or numbers by kind"),
        "cites" => (defined("rulings"), "Rulings and readings that the trace must name"),
        "cites-not" => (defined("rulings"), "Rulings and readings that it must not name"),
        _ => {
            let mut outcomes = expansions::ALL.iter().flat_map(|boxed| boxed.outcomes);
            let Some(outcome) = outcomes.find(|outcome| outcome.name == key) else { return json!({}) };
            return described(defined("texts"), outcome.gives);
        }
    };
    described(shape, text)
}

pub(super) fn of_standing(_: &str) -> Value {
    json!({ "type": "integer", "minimum": -9999, "maximum": 9999 })
}

/// What stands under a key of a feature that is no player.
pub(super) fn of_feature(key: &str) -> Value {
    let number = || json!({ "type": "integer", "minimum": 0 });
    let (shape, text) = match key {
        "coats-of-arms" | "pennants" => (whole(0, 50), "Coats of arms in the city"),
        "with" => (defined("texts"), "What is printed on it besides, in the words of the tiles' notation"),
        "complete" => (json!({ "enum": [true, false, "yes", "no"] }), "Is it complete already?"),
        "field" | "farm" => (
            json!({ "anyOf": [number(), { "type": "string" }, { "type": "array", "items": defined("text") }] }),
            "Complete cities that it touches: `2 cities`, or their names",
        ),
        _ => (
            json!({ "anyOf": [number(), { "type": "string", "pattern": "^[0-9]+( tiles?)?$" }] }),
            "Its tiles: `4 tiles`",
        ),
    };
    described(shape, text)
}

/// What is left in supplies: meeples, or figures by kind.
pub(super) fn supply() -> Value {
    named(&json!({ "anyOf": [whole(0, 20), named(&whole(0, 20))] }))
}

/// Figures of a player on a feature: `meeple`, `2 meeples`, `2`, or a list of such.
pub(super) fn figures() -> Value {
    let terms = game::all_figures().map(|record| record.term);
    let words =
        once(terms.flat_map(|term| term.one.iter().chain(&term.many).chain([&term.id])).copied().collect());
    let text = json!({ "type": "string", "pattern": format!("^([0-9]+|([0-9]+ )?({}))$", words.join("|")) });
    let one = json!({ "anyOf": [whole(1, 8), text] });
    let shape = json!({ "anyOf": [one, { "type": "array", "items": one }] });
    described(shape, "A player's figures on it: `meeple`, `2 meeples`")
}

/// What stands under the key of a step.
pub(super) fn of_step(key: &str) -> Value {
    match key {
        "score" => {
            let by_player = named(&defined("scorer"));
            let each = json!({ "anyOf": [defined("scorer"), by_player] });
            described(
                json!({ "anyOf": [defined("scorer"), named(&each)] }),
                "Which scoring figure moves: for everything, by feature, or by feature and player",
            )
        }
        "refuse" => {
            let mut map = closed(&["because".to_owned()], |_| defined("ruling"), &[]);
            map["additionalProperties"] = acted();
            described(map, "A choice that is not legal, and the ruling that forbids it")
        }
        _ => described(acted(), &examples(key)),
    }
}

fn acted() -> Value {
    json!({ "anyOf": [defined("text"), { "type": "array", "items": defined("text") }, defined("nested")] })
}

/// An option with what it leads to: `{action: [steps], score: messenger}`.
pub(super) fn nested() -> Value {
    let mut map = closed(&["score".to_owned()], |_| defined("scorer"), &[]);
    map["additionalProperties"] = json!({ "anyOf": [defined("scorer"), defined("steps")] });
    map["minProperties"] = json!(1);
    map["maxProperties"] = json!(2);
    map
}

/// How a step with this key is written: each way once, with the boxes that it needs.
fn examples(key: &str) -> String {
    let of_turn = turn::verbs::ALL.iter().map(|&verb| (verb, ""));
    let of_boxes =
        expansions::ALL.iter().flat_map(|boxed| boxed.words.verbs.iter().map(|&verb| (verb, boxed.title)));
    let mut told: Vec<(String, &str)> = Vec::new();
    for (verb, title) in of_turn.chain(of_boxes) {
        let of_figure = game::all_figures().find(|record| record.term.names(key));
        let (written, title) = match (examples::key(verb), of_figure) {
            ("{figure}", Some(record)) => (examples::example(verb, record), bringing(record)),
            (own, _) if own == key => (examples::example(verb, &MEEPLE_RECORD), title),
            _ => continue,
        };
        if told.iter().all(|(known, _)| *known != written) {
            told.push((written, title));
        }
    }
    let by_box = told.chunk_by(|(_, one), (_, other)| one == other).map(|told| {
        let written: Vec<String> = told.iter().map(|(written, _)| format!("`{written}`")).collect();
        let with = if told[0].1.is_empty() { String::new() } else { format!(" (with {})", told[0].1) };
        written.join(" or ") + &with
    });
    by_box.collect::<Vec<_>>().join(" or ")
}

/// The title of the box that brings a kind of figure.
fn bringing(record: &FigureRecord) -> &'static str {
    let brings = |boxed: &&&Boxed| boxed.figures.iter().any(|own| own.term == record.term);
    expansions::ALL.iter().find(brings).map_or("", |boxed| boxed.title)
}
