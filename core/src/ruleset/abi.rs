//! The interface between a host and an expansion in a library that was compiled separately.
//!
//! A library contains its own copy of this crate, and both copies work on the same games. That is
//! sound only if both were made from the same sources by the same compiler in the same way. So
//! every copy carries a [`Declaration`] of how it was made. It is the only symbol that a host looks
//! for ([`SYMBOL`]). It has the layout of C and is read in steps, each of which relies only on what
//! the step before has verified: the magic bytes, the version of the layout, the texts, and then
//! the function. Each kind of difference is a [`Mismatch`] of its own that names both sides.
//!
//! An author does nothing for this: [`export_expansion!`](crate::export_expansion) announces an
//! expansion, and the declaration of the copy of the engine in the same library lists all that were
//! announced.
#![allow(
    unsafe_code,
    reason = "the declaration is exported under a fixed name, and is read from memory that another compiler laid out"
)]

use std::mem::{align_of, offset_of, size_of};
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::api::register::Registrar;
use crate::api::register::expansion::{Expansion, linked};
use crate::contract::manifest::{InstallError, Manifest};
use crate::contract::option_spec::Document;
use crate::contract::options::Options;
use crate::contract::remark::Remark;
use crate::model::state::kept::message;

/// The name of the declaration in a library.
pub const SYMBOL: &str = "BASTIDE_PLUGIN";

/// The first bytes of a declaration.
const MAGIC: [u8; 16] = *b"bastide plugin\x1a\n";
/// The version of the layout of [`Declaration`].
const LAYOUT: u32 = 1;

/// A short text, padded with zeros.
type Text<const N: usize> = [u8; N];

/// The part of a declaration that is the same in all versions of the layout.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Header {
    magic: [u8; 16],
    layout: u32,
    size: u32,
}

/// The build of a copy of the engine, and the expansions announced in it.
#[repr(C)]
pub struct Declaration {
    header: Header,
    rustc: Text<96>,
    target: Text<64>,
    profile: Text<64>,
    flags: Text<192>,
    engine: Text<32>,
    source: Text<16>,
    shapes: u64,
    announced: fn() -> Result<Vec<&'static dyn Expansion>, String>,
}

/// The build of this copy. A host looks for this symbol in a library.
#[unsafe(no_mangle)]
pub static BASTIDE_PLUGIN: Declaration = Declaration {
    header: Header { magic: MAGIC, layout: LAYOUT, size: size_of::<Declaration>() as u32 },
    rustc: text(&[env!("BASTIDE_RUSTC")]),
    target: text(&[env!("BASTIDE_TARGET")]),
    profile: text(&[env!("BASTIDE_PROFILE"), ", opt-level ", env!("BASTIDE_OPT_LEVEL"), ASSERTIONS, PANIC]),
    flags: text(&[env!("BASTIDE_FEATURES"), " ", env!("BASTIDE_RUSTFLAGS")]),
    engine: text(&[env!("CARGO_PKG_VERSION")]),
    source: text(&[env!("BASTIDE_SOURCE")]),
    shapes: shapes(),
    announced,
};

const ASSERTIONS: &str = if cfg!(debug_assertions) { ", debug assertions" } else { "" };
const PANIC: &str = if cfg!(panic = "unwind") { "" } else { ", panic = abort" };

