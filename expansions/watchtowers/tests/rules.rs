//! Rules of the Watchtowers that the scenario format cannot express.

use bastide_core::{Cell, CountsAs, STOCK, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, play, rules, scores, stage, tile};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "watchtowers", bastide_expansions::all());

// covers: WT-01, WT-02
#[test]
fn a_set_has_twelve_tiles_of_five_sorts() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 3] {
            let rules = rules(&format!("edition = \"{edition}\"\nwatchtowers = {{ copies = {copies} }}"))?;
            let with = |name: &str| {
                let tower = rules.names.traits.index(name).map(Trait::at).unwrap_or_default();
                rules.pile(STOCK).iter().filter(|tile| rules.tiles.get(**tile).traits.has(tower)).count()
            };
            let sorts = ["figures", "coats", "roads", "monasteries", "cities"];
            let found: Vec<usize> = sorts.iter().map(|sort| with(&format!("watchtower-{sort}"))).collect();
            assert_eq!(found, [2, 2, 3, 2, 3].map(|n| n * copies), "{edition}");
            assert_eq!(rules.pile(STOCK).len(), 72 + 12 * copies);
        }
    }
    Ok(())
}

/// Completes a road of two tiles at a road tower that has both cells of a piece with a road on its
/// nine tiles, and returns the scores.
fn beside_a_piece(counts_as: CountsAs) -> Result<Vec<i32>, KitError> {
    let position = "title = 'a piece'\n[given]\nplaced = ['BA/LR 0,0 270']\n[[step]]\nplace = 'WT/CRFR_1R 1,0 0'\n";
    let mut game = stage(&format!("{position}[table]\nwatchtowers = {{}}\n"), &[])?;
    let road = tile(&game, "BA/RFr")?;
    let cells = [(road, Cell::new(0, 1), 0), (road, Cell::new(1, 1), 0)];
    game.set_up(|cx| _ = cx.place_piece(&cells, counts_as)).map_err(KitError::other)?;
    play(&mut game, "place WT/CRFR_1R 1,0 0")?;
    play(&mut game, "deploy follower road@1,0:W")?;
    Ok(scores(&game))
}

// covers: WT-26
#[test]
fn a_large_tile_counts_as_its_piece_does() -> Check {
    for (counts_as, expected) in [(CountsAs::OneTile, 5), (CountsAs::OneOfFeatures, 6), (CountsAs::Cells, 6)] {
        assert_eq!(beside_a_piece(counts_as)?, [expected, 0], "{counts_as:?}");
    }
    Ok(())
}

// A bot counts half of what the tower of a knight would bring.
#[test]
fn bots_expect_the_points_of_a_tower() -> Check {
    let placed = "placed = ['WT/CFRF_2M 0,0 0']\nfigures = ['red follower city@0,0:N', 'blue follower field@0,0:EL']";
    let text = format!("title = 'a tower'\n[table]\nwatchtowers = {{}}\n[given]\n{placed}\n[[step]]\nquery = true\n");
    let gains = stage(&text, &[])?.view().expected_gains().map_err(KitError::other)?;
    let expected: Vec<(u8, i32)> = gains.iter().map(|gain| (gain.player.0, gain.hundredths)).collect();
    assert_eq!(expected, [(0, 200)], "the farmer expects nothing");
    Ok(())
}
