//! The arguments of `expansion` and of its commands.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};

use super::isolated::Share;

/// The arguments of `expansion`.
#[derive(Args, Clone, Debug)]
pub struct Expansion {
    #[command(subcommand)]
    pub command: ExpansionCommand,
}

/// The commands of `expansion`.
#[derive(Subcommand, Clone, Debug)]
pub enum ExpansionCommand {
    New {
        #[arg(value_name = "FOLDER", value_hint = ValueHint::DirPath)]
        name: PathBuf,
        #[arg(long, value_name = "NAME")]
        author: Option<String>,
    },
    Build(BuildExpansion),
    Test(TestExpansion),
    Bundle(BundleExpansion),
}

/// The arguments of `expansion build`.
#[derive(Args, Clone, Debug)]
pub struct BuildExpansion {
    #[arg(value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub path: PathBuf,
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub target_dir: Option<PathBuf>,
}

/// The arguments of `expansion bundle`.
#[derive(Args, Clone, Debug)]
pub struct BundleExpansion {
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub path: PathBuf,
    #[arg(long, value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub with: Vec<PathBuf>,
    #[arg(long, short = 'o', value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub out: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub target_dir: Option<PathBuf>,
}

/// The arguments of `expansion test`.
#[derive(Args, Clone, Debug)]
pub struct TestExpansion {
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub what: PathBuf,
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub target_dir: Option<PathBuf>,
    #[arg(long, value_name = "LIB", num_args = 1.., value_hint = ValueHint::AnyPath)]
    pub with: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    #[arg(long, short = 'n', value_name = "GAMES", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub share: Share,
}