/// The reason why this host cannot use a library. Each message names both sides and says what to
/// do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum Mismatch {
    /// A symbol of the same name that belongs to another program.
    #[error(
        "its symbol {SYMBOL} is not a declaration of a Bastide plugin: it begins with {found:02x?} instead of {MAGIC:02x?}; name a library that exports an expansion"
    )]
    Magic { found: [u8; 16] },
    /// A declaration with another version of the layout.
    #[error("it declares itself in layout {library}, and this host reads layout {LAYOUT}; build it with the bastide-core of this host, {}", env!("CARGO_PKG_VERSION"))]
    Layout { library: u32 },
    /// The declaration is shorter or longer than its layout says.
    #[error("its declaration has {library} bytes, and one of layout {LAYOUT} has {}; build it again", size_of::<Declaration>())]
    Size { library: u32 },
    /// Another compiler.
    #[error("it was compiled by \"{library}\", and this host by \"{host}\"; build it with the compiler of the host")]
    Rustc { library: String, host: String },
    /// It was compiled for another kind of machine.
    #[error("it was compiled for {library}, and this host for {host}; build it for {host}")]
    Target { library: String, host: String },
    /// Another version of the engine.
    #[error(
        "it was built with bastide-core {library}, and this host with {host}; let its Cargo.toml ask for bastide-core {host} and build it again"
    )]
    Engine { library: String, host: String },
    /// The same version, but from changed sources.
    #[error(
        "it was built with other sources of bastide-core {version} ({library}) than this host ({host}); let its Cargo.toml name the folder of the host's bastide-core and build it again"
    )]
    Source { version: &'static str, library: String, host: String },
    /// Another build profile.
    #[error("it was built as \"{library}\", and this host as \"{host}\"; build it with the profile of the host")]
    Profile { library: String, host: String },
    /// Other flags or features.
    #[error(
        "it was built with the flags and features \"{library}\", and this host with \"{host}\"; build it with those of the host"
    )]
    Flags { library: String, host: String },
    /// Everything agrees, but the types differ in size: a dependency of the engine has another
    /// version.
    #[error(
        "the types of its bastide-core have another layout ({library:016x}) than those of this host ({host:016x}), since its dependencies have other versions; copy the host's Cargo.lock beside its Cargo.toml and build it again"
    )]
    Shapes { library: u64, host: u64 },
}

/// The reason why a library provides no expansions.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// It does not fit this host.
    #[error(transparent)]
    Mismatch(#[from] Mismatch),
    /// A manifest panicked.
    #[error("it panicked while it listed its expansions: {0}; this is a fault of the plugin")]
    Panic(String),
}

/// Returns the expansions that a library announces, if it fits this host.
///
/// # Errors
/// The library does not fit this host, or a manifest panicked.
///
/// # Safety
/// `symbol` must be the address of the symbol [`SYMBOL`] of a library that stays loaded as long as
/// the program runs. At least as many bytes as its header says must be readable there.
pub unsafe fn expansions(symbol: *const Header) -> Result<Vec<&'static dyn Expansion>, Refusal> {
    // SAFETY: the caller guarantees the bytes. A header has no padding and no byte that is not
    // valid.
    let header = unsafe { symbol.read_unaligned() };
    check_header(&header)?;
    // SAFETY: magic bytes, layout and size are those of a declaration of this layout, all of whose
    // fields up to the function are plain bytes; it is a static of the library, which stays loaded.
    let declaration = unsafe { &*symbol.cast::<Declaration>() };
    Made::of(declaration).check()?;
    (declaration.announced)().map_err(Refusal::Panic)
}

/// The number of bytes of a declaration.
pub const DECLARATION_BYTES: usize = size_of::<Declaration>();

/// Checks the bytes of a declaration as they are in the file of a library, so that no code of the
/// library has to run.
///
/// # Errors
/// The declaration does not fit this host. Bytes that end too early are not a declaration.
pub fn check_bytes(bytes: &[u8]) -> Result<(), Mismatch> {
    let mut magic = [0; 16];
    let begin = bytes.len().min(magic.len());
    magic[..begin].copy_from_slice(&bytes[..begin]);
    let number = |at: usize| {
        let four = bytes.get(at..at + 4).and_then(|four| four.try_into().ok());
        u32::from_ne_bytes(four.unwrap_or_default())
    };
    let header = Header { magic, layout: number(offset_of!(Header, layout)), size: number(offset_of!(Header, size)) };
    check_header(&header)?;
    let short = Mismatch::Size { library: bytes.len().try_into().unwrap_or(u32::MAX) };
    Made::of_bytes(bytes).ok_or(short).and_then(|made| made.check())
}

