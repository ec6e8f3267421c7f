//! Records in words: all of one, or a line of each.

mod scenarios;

use super::record::Record;
use super::search::{Match, Place, speaking};
use super::shelf::Shelf;
use crate::editions::Edition;
use crate::explain::{Ink, Paper, Sentence, Style};
use crate::rulings::{Citation, Reading};

/// Columns that the cells of a table take at most, blanks between them aside.
const WIDEST: usize = 98;

/// A line of each record: id, kind, editions, title; aligned.
pub fn lines(records: &[Record], style: &Style) -> String {
    let mut paper = Paper::unwrapped(style);
    let longest =
        |text: &dyn Fn(Record) -> usize| records.iter().map(|&record| text(record)).max().unwrap_or(0);
    let (ids, kinds) = (longest(&|record| record.id().len()), longest(&|record| record.kind().len()));
    let editions = longest(&|record| editions(record).len());
    for &record in records {
        let (id, kind, held) = (record.id(), record.kind(), self::editions(record));
        let mut line = Sentence::default()
            .whole(Ink::Heading, format!("{id:<ids$}"))
            .whole(Ink::Plain, format!(" {kind:<kinds$}  {held:<editions$} "))
            .say(record.title());
        if !record.waits_for().is_empty() {
            line = line.ink(Ink::Ruling, &format!("(waits for {})", record.waits_for()));
        }
        paper.line(0, line);
    }
    paper.into_text()
}

/// What a search found: a line of each record, by where it has the words.
pub fn matches(query: &str, found: &[Match], style: &Style) -> String {
    let mut paper = Paper::unwrapped(style);
    paper.line(0, Sentence::new(&format!("{} entries of the register speak of `{query}`.", found.len())));
    let ids = found.iter().map(|found| found.record.id().len()).max().unwrap_or(0);
    for group in found.chunk_by(|one, other| one.place == other.place) {
        paper.gap();
        let heading = match group[0].place {
            Place::Id => "In the id",
            Place::Title => "In the title",
            Place::Statement => "In the statement",
            Place::Date => "In the date of a clarification",
        };
        paper.line(0, Sentence::default().ink(Ink::Heading, heading));
        for Match { record, place } in group {
            paper.line(2, beside(record.id(), ids, record.title()));
            if *place == Place::Statement
                && let Some(sentence) = speaking(*record, query)
            {
                paper.line(2, Sentence::default().whole(Ink::Ruling, format!("{:ids$}  {sentence}", "")));
            }
        }
    }
    paper.gap();
    let hint = "`meeplaw explain ID` tells all of one; the part of an id that no other has is enough.";
    paper.line(0, Sentence::default().ink(Ink::Ruling, hint));
    paper.into_text()
}

/// All of a record; with a shelf, the scenarios that pin it, and with `run` what each of them shows.
pub fn whole(record: Record, shelf: &Shelf, run: bool, style: &Style) -> String {
    let mut whole = Whole { paper: Paper::new(style), record, style };
    whole.head();
    match record.reading() {
        Some(reading) => whole.options(reading),
        None => whole.answers(),
    }
    whole.sources();
    whole.related();
    whole.scenarios(shelf, run);
    whole.paper.into_text()
}

/// A record that is being told.
struct Whole<'a> {
    paper: Paper<'a>,
    record: Record,
    style: &'a Style,
}

