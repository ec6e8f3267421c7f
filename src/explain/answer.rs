use super::DRAWN;
use super::voice::{Drawn, Voice, room_event};
use crate::events::{Decisive, Event};
use crate::figures::Player;
use crate::game::Game;
use crate::position::Stage;
use crate::script::Names;

/// Reasons that the answer gives for one player before it leaves the rest to the trace.
const MOST_REASONS: usize = 3;
/// Messages that the answer names for one player; the trace names them all.
const MOST_DRAWN: usize = 8;

/// The answer in one line: who drew which messages, or why nobody did, and where those who scored stand.
pub fn answer(game: &Game, names: &Names) -> String {
    let voice = Voice::new(game, names);
    let mut sentences: Vec<String> = told(&voice).into_iter().flat_map(Told::into_sentences).collect();
    sentences.push(standings(&voice));
    if matches!(game.stage(), Stage::Stuck(_)) {
        sentences.push("the game cannot go on".to_owned());
    }
    format!("{}: {}.", game.edition().title(), sentences.join("; "))
}

/// What the answer tells of one player.
struct Told {
    player: Player,
    /// The sentence that tells of the first message drawn, and then the names of the others.
    drawn: Vec<String>,
    reasons: Vec<String>,
    /// What is told where there is nothing else.
    otherwise: Option<String>,
}

impl Told {
    fn into_sentences(self) -> Vec<String> {
        let mut sentences = Vec::new();
        if !self.drawn.is_empty() {
            let named = &self.drawn[..self.drawn.len().min(MOST_DRAWN)];
            let more = match self.drawn.len() - named.len() {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            sentences.push(named.join(", then ") + &more);
        }
        let left_out = self.reasons.len().saturating_sub(MOST_REASONS);
        sentences.extend(self.reasons.into_iter().take(MOST_REASONS));
        if left_out > 0 {
            sentences.push(format!("{left_out} more of the kind"));
        }
        if sentences.is_empty() {
            sentences.extend(self.otherwise);
        }
        sentences
    }
}

fn told(voice: &Voice<'_>) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    let mut drawn = Drawn::default();
    for (entry, event) in voice.game.events().iter().filter_map(|entry| Some((entry, room_event(entry)?))) {
        let further = drawn.further(entry, event);
        if event.kind.decisive == Decisive::No {
            continue;
        }
        let place = told.iter().position(|told| told.player == event.player).unwrap_or_else(|| {
            told.push(Told { player: event.player, drawn: Vec::new(), reasons: Vec::new(), otherwise: None });
            told.len() - 1
        });
        let told = &mut told[place];
        let sentence = voice.sentence(event, further);
        match event.kind.decisive {
            Decisive::IfNothingElse => told.otherwise = Some(sentence),
            _ if event.kind.id == DRAWN => match event.item {
                Some(item) if !told.drawn.is_empty() => told.drawn.push(voice.one(item).to_owned()),
                _ => told.drawn.push(sentence),
            },
            _ if told.reasons.contains(&sentence) => {}
            _ => told.reasons.push(sentence),
        }
    }
    told
}

fn standings(voice: &Voice<'_>) -> String {
    let game = voice.game;
    let everybody = (0..game.position().rules.players).map(Player);
    if game.stage() == Stage::Over {
        let total = |player| i32::from(game.position().track.total(player));
        let has = |player: Player| match player.index() {
            0 => format!("{} has {}", voice.player(player), voice.points(total(player))),
            _ => format!("{} {}", voice.player(player), total(player)),
        };
        return format!("at the end {}", everybody.map(has).collect::<Vec<_>>().join(", "));
    }
    let scored = |&player: &Player| {
        game.events().iter().any(|entry| match &entry.event {
            Event::Credited(credited) => credited.player == player,
            _ => false,
        })
    };
    let each: Vec<String> = everybody
        .filter(scored)
        .enumerate()
        .map(|(place, player)| {
            let stands = if place == 0 { "stands on" } else { "on" };
            format!("{} {stands} {}", voice.player(player), voice.standing(player))
        })
        .collect();
    if each.is_empty() { "nobody gets points".to_owned() } else { each.join(", ") }
}
