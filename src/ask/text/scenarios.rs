//! The scenarios that pin a record, and what they show.

use super::{Whole, short};
use crate::ask::decisive::{self, Shown, Told};
use crate::ask::shelf::{Pin, Pinned, Shelf};
use crate::explain::{Ink, Sentence};

/// Columns before the lines of a trace.
const MARGIN: usize = 6;

impl Whole<'_> {
    pub(super) fn scenarios(&mut self, shelf: &Shelf, run: bool) {
        let pinned = shelf.pinned(self.record);
        let place = match &shelf.folder {
            Some(folder) => format!("in {}", folder.display()),
            None => "built into this program".to_owned(),
        };
        self.heading(&format!("Scenarios that pin it: {} {place}", pinned.pins.len()));
        if pinned.through != self.record && !pinned.pins.is_empty() {
            let text = format!("They pin {}, which it is about.", pinned.through.id());
            self.paper.line(2, Sentence::new(&text));
        }
        for (place, pin) in pinned.pins.iter().enumerate() {
            if run && place > 0 {
                self.paper.gap();
            }
            self.pin(pin);
            if run {
                self.run(pin, &pinned);
            }
        }
        if shelf.is_empty() {
            self.paper
                .line(2, Sentence::new("No scenario is at hand; `--scenarios PATH` names a folder of them."));
        }
        if !pinned.pins.is_empty() && !run {
            let hint = format!("`meeplaw explain {} --run` plays them.", self.record.id());
            self.paper.line(2, Sentence::default().ink(Ink::Ruling, &hint));
        }
        if !shelf.unread.is_empty() {
            self.paper.gap();
            let broken = format!(
                "Not looked at, since `meeplaw check` finds them broken: {}",
                shelf.unread.join(", ")
            );
            self.paper.line(2, Sentence::default().ink(Ink::Nothing, &broken));
        }
    }

    fn pin(&mut self, pin: &Pin<'_>) {
        self.paper.line(2, Sentence::default().ink(Ink::Heading, pin.path));
        let mut title = Sentence::new(&pin.scenario.title);
        let chosen = pin.scenario.overrides.iter();
        let chosen: Vec<String> = chosen
            .map(|(reading, option)| {
                format!("{}: {}", short(reading.id), reading.options[usize::from(option)])
            })
            .collect();
        if !chosen.is_empty() {
            title = title.ink(Ink::Ruling, &format!("(with {})", chosen.join(", ")));
        }
        self.paper.line(4, title);
    }

    fn run(&mut self, pin: &Pin<'_>, pinned: &Pinned<'_>) {
        for Told { edition, shown } in decisive::play(pin, pinned.through, self.style, MARGIN) {
            match shown {
                Err(why) => {
                    let text = format!("{}: it cannot be played: {why}", edition.title());
                    self.paper.line(4, Sentence::default().ink(Ink::Nothing, &text));
                }
                Ok(Shown { answer, lines, unmet }) => {
                    self.paper.line(4, Sentence::new(&answer));
                    self.paper.lines(&lines);
                    for unmet in unmet {
                        let text = format!("not as expected: {unmet}");
                        self.paper.line(MARGIN, Sentence::default().ink(Ink::Nothing, &text));
                    }
                }
            }
        }
    }
}
