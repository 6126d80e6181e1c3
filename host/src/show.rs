//! `bastide show`: the board of a record as text, SVG or PNG.

use std::io::Write;

use crate::cli;
use crate::error::Error;
use crate::records;

/// Shows or draws.
pub fn run(args: &cli::Show, _json: bool, _out: &mut dyn Write) -> Result<(), Error> {
    let _recorder = records::replay(&args.record, args.at)?;
    Ok(())
}
