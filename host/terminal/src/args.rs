//! The arguments of `play` and `show`.
#![allow(missing_docs, reason = "the texts of --help say what the arguments mean")]

use std::path::PathBuf;

use bastide_console::picture::Picture;
use bastide_outside::args::BotTime;
use clap::{Args, ValueHint};

/// The arguments of `play`.
#[derive(Args, Clone, Debug, Default)]
pub struct Play {
    #[arg(value_hint = ValueHint::FilePath, conflicts_with = "resume")]
    pub table: Option<PathBuf>,
    #[arg(long, conflicts_with = "resume")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "RECORD", value_hint = ValueHint::FilePath)]
    pub resume: Option<PathBuf>,
    #[arg(long, requires = "resume")]
    pub repair: bool,
    #[arg(long, value_name = "RECORD", value_hint = ValueHint::FilePath)]
    pub save: Option<PathBuf>,
    #[arg(long)]
    pub exhibition: bool,
    #[arg(long)]
    pub force: bool,
    #[arg(long, conflicts_with = "exhibition")]
    pub plain: bool,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "repair")]
    pub bundle: Option<PathBuf>,
    #[command(flatten)]
    pub time: BotTime,
}

/// The arguments of `show`.
#[derive(Args, Clone, Debug)]
pub struct Show {
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
    #[command(flatten)]
    pub picture: Picture,
}
