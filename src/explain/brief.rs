use super::voice::{Drawn, Voice, room_event};
use crate::editions::Edition;
use crate::events::{Decisive, Event};
use crate::figures::Player;
use crate::game::Game;
use crate::position::Stage;
use crate::script::Names;

/// Outcomes are compared in the words of this edition.
const COMMON: Edition = Edition::Hig2;

/// What came of a game in a few words, as a cell of a table holds them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brief {
    /// In the words of the edition played.
    pub text: String,
    /// In words that are the same for all editions: two games came to the same if these are equal.
    pub common: String,
}

/// The outcome in a few words: what each player drew, or why not, and where those who scored stand.
pub fn brief(game: &Game, names: &Names) -> Brief {
    let voice = Voice::new(game, names);
    Brief { text: told(&voice), common: told(&Voice { edition: COMMON, ..voice }) }
}

fn told(voice: &Voice<'_>) -> String {
    let mut parts = Vec::new();
    for Told { player, words, otherwise } in by_player(voice) {
        let words = if words.is_empty() { otherwise } else { words };
        if !words.is_empty() {
            parts.push(format!("{}: {}", voice.player(player), words.join(", ")));
        }
    }
    parts.push(standings(voice));
    if matches!(voice.game.stage(), Stage::Stuck(_)) {
        parts.push("the game cannot go on".to_owned());
    }
    parts.join("; ")
}

/// What is told of one player.
struct Told {
    player: Player,
    words: Vec<String>,
    /// What is told where there is nothing else.
    otherwise: Vec<String>,
}

fn by_player(voice: &Voice<'_>) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    let mut drawn = Drawn::default();
    for (entry, event) in voice.game.events().iter().filter_map(|entry| Some((entry, room_event(entry)?))) {
        let further = drawn.further(entry, event);
        if event.kind.brief.is_empty() {
            continue;
        }
        let place = told.iter().position(|told| told.player == event.player).unwrap_or_else(|| {
            told.push(Told { player: event.player, words: Vec::new(), otherwise: Vec::new() });
            told.len() - 1
        });
        let words = voice.filled_in(event.kind.brief, event, further);
        let list = match event.kind.decisive {
            Decisive::IfNothingElse => &mut told[place].otherwise,
            Decisive::No | Decisive::Yes => &mut told[place].words,
        };
        if !list.contains(&words) {
            list.push(words);
        }
    }
    told
}

/// Where the figures of those stand who scored: `red 10 + 17, blue 4`; of everybody once the game is over.
fn standings(voice: &Voice<'_>) -> String {
    let game = voice.game;
    let over = game.stage() == Stage::Over;
    let scored = |player: Player| {
        game.events().iter().any(|entry| match &entry.event {
            Event::Credited(credited) => credited.player == player,
            _ => false,
        })
    };
    let track = &game.position().track;
    let stands = |player: Player| {
        let each = track.scorers().iter().map(|&scorer| track.at(player, scorer).to_string());
        format!("{} {}", voice.player(player), each.collect::<Vec<_>>().join(" + "))
    };
    let everybody = (0..game.position().rules.players).map(Player);
    let each: Vec<String> = everybody.filter(|&player| over || scored(player)).map(stands).collect();
    match each.as_slice() {
        [] => "nobody scores".to_owned(),
        _ if over => format!("final {}", each.join(", ")),
        _ => each.join(", "),
    }
}
