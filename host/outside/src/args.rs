//! Arguments: of `bot`, of the hidden command `isolated`, and the limits of both kinds of processes.
#![allow(missing_docs, reason = "the texts of --help say what the arguments mean")]

use std::path::PathBuf;
use std::time::Duration;

use bastide_console::language::say;
use clap::Args;

use crate::isolate::Limits;

/// The most seconds of a game.
const GAME_SECONDS: u64 = 30;
/// The most memory, in megabytes.
const MEGABYTES: u64 = 2048;

/// The limits of a process that runs libraries.
#[derive(Args, Clone, Copy, Debug)]
pub struct Share {
    #[arg(long, value_name = "N", default_value_t = GAME_SECONDS, value_parser = clap::value_parser!(u64).range(1..))]
    pub game_seconds: u64,
    #[arg(long, value_name = "N", default_value_t = MEGABYTES, value_parser = clap::value_parser!(u64).range(1..))]
    pub megabytes: u64,
}

impl Default for Share {
    fn default() -> Share {
        Share { game_seconds: GAME_SECONDS, megabytes: MEGABYTES }
    }
}

impl From<Share> for Limits {
    fn from(share: Share) -> Limits {
        Limits::new(share.game_seconds, share.megabytes)
    }
}

/// The arguments of the hidden command that runs a child process.
#[derive(Args, Clone, Debug)]
pub struct Isolated {
    #[arg(long)]
    pub notes: PathBuf,
    #[arg(long)]
    pub memory: u64,
}

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
