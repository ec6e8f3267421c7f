//! The scenario format as a JSON Schema, for editors that complete and check as one types.
//!
//! The keys are those that the reader asks for, and words are those that it looks up; what may stand under
//! a key is said in [`shapes`]. What depends on names of the scenario's own, such as those of its players,
//! a schema cannot check: `meeplaw check` does.

mod shapes;

use serde_json::{Map, Value, json};

use super::lower::{keys_asked, step_keys};
use super::problems::Source;

/// The JSON Schema of a scenario.
///
/// It is of draft 2020-12 and uses nothing that draft 7, which many editors know best, does not have too.
pub fn schema() -> Value {
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "meeplaw scenario",
        "description": "A Carcassonne position and a turn, with what should come of it",
    });
    let whole = closed(&top(), shapes::of_scenario, &["title"]);
    let definitions = json!({
        "text": shapes::text(),
        "texts": shapes::texts(),
        "points": { "type": "integer", "minimum": 0, "maximum": super::lower::MOST_POINTS },
        "scorer": shapes::scorer(),
        "ruling": shapes::ruling(),
        "rulings": shapes::one_or_more(&json!({ "$ref": "#/$defs/ruling" })),
        "readings": shapes::readings(),
        "standing": closed(&innermost("scores: {red: {}}"), shapes::of_standing, &[]),
        "feature": feature(),
        "outcome": closed(&innermost("expect: {1st: {}}"), shapes::of_outcome, &[]),
        "step": step(),
        "steps": { "type": ["array", "null"], "items": { "$ref": "#/$defs/step" } },
        "nested": shapes::nested(),
    });
    if let (Value::Object(schema), Value::Object(whole)) = (&mut schema, whole) {
        schema.extend(whole);
        schema.insert("$defs".to_owned(), definitions);
    }
    schema
}

/// The keys of a scenario.
fn top() -> Vec<String> {
    keys_asked(&Source::new("", "title: any")).pop().unwrap_or_default()
}

/// The keys of the innermost map of a scenario with known keys.
fn innermost(text: &str) -> Vec<String> {
    keys_asked(&Source::new("", text)).into_iter().find(|keys| !keys.is_empty()).unwrap_or_default()
}

/// A map of these keys and no others.
fn closed(keys: &[String], shape: impl Fn(&str) -> Value, needed: &[&str]) -> Value {
    let mut properties = Map::new();
    for key in keys {
        properties.entry(key.as_str()).or_insert_with(|| shape(key));
    }
    let mut map = json!({ "type": "object", "properties": properties, "additionalProperties": false });
    if !needed.is_empty() {
        map["required"] = json!(needed);
    }
    map
}

/// A feature in words: its own keys, and those of players.
fn feature() -> Value {
    let mut map = closed(&innermost("features: {Alpha: {}}"), shapes::of_feature, &[]);
    map["additionalProperties"] = shapes::figures();
    map
}

/// One step of a script: a map with one key.
fn step() -> Value {
    let mut map = closed(&step_keys(), shapes::of_step, &[]);
    map["minProperties"] = json!(1);
    map["maxProperties"] = json!(1);
    map
}

#[cfg(test)]
mod tests {
    use super::*;

    fn properties(map: &Value) -> Vec<&str> {
        map["properties"].as_object().map(|map| map.keys().map(String::as_str).collect()).unwrap_or_default()
    }

    #[test]
    fn it_has_the_keys_of_the_reader() {
        let schema = schema();
        for key in ["title", "question", "scores", "turn", "turns", "expect", "messages", "readings"] {
            assert!(properties(&schema).contains(&key), "{key}");
        }
        let outcome = properties(&schema["$defs"]["outcome"]);
        assert!(outcome.contains(&"cites-not") && outcome.contains(&"messages") && !outcome.contains(&"zmg"));
        assert_eq!(properties(&schema["$defs"]["standing"]), ["meeple", "messenger"]);
        assert!(properties(&schema["$defs"]["feature"]).contains(&"pennants"));
        let expect = properties(&schema["properties"]["expect"]);
        assert!(expect.contains(&"zmg") && expect.contains(&"points"));
    }

    #[test]
    fn everything_is_described() {
        let schema = schema();
        for (key, shape) in schema["properties"].as_object().unwrap() {
            assert!(shape.get("description").is_some(), "the key `{key}` of a scenario is not described");
        }
        for (key, shape) in schema["$defs"]["outcome"]["properties"].as_object().unwrap() {
            assert!(shape.get("description").is_some(), "the key `{key}` of `expect` is not described");
        }
        for (key, shape) in schema["$defs"]["step"]["properties"].as_object().unwrap() {
            assert!(shape.get("description").is_some(), "the step `{key}` is not described");
        }
    }

    #[test]
    fn what_is_referred_to_is_there() {
        let text = schema().to_string();
        for reference in text.split("\"#/$defs/").skip(1) {
            let name = reference.split('"').next().unwrap_or_default();
            assert!(schema()["$defs"].get(name).is_some(), "{name}");
        }
    }
}
