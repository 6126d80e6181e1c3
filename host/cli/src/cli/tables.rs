//! The arguments of `tables`, `backup` and `push-key`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueHint};

/// The arguments of `tables`.
#[derive(Args, Clone, Debug)]
pub struct Tables {
    #[arg(long, global = true, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
    #[arg(long, global = true, value_name = "URL", conflicts_with = "data")]
    pub store: Option<String>,
    #[command(subcommand)]
    pub command: Option<TablesCommand>,
}

/// The commands of `tables`.
#[derive(Subcommand, Clone, Debug)]
pub enum TablesCommand {
    List,
    Delete {
        #[arg(required = true)]
        ids: Vec<String>,
    },
    Export {
        id: String,
    },
}

/// The arguments of `backup`.
#[derive(Args, Clone, Debug)]
pub struct Backup {
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub target: PathBuf,
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub store: Option<String>,
}

/// The arguments of `push-key`.
#[derive(Args, Clone, Debug)]
pub struct PushKeyFile {
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub target: PathBuf,
}
