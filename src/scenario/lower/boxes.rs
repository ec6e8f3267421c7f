//! What a scenario states for boxes: the keys that belong to them, and the parts of their rules left out.

use super::super::document::{StatedEntry, StatedWords};
use super::super::needs::needs;
use super::super::problems::Span;
use super::super::yaml::read::{Fields, Reader, scalar, text};
use super::super::yaml::{Node, Value};
use super::Context;
use crate::expansions::{self, Boxed, GivenEntry, Key};
use crate::figures::Player;
use crate::script::spots::read_cell;

/// What the keys of boxes state. A key whose box is not in play is a problem that says so.
pub(super) fn stated(c: &Context<'_>, m: &mut Fields<'_>, boxes: &[&'static str]) -> Vec<StatedWords> {
    let mut stated = Vec::new();
    for boxed in expansions::ALL {
        for key in boxed.keys {
            let Some(node) = m.node(key.name) else { continue };
            if !boxes.contains(&boxed.id) {
                let at = m.key_span(key.name).unwrap_or(node.span);
                c.r.report::<()>(needs(at, key.name, &[boxed]));
                continue;
            }
            stated.extend(words(c, node, key));
        }
    }
    stated
}

/// A part of a box's rules that is left out, by its id.
pub(super) fn mechanism(r: &Reader, node: &Node, boxes: &[&'static str]) -> Option<&'static str> {
    let id = text(r, node)?;
    let in_play = |boxed: &&&Boxed| boxes.contains(&boxed.id);
    let known = || expansions::ALL.iter().filter(in_play).flat_map(|boxed| boxed.mechanisms);
    let found = known().find(|mechanism| mechanism.id == id).map(|mechanism| mechanism.id);
    let unknown = || known().map(|mechanism| mechanism.id).collect::<Vec<_>>();
    found.or_else(|| r.unknown("part of a box in play", &id, node.span, unknown()))
}

/// A word, a list of them, words by player or with numbers; `{only: ...}` for all there are.
fn words(c: &Context<'_>, node: &Node, key: &'static Key) -> Option<StatedWords> {
    let exactly = node.get("only").is_some();
    let mut entries = Vec::new();
    match exactly {
        true => c.r.map(node, |m| collect(c, m.node("only")?, key, None, &mut entries))?,
        false => collect(c, node, key, None, &mut entries)?,
    }
    Some(StatedWords { key: key.name, entries, exactly, span: node.span })
}

/// Adds everything that a node states, of a player where it stands behind one.
fn collect(
    c: &Context<'_>,
    node: &Node,
    key: &Key,
    player: Option<Player>,
    into: &mut Vec<StatedEntry>,
) -> Option<()> {
    match &node.value {
        Value::Seq(items) => items.iter().try_for_each(|item| collect(c, item, key, player, into)),
        Value::Map(_) if !key.by_name => c.r.wrong(node, &format!("a list, such as `{}`", key.example)),
        Value::Map(fields) => {
            let mut seen = Vec::new();
            fields.iter().try_for_each(|(label, value)| {
                let name = scalar(c.r, label)?;
                if player.is_none()
                    && let Some(owner) = c.names.find_player(&name.text)
                {
                    c.once(&mut seen, owner, &name.text, label.span)?;
                    return collect(c, value, key, Some(owner), into);
                }
                let number = scalar(c.r, value)?;
                let Ok(number) = number.text.trim().parse::<i32>() else {
                    return c.r.wrong(value, "a number");
                };
                let span = label.span.start..value.span.end;
                into.push(entry(
                    c,
                    &name.text,
                    player,
                    Some(number),
                    Span { start: span.start, end: span.end },
                ));
                Some(())
            })
        }
        _ => {
            let word = scalar(c.r, node)?;
            into.push(entry(c, &word.text, player, None, node.span));
            Some(())
        }
    }
}

/// Everything that some words can be read as.
fn entry(
    c: &Context<'_>,
    word: &str,
    player: Option<Player>,
    number: Option<i32>,
    span: Span,
) -> StatedEntry {
    let word = word.trim();
    let (who, place) = word.split_once(" on ").unwrap_or((word, ""));
    let figure = c.names.owner(who).and_then(|(owner, kind)| Some((owner, c.figure(kind)?, place.trim())));
    let given = GivenEntry {
        word: word.to_owned(),
        behind_player: player.is_some(),
        player: player.or(figure.map(|(owner, ..)| owner)).or_else(|| c.names.find_player(word)),
        owner: figure.map(|(owner, ..)| owner),
        figure: figure.map(|(_, kind, _)| kind).or_else(|| c.figure(word)),
        spot: None,
        cell: read_cell(word),
        number: number.or_else(|| word.parse().ok()),
    };
    StatedEntry { given, spot: figure.map_or(word, |(.., spot)| spot).to_owned(), span }
}
