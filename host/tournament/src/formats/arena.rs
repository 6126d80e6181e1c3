//! Arena pairings: a free entrant meets the free entrant with the nearest points. Opponents may meet again, but not at once if
//! there are others.

use std::collections::BTreeMap;

use super::{Paired, Pairing};
use crate::ids::EntrantId;
use crate::matching::pairs;
use crate::rounds::Stage;
use crate::standings::tally::Tallies;
use crate::tournament::Tournament;

/// The cost of each meeting before, the last one included. A difference of points costs its square.
const AGAIN: i64 = 1 << 16;
/// The cost of the opponent of the round before.
const AT_ONCE: i64 = 1 << 30;
/// The cost of a pair of whom nobody waited in the round before.
const WAITED: i64 = 1 << 40;

/// Returns the pairings of all who are free.
pub(super) fn pair(tournament: &Tournament, number: u32) -> Paired {
    let tallies = Tallies::of(tournament, |_| true);
    let free: Vec<EntrantId> =
        tournament.by_strength().into_iter().filter(|entrant| entrant.plays_in(number)).map(|entrant| entrant.id).collect();
    let mut met: BTreeMap<[EntrantId; 2], (i64, u32)> = BTreeMap::new();
    for (round, one) in tournament.matches() {
        let [a, b] = one.entrants;
        for pair in [[a, b], [b, a]] {
            let (times, last) = met.entry(pair).or_default();
            (*times, *last) = (*times + 1, round);
        }
    }
    let last = tournament.rounds.last();
    let waited = |id: &EntrantId| last.is_some_and(|round| round.unpaired.contains(id));
    let cost = |i: usize, j: usize| {
        let (a, b) = (free.get(i)?, free.get(j)?);
        let (times, last) = met.get(&[*a, *b]).copied().unwrap_or_default();
        let apart = tallies.sum(*a).matches - tallies.sum(*b).matches;
        let at_once = i64::from(last != 0 && last.saturating_add(1) == number);
        let nobody_waited = i64::from(!waited(a) && !waited(b));
        Some(WAITED * nobody_waited + AT_ONCE * at_once + AGAIN * times.min(64) + apart.abs().min(127).pow(2))
    };
    let partners = pairs(free.len(), cost);
    let mut paired = Paired::default();
    for (i, own) in free.iter().enumerate() {
        match partners.get(i).copied().flatten().map(|j| (j, free.get(j))) {
            Some((j, Some(other))) if i < j => {
                paired.pairings.push(Pairing { entrants: [*own, *other], stage: Stage::Main, begins: None });
            }
            Some(_) => {}
            None => paired.unpaired.push(*own),
        }
    }
    paired
}
