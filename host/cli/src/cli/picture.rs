//! The arguments for drawing pictures.

use std::path::PathBuf;

use clap::{Args, ValueHint};

/// The arguments for drawing a picture.
#[derive(Args, Clone, Debug)]
pub struct Picture {
    /// Draw the board into this SVG file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub svg: Option<PathBuf>,
    /// Draw the board into this PNG file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub png: Option<PathBuf>,
    /// The width of the PNG, in pixels.
    #[arg(long, default_value_t = 1800, requires = "png")]
    pub width: u32,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
}
