//! Pairs of least cost, as a matching of greatest weight on a general graph.

use integer_blossom::max_weight_matching;

/// The largest cost of a pair. With [`MAX_ENTRANTS`](crate::settings::MAX_ENTRANTS) entrants, the costs of all pairs add up
/// to less than [`PAIR`].
pub(crate) const MAX_COST: i64 = (1 << 47) - 1;

/// The weight of a pair without costs. One more pair always outweighs the costs of all pairs, so as many pairs as possible are
/// made.
const PAIR: i64 = 1 << 57;

/// Returns the partner of each of `n`: as many pairs as possible, and of those sets of pairs the one with the smallest sum of
/// costs. `cost` returns the cost of a pair, the smaller number first; `None` if it is not allowed.
pub(crate) fn pairs(n: usize, cost: impl Fn(usize, usize) -> Option<i64>) -> Vec<Option<usize>> {
    let mut weights = vec![0; n * n];
    for (i, row) in weights.chunks_mut(n.max(1)).enumerate() {
        for (j, weight) in row.iter_mut().enumerate().skip(i + 1) {
            if let Some(cost) = cost(i, j) {
                *weight = PAIR - cost.clamp(0, MAX_COST);
            }
        }
    }
    max_weight_matching(&weights, n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seal::Lot;

    /// Returns the most pairs, and the smallest sum of costs with as many, by trying all of them.
    fn best(costs: &[Vec<Option<i64>>], free: &mut Vec<usize>) -> (usize, i64) {
        let Some(first) = free.pop() else { return (0, 0) };
        let (pairs, cost) = best(costs, &mut free.clone());
        let mut found = (pairs, -cost);
        for at in 0..free.len() {
            let mut rest = free.clone();
            let second = rest.swap_remove(at);
            if let Some(own) = costs[first.min(second)][first.max(second)] {
                let (pairs, cost) = best(costs, &mut rest);
                found = found.max((pairs + 1, -cost - own));
            }
        }
        (found.0, -found.1)
    }

    #[test]
    fn no_other_pairs_are_more_or_cost_less() {
        let mut lot = Lot::new("matching");
        for n in (2..=9).cycle().take(600) {
            let dense = 1 + lot.below(4);
            let mut cost = || (lot.below(4) < dense).then(|| lot.below(50) as i64);
            let costs: Vec<Vec<Option<i64>>> = (0..n).map(|_| (0..n).map(|_| cost()).collect()).collect();
            let found = pairs(n, |i, j| costs[i][j]);
            let made: Vec<(usize, usize)> =
                found.iter().enumerate().filter_map(|(i, j)| j.filter(|j| i < *j).map(|j| (i, j))).collect();
            assert!(made.iter().all(|(i, j)| found[*j] == Some(*i)), "{found:?}");
            let sum = made.iter().map(|(i, j)| costs[*i][*j]).sum::<Option<i64>>();
            assert_eq!(sum.map(|sum| (made.len(), sum)), Some(best(&costs, &mut (0..n).collect())), "{costs:?}");
        }
    }

    #[test]
    fn the_largest_costs_do_not_outweigh_a_pair() {
        // The cheap pair in the middle would leave two without a partner.
        let cost = |i: usize, j: usize| match (i, j) {
            (1, 2) => Some(0),
            (0, 1) | (2, 3) => Some(i64::MAX),
            _ => None,
        };
        assert_eq!(pairs(4, cost), [Some(1), Some(0), Some(3), Some(2)]);
        assert!(pairs(0, |_, _| Some(0)).is_empty());
    }
}
