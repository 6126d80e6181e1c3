//! Swiss pairings: a matching of least cost among those who have not met.
//!
//! What costs most comes first:
//! 1. as many pairs as possible, nobody meets twice, and nobody has a second bye;
//! 2. few pairs after which somebody would have begun two games more or less than half of them;
//! 3. small differences of match points, and a bye for those with few;
//! 4. among equals, few meet one of their own half of the group;
//! 5. the first of the upper half meets the first of the lower half, and so on; whoever leaves a group goes from its end to the
//!    beginning of the next one.

use std::collections::{BTreeMap, BTreeSet};

use super::{Paired, Pairing};
use crate::ids::EntrantId;
use crate::matching::{MAX_COST, pairs};
use crate::rounds::Stage;
use crate::settings::MAX_ENTRANTS;
use crate::standings::tally::Tallies;
use crate::tournament::Tournament;

/// The cost of one pair that begins out of balance. It is more than the sum of all others.
const UNBALANCED: i64 = 1 << 46;
/// The cost of a difference of one half of a point. The squares of differences add up to less than [`UNBALANCED`].
const DIFFERENCE: i64 = 1 << 24;
/// The largest difference that counts, in halves.
const MAX_DIFFERENCE: i64 = 63;
/// The largest distance from the place in a group that counts.
const MAX_DISTANCE: i64 = 127;

/// The cost of a pair of one half of a group.
const SAME_HALF: i64 = MAX_DISTANCE * MAX_DISTANCE;

/// The most pairs, the bye included.
const PAIRS: i64 = MAX_ENTRANTS as i64 / 2 + 1;

const _: () = assert!(PAIRS * (SAME_HALF + MAX_DISTANCE * MAX_DISTANCE) < DIFFERENCE);
const _: () = assert!(PAIRS * DIFFERENCE * (MAX_DIFFERENCE * MAX_DIFFERENCE + 1) < UNBALANCED);
const _: () = assert!(2 * UNBALANCED <= MAX_COST + 1);

/// An entrant to be paired.
struct Free {
    id: EntrantId,
    /// Match points, in halves.
    points: i64,
    /// The place in the group of those with equal points, from 0, and the size of the group.
    place: i64,
    group: i64,
    /// How many more games it began than not.
    begun: i64,
    had_bye: bool,
}

/// Returns the pairings of a round.
pub(super) fn pair(tournament: &Tournament, number: u32) -> Paired {
    let free = free(tournament, number);
    let met: BTreeSet<[EntrantId; 2]> = tournament.matches().flat_map(|(_, one)| both_ways(one.entrants)).collect();
    let singles = tournament.settings.boards == 1;
    let n = free.len();
    // With an odd number, one more place is that of the bye.
    let places = n + n % 2;
    let lowest = free.iter().map(|one| one.points).min().unwrap_or_default();
    let cost = |i: usize, j: usize| {
        let a = free.get(i)?;
        let Some(b) = free.get(j) else {
            return (!a.had_bye).then(|| difference(a.points - lowest) + distance(a.group - 1 - a.place));
        };
        (!met.contains(&[a.id, b.id])).then(|| together(a, b, singles))
    };
    let partners = pairs(places, cost);
    let mut paired = Paired::default();
    for (i, own) in free.iter().enumerate() {
        match partners.get(i).copied().flatten() {
            Some(j) if i < j && j < n => {
                paired.pairings.push(Pairing { entrants: [own.id, free[j].id], stage: Stage::Main, begins: None });
            }
            Some(j) if j < n => {}
            Some(_) => paired.byes.push(own.id),
            None => paired.unpaired.push(own.id),
        }
    }
    paired
}

fn both_ways([a, b]: [EntrantId; 2]) -> [[EntrantId; 2]; 2] {
    [[a, b], [b, a]]
}

/// Returns those who play the round: by points, then by strength.
fn free(tournament: &Tournament, number: u32) -> Vec<Free> {
    let tallies = Tallies::of(tournament, |_| true);
    let begun = tournament.begun();
    let byes: BTreeSet<EntrantId> = tournament.rounds.iter().flat_map(|round| round.byes.iter().copied()).collect();
    let playing = tournament.by_strength().into_iter().filter(|entrant| entrant.plays_in(number));
    let mut groups: BTreeMap<std::cmp::Reverse<i64>, Vec<EntrantId>> = BTreeMap::new();
    for entrant in playing {
        groups.entry(std::cmp::Reverse(tallies.sum(entrant.id).matches)).or_default().push(entrant.id);
    }
    let mut free = Vec::new();
    for (std::cmp::Reverse(points), ids) in groups {
        let group = ids.len() as i64;
        free.extend((0..).zip(ids).map(|(place, id)| Free {
            id,
            points,
            place,
            group,
            begun: begun.get(&id).copied().unwrap_or_default(),
            had_bye: byes.contains(&id),
        }));
    }
    free
}

/// Returns the cost of a pair; the first one has as many points or more.
fn together(a: &Free, b: &Free, singles: bool) -> i64 {
    let out_of_balance = singles && a.begun.signum() * b.begun.signum() > 0;
    let places = if a.points == b.points {
        let same_half = b.place < a.group / 2 || a.place >= (a.group + 1) / 2;
        i64::from(same_half) * SAME_HALF + distance((b.place - a.place) - a.group / 2)
    } else {
        // From the end of the one group to the beginning of the other one.
        distance((a.group - 1 - a.place) + b.place)
    };
    i64::from(out_of_balance) * UNBALANCED + difference(a.points - b.points) + places
}

fn difference(halves: i64) -> i64 {
    DIFFERENCE * halves.clamp(0, MAX_DIFFERENCE).pow(2)
}

fn distance(places: i64) -> i64 {
    places.abs().min(MAX_DISTANCE).pow(2)
}
