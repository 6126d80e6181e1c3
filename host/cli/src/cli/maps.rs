//! The arguments of `maps` and of its commands.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};

use super::picture::Picture;

/// The arguments of `maps`.
#[derive(Args, Clone, Debug)]
pub struct Maps {
    /// What to do; by default, list all boards.
    #[command(subcommand)]
    pub command: Option<MapCommand>,
}

/// The commands of `maps`.
#[derive(Subcommand, Clone, Debug)]
pub enum MapCommand {
    /// Show a board, or draw it as a picture.
    Show(ShowMap),
    /// Check a board file, and play random games on it if asked to.
    Check(CheckMap),
    /// Print a table file for a game on a board.
    Table(TableOfMap),
    /// Write a commented board file to start from.
    New(NewMap),
}

/// The arguments of `maps show`.
#[derive(Args, Clone, Debug)]
pub struct ShowMap {
    /// The name of a board, or the path of a board file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
    /// The picture to draw.
    #[command(flatten)]
    pub picture: Picture,
}

/// The arguments of `maps check`.
#[derive(Args, Clone, Debug)]
pub struct CheckMap {
    /// The name of a board, or the path of a board file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
    /// Play N random games on the board, with the tiles that it recommends.
    #[arg(long, short = 'n', value_name = "N", default_value_t = 0)]
    pub games: u64,
    /// The seed from which the seeds of the games are derived.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// The arguments of `maps table`.
#[derive(Args, Clone, Debug)]
pub struct TableOfMap {
    /// The name of a board, or the path of a board file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
}

/// The arguments of `maps new`.
#[derive(Args, Clone, Debug)]
pub struct NewMap {
    /// The file to write.
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
}
