//! The command line: what may be typed, as clap sees it.
//!
//! These types only say what was asked; [`commands`](crate::commands) does it. The texts of `--help` are the comments here.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;

/// Plays tile-laying games of the Carcassonne family by the rules of a table file.
///
/// Without a command it plays: you against a bot, with the base game.
#[derive(Parser, Clone, Debug)]
#[command(name = "bastide", version, args_conflicts_with_subcommands = true, arg_required_else_help = false)]
pub struct Cli {
    /// Print results as JSON.
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do; left out, it is `play`.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What can be done.
#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    /// Play a game at the terminal, or watch bots if there is no terminal.
    Play(Play),
    /// Play very many games with bots and print what they come to.
    Simulate(Simulate),
    /// Measure the engine: random games a CPU-second on one thread.
    Bench(Bench),
    /// Play a record again and print its moves.
    Replay(Replay),
    /// Show the board of a record, or draw it.
    Show(Show),
    /// Make a record of a saved game of JCloisterZone or FanCloisterZone.
    Import(Import),
    /// Write a record as a saved game of JCloisterZone and FanCloisterZone.
    Export(Export),
    /// Play scenarios, rule tests and traces and check what they say.
    Verify(Verify),
    /// Check a table file and say what it means.
    Check(Check),
    /// List the plugins, or describe one.
    Plugins(Plugins),
    /// Print the order of the phases at a table.
    Phases(Phases),
    /// Write a commented table file to start from.
    New(New),
    /// List the boards of the Maps variant; show, check and make them.
    Maps(Maps),
    /// Make, build and test an expansion of your own.
    Expansion(Expansion),
    /// Print the completions for a shell.
    Completions(Completions),
}

/// How to play.
#[derive(Args, Clone, Debug, Default)]
pub struct Play {
    /// The table file; left out, you play the base game against a bot.
    #[arg(value_hint = ValueHint::FilePath, conflicts_with = "resume")]
    pub table: Option<PathBuf>,
    /// The seed of all chance; left out, the table's, else any.
    #[arg(long, conflicts_with = "resume")]
    pub seed: Option<u64>,
    /// Go on with the game of this record.
    #[arg(long, value_name = "RECORD", value_hint = ValueHint::FilePath)]
    pub resume: Option<PathBuf>,
    /// Keep the record of the game in this file, up to date after every move.
    #[arg(long, value_name = "RECORD", value_hint = ValueHint::FilePath)]
    pub save: Option<PathBuf>,
    /// Let bots play for everybody, even at a terminal.
    #[arg(long)]
    pub exhibition: bool,
    /// Ask and answer line by line, without a screen; works through pipes too.
    #[arg(long, conflicts_with = "exhibition")]
    pub plain: bool,
}

/// How to simulate.
#[derive(Args, Clone, Debug)]
pub struct Simulate {
    /// The table file; left out, the base game for two.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// How many games.
    #[arg(long, short = 'n', default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed from which those of the games follow; left out, the table's, else 1.
    #[arg(long)]
    pub seed: Option<u64>,
    /// On how many threads; left out, on as many as the machine has.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    /// The bots of the seats in turn order, round again if there are more seats: random, greedy.
    #[arg(long, value_delimiter = ',', value_name = "BOT")]
    pub bots: Vec<String>,
    /// Also write one row a game to this CSV file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub csv: Option<PathBuf>,
}

/// How to measure.
#[derive(Args, Clone, Debug)]
pub struct Bench {
    /// The table file; left out, the base game for two.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// For how many seconds of CPU time.
    #[arg(long, default_value_t = 3.0)]
    pub seconds: f64,
    /// The seed from which those of the games follow.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What to replay.
#[derive(Args, Clone, Debug)]
pub struct Replay {
    /// The record.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    /// Stop after so many actions.
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
}

/// Where to draw a picture.
#[derive(Args, Clone, Debug)]
pub struct Picture {
    /// Draw it into this SVG file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub svg: Option<PathBuf>,
    /// Draw it into this PNG file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub png: Option<PathBuf>,
    /// How many pixels the PNG is wide.
    #[arg(long, default_value_t = 1800, requires = "png")]
    pub width: u32,
}

/// What to show, and how.
#[derive(Args, Clone, Debug)]
pub struct Show {
    /// The record.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    /// As it was after so many actions.
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Where to draw it.
    #[command(flatten)]
    pub picture: Picture,
}

/// What to import, and where to.
#[derive(Args, Clone, Debug)]
pub struct Import {
    /// The saved game, a `.jcz` file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// The record to write, which must not exist yet; left out, the record is printed.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: Option<PathBuf>,
}

/// What to export, and where to.
#[derive(Args, Clone, Debug)]
pub struct Export {
    /// The record.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    /// The saved game to write, which must not exist yet.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub jcz: PathBuf,
}

/// What to verify.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// Scenarios (.toml), rule tests and saved games (.jcz), traces (.json.gz), and folders of them.
    #[arg(required = true, value_hint = ValueHint::AnyPath)]
    pub paths: Vec<PathBuf>,
}

