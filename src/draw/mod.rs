//! Pictures of a position: as SVG, as PNG and for the terminal.
//!
//! Every tile is drawn from its parts, so that whatever can be written in the notation has a picture. A
//! [`Scene`] says what is shown; [`svg()`] and [`terminal::picture`] draw it. The same scene gives the same
//! bytes.

mod board;
mod cards;
mod figure;
mod markup;
mod marks;
mod page;
mod pieces;
#[cfg(feature = "png")]
mod png;
mod scene;
mod shape;
mod shared;
pub mod terminal;
mod theme;
mod tile;
mod track;

pub use page::{scoreboard_svg, sheet_svg, svg, tile_svg};
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use scene::Scene;
pub use shared::{Elsewhere, Gallery, Hung, style};
pub use theme::Theme;

use crate::figures::Player;
use markup::Markup;
use shared::Shared;
use theme::Paint;

/// A piece of a picture, drawn from its own upper left corner on.
struct Block {
    width: f64,
    height: f64,
    markup: String,
}

/// How the players of a picture are told apart, and what it shares.
struct Ink<'s> {
    theme: Theme,
    shared: &'s Shared,
    /// Pictures that lie beside this one, if any do.
    elsewhere: Option<&'s Elsewhere<'s>>,
    paints: Vec<Paint>,
    letters: Vec<String>,
    /// What is written beside figures of each kind.
    badges: Vec<String>,
}

impl<'s> Ink<'s> {
    fn new(
        scene: &Scene<'_>,
        theme: Theme,
        shared: &'s Shared,
        elsewhere: Option<&'s Elsewhere<'s>>,
    ) -> Self {
        let names = scene.player_names();
        let (paints, letters) = (theme.paints(&names), figure::owners(&names));
        let badges = figure::badges(&scene.position().rules.figures);
        Self { theme, shared, elsewhere, paints, letters, badges }
    }

    /// How a player's figures are painted, and the letters on them.
    fn player(&self, player: u8) -> (Paint, &str) {
        (self.paints[usize::from(player)], &self.letters[usize::from(player)])
    }

    /// What fills a feature that these players hold together; nothing where nobody does.
    fn held_by(&self, owners: &[Player]) -> Option<String> {
        match owners {
            [] => None,
            [owner] => Some(self.player(owner.0).0.body.to_owned()),
            [one, other, ..] => Some(format!("url(#{})", self.stripes(one.0, other.0))),
        }
    }

    /// The id of the stripes of two players.
    fn stripes(&self, one: u8, other: u8) -> String {
        self.shared.id(&format!("stripes {one} {other}"), |id| {
            let mut markup = Markup::new();
            let tag = markup.tag("pattern").set("id", id);
            let tag = tag.set("width", "14").set("height", "14").set("patternUnits", "userSpaceOnUse");
            tag.set("patternTransform", "rotate(45)").open();
            for (player, data) in [(one, "M0 0h7v14h-7z"), (other, "M7 0h7v14h-7z")] {
                let fill = self.player(player).0.body;
                markup.tag("path").set("d", data).set("fill", fill).empty();
            }
            markup.finish()
        })
    }
}
