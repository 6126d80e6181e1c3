//! Rules of the Gingerbread Man that the scenario format cannot express.

use bastide_core::{FigureLocation, STOCK};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "gingerbread-man", bastide_expansions::all());

// covers: GM-01, GM-02, GM-03
#[test]
fn six_tiles_are_mixed_in_and_he_stands_in_the_city_of_the_start_tile() -> Check {
    for edition in ["first", "new"] {
        for (others, copies) in [("", 1), ("winter = {}", 1), ("", 2), ("", 0)] {
            let table = format!("edition = \"{edition}\"\n{others}\ngingerbread-man = {{ copies = {copies} }}");
            let rules = rules(&table)?;
            let own = rules.pile(STOCK).iter().filter(|tile| rules.tiles.get(**tile).name.starts_with("GM/")).count();
            assert_eq!(own, 6 * copies, "{table}");
            let game = start(&table, 1)?;
            let core = &game.state().core;
            let kind = game.rules().figure("gingerbread-man").unwrap_or_default();
            let men: Vec<_> = core.figures.iter().filter(|figure| figure.kind == kind).collect();
            let [man] = men[..] else { return Err(KitError::other("there is one gingerbread man")) };
            let FigureLocation::Segment(seg) = man.place else { return Err(KitError::other("he stands in a city")) };
            let segment = core.graph.get(seg);
            let city = game.rules().names.kinds.name(segment.kind.index());
            assert_eq!((man.owner, city, segment.cell.x, segment.cell.y), (None, "city", 0, 0), "{table}");
        }
    }
    Ok(())
}

// covers: GM-03
#[test]
fn without_a_city_on_the_first_tiles_he_waits_beside_the_board() -> Check {
    let game = start("gingerbread-man = true\nrivers = true", 1)?;
    let core = &game.state().core;
    let kind = game.rules().figure("gingerbread-man").unwrap_or_default();
    let man = core.figures.iter().find(|figure| figure.kind == kind);
    assert_eq!(man.map(|figure| figure.place), Some(FigureLocation::Supply));
    Ok(())
}
