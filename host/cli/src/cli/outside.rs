//! The arguments of `bot`, `move`, `analyze` and `puzzles`.

use std::path::PathBuf;
use std::time::Duration;

use bastide_session::analysis;
use clap::{Args, ValueHint};

use crate::language::say;

/// The time that programs have.
#[derive(Args, Clone, Debug)]
pub struct BotTime {
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
    time.filter(fits).ok_or_else(|| say!("refused-seconds"))
}

/// The arguments of `bot`.
#[derive(Args, Clone, Debug)]
pub struct BotProgram {
    pub bot: String,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

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
