//! What the engine keeps for plugins: neutral figures, numbers that others read, tokens on the
//! landscape.

use bastide_core::{
    Cell, Event, Fault, FigureLocation, Group, GroupSpec, InstallError, PlacedToken, Player, Reach, Registrar, ShownNumber,
    Target, Token, TokenPlace,
};
use bastide_testkit::KitError;

use crate::stub::{Check, Stub, change, follower, game, rules, segment};

fn other(e: Fault) -> KitError {
    KitError::other(e)
}

/// CR-08: the count in his castle; PD: a dragon that is not there yet; MS-02: the places of
/// markers.
static KEPT: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let group = reg.group("castle", GroupSpec { places: 1, hidden: false, in_reach: Reach::Nobody });
    reg.neutral_figure("count", FigureLocation::Slot { group, index: 0 })?;
    reg.neutral_figure("dragon", FigureLocation::Supply)?;
    reg.neutral_figure("teacher", FigureLocation::Gone)?;
    reg.neutral_figure("teacher", FigureLocation::Supply)?;
    reg.define_token("floor", 4);
    reg.define_token("sheep", 0);
    reg.show_number("marker.usual", |v, player| v.core.score[player.index()]);
    reg.show_number("marker.second", |_, player| i32::from(player.0) * 10);
    Ok(())
});

/// RO-04: robbers read the markers that somebody shows.
static READER: Stub = Stub::second(|reg: &mut Registrar| -> Result<(), InstallError> {
    assert_eq!(reg.shown_number("marker.second"), ShownNumber(1));
    assert_eq!(reg.shown_number("marker.third"), ShownNumber(2));
    Ok(())
});

// CR-08, PD-13, BT-13: figures without an owner are there from the start.
#[test]
fn neutral_figures_are_placed_from_install() -> Check {
    let rules = rules(&[&KEPT])?;
    let mut game = game(&rules, &[])?;
    for _ in 0..2 {
        let v = game.view();
        let kind = |name: &str| rules.figure(name).unwrap_or_default();
        let at = |name: &str| v.neutral(kind(name)).map(|f| v.core.figures[f.index()].place);
        assert_eq!(at("count"), Some(FigureLocation::Slot { group: Group(0), index: 0 }));
        assert_eq!(at("dragon"), Some(FigureLocation::Supply));
        assert_eq!(v.core.figures.iter().filter(|f| f.kind == kind("teacher")).count(), 2);
        assert_eq!(at("follower"), None);
        assert!(v.core.figures.iter().rev().take(4).all(|f| f.owner.is_none()), "neutral ones last");
        game.restart(&bastide_core::GameSetup::seeded(4)).map_err(other)?;
    }
    bastide_testkit::conserve::figures(game.view()).map_err(KitError::other)?;
    static NOWHERE: Stub =
        Stub::new(|reg: &mut Registrar| reg.neutral_figure("dragon", FigureLocation::Segment(Default::default())).map(|_| ()));
    let message = crate::stub::rules(&[&NOWHERE]).map_or_else(|e| e.to_string(), |_| String::new());
    assert!(message.contains("the figure \"dragon\" cannot begin on a segment"), "{message}");
    Ok(())
}

// MS-02, MS-31, RO-04, RO-08: numbers of a plugin that others read by name.
#[test]
fn a_plugin_shows_numbers_of_players_to_others() -> Check {
    let rules = rules(&[&KEPT, &READER])?;
    let mut game = game(&rules, &[])?;
    change(&mut game, |cx| _ = cx.position().map(|core| core.score[1] = 7))?;
    let read = |n, player| game.view().shown_number(ShownNumber(n), Player(player)).map_err(other);
    assert_eq!((read(0, 1)?, read(1, 2)?, read(2, 1)?), (Some(7), Some(20), None));
    assert_eq!(game.view().shown_numbers(Player(1)).map_err(other)?, [("marker.usual", 7), ("marker.second", 10)]);
    Ok(())
}

