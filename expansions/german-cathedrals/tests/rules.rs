//! Rules of Cathedrals in Germany that the scenario format cannot express.

use bastide_bots::evaluation::Evaluation;
use bastide_core::{Player, STOCK};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, stage};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "german-cathedrals", bastide_expansions::all());

// covers: GK-01
#[test]
fn a_set_has_six_tiles_with_three_or_four_roads() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 3] {
            let rules = rules(&format!("edition = \"{edition}\"\ngerman-cathedrals = {{ copies = {copies} }}"))?;
            let stock = rules.pile(STOCK);
            let (mut three, mut four) = (0, 0);
            for tile in stock.iter().map(|tile| rules.tiles.get(*tile)) {
                let count = |name: &str| tile.segments.iter().filter(|s| rules.names.kinds.name(s.kind.index()) == name).count();
                match (count("german-cathedral"), count("road")) {
                    (1, 3) => three += 1,
                    (1, 4) => four += 1,
                    (cathedrals, _) => assert_eq!(cathedrals, 0, "{}", tile.name),
                }
            }
            assert_eq!((three, four, stock.len()), (4 * copies, 2 * copies, 72 + 6 * copies));
        }
    }
    Ok(())
}

/// A bot counts on an archbishop less while a road is open than when the cathedral is about to be
/// scored.
#[test]
fn bots_do_not_take_a_cathedral_for_complete() -> Check {
    let worth = |last: &str, figures: &str| -> Result<f64, KitError> {
        let text = format!(
            "title = \"t\"\n[table]\nbase = {{ copies = 3 }}\ngerman-cathedrals = true\n[given]\n\
             placed = [\"GK/RRR 0,0 0\", \"BA/LR 1,0 90\", \"BA/LR -1,0 270\", \"{last}\"]\nfigures = [{figures}]\n\
             [[step]]\nquery = true\n"
        );
        let game = stage(&text, &[])?;
        let mut evaluation = Evaluation::default();
        evaluation.prepare(game.view());
        evaluation.of(game.view(), Player(0)).map_err(KitError::other)
    };
    let archbishop = "\"red follower german-cathedral@0,0\"";
    let open = worth("BA/RFr 0,1 90", archbishop)? - worth("BA/RFr 0,1 90", "")?;
    let closed = worth("BA/LR 0,1 180", archbishop)? - worth("BA/LR 0,1 180", "")?;
    // Both have roads of 2, 2 and 2 tiles.
    assert!(0.0 < open && open < 0.7 * closed, "{open} and {closed}");
    Ok(())
}
