//! The file that keeps a game which the player saves nowhere. After Ctrl-C or a closed window the
//! game can be resumed from it.

use std::path::{Path, PathBuf};

use bastide_files::Locks;

/// Returns an unused file for a game with this seed, locked, in the user's folder for program
/// state; `None` if there is no such folder.
pub(super) fn file(seed: u64, locks: &mut Locks) -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state =
        set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state"))).or_else(|| set("LOCALAPPDATA"));
    let folder = state?.join("bastide");
    std::fs::create_dir_all(&folder).ok()?;
    let name = |n: u32| folder.join(if n == 1 { format!("game-{seed}.record") } else { format!("game-{seed}-{n}.record") });
    (1..1000).map(name).find(|path| !path.exists() && locks.hold(path).is_ok())
}

/// Removes the file, because the game is saved elsewhere or not wanted.
pub(super) fn remove(autosave: Option<&Path>) {
    if let Some(path) = autosave {
        // The file may never have been written.
        let _ = std::fs::remove_file(path);
    }
}