/// Sees hooks begin and end, so that they are guarded as those of a library are.
struct Silent;

impl bastide_core::Watch for Silent {
    fn begin(&self, _: &'static str, _: &'static str) {}
    fn end(&self, _: &'static str, _: &'static str) {}
}

static PANICS: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.watch(std::sync::Arc::new(Silent));
    let spec = bastide_core::SpotSpec { follower: true, on_one_tile: true };
    reg.spot("stub.spot", spec, |v, cell, _| v.core.board.placed_tiles()[99].cell == cell);
    reg.show_number("stub.number", |v, player| v.core.score[usize::from(player.0) + 99]);
    Ok(())
});

#[test]
fn a_query_of_a_plugin_that_panics_names_the_plugin() -> Check {
    let game = game(&rules(&[&PANICS])?, &[])?;
    let spot = game.view().spot_kind(Cell::new(0, 0), 0).map_or_else(|fault| fault.to_string(), |_| String::new());
    assert!(spot.contains("stub") && spot.contains("spot"), "{spot}");
    let number = game.view().shown_numbers(Player(0)).map_or_else(|fault| fault.to_string(), |_| String::new());
    assert!(number.contains("stub") && number.contains("show_number"), "{number}");
    Ok(())
}

// HS-21, PD-44, TO-11, FE-01: tokens on cells, on segments and with figures, with a number.
#[test]
fn tokens_lie_on_the_landscape_with_a_number() -> Check {
    let rules = rules(&[&KEPT])?;
    let mut game = game(&rules, &[])?;
    let (floor, sheep) = (rules.token("floor").unwrap_or_default(), rules.token("sheep").unwrap_or_default());
    let (here, there) = (TokenPlace::Cell(Cell::new(0, 0)), TokenPlace::Cell(Cell::new(0, 1)));
    let (shepherd, road) = (follower(&game, 0, 0), TokenPlace::Segment(segment(&game, "road", 0, 0)));
    let with = TokenPlace::Figure(shepherd);
    let placed = |token: Token, place, number| PlacedToken { token, place, number, owner: None };
    let (before, mut events) = (game.state().fingerprint(), Vec::new());
    change(&mut game, |cx| {
        cx.give(Player(0), floor, -1);
        cx.put_token(placed(floor, here, 1), Some(Player(0)));
        cx.put_token(placed(sheep, with, 3), None);
        cx.put_token(placed(sheep, with, 2), None);
        events = cx.log.events().to_vec();
    })?;
    assert_ne!(game.state().fingerprint(), before);
    let event = Event::Token { token: sheep, target: Target::Figure(shepherd), by: None };
    assert!(events.contains(&event), "H24: the token lies with a figure");
    let numbers = |game: &bastide_core::Game, at| game.state().core.tokens_at(at).map(|t| t.number).collect::<Vec<_>>();
    assert_eq!((numbers(&game, here), numbers(&game, with), numbers(&game, road)), (vec![1], vec![3, 2], vec![]));
    change(&mut game, |cx| {
        assert!(cx.set_token_number(floor, here, 2));
        assert!(cx.move_token(floor, here, there, None));
        assert!(!cx.move_token(floor, here, there, None));
        assert!(cx.move_token(sheep, with, road, None), "the last one that came");
    })?;
    assert_eq!((numbers(&game, there), numbers(&game, with), numbers(&game, road)), (vec![2], vec![3], vec![2]));
    change(&mut game, |cx| {
        assert_eq!(cx.take_token(floor, there, Some(Player(0))).map(|t| t.number), Some(2));
        assert_eq!(cx.take_token(floor, there, None), None);
        assert!(cx.take_token(sheep, with, None).is_some() && cx.take_token(sheep, road, None).is_some());
    })?;
    assert_eq!((game.state().core.tokens(Player(0), floor), game.state().core.placed_tokens().len()), (4, 0));
    assert_eq!(game.state().fingerprint(), before, "an empty list costs nothing");
    Ok(())
}
