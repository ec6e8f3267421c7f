//! Draws every tile of the catalogue, in all four rotations, into `target/pictures/`: for people who changed
//! how tiles are drawn and want to look at them.

use std::fs;
use std::path::Path;

use meeplaw::draw::{self, Theme};
use meeplaw::game;
use meeplaw::geometry::Rotation;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures");
    fs::create_dir_all(&folder)?;
    let catalogue = game::catalogue();
    for theme in Theme::ALL {
        let tiles = catalogue.iter().flat_map(|(_, kind)| Rotation::ALL.map(|rotation| (kind, rotation)));
        let sheet = draw::sheet_svg(tiles, catalogue.marks(), 12, theme);
        let path = folder.join(format!("tiles-{}.svg", theme.id()));
        fs::write(&path, &sheet)?;
        println!("{}", path.display());
        #[cfg(feature = "png")]
        fs::write(path.with_extension("png"), draw::png(&sheet, 1.0)?)?;
    }
    Ok(())
}