fn check_header(header: &Header) -> Result<(), Mismatch> {
    if header.magic != MAGIC {
        return Err(Mismatch::Magic { found: header.magic });
    }
    if header.layout != LAYOUT {
        return Err(Mismatch::Layout { library: header.layout });
    }
    if header.size != size_of::<Declaration>() as u32 {
        return Err(Mismatch::Size { library: header.size });
    }
    Ok(())
}

/// The texts of a declaration about how its copy was made.
struct Made<'a> {
    rustc: &'a [u8],
    target: &'a [u8],
    profile: &'a [u8],
    flags: &'a [u8],
    engine: &'a [u8],
    source: &'a [u8],
    shapes: u64,
}

impl<'a> Made<'a> {
    fn of(d: &'a Declaration) -> Made<'a> {
        let Declaration { rustc, target, profile, flags, engine, source, shapes, .. } = d;
        Made { rustc, target, profile, flags, engine, source, shapes: *shapes }
    }

    /// Returns `None` if the bytes end too early.
    fn of_bytes(bytes: &'a [u8]) -> Option<Made<'a>> {
        macro_rules! field {
            ($name:ident) => {{
                let at = offset_of!(Declaration, $name);
                bytes.get(at..at + BASTIDE_PLUGIN.$name.len())?
            }};
        }
        let at = offset_of!(Declaration, shapes);
        Some(Made {
            rustc: field!(rustc),
            target: field!(target),
            profile: field!(profile),
            flags: field!(flags),
            engine: field!(engine),
            source: field!(source),
            shapes: u64::from_ne_bytes(bytes.get(at..at + size_of::<u64>())?.try_into().ok()?),
        })
    }

    /// Compares with this copy's own texts, the difference that explains most first.
    fn check(&self) -> Result<(), Mismatch> {
        let own = Made::of(&BASTIDE_PLUGIN);
        let differ = |a: &[u8], b: &[u8]| (a != b).then(|| (read(a), read(b)));
        if let Some((library, host)) = differ(self.rustc, own.rustc) {
            return Err(Mismatch::Rustc { library, host });
        }
        if let Some((library, host)) = differ(self.target, own.target) {
            return Err(Mismatch::Target { library, host });
        }
        if let Some((library, host)) = differ(self.engine, own.engine) {
            return Err(Mismatch::Engine { library, host });
        }
        if let Some((library, host)) = differ(self.source, own.source) {
            return Err(Mismatch::Source { version: env!("CARGO_PKG_VERSION"), library, host });
        }
        if let Some((library, host)) = differ(self.profile, own.profile) {
            return Err(Mismatch::Profile { library, host });
        }
        if let Some((library, host)) = differ(self.flags, own.flags) {
            return Err(Mismatch::Flags { library, host });
        }
        if self.shapes != own.shapes {
            return Err(Mismatch::Shapes { library: self.shapes, host: own.shapes });
        }
        Ok(())
    }
}

/// Returns the announced expansions of this copy, each wrapped in a guard that is compiled into the
/// same library.
fn announced() -> Result<Vec<&'static dyn Expansion>, String> {
    let export = |expansion: &'static dyn Expansion| -> &'static dyn Expansion {
        // It stays as long as the library, which is never unloaded.
        Box::leak(Box::new(Exported { manifest: expansion.manifest(), expansion }))
    };
    catch_unwind(AssertUnwindSafe(|| linked().into_iter().map(export).collect())).map_err(message)
}

/// An expansion as a host of another compilation uses it.
struct Exported {
    /// Read once, where a panic can be caught.
    manifest: &'static Manifest,
    expansion: &'static dyn Expansion,
}

impl Expansion for Exported {
    fn manifest(&self) -> &'static Manifest {
        self.manifest
    }

    fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let done = catch_unwind(AssertUnwindSafe(|| self.expansion.install(options, reg)));
        done.unwrap_or_else(|panic| Err(InstallError::Panic(message(panic))))
    }

    fn remarks(&self, option: &str, document: &Document) -> Vec<Remark> {
        catch_unwind(AssertUnwindSafe(|| self.expansion.remarks(option, document))).unwrap_or_default()
    }

    fn in_library(&self) -> bool {
        true
    }
}

/// Joins texts, and cuts off the part for which there is no room.
const fn text<const N: usize>(parts: &[&str]) -> Text<N> {
    let mut out = [0; N];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let bytes = parts[part].as_bytes();
        let mut i = 0;
        while i < bytes.len() && at < N {
            out[at] = bytes[i];
            (at, i) = (at + 1, i + 1);
        }
        part += 1;
    }
    out
}

fn read(text: &[u8]) -> String {
    String::from_utf8_lossy(text).trim_matches(['\0', ' ']).to_owned()
}

/// Returns sizes and alignments of the types that both copies share, as one number.
const fn shapes() -> u64 {
    use crate::api::register::Registrar;
    use crate::contract::fault::Fault;
    use crate::contract::flow::Step;
    use crate::contract::manifest::{InstallError, Manifest};
    use crate::contract::menu::Menu;
    use crate::contract::option_spec::OptionSpec;
    use crate::contract::options::Options;
    use crate::contract::placement::{Candidates, Claim};
    use crate::dispatch::hook::{Context, Ruleset, View, signature};
    use crate::model::action::{Action, Target};
    use crate::model::board::Board;
    use crate::model::event::{Event, Log};
    use crate::model::features::graph::FeatureGraph;
    use crate::model::features::segment::Segment;
    use crate::model::points::{FeatureValue, ScoreEntry, ScoringQueue};
    use crate::model::state::chance;
    use crate::model::state::slots::{SlotData, Slots};
    use crate::model::state::turn_stack::Turn;
    use crate::model::state::{GameState, State, TilePlay};
    use crate::model::tile::{self, Catalogue};
    macro_rules! sizes {
        ($($type:ty)*) => { [$(size_of::<$type>() as u64 * 64 + align_of::<$type>() as u64),*] };
    }
    let sizes = sizes![
        Manifest OptionSpec Options InstallError Registrar Ruleset State GameState Board FeatureGraph chance::Chance Slots Turn TilePlay ScoringQueue
        Menu Log Event Context<'static> View<'static> Fault FeatureValue ScoreEntry Action Target Segment Catalogue tile::TileInfo Claim
        Candidates<'static> Step std::sync::Arc<signature::value> Box<dyn SlotData>
    ];
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut i = 0;
    while i < sizes.len() {
        hash = (hash ^ sizes[i]).wrapping_mul(0x0100_0000_01b3);
        i += 1;
    }
    hash
}

/// The build that a library needs to fit this host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// The compiler, as `rustc -V` names it.
    pub rustc: &'static str,
    /// The target machine.
    pub target: &'static str,
    /// Whether it is cargo's release profile. Otherwise it is the one of `cargo build`.
    pub release: bool,
    /// The level of optimization: `0` to `3`, `s` or `z`.
    pub opt_level: &'static str,
    /// Whether debug assertions are compiled.
    pub debug_assertions: bool,
    /// The flags of the compiler, separated by blanks.
    pub rustflags: &'static str,
    /// The version of the engine.
    pub engine: &'static str,
    /// The folder where its sources were when this copy was built.
    pub folder: &'static str,
}

/// The build of this copy.
pub const RECIPE: Recipe = Recipe {
    rustc: env!("BASTIDE_RUSTC"),
    target: env!("BASTIDE_TARGET"),
    release: matches!(env!("BASTIDE_PROFILE").as_bytes(), b"release"),
    opt_level: env!("BASTIDE_OPT_LEVEL"),
    debug_assertions: cfg!(debug_assertions),
    rustflags: env!("BASTIDE_RUSTFLAGS"),
    engine: env!("CARGO_PKG_VERSION"),
    folder: env!("CARGO_MANIFEST_DIR"),
};

#[cfg(test)]
mod tests;
