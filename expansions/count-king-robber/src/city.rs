//! The City of Carcassonne: twelve tiles in the middle (RULES.md, sections 1, 2 and 5).

use bastide_core::author::prelude::*;

use crate::walls;

/// CR-07: the cell of the first tile, and the number of tiles in a row.
const CORNER: Cell = Cell::new(-2, -1);
const ROW: i16 = 4;
/// The number of tiles of the city.
const TILES: usize = 12;
/// The cells of the city.
pub(crate) const AREA: Area = Area { min: CORNER, max: Cell::new(1, 1) };

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // CR-97, CR-103: other plugins may place first tiles besides the city, if they do so after it.
    reg.places_first_tiles(First::Together, "city = false in [count-king-robber]")?;
    // CR-18: nothing inside of the walls can be claimed, completed or joined. It never faces an
    // open cell.
    let field = reg.edge("field");
    reg.define_kind(
        "city-of-carcassonne",
        KindSpec { edge: Some(field), ..KindSpec::new(EdgeContact::Halves, CompletionRule::Never) },
    );
    let pile = reg.pile("count-king-robber.city", None);
    crate::tiles("CO/", 1, pile, reg)?;
    // CR-06: where the start tile of the base game stays.
    let to_box = (o.word("count_start_tile")? == "box").then(|| reg.pile("in-the-box", None));
    reg.phase("setup", "count-king-robber.city", at("start.landscape"), &[], City { pile, to_box });
    walls::install(o, reg)
}

/// Returns the cells of the city with the numbers of its tiles, from 1.
fn cells() -> impl Iterator<Item = (usize, Cell)> {
    let cell = |at: usize| Cell::new(CORNER.x + at as i16 % ROW, CORNER.y + at as i16 / ROW);
    (0..TILES).map(move |at| (at + 1, cell(at)))
}

/// CR-05 to CR-07: places the twelve tiles row by row, if the board is empty.
struct City {
    pile: Pile,
    /// CR-06: the box in which the start tile of the base game stays, if it is not a tile of the stack.
    to_box: Option<Pile>,
}

impl City {
    /// Takes the tile with a number out of the pile of the city.
    fn take(&self, cx: &mut Context, number: usize) -> Result<TileType, Fault> {
        let name = format!("CO/{number}");
        let found = cx.rules.tiles.find(&name).filter(|tile| cx.take_tile(self.pile, *tile));
        found.ok_or_else(|| Fault::contract("count-king-robber", "start", &format!("there is no tile {name}")))
    }
}

impl TurnPhase for City {
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().board.placed_tiles().is_empty() {
            return Ok(Flow::Done);
        }
        if let (Some(to_box), Some(start)) = (self.to_box, cx.rules.start_tile)
            && cx.take_tile(STOCK, start)
        {
            cx.put_tile(to_box, start);
        }
        for (number, cell) in cells() {
            let tile = self.take(cx, number)?;
            cx.place_tile(tile, cell, 0);
        }
        Ok(Flow::Done)
    }
}
