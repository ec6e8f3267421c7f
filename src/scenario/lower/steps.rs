//! The script: one turn as a list of steps, or several turns.

use super::super::document::{Nested, ScoreEntry, Step, StepValue, Turn};
use super::super::needs::{boxes_of_step, needs};
use super::super::problems::Problem;
use super::super::yaml::read::{Reader, Spanned, entries, list, spanned, text};
use super::super::yaml::{Node, Value};
use super::{Context, scorer};
use crate::figures::Player;
use crate::game;
use crate::track::Scorer;

/// The most turns of one script.
const MOST_TURNS: usize = 2000;

pub(super) fn turn(c: &Context<'_>, node: &Node, counter: &mut usize) -> Option<Turn> {
    Some(Turn { span: node.span, steps: steps(c, node, counter)? })
}

pub(super) fn turns(c: &Context<'_>, node: &Node, counter: &mut usize) -> Option<Vec<Turn>> {
    let Value::Seq(items) = &node.value else {
        return c.r.wrong(node, "a list of turns, each a list of steps");
    };
    if items.len() > MOST_TURNS {
        return c
            .r
            .report(Problem::new(node.span, format!("{} turns; {MOST_TURNS} are the most", items.len())));
    }
    let turns: Vec<_> = items.iter().map(|item| turn(c, item, counter)).collect();
    turns.into_iter().collect()
}

fn steps(c: &Context<'_>, node: &Node, counter: &mut usize) -> Option<Vec<Step>> {
    match &node.value {
        Value::Null => Some(Vec::new()),
        Value::Seq(items) => {
            let steps: Vec<_> = items.iter().map(|item| step(c, item, counter)).collect();
            steps.into_iter().collect()
        }
        _ => c.r.wrong(node, "a list of steps, such as `- meeple: city N`"),
    }
}

fn next(counter: &mut usize) -> usize {
    *counter += 1;
    *counter - 1
}

/// The keys that a step may have.
pub(in super::super) fn keys() -> Vec<String> {
    let mut keys = vec!["score".to_owned(), "refuse".to_owned()];
    for verb in game::verbs() {
        match verb.phrase.split_once(':').map_or(verb.phrase, |(key, _)| key) {
            "{figure}" => {
                let words =
                    game::all_figures().flat_map(|record| record.term.one.iter().chain([&record.term.id]));
                keys.extend(words.map(|word| (*word).to_owned()));
            }
            key => keys.push(key.to_owned()),
        }
    }
    keys.sort_unstable();
    keys.dedup();
    keys
}

fn step(c: &Context<'_>, node: &Node, counter: &mut usize) -> Option<Step> {
    let id = next(counter);
    let (key, value) = c.r.single(node, "a step, such as `meeple: city N`")?;
    let key = Spanned { span: key.span, value: key.value.to_owned() };
    let owners = boxes_of_step(&key.value, &c.boxes);
    if !owners.is_empty() {
        return c.r.report(needs(key.span, &key.value, &owners));
    }
    let value = match key.value.as_str() {
        "score" => StepValue::Score(score(c, value, counter)?),
        "refuse" => refuse(c, value, counter)?,
        word if keys().iter().any(|known| known.eq_ignore_ascii_case(word)) => plain(c, value, counter)?,
        word => return c.r.unknown("step", word, key.span, keys()),
    };
    Some(Step { id, span: node.span, key, value })
}

fn plain(c: &Context<'_>, node: &Node, counter: &mut usize) -> Option<StepValue> {
    match &node.value {
        Value::Seq(_) => list(spanned(text))(c.r, node).map(StepValue::List),
        Value::Map(_) => nested(c, node, counter).map(StepValue::Nested),
        _ => {
            let words = spanned(text)(c.r, node)?;
            Some(match option_and_scorer(&words.value) {
                Some((option, scorer)) => {
                    let option = Spanned { span: words.span, value: option.to_owned() };
                    StepValue::Nested(Nested { option, steps: Vec::new(), scorer: Some(scorer) })
                }
                None => StepValue::Words(words),
            })
        }
    }
}

/// `two points, messenger`: an option and the scoring figure for its points.
fn option_and_scorer(words: &str) -> Option<(&str, Scorer)> {
    let (option, word) = words.rsplit_once(',')?;
    crate::script::phrases::scorer(word.trim()).map(|scorer| (option.trim(), scorer))
}

/// `{action: [steps], score: messenger}`.
fn nested(c: &Context<'_>, node: &Node, counter: &mut usize) -> Option<Nested> {
    c.r.map(node, |m| {
        let figure = m.get("score", scorer);
        let options = m.rest();
        let [(option, inner)] = &options[..] else {
            let problem = Problem::new(m.span(), "wanted one option with what it leads to");
            return c.r.report(problem.help("write it as `{action: [{take: Alpha}], score: messenger}`"));
        };
        let steps = match &inner.value {
            Value::Scalar(_) => {
                // `{two points: messenger}` names the figure in place of steps.
                let figure = scorer(c.r, inner)?;
                return Some(Nested { option: option.clone(), steps: Vec::new(), scorer: Some(figure) });
            }
            _ => steps(c, inner, counter)?,
        };
        Some(Nested { option: option.clone(), steps, scorer: figure })
    })
}

/// `{Alpha: messenger, Beta: {red: meeple, blue: meeple}}`, or one figure for everything.
fn score(c: &Context<'_>, node: &Node, counter: &mut usize) -> Option<Vec<ScoreEntry>> {
    if let Value::Scalar(_) = node.value {
        let figure = scorer(c.r, node)?;
        return Some(vec![ScoreEntry { id: next(counter), feature: None, figures: vec![(None, figure)] }]);
    }
    let shape = |r: &Reader, node: &Node| -> Option<Vec<(Option<Player>, Scorer)>> {
        match &node.value {
            Value::Map(_) => {
                let named = c.by_player(node, scorer)?;
                Some(named.into_iter().map(|(player, figure)| (Some(player), figure.value)).collect())
            }
            _ => scorer(r, node).map(|figure| vec![(None, figure)]),
        }
    };
    let read = entries(shape)(c.r, node)?;
    let entry = |(feature, figures)| ScoreEntry { id: next(counter), feature: Some(feature), figures };
    Some(read.into_iter().map(entry).collect())
}

/// `{place: "E at (0,1)", because: base/edges-match}`.
fn refuse(c: &Context<'_>, node: &Node, counter: &mut usize) -> Option<StepValue> {
    c.r.map(node, |m| {
        let because = m.get("because", spanned(super::ruling_id));
        let choices = m.rest();
        let [(key, value)] = &choices[..] else {
            let problem = Problem::new(m.span(), "wanted one choice that is refused");
            return c
                .r
                .report(problem.help("write it as `{meeple: city N, because: base/not-onto-occupied}`"));
        };
        if !keys().iter().any(|known| known.eq_ignore_ascii_case(&key.value)) {
            return c.r.unknown("step", &key.value, key.span, keys());
        }
        let owners = boxes_of_step(&key.value, &c.boxes);
        if !owners.is_empty() {
            return c.r.report(needs(key.span, &key.value, &owners));
        }
        let id = next(counter);
        let value = plain(c, value, counter)?;
        let step = Step { id, span: key.span.to(m.span()), key: key.clone(), value };
        Some(StepValue::Refuse { step: Box::new(step), because })
    })
}
