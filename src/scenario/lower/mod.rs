//! From the tree of a file to a [`Scenario`]: every word is looked up, every problem collected.

mod boxes;
mod expect;
mod features;
mod steps;
mod table;

use std::ops::Range;
use std::sync::Arc;

use super::document::{Expect, PileText, Scenario, Step, StepValue, Turn, What};
use super::needs::{boxes_of_figure, boxes_of_mark, needs};
use super::problems::{Problem, Problems, Source, Span};
use super::yaml::read::{
    Reader, Spanned, asked, entries, list, list_or_one, one_of, read, spanned, text, wants,
};
use super::yaml::{Node, Value};
use crate::editions::Edition;
use crate::expansions;
use crate::figures::{FigureKind, FigureRecord, Player};
use crate::game::{self, Allowances};
use crate::rulings::Overrides;
use crate::script::{COLOURS, Names};
use crate::tiles::{Catalogue, MarkDef, TileKind};
use crate::track::Scorer;

pub(super) use steps::keys as step_keys;

/// The highest total of points that a scenario may state.
pub const MOST_POINTS: i16 = 9999;

/// Reads a scenario.
///
/// # Errors
/// Everything that is wrong with its syntax, its shape and its words.
pub fn scenario(source: &Source) -> Result<Scenario, Problems> {
    read(source, |r, node| whole(r, node, source))
}

/// The keys that are asked of each map of a scenario, an inner one before the one around it.
pub(super) fn keys_asked(source: &Source) -> Vec<Vec<String>> {
    asked(source, |r, node| whole(r, node, source))
}

/// What the rest of a scenario is read with.
struct Context<'r> {
    r: &'r Reader,
    names: Names,
    catalogue: Arc<Catalogue>,
    /// The kinds of figures, in the order of their numbers.
    figures: Vec<&'static FigureRecord>,
    /// The boxes in play, by id.
    boxes: Vec<&'static str>,
}

impl Context<'_> {
    /// The kind of figure that a word names in any edition's words.
    fn figure(&self, word: &str) -> Option<FigureKind> {
        let place = self.figures.iter().position(|record| record.term.names(word))?;
        Some(FigureKind(place as u8))
    }

    /// The same; a word that names none is a problem, and one that a missing box brings says so.
    fn known_figure(&self, word: &str, span: Span) -> Option<FigureKind> {
        let unknown = || {
            let owners = boxes_of_figure(word, &self.boxes);
            if !owners.is_empty() {
                return self.r.report(needs(span, word, &owners));
            }
            self.r.unknown("figure", word, span, self.figures.iter().map(|record| record.term.id))
        };
        self.figure(word).or_else(unknown)
    }

    fn player(&self, name: &Spanned<String>) -> Option<Player> {
        self.names
            .find_player(&name.value)
            .or_else(|| self.r.unknown("player", &name.value, name.span, &self.names.players))
    }

    /// A map from players to values of one shape.
    fn by_player<T>(
        &self,
        node: &Node,
        shape: impl Fn(&Reader, &Node) -> Option<T>,
    ) -> Option<Vec<(Player, Spanned<T>)>> {
        if !matches!(node.value, Value::Map(_) | Value::Null) {
            let all = self.names.players.iter().map(|name| format!("{name}: ..")).collect::<Vec<_>>();
            return self.r.wrong(node, &format!("something for each player: `{{{}}}`", all.join(", ")));
        }
        // Names and values are looked at side by side, so that one problem hides no other.
        let read = entries(|r, node| Some(spanned(&shape)(r, node)))(self.r, node)?;
        let mut seen = Vec::new();
        let named: Vec<_> = read
            .into_iter()
            .map(|(name, value)| {
                let player = self.player(&name)?;
                self.once(&mut seen, player, &name.value, name.span)?;
                Some((player, value?))
            })
            .collect();
        named.into_iter().collect()
    }

    /// A player is named once in a map, whatever the capitals.
    fn once(&self, seen: &mut Vec<(Player, Span)>, player: Player, name: &str, span: Span) -> Option<()> {
        if let Some(&(_, first)) = seen.iter().find(|(before, _)| *before == player) {
            let what = format!("the player `{name}` is there twice; capitals do not matter");
            return self.r.report(Problem::new(span, what).see(first, "first here"));
        }
        seen.push((player, span));
        Some(())
    }
}

