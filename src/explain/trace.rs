//! Step by step: grouped by turn, part and round of scoring, indented by interruptions.

mod acts;
mod level;
mod scoring;

use super::paper::{Line, Opens, Paper, Sentence};
use super::style::{Ink, Style};
use super::voice::{Drawn, Voice};
use super::{DRAWN, NOT_DRAWN};
use crate::editions::{Edition, terms};
use crate::events::{Entry, Event, RoomEvent, Round, TurnPart};
use crate::figures::Player;
use crate::game::Game;
use crate::position::{Fault, Stage};
use crate::rulings::Cite;
use crate::script::Names;
use crate::track::Scorer;
use level::{Block, Level, STEP};

/// What happened, step by step, with every reason. The first line names the edition, the last the scores.
pub fn trace(game: &Game, names: &Names, style: &Style) -> String {
    let mut trace = Trace::new(Voice::new(game, names), style);
    trace.paper.line(0, Sentence::default().ink(Ink::Heading, game.edition().title()));
    trace.whole()
}

/// The lines of the trace that name a ruling or reading, below those that they are indented in, with so many
/// columns left free before them. Where there is one turn only, it has no heading.
pub fn excerpt(game: &Game, names: &Names, style: &Style, id: &'static str, margin: usize) -> String {
    let margin = if game.position().turn <= 1 { margin.saturating_sub(STEP) } else { margin };
    let paper = Paper::excerpt(style, id, margin);
    Trace { paper, ..Trace::new(Voice::new(game, names), style) }.whole()
}

/// The trace without its first line, in the words of another edition, so that only what happened differs.
pub(super) fn in_words_of(game: &Game, names: &Names, edition: Edition) -> String {
    let voice = Voice { edition, ..Voice::new(game, names) };
    Trace::new(voice, &Style::plain()).whole()
}

/// The lines of the trace as they are, in the words of an edition, without the first one that names it.
pub fn lines(game: &Game, names: &Names, edition: Edition) -> Vec<Line> {
    let style = Style::plain();
    let voice = Voice { edition, ..Voice::new(game, names) };
    let mut trace = Trace { paper: Paper::keeping(&style), ..Trace::new(voice, &style) };
    trace.tell_all();
    trace.paper.into_lines()
}

struct Trace<'a> {
    voice: Voice<'a>,
    paper: Paper<'a>,
    /// The parts of turns under way, the innermost last.
    levels: Vec<Level>,
    drawn: Drawn,
}

impl<'a> Trace<'a> {
    fn new(voice: Voice<'a>, style: &'a Style) -> Self {
        Self { voice, paper: Paper::new(style), levels: Vec::new(), drawn: Drawn::default() }
    }

    fn whole(mut self) -> String {
        self.tell_all();
        self.paper.into_text()
    }

    fn tell_all(&mut self) {
        if !self.paper.is_excerpt() {
            self.readings();
        }
        let mut entries = self.voice.game.events();
        let all = entries.len();
        while let Some((entry, after)) = entries.split_first() {
            self.paper.tells(all - entries.len());
            let told_with_it = self.tell(entry, after);
            entries = &after[told_with_it..];
        }
        self.paper.tells(all);
        self.end();
    }
}

