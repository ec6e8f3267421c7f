//! The colours of pictures.

use std::collections::BTreeSet;
use std::fmt::Write;

/// How a picture is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// On a light page.
    #[default]
    Light,
    /// On a dark page.
    Dark,
    /// Black, white and greys, for paper.
    Print,
    /// Light or dark, as whoever looks at it prefers.
    Auto,
}

/// What a theme colours, with the class of the elements, and how.
type Rule = (&'static str, [&'static str; 3]);

/// The looks of all classes in the light, the dark and the print theme.
#[rustfmt::skip]
const RULES: &[Rule] = &[
    // The page.
    ("pg", ["fill:#fbfaf5", "fill:#15181c", "fill:#fff"]),
    ("n", ["fill:#22252a", "fill:#eceae4", "fill:#000"]),
    ("q", ["fill:#5d6066", "fill:#a9adb3", "fill:#444"]),
    ("i", ["fill:#22252a;stroke:#fffdf5;stroke-width:3;paint-order:stroke", "fill:#f4f2ec;stroke:#15181c;stroke-width:3;paint-order:stroke", "fill:#000;stroke:#fff;stroke-width:3;paint-order:stroke"]),
    ("bx", ["fill:#f3efe2;stroke:#8b8371;stroke-width:1.2", "fill:#22272e;stroke:#7f8791;stroke-width:1.2", "fill:#fff;stroke:#000;stroke-width:1.2"]),
    // Tiles.
    ("f", ["fill:#b4d388", "fill:#4d6b38", "fill:#fff"]),
    ("u", ["stroke:#8fb45f", "stroke:#668a4b", "stroke:#bbb"]),
    ("c", ["fill:#d8a165", "fill:#8f5c31", "fill:#d4d4d4"]),
    ("h", ["fill:#f0d9b0;stroke:#8a5a2c;stroke-width:.8", "fill:#b98a58;stroke:#5d3517;stroke-width:.8", "fill:#fff;stroke:#777;stroke-width:.8"]),
    ("o", ["fill:#b9633a;stroke:#7c3c1d;stroke-width:.8", "fill:#6d3319;stroke:#40200f;stroke-width:.8", "fill:#999;stroke:#666;stroke-width:.8"]),
    ("w", ["stroke:#4a2d16;stroke-width:6", "stroke:#24140a;stroke-width:6", "stroke:#000;stroke-width:6"]),
    ("v", ["stroke:#c9b08c;stroke-width:2.6;stroke-dasharray:4.5 2.5", "stroke:#c9a878;stroke-width:2.6;stroke-dasharray:4.5 2.5", "stroke:#fff;stroke-width:2.4;stroke-dasharray:4.5 2.5"]),
    ("k", ["fill:#3c2a1a;stroke:#c9b08c;stroke-width:1.2", "fill:#1b120a;stroke:#c9a878;stroke-width:1.2", "fill:#000;stroke:#fff;stroke-width:1.2"]),
    ("rc", ["stroke:#574a38;stroke-width:11", "stroke:#17130d;stroke-width:11", "stroke:#000;stroke-width:11"]),
    ("r", ["stroke:#fbf4e1;stroke-width:7.4", "stroke:#d3c6a6;stroke-width:7.4", "stroke:#fff;stroke-width:7.4"]),
    ("rt", ["stroke:#574a38;stroke-width:4;stroke-dasharray:5 5", "stroke:#17130d;stroke-width:4;stroke-dasharray:5 5", "stroke:#000;stroke-width:4;stroke-dasharray:5 5"]),
    ("wc", ["stroke:#2f6692;stroke-width:17", "stroke:#16364f;stroke-width:17", "stroke:#000;stroke-width:17"]),
    ("wa", ["stroke:#79b8e0;stroke-width:14", "stroke:#376f98;stroke-width:14", "stroke:#8b8b8b;stroke-width:14"]),
    ("wl", ["stroke:#d9eefb;stroke-width:1.8;stroke-dasharray:9 6", "stroke:#8fc2e4;stroke-width:1.8;stroke-dasharray:9 6", "stroke:#fff;stroke-width:2.2;stroke-dasharray:9 6"]),
    ("pz", ["fill:#d9cdb2;stroke:#574a38;stroke-width:2.4", "fill:#8f856d;stroke:#17130d;stroke-width:2.4", "fill:#fff;stroke:#000;stroke-width:2.6"]),
    ("wd", ["fill:#5e7f39;stroke:#3b5424;stroke-width:1", "fill:#86ad5f;stroke:#16240d;stroke-width:1", "fill:#888;stroke:#000;stroke-width:1"]),
    ("y", ["fill:#cfe0a8;stroke:#7d9a55;stroke-width:1.2;stroke-dasharray:3 2", "fill:#5d7d45;stroke:#8cab70;stroke-width:1.2;stroke-dasharray:3 2", "fill:#fff;stroke:#000;stroke-width:1;stroke-dasharray:3 2"]),
    ("mb", ["fill:#f6efdf;stroke:#3c332a;stroke-width:1.4", "fill:#cfc4ab;stroke:#17130d;stroke-width:1.4", "fill:#fff;stroke:#000;stroke-width:1.6"]),
    ("mr", ["fill:#a2402c;stroke:#3c332a;stroke-width:1.4", "fill:#8a3020;stroke:#17130d;stroke-width:1.4", "fill:#555;stroke:#000;stroke-width:1.6"]),
    ("ml", ["stroke:#3c332a;stroke-width:2", "stroke:#17130d;stroke-width:2", "stroke:#000;stroke-width:2"]),
    ("gh", ["fill:#2f7a3d;stroke:#1c4d26;stroke-width:1.2", "fill:#1f5a2b;stroke:#0f2e16;stroke-width:1.2", "fill:#666;stroke:#000;stroke-width:1.2"]),
    ("gi", ["fill:#9fd07f", "fill:#5c8f45", "fill:#fff"]),
    ("gf", ["fill:#e0457b;stroke:#fff;stroke-width:.8", "fill:#d9598a;stroke:#eee;stroke-width:.8", "fill:#000"]),
    ("s", ["fill:#2456a6;stroke:#fff;stroke-width:1.6", "fill:#2d5fb0;stroke:#e6e6e6;stroke-width:1.6", "fill:#000;stroke:#fff;stroke-width:1.6"]),
    ("sl", ["stroke:#ffd84a;stroke-width:2.6", "stroke:#ffd84a;stroke-width:2.6", "stroke:#fff;stroke-width:2.6"]),
    ("bd", ["fill:#fffdf5;stroke:#22252a;stroke-width:1.4", "fill:#2b3138;stroke:#f4f2ec;stroke-width:1.4", "fill:#fff;stroke:#000;stroke-width:1.4"]),
    ("iw", ["fill:#79b8e0;stroke:#2f6692;stroke-width:1.4", "fill:#376f98;stroke:#8fc2e4;stroke-width:1.4", "fill:#ccc;stroke:#000;stroke-width:1.4"]),
    ("ia", ["fill:#c4beb0;stroke:#3c332a;stroke-width:1.4", "fill:#8a867c;stroke:#17130d;stroke-width:1.4", "fill:#ddd;stroke:#000;stroke-width:1.4"]),
    ("ig", ["fill:#f2c230;stroke:#5a4700;stroke-width:1.2", "fill:#d9a91c;stroke:#2b2200;stroke-width:1.2", "fill:#fff;stroke:#000;stroke-width:1.2"]),
    ("ie", ["fill:#d8452b;stroke:#5c0f0f;stroke-width:1.2", "fill:#d0482f;stroke:#2a0707;stroke-width:1.2", "fill:#777;stroke:#000;stroke-width:1.2"]),
    ("im", ["fill:#8a4fc0;stroke:#361450;stroke-width:1.2", "fill:#9a66cc;stroke:#1f0b30;stroke-width:1.2", "fill:#999;stroke:#000;stroke-width:1.2"]),
    ("e", ["stroke:#5f6b45;stroke-width:1.4", "stroke:#14180f;stroke-width:1.4", "stroke:#000;stroke-width:1.2"]),
    // The table.
    ("op", ["stroke:#8f8a7d;stroke-width:2;stroke-dasharray:8 6", "stroke:#747a83;stroke-width:2;stroke-dasharray:8 6", "stroke:#777;stroke-width:2;stroke-dasharray:8 6"]),
    ("la", ["stroke:#fff;stroke-width:9", "stroke:#15181c;stroke-width:9", "stroke:#fff;stroke-width:9"]),
    ("lb", ["stroke:#c3171f;stroke-width:4.4", "stroke:#ffb02e;stroke-width:4.4", "stroke:#000;stroke-width:4.4"]),
    ("tf", ["fill:#f7e04b;fill-opacity:.85", "fill:#a58d10;fill-opacity:.9", "fill:#c4c4c4"]),
    ("ta", ["fill:#f7e04b;fill-opacity:.5;stroke:#7a1fa2;stroke-width:3", "fill:#ffe95c;fill-opacity:.42;stroke:#e7b4ff;stroke-width:3", "fill:#000;fill-opacity:.22;stroke:#000;stroke-width:3"]),
    ("tl", ["stroke:#7a1fa2;stroke-width:7", "stroke:#e7b4ff;stroke-width:7", "stroke:#000;stroke-width:7"]),
    ("ti", ["stroke:#f7e04b;stroke-width:3.6", "stroke:#ffe95c;stroke-width:3.6", "stroke:#bbb;stroke-width:3.6"]),
    // Figures.
    ("hl", ["fill:#fff;stroke:#fff;stroke-width:5", "fill:#0d0f12;stroke:#f4f2ec;stroke-width:5", "fill:#fff;stroke:#fff;stroke-width:5"]),
    ("pc", ["fill:#fffdf5;stroke:#22252a;stroke-width:1.8", "fill:#efeadb;stroke:#0d0f12;stroke-width:1.8", "fill:#fff;stroke:#000;stroke-width:2"]),
    ("gs", ["fill:none;stroke:#22252a;stroke-width:1.4;stroke-dasharray:3 2;opacity:.65", "fill:none;stroke:#eceae4;stroke-width:1.4;stroke-dasharray:3 2;opacity:.75", "fill:none;stroke:#000;stroke-width:1.4;stroke-dasharray:3 2"]),
    // The scoreboard.
    ("sp", ["fill:#f6eed8;stroke:#8b8371;stroke-width:1.2", "fill:#39414b;stroke:#6f7883;stroke-width:1.2", "fill:#fff;stroke:#000;stroke-width:1.2"]),
    ("sd", ["fill:#5a4632;stroke:#8b8371;stroke-width:1.2", "fill:#0a0c0f;stroke:#c9a24a;stroke-width:1.6", "fill:#7a7a7a;stroke:#000;stroke-width:1.2"]),
    ("nd", ["fill:#fff6e0", "fill:#f0c75e", "fill:#fff"]),
    ("mv", ["stroke-width:3.6", "stroke-width:3.6", "stroke-width:3"]),
    ("mw", ["stroke:#fff;stroke-width:6.4", "stroke:#eceae4;stroke-width:6", "stroke:#fff;stroke-width:6"]),
    ("cd", ["fill:#fdf6dd;stroke:#6f5a33;stroke-width:1.4", "fill:#3a3324;stroke:#c2a366;stroke-width:1.4", "fill:#fff;stroke:#000;stroke-width:1.4"]),
    ("cu", ["fill:#7d6a4a;stroke:#4a3d27;stroke-width:1.4", "fill:#1e1b14;stroke:#8c7648;stroke-width:1.4", "fill:#bbb;stroke:#000;stroke-width:1.4"]),
];

