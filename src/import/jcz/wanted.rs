//! The choice that a message stands for.

use super::carry::tile;
use super::location::spot_at;
use super::message::{Message, Pointer, Target};
use super::names;
use super::options;
use super::replay::Stop;
use crate::board::Spot;
use crate::expansions::{SavedTarget, SavedVerb};
use crate::figures::{FigureKind, Player};
use crate::game::Game;
use crate::geometry::Cell;
use crate::position::{Choice, Verb};
use crate::turn::verbs;

/// The listed choice that the message of a player stands for.
pub(super) fn listed(game: &Game, player: Player, choices: &[Choice], message: &Message) -> Option<Choice> {
    let is_meant = |choice: &&Choice| {
        let saved = names::message_of(choice.verb).filter(|saved| saved.message == message.kind());
        let messages = saved.map(|saved| options::messages(game, player, choice, saved)).unwrap_or_default();
        messages.iter().any(|own| options::same(own, message))
    };
    choices.iter().find(is_meant).copied()
}

/// What a message asks for, listed or not: so that it can be said why it is not legal.
pub(super) fn unlisted(game: &Game, message: &Message, about: &str) -> Result<Choice, Stop> {
    match message {
        Message::PlaceTile { tile: id, rotation, cell } => {
            let p = game.position();
            let catalogue = p.board.catalogue();
            let kind = tile(catalogue, id);
            let own = names::verbs_of(SavedVerb::PLACE_TILE, id).next();
            if let Some(drawn) = p.frame().drawn
                && kind != Some(drawn)
                && own.is_none()
            {
                let drawn = catalogue[drawn].id.to_string();
                return Err(Stop::OtherTile { drawn, found: id.clone() });
            }
            let rotation = kind.map_or(*rotation, |kind| catalogue[kind].first_alike(*rotation));
            let verb: &'static Verb = own.map_or(&verbs::PLACE, |(saved, _)| saved.verb);
            Ok(Choice::placing(verb, *cell, rotation))
        }
        Message::DeployMeeple { meeple, at } => {
            let figure = figure(game, &meeple.kind).ok_or_else(|| Stop::NoSuchFigure(meeple.kind.clone()))?;
            let (saved, _) =
                record(message, SavedVerb::DEPLOY, "", about, |saved| names_it(saved.target, at))?;
            Ok(Choice { figure, ..at_place(game, Choice::bare(saved.verb), saved.target, at)? })
        }
        Message::Pass => {
            record(message, SavedVerb::PASS, "", about, |_| true).map(|(saved, _)| Choice::bare(saved.verb))
        }
        Message::Act { kind, word, target } => {
            let (saved, place) = record(message, kind, word, about, |_| true)?;
            let number = if saved.words.len() > 1 { place as u16 } else { 0 };
            let choice = Choice::numbered(saved.verb, number);
            let with = |choice: Choice, meeple: &super::Meeple| {
                let figure =
                    figure(game, &meeple.kind).ok_or_else(|| Stop::NoSuchFigure(meeple.kind.clone()))?;
                Ok(Choice { figure, number: u16::from(meeple.owner.0), ..choice })
            };
            match target {
                Target::Nowhere | Target::Numbers(_) => Ok(choice),
                Target::Cell(cell) => Ok(Choice { spot: Some(whole(*cell)), ..choice }),
                Target::Feature(at) => at_place(game, choice, saved.target, at),
                Target::Meeple(at, meeple) => with(at_place(game, choice, saved.target, at)?, meeple),
                Target::MeepleId(meeple) => with(choice, meeple),
            }
        }
        Message::Commit | Message::Undo | Message::Confirm | Message::Other(_) => Err(unknown(message)),
    }
}

fn unknown(message: &Message) -> Stop {
    Stop::UnknownMessage(message.kind().to_owned())
}

/// What stands for such messages: a choice of this decision before others, and of those one that fits.
fn record(
    message: &Message,
    kind: &str,
    word: &str,
    about: &str,
    fits: impl Fn(&SavedVerb) -> bool,
) -> Result<(&'static SavedVerb, usize), Stop> {
    let all: Vec<_> = names::verbs_of(kind, word).collect();
    let here = |saved: &SavedVerb| saved.verb.about == about;
    let best = all.iter().find(|(saved, _)| here(saved) && fits(saved));
    let best = best.or_else(|| all.iter().find(|(saved, _)| fits(saved)));
    let best = best.or_else(|| all.iter().find(|(saved, _)| here(saved))).or(all.first());
    best.copied().ok_or_else(|| unknown(message))
}

/// Can a choice with such a target be about this place?
fn names_it(target: SavedTarget, at: &Pointer) -> bool {
    match target {
        SavedTarget::Part | SavedTarget::Figure => names::part_kind(&at.feature).is_some(),
        SavedTarget::PartAs(location) => at.location == location,
        SavedTarget::Place(feature, location) => at.feature == feature && at.location == location,
        SavedTarget::Places(feature, locations) | SavedTarget::PlacesAt(feature, locations, _) => {
            at.feature == feature && locations.contains(&at.location.as_str())
        }
        _ => false,
    }
}

/// The choice at the place that a message names.
fn at_place(game: &Game, choice: Choice, target: SavedTarget, at: &Pointer) -> Result<Choice, Stop> {
    let spot = whole(at.cell);
    match target {
        SavedTarget::Part | SavedTarget::Figure => {
            let spot = spot_at(&game.position().board, at).ok_or_else(|| Stop::NoSuchPart(at.clone()))?;
            Ok(Choice { spot: Some(spot), ..choice })
        }
        SavedTarget::Places(_, locations) => {
            let place = locations.iter().position(|&location| location == at.location);
            let number = place.ok_or_else(|| Stop::NoSuchPart(at.clone()))? as u16;
            Ok(Choice { spot: Some(spot), number, ..choice })
        }
        SavedTarget::PlacesAt(_, locations, _) => {
            let place = locations.iter().position(|&location| location == at.location);
            let number = place.ok_or_else(|| Stop::NoSuchPart(at.clone()))? as u16;
            Ok(Choice { number, ..choice })
        }
        _ => Ok(Choice { spot: Some(spot), ..choice }),
    }
}

/// A space as a whole.
fn whole(cell: Cell) -> Spot {
    Spot::Part { cell, part: 0 }
}

/// The kind of figure of this name, if it is played with.
fn figure(game: &Game, name: &str) -> Option<FigureKind> {
    let term = names::figure(name)?.term;
    let place = game.position().rules.figures.iter().position(|record| record.term == term)?;
    Some(FigureKind(place as u8))
}
