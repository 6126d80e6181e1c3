//! The arguments of `match`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use bastide_outside::args::BotTime;

/// The arguments of `match`.
#[derive(Args, Clone, Debug)]
pub struct Match {
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    #[arg(long, value_delimiter = ',', value_name = "BOTS", required = true, num_args = 1)]
    pub bots: Vec<String>,
    #[arg(long, short = 'n', value_name = "GAMES", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long)]
    pub seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    #[arg(long, value_delimiter = ',', value_name = "ELO,ELO", allow_negative_numbers = true)]
    pub sprt: Vec<f64>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub csv: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub time: BotTime,
}
