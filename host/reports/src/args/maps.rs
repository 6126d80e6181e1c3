//! The arguments of `maps` and of its commands.

use std::path::PathBuf;

use bastide_console::picture::Picture;
use clap::{Args, Subcommand, ValueHint};

/// The arguments of `maps`.
#[derive(Args, Clone, Debug)]
pub struct Maps {
    #[command(subcommand)]
    pub command: Option<MapCommand>,
}

/// The commands of `maps`.
#[derive(Subcommand, Clone, Debug)]
pub enum MapCommand {
    Show(ShowMap),
    Check(CheckMap),
    Table(TableOfMap),
    New(NewMap),
}

/// The arguments of `maps show`.
#[derive(Args, Clone, Debug)]
pub struct ShowMap {
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
    #[command(flatten)]
    pub picture: Picture,
}

/// The arguments of `maps check`.
#[derive(Args, Clone, Debug)]
pub struct CheckMap {
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
    #[arg(long, short = 'n', value_name = "N", default_value_t = 0)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// The arguments of `maps table`.
#[derive(Args, Clone, Debug)]
pub struct TableOfMap {
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
}

/// The arguments of `maps new`.
#[derive(Args, Clone, Debug)]
pub struct NewMap {
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[arg(long)]
    pub force: bool,
}
