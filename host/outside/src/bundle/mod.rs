//! Bundles of strangers: modules with expansions, which run without rights.
//!
//! [`open()`] reads a bundle and asks the person once before its first use. [`report`] shows its manifest.

pub mod report;

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;

use bastide_sandbox::{BoxedError, Bundle, BundleError};
use bastide_tables::libraries::trust;

use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::Report;

use report::About;

/// Reads the bundle in a file. Nothing of it runs.
///
/// # Errors
/// The file cannot be read, or is not a bundle.
pub fn read(path: &Path) -> Result<Bundle, Error> {
    let bytes = bastide_files::read::bytes(path).map_err(|e| Error::read(path, e))?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Bundle::read(&name, &bytes).map_err(refused)
}

/// Reads the bundle in a file, if the person has allowed it, or allows it now. Nothing of it runs.
///
/// # Errors
/// The file is not a bundle, or it is not allowed.
pub fn open(path: &Path) -> Result<Bundle, Error> {
    let may_ask = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
    // The output may be data for another program.
    let mut input = may_ask.then(|| std::io::stdin().lock());
    open_asking(path, &mut std::io::stderr(), input.as_mut().map(|input| input as &mut dyn BufRead))
}

fn open_asking(path: &Path, out: &mut dyn Write, ask: Option<&mut dyn BufRead>) -> Result<Bundle, Error> {
    let bundle = read(path)?;
    let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
    if trust::is_allowed(bundle.sha256(), &path) {
        return Ok(bundle);
    }
    let refused = || {
        let file = path.display().to_string();
        Error::Usage(say!("bundle-not-allowed", file = file, sha256 = bundle.sha256()))
    };
    let Some(input) = ask else { return Err(refused()) };
    About::of(&path, &bundle)?.text(out)?;
    write!(out, "{} ", say("bundle-ask"))?;
    out.flush()?;
    let mut line = String::new();
    input.read_line(&mut line).map_err(|e| Error::read(Path::new("stdin"), e))?;
    if !["y", "yes", "j", "ja"].contains(&line.trim().to_lowercase().as_str()) {
        return Err(refused());
    }
    trust::remember(bundle.sha256(), &path)?;
    Ok(bundle)
}

/// Returns the error for a file that is no bundle.
pub fn refused(error: BundleError) -> Error {
    Error::Usage(error.to_string())
}

/// Returns the error for a game that cannot go on.
pub fn failed(error: BoxedError) -> Error {
    match error {
        BoxedError::Bundle(error) => refused(error),
        BoxedError::Refused(why) | BoxedError::Ended(why) => Error::Boxed(why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_sandbox::{Manifest, Packed};

    type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

    /// A module without anything to do.
    const PLAIN: &str = r#"(module (memory (export "memory") 1)
        (func (export "bastide_room") (param i32) (result i32) (i32.const 0))
        (func (export "bastide_answer") (result i32) (i32.const 0))
        (func (export "bastide_text") (result i32) (i32.const 0)))"#;

    #[test]
    fn a_bundle_is_shown_and_asked_for_once() -> Done {
        let dir = tempfile::tempdir()?;
        trust::permit(trust::Permission { folder: Some(dir.path().into()), ..Default::default() });
        let path = dir.path().join("woods.wasm");
        let text = |text: &str| text.to_owned();
        let woods = Packed {
            id: text("ana/woods"),
            title: text("Woods"),
            version: text("1.0.0"),
            about: text("Trees."),
            source: text("woods 1.0.0"),
            licence: text("MIT"),
        };
        let manifest = Manifest { protocol: bastide_service::PROTOCOL, engine: text("0.1.0"), expansions: vec![woods] };
        std::fs::write(&path, manifest.add_to(wat::parse_str(PLAIN)?)?)?;
        let asked = |answer: Option<&str>| {
            let mut out = Vec::new();
            let mut input = answer.map(str::as_bytes);
            let opened = open_asking(&path, &mut out, input.as_mut().map(|input| input as &mut dyn BufRead));
            (opened.map(|bundle| bundle.sha256().to_owned()), String::from_utf8_lossy(&out).into_owned())
        };
        for answer in [None, Some(""), Some("n\n"), Some("maybe\n")] {
            let (refused, _) = asked(answer);
            let why = refused.err().map(|e| e.to_string()).unwrap_or_default();
            assert!(why.contains("woods.wasm") && why.contains("--allow-libraries"), "{answer:?}: {why}");
        }
        let (opened, shown) = asked(Some("y\n"));
        let sha256 = opened?;
        assert!(shown.contains(&sha256) && shown.contains("ana/woods") && shown.contains("woods 1.0.0, MIT"), "{shown}");
        assert_eq!(asked(None).0?, sha256, "it is remembered");
        Ok(())
    }
}
