//! The remaining tiles, counted by what they can do at a cell.

use bastide_core::{Cell, EdgePoints, Side, TileInfo, TileType, View};

use super::gap::Gap;

/// The remaining tiles of a game. They are public; only their order is hidden.
#[derive(Debug, Default)]
pub(super) struct Remaining {
    tiles: Vec<(TileType, u16)>,
    /// The number of tiles.
    pub(super) tiles_left: f64,
    /// The share of the game's tiles that remain, from 0 to 1.
    pub(super) game_left: f64,
    /// The number of tiles that fit, plus 1, by the code of demanded edges; 0 for not counted yet.
    fitting: Vec<u16>,
    /// The tasks for which tiles were counted.
    counted: Vec<Counted>,
    /// The number of the task that was counted last, plus 1, by the code of demanded edges; 0 for none.
    last: Vec<u32>,
}

/// The tiles that do a task at cells with one code.
#[derive(Clone, Copy, Debug)]
struct Counted {
    task: Task,
    tiles: u16,
    /// The number of the task that was counted before for the same code, plus 1; 0 for none.
    before: u32,
}

/// The effects of a tile at the cell where it is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    /// It closes the sides at these points: its segments there lead nowhere but to the sides `ends`,
    /// given as bits in the order of [`Side::ALL`].
    Close { points: EdgePoints, ends: u8 },
    /// It joins what meets the cell at points of the first set with what meets it at points of the
    /// second one.
    Join(EdgePoints, EdgePoints),
}

impl Task {
    /// Returns `true` if a tile does this in a turn.
    fn is_done_by(self, tile: &TileInfo, turn: u8) -> bool {
        match self {
            Task::Close { points, ends } => points.sides().all(|side| {
                let segment = tile.segments.get(usize::from(tile.side(turn, side).centre));
                segment.is_none_or(|it| it.edge_points.turned(turn).sides().all(|other| ends & bit(other) != 0))
            }),
            Task::Join(a, b) => tile.segments.iter().any(|segment| {
                let points = segment.edge_points.turned(turn);
                points.meets(a) && points.meets(b)
            }),
        }
    }
}

/// Returns the bit of a side.
fn bit(side: Side) -> u8 {
    1 << side.index()
}

impl Remaining {
    /// Counts the remaining tiles of a position.
    pub(super) fn begin(&mut self, v: View) {
        self.tiles.clear();
        for &tile in v.rules.draw_piles().iter().flat_map(|p| &v.core.piles[p.index()]) {
            match self.tiles.iter_mut().find(|(t, _)| *t == tile) {
                Some((_, n)) => *n += 1,
                None => self.tiles.push((tile, 1)),
            }
        }
        self.tiles_left = self.tiles.iter().map(|(_, n)| f64::from(*n)).sum();
        let placed = v.core.board.placed_tiles().len() as f64;
        self.game_left = self.tiles_left / (self.tiles_left + placed).max(1.0);
        self.fitting.clear();
        self.counted.clear();
        self.last.fill(0);
    }

    /// Returns the number of tiles that fit this code.
    fn fitting(&mut self, v: View, code: u16) -> f64 {
        let at = usize::from(code);
        if self.fitting.len() <= at {
            self.fitting.resize(at + 1, 0);
        }
        if self.fitting[at] == 0 {
            let fit = v.rules.tiles.fit();
            let fits = |(tile, n): &(TileType, u16)| if fit.turns(*tile, code) != 0 { *n } else { 0 };
            self.fitting[at] = 1 + self.tiles.iter().map(fits).sum::<u16>();
        }
        f64::from(self.fitting[at] - 1)
    }

    /// Returns the number of tiles that fit a gap as it is now and close the sides at its points.
    /// Those that fit without closing them count with this weight. For a cell without neighbors, it
    /// is a third of all tiles.
    pub(super) fn closing(&mut self, v: View, gap: Gap, extending: f64) -> f64 {
        let Some(code) = code(v, gap.cell) else { return self.tiles_left / 3.0 };
        let fitting = self.fitting(v, code);
        if gap.points.is_empty() {
            return fitting;
        }
        let (board, mut ends) = (&v.core.board, 0);
        for (tile, side) in board.tiles_beside(gap.cell).into_iter().zip(Side::ALL) {
            if tile.is_some() || !board.exists(gap.cell.step(side)) {
                ends |= bit(side);
            }
        }
        let closing = self.able(v, code, Task::Close { points: gap.points, ends });
        closing + extending * (fitting - closing)
    }

