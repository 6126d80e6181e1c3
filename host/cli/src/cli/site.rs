//! The arguments of `site`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

/// The arguments of `site`.
#[derive(Args, Clone, Debug)]
pub struct Site {
    #[arg(value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub folder: PathBuf,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub module: Option<PathBuf>,
}
