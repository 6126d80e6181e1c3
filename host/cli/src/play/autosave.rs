//! The file in which a game is kept that a person keeps nowhere: who presses Ctrl-C or closes the window takes it up again there.

use std::path::{Path, PathBuf};

use bastide_files::Locks;

/// A file for a game with this seed that no other game has, locked, in the folder where programs of this person keep their state; none if
/// there is no such folder.
pub(super) fn file(seed: u64, locks: &mut Locks) -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state =
        set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state"))).or_else(|| set("LOCALAPPDATA"));
    let folder = state?.join("bastide");
    std::fs::create_dir_all(&folder).ok()?;
    let name = |n: u32| folder.join(if n == 1 { format!("game-{seed}.record") } else { format!("game-{seed}-{n}.record") });
    (1..1000).map(name).find(|path| !path.exists() && locks.hold(path).is_ok())
}

/// The game is kept elsewhere, or not wanted.
pub(super) fn remove(autosave: Option<&Path>) {
    if let Some(path) = autosave {
        // It may never have been written.
        let _ = std::fs::remove_file(path);
    }
}
