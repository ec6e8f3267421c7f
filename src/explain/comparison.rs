//! Several runs side by side: what is the same once, where they part next to each other.

use std::collections::BTreeSet;

use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{ContentArrangement, Table};
use serde_json::{Value, json};
use similar::{Algorithm, DiffOp, capture_diff_slices};

use super::trace::in_words_of;
use super::{answer, run_json};
use crate::editions::Edition;
use crate::game::{self, Game};
use crate::rulings::Cite;
use crate::scenario;
use crate::script::Names;

/// Columns that a comparison takes at most.
const WIDTH: u16 = 118;

/// Some lines of the runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A line that all have.
    Same(String),
    /// Lines in which they part, for each group of runs.
    Parted(Vec<Vec<String>>),
}

/// A ruling or reading that decided in some of the runs only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// Its id.
    pub id: &'static str,
    /// The line that names it.
    pub title: &'static str,
    /// The groups in which it decided.
    pub groups: Vec<usize>,
    /// Is it named where they part first? What is named later may only follow from that.
    pub first: bool,
}

/// Runs held against each other.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// What each run is called, its answer in a line, and the run as JSON.
    runs: Vec<(String, String, Value)>,
    /// The runs that came out alike, by their places.
    groups: Vec<Vec<usize>>,
    /// The lines of all groups.
    rows: Vec<Row>,
    /// What decided in some groups only.
    decided: Vec<Decided>,
    title: String,
}

/// Compares runs of one scenario; each has a name.
///
/// All are told in the words of one edition, so that only what happened differs.
pub fn compare(title: &str, runs: &[(String, &Game)], names: &Names) -> Comparison {
    let spoken = |edition| runs.iter().any(|(_, game)| game.edition() == edition);
    let first = runs.first().map_or(Edition::Hig2, |(_, game)| game.edition());
    let words = if spoken(Edition::Hig2) { Edition::Hig2 } else { first };
    let told: Vec<Vec<String>> = runs
        .iter()
        .map(|(_, game)| in_words_of(game, names, words).lines().map(str::to_owned).collect())
        .collect();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for run in 0..runs.len() {
        match groups.iter_mut().find(|group| told[group[0]] == told[run]) {
            Some(group) => group.push(run),
            None => groups.push(vec![run]),
        }
    }
    let lines: Vec<&[String]> = groups.iter().map(|group| told[group[0]].as_slice()).collect();
    let games: Vec<&Game> = groups.iter().map(|group| runs[group[0]].1).collect();
    let rows = rows(&lines);
    Comparison {
        decided: decided(&games, &rows),
        rows,
        runs: runs
            .iter()
            .map(|(name, game)| (name.clone(), answer(game, names), run_json(title, game, names)))
            .collect(),
        groups,
        title: title.to_owned(),
    }
}

/// The lines of all, in order: those that all have once, and between them what is each one's own.
fn rows(lines: &[&[String]]) -> Vec<Row> {
    let Some((first, others)) = lines.split_first() else { return Vec::new() };
    // For each line of the first: where the others have it, as long as all do.
    let mut places: Vec<Option<Vec<usize>>> = vec![Some(Vec::new()); first.len()];
    for other in others {
        let mut found = vec![None; first.len()];
        for op in capture_diff_slices(Algorithm::Myers, first, other) {
            if let DiffOp::Equal { old_index, new_index, len } = op {
                (0..len).for_each(|step| found[old_index + step] = Some(new_index + step));
            }
        }
        for (place, found) in places.iter_mut().zip(found) {
            *place = place.take().zip(found).map(|(mut all, at)| {
                all.push(at);
                all
            });
        }
    }
    let mut rows = Vec::new();
    let mut told = vec![0; lines.len()];
    let mut part = |rows: &mut Vec<Row>, until: &[usize]| {
        let own: Vec<Vec<String>> = lines
            .iter()
            .zip(told.iter().zip(until))
            .map(|(lines, (&from, &to))| lines[from..to].to_vec())
            .collect();
        if own.iter().any(|lines| !lines.is_empty()) {
            rows.push(Row::Parted(own));
        }
        told = until.iter().map(|&at| at + 1).collect();
    };
    for (at, place) in places.into_iter().enumerate() {
        let Some(others) = place else { continue };
        let until: Vec<usize> = std::iter::once(at).chain(others).collect();
        part(&mut rows, &until);
        rows.push(Row::Same(first[at].clone()));
    }
    let ends: Vec<usize> = lines.iter().map(|lines| lines.len()).collect();
    part(&mut rows, &ends);
    rows
}