impl Whole<'_> {
    fn heading(&mut self, text: &str) {
        self.paper.gap();
        self.paper.line(0, Sentence::default().ink(Ink::Heading, text));
    }

    fn head(&mut self) {
        let record = self.record;
        self.paper.line(
            0,
            Sentence::default()
                .ink(Ink::Heading, record.id())
                .ink(Ink::Ruling, &format!("({})", record.kind_in_words())),
        );
        self.paper.line(0, Sentence::default().ink(Ink::Heading, record.title()));
        self.paper.gap();
        self.paper.prose(2, Sentence::new(record.statement()));
        if !record.waits_for().is_empty() {
            let text =
                format!("It cannot be shown yet: it needs {}, which is not built.", record.waits_for());
            self.paper.gap();
            self.paper.line(2, Sentence::default().ink(Ink::Nothing, &text));
        }
    }

    /// What each edition answers: whether the ruling holds there, and the switches and readings beside it.
    fn answers(&mut self) {
        self.heading("In each edition");
        let held = self.record.editions();
        let holds = Edition::ALL.map(|edition| if held.contains(&edition) { "yes" } else { "no" });
        let mut rows = vec![("holds", holds)];
        let readings: Vec<&Reading> = self.record.related().into_iter().filter_map(Record::reading).collect();
        let switches_first = |reading: &&Reading| reading.id.starts_with("reading/");
        let (readings, switches): (Vec<&Reading>, _) = readings.into_iter().partition(switches_first);
        rows.extend(switches.iter().chain(&readings).map(|reading| (reading.id, defaults(reading))));
        let names = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        if rows.len() == 1 && held.len() == Edition::COUNT {
            return self.paper.line(2, Sentence::new("It holds in all of them."));
        }
        let widths = |heads: [&str; Edition::COUNT]| -> [usize; Edition::COUNT] {
            std::array::from_fn(|column| {
                let cells = rows.iter().map(|(_, cells)| cells[column].chars().count());
                cells.max().unwrap_or(0).max(heads[column].chars().count())
            })
        };
        let titles = Edition::ALL.map(Edition::title);
        let fits = names + widths(titles).iter().sum::<usize>() <= WIDEST;
        let heads = if fits { titles } else { Edition::ALL.map(Edition::id) };
        let widths = widths(heads);
        let row = |ink: Ink, name: &str, cells: [&str; Edition::COUNT]| {
            let mut text = format!("{name:<names$}");
            for (cell, width) in cells.iter().zip(widths) {
                text += &format!("   {cell:<width$}");
            }
            Sentence::default().whole(ink, text.trim_end().to_owned())
        };
        self.paper.line(2, row(Ink::Ruling, "", heads));
        for (name, cells) in &rows {
            self.paper.line(2, row(Ink::Plain, name, *cells));
        }
    }

    /// The options of a reading, and in which editions each is the default.
    fn options(&mut self, reading: &Reading) {
        self.heading("Options");
        let width = reading.options.iter().map(|option| option.len()).max().unwrap_or(0);
        for option in reading.options {
            self.paper.line(2, beside(option, width, &default_in(self.record, option)));
        }
        if let Record::Reading(_) = self.record
            && let Some(other) = reading.options.last()
        {
            let id = short(reading.id);
            let hint = format!(
                "`--reading {id}={other}` chooses one, as does `readings: {{{id}: {other}}}` in a scenario; \
                 `meeplaw compare FILE --reading {id}` shows them side by side."
            );
            self.paper.prose(2, Sentence::default().ink(Ink::Ruling, &hint));
        }
    }

    fn sources(&mut self) {
        self.heading("Sources");
        for citation in self.record.citations() {
            self.paper.line(2, source(citation));
        }
        if self.record.citations().is_empty() {
            self.paper.line(2, Sentence::new("No text speaks of it."));
        }
    }

    fn related(&mut self) {
        let related = self.record.related();
        if self.record.reading().is_none() {
            let mut readings: Vec<Record> =
                related.iter().copied().filter(|record| record.reading().is_some()).collect();
            readings.sort_by_key(|record| matches!(record, Record::Reading(_)));
            if !readings.is_empty() {
                self.heading("Readings and switches that bear on it");
                readings.iter().for_each(|&reading| self.reading(reading));
            }
        }
        let others: Vec<Record> = related
            .into_iter()
            .filter(|other| self.record.reading().is_some() || other.reading().is_none())
            .collect();
        if others.is_empty() {
            return;
        }
        self.heading("Related");
        let width = others.iter().map(|record| record.id().len()).max().unwrap_or(0);
        others.iter().for_each(|other| self.paper.line(2, beside(other.id(), width, other.title())));
    }

    /// A reading beside a ruling: its question, its options with the defaults, the evidence.
    fn reading(&mut self, record: Record) {
        let Some(reading) = record.reading() else { return };
        self.paper.line(2, Sentence::new(&format!("{}:", reading.id)).say(reading.question));
        let told = |option: &&str| match default_in(record, option).as_str() {
            "" => (*option).to_owned(),
            default => format!("{option} ({default})"),
        };
        let options: Vec<String> = reading.options.iter().map(told).collect();
        self.paper.line(4, Sentence::default().ink(Ink::Points, &options.join(", ")));
        self.paper.prose(4, Sentence::new(reading.evidence));
    }
}

/// What each edition takes; a dash where the question does not arise.
fn defaults(reading: &Reading) -> [&'static str; Edition::COUNT] {
    reading.defaults.map(|default| default.map_or("-", |option| reading.options[usize::from(option)]))
}

/// `default in all editions`, `default in zmg`, or nothing; of a switch `in zmg`.
fn default_in(record: Record, option: &str) -> String {
    let Some(reading) = record.reading() else { return String::new() };
    let word = if matches!(record, Record::Reading(_)) { "default in" } else { "in" };
    let takes = |edition: &Edition| defaults(reading)[edition.index()] == option;
    let taking: Vec<&str> = Edition::ALL.into_iter().filter(takes).map(Edition::id).collect();
    match taking.len() {
        0 => String::new(),
        Edition::COUNT => format!("{word} all editions"),
        _ => format!("{word} {}", taking.join(" and ")),
    }
}

/// The editions of a record as one word or more.
fn editions(record: Record) -> String {
    let editions = record.editions();
    if editions.len() == Edition::COUNT {
        return "all".to_owned();
    }
    editions.into_iter().map(Edition::id).collect::<Vec<_>>().join(" ")
}

/// The id of a reading as it is chosen on the command line.
fn short(id: &str) -> &str {
    id.strip_prefix("reading/").unwrap_or(id)
}

fn source(citation: &Citation) -> Sentence {
    let given = match citation.dated {
        "" => String::new(),
        dated => format!(", {dated}"),
    };
    let place = if citation.place.is_empty() { String::new() } else { format!(": {}", citation.place) };
    Sentence::new(&format!("{}{place}{given}", citation.source.title))
        .ink(Ink::Ruling, &format!("({})", citation.source.date))
}

/// A name in a column, and what there is to say of it.
fn beside(name: &str, width: usize, text: &str) -> Sentence {
    if text.is_empty() {
        return Sentence::new(name);
    }
    Sentence::default().whole(Ink::Plain, format!("{name:<width$} ")).say(text)
}
