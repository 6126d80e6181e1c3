//! Figures on the landscape: who is on a cell, who is reached, what a spot is.

use bastide_core::{Cell, Fault, FigureLocation, GroupSpec, InstallError, Reach, Registrar, SpotSpec};
use bastide_testkit::KitError;

use crate::stub::{Check, Stub, act, change, follower, game, rules, segment};

fn other(e: Fault) -> KitError {
    KitError::other(e)
}

/// TO-45, TO-55: guards on top of a tower, which the dragon does not reach; BT-66: a pyramid that
/// it does. CP-20: quarters that a catapult reaches; FE-05: a place from which a player takes
/// figures back.
static PLACES: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.spot("tower.top", SpotSpec { follower: true, on_one_tile: false }, |v, cell, at| {
        at == 0 && v.core.board.tile_at(cell).is_some() && cell.x == 0
    });
    reg.spot("circus.pyramid", SpotSpec { follower: false, on_one_tile: true }, |_, _, at| at == 5);
    reg.group("prison", GroupSpec { places: 4, hidden: false, in_reach: Reach::Nobody });
    reg.group("square", GroupSpec { places: 4, hidden: false, in_reach: Reach::Owner });
    reg.group("quarter", GroupSpec { places: 4, hidden: false, in_reach: Reach::Everyone });
    Ok(())
});

// PD-30, TO-23, TO-55, BT-14, CP-49: who stands on a tile, whatever they stand on.
#[test]
fn figures_on_a_cell_are_those_that_what_reaches_the_tile_reaches() -> Check {
    let mut game = game(&rules(&[&PLACES])?, &[])?;
    let cell = Cell::new(0, 0);
    let on_road = FigureLocation::Segment(segment(&game, "road", 0, 0));
    let spot = |at| FigureLocation::Spot { cell, at };
    let who: Vec<_> = (0..4).map(|n| follower(&game, n as u8 % 2, n)).collect();
    let places = [on_road, spot(0), spot(5), spot(3)];
    change(&mut game, |cx| who.iter().zip(places).for_each(|(f, to)| cx.move_figure(*f, to)))?;
    let v = game.view();
    let mut there = v.figures_at(cell).map_err(other)?;
    there.sort();
    let mut expected = vec![who[0], who[2], who[3]];
    expected.sort();
    assert_eq!(there, expected, "not the guard on the tower");
    assert_eq!(v.cell_of(who[1]).map_err(other)?, None);
    assert_eq!(v.cell_of(who[3]).map_err(other)?, Some(cell), "a spot of no sort");
    assert_eq!(v.figures_at(Cell::new(1, 0)).map_err(other)?, []);
    let sort = |at| v.spot_kind(cell, at).map(|kind| kind.map(|k| v.rules.names.spots.name(k.index()).to_owned()));
    assert_eq!(sort(0).map_err(other)?.as_deref(), Some("tower.top"));
    assert_eq!(sort(5).map_err(other)?.as_deref(), Some("circus.pyramid"));
    assert_eq!(sort(3).map_err(other)?, None);
    // BT-66: in the pyramid nobody counts as a follower on the landscape.
    let counts: Result<Vec<bool>, Fault> = who.iter().map(|f| v.counts_as_follower(*f)).collect();
    assert_eq!(counts.map_err(other)?, [true, true, false, true]);
    Ok(())
}

// CP-20, FE-05, WF-52, SH-70, TO-30: groups of places off the board that are part of the playing
// field.
#[test]
fn groups_of_places_are_in_reach_or_not() -> Check {
    let mut game = game(&rules(&[&PLACES])?, &[])?;
    let who: Vec<_> = (0..4).map(|n| follower(&game, 0, n)).collect();
    let group = |name: &str| game.rules().names.groups.index(name).map_or(bastide_core::Group(99), bastide_core::Group::at);
    let places: Vec<_> = ["prison", "square", "quarter"].map(group).map(|group| FigureLocation::Slot { group, index: 0 }).into();
    let spot = FigureLocation::Spot { cell: Cell::new(0, 0), at: 0 };
    change(&mut game, |cx| who.iter().zip(places.into_iter().chain([spot])).for_each(|(f, to)| cx.move_figure(*f, to)))?;
    let reached = |reach| game.view().figures_in_reach(bastide_core::Player(0), reach).map(|(f, _)| f).collect::<Vec<_>>();
    assert_eq!(reached(Reach::Nobody), [who[3]], "the landscape alone");
    assert_eq!(reached(Reach::Owner), [who[1], who[2], who[3]]);
    assert_eq!(reached(Reach::Everyone), [who[2], who[3]]);
    Ok(())
}

// FL-06, FL-11, CR-74, AM-61: a figure that lands may stand where somebody stands.
#[test]
fn a_figure_that_comes_in_another_way_needs_no_free_feature() -> Check {
    let rules = rules(&[])?;
    let mut game = game(&rules, &["BA/RFr"])?;
    let road = segment(&game, "road", 0, 0);
    let Some(kind) = rules.figure("follower") else { return Err(KitError::other("no follower")) };
    let red = follower(&game, 0, 0);
    change(&mut game, |cx| cx.move_figure(red, FigureLocation::Segment(road)))?;
    act(&mut game, &["place BA/RFr 1,0 0"])?;
    let (blue, here) = (bastide_core::Player(1), segment(&game, "road", 1, 0));
    assert_eq!(game.view().claim(blue, here).map_err(other)?, bastide_core::FigureKinds::NONE, "the road is occupied");
    assert!(game.view().takes(blue, kind, here).map_err(other)?);
    let none = bastide_core::FigureKind(31);
    assert!(!game.view().takes(blue, none, here).map_err(other)?, "a kind that no segment takes");
    Ok(())
}