/// For each of several texts, which of its lines not all of them have.
pub fn differing(lines: &[Vec<String>]) -> Vec<Vec<bool>> {
    let slices: Vec<&[String]> = lines.iter().map(Vec::as_slice).collect();
    let mut differing: Vec<Vec<bool>> = vec![Vec::new(); lines.len()];
    for row in rows(&slices) {
        match row {
            Row::Same(_) => differing.iter_mut().for_each(|own| own.push(false)),
            Row::Parted(groups) => {
                for (own, lines) in differing.iter_mut().zip(groups) {
                    own.extend(lines.iter().map(|_| true));
                }
            }
        }
    }
    differing
}

/// What decided in some games and not in all of them; what is named where they part first comes first.
fn decided(games: &[&Game], rows: &[Row]) -> Vec<Decided> {
    let cited: Vec<BTreeSet<&'static str>> = games.iter().map(|game| ids(game)).collect();
    let all: BTreeSet<&'static str> = cited.iter().flatten().copied().collect();
    let mut decided = Vec::new();
    for id in all {
        let groups: Vec<usize> = (0..games.len()).filter(|&group| cited[group].contains(id)).collect();
        if groups.len() < games.len() {
            let title = game::ruling(id).map(|ruling| ruling.title);
            let question = game::reading(id).map(|reading| reading.question);
            decided.push(Decided { id, title: title.or(question).unwrap_or_default(), groups, first: false });
        }
    }
    // Of each group the first line that names any of them, where they part first.
    let names = |line: &&String| decided.iter().any(|decided| names_id(line, decided.id));
    let first: Vec<&String> = rows
        .iter()
        .filter_map(|row| match row {
            Row::Same(_) => None,
            Row::Parted(groups) => Some(groups.iter().filter_map(|lines| lines.iter().find(names)).collect()),
        })
        .find(|lines: &Vec<&String>| !lines.is_empty())
        .unwrap_or_default();
    let named: Vec<bool> = decided
        .iter()
        .map(|decided| first.is_empty() || first.iter().any(|line| names_id(line, decided.id)))
        .collect();
    decided.iter_mut().zip(named).for_each(|(decided, named)| decided.first = named);
    decided.sort_by_key(|decided| !decided.first);
    decided
}

/// Does a line name this id, and not a longer one that begins with it?
fn names_id(line: &str, id: &str) -> bool {
    let goes_on = |rest: &str| rest.starts_with(|next: char| next.is_alphanumeric() || "-/".contains(next));
    line.match_indices(id).any(|(at, _)| !goes_on(&line[at + id.len()..]))
}

fn ids(game: &Game) -> BTreeSet<&'static str> {
    scenario::cited(game).into_iter().map(Cite::id).collect()
}

impl Comparison {
    /// Did all come out alike?
    pub fn all_alike(&self) -> bool {
        self.groups.len() <= 1
    }

    /// The same with the places of runs instead of groups.
    pub fn decided_among_runs(&self) -> Vec<Decided> {
        let runs = |groups: &[usize]| {
            let mut runs: Vec<usize> =
                groups.iter().flat_map(|&group| self.groups[group].iter().copied()).collect();
            runs.sort_unstable();
            runs
        };
        self.decided
            .iter()
            .map(|decided| Decided { groups: runs(&decided.groups), ..decided.clone() })
            .collect()
    }

    /// The lines of all, those that all have told once.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// What decided in some groups of runs only.
    pub fn decided(&self) -> &[Decided] {
        &self.decided
    }

