//! What a small plugin gets wrong in its queries and marks is named.

use std::sync::Arc;

use bastide_core::{Cell, InstallError, Instead, Player, Registrar, SpotSpec, Watch};
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
