//! The command line, as clap parses it.
//!
//! These types hold the arguments; [`commands`](crate::commands) runs the commands. The comments of
//! commands and arguments are the texts of `--help`.

mod expansion;
mod isolated;
mod maps;
mod matches;
mod outside;
mod picture;
mod serve;
mod tables;

use std::path::PathBuf;

use bastide_simulate::Shard;
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;

pub use expansion::{BuildExpansion, Expansion, ExpansionCommand, TestExpansion};
pub use isolated::{Isolated, Share};
pub use maps::{CheckMap, MapCommand, Maps, NewMap, ShowMap, TableOfMap};
pub use matches::Match;
pub use outside::{Analyze, BotProgram, BotTime, Move};
pub use picture::Picture;
pub use serve::{Join, KEEP_DAYS, Serve, TableProcess};
pub use tables::{Backup, Tables, TablesCommand};

/// Plays tile-laying games of the Carcassonne family by the rules of a table file.
///
/// Without a command, games are served to your browser, as `serve` does; if there is no terminal,
/// bots play the base game, as `play` does.
#[derive(Parser, Clone, Debug)]
#[command(name = "bastide", version, arg_required_else_help = false)]
pub struct Cli {
    /// Print the result as JSON.
    #[arg(long, global = true)]
    pub json: bool,
    /// Open the libraries that tables and records name, which are native code, and remember them by
    /// their SHA-256.
    #[arg(long, global = true)]
    pub allow_libraries: bool,
    /// Let table files name programs as bots (`bot = { command = ["my-bot", "--fast"] }`). They run with your
    /// rights. A server starts no programs.
    #[arg(long, global = true)]
    pub allow_command: bool,
    /// Tell what is played in this language: `en`, `nl` or `de`. BASTIDE_LANGUAGE names it as well.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub language: Option<String>,
    /// What to do; `serve` by default.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    /// Serve games to browsers on this computer and on others.
    Serve(Serve),
    /// List, delete or export the tables of a server.
    Tables(Tables),
    /// Write a copy of the database of a server, also while it runs.
    Backup(Backup),
    /// Take a seat at the table of a server, from the terminal or with a bot.
    Join(Join),
    /// Play a game in the terminal; without a terminal, bots play it.
    Play(Play),
    /// Play many games with bots and print statistics.
    Simulate(Simulate),
    /// Add up the totals of all shards of a simulation and print its statistics.
    Merge(Merge),
    /// Let bots play the same games from every seat, and rate them.
    Match(Match),
    /// Print the move that a bot would make in the position of a record.
    Move(Move),
    /// Judge the moves of a record: which lost most, what was better, and the chances to win.
    Analyze(Analyze),
    /// Speak the protocol of bots over standard input and output, as a bot of this program.
    Bot(BotProgram),
    /// Measure the speed of the engine: random games per second of CPU time on one thread.
    Bench(Bench),
    /// Play a record again and print what happened, action by action.
    Replay(Replay),
    /// Show the board of a record, or draw it as a picture.
    Show(Show),
    /// Convert a saved game of JCloisterZone or FanCloisterZone to a record.
    Import(Import),
    /// Convert a record to a saved game of JCloisterZone and FanCloisterZone.
    Export(Export),
    /// Play scenarios, rule tests and traces, and check that they come out as written.
    Verify(Verify),
    /// Check a table file, and print its seats, plugins and changed options.
    Check(Check),
    /// List the plugins, or describe one.
    Plugins(Plugins),
    /// Print the order of the phases of a game.
    Phases(Phases),
    /// Explain the letters on the board, the codes of tiles and the notation of records.
    Legend(LegendOf),
    /// Write a commented table file to start from.
    New(New),
    /// List the boards of the Maps variant; show, check and create boards.
    Maps(Maps),
    /// Create, build and test an expansion of your own.
    Expansion(Expansion),
    /// Print the licences of this program and of what it contains.
    Licenses,
    /// Print the completion script for a shell.
    Completions(Completions),
    /// Serve the requests of another process of this program.
    #[command(hide = true)]
    Isolated(Isolated),
    /// Play one table for a server.
    #[command(hide = true)]
    TableProcess(TableProcess),
}

