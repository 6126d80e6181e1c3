//! The Robbers: figures on the score track that take part in the points of other players.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The place of a robber is its
//! field of the score track: no other state is kept between two scorings.
//!
//! Modules: `options` (the options of a table), `lend` (bags on tiles of the stack), `track`
//! (fields and markers), `place` (robbers go onto the track), `moves` (markers that moved), `rob`
//! (robbers take their part), `prospects` (what bots expect), `refusals` (the rules by which
//! actions are refused).

mod lend;
mod moves;
mod options;
mod place;
mod prospects;
mod refusals;
mod rob;
mod track;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Robbers.
pub static ROBBERS: Robbers = Robbers;

bastide_core::export_expansion!(ROBBERS);

/// The Robbers as an expansion.
#[derive(Debug)]
pub struct Robbers;

impl Expansion for Robbers {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/robbers/symbols.toml", include_str!("../symbols.toml"))?;
        // RO-03: it is nobody who claims features, and no tile takes it.
        let robber = reg.define_figure("robber", FigureSpec { follower: false, ..FigureSpec::follower(1) });
        let track = track::Track::install(robber, reg);
        lend::install(o, reg)?;
        place::install(&track, o, reg)?;
        let slot = reg.slot();
        let part = rob::phase(&track, slot, o, reg)?;
        moves::install(&track, slot, part, o, reg)?;
        rob::install(&track, slot, o, reg)?;
        prospects::install(&track, reg);
        Ok(())
    }
}
