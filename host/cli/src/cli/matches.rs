//! The arguments of `match`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use super::outside::BotTime;

/// The arguments of `match`.
#[derive(Args, Clone, Debug)]
pub struct Match {
    /// The table file; by default, the base game for two players.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// The bots, separated by a comma (`--bots search:1s,greedy`). A bot may be a program
    /// (`--bots "command:my-bot --fast,greedy"`). Each pair of three bots or more plays a match, and a
    /// ladder with one rating for each bot follows.
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT", required = true, num_args = 1)]
    pub bots: Vec<String>,
    /// The number of games, rounded up to whole rounds. In a round the first bot plays the same seed
    /// from each seat. Ctrl-C stops early and prints the result so far.
    #[arg(long, short = 'n', default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed from which the seeds of the rounds are derived; by default that of the table, or
    /// else 1.
    #[arg(long)]
    pub seed: Option<u64>,
    /// The number of threads; by default, as many as the machine can run at once.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    /// End the match as soon as a sequential test decides between two differences of Elo ratings,
    /// with errors of 5 % (`--sprt 0,30`).
    #[arg(long, value_delimiter = ',', value_name = "ELO,ELO", allow_negative_numbers = true)]
    pub sprt: Vec<f64>,
    /// Also write one row per game to this CSV file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub csv: Option<PathBuf>,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
    /// The time of programs.
    #[command(flatten)]
    pub time: BotTime,
}