/// The arguments of `play`.
#[derive(Args, Clone, Debug, Default)]
pub struct Play {
    /// The table file; by default, you play the base game against a bot.
    #[arg(value_hint = ValueHint::FilePath, conflicts_with = "resume")]
    pub table: Option<PathBuf>,
    /// The seed of all random numbers; by default that of the table, or else a random one.
    #[arg(long, conflicts_with = "resume")]
    pub seed: Option<u64>,
    /// Continue the game of this record.
    #[arg(long, value_name = "RECORD", value_hint = ValueHint::FilePath)]
    pub resume: Option<PathBuf>,
    /// Continue a record that is cut off from its last whole action, in a new file.
    #[arg(long, requires = "resume")]
    pub repair: bool,
    /// Save the record of the game in this file after every action.
    #[arg(long, value_name = "RECORD", value_hint = ValueHint::FilePath)]
    pub save: Option<PathBuf>,
    /// Let bots play all seats, even in a terminal.
    #[arg(long)]
    pub exhibition: bool,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
    /// Ask and answer line by line, without a screen; works through pipes too.
    #[arg(long, conflicts_with = "exhibition")]
    pub plain: bool,
    /// The time of programs.
    #[command(flatten)]
    pub time: BotTime,
}

/// The arguments of `simulate`.
#[derive(Args, Clone, Debug)]
pub struct Simulate {
    /// The table file; by default, the base game for two players.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// The number of games. Ctrl-C stops early and prints the result so far.
    #[arg(long, short = 'n', default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed from which the seeds of the games are derived; by default that of the table, or
    /// else 1.
    #[arg(long)]
    pub seed: Option<u64>,
    /// The number of threads; by default, as many as the machine can run at once.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: Option<u64>,
    /// The bots of the seats in turn order, separated by commas (`--bots greedy,random`). With
    /// fewer bots than seats, the list starts again. There are: random, greedy, greedy-1,
    /// search (with a budget: search:500, search:1s), easy, normal, hard, master.
    #[arg(long, value_delimiter = ',', value_name = "BOT,...")]
    pub bots: Vec<String>,
    /// Also write one row per game to this CSV file. `-` writes the rows to standard output and the
    /// result to standard error.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub csv: Option<PathBuf>,
    /// Also write one row per game to this Parquet file, with the columns of `--csv`. The program
    /// must be built with the feature `parquet`.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub parquet: Option<PathBuf>,
    /// Play only part I of N of the games (`--shard 3/10`), so that N machines share a run. All of
    /// them need the same table, seed, bots and number of games. `merge` adds up their totals.
    #[arg(long, value_name = "I/N", requires = "totals")]
    pub shard: Option<Shard>,
    /// Also write the totals of all games to this file, for `merge`. It is not written if Ctrl-C
    /// stops the run.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub totals: Option<PathBuf>,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
    /// Play in a separate process. A crash of a library ends that process only.
    #[arg(long)]
    pub isolate: bool,
    /// The limits of that process.
    #[command(flatten)]
    pub share: Share,
}

/// The arguments of `merge`.
#[derive(Args, Clone, Debug)]
pub struct Merge {
    /// The files that `simulate --shard I/N --totals FILE` wrote, one for each shard, in any order.
    #[arg(required = true, value_hint = ValueHint::FilePath)]
    pub totals: Vec<PathBuf>,
    /// Also write the totals of the whole run to this file.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub out: Option<PathBuf>,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
}

/// The arguments of `bench`.
#[derive(Args, Clone, Debug)]
pub struct Bench {
    /// The table file; by default, the base game for two players.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// The CPU time to spend, in seconds.
    #[arg(long, default_value_t = 3.0)]
    pub seconds: f64,
    /// The seed from which the seeds of the games are derived.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// The arguments of `replay`.
#[derive(Args, Clone, Debug)]
pub struct Replay {
    /// The record.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    /// Stop after N actions. Actions are counted as in the first column of the output, and as
    /// `show --at` counts them.
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
    /// Write the game of a record that is cut off, up to its last whole action, to this new file,
    /// and replay that file.
    #[arg(long, value_name = "NEW", value_hint = ValueHint::FilePath, conflicts_with = "until")]
    pub repair: Option<PathBuf>,
    /// Take the plugins of this library from it, whatever the record says. It must be an allowed
    /// one. May be given several times.
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath, conflicts_with = "repair")]
    pub library: Vec<PathBuf>,
}

