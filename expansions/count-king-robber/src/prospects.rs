//! Estimates for bots: figures in the quarters.

use std::cell::OnceCell;
use std::cmp::Reverse;

use bastide_core::author::prelude::*;

use crate::quarters::{COUNT, MARKET, Quarters};

// These constants come from matches of bots with other ones, 300 games each.

/// The chance that the Count lets figures leave a quarter when a feature is scored: if it is there
/// now, and if it is not.
const PASSES: [f64; 2] = [0.8, 0.45];
/// The chance that a feature with this number of open ends is completed.
const COMPLETED: [f64; 5] = [1.0, 0.5, 0.3, 0.15, 0.08];
/// The chance that a monastery is not completed, for each cell around it that is free.
const EACH_CELL: f64 = 0.12;
/// The number of fields, the largest ones, among which figures choose.
const FIELDS: usize = 3;
/// The points of the features that others will begin and that a follower may join.
const LATER: f64 = 1.0;
/// The factor by which a figure returns more likely than by the features that are on the board.
const RETURNS: f64 = 2.0;

pub(crate) fn install(quarters: Quarters, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let all_leave = o.word("count_final")? == "any";
    reg.rule(Prospects { quarters, all_leave }).expected_gains(Prospects::expected_gains);
    Ok(())
}

#[derive(Clone, Copy)]
struct Prospects {
    quarters: Quarters,
    /// CR-85: figures leave all quarters at the end.
    all_leave: bool,
}

/// A feature that figures of a quarter may join.
struct Goal {
    feature: SegmentId,
    /// The chance that it is scored before the end.
    chance: f64,
    /// The points at its scoring, times the chance that it is scored; found when somebody needs them.
    points: OnceCell<f64>,
}

impl Goal {
    fn new(feature: SegmentId, chance: f64) -> Goal {
        Goal { feature, chance, points: OnceCell::new() }
    }
}

/// Returns the share of the game that is still to be played.
fn game_left(v: View) -> f64 {
    let (left, placed) = (v.tiles_left() as f64, v.core.board.placed_tiles().len() as f64);
    left / (left + placed).max(1.0)
}

/// Returns the chance that a feature is completed, from its open ends.
fn chance(v: View, feature: SegmentId) -> f64 {
    let (graph, kinds) = (&v.core.graph, &v.rules.kinds);
    let open = usize::try_from(graph.sums(feature).open).unwrap_or_default();
    let by_shape = match kinds.get(graph.get(feature).kind).completion {
        CompletionRule::Around(_) => 1.0 - EACH_CELL * open as f64,
        _ => COMPLETED.get(open).copied().unwrap_or_default(),
    };
    // Few tiles close few ends.
    let tiles = v.tiles_left() as f64;
    by_shape.max(0.0) * tiles / (tiles + 4.0 * open as f64 + 1.0)
}

impl Prospects {
    /// Returns what the figures of a quarter may join.
    fn goals(&self, v: View, quarter: usize) -> Result<Vec<Goal>, Fault> {
        let kind = self.quarters.kinds[quarter];
        if quarter == MARKET {
            // CR-84: at the end any field may be chosen.
            let mut fields: Vec<SegmentId> = v.features(kind).collect();
            let rank = |field: &SegmentId| (Reverse(v.core.graph.sums(*field).segments), *field);
            if fields.len() > FIELDS {
                fields.select_nth_unstable_by_key(FIELDS, rank);
                fields.truncate(FIELDS);
            }
            fields.sort_unstable_by_key(rank);
            return Ok(fields.into_iter().map(|field| Goal::new(field, 0.0)).collect());
        }
        let mut goals = Vec::new();
        for feature in v.core.occupied_of(kind) {
            if v.core.graph.sums(feature).followers > 0 && !v.complete(feature)? {
                goals.push(Goal::new(feature, chance(v, feature)));
            }
        }
        Ok(goals)
    }

    /// Returns the points of a goal.
    fn points(&self, v: View, quarter: usize, goal: &Goal) -> Result<f64, Fault> {
        if let Some(points) = goal.points.get() {
            return Ok(*points);
        }
        let value = |reason| Ok(f64::from(v.value(goal.feature, reason)?.total()));
        let points = if quarter == MARKET {
            value(ScoringReason::Final)?
        } else {
            let rest = if self.all_leave { value(ScoringReason::Final)? } else { 0.0 };
            goal.chance * value(ScoringReason::Completed)? + (1.0 - goal.chance) * rest
        };
        Ok(*goal.points.get_or_init(|| points))
    }

    /// Returns the chance that the Count is not in a quarter when it matters.
    fn passes(&self, v: View, quarter: usize) -> f64 {
        let here = self.quarters.of_count(v) == Some(quarter);
        if quarter == MARKET {
            // The quarter of the Count at the end is known then.
            let left = game_left(v);
            return if here { 0.5 * left } else { 1.0 - 0.35 * left };
        }
        PASSES[usize::from(here)]
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        // By quarter; found when somebody needs them.
        let mut goals: [Option<Vec<Goal>>; COUNT] = [None, None, None, None];
        // The number of figures of a player that were counted in a quarter.
        let mut counted = [[0usize; MAX_PLAYERS]; COUNT];
        for (i, f) in v.core.figures.iter().enumerate() {
            let (Some(player), Some(quarter)) = (f.owner, self.quarters.of_figure(f)) else { continue };
            if goals[quarter].is_none() {
                goals[quarter] = Some(self.goals(v, quarter)?);
            }
            let known = goals[quarter].as_deref().unwrap_or_default();
            let nth = counted[quarter][player.index()];
            counted[quarter][player.index()] += 1;
            let (points, chance) = self.of_figure(v, (quarter, known), (player, f.kind), nth)?;
            let passes = self.passes(v, quarter);
            let hundredths = ((points + LATER) * passes * 100.0) as i32;
            let waits = Some((Figure::at(i), (100.0 * (RETURNS * chance * passes).min(1.0)) as u8));
            out.push(ExpectedGain { player, hundredths, waits, leaves: None });
        }
        Ok(())
    }

    /// Returns the points that one more figure of a kind brings a player by the best goal of a quarter
    /// that none of their `taken` other figures takes, and the chance that it comes back by it.
    fn of_figure(
        &self,
        v: View,
        (quarter, goals): (usize, &[Goal]),
        (player, kind): (Player, FigureKind),
        taken: usize,
    ) -> Result<(f64, f64), Fault> {
        let more = u16::from(v.rules.figures.get(kind).weight);
        let mut best: Vec<(f64, f64)> = Vec::new();
        for goal in goals {
            let weights = v.weights(goal.feature)?;
            let own = weights[player.index()].main;
            let most = weights.iter().map(|weight| weight.main).max().unwrap_or_default();
            // A player who has the majority already gains nothing.
            if own < most.max(1) && own + more >= most {
                best.push((self.points(v, quarter, goal)?, goal.chance));
            }
        }
        best.retain(|(points, _)| *points > 0.0);
        best.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        Ok(best.get(taken).copied().unwrap_or_default())
    }
}
