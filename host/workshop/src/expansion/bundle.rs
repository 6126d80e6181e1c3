//! Builds the crates of authors and the engine as a bundle: one module that any Bastide runs, without rights.
//!
//! Crates come from folders or archives. The `wrapper` joins them, the module tells which
//! expansions it has, and its manifest is added. Then the bundle is read and played as a stranger's would be.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use bastide_core::linked;
use bastide_core::message::toml_header;
use bastide_files::{self as files, Existing};
use bastide_sandbox::{Bundle, Limits, Manifest, Packed, Sandbox};
use bastide_service::{Added, Answer, Opening, Order};
use bastide_tables::libraries::trust;
use serde::Serialize;

use super::archive;
use super::wrapper::{self, Author};
use crate::args::BundleExpansion;
use bastide_console::Error;
use bastide_console::error::build::BuildError;
use bastide_console::language::say;
use bastide_console::report::Report;
use bastide_outside::bundle::report::{expansions, size};
use bastide_outside::bundle::{failed, refused};

/// The most moves of the game that is played as a proof.
const MAX_MOVES: usize = 2000;
/// The first bytes of a module.
const MAGIC: &[u8; 4] = b"\0asm";

/// A bundle that was built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bundled {
    /// The file.
    pub file: PathBuf,
    /// Its SHA-256.
    pub sha256: String,
    /// Its length in bytes.
    pub bytes: usize,
    /// The version of the messages that it speaks.
    pub protocol: u32,
    /// The version of the engine in it.
    pub engine: String,
    /// The expansions that it adds to those of Bastide.
    pub expansions: Vec<Packed>,
    /// The games that were played with it.
    pub games: Vec<Proof>,
}

/// A game that was played with a bundle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proof {
    /// The ids of the expansions at the table.
    pub expansions: Vec<String>,
    /// The number of moves; `None` if they cannot be at a table of this kind.
    pub moves: Option<usize>,
    /// The reason why not.
    pub why: Option<String>,
}

/// Builds a bundle, plays with it, and writes it to a file.
///
/// # Errors
/// A crate cannot be unpacked or built, two expansions have one id, or the module does not play.
pub fn bundle(args: &BundleExpansion) -> Result<Bundled, Error> {
    let folder =
        tempfile::Builder::new().prefix("bastide-bundle-").tempdir().map_err(|e| Error::write(Path::new("TMPDIR"), e))?;
    let mut authors = Vec::new();
    for (n, path) in [&args.path].into_iter().chain(&args.with).enumerate() {
        authors.push(Author::of(&unpacked(path, &folder.path().join(format!("crate-{n}")))?)?);
    }
    let file = args.out.clone().unwrap_or_else(|| format!("{}.wasm", authors[0].name).into());
    check_output(&file)?;
    let module = wrapper::build(&authors, folder.path(), args.target_dir.as_deref())?;
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let manifest = describe(&name, &module, &authors)?;
    let bytes = manifest.add_to(module)?;
    let bundle = Bundle::read(&name, &bytes).map_err(refused)?;
    let games = play(&bundle, &manifest)?;
    files::write_bytes(&file, Existing::Replace, &bytes)?;
    let file = std::path::absolute(&file).unwrap_or(file);
    // Who builds a bundle knows what is in it.
    trust::remember(bundle.sha256(), &file)?;
    let Manifest { protocol, engine, expansions } = manifest;
    Ok(Bundled { file, sha256: bundle.sha256().into(), bytes: bytes.len(), protocol, engine, expansions, games })
}

/// Returns the folder of a crate, which is unpacked into a new folder if it is an archive.
fn unpacked(path: &Path, into: &Path) -> Result<PathBuf, Error> {
    if path.is_dir() || !archive::is_archive(path) {
        return Ok(path.into());
    }
    std::fs::create_dir(into).map_err(|e| Error::write(into, e))?;
    Ok(archive::unpack(path, into)?)
}

