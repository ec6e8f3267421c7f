//! What is expected, in all editions or in single ones.

use super::super::document::{Expect, Expected, Standing, What};
use super::super::needs::needs;
use super::super::problems::Problem;
use super::super::yaml::read::{Fields, Reader, Spanned, int, list_or_one, spanned, text};
use super::super::yaml::{Node, Value};
use super::{Context, MOST_POINTS, ruling_id};
use crate::editions::Edition;
use crate::expansions::{self, Form, Outcome};

pub(super) fn read(c: &Context<'_>, node: &Node, boxes: &[&'static str]) -> Option<Expect> {
    c.r.map(node, |m| {
        let mut per_edition: [Vec<Expected>; Edition::COUNT] = Default::default();
        for edition in Edition::ALL {
            if let Some(inner) = m.node(edition.id()) {
                let own = c.r.map(inner, |m| Some(block(c, m, boxes)));
                per_edition[edition.index()] = own.unwrap_or_default();
            }
        }
        Some(Expect { span: Some(node.span), everywhere: block(c, m, boxes), per_edition })
    })
}

fn block(c: &Context<'_>, m: &mut Fields<'_>, boxes: &[&'static str]) -> Vec<Expected> {
    let mut expected = Vec::new();
    let mut add = |m: &mut Fields<'_>, name: &'static str, what: Option<What>| {
        if let (Some(what), Some(span), Some(node)) = (what, m.key_span(name), m.node(name)) {
            let key = Spanned { span, value: name.to_owned() };
            expected.push(Expected { key, place: node.span, what });
        }
    };
    let scores = m.get("scores", |_, node| c.by_player(node, standing).map(What::Scores));
    add(m, "scores", scores);
    let points = m.get("points", |_, node| c.by_player(node, int(0..=MOST_POINTS as u16)).map(What::Points));
    add(m, "points", points);
    let supply = m.get("supply", |_, node| c.by_player(node, super::table::supply(c)).map(What::Supply));
    add(m, "supply", supply);
    let cites = m.get("cites", list_or_one(spanned(ruling_id))).map(What::Cites);
    add(m, "cites", cites);
    let cites_not = m.get("cites-not", list_or_one(spanned(ruling_id))).map(What::CitesNot);
    add(m, "cites-not", cites_not);
    for boxed in expansions::ALL {
        for outcome in boxed.outcomes {
            let words = m.get(outcome.name, list_or_one(spanned(text))).map(What::Words);
            if words.is_some() && !boxes.contains(&boxed.id) {
                let at = m.key_span(outcome.name).unwrap_or(m.span());
                c.r.report::<()>(needs(at, outcome.name, &[boxed]));
                continue;
            }
            if let Some(What::Words(words)) = &words {
                words.iter().for_each(|word| look_up(c, outcome, word));
            }
            add(m, outcome.name, words);
        }
    }
    expected
}

/// Words that an outcome never gives are a problem, not an expectation that is not met.
fn look_up(c: &Context<'_>, outcome: &Outcome, word: &Spanned<String>) {
    let Some(misfit) = Form::misfit(outcome.form, &word.value) else { return };
    let what = format!("`{}` is nothing that `{}` can give", word.value, outcome.name);
    let problem = Problem::new(word.span, what);
    let problem = match misfit {
        Some((part, form)) => problem.suggest(part, form.words()),
        None => problem,
    };
    c.r.report::<()>(problem.help(format!("it gives {}", outcome.gives)));
}

/// A number for the scoring meeple (the messenger then stands on 0), or a map of what matters.
fn standing(r: &Reader, node: &Node) -> Option<Standing> {
    let points = || int(-MOST_POINTS..=MOST_POINTS);
    match &node.value {
        Value::Map(_) => r.map(node, |m| {
            let (meeple, messenger) = (m.get("meeple", points()), m.get("messenger", points()));
            let total = m.get("total", points());
            Some(Standing { meeple, messenger, total })
        }),
        _ => {
            points()(r, node).map(|meeple| Standing { meeple: Some(meeple), messenger: Some(0), total: None })
        }
    }
}
