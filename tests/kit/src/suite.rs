//! The tests that every folder of an expansion has.

use bastide_verify::{Folder, KitError};

use crate::perft::check_perft;

/// Writes the tests of the folder of an expansion: its scenarios come out as written, every rule has
/// a test, its golden games are played as stored, and action sequences are as many as in
/// `perft.toml`, if there is one.
///
/// It takes the path of the folder, the id of the expansion, and a `Vec` of the available expansions,
/// itself among them.
///
/// ```ignore
/// bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), MANIFEST.id, bastide_core::linked());
/// ```
#[macro_export]
macro_rules! suite {
    ($folder:expr, $id:expr, $available:expr) => {
        #[test]
        fn scenarios_come_out_as_written() -> Result<(), $crate::KitError> {
            $crate::Folder::new($folder, $id, $available)?.scenarios().map(drop)
        }

        #[test]
        fn every_rule_has_a_test() -> Result<(), $crate::KitError> {
            $crate::Folder::new($folder, $id, $available)?.ledger()
        }

        #[test]
        fn golden_games_are_played_as_stored() -> Result<(), $crate::KitError> {
            $crate::Folder::new($folder, $id, $available)?.golden()
        }

        #[test]
        fn perft_counts_are_as_stored() -> Result<(), $crate::KitError> {
            $crate::suite::counts(&$crate::Folder::new($folder, $id, $available)?)
        }
    };
}

/// Compares the counts of `perft.toml` in a folder that has one.
///
/// # Errors
/// As for [`check_perft`].
pub fn counts(folder: &Folder) -> Result<(), KitError> {
    let sheet = folder.path().join("perft.toml");
    match sheet.is_file() {
        true if check_perft(&sheet, folder.available())? == 0 => {
            Err(KitError::other(format!("{} has no counts", sheet.display())))
        }
        _ => Ok(()),
    }
}
