//! What came of a search, told.

use std::fmt::Write;

use super::Until;
use super::differ::{Difference, Parted};
use super::report::{Answer, Best, Found, Limits, Range, Report};
use super::witness::Witness;

/// Results listed with how likely they are.
const MOST_LISTED: usize = 20;

/// A number with commas between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn some(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { many })
}

pub(super) fn number(value: f64) -> String {
    format!("{value}")
}

/// How far lines of play were followed.
fn until(until: Until) -> String {
    match until {
        Until::Turn => "to the end of the turn".to_owned(),
        Until::Part => "to the end of this part of the turn".to_owned(),
        Until::Game => "to the end of the game".to_owned(),
        Until::Decisions(decisions) => format!("through {}", some(decisions.into(), "decision", "decisions")),
    }
}

/// What came of a search, for people.
pub fn report_text(report: &Report) -> String {
    let Report { edition, positions, ends, results, .. } = report;
    let mut text = format!("{}: every line of play {}\n", edition.title(), until(report.until));
    let _ = writeln!(
        text,
        "{} with {}, from {}.",
        some(*ends, "different outcome", "different outcomes"),
        some(*results, "result in points", "different results in points"),
        some(*positions, "position", "positions"),
    );
    text += &limits(&report.limits);
    if *ends > 0 {
        text += &ranges(report);
    }
    if let Some(chances) = &report.chances {
        text += "\nNobody has a choice; chance brings\n";
        for ((points, counts), chance) in chances.iter().take(MOST_LISTED) {
            let _ =
                writeln!(text, "  {}: {chance}", result(&report.players, &report.counted, points, counts));
        }
        if chances.len() > MOST_LISTED {
            let _ = writeln!(text, "  and {} more", chances.len() - MOST_LISTED);
        }
    }
    if let Some(found) = &report.found {
        text.push('\n');
        text += &told_found(report, found);
    }
    if let Some(best) = &report.best {
        text.push('\n');
        text += &told_best(report, best);
    }
    text
}

/// What was left out.
fn limits(limits: &Limits) -> String {
    let mut text = String::new();
    let Limits { most, cut, interrupted, found, endless, misfits } = *limits;
    if interrupted {
        text += "The search was interrupted: this is what is known so far.\n";
    }
    if found {
        text += "The search ended when it found what it looked for; there may be more.\n";
    }
    if cut > 0 {
        let _ = writeln!(
            text,
            "Cut off: {} led to positions beyond the {} that are met at most (--max-states).",
            some(cut, "choice", "choices"),
            grouped(most),
        );
    }
    if endless > 0 {
        let _ =
            writeln!(text, "Not followed: {} into turns that need not end.", some(endless, "line", "lines"));
    }
    if misfits > 0 {
        let _ = writeln!(text, "Left out: {} that the script does not fit.", some(misfits, "line", "lines"));
    }
    if limits.complete() {
        text += "The search is complete.\n";
    }
    text
}

fn ranges(report: &Report) -> String {
    let in_words = |range: &Range| match range {
        Range { least, most } if least == most => least.to_string(),
        Range { least, most } => format!("{least} to {most}"),
    };
    let mut rows = vec![vec![String::new(), "points".to_owned()]];
    rows[0].extend(report.counted.iter().map(|&name| name.to_owned()));
    for (place, player) in report.players.iter().enumerate() {
        let mut row = vec![player.clone(), in_words(&report.points[place])];
        row.extend(report.counts.iter().map(|counts| in_words(&counts[place])));
        rows.push(row);
    }
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
        .collect();
    let mut text = "\n".to_owned();
    for row in rows {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        let _ = writeln!(text, "  {}", cells.collect::<Vec<_>>().join("   ").trim_end());
    }
    text
}

/// `red 5 points, messages 1; blue 0 points, messages 0`.
fn result(players: &[String], counted: &[&str], points: &[i32], counts: &[Vec<u16>]) -> String {
    let of = |(place, player): (usize, &String)| {
        let points = points[place];
        let mut text = format!("{player} {points} {}", if points == 1 { "point" } else { "points" });
        for (name, counts) in counted.iter().zip(counts) {
            let _ = write!(text, ", {name} {}", counts[place]);
        }
        text
    };
    players.iter().enumerate().map(of).collect::<Vec<_>>().join("; ")
}