    fn group_name(&self, group: usize) -> String {
        self.groups[group].iter().map(|&run| self.runs[run].0.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// For people: the answers, what is the same, what differs in columns, and what decided it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (name, answer, _) in &self.runs {
            let answer = answer.split_once(": ").map_or(answer.as_str(), |(_, answer)| answer);
            text += &format!("{name}: {answer}\n");
        }
        text.push('\n');
        if self.all_alike() {
            text += "All come out alike:\n";
        } else if self.runs.iter().all(|(_, _, run)| run["result"] == self.runs[0].2["result"]) {
            text += "They part on the way and come out with the same:\n";
        }
        for row in &self.rows {
            match row {
                Row::Same(line) => text += &format!("{line}\n"),
                Row::Parted(groups) => text += &(self.columns(groups) + "\n"),
            }
        }
        let (first, later): (Vec<_>, Vec<_>) = self.decided.iter().partition(|decided| decided.first);
        if !first.is_empty() {
            text += "\nWhere they part, this decided:\n";
        }
        for Decided { id, title, groups, .. } in first {
            let names: Vec<String> = groups.iter().map(|&group| self.group_name(group)).collect();
            text += &format!("  {id} ({}): {title}\n", names.join(", "));
        }
        if !later.is_empty() {
            let ids: Vec<&str> = later.iter().map(|decided| decided.id).collect();
            text += &format!("In what follows from it not all name: {}\n", ids.join(", "));
        }
        text
    }

    fn columns(&self, groups: &[Vec<String>]) -> String {
        let mut table = Table::new();
        table
            .load_style(UTF8_FULL_CONDENSED)
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(WIDTH);
        table.set_header((0..groups.len()).map(|group| self.group_name(group)));
        table.add_row(groups.iter().map(|lines| outdented(lines)));
        table.to_string()
    }

    /// For machines: the runs, the rows and what decided.
    pub fn json(&self) -> Value {
        let names = |groups: &[usize]| -> Vec<&str> {
            groups
                .iter()
                .flat_map(|&group| &self.groups[group])
                .map(|&run| self.runs[run].0.as_str())
                .collect()
        };
        let runs: Vec<Value> = self
            .runs
            .iter()
            .map(|(name, answer, run)| json!({"name": name, "answer": answer, "result": run["result"]}))
            .collect();
        let rows: Vec<Value> = self
            .rows
            .iter()
            .map(|row| match row {
                Row::Same(line) => json!({"same": line}),
                Row::Parted(groups) => {
                    let own = |(group, lines): (usize, &Vec<String>)| json!({"in": names(&[group]), "lines": lines});
                    json!({"parted": groups.iter().enumerate().map(own).collect::<Vec<_>>()})
                }
            })
            .collect();
        let decided: Vec<Value> = self
            .decided
            .iter()
            .map(|decided| json!({
                "id": decided.id, "title": decided.title, "in": names(&decided.groups), "first": decided.first
            }))
            .collect();
        json!({"title": self.title, "same": self.all_alike(), "runs": runs, "rows": rows, "decided_by": decided})
    }
}

/// Lines without the indentation that all of them have.
fn outdented(lines: &[String]) -> String {
    let indent = |line: &String| line.len() - line.trim_start().len();
    let common = lines.iter().filter(|line| !line.trim().is_empty()).map(indent).min().unwrap_or(0);
    lines.iter().map(|line| line.get(common..).unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_all_have_are_told_once() {
        let text = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        let (a, b) = (text(&["1", "2", "3", "4"]), text(&["1", "x", "y", "4"]));
        let c = text(&["1", "2", "4", "5"]);
        let same = |line: &str| Row::Same(line.to_owned());
        assert_eq!(
            rows(&[&a, &b]),
            [same("1"), Row::Parted(vec![text(&["2", "3"]), text(&["x", "y"])]), same("4")]
        );
        assert_eq!(
            rows(&[&a, &b, &c]),
            [
                same("1"),
                Row::Parted(vec![text(&["2", "3"]), text(&["x", "y"]), text(&["2"])]),
                same("4"),
                Row::Parted(vec![Vec::new(), Vec::new(), text(&["5"])]),
            ]
        );
        let marked = differing(&[a, b]);
        assert_eq!(marked, [vec![false, true, true, false], vec![false, true, true, false]]);
    }
}
