//! The arguments of `move`, `analyze` and `puzzles`.

use std::path::PathBuf;

use bastide_outside::args::BotTime;
use bastide_session::analysis;
use clap::{Args, ValueHint};

/// The arguments of `move`.
#[derive(Args, Clone, Debug)]
pub struct Move {
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    #[arg(long)]
    pub bot: String,
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    #[arg(long)]
    pub why: bool,
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
    #[command(flatten)]
    pub time: BotTime,
}

/// The arguments of `analyze`.
#[derive(Args, Clone, Debug)]
pub struct Analyze {
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    #[arg(long, value_name = "N", default_value_t = analysis::SIMULATIONS, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub simulations: u32,
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub show: usize,
    #[arg(long, default_value_t = analysis::SEED)]
    pub seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
}

/// The arguments of `puzzles`.
#[derive(Args, Clone, Debug)]
pub struct Puzzles {
    #[arg(value_name = "TABLE", value_hint = ValueHint::FilePath)]
    pub tables: Vec<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub most: usize,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    #[arg(long, short, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}
