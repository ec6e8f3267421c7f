//! Our choices in that program's words, so that they are found by their messages and both lists of what is legal
//! can be compared.

use super::location::location_of;
use super::message::{self, Meeple, Message, Pointer, Target};
use super::names;
use crate::board::Spot;
use crate::expansions::{SavedTarget, SavedVerb};
use crate::figures::{FigureKind, Player};
use crate::game::Game;
use crate::geometry::{Cell, Rotation};
use crate::position::Choice;

/// What confirms that the action part is over.
pub(super) const COMMIT: &str = "COMMIT";

/// A tile and where it is placed.
fn place_tile(id: &str, rotation: Rotation, cell: Cell) -> String {
    format!("PLACE_TILE {id} {}", turned_at(rotation, cell))
}

/// How far a tile is turned, and its space.
pub(super) fn turned_at(rotation: Rotation, cell: Cell) -> String {
    let degrees = 90 * u16::from(rotation.quarter_turns());
    format!("R{degrees} {}", position(cell))
}

/// A figure and where it is placed.
fn deploy_meeple(at: &Pointer, meeple: &Meeple) -> String {
    format!("DEPLOY_MEEPLE {} {}", pointer(at), figure(meeple))
}

/// What a box brings.
fn act(kind: &str, word: &str, target: &Target) -> String {
    let target = match target {
        Target::Cell(cell) => position(*cell),
        Target::Feature(at) => pointer(at),
        Target::Meeple(at, meeple) => format!("{} {}", pointer(at), figure(meeple)),
        Target::MeepleId(meeple) => figure(meeple),
        Target::Numbers(numbers) => {
            numbers.iter().map(|(name, number)| format!("{name} {number}")).collect::<Vec<_>>().join(" ")
        }
        Target::Nowhere => String::new(),
    };
    let words = [kind, word, &target];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A message as the line that offers it.
pub(super) fn in_words(message: &Message) -> String {
    match message {
        Message::PlaceTile { tile, rotation, cell } => place_tile(tile, *rotation, *cell),
        Message::DeployMeeple { meeple, at } => deploy_meeple(at, meeple),
        Message::Act { kind, word, target } => act(kind, word, target),
        other => other.kind().to_owned(),
    }
}

pub(super) fn position(Cell { x, y }: Cell) -> String {
    format!("[{x},{y}]")
}

pub(super) fn figure(Meeple { owner, kind }: &Meeple) -> String {
    format!("{}.{kind}", owner.0)
}

pub(super) fn pointer(at: &Pointer) -> String {
    format!("{} {} {}", at.feature, at.location, position(at.cell))
}

/// What a kind of figure is called in figures' ids.
fn figure_name(game: &Game, figure: FigureKind) -> &'static str {
    let Some(record) = game.position().rules.figures.get(figure.index()) else { return "" };
    names::figure_of(record.term).map_or(record.term.id, |figure| figure.name)
}

/// Adds a choice in that program's words: one line, or one for each rotation that looks the same.
pub(super) fn add(game: &Game, player: Player, choice: &Choice, lines: &mut Vec<String>) {
    match names::message_of(choice.verb) {
        Some(saved) if saved.unlisted || saved.message == SavedVerb::SILENCE => {}
        Some(saved) => lines.extend(messages(game, player, choice, saved).iter().map(in_words)),
        None => lines.push(choice.verb.id.to_owned()),
    }
}

/// The messages that stand for a choice: one, or one for each rotation that looks the same. None where the choice
/// does not say what its message must.
pub(super) fn messages(game: &Game, player: Player, choice: &Choice, saved: &SavedVerb) -> Vec<Message> {
    let word = match saved.words {
        [] => "",
        [one] => one,
        several => several.get(usize::from(choice.number)).copied().unwrap_or_default(),
    };
    match saved.message {
        SavedVerb::SILENCE => Vec::new(),
        SavedVerb::PASS => vec![Message::Pass],
        SavedVerb::PLACE_TILE => placements(game, choice, word),
        SavedVerb::DEPLOY => {
            let kind = match saved.target {
                SavedTarget::PartFor(name) => name,
                _ => figure_name(game, choice.figure),
            };
            let meeple = Meeple { owner: player, kind: kind.to_owned() };
            match target(game, choice, saved.target) {
                Some(Target::Feature(at)) => vec![Message::DeployMeeple { meeple, at }],
                _ => Vec::new(),
            }
        }
        kind => {
            let kind = message::ACTS.iter().find(|act| act.kind == kind).map(|act| act.kind);
            let target = target(game, choice, saved.target);
            let word = word.to_owned();
            kind.zip(target).map(|(kind, target)| Message::Act { kind, word, target }).into_iter().collect()
        }
    }
}

