//! What came of a check, for people and machines.

use std::cmp::Reverse;
use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::{Flaw, Outcome, Status, Summary};

const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default().bold();

/// Failures with their places, then a line that counts; coloured for a terminal.
pub fn human(summary: &Summary) -> String {
    let mut text = String::new();
    let bad: Vec<&Outcome> = summary.results.iter().filter(|outcome| is_bad(outcome)).collect();
    // What is wrong in the same way in several editions is told once.
    let alike =
        |a: &&Outcome, b: &&Outcome| a.path == b.path && a.status == b.status && a.failures == b.failures;
    for outcomes in bad.chunk_by(alike) {
        let outcome = outcomes[0];
        let word = if outcome.status == Status::Failed { "FAILED" } else { "ERROR" };
        let editions: Vec<&str> = outcomes.iter().filter_map(|outcome| outcome.edition).collect();
        let edition = if editions.is_empty() { String::new() } else { format!(" ({})", editions.join(", ")) };
        let _ = writeln!(text, "{BAD}{word}{BAD:#} {}{edition}", outcome.path);
        for flaw in &outcome.failures {
            if flaw.line == 0 {
                let _ = writeln!(text, "  {}", flaw.message);
            } else if flaw.expected.is_none() {
                // The picture of the first problem holds them all.
                flaw.picture.lines().for_each(|line| writeln!(text, "  {line}").unwrap_or_default());
            } else {
                let _ = writeln!(text, "  {}", placed(outcome, flaw));
            }
        }
        text.push('\n');
    }
    let Summary { scenarios, runs, passed, failed, errors, skipped, not_judged, known_differences, .. } =
        summary;
    let mut reasons: Vec<(&String, &u32)> = summary.not_judged_by_reason.iter().collect();
    reasons.sort_by_key(|&(reason, &count)| (Reverse(count), reason));
    for (reason, count) in reasons.iter().take(MOST_REASONS) {
        let _ = writeln!(text, "not judged: {count} ({reason})");
    }
    if let Some(left @ 1..) = reasons.len().checked_sub(MOST_REASONS) {
        let _ = writeln!(text, "not judged for {left} other reasons: --format json has them all");
    }
    let counted = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let known = match known_differences {
        0 => String::new(),
        &count => counted(count, "known difference") + ", ",
    };
    let style = if failed + errors == 0 { GOOD } else { BAD };
    let errors = counted(*errors, "error");
    let (scenarios, runs) = (counted(*scenarios, "scenario"), counted(*runs, "run"));
    let counts = format!(
        "{scenarios}, {runs}: {passed} passed, {failed} failed, {known}{errors}, {skipped} \
         skipped, {not_judged} not judged"
    );
    let _ = writeln!(text, "{style}{counts}{style:#}");
    text
}

/// How many reasons are told for what was not judged.
const MOST_REASONS: usize = 12;

/// A flaw with its place in the file, if it has one.
fn placed(outcome: &Outcome, flaw: &Flaw) -> String {
    match flaw.line {
        0 => format!("{}: {}", outcome.path, flaw.message),
        line => format!("{}:{line}:{}: {}", outcome.path, flaw.column, flaw.message),
    }
}

fn is_bad(outcome: &Outcome) -> bool {
    matches!(outcome.status, Status::Failed | Status::Error)
}

/// One JSON object in one line.
pub fn json(summary: &Summary) -> String {
    serde_json::to_string(summary).unwrap_or_default()
}

/// A JUnit report as CI systems read it: a suite for each file, a case for each edition.
pub fn junit(summary: &Summary) -> String {
    let mut report = Report::new("meeplaw");
    let mut suites: Vec<(String, TestSuite)> = Vec::new();
    for outcome in &summary.results {
        let status = match outcome.status {
            Status::Passed => TestCaseStatus::success(),
            Status::Skipped | Status::Known => TestCaseStatus::skipped(),
            Status::Failed => TestCaseStatus::non_success(NonSuccessKind::Failure),
            Status::Error => TestCaseStatus::non_success(NonSuccessKind::Error),
        };
        let mut case = TestCase::new(outcome.edition.unwrap_or("all editions"), status);
        case.set_classname(outcome.path.clone());
        let mut notes: Vec<String> = Vec::new();
        if outcome.status == Status::Known {
            notes.extend(outcome.failures.iter().map(|flaw| format!("known difference: {}", flaw.message)));
        }
        notes.extend(
            outcome.not_judged.iter().map(|(reason, count)| format!("not judged: {count} ({reason})")),
        );
        if !notes.is_empty() {
            case.set_system_out(notes.join("\n"));
        }
        if is_bad(outcome) {
            let messages: Vec<String> = outcome.failures.iter().map(|flaw| placed(outcome, flaw)).collect();
            case.status.set_message(messages.first().cloned().unwrap_or_default());
            case.status.set_description(messages.join("\n"));
        }
        match suites.last_mut() {
            Some((path, suite)) if *path == outcome.path => {
                suite.add_test_case(case);
            }
            _ => {
                let mut suite = TestSuite::new(outcome.path.clone());
                suite.add_test_case(case);
                suites.push((outcome.path.clone(), suite));
            }
        }
    }
    report.add_test_suites(suites.into_iter().map(|(_, suite)| suite));
    report.to_string().unwrap_or_default()
}
