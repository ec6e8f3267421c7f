//! A record as JSON; `docs/json.md` describes it.

use serde_json::{Map, Value, json};

use super::record::Record;
use crate::editions::Edition;

/// A record as one object.
pub fn record(record: Record) -> Value {
    let ids = |records: Vec<Record>| records.into_iter().map(Record::id).collect::<Vec<_>>();
    let citations: Vec<Value> = record
        .citations()
        .iter()
        .map(|citation| {
            json!({
                "source": citation.source.id,
                "title": citation.source.title,
                "place": citation.place,
                "dated": citation.dated,
            })
        })
        .collect();
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
    put("id", record.id().into());
    put("kind", record.kind().into());
    put("title", record.title().into());
    put(if record.reading().is_some() { "evidence" } else { "statement" }, record.statement().into());
    put("editions", record.editions().into_iter().map(Edition::id).collect());
    if let Some(reading) = record.reading() {
        put("options", reading.options.into());
        let default = |edition: Edition| {
            let option = reading.defaults[edition.index()].map(|option| reading.options[usize::from(option)]);
            (edition.id().to_owned(), option.into())
        };
        put("defaults", Value::Object(Edition::ALL.into_iter().map(default).collect()));
    }
    put("citations", citations.into());
    put("related", ids(record.related()).into());
    put("expansion", record.boxed().map(|boxed| boxed.id).into());
    put("waits_for", (!record.waits_for().is_empty()).then(|| record.waits_for()).into());
    Value::Object(object)
}
