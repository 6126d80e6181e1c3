//! The Wonders of Humanity: who reaches field 10, 15, 20 or 25 of the score track lays a landmark of five
//! cells, gets a further follower, and scores by the ability of the landmark from then on.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. A landmark is five tiles of one cell,
//! in a pile of their own. It is laid in a tile play of its own, which interrupts the one whose scoring
//! brought it, or the turn.
//!
//! Modules: `options` (the options of a table), `landmarks` (the landmarks with their cells),
//! `track` (who has which, and the figures beside the score track), `reach` (who has reached a
//! field takes one), `lay` (it is placed), `second` (the second follower), `ability` (the points
//! that it brings), `screens`, `prospects` (what bots expect), `refusals` (the rules by which
//! actions are refused).

mod ability;
mod landmarks;
mod lay;
mod options;
mod prospects;
mod reach;
mod refusals;
mod screens;
mod second;
mod track;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Wonders of Humanity.
pub static WONDERS: Wonders = Wonders;

bastide_core::export_expansion!(WONDERS);

/// The Wonders of Humanity as an expansion.
#[derive(Debug)]
pub struct Wonders;

impl Expansion for Wonders {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/wonders/symbols.toml", include_str!("../symbols.toml"))?;
        let track = track::Track::install(o, reg)?;
        let lay = lay::install(&track, o, reg)?;
        reach::install(&track, lay, reg)?;
        second::install(lay, reg)?;
        ability::install(&track, o, reg)?;
        screens::install(&track, reg);
        prospects::install(&track, o, reg)
    }
}
