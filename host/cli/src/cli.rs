//! The command line, as clap parses it.
//!
//! These types hold the arguments; [`commands`](crate::commands) runs the commands. What the commands and
//! arguments mean is in `texts/*.ftl`, from which [`help::command`] makes the texts of `--help`.
#![allow(missing_docs, reason = "the texts of --help say what the arguments mean")]

pub mod help;
mod refusal;
mod serve;
mod site;
mod tables;

use std::path::PathBuf;

use bastide_outside::args::{BotProgram, Isolated};
use bastide_reports::args::{Analyze, Export, Import, Maps, Match, Merge, Move, Puzzles, Simulate, Tournament};
use bastide_terminal::args::{Play, Show};
use bastide_workshop::args::{Add, Expansion, Remove};
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;

pub use refusal::refusal;
pub use serve::{Edit, Join, KEEP_DAYS, Serve, TableProcess};
pub use site::Site;
pub use tables::{Backup, PushKeyFile, Tables, TablesCommand};

/// A command line.
#[derive(Parser, Clone, Debug)]
#[command(name = "bastide", version, arg_required_else_help = false)]
pub struct Cli {
    #[arg(long, global = true)]
    pub json: bool,
    #[arg(long, global = true)]
    pub allow_libraries: bool,
    #[arg(long, global = true)]
    pub allow_command: bool,
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub language: Option<String>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    Serve(Serve),
    Site(Site),
    Edit(Edit),
    Tables(Tables),
    Backup(Backup),
    PushKey(PushKeyFile),
    Join(Join),
    Play(Play),
    Simulate(Simulate),
    Merge(Merge),
    Match(Match),
    Tournament(Tournament),
    Move(Move),
    Analyze(Analyze),
    Puzzles(Puzzles),
    Bot(BotProgram),
    Bench(Bench),
    Replay(Replay),
    Show(Show),
    Import(Import),
    Export(Export),
    Verify(Verify),
    Check(Check),
    Plugins(Plugins),
    Schema(SchemaOf),
    Phases(Phases),
    Legend(LegendOf),
    New(New),
    Maps(Maps),
    Expansion(Expansion),
    Add(Add),
    Remove(Remove),
    Licenses,
    Completions(Completions),
    Man(ManPages),
    #[command(hide = true)]
    Isolated(Isolated),
    #[command(hide = true)]
    TableProcess(TableProcess),
}

/// The arguments of `bench`.
#[derive(Args, Clone, Debug)]
pub struct Bench {
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    #[arg(long, default_value_t = 3.0)]
    pub seconds: f64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// The arguments of `replay`.
#[derive(Args, Clone, Debug)]
pub struct Replay {
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "until")]
    pub repair: Option<PathBuf>,
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath, conflicts_with = "repair")]
    pub library: Vec<PathBuf>,
}

/// The arguments of `verify`.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    #[arg(required = true, value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub paths: Vec<PathBuf>,
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
    #[arg(long)]
    pub annotate: bool,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["library", "annotate"])]
    pub bundle: Option<PathBuf>,
}

/// The arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct Check {
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: PathBuf,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub bundle: Option<PathBuf>,
}

/// The arguments of `plugins`.
#[derive(Args, Clone, Debug)]
pub struct Plugins {
    pub id: Option<String>,
    #[arg(long, requires = "id")]
    pub rules: bool,
    #[arg(long, value_name = "LIB", num_args = 1.., value_hint = ValueHint::FilePath, conflicts_with_all = ["trusted", "forget"])]
    pub library: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["id", "library", "trusted", "forget"])]
    pub bundle: Option<PathBuf>,
    #[arg(long, conflicts_with = "id")]
    pub trusted: bool,
    #[arg(long, value_name = "SHA256", conflicts_with_all = ["id", "trusted"])]
    pub forget: Option<String>,
}

/// The arguments of `schema`.
#[derive(Args, Clone, Debug)]
pub struct SchemaOf {
    #[arg(long, value_name = "LIB", num_args = 1.., value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
}

/// The arguments of `phases`.
#[derive(Args, Clone, Debug)]
pub struct Phases {
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    #[arg(long, conflicts_with = "json")]
    pub dot: bool,
    #[arg(long, alias = "doors", conflicts_with = "dot")]
    pub offers: bool,
}

/// The arguments of `legend`.
#[derive(Args, Clone, Debug)]
pub struct LegendOf {
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    #[arg(long)]
    pub tiles: bool,
}

/// The arguments of `new`.
#[derive(Args, Clone, Debug)]
pub struct New {
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub table: PathBuf,
    #[arg(long)]
    pub force: bool,
    #[arg(long, value_name = "NAME")]
    pub like: Option<String>,
}

/// The arguments of `man`.
#[derive(Args, Clone, Debug)]
pub struct ManPages {
    #[arg(value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub folder: PathBuf,
}

/// The arguments of `completions`.
#[derive(Args, Clone, Debug)]
pub struct Completions {
    pub shell: Shell,
}
