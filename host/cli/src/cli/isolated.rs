//! The limits of a child process, and the arguments of the hidden command `isolated`.

use std::path::PathBuf;

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
