use super::acts::listed;
use super::{Ink, Sentence, Trace};
use crate::board::Spot;
use crate::editions::terms;
use crate::events::{Credited, Entry, Event, FeatureMeasure, Majority, Scored, Tally, Way, When};
use crate::explain::arithmetic;
use crate::figures::{FigureKind, MOST_PLAYERS, Player};
use crate::rulings::Cite;
use crate::scoring;
use crate::tiles::PartKind;

/// A figure that goes home: whose, what, and from where.
type Home = (Player, FigureKind, Spot);

impl Trace<'_> {
    /// Tells how large a feature is, what it is worth, and who has how much there.
    pub(super) fn scored(&mut self, scored: &Scored, after: &[Entry]) {
        self.level().feature = None;
        let header = self.measure(scored);
        if !scored.majority.occupied() {
            let sentence = Sentence::new(&header).say("without any figure:").ink(Ink::Nothing, "no points");
            let sentence = self.cited(sentence, scored.cite);
            return self.write(sentence);
        }
        self.write(Sentence::new(&header));
        self.level().feature = Some(scored.clone());
        let majority = self.cited(Sentence::new(&self.majority(&scored.majority)), scored.cite);
        self.write(majority);
        self.arithmetic(None, &scored.tally);
        if scored.when == When::Final {
            self.paid_nothing(scored, after);
        }
    }

    /// `Alpha: complete city of 4 tiles with 1 coat of arms`
    fn measure(&self, scored: &Scored) -> String {
        let name = self.voice.spot(scored.spot);
        let FeatureMeasure { kind, tiles, coats, complete } = scored.feature;
        let word = self.voice.one(scoring::term(kind));
        if kind == PartKind::Field {
            return match self.voice.kind_at(scored.spot) {
                Some(PartKind::City) => {
                    format!("{name}: {} around it", terms::FIELD.many[self.voice.edition.index()])
                }
                _ if name.starts_with(word) => name,
                _ => format!("{name}: {word}"),
            };
        }
        let state = if complete { "complete" } else { "incomplete" };
        let tiles = self.voice.count(tiles, &terms::TILE);
        let coats = match coats {
            0 => String::new(),
            coats => format!(" with {}", self.voice.count(coats, &terms::COAT_OF_ARMS)),
        };
        format!("{name}: {state} {word} of {tiles}{coats}")
    }

    /// `majority: red 2 against blue 1`
    fn majority(&self, majority: &Majority) -> String {
        let there = |player: &Player| majority.figures[player.index()] > 0;
        let (most, less): (Vec<Player>, Vec<Player>) =
            (0..MOST_PLAYERS as u8).map(Player).filter(there).partition(|&player| majority.has(player));
        let counts = |players: &[Player]| {
            let count = |player: &Player| {
                format!("{} {}", self.voice.player(*player), majority.strength[player.index()])
            };
            listed(&players.iter().map(count).collect::<Vec<_>>())
        };
        match (&*most, &*less) {
            ([], less) => format!("majority: nobody, {}", counts(less)),
            ([only], []) => format!("majority: {}, nobody else there", counts(&[*only])),
            ([only], less) => format!("majority: {} against {}", counts(&[*only]), counts(less)),
            (most, []) => format!("tie: {}, each gets all points", counts(most)),
            (most, less) => format!("tie: {} against {}, each gets all points", counts(most), counts(less)),
        }
    }

    /// `4 tiles × 2 + 1 coat of arms × 2 = 10 points`
    fn arithmetic(&mut self, player: Option<Player>, tally: &Tally) {
        let edition = self.voice.edition;
        let mut sentence = Sentence::default();
        if let Some(player) = player {
            sentence = sentence.say(&format!("for {}:", self.voice.player(player)));
        }
        let total = self.voice.points(i32::from(tally.points()));
        sentence = sentence.say(&arithmetic::sum(tally, edition));
        sentence = sentence.ink(Ink::Points, &format!("= {total}"));
        for cite in arithmetic::cites(tally) {
            sentence = self.cited(sentence, cite);
        }
        self.write(sentence);
    }

    /// Under old rules for fields a city pays a player once: tells of those who get nothing for it here.
    fn paid_nothing(&mut self, scored: &Scored, after: &[Entry]) {
        let paid = |player: Player| {
            let credits = after.iter().map_while(|entry| match &entry.event {
                Event::Credited(credited) => Some(credited.player),
                _ => None,
            });
            credits.into_iter().any(|credited| credited == player)
        };
        let players = (0..MOST_PLAYERS as u8).map(Player);
        for player in players.filter(|&player| scored.majority.has(player) && !paid(player)) {
            if scored.tally.points() > 0 {
                let text = format!("{} was paid for these cities already", self.voice.player(player));
                let cite = scored.tally.lines().first().map(|line| line.cite);
                let sentence = self.cited(Sentence::default().ink(Ink::Nothing, &text), cite);
                self.write(sentence);
            }
        }
    }

    /// Tells which scoring figure moved by what.
    pub(super) fn credited(&mut self, credited: &Credited) {
        if credited.way != Way::Scored {
            return self.changed_hands(credited);
        }
        let level = self.level();
        let mut sentence = Sentence::default();
        if level.scores(credited.spot) {
            if level.feature.as_ref().is_some_and(|scored| scored.tally != credited.tally) {
                self.arithmetic(Some(credited.player), &credited.tally);
            }
        } else {
            level.feature = None;
            if counts_itself(credited) {
                let points = self.voice.points(i32::from(credited.tally.points()));
                sentence = sentence.ink(Ink::Points, &format!("{points}:"));
            } else {
                self.arithmetic(None, &credited.tally);
            }
        }
        let (player, figure) = (self.voice.player(credited.player), self.voice.scorer(credited.scorer));
        let way = arithmetic::way(credited.moved);
        self.write(sentence.say(&format!("{player}'s {figure} moves {way}")));
    }

    /// `red pays 3 points: the scoring meeple moves from 4 to 1`
    fn changed_hands(&mut self, credited: &Credited) {
        self.level().feature = None;
        let (player, figure) = (self.voice.player(credited.player), self.voice.scorer(credited.scorer));
        let points = self.voice.points(i32::from(credited.tally.points()));
        let verb = if credited.way == Way::Paid { "pays" } else { "gets" };
        let mut sentence = Sentence::default().ink(Ink::Points, &format!("{player} {verb} {points}:"));
        sentence = sentence.say(&format!("the {figure} moves {}", arithmetic::way(credited.moved)));
        for cite in arithmetic::cites(&credited.tally) {
            sentence = self.cited(sentence, cite);
        }
        self.write(sentence);
    }

    /// Tells of figures that go home one after the other, and says how many there are after the first.
    pub(super) fn figures_home(&mut self, first: Home, cite: Cite, after: &[Entry]) -> usize {
        let others = after.iter().map_while(|entry| match entry.event {
            Event::FigureHome { owner, figure, spot, cite: same } if same == cite => {
                Some((owner, figure, spot))
            }
            _ => None,
        });
        let homes: Vec<Home> = [first].into_iter().chain(others).collect();
        let mut kinds: Vec<(Player, FigureKind)> = homes.iter().map(|home| (home.0, home.1)).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let told: Vec<String> = kinds
            .into_iter()
            .map(|kind| {
                let count = homes.iter().filter(|home| (home.0, home.1) == kind).count() as i32;
                let figure = self.voice.figure(kind.1).count(self.voice.edition, count);
                let player = self.voice.player(kind.0);
                if count == 1 {
                    format!("{player}'s {figure}")
                } else {
                    format!("{player}'s {count} {figure}")
                }
            })
            .collect();
        let go = if homes.len() == 1 { "goes" } else { "go" };
        let from = match &self.level().feature {
            Some(_) => String::new(),
            None => format!(" from {}", self.voice.spot(first.2)),
        };
        let sentence = Sentence::new(&format!("{} {go} home{from}", listed(&told)));
        let sentence = self.cited(sentence, cite);
        self.write(sentence);
        homes.len() - 1
    }
}

/// Are the points those of one thing that is itself what brought them? Then there is nothing to add up.
fn counts_itself(credited: &Credited) -> bool {
    matches!(credited.tally.lines(), [line] if line.count == 1 && line.what == credited.source)
}
