//! `bastide site`: pages that play without a server, as files for any host.

mod module;

use std::io::Write;
use std::path::Path;

use bastide_files::{FileError, read};
use bastide_pages::site;
use serde_json::json;

use crate::cli;
use bastide_console::Error;
use bastide_console::language::{say, thousands};

/// Writes the site, with the module that is named or else the one in this program. Without either, builds it.
///
/// # Errors
/// The module cannot be read or built, or the folder cannot be written to.
pub(crate) fn run(args: &cli::Site, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let from = |file: &Path| read::bytes(file).map_err(|why| FileError::read(file, why));
    let bytes = match &args.module {
        Some(file) => from(file)?,
        None => match module::inside().map_err(|why| Error::Usage(say!("site-no-module", why = why.to_string())))? {
            Some(bytes) => bytes,
            None => from(&module::build()?)?,
        },
    };
    let written = site::write(&args.folder, &bytes).map_err(|error| Error::Usage(error.to_string()))?;
    let folder = args.folder.display().to_string();
    if json {
        writeln!(out, "{}", json!({"folder": folder, "files": written.files, "bytes": written.bytes, "module": written.module}))?;
        return Ok(());
    }
    let [kilobytes, module] = [written.bytes, written.module].map(|bytes| thousands(bytes as u64 / 1024));
    writeln!(
        out,
        "{}",
        say!("site-written", folder = folder.as_str(), files = written.files, kilobytes = kilobytes, module = module)
    )?;
    writeln!(out, "{}", say!("site-try", folder = folder))?;
    Ok(())
}