/// What to check.
#[derive(Args, Clone, Debug)]
pub struct Check {
    /// The table file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: PathBuf,
}

/// Which plugins to describe.
#[derive(Args, Clone, Debug)]
pub struct Plugins {
    /// The id of one plugin: its options and presets.
    pub id: Option<String>,
    /// Its rules, as Markdown.
    #[arg(long, requires = "id")]
    pub rules: bool,
}

/// Whose phases to print.
#[derive(Args, Clone, Debug)]
pub struct Phases {
    /// The table file; left out, the base game for two.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// As a graph in the language of Graphviz.
    #[arg(long, conflicts_with = "json")]
    pub dot: bool,
}

/// Where to write a table file.
#[derive(Args, Clone, Debug)]
pub struct New {
    /// The file, which must not exist yet.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: PathBuf,
}

/// What to do with boards.
#[derive(Args, Clone, Debug)]
pub struct Maps {
    /// Left out, all boards are listed.
    #[command(subcommand)]
    pub command: Option<MapCommand>,
}

/// What can be done with a board.
#[derive(Subcommand, Clone, Debug)]
pub enum MapCommand {
    /// Show a board, or draw it.
    Show(ShowMap),
    /// Check a board file, and play random games on it.
    Check(CheckMap),
    /// Print a table file to play on a board.
    Table(TableOfMap),
    /// Write a commented board file to start from.
    New(NewMap),
}

/// Which board to show, and how.
#[derive(Args, Clone, Debug)]
pub struct ShowMap {
    /// The name of a board, or a board file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
    /// Where to draw it.
    #[command(flatten)]
    pub picture: Picture,
}

/// Which board to check.
#[derive(Args, Clone, Debug)]
pub struct CheckMap {
    /// The name of a board, or a board file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
    /// Play so many random games on it, with the tiles that it recommends.
    #[arg(long, short = 'n', default_value_t = 0)]
    pub games: u64,
    /// The seed from which those of the games follow.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// On which board to play.
#[derive(Args, Clone, Debug)]
pub struct TableOfMap {
    /// The name of a board, or a board file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub board: String,
}

/// Where to write a board file.
#[derive(Args, Clone, Debug)]
pub struct NewMap {
    /// The file, which must not exist yet.
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
}

/// What to do for the author of an expansion.
#[derive(Args, Clone, Debug)]
pub struct Expansion {
    /// What to do.
    #[command(subcommand)]
    pub command: ExpansionCommand,
}

/// What can be done for the author of an expansion.
#[derive(Subcommand, Clone, Debug)]
pub enum ExpansionCommand {
    /// Write a new crate that builds, with a tile, a rule, an option, a scenario and a test.
    New {
        /// The folder to make; its name is the id of the expansion: lower-case words joined by hyphens.
        #[arg(value_hint = ValueHint::DirPath)]
        name: PathBuf,
    },
    /// Build a crate as a library that fits this program, and print its lines for a table file.
    Build(BuildExpansion),
    /// Run all checks on a crate, which is built first, or on a library.
    Test(TestExpansion),
}

/// What to build, and where.
#[derive(Args, Clone, Debug)]
pub struct BuildExpansion {
    /// The folder of the crate.
    #[arg(value_hint = ValueHint::DirPath)]
    pub path: PathBuf,
    /// Where cargo puts what it makes; left out, where it does so anyway.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub target_dir: Option<PathBuf>,
}

/// How to test an expansion.
#[derive(Args, Clone, Debug)]
pub struct TestExpansion {
    /// The folder of a crate, or the file of a library.
    #[arg(value_hint = ValueHint::AnyPath)]
    pub what: PathBuf,
    /// Where cargo puts what it makes; left out, where it does so anyway.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub target_dir: Option<PathBuf>,
    /// How many random games are played in all.
    #[arg(long, short = 'n', default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// For which shell.
#[derive(Args, Clone, Debug)]
pub struct Completions {
    /// The shell.
    pub shell: Shell,
}
