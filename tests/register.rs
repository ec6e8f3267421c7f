//! The records of rulings and readings: sound in themselves, and complete against the register.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::{Context, Result};
use meeplaw::editions::Edition;
use meeplaw::expansions::{self, waiting};
use meeplaw::game;
use meeplaw::rulings::{Citation, Kind, Reading, Ruling, sources};
use serde_yaml::Value;

/// The boxes that a record may wait for.
const MISSING_BOXES: [&str; 4] =
    ["Crop Circles", "Monasteries in Germany", "The Catapult", "Wheel of Fortune"];

fn rulings() -> Vec<&'static Ruling> {
    game::rulings().collect()
}

fn readings() -> Vec<&'static Reading> {
    game::readings().chain(game::settled()).collect()
}

fn citations() -> impl Iterator<Item = (&'static str, &'static Citation)> {
    let of_rulings = rulings().into_iter().flat_map(|r| r.citations.iter().map(|c| (r.id, c)));
    let of_readings = readings().into_iter().flat_map(|r| r.citations.iter().map(|c| (r.id, c)));
    of_rulings.chain(of_readings)
}

fn ids() -> BTreeSet<&'static str> {
    rulings().iter().map(|r| r.id).chain(readings().iter().map(|r| r.id)).collect()
}

#[test]
fn ids_are_unique() {
    assert_eq!(ids().len(), rulings().len() + readings().len());
    let names: BTreeSet<_> = sources::ALL.iter().map(|source| source.id).collect();
    assert_eq!(names.len(), sources::ALL.len());
}

#[test]
fn related_ids_exist() {
    let ids = ids();
    let of_rulings = rulings().into_iter().map(|r| (r.id, r.related));
    let of_readings = readings().into_iter().map(|r| (r.id, r.related));
    for (id, related) in of_rulings.chain(of_readings) {
        for other in related {
            assert!(ids.contains(other), "{id} names {other}");
            assert_ne!(id, *other);
        }
    }
}

#[test]
fn a_note_names_first_what_it_annotates() {
    let kinds: BTreeMap<_, _> = rulings().iter().map(|r| (r.id, r.kind)).collect();
    for note in rulings().into_iter().filter(|r| r.kind == Kind::Note) {
        let annotated = note.related.first().unwrap_or_else(|| panic!("{} annotates nothing", note.id));
        let kind = kinds.get(annotated).unwrap_or_else(|| panic!("{} annotates no ruling", note.id));
        assert_ne!(*kind, Kind::Note, "{}", note.id);
    }
}

#[test]
fn every_ruling_says_who_said_it() {
    for ruling in rulings().into_iter().filter(|r| r.kind != Kind::Inference) {
        assert!(!ruling.citations.is_empty(), "{} cites nothing", ruling.id);
    }
    for (id, citation) in citations() {
        assert!(sources::ALL.contains(&citation.source), "{id} cites an unlisted source");
        assert!(!citation.place.is_empty(), "{id} cites no place");
    }
    for source in sources::ALL {
        assert!(citations().any(|(_, c)| c.source == *source), "{} is never cited", source.id);
    }
}

#[test]
fn texts_are_in_form() {
    for ruling in rulings() {
        assert!(ruling.title.chars().count() <= 70, "{}: the title is too long", ruling.id);
        assert!(!ruling.title.ends_with('.'), "{}: the title ends with a full stop", ruling.id);
        assert!(ruling.statement.ends_with('.'), "{}: the statement ends without a full stop", ruling.id);
        assert!(!ruling.editions.is_empty(), "{} holds nowhere", ruling.id);
    }
    for reading in readings() {
        assert!(reading.question.ends_with('?'), "{} asks nothing", reading.id);
        assert!(reading.evidence.ends_with('.'), "{}: the evidence ends without a full stop", reading.id);
        assert!(reading.options.len() > 1, "{} leaves no choice", reading.id);
        assert!(reading.defaults.iter().any(Option::is_some), "{} arises nowhere", reading.id);
        for default in reading.defaults.into_iter().flatten() {
            assert!(usize::from(default) < reading.options.len(), "{}: no such option", reading.id);
        }
    }
}

