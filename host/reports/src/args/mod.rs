//! The arguments of the commands of this crate.
#![allow(missing_docs, reason = "the texts of --help say what the arguments mean")]

mod bots;
mod maps;
mod matches;
mod tournament;

use std::path::PathBuf;

use bastide_outside::args::Share;
use bastide_simulate::Shard;
use clap::{Args, ValueHint};

pub use bots::{Analyze, Move, Puzzles};
pub use maps::{CheckMap, MapCommand, Maps, NewMap, ShowMap, TableOfMap};
pub use matches::Match;
pub use tournament::Tournament;

/// The arguments of `simulate`.
#[derive(Args, Clone, Debug)]
pub struct Simulate {
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    #[arg(long, short = 'n', value_name = "GAMES", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long)]
    pub seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    #[arg(long, value_delimiter = ',', value_name = "BOTS")]
    pub bots: Vec<String>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub parquet: Option<PathBuf>,
    #[arg(long)]
    pub moves: bool,
    #[arg(long, value_name = "I/N", requires = "totals")]
    pub shard: Option<Shard>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub totals: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[arg(long)]
    pub isolate: bool,
    #[command(flatten)]
    pub share: Share,
}

/// The arguments of `merge`.
#[derive(Args, Clone, Debug)]
pub struct Merge {
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub totals: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}

/// The arguments of `import`.
#[derive(Args, Clone, Debug)]
pub struct Import {
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}

/// The arguments of `export`.
#[derive(Args, Clone, Debug)]
pub struct Export {
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub jcz: PathBuf,
    #[arg(long)]
    pub force: bool,
}
