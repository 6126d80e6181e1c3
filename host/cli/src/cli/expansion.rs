//! The arguments of `expansion` and of its commands.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};

use super::isolated::Share;

/// The arguments of `expansion`.
#[derive(Args, Clone, Debug)]
pub struct Expansion {
    /// What to do.
    #[command(subcommand)]
    pub command: ExpansionCommand,
}

/// The commands of `expansion`.
#[derive(Subcommand, Clone, Debug)]
pub enum ExpansionCommand {
    /// Write a new crate with a tile, a rule, an option, a scenario and a test.
    New {
        /// The folder to create. Its name becomes the id of the expansion: lower-case words joined
        /// by hyphens.
        #[arg(value_hint = ValueHint::DirPath)]
        name: PathBuf,
        /// Your name, which comes before that of the expansion in its id, as `ana` in
        /// `ana/dark-woods`. With it, expansions of several people may have the same name.
        #[arg(long, value_name = "NAME")]
        author: Option<String>,
    },
    /// Build a crate as a library for this program, and print the lines that a table file needs.
    Build(BuildExpansion),
    /// Run all checks on a library, or on a crate, which is built first.
    Test(TestExpansion),
}

/// The arguments of `expansion build`.
#[derive(Args, Clone, Debug)]
pub struct BuildExpansion {
    /// The folder of the crate.
    #[arg(value_hint = ValueHint::DirPath)]
    pub path: PathBuf,
    /// The target folder of cargo; by default, one in the folder for caches that all your
    /// expansions share, so that the engine is built once.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub target_dir: Option<PathBuf>,
}

/// The arguments of `expansion test`.
#[derive(Args, Clone, Debug)]
pub struct TestExpansion {
    /// The folder of a crate, or a library file.
    #[arg(value_hint = ValueHint::AnyPath)]
    pub what: PathBuf,
    /// The target folder of cargo; by default, one in the folder for caches that all your
    /// expansions share, so that the engine is built once.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub target_dir: Option<PathBuf>,
    /// Test it together with the expansions of these libraries too. A folder of a crate is built
    /// first; a library file must be an allowed one.
    #[arg(long, value_name = "LIB", num_args = 1.., value_hint = ValueHint::AnyPath)]
    pub with: Vec<PathBuf>,
    /// Play all random games at the table of this file, which must name the expansion.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// The number of random games in all.
    #[arg(long, short = 'n', default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed of all random numbers.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The limits of the process that runs the checks.
    #[command(flatten)]
    pub share: Share,
}
