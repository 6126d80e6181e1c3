//! The arguments of `tournament`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

use bastide_outside::args::BotTime;

/// The arguments of `tournament`.
#[derive(Args, Clone, Debug)]
pub struct Tournament {
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub standings: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub time: BotTime,
}