/// Classes that are drawn as lines, with round ends.
const LINES: &[&str] = &[
    "u", "w", "v", "rc", "rt", "r", "wc", "wa", "wl", "ml", "sl", "e", "op", "la", "lb", "tl", "ti", "mv",
    "mw",
];

/// Classes of lines that end where they end.
const BLUNT: &[&str] = &["w", "v", "rc", "rt", "r", "wc", "wa", "wl", "sl"];

/// A way to fill the shapes of a player's figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Paint {
    /// The body.
    pub body: &'static str,
    /// Its outline.
    pub line: &'static str,
    /// The letters on it.
    pub letter: &'static str,
}

const fn paint(body: &'static str, line: &'static str, letter: &'static str) -> Paint {
    Paint { body, line, letter }
}

/// Colours that players are called by.
#[rustfmt::skip]
const COLOURS: &[(&str, Paint)] = &[
    ("red", paint("#cf2a2a", "#5c0f0f", "#fff")),
    ("blue", paint("#2a63cf", "#0f2a5c", "#fff")),
    ("green", paint("#238a3b", "#0d4019", "#fff")),
    ("yellow", paint("#f3c81c", "#6b5504", "#000")),
    ("black", paint("#26262b", "#000", "#fff")),
    ("pink", paint("#ea7fb4", "#7c2450", "#000")),
    ("white", paint("#f7f7f4", "#333", "#000")),
    ("orange", paint("#ee7f1d", "#6e3504", "#000")),
    ("purple", paint("#7a3da6", "#361450", "#fff")),
    ("violet", paint("#7a3da6", "#361450", "#fff")),
    ("brown", paint("#7b4a24", "#35200e", "#fff")),
    ("grey", paint("#8d8f94", "#3a3b3e", "#000")),
    ("gray", paint("#8d8f94", "#3a3b3e", "#000")),
];

