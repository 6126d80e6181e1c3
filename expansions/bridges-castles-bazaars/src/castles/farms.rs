//! Castles for farmers: each scores 1 point more than a completed city (EG-03 to EG-06, EG-10,
//! EG-12).

use bastide_core::author::prelude::*;
use bastide_core::points::majority;

use super::Castles;

pub(super) fn install(rules: Castles, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let done_only = o.word("field_castle_scope").is_ok_and(|w| w == "completed_only");
    let farms = Farms { rules, done_only, castles: reg.label("castles"), field: reg.label("field") };
    // EG-12: castles count by the same method of scoring farmers as in the base game.
    let method = match reg.option_of("base", "field_scoring")? {
        Some(Chosen::Word(word)) => word.clone(),
        _ => String::new(),
    };
    let rule = reg.rule(farms).for_kinds([rules.field]).of_rules(&["EG-03"]);
    match method.as_str() {
        "first" => rule.value(Stage::Count, Farms::early_value).final_points(Farms::points_by_castle),
        "second" => rule.value(Stage::Count, Farms::early_value).final_points(Farms::points_by_player),
        _ => rule.value(Stage::Count, Farms::value),
    };
    Ok(())
}

#[derive(Clone, Copy)]
struct Farms {
    rules: Castles,
    done_only: bool,
    castles: Label,
    field: Label,
}

impl Farms {
    /// EG-09, EG-10: returns the castles that border a field, each once, whatever its number of
    /// tokens.
    fn bordering(&self, v: View, field: SegmentId, why: ScoringReason) -> Result<Vec<SegmentId>, Fault> {
        if v.slots.of(self.rules.slot).castles.is_empty() {
            return Ok(Vec::new());
        }
        let mut found = v.beside(field, BORDERS);
        found.retain(|root| v.core.graph.get(*root).kind == self.rules.castle);
        if self.done_only && !found.is_empty() {
            self.keep_done(v, why, &mut found)?;
        }
        Ok(found)
    }

    /// EG-05, EG-06: keeps only the castles that have scored or that were emptied before. In the
    /// final scoring, castles that will have scored by then count too.
    fn keep_done(&self, v: View, why: ScoringReason, found: &mut Vec<SegmentId>) -> Result<(), Fault> {
        let castles = &v.slots.of(self.rules.slot).castles;
        let to_come = if why == ScoringReason::Final { self.rules.expected_values(v)? } else { Vec::new() };
        let over = |castle: &super::Castle| castle.done_in != 0 || self.rules.is_abandoned(v, castle);
        let done = |i: usize| over(&castles[i]) || to_come.get(i).is_some_and(Option::is_some);
        found.retain(|root| (0..castles.len()).any(|i| done(i) && v.core.graph.feature(castles[i].seg) == *root));
        Ok(())
    }

    fn score_entry(&self, player: Player, points: i16, seg: SegmentId) -> ScoreEntry {
        ScoreEntry::feature(player, points, self.field, seg, ScoringReason::Final)
    }

    /// EG-03: 4 points for each castle.
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        value.add(self.castles, self.bordering(v, feature, why)?.len() as i16, 4);
        Ok(())
    }

    /// AM-93: a field that a rule scores before the end of the game has a value by every method.
    fn early_value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why == ScoringReason::Early { self.value(v, feature, why, value) } else { Ok(()) }
    }

    /// EG-12: by the second method each player scores 4 points for a castle, once.
    fn points_by_player(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut counted: Vec<(Player, SegmentId)> = Vec::new();
        for field in v.core.occupied_of(self.rules.field) {
            let castles = self.bordering(v, field, ScoringReason::Final)?;
            for player in v.owners(field)?.iter() {
                for &castle in &castles {
                    if !counted.contains(&(player, castle)) {
                        counted.push((player, castle));
                        out.push(self.score_entry(player, 4, castle));
                    }
                }
            }
        }
        Ok(())
    }

    /// EG-12: by the first method all farmers around a castle count together, and the majority
    /// scores 5 points.
    fn points_by_castle(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut castles: Vec<(SegmentId, Weights)> = Vec::new();
        for field in v.core.occupied_of(self.rules.field) {
            let weights = v.weights(field)?;
            for castle in self.bordering(v, field, ScoringReason::Final)? {
                match castles.iter_mut().find(|(c, _)| *c == castle) {
                    Some((_, sum)) => sum.iter_mut().zip(&weights).for_each(|(s, w)| s.main += w.main),
                    None => castles.push((castle, weights)),
                }
            }
        }
        castles.sort_by_key(|(castle, _)| *castle);
        for (castle, weights) in castles {
            out.extend(majority(&weights).iter().map(|player| self.score_entry(player, 5, castle)));
        }
        Ok(())
    }
}
