//! What one feature promises.

use bastide_core::{
    Area, BORDERS, Cell, CompletionRule, Content, EdgePoints, Fault, Players, ScoringReason, SegmentId, Side, TileType, View,
    Weights,
};

use super::known::Promise;
use super::{Evaluation, Numbers};

impl Evaluation {
    /// Returns the promise of a feature, without its owners. Leaves its open cells in `cells`.
    pub(super) fn feature(&mut self, v: View, feature: SegmentId) -> Result<Promise, Fault> {
        let of =
            |points, chance, endless| Promise { points, chance, endless, owners: Players::NONE, weights: Weights::default() };
        let kind = v.core.graph.get(feature).kind;
        let ends = v.rules.kinds.get(kind).completion;
        self.cells.clear();
        self.bordering.clear();
        if ends == CompletionRule::Never {
            let now = f64::from(v.value(feature, ScoringReason::Final)?.total());
            let growth = self.growth_of_field(v, feature, now)? + self.numbers.endless * self.game_left;
            return Ok(of((now + growth) * (1.0 - self.numbers.contest * self.game_left), 0.0, true));
        }
        let full = f64::from(v.value(feature, ScoringReason::Completed)?.total());
        if v.complete(feature)? {
            return Ok(of(full, 1.0, false));
        }
        let now = f64::from(v.value(feature, ScoringReason::Final)?.total());
        let left = self.tiles_left.max(1.0);
        let Numbers { half_side, half_side_tile, half_cell, wait_sides, wait_cells, growth, growth_cells, .. } = self.numbers;
        let (half, wait, growth, parts) = match ends {
            CompletionRule::Around(by) => {
                let area = v.core.graph.get(feature).cell.around(i16::from(by));
                self.cells.extend(area.cells().filter(|&c| v.core.board.exists(c) && v.core.board.tile_at(c).is_none()));
                (half_cell, wait_cells, growth_cells, (area.cells().count() - self.cells.len()) as f64)
            }
            _ => {
                self.open_cells(v, feature);
                (half_side + half_side_tile * self.tiles_left, wait_sides, growth, f64::from(v.tiles(feature)))
            }
        };
        let mut chance = 1.0;
        for i in 0..self.cells.len() {
            let n = self.tiles_for(v, self.cells[i]);
            chance *= n / (n + half);
        }
        let further = self.cells.len().saturating_sub(1) as f64;
        chance *= left / (left + wait * further);
        // What is missing is no cell: a plugin holds the feature open.
        if self.cells.is_empty() {
            chance = 0.5 * self.game_left;
        }
        let missing = self.cells.len() as f64 / parts.max(1.0);
        let completed = full * (1.0 + missing);
        let left_over = now * (1.0 + growth * self.game_left * missing);
        Ok(of(chance * completed + (1.0 - chance) * left_over, chance, false))
    }

    /// Returns the further points that plugins expect of a feature which is never complete. In the
    /// last third of the game, a decreasing share of them is still scored.
    pub(super) fn further_points(&self, v: View, feature: SegmentId) -> Result<f64, Fault> {
        Ok(f64::from(v.expected_points(feature)?) * (3.0 * self.game_left).min(1.0))
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

    /// Collects the free cells at the open sides of a feature, each once.
    fn open_cells(&mut self, v: View, feature: SegmentId) {
        each_free_cell(v, feature, EdgePoints::sides, |cell| {
            if !self.cells.contains(&cell) {
                self.cells.push(cell);
            }
        });
    }

    /// Collects the free cells at all sides that a feature reaches. Some may come twice.
    pub(super) fn reach(&mut self, v: View, feature: SegmentId) {
        self.reached.clear();
        each_free_cell(
            v,
            feature,
            |points| points.iter().map(|point| point.side),
            |cell| {
                if self.reached.last() != Some(&cell) {
                    self.reached.push(cell);
                }
            },
        );
    }

    /// Returns the number of remaining tiles that fit a cell as it is now. For a cell without
    /// neighbors, it is a third of them.
    pub(super) fn tiles_for(&mut self, v: View, cell: Cell) -> f64 {
        let Some(at) = v.core.board.frontier_index(cell) else { return self.tiles_left / 3.0 };
        let code = v.core.board.codes()[at] as usize;
        if self.fitting.len() <= code {
            self.fitting.resize(code + 1, 0);
        }
        if self.fitting[code] == 0 {
            let fit = v.rules.tiles.fit();
            let fits = |(tile, n): &(TileType, u16)| if fit.turns(*tile, code as u16) != 0 { *n } else { 0 };
            self.fitting[code] = 1 + self.left.iter().map(fits).sum::<u16>();
        }
        f64::from(self.fitting[code] - 1)
    }

    /// Returns the expected further points of a feature that is never complete: for each neighbor
    /// completed later, as many points as for each neighbor that is complete.
    fn growth_of_field(&mut self, v: View, feature: SegmentId, now: f64) -> Result<f64, Fault> {
        if now <= 0.0 {
            return Ok(0.0);
        }
        self.note_bordering(v, feature);
        let mut complete = 0.0;
        for city in &self.bordering {
            complete += if v.complete(*city)? { 1.0 } else { 0.0 };
        }
        let open = self.bordering.len() as f64 - complete;
        Ok(if complete > 0.0 { now / complete * open * self.numbers.neighbour * self.game_left } else { 0.0 })
    }

    /// Collects the features that a feature borders, each once.
    pub(super) fn note_bordering(&mut self, v: View, feature: SegmentId) {
        let graph = &v.core.graph;
        self.bordering.clear();
        for seg in graph.members(feature) {
            for city in v.related(seg, BORDERS) {
                let city = graph.feature(city);
                if !self.bordering.contains(&city) {
                    self.bordering.push(city);
                }
            }
        }
    }
}

/// Calls `found` with the cells without a tile beside the segments of a feature, at the sides that
/// `sides` returns for the edge points of a segment.
fn each_free_cell<S: Iterator<Item = Side>>(
    v: View,
    feature: SegmentId,
    sides: impl Fn(EdgePoints) -> S,
    mut found: impl FnMut(Cell),
) {
    let (graph, board) = (&v.core.graph, &v.core.board);
    for seg in graph.members(feature) {
        let segment = graph.get(seg);
        let (Some(printed), Some(placed)) = (v.printed_segment(seg), segment.tile()) else { continue };
        for side in sides(printed.edge_points.turned(board.tile(placed).turn)) {
            let next = segment.cell.step(side);
            if !matches!(board.content(next), Content::Tile(_)) && board.exists(next) {
                found(next);
            }
        }
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
                let several = evaluation.cells.len() > 1;
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
