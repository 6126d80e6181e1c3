//! Rules of the Tollkeepers that the scenario format cannot express.

use bastide_core::{STOCK, Trait};
use bastide_testkit::games::{Check, rules, stage};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "toll-collectors", bastide_expansions::all());

// covers: TK-01, TK-02
#[test]
fn a_set_has_ten_tiles_and_each_player_a_tollhouse() -> Check {
    for copies in [0, 1, 3] {
        let rules = rules(&format!("edition = \"new\"\ntoll-collectors = {{ copies = {copies} }}"))?;
        let with = |name: &str| {
            let mark = rules.names.traits.index(name).map(Trait::at).unwrap_or_default();
            let tiles = rules.pile(STOCK).iter().map(|tile| rules.tiles.get(*tile));
            tiles.filter(|tile| tile.traits.has(mark) || tile.segments.iter().any(|segment| segment.traits.has(mark))).count()
        };
        let found = ["travellers", "farmhouse", "shed", "pigsty"].map(with);
        assert_eq!(found, [8, 2, 1, 1].map(|n| n * copies));
        assert_eq!(rules.pile(STOCK).len(), 72 + 10 * copies);
    }
    Ok(())
}

// A bot counts a part of the toll that an unfinished road would pay.
#[test]
fn bots_expect_the_toll_of_an_unfinished_road() -> Check {
    let placed = "placed = ['BA/RRR 0,0 0', 'TK/1 1,0 0', 'red: toll.lay 0,0']\nfigures = ['blue follower road@1,0:W']";
    let text = format!("title = 'a toll'\n[table]\ntoll-collectors = {{}}\n[given]\n{placed}\n[[step]]\nquery = true\n");
    let gains = stage(&text, &[])?.view().expected_gains().map_err(bastide_testkit::KitError::other)?;
    let expected: Vec<(u8, i32)> =
        gains.iter().filter(|gain| gain.hundredths > 0).map(|gain| (gain.player.0, gain.hundredths)).collect();
    assert_eq!(expected, [(0, 160)]);
    Ok(())
}