#[test]
fn records_wait_for_known_boxes() {
    let waits = rulings().into_iter().map(|r| (r.id, r.waits_for));
    for (id, waits_for) in waits.chain(readings().into_iter().map(|r| (r.id, r.waits_for))) {
        let known = waits_for.is_empty() || MISSING_BOXES.contains(&waits_for);
        assert!(known, "{id} waits for {waits_for:?}");
        let built = expansions::ALL.iter().any(|boxed| boxed.title == waits_for);
        assert!(!built, "{id} waits for {waits_for}, which is built");
    }
    assert!(waiting::ALL.iter().all(|r| !r.waits_for.is_empty()));
    assert!(waiting::READINGS.iter().all(|r| !r.waits_for.is_empty()));
}

fn register() -> Result<Option<Value>> {
    let shared = match std::env::var_os("MEEPLAW_SHARED") {
        Some(folder) => PathBuf::from(folder),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared"),
    };
    let path = shared.join("rulings.yaml");
    if !path.is_file() {
        println!("skipped: no register at {}", path.display());
        return Ok(None);
    }
    let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    Ok(Some(serde_yaml::from_str(&text)?))
}

fn entries<'a>(register: &'a Value, list: &str) -> &'a [Value] {
    register[list].as_sequence().map_or(&[], Vec::as_slice)
}

/// A scalar as it is written: `2` and `"2"` are the same here.
fn word(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Bool(flag) => flag.to_string(),
        _ => String::new(),
    }
}

fn words(value: &Value) -> Vec<String> {
    value.as_sequence().map_or_else(|| vec![word(value)], |list| list.iter().map(word).collect())
}

#[test]
fn every_ruling_of_the_register_is_recorded() -> Result<()> {
    let Some(register) = register()? else { return Ok(()) };
    let known: BTreeMap<_, _> = rulings().into_iter().map(|r| (r.id, r)).collect();
    let listed = entries(&register, "rulings");
    assert!(!listed.is_empty());
    for entry in listed {
        let id = word(&entry["id"]);
        let ruling = known.get(id.as_str()).with_context(|| format!("{id} is not recorded"))?;
        assert_eq!(ruling.kind.id(), word(&entry["kind"]), "{id}");

        let editions: Vec<_> = ruling.editions.iter().map(|edition| edition.id()).collect();
        let expected = words(&entry["editions"]);
        if expected == ["all"] {
            assert_eq!(editions, Edition::ALL.map(Edition::id), "{id}");
        } else {
            assert_eq!(editions, expected, "{id}");
        }

        let cited: BTreeSet<_> = ruling.citations.iter().map(|c| c.source.id).collect();
        for source in words(&entry["source"]) {
            let source = match source.as_str() {
                "W1" => "wiki-1st",
                "W2" => "wiki-2nd",
                "FT" => "fan-2012",
                "VN" => "zman-vi",
                other => panic!("{id}: unknown source {other}"),
            };
            assert!(cited.contains(source), "{id} does not cite {source}");
        }
        if let Some(dated) = entry.get("dated") {
            let dated = word(dated);
            assert!(ruling.citations.iter().any(|c| c.dated == dated), "{id} is not dated {dated}");
        }
    }
    Ok(())
}

#[test]
fn every_reading_of_the_register_is_recorded() -> Result<()> {
    let Some(register) = register()? else { return Ok(()) };
    let known: BTreeMap<_, _> = readings().into_iter().map(|r| (r.id, r)).collect();
    let listed = entries(&register, "readings");
    assert!(!listed.is_empty());
    for entry in listed {
        let id = word(&entry["id"]);
        let reading = known.get(id.as_str()).with_context(|| format!("{id} is not recorded"))?;
        assert_eq!(reading.options, words(&entry["options"]), "{id}");
        for edition in Edition::ALL {
            let default = &entry["default"];
            let expected = default.get("all").or_else(|| default.get(edition.id())).map(word);
            let ours = reading.defaults[edition.index()];
            let ours = ours.map(|option| reading.options[usize::from(option)].to_owned());
            assert_eq!(ours, expected, "{id} in {edition}");
        }
    }
    Ok(())
}
