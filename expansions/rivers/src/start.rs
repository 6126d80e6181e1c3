//! The setup: the spring in the middle, further forks, and what becomes of the start tile of the
//! base game (RULES.md, sections 1 and 3).

use bastide_core::author::prelude::*;

use crate::tiles::{Piles, Sets};

/// RV-05, RV-64: the places of the spring, cells with quarter turns: in the middle, else beside a
/// tile in the middle, else beside the City of Carcassonne.
const SPRING: [(Cell, u8); 3] = [(Cell::new(0, 0), 0), (Cell::new(0, 1), 1), (Cell::new(2, -1), 0)];

/// RV-64: how a river and the City of Carcassonne get along.
const REMEDY: &str = "count_with_river = \"start\" or \"join\" in [rivers]";

/// RV-10: what becomes of the start tile of the base game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StartTile {
    AfterRiver,
    RiverStack,
    Stack,
    Box(Pile),
}

pub(crate) fn install(piles: Piles, sets: &Sets, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let city = matches!(reg.option_of("count-king-robber", "city")?, Some(Chosen::Switch(true)));
    // RV-63, RV-64, RV-67: beside the City of Carcassonne no river, by default.
    match (city, o.word("count_with_river")?) {
        (true, "refuse") => reg.places_first_tiles(First::Alone, REMEDY)?,
        _ => reg.places_first_tiles(First::Together, "river = \"none\" in [rivers]")?,
    }
    let start_tile = match o.word("start_tile")? {
        "after_river" => StartTile::AfterRiver,
        "river_stack" => StartTile::RiverStack,
        "stack" => StartTile::Stack,
        _ => StartTile::Box(reg.pile("in-the-box", None)),
    };
    let phase = Start {
        piles,
        more_forks: sets.more_forks(),
        start_tile,
        // RV-64: the spring is the first player's tile, and lies against the city.
        spring_in_setup: !(city && o.word("count_with_river")? == "join"),
    };
    reg.phase("setup", "rivers.start", at("start.river"), &[], phase);
    Ok(())
}

struct Start {
    piles: Piles,
    more_forks: u16,
    start_tile: StartTile,
    spring_in_setup: bool,
}

impl Start {
    /// RV-10: puts the start tile where the option says.
    fn put_start_tile(&self, cx: &mut Context) {
        let Some(tile) = cx.rules.start_tile.filter(|_| self.start_tile != StartTile::Stack) else { return };
        if !cx.take_tile(STOCK, tile) {
            return;
        }
        match self.start_tile {
            StartTile::AfterRiver => cx.put_tile(self.piles.start, tile),
            StartTile::RiverStack => cx.put_tile(self.piles.river, tile),
            StartTile::Box(to_box) => cx.put_tile(to_box, tile),
            StartTile::Stack => {}
        }
    }
}

/// Returns the first place where a tile fits. Beside a piece of the start, such as a wheel, the
/// spring finds none of its usual places.
fn anywhere(cx: &Context, tile: TileType) -> Result<Option<(Cell, u8)>, Fault> {
    let places = cx.view().places(cx.core().turn.active, tile)?;
    Ok(places.first().map(|(cell, turns)| (*cell, turns.trailing_zeros() as u8)))
}

impl TurnPhase for Start {
    fn enter(&self, cx: &mut Context) -> Step {
        if self.spring_in_setup && cx.rules.first_tiles_given {
            return Ok(Flow::Done);
        }
        if self.spring_in_setup {
            // RV-05, RV-64: the spring lies in the middle, or beside other first tiles.
            if let Some(spring) = cx.take_top_tile(self.piles.spring) {
                let place = match cx.view().start_place(spring, &SPRING)? {
                    Some(place) => Some(place),
                    None => anywhere(cx, spring)?,
                };
                let (cell, turn) = place.ok_or_else(|| Fault::contract("rivers", "start", "the spring fits nowhere"))?;
                cx.place_tile(spring, cell, turn);
            }
            self.put_start_tile(cx);
        }
        // RV-26: the forks beyond the first are shuffled in.
        for _ in 0..self.more_forks {
            if let Some(fork) = cx.take_top_tile(self.piles.fork) {
                cx.put_tile(self.piles.river, fork);
            }
        }
        Ok(Flow::Done)
    }
}