/// Checks that a file does not exist, or is a module.
fn check_output(file: &Path) -> Result<(), Error> {
    let Ok(mut there) = std::fs::File::open(file) else { return Ok(()) };
    let mut start = [0; MAGIC.len()];
    // A folder can be opened, and not read.
    match there.read_exact(&mut start) {
        Ok(()) if start == *MAGIC => Ok(()),
        _ => Err(BuildError::NotABundle(file.into()).into()),
    }
}

/// Asks a module what is in it.
fn describe(name: &str, module: &[u8], authors: &[Author]) -> Result<Manifest, Error> {
    let bundle = Bundle::module(name, module).map_err(refused)?;
    let mut sandbox = Sandbox::start(&bundle, Limits::default()).map_err(refused)?;
    let about = match sandbox.ask(&Order::About) {
        Answer::About(about) => about,
        other => return Err(failed(other.into())),
    };
    for (n, one) in about.added.iter().enumerate() {
        if let Some(other) = about.added[..n].iter().find(|other| other.id == one.id) {
            return Err(BuildError::Twins { id: one.id.clone(), sources: [other.source.clone(), one.source.clone()] }.into());
        }
        if linked().iter().any(|linked| linked.manifest().id == one.id) {
            return Err(BuildError::Taken { id: one.id.clone(), source_crate: one.source.clone() }.into());
        }
    }
    let licence =
        |added: &Added| authors.iter().find(|author| author.source() == added.source).map_or("", |author| &author.licence);
    let expansions = about.added.iter().map(|added| Packed::of(added, licence(added))).collect();
    Ok(Manifest { protocol: about.protocol, engine: about.engine, expansions })
}

/// Plays a game with all expansions, or one with each if they do not fit together.
fn play(bundle: &Bundle, manifest: &Manifest) -> Result<Vec<Proof>, Error> {
    let mut sandbox = Sandbox::start(bundle, Limits::default()).map_err(refused)?;
    let ids: Vec<&str> = manifest.expansions.iter().map(|one| one.id.as_str()).collect();
    let together = proof(&mut sandbox, &ids)?;
    if together.moves.is_some() || ids.len() < 2 {
        return Ok(vec![together]);
    }
    ids.iter().map(|id| proof(&mut sandbox, &[*id])).collect()
}

/// Plays a game with these expansions.
fn proof(sandbox: &mut Sandbox, ids: &[&str]) -> Result<Proof, Error> {
    let expansions = ids.iter().map(|id| (*id).to_owned()).collect();
    let mut toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".to_owned();
    ids.iter().for_each(|id| toml += &format!("{}\n", toml_header(id)));
    match sandbox.ask(&Order::Open(Opening { toml, seed: 1, lines: Vec::new() })) {
        Answer::Ready(_) => {}
        Answer::Refused(why) => return Ok(Proof { expansions, moves: None, why: Some(why) }),
        other => return Err(failed(other.into())),
    }
    let random = Order::Bot { kind: "random".into() };
    for moves in 1..=MAX_MOVES {
        match sandbox.ask(&random) {
            Answer::Played(_, status) if status.over => return Ok(Proof { expansions, moves: Some(moves), why: None }),
            Answer::Played(..) => {}
            other => return Err(failed(other.into())),
        }
    }
    Ok(Proof { expansions, moves: None, why: Some(say!("bundled-no-end", n = MAX_MOVES as u64)) })
}

impl Report for Bundled {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{}", say!("bundled", file = self.file.display().to_string(), size = size(self.bytes)))?;
        writeln!(out, "SHA-256 {}", self.sha256)?;
        expansions(&self.expansions, out)?;
        for game in &self.games {
            let ids = bastide_console::language::list(&game.expansions);
            match (game.moves, &game.why) {
                (Some(moves), _) => writeln!(out, "{}", say!("bundled-played", ids = ids, n = moves as u64))?,
                (None, why) => writeln!(out, "{}", say!("bundled-not-played", ids = ids, why = why.clone().unwrap_or_default()))?,
            }
        }
        writeln!(out, "{}", say!("bundled-next", file = self.file.display().to_string()))
    }
}
