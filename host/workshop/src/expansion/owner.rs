//! The crate that a built library belongs to.
//!
//! All crates of an author share one build folder, where a library is named after its package. A copy
//! of a crate with the same package name overwrites it. A file beside each library has the folder of
//! its crate, so that this can be told.

use std::path::{Path, PathBuf};

use bastide_console::language::say;

/// Notes that a library belongs to the crate in a folder. Returns the folder of another crate that it
/// belonged to, if that crate is still there.
pub(super) fn claim(library: &Path, folder: &Path) -> Option<PathBuf> {
    let folder = std::fs::canonicalize(folder).ok()?;
    let note = library.with_extension("crate");
    let other = std::fs::read_to_string(&note).ok().map(PathBuf::from).filter(|other| *other != folder);
    // Without the note, a later build cannot tell.
    _ = std::fs::write(&note, folder.display().to_string());
    other.filter(|other| other.join("Cargo.toml").is_file())
}

/// Returns the warning that the library of another crate was overwritten.
pub(super) fn overwritten(other: &Path) -> String {
    say!("built-over", folder = other.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_with_the_same_package_name_is_told_of_what_it_overwrote() -> std::io::Result<()> {
        let dir = tempfile::tempdir()?;
        let [first, copy] = ["first", "copy"].map(|name| dir.path().join(name));
        for folder in [&first, &copy] {
            std::fs::create_dir(folder)?;
            std::fs::write(folder.join("Cargo.toml"), "")?;
        }
        let library = dir.path().join("libbastide_wells.so");
        let (first, copy) = (std::fs::canonicalize(first)?, std::fs::canonicalize(copy)?);
        assert_eq!((claim(&library, &first), claim(&library, &first)), (None, None));
        assert_eq!((claim(&library, &copy), claim(&library, &copy)), (Some(first.clone()), None));
        // A crate that is gone lost nothing.
        std::fs::remove_dir_all(&copy)?;
        assert_eq!(claim(&library, &first), None);
        Ok(())
    }
}
