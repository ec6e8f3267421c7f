//! Where rulings and files are found from a page that lies in a folder below `docs/`.

use crate::game;
use crate::tables::formats::markdown::Links;

/// The topic that a ruling belongs to: the first part of its id.
pub fn topic(id: &str) -> &str {
    id.split_once('/').map_or(id, |(topic, _)| topic)
}

/// Links from a page one folder below `docs/`.
pub(super) struct FromBelow;

impl Links for FromBelow {
    fn ruling(&self, id: &str) -> Option<String> {
        let known = game::ruling(id).is_some() || game::reading(id).is_some();
        known.then(|| format!("../rulings/{}.md#{id}", topic(id)))
    }

    fn file(&self, path: &str) -> Option<String> {
        Some(format!("../../{path}"))
    }
}
