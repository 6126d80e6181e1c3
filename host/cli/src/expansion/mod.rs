//! `bastide expansion`: what the author of an expansion needs besides an editor.
//!
//! [`create`] writes a new crate, [`build`] makes a library of it that fits this very program, and [`mod@test`] runs the checks of
//! the testkit on it.

pub mod build;
pub mod build_error;
pub mod create;
pub mod test;

use std::io::Write;

use crate::cli::ExpansionCommand;
use crate::error::Error;
use crate::report::print;

/// Does what was asked.
pub fn run(command: &ExpansionCommand, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    match command {
        ExpansionCommand::New { name } => print(&create::create(name)?, json, out),
        ExpansionCommand::Build(args) => print(&build::build(&args.path, args.target_dir.as_deref())?, json, out),
        ExpansionCommand::Test(args) => test::run(args, json, out),
    }
}
