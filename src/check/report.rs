//! What came of a check, for people and machines.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::{Outcome, Status, Summary};

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
            if flaw.expected.is_none() {
                // The picture of the first problem holds them all.
                flaw.picture.lines().for_each(|line| writeln!(text, "  {line}").unwrap_or_default());
            } else {
                let _ = writeln!(text, "  {}:{}:{}: {}", outcome.path, flaw.line, flaw.column, flaw.message);
            }
        }
        text.push('\n');
    }
    let Summary { scenarios, runs, passed, failed, errors, skipped, not_judged, .. } = summary;
    let counts = format!(
        "{scenarios} scenarios, {runs} runs: {passed} passed, {failed} failed, {errors} errors, {skipped} skipped, \
         {not_judged} not judged"
    );
    let style = if failed + errors == 0 { GOOD } else { BAD };
    let _ = writeln!(text, "{style}{counts}{style:#}");
    text
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
            Status::Skipped => TestCaseStatus::skipped(),
            Status::Failed => TestCaseStatus::non_success(NonSuccessKind::Failure),
            Status::Error => TestCaseStatus::non_success(NonSuccessKind::Error),
        };
        let mut case = TestCase::new(outcome.edition.unwrap_or("all editions"), status);
        case.set_classname(outcome.path.clone());
        if is_bad(outcome) {
            let messages: Vec<String> = outcome
                .failures
                .iter()
                .map(|flaw| format!("{}:{}:{}: {}", outcome.path, flaw.line, flaw.column, flaw.message))
                .collect();
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