impl Trace<'_> {
    /// Tells an entry, and says how many of those after it are told with it.
    fn tell(&mut self, entry: &Entry, after: &[Entry]) -> usize {
        self.levels.truncate(usize::from(entry.depth) + 1);
        match &entry.event {
            Event::PartBegins => self.part_begins(entry),
            Event::FinalScoring { cite } => self.final_scoring(*cite),
            Event::Scored(scored) => {
                self.enter_round(entry);
                self.scored(scored, after);
            }
            Event::Credited(credited) => {
                self.enter_round(entry);
                self.credited(credited);
            }
            Event::FigureHome { owner, figure, spot, cite } => {
                self.enter_round(entry);
                return self.figures_home((*owner, *figure, *spot), *cite, after);
            }
            Event::RoundEnds => {
                let level = self.level();
                (level.feature, level.round_ended) = (None, true);
            }
            Event::Room(event) => self.room(entry, event),
            act => {
                self.level().close();
                return self.act(entry.player, act, after);
            }
        }
        0
    }

    fn level(&mut self) -> &mut Level {
        if self.levels.is_empty() {
            self.levels.push(Level::new(0));
        }
        let last = self.levels.len() - 1;
        &mut self.levels[last]
    }

    /// Writes at the place where the current part of the turn stands.
    fn write(&mut self, sentence: Sentence) {
        let indent = self.level().content();
        self.paper.line(indent, sentence);
    }

    fn heading(&mut self, indent: usize, text: &str, opens: Opens) {
        self.paper.line(indent, Sentence::default().ink(Ink::Heading, text).opening(opens));
    }

    fn cited(&self, sentence: Sentence, cite: impl Into<Option<Cite>>) -> Sentence {
        match cite.into() {
            Some(cite) => sentence.tag(cite.id(), &self.voice.cite(cite)),
            None => sentence,
        }
    }

    /// The readings that were chosen.
    fn readings(&mut self) {
        let edition = self.voice.game.edition();
        for boxed in self.voice.game.boxes().iter().filter(|boxed| !boxed.published.contains(&edition)) {
            let unpublished = format!("{} was not published in the {}.", boxed.title, edition.title());
            self.paper.line(0, Sentence::new(&unpublished));
        }
        for (reading, _) in self.voice.game.overrides().iter() {
            let chosen =
                if reading.concerns(edition) { "Reading chosen:" } else { "Reading without effect here:" };
            let tag = self.voice.cite(Cite::Reading(reading));
            self.paper.line(0, Sentence::new(chosen).say(reading.question).tag(reading.id, &tag));
        }
    }

    fn part_begins(&mut self, entry: &Entry) {
        let depth = usize::from(entry.depth);
        self.levels.truncate(depth);
        if let Some(level) = self.levels.last_mut().filter(|_| entry.part == TurnPart::Builder) {
            // It interrupts nothing.
            level.close();
        }
        let indent = self.levels.last().map_or(0, Level::content);
        if depth == 0 {
            self.paper.gap();
        }
        let player = self.voice.player(entry.player);
        let heading = match entry.part {
            TurnPart::Turn => format!("Turn {}: {player}", entry.turn),
            TurnPart::Builder => format!("Second part of the turn: {player}"),
            TurnPart::Message => format!("Extra tile: {player}"),
        };
        let goes_without_saying =
            self.paper.is_excerpt() && depth == 0 && self.voice.game.position().turn <= 1;
        if !goes_without_saying {
            self.heading(indent, &heading, Opens::Part);
        }
        self.levels.push(Level::new(indent));
    }

    fn final_scoring(&mut self, cite: Cite) {
        self.paper.gap();
        let heading = Sentence::default().ink(Ink::Heading, "Final scoring").opening(Opens::Final);
        self.levels.clear();
        let heading = self.cited(heading, cite);
        self.paper.line(0, heading);
        self.level().block = Block::Final;
    }

    /// Opens the round of an entry where it is not open yet.
    fn enter_round(&mut self, entry: &Entry) {
        let Some(round) = entry.round else { return self.level().close() };
        let level = self.level();
        level.round_ended = false;
        let open = match level.block {
            Block::Round(open) => open == round,
            Block::Message => round == Round::Message,
            Block::Final => true,
            Block::None => false,
        };
        if open || matches!(round, Round::Message | Round::Final) {
            return;
        }
        let again = level.enter(round);
        let indent = level.heading();
        let name = round.id();
        let heading =
            if again { format!("Round {name} goes on") } else { format!("Round {name}: {}", of(round)) };
        self.heading(indent, &heading, Opens::Round);
    }

    fn room(&mut self, entry: &Entry, event: &RoomEvent) {
        let further = self.drawn.further(entry, event);
        let text = self.voice.sentence(event, further);
        let level = self.level();
        level.feature = None;
        if event.kind.id == DRAWN {
            level.block = Block::Message;
            level.round_ended = false;
            let indent = level.heading();
            let sentence = Sentence::default().ink(Ink::Heading, &text).opening(Opens::Message);
            let sentence = self.cited(sentence, event.cite);
            return self.paper.line(indent, sentence);
        }
        if std::mem::take(&mut level.round_ended)
            && let Some(round) = entry.round
        {
            let indent = level.heading();
            self.heading(indent, &format!("End of round {}", round.id()), Opens::EndOfRound);
        } else {
            self.enter_round(entry);
        }
        let ink = if event.kind.id == NOT_DRAWN { Ink::Nothing } else { Ink::Plain };
        let sentence = self.cited(Sentence::default().ink(ink, &text), event.cite);
        self.write(sentence);
    }

    /// Where everybody stands in the end.
    fn end(&mut self) {
        self.paper.gap();
        let position = self.voice.game.position();
        if let Stage::Stuck(Fault::EndlessTurn) = position.stage {
            let text = "The game cannot go on: this turn brings more messages than any table would bear";
            self.paper.line(0, Sentence::default().ink(Ink::Nothing, text));
        }
        let each: Vec<String> = (0..position.rules.players)
            .map(Player)
            .map(|player| format!("{} {}", self.voice.player(player), self.voice.standing(player)))
            .collect();
        let heading = match position.track.scorers() {
            [_] => "Scores:".to_owned(),
            _ => {
                let messenger = self.voice.scorer(Scorer::Messenger);
                format!("Scores ({} + {messenger}):", self.voice.one(&terms::SCORING_MEEPLE))
            }
        };
        self.paper.line(0, Sentence::default().ink(Ink::Heading, &heading).say(&each.join(", ")));
    }
}

/// What a round of scoring is.
const fn of(round: Round) -> &'static str {
    match round {
        Round::OneA => "the turn begins",
        Round::OneB => "a tile was drawn",
        Round::OneC => "a tile was placed",
        Round::Two => "figures were placed",
        Round::Three => "scoring",
        Round::Four => "the turn ends",
        Round::Message => "a message",
        Round::Final => "final scoring",
    }
}
