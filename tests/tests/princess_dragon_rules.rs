//! Rules of The Princess and the Dragon that the scenario format cannot express.

#[allow(dead_code, reason = "shared with the base game")]
#[path = "base_rules/kit.rs"]
mod kit;
#[allow(dead_code, reason = "shared with Inns and Cathedrals")]
#[path = "ic_tb/sets.rs"]
mod sets;

use bastide_base as _;
use bastide_bridges_castles_bazaars as _;
use bastide_core::{FigureLocation, Ruleset, STOCK, TileInfo, Trait};
use bastide_inns_cathedrals as _;
use bastide_princess_dragon as _;
use bastide_shop as _;
use kit::{Check, rules, start};
use sets::{printed, seats, with_kind};

/// Returns the tiles of the expansion in the stack.
fn tiles(rules: &Ruleset) -> impl Iterator<Item = &TileInfo> {
    rules.pile(STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with("DG/"))
}

/// Returns the number of times that a mark is printed on a tile or on its segments.
fn marks(rules: &Ruleset, tile: &TileInfo, mark: &str) -> usize {
    let Some(mark) = rules.names.traits.index(mark).map(Trait::at) else { return 0 };
    let segments: u8 = tile.segments.iter().map(|s| s.traits.count(mark)).sum();
    usize::from(tile.traits.count(mark) + segments)
}

const MARKS: [&str; 4] = ["volcano", "dragon", "portal", "princess"];

// covers: PD-01, PD-02, PD-03, PD-07
#[test]
fn both_sets_hold_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 2)] {
        let game = start(&format!("edition = \"{edition}\"\n{}princess-dragon = {{}}", seats(5)), 1)?;
        let rules = game.rules();
        let each = MARKS.map(|mark| tiles(rules).map(|t| marks(rules, t, mark)).sum::<usize>());
        assert_eq!(each, [6, 12, 6, 6], "{edition}");
        assert_eq!(printed(rules, "DG/", "pennant"), (30, 3), "{edition}");
        assert_eq!(["monastery", "garden"].map(|kind| with_kind(rules, "DG/", kind)), [2, gardens], "{edition}");
        for tile in tiles(rules) {
            let sum: usize = MARKS.iter().map(|mark| marks(rules, tile, mark)).sum();
            assert_eq!(sum, 1, "{}", tile.name);
            let of_segments = |mark| rules.names.traits.index(mark).map(Trait::at).is_some_and(|t| tile.traits.has(t));
            assert!(!of_segments("princess"), "{}: a princess belongs to a city", tile.name);
            assert_eq!(of_segments("dragon"), marks(rules, tile, "dragon") == 1, "{}", tile.name);
        }
        let neutral = game.state().core.figures.iter().filter(|f| f.owner.is_none());
        assert!(neutral.clone().all(|f| f.place == FigureLocation::Supply), "both are beside the board");
        assert_eq!(neutral.count(), 2);
    }
    Ok(())
}

// covers: PD-04, PD-06
#[test]
fn one_dragon_and_one_fairy_however_many_sets() -> Check {
    let rules_of = |n| rules(&format!("{}princess-dragon = {{ copies = 2 }}", seats(n)));
    assert_eq!(tiles(&*rules_of(5)?).count(), 60);
    assert!(rules_of(6).is_err());
    let game = start(&format!("{}princess-dragon = {{ copies = 2 }}", seats(5)), 1)?;
    assert_eq!(game.state().core.figures.iter().filter(|f| f.owner.is_none()).count(), 2);
    let game = start("princess-dragon = { copies = 0 }", 1)?;
    assert_eq!((tiles(game.rules()).count(), game.rules().figure("fairy").is_some()), (0, true));
    Ok(())
}

// covers: PD-05
#[test]
fn each_mechanism_is_switched_apart() -> Check {
    let verbs = ["dragon.move", "fairy.to", "princess.remove"];
    for (off, missing) in [("dragon = false", 0), ("fairy = false", 1), ("princess = \"off\"", 2)] {
        let rules = rules(&format!("princess-dragon = {{ {off} }}"))?;
        for (i, verb) in verbs.into_iter().enumerate() {
            let phrased = rules.names.verbs.index(verb).is_some_and(|v| rules.phrase(bastide_core::Verb::at(v)).is_some());
            assert_eq!(phrased, i != missing, "{off}: {verb}");
        }
    }
    let rules = rules("princess-dragon = { preset = \"tiles_only\" }")?;
    assert!(rules.figure("dragon").is_none() && rules.figure("fairy").is_none());
    assert_eq!(tiles(&rules).count(), 30);
    Ok(())
}