    /// Returns the number of tiles that fit a cell and join what meets it at two sets of points.
    pub(super) fn joining(&mut self, v: View, cell: Cell, a: EdgePoints, b: EdgePoints) -> f64 {
        code(v, cell).map_or(0.0, |code| self.able(v, code, Task::Join(a, b)))
    }

    /// Returns the number of tiles that fit this code and do a task in one of the turns that fit.
    fn able(&mut self, v: View, code: u16, task: Task) -> f64 {
        let at = usize::from(code);
        if self.last.len() <= at {
            self.last.resize(at + 1, 0);
        }
        let known = |number: u32| self.counted.get((number as usize).wrapping_sub(1));
        let mut of_code = std::iter::successors(known(self.last[at]), |counted| known(counted.before));
        if let Some(counted) = of_code.find(|counted| counted.task == task) {
            return f64::from(counted.tiles);
        }
        let tiles = self.count_able(v, code, task);
        self.counted.push(Counted { task, tiles, before: self.last[at] });
        self.last[at] = self.counted.len() as u32;
        f64::from(tiles)
    }

    /// Counts them for [`Self::able`].
    #[inline(never)]
    fn count_able(&self, v: View, code: u16, task: Task) -> u16 {
        let fits = |tile: TileType, turn: u8| v.rules.tiles.fit().turns(tile, code) & 1 << turn != 0;
        let able = |tile: TileType| (0..4).any(|turn| fits(tile, turn) && task.is_done_by(v.rules.tiles.get(tile), turn));
        self.tiles.iter().filter(|(tile, _)| able(*tile)).map(|(_, n)| n).sum()
    }
}

/// Returns the code of the edges that a cell of the frontier demands.
fn code(v: View, cell: Cell) -> Option<u16> {
    let at = v.core.board.frontier_index(cell)?;
    v.core.board.codes().get(at).copied()
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{CompletionRule, EdgePoint, EdgePosition, Game, GameSetup, Kind, PrintedSegment};

    use super::*;
    use crate::tests::rules;

    /// The city of the start tile has one gap. All remaining tiles with a city fit there.
    #[test]
    fn tiles_close_a_city_or_join_two() -> Result<(), Box<dyn Error>> {
        let game = Game::new(rules("")?, &GameSetup::seeded(1))?;
        let v = game.view();
        let city = v.rules.names.kinds.index("city").ok_or("no city")?;
        let is_city = |kind: Kind| kind.index() == city;
        let root = v.core.graph.segments().find(|seg| is_city(v.core.graph.get(*seg).kind)).ok_or("no segment")?;
        assert_eq!(v.rules.kinds.get(v.core.graph.get(root).kind).completion, CompletionRule::Sides);
        let mut gaps = Vec::new();
        Gap::at_sides(v, root, &mut gaps);
        let [gap] = gaps.as_slice() else { return Err("one gap".into()) };
        let [side] = gap.points.sides().collect::<Vec<_>>()[..] else { return Err("one side".into()) };
        let across: EdgePoints = gap.points.iter().map(|point| EdgePoint::new(side.opposite(), point.position)).collect();
        assert!(gap.points.iter().all(|point| point.position == EdgePosition::Centre));

        let mut remaining = Remaining::default();
        remaining.begin(v);
        let with_city = |sides: &dyn Fn(&[Side]) -> bool| -> f64 {
            let has = |segment: &PrintedSegment| is_city(segment.kind) && sides(&segment.edge_points.sides().collect::<Vec<_>>());
            let tiles = remaining.tiles.iter().filter(|(tile, _)| v.rules.tiles.get(*tile).segments.iter().any(has));
            tiles.map(|(_, n)| f64::from(*n)).sum()
        };
        let (any, cap) = (with_city(&|sides| !sides.is_empty()), with_city(&|sides| sides.len() == 1));
        let through = with_city(&|sides| sides.iter().any(|side| sides.contains(&side.opposite())));
        assert!(any > cap && cap > through && through > 0.0, "{any} {cap} {through}");
        assert_eq!(remaining.closing(v, Gap { points: EdgePoints::NONE, ..*gap }, 0.0), any, "all that fit");
        assert_eq!(remaining.closing(v, *gap, 0.0), cap);
        assert_eq!(remaining.closing(v, *gap, 0.5), cap + 0.5 * (any - cap));
        assert_eq!(remaining.joining(v, gap.cell, gap.points, across), through);
        assert_eq!(remaining.joining(v, gap.cell, gap.points, gap.points), any);
        Ok(())
    }
}
