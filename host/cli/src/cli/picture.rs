//! The arguments for drawing pictures.

use std::path::PathBuf;

use clap::{Args, ValueHint};

/// The arguments for drawing a picture.
#[derive(Args, Clone, Debug)]
pub struct Picture {
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub png: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1800, requires = "png")]
    pub width: u32,
    #[arg(long)]
    pub force: bool,
}
