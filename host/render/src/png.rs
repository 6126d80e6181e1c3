//! Conversion of SVG to PNG.
//!
//! Renders any SVG text, usually the output of [`svg`](crate::svg), with resvg, without fonts and
//! files: the pictures of this crate contain their text as outlines. The only module that uses
//! resvg.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::error::{DrawError, MAX_WIDTH};

/// Pixels without transparency.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pixels {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// Red, green and blue of each pixel, row by row from the top.
    pub rgb: Vec<u8>,
}

/// Renders an SVG as a PNG that is `width` pixels wide; the height follows from the picture.
///
/// # Errors
/// The text is not an SVG, or the picture would have no pixels or too many.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, DrawError> {
    rendered(svg, width)?.encode_png().map_err(|e| DrawError::Png(e.to_string()))
}

/// Renders an SVG as pixels on white, as many in a row as `width` says.
///
/// # Errors
/// As for [`png`].
pub fn pixels(svg: &str, width: u32) -> Result<Pixels, DrawError> {
    let pixmap = rendered(svg, width)?;
    // The colors are multiplied by their opacity, so white shines through by what is missing of it.
    let on_white = |p: &resvg::tiny_skia::PremultipliedColorU8| {
        let white = u8::MAX - p.alpha();
        [p.red() + white, p.green() + white, p.blue() + white]
    };
    Ok(Pixels { width: pixmap.width(), height: pixmap.height(), rgb: pixmap.pixels().iter().flat_map(on_white).collect() })
}

fn rendered(svg: &str, width: u32) -> Result<Pixmap, DrawError> {
    let tree = Tree::from_str(svg, &Options::default()).map_err(|e| DrawError::Svg(e.to_string()))?;
    let size = tree.size();
    let scale = width as f32 / size.width();
    let height = (size.height() * scale).ceil() as u32;
    let pixmap = if width <= MAX_WIDTH && height <= 2 * MAX_WIDTH { Pixmap::new(width, height) } else { None };
    let mut pixmap = pixmap.ok_or(DrawError::Size { width, height })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
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
    fn pixels_lie_on_white() -> Result<(), DrawError> {
        let half = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h1v1H0z" fill="#f00"/></svg>"##;
        let Pixels { width, height, rgb } = pixels(half, 2)?;
        assert_eq!((width, height, rgb), (2, 1, vec![255, 0, 0, 255, 255, 255]));
        Ok(())
    }

    #[test]
    fn what_cannot_be_painted_is_refused() {
        assert!(matches!(png("<svg", 40), Err(DrawError::Svg(_))));
        assert!(matches!(png(SQUARE, 0), Err(DrawError::Size { .. })));
        assert!(matches!(png(SQUARE, 1 << 20), Err(DrawError::Size { .. })));
    }
}
