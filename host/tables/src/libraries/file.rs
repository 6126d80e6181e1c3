//! The file of a library as bytes: what can be said of it without running anything of it.
//!
//! A file that is cut off is refused here: the system would map it, and end the program when it is read behind its end. So is
//! a library of another make, whose declaration lies in the bytes as it will lie in memory.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use bastide_core::abi;
use object::{Object, ObjectSegment, ObjectSymbol};
use sha2::{Digest, Sha256};

use super::LibraryError;

/// How many bytes a library may have.
const MOST_BYTES: u64 = 1 << 30;

/// Reads a library, and its SHA-256 as 64 lower-case digits.
///
/// # Errors
/// A file that does not exist, that is not a regular file, or that is too large.
pub(super) fn read(path: &Path) -> Result<(Vec<u8>, String), LibraryError> {
    let unread = |source: std::io::Error| match source.kind() {
        ErrorKind::NotFound => LibraryError::Missing(path.into()),
        _ => LibraryError::Read { path: path.into(), source },
    };
    let not_regular = || unread(std::io::Error::other("it is not a regular file; name the file of a library"));
    // Asked before it is opened: to open a pipe is to wait for its other end.
    if !std::fs::metadata(path).map_err(unread)?.is_file() {
        return Err(not_regular());
    }
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)).map_err(unread)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(unread(std::io::Error::other(format!("it has more than {MOST_BYTES} bytes"))));
    }
    let sha256 = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    Ok((bytes, sha256))
}

/// Checks that the bytes are a whole library of this system that declares itself as this host needs it.
pub(super) fn check(path: &Path, bytes: &[u8]) -> Result<(), LibraryError> {
    let not_a_library = |why: String| LibraryError::NotALibrary { path: path.into(), why };
    let file = object::File::parse(bytes).map_err(|e| not_a_library(e.to_string()))?;
    for segment in file.segments() {
        let (at, size) = segment.file_range();
        if at.checked_add(size).is_none_or(|end| end > bytes.len() as u64) {
            let (end, have) = (at.saturating_add(size), bytes.len());
            return Err(not_a_library(format!("it is cut off: it needs {end} bytes and has {have}")));
        }
    }
    let none = || LibraryError::NoDeclaration { path: path.into() };
    let symbol = file.dynamic_symbols().find(|s| s.is_definition() && s.name_bytes() == Ok(abi::SYMBOL.as_bytes()));
    let at = symbol.ok_or_else(none)?.address();
    let declaration = file.segments().find_map(|segment| held(&segment, at)).ok_or_else(none)?;
    abi::check_bytes(declaration).map_err(|mismatch| LibraryError::Mismatch { path: path.into(), mismatch })
}

/// What a segment holds from an address on, up to the size of a declaration of this host.
fn held<'d>(segment: &object::Segment<'d, '_>, at: u64) -> Option<&'d [u8]> {
    let from = usize::try_from(at.checked_sub(segment.address())?).ok()?;
    let behind = segment.data().ok()?.get(from..)?;
    (!behind.is_empty()).then_some(&behind[..behind.len().min(abi::DECLARATION_BYTES)])
}
