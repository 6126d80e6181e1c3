//! The arguments of `expansion` and of its commands, `add` and `remove`.
#![allow(missing_docs, reason = "the texts of --help say what the arguments mean")]

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};

use bastide_outside::args::Share;

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

/// The arguments of `add`.
#[derive(Args, Clone, Debug)]
pub struct Add {
    #[arg(value_name = "NAME | FOLDER | ARCHIVE", value_hint = ValueHint::AnyPath)]
    pub what: String,
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub index: Option<PathBuf>,
    #[arg(long, short = 'y')]
    pub yes: bool,
    #[arg(long)]
    pub bundle: bool,
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub target_dir: Option<PathBuf>,
    #[arg(long)]
    pub no_test: bool,
}

/// The arguments of `remove`.
#[derive(Args, Clone, Debug)]
pub struct Remove {
    #[arg(value_name = "NAME")]
    pub name: String,
}
