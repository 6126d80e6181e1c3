//! The expected points of one feature.

use bastide_core::{Area, BORDERS, CompletionRule, EdgePoints, Fault, Players, ScoringReason, SegmentId, View, Weights};

use super::gap::Gap;
use super::known::Promise;
use super::{Evaluation, Numbers};

impl Evaluation {
    /// Returns the promise of a feature, without its owners. Leaves its gaps in `gaps`, and the
    /// features that a feature without end borders in `bordering`.
    pub(super) fn feature(&mut self, v: View, feature: SegmentId) -> Result<Promise, Fault> {
        let of =
            |points, chance, endless| Promise { points, chance, endless, owners: Players::NONE, weights: Weights::default() };
        let kind = v.core.graph.get(feature).kind;
        let ends = v.rules.kinds.get(kind).completion;
        self.gaps.clear();
        self.bordering.clear();
        if ends == CompletionRule::Never {
            let now = f64::from(v.value(feature, ScoringReason::Final)?.total());
            let growth = self.growth_of_field(v, feature, now)? + self.numbers.endless * self.remaining.game_left;
            return Ok(of((now + growth) * self.uncontested(), 0.0, true));
        }
        let full = f64::from(v.value(feature, ScoringReason::Completed)?.total());
        if v.complete(feature)? {
            return Ok(of(full, 1.0, false));
        }
        let now = f64::from(v.value(feature, ScoringReason::Final)?.total());
        let left = self.remaining.tiles_left.max(1.0);
        let Numbers { half_side, half_side_tile, half_cell, wait_sides, wait_cells, .. } = self.numbers;
        let Numbers { growth, growth_cells, growth_completed, completing, .. } = self.numbers;
        let (half, wait, growth, parts) = match ends {
            CompletionRule::Around(by) => {
                let area = v.core.graph.get(feature).cell.around(i16::from(by));
                let free = area.cells().filter(|&c| v.core.board.exists(c) && v.core.board.tile_at(c).is_none());
                self.gaps.extend(free.map(|cell| Gap { cell, points: EdgePoints::NONE }));
                (half_cell, wait_cells, growth_cells, (area.cells().count() - self.gaps.len()) as f64)
            }
            _ => {
                Gap::at_sides(v, feature, &mut self.gaps);
                (half_side + half_side_tile * self.remaining.tiles_left, wait_sides, growth, f64::from(v.tiles(feature)))
            }
        };
        let mut chance = 1.0;
        for i in 0..self.gaps.len() {
            let n = self.remaining.closing(v, self.gaps[i], self.numbers.extending);
            chance *= n / (n + half);
        }
        let further = self.gaps.len().saturating_sub(1) as f64;
        chance *= left / (left + wait * further);
        // No cell is missing: a plugin holds the feature open.
        if self.gaps.is_empty() {
            chance = 0.5 * self.remaining.game_left;
        }
        let missing = self.gaps.len() as f64 / parts.max(1.0);
        let completed = full * (1.0 + growth_completed * missing) + completing * (full - now);
        let left_over = now * (1.0 + growth * self.remaining.game_left * missing);
        Ok(of(chance * completed + (1.0 - chance) * left_over, chance, false))
    }

    /// Returns the share of the points of a feature that is never complete which competitors leave.
    pub(super) fn uncontested(&self) -> f64 {
        1.0 - self.numbers.contest * self.remaining.game_left
    }

    /// Returns the further points that plugins expect of a feature which is never complete. In the
    /// last third of the game, a decreasing share of them is still scored.
    pub(super) fn further_points(&self, v: View, feature: SegmentId) -> Result<f64, Fault> {
        Ok(f64::from(v.expected_points(feature)?) * (3.0 * self.remaining.game_left).min(1.0))
    }

    /// Returns the cells that a feature waits for, and those beside them, on which depends what
    /// fits there.
    pub(super) fn waits_for(&self, v: View, feature: SegmentId) -> Option<Area> {
        let segment = v.core.graph.get(feature);
        match v.rules.kinds.get(segment.kind).completion {
            CompletionRule::Around(by) => Some(segment.cell.around(i16::from(by) + 1)),
            _ => None,
        }
    }

    /// Returns the expected further points of a feature that is never complete: for each neighbor
    /// completed later, as many points as for each neighbor that is complete, and some in any case.
    fn growth_of_field(&mut self, v: View, feature: SegmentId, now: f64) -> Result<f64, Fault> {
        self.bordering = v.beside(feature, BORDERS);
        let mut complete = 0.0;
        for city in &self.bordering {
            complete += if v.complete(*city)? { 1.0 } else { 0.0 };
        }
        let open = self.bordering.len() as f64 - complete;
        let each = if complete > 0.0 { now / complete * self.numbers.neighbour } else { 0.0 };
        Ok((each + self.numbers.prospect) * open * self.remaining.game_left)
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{Game, GameSetup, GameView};

    use super::*;
    use crate::greedy::Greedy;
    use crate::tests::rules;
    use crate::{Bot, Dice};

    /// A feature that waits for several cells is completed more rarely if each of them has to wait
    /// for a tile, and a feature with open sides if tiles that fit come later.
    #[test]
    fn cells_that_wait_lower_the_chance_of_completion() -> Result<(), Box<dyn Error>> {
        let mut game = Game::new(rules("")?, &GameSetup::seeded(4))?;
        let mut bot = Greedy::default();
        let plain = Numbers { half_side_tile: 0.0, wait_sides: 0.0, wait_cells: 0.0, ..Numbers::FITTED };
        let with = [
            Numbers { wait_sides: 9.0, ..plain },
            Numbers { wait_cells: 9.0, ..plain },
            Numbers { half_side_tile: 1.0, ..plain },
        ];
        let (mut evaluation, mut others) = (Evaluation::new(plain), with.map(Evaluation::new));
        let mut lower = [0; 3];
        for n in 0..80 {
            let v = game.view();
            evaluation.prepare(v);
            others.iter_mut().for_each(|other| other.prepare(v));
            for root in v.core.occupied() {
                let promise = evaluation.feature(v, root)?;
                let several = evaluation.gaps.len() > 1;
                for (i, other) in others.iter_mut().enumerate() {
                    let chance = other.feature(v, root)?.chance;
                    assert!(chance == promise.chance || (chance < promise.chance && (several || i == 2)), "decision {n}");
                    lower[i] += u32::from(chance < promise.chance);
                }
            }
            let choice = bot.choose(&GameView::for_asked(&game), &mut Dice::new(4, n));
            game.apply_nth(choice)?;
        }
        assert!(lower.iter().all(|n| *n > 0), "{lower:?}");
        Ok(())
    }
}
