//! The Messages: a second marker for each player, and messages on dark fields of the score track.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The score is the sum of both
//! markers; the state holds the points of the second one.
//!
//! Modules: `options` (the options of a table), `kinds` (the eight messages), `post` (the state),
//! `marker` (which marker moves, and where it lands), `stack` (which message is drawn), `message`
//! (a message is carried out), `worth` (what messages bring), `prospects` (what bots expect),
//! `refusals` (the rules by which actions are refused).

mod kinds;
mod marker;
mod message;
mod options;
mod post;
mod prospects;
mod refusals;
mod stack;
mod worth;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Messages.
pub static MESSAGES: Messages = Messages;

bastide_core::export_expansion!(MESSAGES);

/// The Messages as an expansion.
#[derive(Debug)]
pub struct Messages;

impl Expansion for Messages {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        let ids = post::Ids::install(reg);
        let stack = stack::Stack::install(ids, o, reg)?;
        let message = message::install(ids, stack, o, reg)?;
        marker::install(ids, message, o, reg)?;
        prospects::install(ids, reg);
        Ok(())
    }
}
