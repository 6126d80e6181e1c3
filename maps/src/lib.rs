//! Maps: the landscape grows on the printed map of a country.
//!
//! Modules: [`options`] (what a table may choose), [`board`] (the model of a map, the reader of board files, and the boards that come
//! with this crate), `printed` (large cities as tiles, border pieces and ferries as segments), `ground` (all of it laid out
//! before a game), `starts` (the first tiles), `contact` (what a laid tile opens), `coats` (coats on roads, unfinished
//! ferries), `towns` (what may happen at small cities) and `end`. The rules with their ids are in `RULES.md`; the comments name them.
//!
//! What a map changes is mostly data that core knows what to do with: cells that exist, edges that demand or close, segments
//! that are printed. Whether a city at the border is complete or a monastery surrounded, nobody has to be asked.

pub mod board;
mod coats;
mod contact;
mod end;
mod ground;
pub mod options;
mod printed;
mod starts;
mod towns;

use bastide_core::{Expansion, InstallError, Manifest, Options, Registrar};

pub use options::MANIFEST;

/// Maps.
pub static MAPS: Maps = Maps;

bastide_core::export_expansion!(MAPS);

/// Maps as an expansion.
#[derive(Debug)]
pub struct Maps;

impl Expansion for Maps {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let map = board::chosen(o)?;
        // MP-104: a river, another start layout.
        reg.lays_first_tiles()?;
        // MP-08, MP-09: ordinary followers.
        let follower = reg.figure("follower");
        reg.begin_with(follower, options::meeples(o, &map)?);
        reg.scenery(map.scenery());
        ground::install(&map, o, reg)?;
        starts::install(&map, o, reg)?;
        contact::install(&map, o, reg)?;
        coats::install(&map, o, reg)?;
        towns::install(&map, o, reg)?;
        end::install(o, reg)
    }
}