/// A tile at a space, in all rotations that look alike.
fn placements(game: &Game, choice: &Choice, word: &str) -> Vec<Message> {
    let p = game.position();
    let catalogue = p.board.catalogue();
    let kind = if word.is_empty() { p.frame().drawn } else { catalogue.find(word).ok() };
    let (Some(kind), Some(cell)) = (kind.map(|kind| &catalogue[kind]), choice.cell()) else {
        return Vec::new();
    };
    let alike = |&by: &Rotation| kind.first_alike(by) == kind.first_alike(choice.rotation());
    let placed = |rotation| Message::PlaceTile { tile: kind.id.to_string(), rotation, cell };
    Rotation::ALL.into_iter().filter(alike).map(placed).collect()
}

/// What the message of a choice is about.
fn target(game: &Game, choice: &Choice, target: SavedTarget) -> Option<Target> {
    let named = |feature: &str, location: &str| {
        let (feature, location) = (feature.to_owned(), location.to_owned());
        Some(Target::Feature(Pointer { cell: choice.cell()?, feature, location }))
    };
    let meeple = || {
        let kind = figure_name(game, choice.figure).to_owned();
        Meeple { owner: Player(choice.number as u8), kind }
    };
    match target {
        SavedTarget::Nothing => Some(Target::Nowhere),
        SavedTarget::Cell | SavedTarget::Placement => choice.cell().map(Target::Cell),
        SavedTarget::Part | SavedTarget::PartFor(_) => Some(Target::Feature(part(game, choice.spot?)?)),
        SavedTarget::PartAs(location) => named(&part(game, choice.spot?)?.feature, location),
        SavedTarget::Place(feature, location) => named(feature, location),
        SavedTarget::Places(feature, locations) => named(feature, locations.get(usize::from(choice.number))?),
        SavedTarget::PlacesAt(feature, locations, at) => {
            let location = (*locations.get(usize::from(choice.number))?).to_owned();
            Some(Target::Feature(Pointer {
                cell: at(game.position())?,
                feature: feature.to_owned(),
                location,
            }))
        }
        SavedTarget::Figure => Some(Target::Meeple(part(game, choice.spot?)?, meeple())),
        SavedTarget::FigureId => Some(Target::MeepleId(meeple())),
        SavedTarget::OwnFigureId => {
            Some(Target::MeepleId(Meeple { owner: game.position().active(), ..meeple() }))
        }
        SavedTarget::Numbers(numbers) => {
            let numbers = numbers.iter().map(|(name, read)| (*name, u32::from(read(*choice))));
            Some(Target::Numbers(numbers.collect()))
        }
    }
}

/// What a part of a tile is called in this game.
fn part(game: &Game, spot: Spot) -> Option<Pointer> {
    let p = game.position();
    let pointer = location_of(&p.board, spot)?;
    let kind = p.board.feature(p.board.part(spot)?).kind;
    let called = game.boxes().iter().flat_map(|boxed| boxed.saved.features);
    let mut called = called.filter(|feature| feature.kind == kind && (feature.is)(p, spot));
    Some(match called.next() {
        Some(feature) => Pointer { feature: feature.name.to_owned(), ..pointer },
        None => pointer,
    })
}

/// Does a message of a file say the same as one that stands for a choice?
pub(super) fn same(own: &Message, sent: &Message) -> bool {
    match (own, sent) {
        (Message::DeployMeeple { meeple, at }, Message::DeployMeeple { meeple: other, at: there }) => {
            meeple == other && same_place(at, there)
        }
        (
            Message::Act { kind, word, target },
            Message::Act { kind: other_kind, word: other_word, target: other },
        ) => kind == other_kind && word == other_word && same_target(target, other),
        _ => own == sent,
    }
}

fn same_target(own: &Target, sent: &Target) -> bool {
    match (own, sent) {
        (Target::Feature(at), Target::Feature(there)) => same_place(at, there),
        // What stands alone on its tile may be named by the tile.
        (Target::Feature(at), Target::Cell(cell)) => at.cell == *cell,
        (Target::Meeple(at, meeple), Target::Meeple(there, other)) => {
            meeple == other && same_place(at, there)
        }
        (Target::MeepleId(meeple), Target::Meeple(_, other))
        | (Target::Meeple(_, meeple), Target::MeepleId(other)) => meeple == other,
        _ => own == sent,
    }
}

/// Older files call a part by its plain name where newer ones have another.
fn same_place(own: &Pointer, sent: &Pointer) -> bool {
    let same_name = || {
        let kind = names::part_kind(&own.feature);
        kind.is_some() && kind == names::part_kind(&sent.feature)
    };
    own.cell == sent.cell && own.location == sent.location && (own.feature == sent.feature || same_name())
}
