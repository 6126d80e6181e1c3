//! Count, King and Robber: the City of Carcassonne with its Count, the King and the Robber Baron,
//! and shrines.
//!
//! The three parts are independent (CR-01). The rules with their ids are in `RULES.md`; the comments
//! name them. The options `king_copies` and `shrine_copies` add tiles, `city` lays the City of
//! Carcassonne, and `kings`, `robbers`, `shrines` and `count` switch the rules.
//!
//! Modules in the order in which a game uses them: `options` (the options of a table), `city` (the
//! twelve tiles of the city), `walls` (what the city is worth for farmers), `title` (King and
//! Robber Baron), `shrines` (where buildings may lie, and their challenge), `quarters` (what the
//! rules of the quarters share), `enter` (into the city), `join` (from the city to features that
//! are scored), `market` (from the city at the end), `displays` (what screens show), `prospects`
//! (what bots expect), `refusals` (the rules by which actions are refused).

mod city;
mod displays;
mod enter;
mod join;
mod market;
mod options;
mod prospects;
mod quarters;
mod refusals;
mod shrines;
mod title;
mod walls;

use bastide_core::author::prelude::*;
use bastide_core::tile::TileSheet;

use join::Leaving;
pub use options::MANIFEST;
use quarters::Quarters;

/// Count, King and Robber.
pub static COUNT_KING_ROBBER: CountKingRobber = CountKingRobber;

bastide_core::export_expansion!(COUNT_KING_ROBBER);

/// Count, King and Robber as an expansion.
#[derive(Debug)]
pub struct CountKingRobber;

impl Expansion for CountKingRobber {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/count-king-robber/symbols.toml", include_str!("../symbols.toml"))?;
        let [kings, fives, sixes] = [o.number("king_copies")?, o.number("shrine_copies")?, o.number("sixth_shrines")?];
        let more = if o.number("shrine_tiles")? == 6 { fives } else { 0 };
        tiles("KR/", kings as u16, STOCK, reg)?;
        // CR-04: the sixth tile is in other boxes.
        tiles("CU/", fives as u16, STOCK, reg)?;
        tiles(SIXTH, (more + sixes) as u16, STOCK, reg)?;
        let city = o.switch("city")?;
        if city {
            city::install(o, reg)?;
        }
        title::install(city, o, reg)?;
        if o.switch("shrines")? {
            shrines::install(o, reg)?;
        }
        // The quarters are those of the city.
        if city && o.switch("count")? {
            let quarters = Quarters::new(o, reg)?;
            enter::install(quarters, o, reg)?;
            let leaving = Leaving::new(quarters, reg)?;
            join::install(leaving, o, reg)?;
            market::install(leaving, o, reg)?;
            displays::install(quarters, reg);
            prospects::install(quarters, o, reg)?;
        }
        Ok(())
    }
}

/// CR-04: the sixth tile with a shrine.
const SIXTH: &str = "CU/SRCR";

/// Puts the tiles whose ids begin with `prefix` into a pile. The sixth shrine has a number of copies
/// of its own.
fn tiles(prefix: &str, copies: u16, pile: Pile, reg: &mut Registrar) -> Result<(), InstallError> {
    let mut sheet = TileSheet::parse("expansions/count-king-robber/tiles.toml", include_str!("../tiles.toml"))?;
    sheet.tiles.retain(|tile| tile.id.starts_with(prefix) && (prefix == SIXTH || tile.id != SIXTH));
    reg.sheet(sheet, copies, pile);
    Ok(())
}
