//! The rules that decide a score: what a feature is worth, and who gets it.
//!
//! The queries of `view` compute scores as fast as they can. This one calls the same hooks one by one,
//! and notes which of them change something.

use std::collections::BTreeSet;

use crate::contract::fault::Fault;
use crate::contract::refusal::NamedRule;
use crate::dispatch::hook::View;
use crate::dispatch::refusals::of_kind;
use crate::model::ids::SegmentId;
use crate::model::points::{FeatureValue, ScoringReason, majority};

impl View<'_> {
    /// Returns the rules that decide the score of a feature, each once, as far as plugins name them with
    /// [`Rule::of_rules`](crate::Rule::of_rules): those of its value in the order in which they apply,
    /// those that decide who gets it, and those of what only some of these players get.
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub fn score_rules(self, feature: SegmentId, why: ScoringReason) -> Result<Vec<NamedRule>, Fault> {
        let mut rules = Vec::new();
        let value = self.rules_of_value(feature, why, &mut rules)?;
        if self.core.graph.sums(feature).figures > 0 {
            self.rules_of_owners(feature, &mut rules)?;
            self.rules_of_awards(feature, why, value, &mut rules)?;
        }
        let mut known = BTreeSet::new();
        rules.retain(|rule| known.insert(*rule));
        Ok(rules)
    }

    fn rules_of_value(self, feature: SegmentId, why: ScoringReason, rules: &mut Vec<NamedRule>) -> Result<FeatureValue, Fault> {
        let kind = self.core.graph.get(feature).kind;
        let origins = of_kind(&self.rules.refusals.origins.scores.value, kind);
        let mut value = FeatureValue::default();
        for (hook, origin) in self.rules.hooks.value.of(kind).iter().zip(origins) {
            let before = value;
            hook(self, feature, why, &mut value)?;
            if value != before {
                rules.extend(origin.scores(why));
            }
        }
        // What counts nothing is counted by a rule too: a field beside no city.
        if rules.is_empty() {
            rules.extend(origins.first().into_iter().flat_map(|origin| origin.scores(why)));
        }
        Ok(value)
    }

    fn rules_of_owners(self, feature: SegmentId, rules: &mut Vec<NamedRule>) -> Result<(), Fault> {
        let kind = self.core.graph.get(feature).kind;
        let named = &self.rules.refusals;
        let mut weights = self.figure_weights(feature);
        for (hook, origin) in self.rules.hooks.weigh.of(kind).iter().zip(of_kind(&named.origins.scores.weigh, kind)) {
            let before = weights;
            hook(self, feature, &mut weights)?;
            // Only what decides between the players.
            if majority(&weights) != majority(&before) {
                rules.extend(origin.scores(ScoringReason::Completed));
            }
        }
        let mut owners = majority(&weights);
        if weights.iter().filter(|weight| weight.main > 0).count() > 1 {
            let by = named.majority.get(usize::from(owners.iter().count() > 1)).copied().flatten();
            rules.extend(by.into_iter().flat_map(|origin| origin.scores(ScoringReason::Completed)));
        }
        for (hook, origin) in self.rules.hooks.owners.of(kind).iter().zip(of_kind(&named.origins.scores.owners, kind)) {
            let before = owners;
            hook(self, feature, &weights, &mut owners)?;
            if owners != before {
                rules.extend(origin.scores(ScoringReason::Completed));
            }
        }
        Ok(())
    }

    fn rules_of_awards(
        self,
        feature: SegmentId,
        why: ScoringReason,
        value: FeatureValue,
        rules: &mut Vec<NamedRule>,
    ) -> Result<(), Fault> {
        let kind = self.core.graph.get(feature).kind;
        let origins = &self.rules.refusals.origins.scores;
        for owner in self.owners(feature)?.iter() {
            let mut award = value;
            for (hook, origin) in self.rules.hooks.award.of(kind).iter().zip(of_kind(&origins.award, kind)) {
                let before = award;
                hook(self, feature, owner, why, &mut award)?;
                if award != before {
                    rules.extend(origin.scores(why));
                }
            }
        }
        let mut bonuses = Vec::new();
        for (hook, origin) in self.rules.hooks.figure_bonuses.of(kind).iter().zip(of_kind(&origins.figure_bonuses, kind)) {
            let before = bonuses.len();
            hook(self, feature, why, &mut bonuses)?;
            if bonuses.len() != before {
                rules.extend(origin.scores(why));
            }
        }
        Ok(())
    }
}
