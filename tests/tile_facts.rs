//! Compares the tiles with a list of facts about the published ones, where that list is at hand: in the
//! folder that `MEEPLAW_SHARED` names, else in `shared` beside the repository.

use std::collections::BTreeSet;
use std::path::PathBuf;

use meeplaw::game;
use meeplaw::geometry::{HalfSet, HalfSide, Side, SideSet};
use meeplaw::tiles::{MarkId, Marks, Part, PartKind, TileKind};
use serde_json::Value;

/// A part as facts and program both can state it: kind, sides, half sides, coats of arms, cities touched.
type Fact = (PartKind, u8, u8, u64, BTreeSet<u8>);

fn tiles() -> Option<Vec<Value>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let shared = std::env::var_os("MEEPLAW_SHARED").map_or_else(beside, PathBuf::from);
    let Ok(text) = std::fs::read_to_string(shared.join("facts/tiles.jsonl")) else {
        println!("skipped: no facts at hand");
        return None;
    };
    Some(text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect())
}

fn words<'v>(value: &'v Value, key: &str) -> Vec<&'v str> {
    let list = value[key].as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|word| word.as_str().expect("a word")).collect()
}

fn features(tile: &Value) -> &[Value] {
    tile["features"].as_array().expect("features")
}

fn of_kind<'v>(tile: &'v Value, kind: &'v str) -> impl Iterator<Item = &'v Value> {
    features(tile).iter().filter(move |feature| feature["kind"] == kind)
}

fn sides(feature: &Value) -> SideSet {
    let edges = words(feature, "edges");
    Side::ALL.into_iter().filter(|side| edges.contains(&side.letter().to_string().as_str())).collect()
}

fn halves(field: &Value) -> HalfSet {
    let edges = words(field, "half_edges");
    HalfSide::ALL.into_iter().filter(|half| edges.contains(&half.name())).collect()
}

fn stated(tile: &Value) -> Vec<Fact> {
    let mut facts: Vec<Fact> = features(tile)
        .iter()
        .map(|feature| {
            let kind = *PartKind::ALL.iter().find(|kind| feature["kind"] == kind.id()).expect("a kind");
            let at = words(feature, "borders_cities_at");
            let cities = of_kind(tile, "city").map(sides).filter(|city| {
                let letters: Vec<_> = city.iter().map(|side| side.letter().to_string()).collect();
                at.iter().any(|edge| letters.iter().any(|letter| letter == edge))
            });
            let coats = feature["coats_of_arms"].as_u64().unwrap_or(0);
            let cities = cities.map(SideSet::bits).collect();
            (kind, sides(feature).bits(), halves(feature).bits(), coats, cities)
        })
        .collect();
    facts.sort();
    facts
}

fn computed(kind: &TileKind) -> Vec<Fact> {
    let mut facts: Vec<Fact> = kind
        .parts
        .iter()
        .filter(|part| !matches!(part.kind, PartKind::Garden | PartKind::Place))
        .map(|part| {
            let cities = part.cities.iter().map(|city| kind.parts[city].sides.bits()).collect();
            (part.kind, part.sides.bits(), part.halves.bits(), part.coats.into(), cities)
        })
        .collect();
    facts.sort();
    facts
}

/// What a fact about a feature is called as a mark, where the fact says whether or which.
fn marks_of(feature: &Value) -> BTreeSet<String> {
    let named = [
        ("inn", "inn"),
        ("cathedral", "cathedral"),
        ("princess", "princess"),
        ("pig_herd", "pig-herd"),
        ("tunnel", "tunnel"),
        ("wells", "well"),
    ];
    let mut marks = BTreeSet::new();
    for (key, value) in feature.as_object().expect("a feature") {
        let word = match &**key {
            "kind" | "edges" | "half_edges" | "borders_cities_at" | "coats_of_arms" | "wagon_move_group"
            | "multi_edge" => continue,
            "resource" => value.as_str().expect("a good"),
            "castle_base" => "no-castle",
            key => named.iter().find(|(fact, _)| *fact == key).expect(key).1,
        };
        marks.insert(word.to_owned());
    }
    marks
}

/// What the facts about a tile as a whole are called as marks.
fn marks_on(tile: &Value) -> BTreeSet<String> {
    let mut marks = BTreeSet::new();
    for (key, value) in tile["marks"].as_object().into_iter().flatten() {
        match &**key {
            "garden" => {}
            // It is told of the road too.
            "well" => {}
            "watchtower" => {
                let bonus = value["bonus"].as_str().expect("a bonus");
                marks.insert(format!("watchtower-{}", bonus.split_once('/').expect("points").1));
            }
            "quarter" => {
                let quarters = ["castle", "market", "blacksmith", "cathedral"];
                marks.extend(quarters.map(|quarter| format!("{quarter}-quarter")));
            }
            key => {
                marks.insert(key.to_owned());
            }
        }
    }
    match tile["attrs"]["wind-rose"].as_str() {
        Some("NWSE") => marks.insert("wind-rose".into()),
        Some(quarter) => marks.insert(format!("wind-rose-{}", quarter.to_lowercase())),
        None => false,
    };
    match tile["attrs"]["group"].as_str() {
        Some("river") | None => false,
        Some(group) => marks.insert(group.strip_prefix("river-").expect(group).into()),
    };
    marks
}