fn whole(r: &Reader, node: &Node, source: &Source) -> Option<Scenario> {
    r.map(node, |m| {
        let title = m.need("title", prose);
        let question = m.get("question", prose);
        let rulings = m.or("rulings", Vec::new(), list_or_one(spanned(ruling_id)));
        let named_editions = m.get("editions", editions);
        let boxes = m.get("expansions", list_or_one(expansion));
        // Of a list that cannot be read nobody knows which boxes it lacks.
        let unread = boxes.is_none() && m.key_span("expansions").is_some();
        let all = || expansions::ALL.iter().map(|boxed| boxed.id).collect();
        let boxes = boxes.unwrap_or_else(|| if unread { all() } else { Vec::new() });
        let without = m.or("without", Vec::new(), list_or_one(|r, node| boxes::mechanism(r, node, &boxes)));
        let overrides = m.get("readings", readings).unwrap_or_default();
        let mut names = Names { players: m.get("players", players).unwrap_or_else(two), stated: Vec::new() };
        let catalogue = m.get("tiles", |r, node| own_tiles(r, node, &boxes)).unwrap_or_else(game::catalogue);

        let feature_nodes = m.get("features", features::named).unwrap_or_default();
        names.stated = feature_nodes.iter().map(|(name, _)| name.value.clone()).collect();
        let c = Context { r, names, catalogue, figures: game::figure_records(&boxes), boxes: boxes.clone() };
        let scores = m.get("scores", |_, node| table::scores(&c, node)).unwrap_or_default();
        let origin = m.get("origin", table::origin).unwrap_or_default();
        let board = m.get("board", |_, node| table::board(&c, node, origin));
        let mut figures = m.get("figures", |_, node| table::figures(&c, node)).unwrap_or_default();
        let features = features::read(&c, &feature_nodes, &mut figures);
        let supply = m.get("supply", |_, node| c.by_player(node, table::supply(&c))).unwrap_or_default();
        let pile = m.get("pile", |_, node| table::pile(&c, node)).unwrap_or(PileText::Rest);
        let allow = m.get("allow", allowances).unwrap_or_default();
        let credits = m.get("credits", |_, node| c.by_player(node, scorer)).unwrap_or_default();
        let given = boxes::stated(&c, m, &boxes);

        let mut counter = 0;
        let turn = m.get("turn", |_, node| steps::turn(&c, node, &mut counter));
        let turns = m.get("turns", |_, node| steps::turns(&c, node, &mut counter));
        let turns = match (turn, turns) {
            (Some(_), Some(_)) => {
                let at = m.key_span("turns").unwrap_or(m.span());
                r.report::<()>(Problem::new(at, "`turn` and `turns` cannot both be stated"));
                Vec::new()
            }
            (Some(turn), None) => vec![turn],
            (None, turns) => turns.unwrap_or_default(),
        };
        let expect = m.get("expect", |_, node| expect::read(&c, node, &boxes)).unwrap_or_default();

        let players = c.names.players.len();
        let mut figure_of = vec![None; players];
        for (player, scorer) in credits {
            figure_of[player.index()] = Some(scorer.value);
        }
        Some(Scenario {
            source: source.clone(),
            title: title?,
            question,
            rulings,
            editions: named_editions,
            boxes,
            without,
            given,
            overrides,
            scores,
            catalogue: c.catalogue,
            board,
            features,
            figures,
            supply: supply
                .into_iter()
                .flat_map(|(player, left)| {
                    left.value.into_iter().map(move |(kind, left)| (player, kind, left))
                })
                .collect(),
            pile,
            allow,
            credits: figure_of,
            turns,
            expect,
            names: c.names,
        })
    })
}

/// Without a list of players, there are red and blue.
fn two() -> Vec<String> {
    COLOURS[..2].iter().map(|&colour| colour.to_owned()).collect()
}

/// The shape of the editions that a scenario speaks of: at least one.
fn editions(r: &Reader, node: &Node) -> Option<Vec<Edition>> {
    let named = list_or_one(edition)(r, node)?;
    if named.is_empty() {
        return r.report(Problem::new(node.span, "no edition is named; leave the key out for all of them"));
    }
    Some(named)
}

