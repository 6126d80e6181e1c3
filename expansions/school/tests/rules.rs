//! Rules of the School that the scenario format cannot express.

use bastide_core::{FigureLocation, STOCK};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, rules, start};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "school", bastide_expansions::all());

// covers: SC-01, SC-04
#[test]
fn the_school_lies_beside_the_ordinary_start_tile() -> Check {
    let right = ["BA/RCr 0,0", "SC/W 1,0", "SC/E 2,0"];
    let left = ["BA/RCr 0,0", "SC/E -1,0", "SC/W -2,0"];
    for edition in ["first", "new"] {
        for (options, expected) in [
            ("school = {}", right),
            ("school = { school_side = \"left\" }", left),
            // The rose is no start tile beside the school.
            ("school = {}\nwind-roses = {}", right),
            ("school = {}\nwinter = {}", right),
        ] {
            let game = start(&format!("edition = \"{edition}\"\n{options}"), 1)?;
            let core = &game.state().core;
            let name = |tile| game.rules().tiles.get(tile).name.as_str();
            let laid = core.board.placed_tiles().iter().map(|t| format!("{} {},{}", name(t.tile), t.cell.x, t.cell.y));
            assert_eq!(laid.collect::<Vec<_>>(), expected, "{options}");
            assert!(core.board.placed_tiles().iter().all(|tile| tile.turn == 0));
            // Neither half is drawn.
            assert!(core.piles[STOCK.index()].iter().all(|tile| !name(*tile).starts_with("SC/")));
            let kind = game.rules().figure("teacher").unwrap_or_default();
            let teachers: Vec<_> = core.figures.iter().filter(|figure| figure.kind == kind).collect();
            let [teacher] = teachers[..] else { return Err(KitError::other("one teacher")) };
            let FigureLocation::Segment(desk) = teacher.place else {
                return Err(KitError::other("the teacher is in the school"));
            };
            let west = core.board.placed_tiles().iter().find(|tile| name(tile.tile) == "SC/W").map(|tile| tile.cell);
            assert_eq!((teacher.owner, Some(core.graph.get(desk).cell)), (None, west));
        }
    }
    Ok(())
}

// covers: SC-04
#[test]
fn beside_other_first_tiles_it_is_refused() -> Check {
    for other in [
        "rivers = true",
        "count-king-robber = true",
        "wheel-of-fortune = { wheel_place = \"start\" }",
        "maps = { map = \"benelux\" }",
        "ghosts-castles-cemeteries = true",
        "leipzig = true",
        "spiel-doch = { spiel_doch_start = true }",
    ] {
        let refused = rules(&format!("{other}\nschool = true")).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refused.contains("both place the first tiles"), "{other}: {refused}");
    }
    rules("spiel-doch = true\nschool = true")?;
    Ok(())
}