/// On paper, players are told apart by what fills their figures.
const ON_PAPER: [Paint; 6] = [
    paint("#000", "#000", "#fff"),
    paint("#fff", "#000", "#000"),
    paint("#777", "#000", "#fff"),
    paint("#d0d0d0", "#000", "#000"),
    paint("#444", "#000", "#fff"),
    paint("#fff", "#777", "#000"),
];

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::Print, Self::Auto];

    /// The name on the command line, and the class of the picture.
    pub const fn id(self) -> &'static str {
        ["light", "dark", "print", "auto"][self as usize]
    }

    /// The style sheet of a picture: the rules of the classes that it uses.
    pub(super) fn style(self, picture: &str) -> String {
        let id = self.id();
        let mut style = format!(
            ".{id} text{{font-family:'DejaVu Sans',Verdana,sans-serif}}.{id} .bo{{font-weight:bold}}"
        );
        let used = used(picture);
        match self {
            Self::Light | Self::Dark | Self::Print => self.rules(self as usize, true, &used, &mut style),
            Self::Auto => {
                self.rules(Self::Light as usize, true, &used, &mut style);
                style.push_str("@media(prefers-color-scheme:dark){");
                self.rules(Self::Dark as usize, false, &used, &mut style);
                style.push('}');
            }
        }
        style
    }

    /// The rules in the colours of a theme; `whole` says how lines are drawn as well.
    fn rules(self, colours: usize, whole: bool, used: &BTreeSet<&str>, style: &mut String) {
        let id = self.id();
        for (class, looks) in RULES.iter().filter(|(class, _)| used.is_empty() || used.contains(class)) {
            let line = if whole && LINES.contains(class) { "fill:none;" } else { "" };
            let ends = match () {
                () if !whole => "",
                () if BLUNT.contains(class) => "stroke-linejoin:round;",
                () if LINES.contains(class) => "stroke-linecap:round;stroke-linejoin:round;",
                () => "",
            };
            let _ = write!(style, ".{id} .{class}{{{line}{ends}{}}}", looks[colours]);
        }
    }

    /// How each player's figures are painted: in the colours that they are called by, else in colours that
    /// nobody is called by.
    pub(super) fn paints(self, names: &[String]) -> Vec<Paint> {
        if self == Self::Print {
            return (0..names.len()).map(|player| ON_PAPER[player % ON_PAPER.len()]).collect();
        }
        let called = |name: &String| COLOURS.iter().find(|(colour, _)| name.eq_ignore_ascii_case(colour));
        let mut left =
            COLOURS.iter().filter(|(colour, _)| names.iter().all(|name| !name.eq_ignore_ascii_case(colour)));
        let own =
            |name: &String| called(name).or_else(|| left.next()).map_or(ON_PAPER[2], |(_, paint)| *paint);
        names.iter().map(own).collect()
    }
}

/// The classes that a picture names.
fn used(picture: &str) -> BTreeSet<&str> {
    let attributes = picture.split("class=\"").skip(1);
    attributes.filter_map(|rest| rest.split('"').next()).flat_map(str::split_whitespace).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_rules_that_it_uses() {
        let style = Theme::Auto.style("<g class=\"n bo\"/><path class=\"r\"/>");
        assert!(style.contains(".auto .n{") && style.contains(".auto .r{") && !style.contains(".auto .wa{"));
        assert!(style.contains("@media(prefers-color-scheme:dark){.auto .n{"));
    }

    #[test]
    fn players_without_a_colour_get_one_that_is_free() {
        let names = ["Ann", "red", "Bob"].map(str::to_owned);
        let paints = Theme::Light.paints(&names);
        assert_eq!(paints[1], COLOURS[0].1);
        assert_eq!((paints[0], paints[2]), (COLOURS[1].1, COLOURS[2].1));
    }
}
