//! A page for each scenario: what came of it, pictures before and after each round, the trace, and the file.

mod film;
mod page;
mod refused;
mod trace;

use std::collections::BTreeMap;

use super::Material;
use super::files::File;
use super::layout::Page;
use super::links::Links;
use super::tiles;
use crate::editions::Edition;
use crate::explain::{self, Decided, Line, Opens};
use crate::game::Game;
use crate::rulings::Overrides;
use crate::scenario::problems::Problems;
use crate::scenario::{self, Failure, Scenario, Step};
use crate::tiles::TileKind;

use film::{Album, Film, Picture};
pub(super) use page::{index, parting, titles};

/// Editions are held against each other in the words of this one.
const COMMON: Edition = Edition::Hig2;

/// A scenario that was played in all editions that it speaks of.
pub(super) struct Told<'a> {
    /// Its file.
    pub path: &'a str,
    /// What was read.
    pub scenario: &'a Scenario,
    /// What came of it in each edition.
    pub runs: Vec<Run>,
    /// What decided where the editions part.
    decided: Vec<Decided>,
    /// The pictures, each once.
    pictures: Vec<Picture>,
    /// What they share.
    shared: String,
}

/// What came of a scenario in an edition.
pub(super) struct Run {
    /// The edition.
    pub edition: Edition,
    /// The answer in a line, without the name of the edition.
    pub answer: String,
    /// The trace, in the words of the edition.
    lines: Vec<Line>,
    /// Which of its lines not all editions have.
    differs: Vec<bool>,
    /// The pictures before and after what a line opens, by the places of lines and pictures.
    moments: BTreeMap<usize, [usize; 2]>,
    /// The picture of the position as it is stated.
    begin: usize,
    /// The picture of the end, where no other shows it.
    end: Option<usize>,
    /// What did not come out as expected.
    failures: Vec<Failure>,
    /// Steps that did not come up.
    passed_over: Vec<String>,
    /// The choices that were refused, with the ruling that forbids each.
    refused: Vec<refused::Refused>,
}

impl Told<'_> {
    /// Did everything come out as expected?
    pub fn as_expected(&self) -> bool {
        self.runs.iter().all(|run| run.failures.is_empty())
    }

    /// Does something else happen in some editions, whatever their words?
    pub fn parts(&self) -> bool {
        self.runs.iter().any(|run| run.differs.contains(&true))
    }

    /// The answers, each with the editions that give it.
    pub fn answers(&self) -> Vec<(Vec<Edition>, &str)> {
        let mut answers: Vec<(Vec<Edition>, &str)> = Vec::new();
        for run in &self.runs {
            match answers.iter_mut().find(|(_, answer)| *answer == run.answer) {
                Some((editions, _)) => editions.push(run.edition),
                None => answers.push((vec![run.edition], &run.answer)),
            }
        }
        answers
    }
}

/// Plays a scenario in all editions that it speaks of, and draws it for its page.
///
/// # Errors
/// When it cannot be played in one of them.
pub(super) fn play<'a>(
    links: &Links,
    path: &'a str,
    scenario: &'a Scenario,
    readings: &Overrides,
) -> Result<Told<'a>, Problems> {
    let up = "../".repeat(stem(links, path).matches('/').count());
    let tile = {
        let up = up.clone();
        move |kind: &TileKind, rotation| Some(format!("{up}{}", tiles::picture_of(kind, rotation)?))
    };
    let mut album = Album::new(&up, &tile);
    let (mut runs, mut games) = (Vec::new(), Vec::new());
    for run in scenario::play_all(scenario, readings)? {
        let edition = run.edition;
        let (played, failures) = run.result?;
        let mut film = Film::default();
        scenario::play_watched(scenario, edition, readings, &mut |game| film.show(game))?;
        let answer = explain::answer(&played.game, &scenario.names);
        let answer = answer.split_once(": ").map_or(answer.as_str(), |(_, answer)| answer).to_owned();
        let lines = explain::lines(&played.game, &scenario.names, edition);
        let mut pictures = film.develop(scenario, &mut album);
        let moments = moments(&lines, &played.game, &mut pictures);
        let unused = |step: &&Step| played.passed_over.contains(&step.id) && !played.used.contains(&step.id);
        let at = |step: &Step| {
            let line = scenario.source.place(step.span.start).line;
            format!("The step `{}` in line {line} does not come up here.", step.key.value)
        };
        runs.push(Run {
            edition,
            answer,
            begin: pictures.begin(),
            end: if moments.is_empty() { pictures.end() } else { None },
            lines,
            differs: Vec::new(),
            moments,
            failures,
            passed_over: scenario.top_steps().filter(unused).map(at).collect(),
            refused: refused::in_run(scenario, &played.used),
        });
        games.push(played.game);
    }
    let decided = hold_together(scenario, &mut runs, &games);
    let shared = album.definitions();
    Ok(Told { path, scenario, runs, decided, pictures: album.pictures, shared })
}

/// Marks in which lines the editions part, and says what decided there.
fn hold_together(scenario: &Scenario, runs: &mut [Run], games: &[Game]) -> Vec<Decided> {
    let common: Vec<Vec<String>> = games
        .iter()
        .map(|game| explain::lines(game, &scenario.names, COMMON).iter().map(Line::text).collect())
        .collect();
    for (run, differs) in runs.iter_mut().zip(explain::differing(&common)) {
        run.differs = differs;
    }
    let named: Vec<(String, &Game)> =
        games.iter().map(|game| (game.edition().title().to_owned(), game)).collect();
    explain::compare(&scenario.title, &named, &scenario.names).decided_among_runs()
}

/// The pictures before and after each round and message in which anything moved.
fn moments(
    lines: &[Line],
    game: &Game,
    pictures: &mut film::Developed<'_, '_, '_>,
) -> BTreeMap<usize, [usize; 2]> {
    let mut moments = BTreeMap::new();
    for (place, line) in lines.iter().enumerate() {
        if !matches!(line.opens, Some(Opens::Round | Opens::Message | Opens::Final)) {
            continue;
        }
        let until = lines[place + 1..].iter().find(|other| other.indent <= line.indent);
        let until = until.map_or(game.events().len(), |other| other.event);
        if let Some(pair) = pictures.around(line.event, until) {
            moments.insert(place, pair);
        }
    }
    moments
}

/// Where the page of a scenario lies, without its ending.
fn stem<'l>(links: &'l Links, path: &str) -> &'l str {
    links.scenario(path).unwrap_or("scenarios/scenario")
}

/// The page of a scenario.
pub(super) fn page(material: &Material<'_>, told: &Told<'_>) -> File {
    let path = format!("{}.html", stem(&material.links, told.path));
    let page =
        Page { path: &path, title: &told.scenario.title, above: &[("Scenarios", "scenarios/index.html")] };
    page.with(&page::body(material, told, &page))
}