/// A part: its kind, sides, half sides and marks.
type Marked = (PartKind, u8, u8, BTreeSet<String>);

/// The parts of kinds that the facts list, with their marks.
fn marked(kind: &TileKind, word: impl Fn(MarkId) -> &'static str) -> Vec<Marked> {
    let words = |marks: Marks| marks.iter().map(|mark| word(mark).to_owned()).collect();
    let stated = kind.parts.iter().filter(|part| !matches!(part.kind, PartKind::Garden | PartKind::Place));
    let mut marked: Vec<_> =
        stated.map(|part| (part.kind, part.sides.bits(), part.halves.bits(), words(part.marks))).collect();
    marked.sort();
    marked
}

/// What touches what: pairs of parts between which one can go on.
type Touching = BTreeSet<[(PartKind, u8); 2]>;

fn touching(kind: &TileKind) -> Touching {
    let goes_on = |part: &&Part| !matches!(part.kind, PartKind::Place | PartKind::River);
    let named = |part: &Part| (part.kind, part.sides.bits());
    let mut pairs = Touching::new();
    for part in kind.parts.iter().filter(goes_on) {
        let others = part.meets.iter().map(|other| &kind.parts[other]).filter(goes_on);
        pairs.extend(others.map(|other| [named(part), named(other)]));
    }
    pairs
}

fn stated_touching(tile: &Value) -> Touching {
    let named = |feature: &Value| {
        let kind = PartKind::ALL.into_iter().find(|kind| feature["kind"] == kind.id());
        (kind.expect("a kind"), sides(feature).bits())
    };
    let groups = |feature: &Value| -> BTreeSet<String> {
        let groups = feature["wagon_move_group"].as_str().unwrap_or_default();
        groups.split_whitespace().map(Into::into).collect()
    };
    let mut pairs = Touching::new();
    for (place, one) in features(tile).iter().enumerate() {
        let others = features(tile).iter().enumerate().filter(|&(other, _)| other != place);
        let joined = others.filter(|(_, other)| !groups(one).is_disjoint(&groups(other)));
        pairs.extend(joined.map(|(_, other)| [named(one), named(other)]));
    }
    pairs
}

#[test]
fn every_tile_agrees_with_the_facts() {
    let Some(tiles) = tiles() else { return };
    let catalogue = game::catalogue();
    let word = |mark| catalogue.marks().iter().find(|def| def.id == mark).map_or("?", |def| def.word);
    let known = |tile: &&Value| {
        let sets = tile["count_by_set"].as_object().expect("sets");
        sets.keys().any(|set| catalogue.set(set).is_some())
    };
    let mut compared = 0;
    for tile in tiles.iter().filter(known) {
        let name = tile["id"].as_str().expect("an id");
        let id = catalogue.find(name).unwrap_or_else(|_| panic!("{name} is missing"));
        let kind = &catalogue[id];
        assert_eq!(computed(kind), stated(tile), "{name}");
        if let Some(letter) = tile["letter"].as_str() {
            assert_eq!(kind.letter.as_deref(), Some(letter), "{name}");
        }
        let gardens = kind.parts_of(PartKind::Garden).count();
        assert_eq!(gardens, usize::from(tile["marks"]["garden"] == true), "{name}");
        for set in catalogue.sets() {
            let count = set.tiles.iter().find(|&&(kind, _)| kind == id).map_or(0, |&(_, count)| count);
            assert_eq!(u64::from(count), tile["count_by_set"][&*set.id].as_u64().unwrap_or(0), "{name}");
        }

        let mut due: Vec<_> = features(tile)
            .iter()
            .zip(features(tile).iter().map(marks_of))
            .map(|(feature, marks)| {
                let kind = PartKind::ALL.into_iter().find(|kind| feature["kind"] == kind.id());
                (kind.expect("a kind"), sides(feature).bits(), halves(feature).bits(), marks)
            })
            .collect();
        due.sort();
        assert_eq!(marked(kind, word), due, "{name}");
        let places = kind.parts_of(PartKind::Place).fold(kind.marks, |all, (_, part)| all.union(part.marks));
        let printed: BTreeSet<String> = places.iter().map(|mark| word(mark).to_owned()).collect();
        assert_eq!(printed, marks_on(tile), "{name}");
        for feature in features(tile) {
            let also: SideSet = Side::ALL
                .into_iter()
                .filter(|side| feature["multi_edge"] == side.letter().to_string())
                .collect();
            let own = |part: &&Part| part.kind == PartKind::City && part.sides == sides(feature);
            if feature["kind"] == "city" {
                assert_eq!(kind.parts.iter().find(own).map(|part| part.also), Some(also), "{name}");
            }
        }
        assert_eq!(touching(kind), stated_touching(tile), "{name}");
        compared += 1;
    }
    // The facts have all tiles but the abbeys.
    assert_eq!(compared, catalogue.len() - 1);
}

