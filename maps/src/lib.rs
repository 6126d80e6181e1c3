//! Maps: the landscape grows on the printed map of a country.
//!
//! Modules: [`options`] (the options of a table), [`board`] (the model of a map, the reader of
//! board files, and the boards that come with this crate), `printed` (large cities as tiles, border
//! pieces and ferries as segments), `layout` (the setup of the board), `starts` (the first tiles),
//! `contact` (the cells that a placed tile opens), `pennants` (pennants on roads, unfinished
//! ferries), `towns` (optional rules for small cities), `chips` (the chips of a map) and `end`. The
//! rules with their ids are in `RULES.md`; the comments name them, and `refusals` those by which
//! actions are refused.
//!
//! A map is mostly data that core supports: which cells exist, which edges of the board demand an
//! edge or close a feature, and printed segments. Core then completes cities at the border and
//! monasteries beside it without a hook.

pub mod board;
mod chips;
mod contact;
mod end;
mod layout;
pub mod options;
mod pennants;
mod printed;
mod refusals;
mod starts;
mod towns;

use bastide_core::author::prelude::*;
use bastide_core::{Document, Remark};

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

    fn remarks(&self, option: &str, document: &Document) -> Vec<Remark> {
        if option == "map" { board::remarks(document) } else { Vec::new() }
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("maps/symbols.toml", include_str!("../symbols.toml"))?;
        let map = board::chosen(o)?;
        // MP-104: no other plugin, such as a river, may place the first tiles.
        reg.places_first_tiles(First::Alone, "")?;
        // MP-08, MP-09: the number of ordinary followers.
        let follower = reg.figure("follower");
        reg.begin_with(follower, options::meeples(o, &map)?);
        reg.scenery(map.scenery(chips::are_played(o)?));
        layout::install(&map, o, reg)?;
        starts::install(&map, o, reg)?;
        contact::install(&map, o, reg)?;
        pennants::install(&map, o, reg)?;
        towns::install(&map, o, reg)?;
        chips::install(&map, o, reg)?;
        end::install(o, reg)
    }
}
