//! Features of different players that one tile may join: who then has the majority gains what the
//! other one loses.

use bastide_core::{Cell, Kind, MAX_PLAYERS, Player, Players, SegmentId, View};

use super::known::Promise;

/// The most features that are compared with each other: one bit for each.
const MOST: usize = 64;

/// A feature with followers that is not complete.
#[derive(Clone, Copy, Debug)]
struct Open {
    kind: Kind,
    promise: Promise,
}

/// The features with followers that are not complete, by the cells that they wait for.
#[derive(Debug, Default)]
pub(super) struct Rivals {
    open: Vec<Open>,
    /// The cells of all features, each with the number of the feature.
    cells: Vec<(Cell, u16)>,
    /// The features at the cells of the frontier by their indices, as bits.
    at: Vec<u64>,
}

impl Rivals {
    /// Begins with a position without features.
    pub(super) fn begin(&mut self) {
        self.open.clear();
        self.cells.clear();
    }

    /// Adds a feature with the cells that it waits for.
    pub(super) fn add(&mut self, v: View, root: SegmentId, promise: Promise, cells: &[Cell]) {
        let number = self.open.len();
        if number < MOST {
            self.cells.extend(cells.iter().map(|cell| (*cell, number as u16)));
            self.open.push(Open { kind: v.core.graph.get(root).kind, promise });
        }
    }

    /// Calls `found` with each pair of features of one kind and different owners that wait for a
    /// common cell: with the first such cell, whether the features are never complete, and what each
    /// player gains when they are joined.
    pub(super) fn each_pair(&mut self, v: View, mut found: impl FnMut(Cell, bool, [f64; MAX_PLAYERS])) {
        self.at.clear();
        self.at.resize(v.core.board.codes().len(), 0);
        let (mut present, mut met) = (0, 0_u64);
        for &(cell, number) in &self.cells {
            if number != present {
                (present, met) = (number, 0);
            }
            let Some(at) = v.core.board.frontier_index(cell).and_then(|at| self.at.get_mut(at)) else { continue };
            let mut others = *at & !met & !(1 << number);
            met |= others;
            *at |= 1 << number;
            while others != 0 {
                let (a, b) = (&self.open[others.trailing_zeros() as usize], &self.open[usize::from(number)]);
                others &= others - 1;
                if a.kind == b.kind && a.promise.owners != b.promise.owners {
                    found(cell, a.promise.endless, gains(&a.promise, &b.promise));
                }
            }
        }
    }
}

/// Returns what each player gains when two features are joined.
fn gains(a: &Promise, b: &Promise) -> [f64; MAX_PLAYERS] {
    let weight = |n: usize| (a.weights[n].main + b.weights[n].main, a.weights[n].tie + b.weights[n].tie);
    let most = (0..MAX_PLAYERS).map(weight).max().unwrap_or_default();
    std::array::from_fn(|n| {
        let share = |owners: Players, points| if owners.has(Player::at(n)) { points } else { 0.0 };
        let joined = if most.0 > 0 && weight(n) == most { a.points + b.points } else { 0.0 };
        joined - share(a.owners, a.points) - share(b.owners, b.points)
    })
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{Game, GameSetup, Side, Weights};

    use super::*;
    use crate::tests::rules;

    fn promise(points: f64, weights: [u16; 2]) -> Promise {
        let mut of = Weights::default();
        of.iter_mut().zip(weights).for_each(|(weight, main)| weight.main = main);
        let mut owners = Players::NONE;
        (0..2).filter(|n| weights[*n] == weights[0].max(weights[1])).for_each(|n| owners.add(Player::at(n)));
        Promise { points, chance: 0.5, endless: false, owners, weights: of }
    }

    #[test]
    fn who_has_the_majority_of_joined_features_gains_them() {
        let of = |a, b| gains(&a, &b)[..2].to_vec();
        assert_eq!(of(promise(10.0, [1, 0]), promise(4.0, [0, 2])), [-10.0, 10.0]);
        assert_eq!(of(promise(10.0, [1, 0]), promise(4.0, [0, 1])), [4.0, 10.0], "both are paid");
        assert_eq!(of(promise(10.0, [1, 1]), promise(4.0, [1, 0])), [0.0, -10.0]);
        assert_eq!(of(promise(10.0, [1, 0]), promise(4.0, [1, 0])), [0.0, 0.0]);
    }

    #[test]
    fn features_are_joined_at_a_common_cell() -> Result<(), Box<dyn Error>> {
        let game = Game::new(rules("")?, &GameSetup::seeded(1))?;
        let v = game.view();
        let root = v.core.graph.segments().next().ok_or("no segment")?;
        let tile = v.core.board.placed_tiles().first().ok_or("no tile")?;
        let [north, east, south] = [Side::N, Side::E, Side::S].map(|side| tile.cell.step(side));
        let (mine, other) = (promise(5.0, [2, 0]), promise(3.0, [0, 1]));
        let mut rivals = Rivals::default();
        let mut pairs = |a: (Promise, &[Cell]), b: (Promise, &[Cell])| {
            rivals.begin();
            [a, b].into_iter().for_each(|(promise, cells)| rivals.add(v, root, promise, cells));
            let mut found = Vec::new();
            rivals.each_pair(v, |cell, endless, gains| found.push((cell, endless, gains[0], gains[1])));
            found
        };
        assert_eq!(pairs((mine, &[north, east]), (other, &[south, east])), [(east, false, 3.0, -3.0)]);
        assert_eq!(pairs((mine, &[north, east]), (other, &[east, north])).len(), 1, "two cells join them once");
        assert_eq!(pairs((mine, &[north]), (other, &[south])), []);
        assert_eq!(pairs((mine, &[north]), (mine, &[north])), [], "they have one owner");
        Ok(())
    }
}
