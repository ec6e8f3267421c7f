//! PNG, with a font of its own, so that the text is the same on any machine.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use thiserror::Error;

/// The most pixels of a picture: larger ones are drawn smaller.
const MOST_PIXELS: f32 = 40e6;

/// Why there is no PNG.
#[derive(Debug, Error)]
pub enum PngError {
    /// The SVG cannot be read.
    #[error("the picture cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// The picture has no size that can be drawn.
    #[error("the picture is too large")]
    Size,
    /// The picture cannot be written.
    #[error("the picture cannot be written: {0}")]
    Write(String),
}

/// The fonts of the pictures. They are DejaVu Sans, in its common and its bold face.
fn fonts() -> Arc<fontdb::Database> {
    static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
        let mut fonts = fontdb::Database::new();
        for face in [dejavu::sans::regular(), dejavu::sans::bold()] {
            fonts.load_font_source(fontdb::Source::Binary(Arc::new(face)));
        }
        fonts.set_sans_serif_family("DejaVu Sans");
        Arc::new(fonts)
    });
    Arc::clone(&FONTS)
}

/// Draws an SVG document of this program as PNG, so many pixels for a unit.
///
/// # Errors
/// When it cannot be read or is far too large.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    let options = Options { fontdb: fonts(), font_family: "DejaVu Sans".to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options)?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = scale.min((MOST_PIXELS / (width * height)).sqrt());
    let pixels = |length: f32| (length * scale).ceil().max(1.0) as u32;
    let mut pixmap = Pixmap::new(pixels(width), pixels(height)).ok_or(PngError::Size)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| PngError::Write(error.to_string()))
}
