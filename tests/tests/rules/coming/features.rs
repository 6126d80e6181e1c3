//! Features of a kind, and where they may still grow.

use bastide_core::{Cell, Fault, Side};
use bastide_testkit::KitError;

use crate::stub::{Check, change, game, place, rules, segment};

fn other(e: Fault) -> KitError {
    KitError::other(e)
}

// CR-25, MW-04, BT-46: the largest completed city, any road, all completed features.
#[test]
fn features_of_a_kind_are_listed_once_complete_or_not() -> Check {
    let rules = rules(&[])?;
    let mut game = game(&rules, &[])?;
    let (Some(road), Some(city)) = (rules.kind("road"), rules.kind("city")) else { return Err(KitError::other("no kinds")) };
    assert_eq!((game.view().features(road).count(), game.view().features(city).count()), (1, 1));
    assert_eq!(game.view().completed(city).map_err(other)?, []);
    change(&mut game, |cx| {
        place(cx, "BA/C", 0, -1, 2);
        place(cx, "BA/RFr", 1, 0, 0);
        place(cx, "BA/C", 0, 1, 0);
    })?;
    // The road of two tiles is one feature, and so is the city of two tiles; another city is open.
    assert_eq!((game.view().features(road).count(), game.view().features(city).count()), (1, 2));
    let done = game.view().completed(city).map_err(other)?;
    assert_eq!(done, [game.view().core.graph.feature(segment(&game, "city", 0, 0))]);
    assert_eq!(game.view().completed(road).map_err(other)?, []);
    Ok(())
}

// HS-38, HS-70: a field is closed for good when no side of it faces a cell that may still be
// filled.
#[test]
fn open_sides_face_cells_that_may_still_be_filled() -> Check {
    let rules = rules(&[])?;
    let mut game = game(&rules, &[])?;
    let sides = |game: &bastide_core::Game, kind, x, y| game.view().open_sides(segment(game, kind, x, y)).collect::<Vec<_>>();
    assert_eq!(sides(&game, "road", 0, 0), [(Cell::new(0, 0), Side::E), (Cell::new(0, 0), Side::W)]);
    assert_eq!(sides(&game, "city", 0, 0), [(Cell::new(0, 0), Side::N)]);
    change(&mut game, |cx| place(cx, "BA/C", 0, -1, 2))?;
    assert_eq!(sides(&game, "city", 0, 0), []);
    change(&mut game, |cx| place(cx, "BA/RFr", 1, 0, 0))?;
    assert_eq!(sides(&game, "road", 0, 0), [(Cell::new(0, 0), Side::W), (Cell::new(1, 0), Side::E)]);
    // A side counts once, although both halves of it belong to the field.
    let field = sides(&game, "field", 0, -1);
    assert_eq!(field.iter().filter(|(cell, _)| *cell == Cell::new(0, -1)).count(), 3);
    Ok(())
}
