//! The points that castles would score with the features that are complete but not scored yet. Screens and
//! bots use it to compute the current standings. If an owner would have a choice, the best is
//! assumed. At the end of a game nothing is left to be scored.

use bastide_core::author::prelude::*;

use super::{Castle, Castles, chain::Moment};

pub(super) fn install(rules: Castles, reg: &mut Registrar) {
    let rule = reg.rule(ExpectedScores(rules)).for_kinds([rules.castle]);
    rule.expected_points(ExpectedScores::expected_points).final_points(ExpectedScores::final_points);
}

impl Castles {
    /// Returns what each castle will score in the pending scorings, one after the other. Empty if
    /// there are none.
    pub(super) fn expected_values(&self, v: View) -> Result<Vec<Option<i16>>, Fault> {
        let castles = &v.slots.of(self.slot).castles;
        if castles.is_empty() || v.unscored().all(|(_, settled)| settled.is_empty()) {
            return Ok(Vec::new());
        }
        let mut values = vec![None; castles.len()];
        for (i, (_, settled)) in v.unscored().enumerate() {
            // CA-38: a tile play that a round interrupted continues outside of the round.
            let turn = if i == 0 { v.core.turn.stamp() } else { v.core.turn.outer_stamp() };
            let moment = Moment { scoring: v.core.scoring_queue.serial + 1 + i as u16, turn };
            self.expect_scoring(v, moment, &self.completed(v, settled)?, &mut values)?;
        }
        Ok(values)
    }

    /// Returns the complete features of these segments that trigger castles, each feature once.
    fn completed(&self, v: View, settled: &[SegmentId]) -> Result<Vec<SegmentId>, Fault> {
        let mut found = Vec::new();
        for &seg in settled {
            let root = v.core.graph.feature(seg);
            let kind = v.core.graph.get(root).kind;
            if kind != self.castle && kind != self.field && !found.contains(&root) && v.complete(root)? {
                found.push(root);
            }
        }
        Ok(found)
    }

    /// 9.4, 9.5: adds the values of castles in this scoring to those of earlier scorings.
    fn expect_scoring(&self, v: View, moment: Moment, features: &[SegmentId], values: &mut [Option<i16>]) -> Result<(), Fault> {
        let castles = &v.slots.of(self.slot).castles;
        let able: Vec<bool> =
            castles.iter().zip(&*values).map(|(c, v0)| v0.is_none() && self.is_eligible(v, c, moment)).collect();
        let mut now: Vec<Option<i16>> = vec![None; castles.len()];
        for (i, castle) in castles.iter().enumerate().filter(|(i, _)| able[*i]) {
            for &feature in features.iter().filter(|f| castle.fief.touches(v, **f)) {
                now[i] = now[i].max(Some(v.value(feature, ScoringReason::Completed)?.total()));
            }
        }
        let linked = |a: &Castle, b: &Castle| a.fief.holds(v, &b.fief, self.overlap);
        if self.or_neighbour && !self.joint {
            // CA-35b: with a feature in a neighbour's fief rather than in their own.
            let own = now.clone();
            for (i, castle) in castles.iter().enumerate().filter(|(i, _)| own[*i].is_some()) {
                let beside = castles.iter().zip(&own).filter(|(other, _)| linked(castle, other));
                now[i] = beside.map(|(_, value)| *value).fold(own[i], Ord::max);
            }
        }
        loop {
            let before = now.clone();
            for (i, castle) in castles.iter().enumerate().filter(|(i, _)| able[*i] && (self.joint || before[*i].is_none())) {
                let others = castles.iter().zip(&before).filter(|(o, _)| linked(castle, o) || self.joint && linked(o, castle));
                now[i] = others.map(|(_, value)| *value).fold(before[i], Ord::max);
            }
            if now == before {
                break;
            }
        }
        values.iter_mut().zip(now).for_each(|(value, new)| *value = value.or(new));
        Ok(())
    }
}

/// The scoring hooks for standings and bots.
#[derive(Clone, Copy)]
struct ExpectedScores(Castles);

// Measured on 8,000 castles in games between greedy bots: the features that are open when a castle
// is built say little about its score, because small features are completed first and large ones
// often never.

/// The points that a castle scores on average, wherever it is.
const AVERAGE: i16 = 4;
/// The divisor of the mean value of the open features in its fief.
const SHARE: i16 = 4;

impl ExpectedScores {
    /// Adds the average, and a fraction of the mean value of the open features in the fief, since
    /// any of them may be completed first.
    fn expected_points(&self, v: View, feature: SegmentId, points: &mut i16) -> Result<(), Fault> {
        let (r, graph) = (self.0, &v.core.graph);
        let castles = &v.slots.of(r.slot).castles;
        let Some(castle) = castles.iter().find(|c| c.done_in == 0 && graph.joined(c.seg, feature)) else { return Ok(()) };
        let mut open: Vec<SegmentId> = graph
            .segments()
            .filter(|s| v.core.board.tile_meets(graph.get(*s).cell, castle.fief.all))
            .map(|s| graph.feature(s))
            .collect();
        open.sort();
        open.dedup();
        let (mut sum, mut count) = (0, 0);
        for root in open.into_iter().filter(|s| ![r.field, r.castle].contains(&graph.get(*s).kind)) {
            if !v.complete(root)? {
                sum += v.value(root, ScoringReason::Completed)?.total();
                count += 1;
            }
        }
        *points += AVERAGE + sum / (SHARE * count.max(1));
        Ok(())
    }

    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let r = self.0;
        for (castle, value) in v.slots.of(r.slot).castles.iter().zip(r.expected_values(v)?) {
            let Some(points) = value else { continue };
            let mut value = FeatureValue::default();
            value.add(r.label, 1, points);
            for player in r.lords(v, castle).iter() {
                let points = v.award(castle.seg, player, ScoringReason::Completed, &value)?.total();
                out.push(ScoreEntry::feature(player, points, r.label, castle.seg, ScoringReason::Completed));
            }
            // IX-22: what a figure on the castle brings its owner.
            out.extend(v.figure_bonuses(castle.seg, ScoringReason::Completed)?);
        }
        Ok(())
    }
}
