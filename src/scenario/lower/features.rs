//! Features stated in words: `Alpha: {city: 4 tiles, coats-of-arms: 1, red: meeple}`.

use super::super::document::StatedFigure;
use super::super::needs::{boxes_of_mark, needs};
use super::super::problems::Problem;
use super::super::yaml::read::{Fields, Reader, Spanned, flag, int, list, list_or_one, spanned, text};
use super::super::yaml::{Node, Value};
use super::Context;
use crate::figures::FigureKind;
use crate::game::StatedSetup;
use crate::tiles::{MarkPlace, Marks, PartKind};

/// The most features that a scenario may state in words.
const MOST: usize = 64;
/// The most tiles of one of them.
const MOST_TILES: u16 = 200;
/// The most meeples that one player may have on one of them.
pub(super) const MOST_FIGURES: u8 = 8;

/// The words for a kind of feature, the first one being ours.
const KINDS: [(PartKind, &[&str]); 5] = [
    (PartKind::City, &["city"]),
    (PartKind::Road, &["road"]),
    (PartKind::Monastery, &["monastery", "cloister"]),
    (PartKind::Garden, &["garden"]),
    (PartKind::Field, &["field", "farm"]),
];

/// The features by name.
pub(super) fn named(r: &Reader, node: &Node) -> Option<Vec<(Spanned<String>, Node)>> {
    let features = super::super::yaml::read::entries(|_, node| Some(node.clone()))(r, node)?;
    if features.len() > MOST {
        return r.report(Problem::new(
            node.span,
            format!("{} features in words; {MOST} are the most", features.len()),
        ));
    }
    for (name, _) in &features {
        super::printable(r, name);
        if name.value.contains([':', ',', '(', ')']) || name.value.eq_ignore_ascii_case("none") {
            r.report::<()>(Problem::new(name.span, format!("`{}` is no name for a feature", name.value)));
        }
    }
    Some(features)
}

/// Reads all features; the figures on them are added to `figures`.
pub(super) fn read(
    c: &Context<'_>,
    nodes: &[(Spanned<String>, Node)],
    figures: &mut Vec<StatedFigure>,
) -> Vec<Spanned<StatedSetup>> {
    let mut features = Vec::new();
    for (name, node) in nodes {
        let feature = c.r.map(node, |m| one(c, name, m, nodes, figures));
        let nothing = StatedSetup {
            kind: PartKind::City,
            tiles: 1,
            coats: 0,
            marks: Marks::EMPTY,
            complete: false,
            complete_cities: 0,
            touches: Vec::new(),
        };
        features.push(Spanned { span: name.span, value: feature.unwrap_or(nothing) });
    }
    features
}

fn one(
    c: &Context<'_>,
    name: &Spanned<String>,
    m: &mut Fields<'_>,
    all: &[(Spanned<String>, Node)],
    figures: &mut Vec<StatedFigure>,
) -> Option<StatedSetup> {
    let mut kinds = Vec::new();
    for (kind, words) in KINDS {
        for &word in words {
            kinds.extend(m.node(word).map(|node| (kind, node)));
        }
    }
    let coats = m.or("coats-of-arms", 0, int(0..=50u16));
    let pennants = m.or("pennants", 0, int(0..=50u16));
    let complete = m.or("complete", false, flag);
    let printed = m.or("with", Vec::new(), list_or_one(spanned(text)));
    let mut seen = Vec::new();
    for (key, node) in players_among(c, m) {
        let Some(player) = c.player(&key) else { continue };
        if c.once(&mut seen, player, &key.value, key.span).is_none() {
            continue;
        }
        let words = list_or_one(spanned(text))(c.r, node).unwrap_or_default();
        for (count, kind) in words.iter().filter_map(|words| some_figures(c, words)) {
            for _ in 0..count {
                let spot = Spanned { span: node.span, value: name.value.clone() };
                figures.push(StatedFigure { owner: player, kind, spot });
            }
        }
    }
    let [(kind, size)] = kinds[..] else {
        let what =
            if kinds.is_empty() { "what kind of feature is missing" } else { "a feature is of one kind" };
        let problem = Problem::new(name.span, what);
        return c.r.report(
            problem.help(
                "write one of `city: 4 tiles`, `road: 3 tiles`, `monastery: 5 tiles`, `field: 2 cities`",
            ),
        );
    };
    let mut feature = StatedSetup {
        kind,
        tiles: 1,
        coats: coats + pennants,
        marks: marks(c, kind, &printed),
        complete,
        complete_cities: 0,
        touches: Vec::new(),
    };
    match kind {
        PartKind::Field => field(c, size, all, &mut feature)?,
        PartKind::Monastery | PartKind::Garden => feature.tiles = counted(c.r, size, "tile", 1..=9)?,
        _ => feature.tiles = counted(c.r, size, "tile", 1..=MOST_TILES)?,
    }
    if feature.coats > 0 && kind != PartKind::City {
        return c.r.report(Problem::new(name.span, "only a city has coats of arms"));
    }
    if complete && matches!(kind, PartKind::Monastery | PartKind::Garden) && feature.tiles != 9 {
        return c.r.report(Problem::new(
            name.span,
            "a complete monastery or garden has 9 tiles: its own and those around it",
        ));
    }
    if complete && kind == PartKind::Field {
        return c.r.report(Problem::new(name.span, "a field is never complete"));
    }
    Some(feature)
}

