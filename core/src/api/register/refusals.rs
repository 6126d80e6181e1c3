//! The registration of the rules behind refusals.

use crate::api::register::Registrar;
use crate::contract::refusal::Refuses;

impl Registrar {
    /// Names the rules by which actions are refused, so that [`Game::why`](crate::Game::why) can tell
    /// them: for a verb those that say when and for what it is an option, for a step of the engine those
    /// that the step carries out. A verb that no plugin at the table has is skipped. Hooks name theirs
    /// with [`Rule::of_rules`](crate::Rule::of_rules).
    ///
    /// Texts tell an id such as `PD-28` by the message `rule-pd-28`.
    ///
    /// ```
    /// # use bastide_core::author::prelude::*;
    /// # fn install(reg: &mut Registrar) {
    /// reg.refusals(&[
    ///     (Refuses::Verb("ponds.take"), &["PO-04"]),
    ///     (Refuses::At(Obstacle::NoHole), &["PO-07"]),
    /// ]);
    /// # }
    /// ```
    pub fn refusals(&mut self, named: &'static [(Refuses, &'static [&'static str])]) {
        self.told.refusals.push((self.plugin, named));
    }
}
