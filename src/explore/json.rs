//! What came of a search as one JSON object; `docs/explore.md` describes it.

use serde_json::{Map, Value, json};

use super::differ::Parted;
use super::facts::Result;
use super::fraction::Fraction;
use super::report::{Answer, Best, Found, Limits, Range, Report};
use super::witness::Witness;

fn fraction(fraction: Fraction) -> Value {
    let (of, total) = fraction.parts();
    // Beyond what a number in JSON holds, digits are kept as text.
    let whole = |number: u128| u64::try_from(number).map_or_else(|_| json!(number.to_string()), Value::from);
    json!({"of": whole(of), "total": whole(total), "about": fraction.about()})
}

fn value(number: f64) -> Value {
    let whole = number.fract() == 0.0 && number.abs() < 9e15;
    if whole { json!(number as i64) } else { json!(number) }
}

fn limits(limits: &Limits) -> Value {
    let Limits { most, cut, interrupted, found, endless, misfits } = *limits;
    json!({
        "complete": limits.complete(),
        "most": most,
        "cut": cut,
        "interrupted": interrupted,
        "ended_when_found": found,
        "endless": endless,
        "misfits": misfits,
    })
}

/// Points and counted things by player.
fn result(players: &[String], counted: &[&str], (points, counts): &Result) -> Value {
    let of = |(place, player): (usize, &String)| {
        let mut own = Map::new();
        own.insert("points".to_owned(), json!(points[place]));
        for (name, counts) in counted.iter().zip(counts) {
            own.insert((*name).to_owned(), json!(counts[place]));
        }
        (player.clone(), Value::Object(own))
    };
    Value::Object(players.iter().enumerate().map(of).collect())
}

fn witness(report: &Report, witness: &Witness) -> Value {
    let Witness { script, points, counts, chance, confirmed, .. } = witness;
    json!({
        "result": result(&report.players, &report.counted, &(points.clone(), counts.clone())),
        "chance": chance.map(fraction),
        "confirmed": confirmed,
        "script": script,
    })
}

fn found(report: &Report, found: &Found) -> Value {
    let Found { expression, answer, chance } = found;
    let (told, line) = match answer {
        Answer::Yes(line) => ("yes", Some(witness(report, line))),
        Answer::Never => ("never", None),
        Answer::NotFound => ("not-found", None),
    };
    json!({"expression": expression, "answer": told, "chance": chance.map(fraction), "witness": line})
}

fn best(report: &Report, best: &Best) -> Value {
    let Best { expression, adverse, value: most } = best;
    json!({
        "expression": expression,
        "others": if *adverse { "adverse" } else { "cooperative" },
        "value": most.as_ref().map(|(most, _)| value(*most)),
        "witness": most.as_ref().map(|(_, line)| witness(report, line)),
    })
}

/// What came of a search.
pub fn report_json(title: &str, report: &Report) -> Value {
    let range = |range: &Range| json!({"least": range.least, "most": range.most});
    let mut ranges = Map::new();
    for (place, player) in report.players.iter().enumerate().filter(|_| report.ends > 0) {
        let mut own = Map::new();
        own.insert("points".to_owned(), range(&report.points[place]));
        for (name, counts) in report.counted.iter().zip(&report.counts) {
            own.insert((*name).to_owned(), range(&counts[place]));
        }
        ranges.insert(player.clone(), Value::Object(own));
    }
    let chances = report.chances.as_ref().map(|chances| {
        let one = |(ends, chance): &(Result, Fraction)| {
            json!({"result": result(&report.players, &report.counted, ends), "chance": fraction(*chance)})
        };
        chances.iter().map(one).collect::<Vec<_>>()
    });
    json!({
        "title": title,
        "edition": report.edition.id(),
        "positions": report.positions,
        "decisions": report.decisions,
        "outcomes": report.ends,
        "results": report.results,
        "search": limits(&report.limits),
        "ranges": ranges,
        "chances": chances,
        "find": report.found.as_ref().map(|own| found(report, own)),
        "maximize": report.best.as_ref().map(|own| best(report, own)),
    })
}

/// Where two editions part.
pub fn difference_json(title: &str, parted: &Parted) -> Value {
    let difference = parted.difference.as_ref().map(|difference| {
        let results = parted.editions.iter().zip(&difference.results);
        let results: Map<String, Value> = results
            .map(|(edition, own)| (edition.id().to_owned(), result(&parted.players, &parted.counted, own)))
            .collect();
        json!({"choices": difference.choices, "results": results, "scripts": difference.scripts})
    });
    json!({
        "title": title,
        "editions": parted.editions.map(|edition| edition.id()),
        "positions": parted.positions,
        "search": limits(&parted.limits),
        "one_edition_only": parted.one_only,
        "difference": difference,
    })
}