/// What is printed on a feature besides: `[inn]`.
fn marks(c: &Context<'_>, kind: PartKind, words: &[Spanned<String>]) -> Marks {
    let defs = || crate::expansions::land::marks().filter(|def| def.on == MarkPlace::Part(kind));
    let mark = |word: &Spanned<String>| {
        let known = defs().find(|def| def.word == word.value);
        let unknown =
            || c.r.unknown("mark on such a feature", &word.value, word.span, defs().map(|def| def.word));
        let id = known.map(|def| def.id).or_else(unknown)?;
        let owners = boxes_of_mark(id, &c.boxes);
        if owners.is_empty() { Some(id) } else { c.r.report(needs(word.span, &word.value, &owners)) }
    };
    words.iter().filter_map(mark).collect()
}

/// The keys of a feature that are names of players.
fn players_among<'r>(c: &Context<'_>, m: &mut Fields<'r>) -> Vec<(Spanned<String>, &'r Node)> {
    m.rest()
        .into_iter()
        .filter(|(key, _)| {
            let known = c.names.find_player(&key.value).is_some();
            if !known {
                let fields =
                    ["city", "road", "monastery", "garden", "field", "coats-of-arms", "complete", "with"];
                let candidates = c.names.players.iter().map(String::as_str).chain(fields);
                c.r.unknown::<(), _>("key or player", &key.value, key.span, candidates);
            }
            known
        })
        .collect()
}

/// `meeple`, `2 meeples` or `2`: how many figures of which kind.
fn some_figures(c: &Context<'_>, words: &Spanned<String>) -> Option<(u8, FigureKind)> {
    let text = words.value.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let (count, word) = match first.parse::<u8>() {
        Ok(count) => (count, rest.trim()),
        Err(_) => (1, text),
    };
    if !(1..=MOST_FIGURES).contains(&count) {
        let what = format!("1 to {MOST_FIGURES} figures of a kind stand on a feature, such as `2 meeples`");
        return c.r.report(Problem::new(words.span, what));
    }
    if word.is_empty() {
        return Some((count, FigureKind::MEEPLE));
    }
    c.known_figure(word, words.span).map(|kind| (count, kind))
}

/// `4 tiles` or `4`.
fn counted(r: &Reader, node: &Node, noun: &str, range: std::ops::RangeInclusive<u16>) -> Option<u16> {
    let wanted = format!("so many {noun}s, from {} to {}, such as `4 {noun}s`", range.start(), range.end());
    let Some(words) = node.as_str() else { return r.wrong(node, &wanted) };
    let mut parts = words.split_whitespace();
    let count = parts.next().and_then(|count| count.parse().ok());
    let rest: Vec<&str> = parts.collect();
    let noun_fits = rest.is_empty() || rest.join(" ").trim_end_matches('s') == noun;
    match count {
        Some(count) if range.contains(&count) && noun_fits => Some(count),
        _ => r.wrong(node, &wanted),
    }
}

/// `3 cities`, or the names of cities stated in words.
fn field(
    c: &Context<'_>,
    node: &Node,
    all: &[(Spanned<String>, Node)],
    feature: &mut StatedSetup,
) -> Option<()> {
    if let Value::Seq(_) = node.value {
        for name in list(spanned(text))(c.r, node)? {
            let place = c.names.stated.iter().position(|stated| *stated == name.value);
            match place {
                Some(place) if all[place].1.get("city").is_none() => {
                    let what =
                        format!("`{}` is no city, and only cities bring points to a field", name.value);
                    c.r.report::<()>(Problem::new(name.span, what));
                }
                Some(place) if feature.touches.contains(&place) => {
                    let what = format!("`{}` is named already", name.value);
                    c.r.report::<()>(Problem::new(name.span, what));
                }
                Some(place) => feature.touches.push(place),
                None => c.r.unknown("feature", &name.value, name.span, &c.names.stated)?,
            }
        }
        return Some(());
    }
    let wanted = "complete cities, such as `3 cities`, or names of cities, such as `[Alpha, Beta]`";
    let Some(words) = node.as_str() else { return c.r.wrong(node, wanted) };
    let mut parts = words.split_whitespace();
    match (parts.next().and_then(|count| count.parse().ok()), parts.next(), parts.next()) {
        (Some(count @ 0..=50), None | Some("city" | "cities"), None) => feature.complete_cities = count,
        _ => return c.r.wrong(node, wanted),
    }
    Some(())
}
