//! The file of a library as bytes: the checks that need no code of the library.
//!
//! A truncated file is refused here: the system would map it, and end the program on a read past
//! its end. A library for another engine is refused too; its declaration can be read from the bytes
//! of the file.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use bastide_core::abi;
use object::{Object, ObjectSegment, ObjectSymbol};
use sha2::{Digest, Sha256};

use super::LibraryError;

/// The largest size of a library, in bytes.
const MAX_BYTES: u64 = 1 << 30;

/// Reads a library. Returns its bytes and its SHA-256 as 64 lower-case digits.
///
/// # Errors
/// The file does not exist, is not a regular file, or is too large.
pub(super) fn read(path: &Path) -> Result<(Vec<u8>, String), LibraryError> {
    let unread = |source: std::io::Error| match source.kind() {
        ErrorKind::NotFound => LibraryError::Missing(path.into()),
        _ => LibraryError::Read { path: path.into(), source },
    };
    let not_regular = || unread(std::io::Error::other("it is not a regular file; name the file of a library"));
    // Checked before the file is opened: opening a pipe waits for its other end.
    if !std::fs::metadata(path).map_err(unread)?.is_file() {
        return Err(not_regular());
    }
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes)).map_err(unread)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(unread(std::io::Error::other(format!("it has more than {MAX_BYTES} bytes"))));
    }
    let sha256 = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    Ok((bytes, sha256))
}

/// Checks that the bytes are a complete library for this system with a declaration that fits this
/// host.
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

/// Returns the bytes of a segment from an address on, up to the size of a declaration of this host.
fn held<'d>(segment: &object::Segment<'d, '_>, at: u64) -> Option<&'d [u8]> {
    let from = usize::try_from(at.checked_sub(segment.address())?).ok()?;
    let behind = segment.data().ok()?.get(from..)?;
    (!behind.is_empty()).then_some(&behind[..behind.len().min(abi::DECLARATION_BYTES)])
}
