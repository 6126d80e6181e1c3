//! Faults of small plugins in queries, marks and first tiles are named.

use std::sync::Arc;

use bastide_core::{Cell, First, InstallError, Instead, Player, Registrar, SpotSpec, Watch};
use bastide_testkit::stub::{Check, Stub, game, rules};

/// Sees hooks begin and end, so that they are guarded as those of a library are.
struct Silent;

impl Watch for Silent {
    fn begin(&self, _: &'static str, _: &'static str) {}
    fn end(&self, _: &'static str, _: &'static str) {}
}

static PANICS: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.watch(Arc::new(Silent));
    let spec = SpotSpec { follower: true, on_one_tile: true };
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

#[test]
fn marks_on_tiles_that_are_not_there_are_refused() {
    static UNKNOWN: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
        reg.marked("BA/RRX", "WF/x", &["wheel"], Instead::Besides);
        Ok(())
    });
    static TOO_MANY: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
        (0..5).for_each(|_| reg.marked("BA/L", "WF/L", &["wheel"], Instead::OfOne));
        Ok(())
    });
    let message = |stub| rules(&[stub]).map_or_else(|e| e.to_string(), |_| String::new());
    let unknown = message(&UNKNOWN);
    assert!(unknown.contains("tile \"BA/RRX\" is used, but no plugin at the table defines it"), "{unknown}");
    let many = message(&TOO_MANY);
    assert!(many.contains("it marks more copies of the tile BA/L than there are"), "{many}");
}

static FIRST: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.start_tile("BA/L", -1);
    reg.places_first_tiles(First::Together, "early = false in [stub]")
});
static ALSO_FIRST: Stub = Stub::second(|reg: &mut Registrar| reg.places_first_tiles(First::Together, ""));
static ALONE: Stub = Stub::second(|reg: &mut Registrar| reg.places_first_tiles(First::Alone, "late = true in [stub-two]"));

// RV-64, CR-06, WF-06: two plugins that place the first tiles agree, or are refused.
#[test]
fn plugins_may_place_first_tiles_together() -> Check {
    rules(&[&FIRST, &ALSO_FIRST])?;
    rules(&[&ALONE])?;
    let message = rules(&[&FIRST, &ALONE]).map_or_else(|e| e.to_string(), |_| String::new());
    let words = "stub and stub-two both place the first tiles of a game; use one of them, or set early = false in \
        [stub], or set late = true in [stub-two]";
    assert!(message.contains(words), "{message}");
    Ok(())
}
