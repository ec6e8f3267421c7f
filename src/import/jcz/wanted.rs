use super::carry::tile;
use super::location::spot_at;
use super::message::{Message, Pointer, Target};
use super::names;
use super::replay::Stop;
use crate::board::Spot;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::position::{Choice, Verb};
use crate::turn::verbs;

/// What a message asks for among the listed choices.
pub(super) struct Wanted {
    verbs: Vec<&'static Verb>,
    figure: Option<FigureKind>,
    number: Option<u16>,
    spot: Option<Spot>,
}

impl Wanted {
    /// Is the choice what is asked for?
    pub fn is(&self, choice: &Choice) -> bool {
        self.verbs.contains(&choice.verb)
            && self.figure.is_none_or(|figure| figure == choice.figure)
            && self.number.is_none_or(|number| number == choice.number)
            && self.spot == choice.spot
    }

    /// The choice itself, listed or not.
    pub fn choice(&self) -> Option<Choice> {
        let bare = Choice::bare(self.verbs.first()?);
        let (figure, number) = (self.figure.unwrap_or(bare.figure), self.number.unwrap_or_default());
        Some(Choice { figure, number, spot: self.spot, ..bare })
    }

    /// What a message asks for.
    pub fn read(game: &Game, message: &Message) -> Result<Self, Stop> {
        let p = game.position();
        let part = |at: &Pointer| spot_at(&p.board, at).ok_or_else(|| Stop::NoSuchPart(at.clone()));
        let unknown = || Stop::UnknownMessage(message.kind().to_owned());
        let by_name = |kind: &str, word: &str| {
            let verbs: Vec<_> = names::verbs_of(kind, word).collect();
            if verbs.is_empty() { Err(unknown()) } else { Ok(verbs) }
        };
        match message {
            Message::PlaceTile { tile: id, rotation, cell } => {
                let catalogue = p.board.catalogue();
                let kind = tile(catalogue, id);
                if let Some(drawn) = p.frame().drawn
                    && kind != Some(drawn)
                {
                    let drawn = catalogue[drawn].id.to_string();
                    return Err(Stop::OtherTile { drawn, found: id.clone() });
                }
                let rotation = kind.map_or(*rotation, |kind| catalogue[kind].first_alike(*rotation));
                let Choice { number, spot, .. } = Choice::placing(&verbs::PLACE, *cell, rotation);
                Ok(Self { verbs: vec![&verbs::PLACE], figure: None, number: Some(number), spot })
            }
            Message::DeployMeeple { meeple, at } => {
                let figure =
                    figure(game, &meeple.kind).ok_or_else(|| Stop::NoSuchFigure(meeple.kind.clone()))?;
                let (verbs, spot) = (vec![&verbs::FIGURE], Some(part(at)?));
                Ok(Self { verbs, figure: Some(figure), number: None, spot })
            }
            Message::Pass => {
                let verbs = by_name(names::PASS, "")?;
                Ok(Self { verbs, figure: None, number: None, spot: None })
            }
            Message::Act { kind, word, target } => {
                let verbs = by_name(kind, word)?;
                let (spot, figure) = match target {
                    Target::Cell(cell) => (Some(Spot::Part { cell: *cell, part: 0 }), None),
                    Target::Feature(at) => (Some(part(at)?), None),
                    Target::Meeple(at, meeple) => (Some(part(at)?), figure(game, &meeple.kind)),
                    Target::Nowhere => (None, None),
                };
                Ok(Self { verbs, figure, number: None, spot })
            }
            Message::Commit | Message::Undo | Message::Confirm | Message::Other(_) => Err(unknown()),
        }
    }
}

/// The kind of figure of this name, if it is played with.
fn figure(game: &Game, name: &str) -> Option<FigureKind> {
    let term = names::figure(name)?.term;
    let place = game.position().rules.figures.iter().position(|record| record.term == term)?;
    Some(FigureKind(place as u8))
}
