//! The arguments of `bot`, `move` and `analyze`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueHint};

/// The time that programs have.
#[derive(Args, Clone, Debug)]
pub struct BotTime {
    /// The seconds that a program has for each answer. A later answer is not used: the first option
    /// is taken.
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    pub bot_time: Duration,
}

impl Default for BotTime {
    fn default() -> BotTime {
        BotTime { bot_time: Duration::from_secs(5) }
    }
}

/// Reads a time from a hundredth of a second to an hour.
fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let fits = |time: &Duration| (Duration::from_millis(10)..=Duration::from_secs(3600)).contains(time);
    time.filter(fits).ok_or_else(|| "write a number of seconds from 0.01 to 3600".to_owned())
}

/// The arguments of `bot`.
#[derive(Args, Clone, Debug)]
pub struct BotProgram {
    /// The bot: random, greedy, greedy-1, search (with a budget: search:500, search:1s), easy, normal, hard
    /// or master.
    pub bot: String,
    /// The seed of its random numbers.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// The arguments of `move`.
#[derive(Args, Clone, Debug)]
pub struct Move {
    /// The record.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    /// The bot: a name such as search:1s, or a program (`command:my-bot --fast`).
    #[arg(long)]
    pub bot: String,
    /// Move after the first N actions; by default, after all. `replay` prints their numbers.
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Take the plugins of this library from it, whatever the record says. It must be an allowed
    /// one. May be given several times.
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
    /// The time of programs.
    #[command(flatten)]
    pub time: BotTime,
}

/// The arguments of `analyze`.
#[derive(Args, Clone, Debug)]
pub struct Analyze {
    /// The record.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    /// The number of simulations for each move. More take longer and find smaller mistakes.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub simulations: u32,
    /// Analyse the first N actions only. `replay` prints their numbers.
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
    /// List at most N moves; JSON has all.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub show: usize,
    /// The seed of the simulations.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The number of threads; by default, as many as the machine can run at once. The result does
    /// not depend on it.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    /// Take the plugins of this library from it, whatever the record says. It must be an allowed
    /// one. May be given several times.
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
}
