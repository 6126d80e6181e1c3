//! The arguments of `add` and `remove`.

use std::path::PathBuf;

use clap::{Args, ValueHint};

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
