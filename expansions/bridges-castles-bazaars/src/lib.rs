//! Bridges, Castles and Bazaars: three mechanisms that can be switched on and off one by one, and
//! 12 tiles for them.
//!
//! Modules in the order in which a turn uses them: `options` (the options of a table), `bridges`
//! (roads over a tile, required by a placement or built in addition), `castles` (small cities that
//! score with what is completed around them) and `bazaars` (tiles that are auctioned among all
//! players and placed in a round of turns). The rules with their ids are in `RULES.md`; the
//! comments name them, and `refusals` those by
//! which actions are refused.

mod bazaars;
mod bridges;
mod castles;
mod options;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Bridges, Castles and Bazaars.
pub static BRIDGES_CASTLES_BAZAARS: BridgesCastlesBazaars = BridgesCastlesBazaars;

bastide_core::export_expansion!(BRIDGES_CASTLES_BAZAARS);

/// Bridges, Castles and Bazaars as an expansion.
#[derive(Debug)]
pub struct BridgesCastlesBazaars;

impl Expansion for BridgesCastlesBazaars {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/bridges-castles-bazaars/symbols.toml", include_str!("../symbols.toml"))?;
        let file = "expansions/bridges-castles-bazaars/tiles.toml";
        // SU-07: the tiles are shuffled into the stack and drawn as usual.
        reg.tiles(file, include_str!("../tiles.toml"), o.number("copies")? as u16, STOCK)?;
        if o.switch("bridges")? {
            bridges::install(o, reg)?;
        }
        if o.switch("castles")? {
            castles::install(o, reg)?;
        }
        if o.switch("bazaars")? {
            bazaars::install(o, reg)?;
        }
        Ok(())
    }
}

/// SU-08, SU-09: returns how many tokens of a kind each player has: 3 with up to four players, 2
/// with five or six, and an equal share of 12 with more. The option may set another number.
fn supply(o: &Options, option: &'static str) -> Result<i16, InstallError> {
    Ok(match (o.number(option)?, o.players) {
        (-1, 0..=4) => 3,
        (-1, 5 | 6) => 2,
        (-1, n) => PIECES / i16::from(n),
        (n, _) => n as i16,
    })
}

/// SU-04: the number of bridges, and of castle tokens. Other plugins may sell them (SH-99, SH-100).
const PIECES: i16 = 12;
