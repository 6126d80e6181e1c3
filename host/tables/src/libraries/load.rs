//! Lets the system open the bytes of a library, and takes the expansions out of them.
#![allow(unsafe_code, reason = "opening a library runs its initialisers, and its declaration is found by a name")]

use std::path::Path;

use bastide_core::Expansion;
use bastide_core::abi::{self, Header, Refusal};

use super::LibraryError;

/// Opens the bytes of a library that were checked, and lists its expansions.
pub(super) fn expansions(path: &Path, bytes: &[u8]) -> Result<Vec<&'static dyn Expansion>, LibraryError> {
    let library = load(path, bytes)?;
    // What it gives out points into it, and unloading is unsound in any case: it stays.
    let library: &'static libloading::Library = Box::leak(Box::new(library));
    // SAFETY: only the address is taken here; what lies there is looked at in steps.
    let symbol = unsafe { library.get::<*const Header>(abi::SYMBOL) };
    let at: *const Header = symbol.map(|s| *s).map_err(|_| LibraryError::NoDeclaration { path: path.into() })?;
    // SAFETY: the library stays, and a symbol of this name has at least a header; where it claims to be a declaration, it has all of it.
    unsafe { abi::expansions(at) }.map_err(|refusal| match refusal {
        Refusal::Mismatch(mismatch) => LibraryError::Mismatch { path: path.into(), mismatch },
        Refusal::Panic(message) => LibraryError::Panic { path: path.into(), message },
    })
}

/// Opens the bytes from a file in memory that nobody can change any more, so that the bytes which were hashed are those that
/// run. It stays open: the system knows a library by its name, and the name of a file that was closed is given out again.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn load(path: &Path, bytes: &[u8]) -> Result<libloading::Library, LibraryError> {
    use std::os::fd::{AsRawFd, IntoRawFd};
    let file = sealed(bytes).map_err(|source| LibraryError::NoCopy { path: path.into(), source })?;
    let name = format!("/proc/self/fd/{}", file.as_raw_fd());
    // SAFETY: initialisers of the library run here. Those of a Rust crate announce expansions and do nothing else; that the
    // user trusts the library was checked before.
    let opened = unsafe { libloading::Library::new(name) };
    let library = opened.map_err(|source| LibraryError::CannotOpen { path: path.into(), source })?;
    _ = file.into_raw_fd();
    Ok(library)
}

/// Writes bytes to a file in memory, and forbids every further change of it.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn sealed(bytes: &[u8]) -> std::io::Result<std::fs::File> {
    use rustix::fs::{MemfdFlags, SealFlags, fcntl_add_seals, memfd_create};
    use std::io::Write;
    let flags = MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING;
    // Kernels before 6.3 do not know the flag that some later ones want for programs.
    let file = memfd_create("bastide-library", flags | MemfdFlags::EXEC);
    let file = file.or_else(|_| memfd_create("bastide-library", flags))?;
    let mut file = std::fs::File::from(file);
    file.write_all(bytes)?;
    fcntl_add_seals(&file, SealFlags::WRITE | SealFlags::GROW | SealFlags::SHRINK | SealFlags::SEAL)?;
    Ok(file)
}

/// Elsewhere a library can be opened by its path alone, and the file may be another one by then.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn load(path: &Path, _bytes: &[u8]) -> Result<libloading::Library, LibraryError> {
    let why = "files in memory (memfd) exist on Linux only; link the expansion into the program instead";
    Err(LibraryError::NoCopy { path: path.into(), source: std::io::Error::other(why) })
}