fn told_found(report: &Report, found: &Found) -> String {
    let Found { expression, answer, chance } = found;
    match answer {
        Answer::Never => format!("No, never: `{expression}` holds at no end of any line of play.\n"),
        Answer::NotFound => {
            format!("Not found: `{expression}` holds at no end that was looked at, but not all were.\n")
        }
        Answer::Yes(witness) => {
            let how_likely = chance.map(|chance| format!(", {chance}")).unwrap_or_default();
            format!("Yes: `{expression}` can be{how_likely}.\n{}", told_witness(report, witness))
        }
    }
}

fn told_best(report: &Report, best: &Best) -> String {
    let Best { expression, adverse, value } = best;
    let active = &report.active;
    match (value, adverse) {
        (None, true) => format!(
            "How much of `{expression}` {active} can be sure of cannot be told: not everything was looked at.\n"
        ),
        (None, false) => format!("No end was seen, so there is no most of `{expression}`.\n"),
        (Some((value, witness)), adverse) => {
            let value = number(*value);
            let whose = match adverse {
                true => format!(
                    "`{expression}` is at least {value} if {active} plays for the most, whatever the others \
                     choose and chance brings"
                ),
                false if report.players.len() > 1 => format!(
                    "The most of `{expression}` is {value}, if the other players play along and chance does"
                ),
                false => format!("The most of `{expression}` is {value}, if chance plays along"),
            };
            let known = if report.limits.complete() { "." } else { ", as far as was looked." };
            format!("{whose}{known}\n{}", told_witness(report, witness))
        }
    }
}

/// A line of play, ready to paste.
fn told_witness(report: &Report, witness: &Witness) -> String {
    let Witness { script, points, counts, chance, confirmed, .. } = witness;
    let mut text = format!("It gives {}.\n", result(&report.players, &report.counted, points, counts));
    if let Some(chance) = chance {
        let _ = writeln!(
            text,
            "If everybody plays just so, chance goes along {chance}. Other lines of play may bring the same."
        );
    }
    text += match confirmed {
        true => "The script, which `meeplaw run` plays with the same result:\n",
        false => "The line of play; as a script it does not say enough for `meeplaw run`:\n",
    };
    text.push('\n');
    text + script
}

/// Where two editions part, for people.
pub fn difference_text(parted: &Parted) -> String {
    let [a, b] = parted.editions.map(|edition| edition.title());
    let mut text = format!(
        "{a} and {b}: every line of play {}, the shortest first\n{} looked at.\n",
        until(parted.until),
        some(parted.positions, "pair of positions", "pairs of positions"),
    );
    text += &limits(&parted.limits);
    if parted.one_only > 0 {
        let _ = writeln!(
            text,
            "Not followed: {} that only one of both editions allows.",
            some(parted.one_only, "choice", "choices"),
        );
    }
    text.push('\n');
    let Some(difference) = &parted.difference else {
        text += match parted.limits.complete() {
            true => "No line of play parts them in points or in what is counted.\n",
            false => "None was found that parts them, but not everything was looked at.\n",
        };
        return text;
    };
    let Difference { results, scripts, choices, .. } = difference;
    let _ = writeln!(text, "They part after {}:", some(*choices as u64, "choice", "choices"));
    for (edition, (points, counts)) in parted.editions.iter().zip(results) {
        let told = result(&parted.players, &parted.counted, points, counts);
        let _ = writeln!(text, "  {}: {told}", edition.id());
    }
    match &scripts[..] {
        [script] => {
            text += "The script, which `meeplaw run` plays in both with these results:\n\n";
            text += script;
        }
        scripts => {
            for (edition, script) in parted.editions.iter().zip(scripts) {
                let _ = write!(text, "The script for {}:\n\n{script}", edition.id());
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_told_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1000), "1,000");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
