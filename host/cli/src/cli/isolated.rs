//! Work in a process of its own: what it may take, and the hidden command.

use std::path::PathBuf;

use clap::Args;

use crate::isolate::Limits;

/// What a process may take that runs libraries.
#[derive(Args, Clone, Copy, Debug)]
pub struct Share {
    /// How many seconds a game may take in a process of its own.
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    pub game_seconds: u64,
    /// How many megabytes of memory such a process may take.
    #[arg(long, value_name = "N", default_value_t = 2048, value_parser = clap::value_parser!(u64).range(1..))]
    pub megabytes: u64,
}

impl From<Share> for Limits {
    fn from(share: Share) -> Limits {
        Limits::new(share.game_seconds, share.megabytes)
    }
}

/// How a child is started: the arguments of the hidden command.
#[derive(Args, Clone, Debug)]
pub struct Isolated {
    /// The file in which it notes what it does.
    #[arg(long)]
    pub notes: PathBuf,
    /// How many bytes of memory it may take beyond those that it begins with.
    #[arg(long)]
    pub memory: u64,
}
