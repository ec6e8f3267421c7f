use anstyle::{AnsiColor, Effects, Style as Ansi};

/// How the parts of a text look on a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    heading: Ansi,
    points: Ansi,
    nothing: Ansi,
    ruling: Ansi,
}

/// What a stretch of text is, which decides how it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Anything else.
    Plain,
    /// Opens a turn, a round or a message.
    Heading,
    /// Points that are won.
    Points,
    /// Says that there is nothing where there might have been something.
    Nothing,
    /// Names a ruling or reading.
    Ruling,
}

impl Style {
    /// Text alone.
    pub const fn plain() -> Self {
        Self { heading: Ansi::new(), points: Ansi::new(), nothing: Ansi::new(), ruling: Ansi::new() }
    }

    /// With the colours of a terminal: headings bold, points green, what is not won yellow, rulings dim.
    pub const fn coloured() -> Self {
        Self {
            heading: Ansi::new().effects(Effects::BOLD),
            points: AnsiColor::Green.on_default(),
            nothing: AnsiColor::Yellow.on_default(),
            ruling: Ansi::new().effects(Effects::DIMMED),
        }
    }

    pub(crate) const fn ink(&self, ink: Ink) -> Ansi {
        match ink {
            Ink::Plain => Ansi::new(),
            Ink::Heading => self.heading,
            Ink::Points => self.points,
            Ink::Nothing => self.nothing,
            Ink::Ruling => self.ruling,
        }
    }
}
