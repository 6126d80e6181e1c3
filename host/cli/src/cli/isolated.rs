//! The limits of a child process, and the arguments of the hidden command `isolated`.

use std::path::PathBuf;

use clap::Args;

use crate::isolate::Limits;

/// The limits of a process that runs libraries.
#[derive(Args, Clone, Copy, Debug)]
pub struct Share {
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    pub game_seconds: u64,
    #[arg(long, value_name = "N", default_value_t = 2048, value_parser = clap::value_parser!(u64).range(1..))]
    pub megabytes: u64,
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
