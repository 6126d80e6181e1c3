//! The errors of drawing.

/// The greatest width of a picture in pixels.
pub(crate) const MAX_WIDTH: u32 = 16_384;

/// The reason why a picture cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawError {
    /// The text is not an SVG.
    #[error("invalid SVG: {0}")]
    Svg(String),
    /// The size is not supported.
    #[error("cannot make a picture of {width} by {height} pixels; choose a width from 1 to {MAX_WIDTH}")]
    Size {
        /// The requested width, in pixels.
        width: u32,
        /// The height that follows from it, in pixels.
        height: u32,
    },
    /// The PNG could not be encoded.
    #[error("cannot write the picture as PNG: {0}")]
    Png(String),
}