/// The parts of a tile in the notation, without its fields. `meets`: also what ends where.
fn parts(tile: &Value, meets: bool) -> Vec<String> {
    let written: Vec<&Value> = features(tile).iter().filter(|feature| feature["kind"] != "field").collect();
    let letters = |feature: &Value| sides(feature).iter().map(Side::letter).collect::<String>();
    let groups = |feature: &Value| -> Vec<String> {
        let groups = feature["wagon_move_group"].as_str().unwrap_or_default();
        groups.split_whitespace().map(Into::into).collect()
    };
    let part = |(number, feature): (usize, &&Value)| {
        let kind = feature["kind"].as_str().expect("a kind");
        let coats = "+".repeat(feature["coats_of_arms"].as_u64().unwrap_or(0) as usize);
        let mut text = format!("{kind} {}{coats}", letters(feature));
        if kind == "road" && sides(feature).len() > 2 {
            text += " as one";
        }
        let joined = |other: &&&Value| groups(other).iter().any(|group| groups(feature).contains(group));
        let targets: Vec<String> = written[..number]
            .iter()
            .filter(|other| meets && joined(other))
            .map(|other| match letters(other).get(..1) {
                Some(side) => format!("{} {side}", other["kind"].as_str().expect("a kind")),
                None => "monastery".into(),
            })
            .collect();
        if !targets.is_empty() {
            text += " to ";
            text += &targets.join(" and ");
        } else if kind == "road" {
            text += " to nothing";
        }
        text
    };
    written.iter().enumerate().map(part).collect()
}

/// A tile in the notation with its fields written out.
fn explicit(tile: &Value) -> String {
    let field = |field: &Value| {
        let halves: Vec<_> = halves(field).iter().map(HalfSide::name).collect();
        let place = if halves.is_empty() { "inner".into() } else { halves.join(" ") };
        let cities = words(field, "borders_cities_at");
        let touches =
            if cities.is_empty() { String::new() } else { format!(" touches {}", cities.join(" ")) };
        format!("field {place}{touches}")
    };
    let fields = of_kind(tile, "field").map(field);
    parts(tile, false).into_iter().chain(fields).collect::<Vec<_>>().join(", ")
}

/// Is every half side in a city or a field? (Not on parts of tiles larger than one space.)
fn is_plain(tile: &Value) -> bool {
    let in_city = of_kind(tile, "city").map(|city| 2 * u32::from(sides(city).len())).sum::<u32>();
    in_city + of_kind(tile, "field").map(|field| halves(field).bits().count_ones()).sum::<u32>() == 8
}

#[test]
fn every_plain_tile_can_be_written_out() {
    let Some(tiles) = tiles() else { return };
    let mut odd = Vec::new();
    for tile in &tiles {
        let name = tile["id"].as_str().expect("an id");
        if !is_plain(tile) {
            odd.push(name);
            continue;
        }
        let text = explicit(tile);
        let kind =
            TileKind::parse(name, None, &text, &[]).unwrap_or_else(|e| panic!("{name}: {text}: {e:?}"));
        assert_eq!(computed(&kind), stated(tile), "{name}: {text}");
        let printed = meeplaw::tiles::notation::print(&kind, &[]);
        assert_eq!(TileKind::parse(name, None, &printed, &[]).as_ref(), Ok(&kind), "{name}: {printed}");
    }
    // The pieces of the large tiles of one box.
    assert!(odd.iter().all(|name| name.starts_with("CO/")), "{odd:?}");
}

#[test]
fn most_fields_are_what_the_parts_leave() {
    let Some(tiles) = tiles() else { return };
    let plain: Vec<_> = tiles.iter().filter(|tile| is_plain(tile)).collect();
    let differs = |tile: &&Value| {
        let name = tile["id"].as_str().expect("an id");
        let text = parts(tile, true).join(", ");
        let text = if text.is_empty() { "field".into() } else { text };
        let kind =
            TileKind::parse(name, None, &text, &[]).unwrap_or_else(|e| panic!("{name}: {text}: {e:?}"));
        computed(&kind) != stated(tile)
    };
    let different = plain.iter().filter(|tile| differs(tile)).count();
    // The others have something in the middle that the facts do not count among the parts, or an inner field.
    println!("{different} of {} differ", plain.len());
    assert!(different * 4 < plain.len());
}
