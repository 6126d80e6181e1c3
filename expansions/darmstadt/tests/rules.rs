//! Rules of Darmstadt that the scenario format cannot express.

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar, STOCK};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, stage};
use bastide_testkit::sets::printed;

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "darmstadt", bastide_expansions::all());

// covers: DA-01, DA-03
#[test]
fn a_set_has_two_churches_and_two_monasteries_make_room_by_that_option() -> Check {
    for edition in ["first", "new"] {
        for (options, copies, plain) in [("{}", 1, 4), ("{ darmstadt_instead = true }", 1, 2), ("{ copies = 3 }", 3, 4)] {
            let rules = rules(&format!("edition = \"{edition}\"\ndarmstadt = {options}"))?;
            assert_eq!(printed(&rules, "DA/", "church"), (3 * copies, 2 * copies), "{options}");
            assert_eq!(printed(&rules, "DA/", "darmstadtium"), (3 * copies, copies), "{options}");
            assert_eq!(printed(&rules, "BA/L", "church").0, plain + 2, "{options}: those with a road stay");
            assert_eq!(rules.pile(STOCK).len(), 68 + plain + 3 * copies, "{options}");
        }
    }
    Ok(())
}

/// Leaves out copies of a tile that does not exist.
#[derive(Debug)]
struct Misspelt;

static MANIFEST: Manifest = Manifest::new("misspelt", "misspelt", "1.0.0", "Leaves out a tile that does not exist.");

impl Expansion for Misspelt {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.leave_out("BA/LL", 1);
        Ok(())
    }
}

#[test]
fn a_tile_that_is_left_out_must_exist() {
    let text = "title = 't'\n[table]\nmisspelt = {}\n[[step]]\nquery = true\n";
    let error = stage(text, &[&Misspelt]).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(error.contains("BA/LL") && error.contains("BA/L\""), "{error}");
}

// A bot counts a part of the points of a church for whoever has the most followers around it.
#[test]
fn bots_expect_the_points_of_a_church() -> Result<(), KitError> {
    let given = "placed = ['DA/LRR 0,0 0', 'BA/L 0,-1 0']\nfigures = ['blue follower monastery@0,-1']";
    let text = format!("title = 't'\n[table]\ndarmstadt = {{}}\n[given]\n{given}\n[[step]]\nquery = true\n");
    let gains = stage(&text, &[])?.view().expected_gains().map_err(KitError::other)?;
    let expected: Vec<(u8, i32)> = gains.iter().map(|gain| (gain.player.0, gain.hundredths)).collect();
    assert_eq!(expected, [(1, 120)]);
    Ok(())
}