/// The arguments of `show`.
#[derive(Args, Clone, Debug)]
pub struct Show {
    /// The record.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    /// Show the board as it was after the first N actions. `replay` prints their numbers; `--until`
    /// counts the same.
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Take the plugins of this library from it, whatever the record says. It must be an allowed
    /// one. May be given several times.
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
    /// The picture to draw.
    #[command(flatten)]
    pub picture: Picture,
}

/// The arguments of `import`.
#[derive(Args, Clone, Debug)]
pub struct Import {
    /// The saved game: a `.jcz` file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    /// The record to write; by default, the record is printed.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: Option<PathBuf>,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
}

/// The arguments of `export`.
#[derive(Args, Clone, Debug)]
pub struct Export {
    /// The record.
    #[arg(value_hint = ValueHint::FilePath)]
    pub record: PathBuf,
    /// The saved game to write. It must not exist yet without `--force`.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub jcz: PathBuf,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
}

/// The arguments of `verify`.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// Scenarios (.toml), rule tests and saved games (.jcz), traces (.json.gz), or folders of them.
    #[arg(required = true, value_hint = ValueHint::AnyPath)]
    pub paths: Vec<PathBuf>,
    /// Also use the expansions of this library, which must be an allowed one. May be given several
    /// times. A scenario can name a library itself, as a table file does.
    #[arg(long, value_name = "LIB", value_hint = ValueHint::FilePath)]
    pub library: Vec<PathBuf>,
    /// Draw the position of each scenario as comments at the head of its file, and check nothing.
    #[arg(long)]
    pub annotate: bool,
}

/// The arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct Check {
    /// The table file.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: PathBuf,
}

/// The arguments of `plugins`.
#[derive(Args, Clone, Debug)]
pub struct Plugins {
    /// The id of a plugin, to print its options and presets.
    pub id: Option<String>,
    /// Print the rules of that plugin, as Markdown.
    #[arg(long, requires = "id")]
    pub rules: bool,
    /// List the plugins of these libraries, with their options and presets. The libraries must be
    /// allowed ones.
    #[arg(long, value_name = "LIB", num_args = 1.., value_hint = ValueHint::FilePath, conflicts_with_all = ["trusted", "forget"])]
    pub library: Vec<PathBuf>,
    /// List the libraries that you have allowed, instead of the plugins.
    #[arg(long, conflicts_with = "id")]
    pub trusted: bool,
    /// Remove a library from the allowed ones: the first digits of its SHA-256, or `all`.
    #[arg(long, value_name = "SHA256", conflicts_with_all = ["id", "trusted"])]
    pub forget: Option<String>,
}

/// The arguments of `phases`.
#[derive(Args, Clone, Debug)]
pub struct Phases {
    /// The table file; by default, the base game for two players.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// Print a graph in the language of Graphviz.
    #[arg(long, conflicts_with = "json")]
    pub dot: bool,
    /// Print the phases that ask a player, with their offer points: where other plugins may offer
    /// actions.
    #[arg(long, visible_alias = "doors", conflicts_with = "dot")]
    pub offers: bool,
}

/// The arguments of `legend`.
#[derive(Args, Clone, Debug)]
pub struct LegendOf {
    /// The table file; by default, the base game for two players.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: Option<PathBuf>,
    /// List all tiles too, with the edges that their roads, cities and fields touch at 0 degrees.
    #[arg(long)]
    pub tiles: bool,
}

/// The arguments of `new`.
#[derive(Args, Clone, Debug)]
pub struct New {
    /// The file to write.
    #[arg(value_hint = ValueHint::FilePath)]
    pub table: PathBuf,
    /// Replace an existing file.
    #[arg(long)]
    pub force: bool,
    /// Use a named set of options: "jcloisterzone" plays as that program does, so that games can be
    /// exported.
    #[arg(long, value_name = "NAME")]
    pub like: Option<String>,
}

/// The arguments of `completions`.
#[derive(Args, Clone, Debug)]
pub struct Completions {
    /// The shell.
    pub shell: Shell,
}