/// The shape of an edition's name.
fn edition(r: &Reader, node: &Node) -> Option<Edition> {
    let name = text(r, node)?;
    let known = Edition::ALL.map(Edition::id);
    let found = Edition::ALL.into_iter().find(|edition| edition.id() == name);
    found.or_else(|| r.unknown("edition", &name, node.span, known))
}

/// Where the ids of boxes are listed.
const LISTED: &str = "`meeplaw table boxes` lists the boxes with their ids";

fn expansion(r: &Reader, node: &Node) -> Option<&'static str> {
    let id = text(r, node)?;
    if let Some(boxed) = game::expansion(&id) {
        return Some(boxed.id);
    }
    if id == "base" {
        let problem = Problem::new(node.span, "the base game is always in play, and is no expansion");
        return r.report(problem.help("leave it out").help(LISTED));
    }
    let known = expansions::ALL.iter().map(|boxed| boxed.id);
    let problem = Problem::new(node.span, format!("unknown expansion `{id}`")).suggest(&id, known);
    r.report(problem.help(LISTED))
}

/// The shape of a scoring figure's name.
fn scorer(r: &Reader, node: &Node) -> Option<Scorer> {
    let name = text(r, node)?;
    let known = Scorer::ALL.map(Scorer::id);
    crate::script::phrases::scorer(&name).or_else(|| r.unknown("scoring figure", &name, node.span, known))
}

/// The shape of the id of a ruling or reading.
fn ruling_id(r: &Reader, node: &Node) -> Option<String> {
    let id = text(r, node)?;
    if game::ruling(&id).is_some() || game::reading(&id).is_some() {
        return Some(id);
    }
    let known = game::rulings().map(|ruling| ruling.id).chain(game::readings().map(|reading| reading.id));
    r.unknown("ruling", &id, node.span, known)
}

fn readings(r: &Reader, node: &Node) -> Option<Overrides> {
    let chosen = entries(spanned(text))(r, node)?;
    let mut overrides = Overrides::default();
    for (id, option) in chosen {
        let Some(reading) = game::reading(&id.value) else {
            let known: Vec<&str> =
                game::readings().chain(game::settled()).map(|reading| reading.id).collect();
            // The prefix may be left out, so a misspelt rest is as near.
            let short = known.iter().filter_map(|id| id.strip_prefix("reading/"));
            r.unknown::<(), _>("reading", &id.value, id.span, known.iter().copied().chain(short));
            continue;
        };
        match reading.option(&option.value) {
            Some(place) => overrides.choose(reading, place),
            None => {
                r.unknown::<(), _>(
                    &format!("option of {}", reading.id),
                    &option.value,
                    option.span,
                    reading.options,
                );
            }
        }
    }
    Some(overrides)
}

/// `[red, blue]`, or how many.
fn players(r: &Reader, node: &Node) -> Option<Vec<String>> {
    if let Some(count) = node.as_str().and_then(|count| count.parse::<usize>().ok()) {
        if (1..=COLOURS.len()).contains(&count) {
            return Some(COLOURS[..count].iter().map(|&colour| colour.to_owned()).collect());
        }
        return r.report(Problem::new(node.span, format!("{count} players; there are 1 to 6")));
    }
    let shape = wants("a list of players, such as `[red, blue]`", list(spanned(text)));
    let names = shape(r, node)?;
    if !(1..=COLOURS.len()).contains(&names.len()) {
        return r.report(Problem::new(node.span, format!("{} players; there are 1 to 6", names.len())));
    }
    for (place, name) in names.iter().enumerate() {
        if name.value.trim().is_empty() {
            r.report::<()>(Problem::new(name.span, "a player needs a name"));
        }
        printable(r, name);
        if names[..place].iter().any(|before| before.value.eq_ignore_ascii_case(&name.value)) {
            r.report::<()>(Problem::new(name.span, format!("there is a player `{}` already", name.value)));
        }
    }
    Some(names.into_iter().map(|name| name.value).collect())
}

/// A text of one line or several.
fn prose(r: &Reader, node: &Node) -> Option<String> {
    let text = text(r, node)?;
    if text.contains(|letter: char| letter.is_control() && !letter.is_whitespace()) {
        return r.report(Problem::new(node.span, "this text has a control character in it"));
    }
    Some(text)
}

/// Names are printed as they are, so what steers a terminal has no place in them.
fn printable(r: &Reader, name: &Spanned<String>) {
    if name.value.contains(char::is_control) {
        r.report::<()>(
            Problem::new(name.span, "this name has a control character in it")
                .help("a name is of letters, digits, spaces and marks that can be seen"),
        );
    }
}

