//! The registration of the rules behind refusals.

use crate::api::register::Registrar;
use crate::contract::refusal::Refuses;
use crate::dispatch::hook::{RefusesAction, View};
use crate::model::action::Action;
use crate::model::ids::{Player, Verb};

impl Registrar {
    /// Names the rules by which actions are refused, for [`Game::why`](crate::Game::why): for a verb,
    /// the rules that decide when it is an option; for a step of the engine, the rules that the step
    /// carries out. A verb that no plugin at the table has is skipped. The rules of a hook are named with
    /// [`Rule::of_rules`](crate::Rule::of_rules).
    ///
    /// The message `rule-pd-28` is the text for the id `PD-28`.
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

    /// Declares which one of the rules that [`Self::refusals`] names for a verb refuses an action with
    /// it at any moment of the game: `rule` returns `None` if it would be legal at its time. Like every
    /// query, `rule` changes nothing and depends on the game alone.
    ///
    /// ```
    /// # use bastide_core::author::prelude::*;
    /// # fn install(reg: &mut Registrar) -> Result<(), InstallError> {
    /// let (take, shell) = (reg.verb("ponds.take", TargetKind::Cell, ArgKind::None)?, reg.token("shell"));
    /// reg.refuses(take, move |v, who, _action| (v.core.tokens(who, shell) == 0).then_some("PO-04"));
    /// # Ok(())
    /// # }
    /// ```
    pub fn refuses(&mut self, verb: Verb, rule: impl Fn(View, Player, &Action) -> Option<&'static str> + Send + Sync + 'static) {
        let rule = self.guarded_rule(rule);
        self.parts.answers.refuses.push((verb, self.plugin, rule));
    }

    /// As [`Self::refuses`], for rules about this moment of the turn: the tile that was just placed, what
    /// the player did before.
    pub fn refuses_now(
        &mut self,
        verb: Verb,
        rule: impl Fn(View, Player, &Action) -> Option<&'static str> + Send + Sync + 'static,
    ) {
        let rule = self.guarded_rule(rule);
        self.parts.answers.refuses_now.push((verb, self.plugin, rule));
    }

    fn guarded_rule(
        &self,
        rule: impl Fn(View, Player, &Action) -> Option<&'static str> + Send + Sync + 'static,
    ) -> RefusesAction {
        if !self.is_guarded() {
            return Box::new(move |v, who, action| Ok(rule(v, who, action)));
        }
        let guard = self.guard(rule);
        Box::new(move |v, who, action| guard.call("refuses", |rule| Ok(rule(v, who, action))))
    }

    /// Names the rules of the majority, for [`View::score_rules`](crate::View::score_rules): those by
    /// which one of several players on a feature is paid, and those by which several are.
    pub fn majority_rules(&mut self, most: &'static [&'static str], tie: &'static [&'static str]) {
        self.told.majority = Some((self.plugin, [most, tie]));
    }
}
