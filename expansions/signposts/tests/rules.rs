//! Rules of the Signposts that the scenario format cannot express.

use bastide_core::{STOCK, Side, Trait};
use bastide_testkit::games::{Check, rules};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "signposts", bastide_expansions::all());

// covers: SP-01, SP-02
#[test]
fn there_are_twelve_tiles_with_eight_posts_of_each_kind() -> Check {
    for edition in ["first", "new"] {
        for copies in [0, 1, 2] {
            let rules = rules(&format!("edition = \"{edition}\"\nsignposts = {{ copies = {copies} }}"))?;
            let stock = rules.pile(STOCK).iter().map(|tile| rules.tiles.get(*tile));
            let own: Vec<_> = stock.filter(|tile| tile.name.starts_with("SP/")).collect();
            let posts = |course: &str| {
                let names = Side::ALL.map(|side| format!("post-{}-{course}", side.letter().to_ascii_lowercase()));
                let traits = names.map(|name| rules.names.traits.index(&name).map(Trait::at));
                let on = |tile: &&bastide_core::TileInfo| traits.iter().flatten().filter(|t| tile.traits.has(**t)).count();
                own.iter().map(on).collect::<Vec<_>>()
            };
            let [left, straight, right] = ["left", "straight", "right"].map(posts);
            assert_eq!((own.len(), left.iter().sum::<usize>()), (12 * copies, 8 * copies));
            assert_eq!((straight.iter().sum::<usize>(), right.iter().sum::<usize>()), (8 * copies, 8 * copies));
            for (i, tile) in own.iter().enumerate() {
                assert_eq!(left[i].max(straight[i]).max(right[i]), 1, "{}: no kind twice", tile.name);
                assert_eq!(left[i] + straight[i] + right[i], 2, "{}", tile.name);
            }
        }
    }
    Ok(())
}
