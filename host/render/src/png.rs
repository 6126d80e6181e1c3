//! SVG to PNG.
//!
//! Takes any SVG text (usually of [`svg`](super::svg)) and paints it with resvg, without fonts and files: the pictures of
//! this program hold their text as outlines.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Why a picture could not be painted.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// The text is no SVG.
    #[error("the picture is no SVG that can be painted: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// No picture of that size can be made.
    #[error("a picture of {width} by {height} pixels cannot be made; choose a width from 1 to {MOST_WIDTH}")]
    Size {
        /// The width asked for.
        width: u32,
        /// The height that follows from it.
        height: u32,
    },
    /// The PNG could not be written.
    #[error("the picture cannot be written as PNG: {0}")]
    Png(String),
}

/// The widest picture.
const MOST_WIDTH: u32 = 16_384;

/// Paints an SVG as a PNG of so many pixels in width; the height follows from the picture.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, DrawError> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let size = tree.size();
    let scale = width as f32 / size.width();
    let height = (size.height() * scale).ceil() as u32;
    let pixmap = if width <= MOST_WIDTH && height <= 2 * MOST_WIDTH { Pixmap::new(width, height) } else { None };
    let mut pixmap = pixmap.ok_or(DrawError::Size { width, height })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|e| DrawError::Png(e.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z"/></svg>"#;

    #[test]
    fn a_png_keeps_the_proportions() -> Result<(), DrawError> {
        let png = png(SQUARE, 40)?;
        assert!(png.starts_with(b"\x89PNG"));
        assert_eq!(png[16..24], [0, 0, 0, 40, 0, 0, 0, 20]);
        Ok(())
    }

    #[test]
    fn what_cannot_be_painted_is_refused() {
        assert!(matches!(png("<svg", 40), Err(DrawError::Svg(_))));
        assert!(matches!(png(SQUARE, 0), Err(DrawError::Size { .. })));
        assert!(matches!(png(SQUARE, 1 << 20), Err(DrawError::Size { .. })));
    }
}
