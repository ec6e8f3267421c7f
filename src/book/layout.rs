//! What all pages have in common.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::files::File;
use crate::draw::{self, Theme};

/// The parts of the book, with their first pages.
const PARTS: [(&str, &str); 5] = [
    ("Rulings", "rulings/index.html"),
    ("Scenarios", "scenarios/index.html"),
    ("Tables", "tables/index.html"),
    ("Tiles", "tiles/index.html"),
    ("Boxes", "boxes/index.html"),
];

/// A page in the making.
pub(super) struct Page<'a> {
    /// Where it lies.
    pub path: &'a str,
    /// Its heading.
    pub title: &'a str,
    /// The pages that it belongs under: their titles and paths.
    pub above: &'a [(&'a str, &'a str)],
}

impl Page<'_> {
    /// Where another file of the book lies, seen from here.
    pub fn to(&self, path: &str) -> String {
        let up = self.path.matches('/').count();
        "../".repeat(up) + path
    }

    /// The whole page.
    pub fn with(&self, body: &Markup) -> File {
        let home = self.path == "index.html";
        let name = if home { "meeplaw".to_owned() } else { format!("{} - meeplaw", self.title) };
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (name) }
                    link rel="icon" href="data:,";
                    link rel="stylesheet" href=(self.to("book.css"));
                    @if home { script src="search.js" defer {} }
                    script src=(self.to("book.js")) defer {}
                }
                body {
                    a.skip href="#main" { "To the text" }
                    header {
                        nav.parts aria-label="Parts of the book" {
                            a.home href=(self.to("index.html")) aria-current=[home.then_some("page")] { "meeplaw" }
                            ul {
                                @for (title, path) in PARTS {
                                    li { a href=(self.to(path)) aria-current=[self.stands(path)] { (title) } }
                                }
                            }
                            form.find role="search" action=(self.to("index.html")) method="get" hidden {
                                @if !home {
                                    input type="search" name="q" aria-label="Search the book" placeholder="Search" autocomplete="off";
                                    button type="submit" { "Search" }
                                }
                            }
                        }
                    }
                    main id="main" {
                        @if !self.above.is_empty() {
                            nav.above aria-label="Above this page" {
                                @for (title, path) in self.above {
                                    a href=(self.to(path)) { (title) } " › "
                                }
                            }
                        }
                        h1 { (self.title) }
                        (body)
                    }
                    footer {
                        p {
                            "Made by meeplaw " (env!("CARGO_PKG_VERSION")) ", which answers Carcassonne rules \
                             questions by playing them. Unofficial: it holds no text or artwork of a publisher. \
                             Carcassonne is a trademark of its owner."
                        }
                    }
                }
            }
        };
        File { path: self.path.to_owned(), text: page.into_string() + "\n" }
    }

    /// What a link to a part says of itself where this page is that part's first, or lies in it.
    fn stands(&self, part: &str) -> Option<&'static str> {
        let folder = part.split_once('/').map_or(part, |(folder, _)| folder);
        let inside = self.path.split_once('/').is_some_and(|(own, _)| own == folder);
        match (self.path == part, inside) {
            (true, _) => Some("page"),
            (false, true) => Some("true"),
            _ => None,
        }
    }
}

/// The style sheet, with the colours of pictures, and the script.
pub(super) fn assets() -> Vec<File> {
    let style = format!("{}{}\n", include_str!("book.css"), draw::style(Theme::Auto));
    [("book.css", style), ("book.js", include_str!("book.js").to_owned())]
        .map(|(path, text)| File { path: path.to_owned(), text })
        .into()
}

/// Something wide, which scrolls by itself where the page is narrower.
pub(super) fn scrolling(label: &str, inner: &Markup) -> Markup {
    html! { div.scroll tabindex="0" role="region" aria-label=(label) { (inner) } }
}

/// A text in which `` `code` `` stands between ticks.
pub(super) fn prose(text: &str) -> Markup {
    let pieces: Vec<&str> = text.split('`').collect();
    // An odd tick stands for itself.
    if pieces.len().is_multiple_of(2) {
        return html! { (text) };
    }
    html! {
        @for (place, piece) in pieces.iter().enumerate() {
            @if place % 2 == 1 { code { (piece) } } @else { (piece) }
        }
    }
}

/// Text of a script, within which no element can end.
pub(super) fn string(text: &str) -> String {
    let quoted = serde_json::to_string(text).unwrap_or_else(|_| "\"\"".to_owned());
    quoted.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

/// What stands between two things that belong together.
pub(super) const DOT: PreEscaped<&str> = PreEscaped(" <span aria-hidden=\"true\">·</span> ");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_make_code() {
        assert_eq!(prose("a `b<` c").into_string(), "a <code>b&lt;</code> c");
        assert_eq!(prose("it`s").into_string(), "it`s");
        assert_eq!(string("</script>\u{2028}\""), "\"\\u003c/script>\\u2028\\\"\"");
    }

    #[test]
    fn links_lead_up_and_down() {
        let page = Page { path: "rulings/messages/a.html", title: "", above: &[] };
        assert_eq!(page.to("tiles/index.html"), "../../tiles/index.html");
        assert_eq!(Page { path: "index.html", ..page }.to("book.css"), "book.css");
    }
}
