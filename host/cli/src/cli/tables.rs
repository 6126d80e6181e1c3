//! The arguments of `tables` and `backup`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};

/// The arguments of `tables`.
#[derive(Args, Clone, Debug)]
pub struct Tables {
    /// The folder of the database; by default, that of `serve`.
    #[arg(long, global = true, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
    /// What to do; by default, list all tables.
    #[command(subcommand)]
    pub command: Option<TablesCommand>,
}

/// The commands of `tables`.
#[derive(Subcommand, Clone, Debug)]
pub enum TablesCommand {
    /// List all tables, private ones too.
    List,
    /// Delete tables with their games and talk.
    Delete {
        /// The ids of the tables.
        #[arg(required = true)]
        ids: Vec<String>,
    },
    /// Print the record of a table, with what is hidden from its players.
    Export {
        /// The id of the table.
        id: String,
    },
}

/// The arguments of `backup`.
#[derive(Args, Clone, Debug)]
pub struct Backup {
    /// The file for the copy, which must not exist.
    #[arg(value_hint = ValueHint::FilePath)]
    pub target: PathBuf,
    /// The folder of the database; by default, that of `serve`.
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
}
