//! `bastide expansion`: commands for the authors of expansions.
//!
//! [`create`] writes a new crate from the [`template`], [`build`](mod@build) builds it as a library
//! that fits this program with the [`engine`] of this machine, and [`mod@test`] runs the checks of
//! the test kit on it. [`bundle`] joins crates with the engine to a module that runs without rights.

pub(crate) mod archive;
pub mod build;
pub mod bundle;
pub mod create;
pub mod engine;
mod owner;
pub mod template;
pub mod test;
pub mod wasm;
mod wrapper;

use std::io::Write;

use crate::args::ExpansionCommand;
use bastide_console::Error;
use bastide_console::report::print;
use bastide_outside::args::Share;

/// Runs a command of `expansion`.
///
/// # Errors
/// The command fails; see [`Error`].
pub fn run(command: &ExpansionCommand, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    match command {
        ExpansionCommand::New { name, author } => print(&create::create(name, author.as_deref())?, json, out),
        ExpansionCommand::Build(args) => {
            let built = build::build(&args.path, args.target_dir.as_deref())?;
            // What an author gets wrong is told now, and not at the first table.
            test::first(&built.library, Share::default().into())?;
            print(&built, json, out)
        }
        ExpansionCommand::Bundle(args) => print(&bundle::bundle(args)?, json, out),
        ExpansionCommand::Test(args) => test::run(args, json, out),
    }
}
