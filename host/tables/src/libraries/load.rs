//! Opens the bytes of a library through the system and takes the expansions from it.
#![allow(unsafe_code, reason = "opening a library runs its initialisers, and its declaration is found by a name")]

use std::path::{Path, PathBuf};

use bastide_core::Expansion;
use bastide_core::abi::{self, Header, Refusal};

use super::LibraryError;

/// The expansions of a library, and the path of the copy of its bytes from which it runs.
type Loaded = (Vec<&'static dyn Expansion>, PathBuf);

/// Opens the checked bytes of a library, and lists its expansions.
pub(super) fn expansions(path: &Path, bytes: &[u8]) -> Result<Loaded, LibraryError> {
    let (library, copy) = load(path, bytes)?;
    // The expansions point into the library, and unloading is unsound in any case: it is never
    // unloaded.
    let library: &'static libloading::Library = Box::leak(Box::new(library));
    // SAFETY: only the address is taken here; its content is read in steps.
    let symbol = unsafe { library.get::<*const Header>(abi::SYMBOL) };
    let at: *const Header = symbol.map(|s| *s).map_err(|_| LibraryError::NoDeclaration { path: path.into() })?;
    // SAFETY: the library is never unloaded, and a symbol of this name has at least a header. If
    // the header announces a declaration, the declaration is complete.
    let all = unsafe { abi::expansions(at) }.map_err(|refusal| match refusal {
        Refusal::Mismatch(mismatch) => LibraryError::Mismatch { path: path.into(), mismatch },
        Refusal::Panic(message) => LibraryError::Panic { path: path.into(), message },
    })?;
    Ok((all, copy))
}

/// Opens the bytes from a sealed file in memory, so that the bytes that were hashed are those that
/// run. The file stays open: the system identifies a library by its name, and would reuse the name
/// of a closed file. Returns the library and the path of that file for other processes of the user.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn load(path: &Path, bytes: &[u8]) -> Result<(libloading::Library, PathBuf), LibraryError> {
    use std::os::fd::{AsRawFd, IntoRawFd};
    let file = sealed(bytes).map_err(|source| LibraryError::NoCopy { path: path.into(), source })?;
    let name = format!("/proc/self/fd/{}", file.as_raw_fd());
    let copy = format!("/proc/{}/fd/{}", std::process::id(), file.as_raw_fd());
    // SAFETY: initialisers of the library run here. Those of a Rust crate announce expansions and
    // do nothing else. The caller has checked that the user trusts the library.
    let opened = unsafe { libloading::Library::new(name) };
    let library = opened.map_err(|source| LibraryError::CannotOpen { path: path.into(), source })?;
    _ = file.into_raw_fd();
    Ok((library, copy.into()))
}

/// Writes bytes to a file in memory, and seals it against every further change.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn sealed(bytes: &[u8]) -> std::io::Result<std::fs::File> {
    use rustix::fs::{MemfdFlags, SealFlags, fcntl_add_seals, memfd_create};
    use std::io::Write;
    let flags = MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING;
    // Kernels before 6.3 do not know the flag that later ones require for executable files.
    let file = memfd_create("bastide-library", flags | MemfdFlags::EXEC);
    let file = file.or_else(|_| memfd_create("bastide-library", flags))?;
    let mut file = std::fs::File::from(file);
    file.write_all(bytes)?;
    fcntl_add_seals(&file, SealFlags::WRITE | SealFlags::GROW | SealFlags::SHRINK | SealFlags::SEAL)?;
    Ok(file)
}

/// Refuses: on other systems a library can be opened by its path only, and the file may have
/// changed since the check.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn load(path: &Path, _bytes: &[u8]) -> Result<(libloading::Library, PathBuf), LibraryError> {
    let why = "files in memory (memfd) exist on Linux only; link the expansion into the program instead";
    Err(LibraryError::NoCopy { path: path.into(), source: std::io::Error::other(why) })
}
