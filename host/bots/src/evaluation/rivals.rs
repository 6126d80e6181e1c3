//! Features of different players that one tile may join: who then has the majority gains what the
//! other one loses.

use std::ops::Range;

use bastide_core::{Cell, EdgePoints, Kind, MAX_PLAYERS, Player, Players, SegmentId, View};

use super::gap::Gap;
use super::known::Promise;

/// The most features that are compared with each other: one bit for each.
const MAX: usize = 64;

/// A feature with followers that is not complete.
#[derive(Clone, Debug)]
struct Open {
    kind: Kind,
    promise: Promise,
    /// Its part of the list of all gaps.
    gaps: Range<usize>,
}

/// The features with followers that are not complete, by the cells that they wait for.
#[derive(Debug, Default)]
pub(super) struct Rivals {
    open: Vec<Open>,
    /// The gaps of all features.
    gaps: Vec<Gap>,
    /// The features at the cells of the frontier by their indices, as bits.
    at: Vec<u64>,
    /// The earlier features that one feature can be joined with, and by how many tiles.
    partners: Vec<(usize, f64)>,
}

impl Rivals {
    /// Begins with a position without features.
    pub(super) fn begin(&mut self) {
        self.open.clear();
        self.gaps.clear();
    }

    /// Adds a feature with its gaps.
    pub(super) fn add(&mut self, v: View, root: SegmentId, promise: Promise, gaps: &[Gap]) {
        if self.open.len() < MAX {
            let first = self.gaps.len();
            self.gaps.extend_from_slice(gaps);
            self.open.push(Open { kind: v.core.graph.get(root).kind, promise, gaps: first..self.gaps.len() });
        }
    }

    /// Calls `found` with each pair of features of one kind and different owners that have a gap at a
    /// common cell: with the number of tiles that join them at the best such cell, which `tiles`
    /// returns, with whether the features are never complete, and with what each player gains when
    /// they are joined.
    pub(super) fn each_pair(
        &mut self,
        v: View,
        mut tiles: impl FnMut(Cell, EdgePoints, EdgePoints) -> f64,
        mut found: impl FnMut(f64, bool, [f64; MAX_PLAYERS]),
    ) {
        self.at.clear();
        self.at.resize(v.core.board.codes().len(), 0);
        for (number, feature) in self.open.iter().enumerate() {
            let is_rival = |other: &Open| other.kind == feature.kind && other.promise.owners != feature.promise.owners;
            if !self.open.iter().any(is_rival) {
                continue;
            }
            for gap in &self.gaps[feature.gaps.clone()] {
                let Some(at) = v.core.board.frontier_index(gap.cell).and_then(|at| self.at.get_mut(at)) else { continue };
                let mut others = *at;
                *at |= 1 << number;
                while others != 0 {
                    let other = others.trailing_zeros() as usize;
                    others &= others - 1;
                    let partner = &self.open[other];
                    if !is_rival(partner) {
                        continue;
                    }
                    let beside = self.gaps[partner.gaps.clone()].iter().find(|beside| beside.cell == gap.cell);
                    let n = beside.map_or(0.0, |beside| tiles(gap.cell, beside.points, gap.points));
                    match self.partners.iter_mut().find(|(partner, _)| *partner == other) {
                        Some((_, most)) => *most = most.max(n),
                        None => self.partners.push((other, n)),
                    }
                }
            }
            for (partner, tiles) in self.partners.drain(..) {
                found(tiles, feature.promise.endless, gains(&self.open[partner].promise, &feature.promise));
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
            for (promise, cells) in [a, b] {
                let gaps: Vec<Gap> = cells.iter().map(|cell| Gap { cell: *cell, points: EdgePoints::NONE }).collect();
                rivals.add(v, root, promise, &gaps);
            }
            let mut found = Vec::new();
            let tiles = |cell, _, _| if cell == north { 4.0 } else { 2.0 };
            rivals.each_pair(v, tiles, |tiles, endless, gains| found.push((tiles, endless, gains[0], gains[1])));
            found
        };
        assert_eq!(pairs((mine, &[north, east]), (other, &[south, east])), [(2.0, false, 3.0, -3.0)]);
        assert_eq!(pairs((mine, &[east, north]), (other, &[north, east])), [(4.0, false, 3.0, -3.0)], "the best cell counts");
        assert_eq!(pairs((mine, &[north]), (other, &[south])), []);
        assert_eq!(pairs((mine, &[north]), (mine, &[north])), [], "they have one owner");
        Ok(())
    }
}