/// Tiles of the scenario's own: a map from names to what they show.
fn own_tiles(r: &Reader, node: &Node, boxes: &[&'static str]) -> Option<Arc<Catalogue>> {
    let mut catalogue = Catalogue::clone(&game::catalogue());
    let marks = catalogue.marks().to_vec();
    for (name, notation) in entries(super::yaml::read::scalar)(r, node)? {
        printable(r, &name);
        match TileKind::parse(&name.value, None, &notation.text, &marks) {
            Ok(kind) => {
                for (mark, at) in marks_of(&kind, &notation.text, &marks) {
                    let owners = boxes_of_mark(mark.id, boxes);
                    if !owners.is_empty() {
                        r.report::<()>(needs(notation.place(at), mark.word, &owners));
                    }
                }
                if let Err(taken) = catalogue.add(kind) {
                    r.report::<()>(Problem::new(name.span, taken.to_string()));
                }
            }
            Err(errors) => {
                for error in errors {
                    let mut problem = Problem::new(notation.place(error.at.clone()), error.what.to_string());
                    if let Some(hint) = error.what.hint() {
                        problem = problem.help(hint);
                    }
                    r.report::<()>(problem);
                }
            }
        }
    }
    Some(Arc::new(catalogue))
}

/// The marks of a tile, each with the place of its word in the notation.
fn marks_of<'d>(kind: &TileKind, text: &str, defs: &'d [MarkDef]) -> Vec<(&'d MarkDef, Range<usize>)> {
    let printed = kind.all_marks();
    let mut found = Vec::new();
    let mut start = 0;
    for word in text.split([' ', '\t', '\n', ',', '+']) {
        let def = defs.iter().find(|def| printed.contains(def.id) && def.word.eq_ignore_ascii_case(word));
        found.extend(def.map(|def| (def, start..start + word.len())));
        start += word.len() + 1;
    }
    found
}

fn allowances(r: &Reader, node: &Node) -> Option<Allowances> {
    let mut allow = Allowances::default();
    let names = list_or_one(one_of(&[("apart", 0), ("edges", 1), ("figures", 2)]))(r, node)?;
    for name in names {
        match name {
            0 => allow.apart = true,
            1 => allow.edges = true,
            _ => allow.figures = true,
        }
    }
    Some(allow)
}

impl Scenario {
    /// The number of turns that the script plays.
    pub fn turn_count(&self) -> u16 {
        self.turns.len() as u16
    }

    /// The steps of a turn, counted from 1.
    pub fn turn(&self, number: u16) -> Option<&Turn> {
        self.turns.get(usize::from(number).checked_sub(1)?)
    }

    /// The ids of the rulings by which choices are expected to be refused.
    pub fn refusals(&self) -> Vec<&str> {
        self.top_steps()
            .filter_map(|step| match &step.value {
                StepValue::Refuse { because, .. } => because.as_ref(),
                _ => None,
            })
            .map(|because| because.value.as_str())
            .collect()
    }

    /// The ids of the rulings that the trace of some edition is expected not to name.
    pub fn denials(&self) -> Vec<&str> {
        let Expect { everywhere, per_edition, .. } = &self.expect;
        let denied = everywhere.iter().chain(per_edition.iter().flatten()).filter_map(|expected| {
            match &expected.what {
                What::CitesNot(ids) => Some(ids),
                _ => None,
            }
        });
        denied.flatten().map(|id| id.value.as_str()).collect()
    }

    /// The steps of all turns, without those nested in others.
    pub fn top_steps(&self) -> impl Iterator<Item = &Step> {
        self.turns.iter().flat_map(|turn| &turn.steps)
    }

    /// The number of the step that stands at this place among the steps of all turns, counted from 1 and
    /// without those nested in others.
    pub fn step_id(&self, place: usize) -> Option<usize> {
        place.checked_sub(1).and_then(|place| self.top_steps().nth(place)).map(|step| step.id)
    }

    /// The scenario with at least one turn, so that there is something to choose.
    #[must_use]
    pub fn with_a_turn(mut self) -> Self {
        if self.turns.is_empty() {
            self.turns.push(Turn::default());
        }
        self
    }
}
