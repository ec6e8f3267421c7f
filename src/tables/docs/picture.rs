//! The picture of the example that the README asks about.

use std::io::ErrorKind;
use std::path::Path;

use super::files::at;
use super::{Error, Page};
use crate::draw::{self, Scene, Theme};
use crate::editions::Edition;
use crate::rulings::Overrides;
use crate::scenario::{self, Until, yaml};

/// The picture of the first scenario of the README that lies beside the folder; none where none lies there.
///
/// # Errors
/// When the README cannot be read, or its scenario cannot be played.
pub(super) fn page(docs: &Path) -> Result<Option<Page>, Error> {
    let path = docs.join("../README.md");
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(at(&path, error)),
    };
    let Some(example) = first_scenario(&text) else { return Ok(None) };
    let read = yaml::read_bytes("README.md", example.as_bytes()).and_then(|source| scenario::read(&source));
    let drawn = read.and_then(|scenario| {
        let readings = Overrides::default();
        let before = scenario::game(&scenario, Edition::Hig2, &readings)?;
        let played = scenario::play(&scenario, Edition::Hig2, &readings, Until::End)?;
        let game = played.problems.or(played.game)?;
        let scene = Scene {
            note: Edition::Hig2.title(),
            since: before.events().len(),
            ..Scene::new(&game, &scenario.names, &scenario.title)
        };
        Ok(draw::svg(&scene, Theme::Auto, ""))
    });
    let text = drawn.map_err(|problems| Error::Example(problems.render(false)))?;
    Ok(Some(Page { path: "example.svg".to_owned(), text }))
}

/// The first block of a document that holds a whole scenario.
fn first_scenario(text: &str) -> Option<&str> {
    let blocks = text.split("\n```").skip(1).step_by(2);
    blocks.filter(|block| block.starts_with("yaml")).find_map(|block| {
        let (tags, scenario) = block.split_once('\n')?;
        let whole = !tags.contains("fragment") && !tags.contains("broken");
        whole.then_some(scenario)
    })
}
