//! Groups: the draw, their rounds, and the bracket of those who advance.

use std::collections::{BTreeMap, BTreeSet};

use super::round_robin::scheduled;
use super::{Paired, Pairing, knockout};
use crate::ids::EntrantId;
use crate::matching::pairs;
use crate::rounds::Stage;
use crate::seal::Secret;
use crate::settings::Meet;
use crate::standings::ranked;
use crate::tournament::Tournament;

/// Draws the groups: each pot has as many entrants of equal strength as there are groups, and each group gets one of each pot by
/// lot. The strongest are first in their group.
pub(super) fn draw(tournament: &Tournament, groups: u32, secret: &Secret) -> Vec<Vec<EntrantId>> {
    let entrants: Vec<EntrantId> = tournament.by_strength().into_iter().map(|entrant| entrant.id).collect();
    let mut drawn = vec![Vec::new(); groups.max(1) as usize];
    let mut lot = secret.lot("groups");
    for pot in entrants.chunks(drawn.len()) {
        let mut order: Vec<usize> = (0..drawn.len()).collect();
        lot.shuffle(&mut order);
        for (entrant, group) in pot.iter().zip(order) {
            drawn[group].push(*entrant);
        }
    }
    drawn
}

/// Returns the pairings of all groups in a round; `None` after the last round of the groups.
pub(super) fn pair(
    tournament: &Tournament,
    number: u32,
    drawn: &[Vec<EntrantId>],
    meet: Meet,
    secret: &Secret,
) -> Option<Paired> {
    if tournament.rounds.iter().any(|round| !round.bracket.is_empty()) {
        return None;
    }
    let each = (1..).zip(drawn).filter_map(|(group, entrants)| match meet {
        Meet::All => scheduled(entrants, number as usize, Stage::Group(group), false),
        Meet::Balanced(rounds) => (number <= rounds).then(|| balanced(tournament, number, entrants, group, secret)),
    });
    each.reduce(|mut all, next| {
        all.pairings.extend(next.pairings);
        all.byes.extend(next.byes);
        all.unpaired.extend(next.unpaired);
        all
    })
}

/// The cost of a pair in which one side has met enough of the half of the other one.
const ENOUGH: i64 = 1 << 24;
/// The cost of a pair that does not fit the kind of the round.
const OTHER_KIND: i64 = 1 << 12;

/// Returns the pairings of a round in which each meets as many of the stronger half of its possible opponents as of the weaker
/// half. Rounds between the halves of the group alternate with rounds within them; the lot decides about the rest.
fn balanced(tournament: &Tournament, number: u32, group: &[EntrantId], stage: u32, secret: &Secret) -> Paired {
    let n = group.len();
    // The stronger half of the others is for everybody the upper half of the group. With an odd number, the one in the middle
    // is one of the stronger half for the upper half, and one of the weaker half for the lower half.
    let level = |i: usize| (2 * i + 1).cmp(&n);
    let is_stronger = |own: usize, other: usize| level(other).is_lt() || level(other).is_eq() && level(own).is_lt();
    let place: BTreeMap<EntrantId, usize> = group.iter().enumerate().map(|(at, id)| (*id, at)).collect();
    let (mut met, mut count) = (BTreeSet::new(), vec![[0_i64; 2]; n]);
    for (_, one) in tournament.matches().filter(|(_, one)| one.stage == Stage::Group(stage)) {
        let [Some(a), Some(b)] = one.entrants.map(|id| place.get(&id).copied()) else { continue };
        for (own, other) in [(a, b), (b, a)] {
            met.insert((own, other));
            count[own][usize::from(is_stronger(own, other))] += 1;
        }
    }
    let byes: BTreeSet<EntrantId> = tournament.rounds.iter().flat_map(|round| round.byes.iter().copied()).collect();
    let mut lot = secret.lot(&format!("balanced:{stage}:{number}"));
    let mut order: Vec<i64> = (0..n as i64).collect();
    lot.shuffle(&mut order);
    let across = number % 2 == 1;
    let places = n + n % 2;
    let cost = |i: usize, j: usize| {
        if j >= n {
            return group.get(i).filter(|id| !byes.contains(id)).map(|_| order[i]);
        }
        if met.contains(&(i, j)) {
            return None;
        }
        let too_many = [(i, j), (j, i)].into_iter().map(|(own, other)| {
            let stronger = usize::from(is_stronger(own, other));
            (count[own][stronger] - count[own][1 - stronger]).max(0)
        });
        let either = level(i).is_eq() || level(j).is_eq();
        let other_kind = !either && (level(i) != level(j)) != across;
        let by_lot = (order[i] + order[j]) % n.max(1) as i64;
        Some(ENOUGH * too_many.map(|n| n * n).sum::<i64>() + OTHER_KIND * i64::from(other_kind) + by_lot)
    };
    let partners = pairs(places, cost);
    let mut paired = Paired::default();
    for (i, own) in group.iter().enumerate() {
        match partners.get(i).copied().flatten() {
            Some(j) if i < j && j < n => {
                paired.pairings.push(Pairing { entrants: [*own, group[j]], stage: Stage::Group(stage), begins: None });
            }
            Some(j) if j < n => {}
            Some(_) => paired.byes.push(*own),
            None => paired.unpaired.push(*own),
        }
    }
    paired
}

/// Returns the bracket of those who advance: all winners of groups are seeded before all second ones, and so on. Those of one
/// group do not meet in the first round, as far as that is possible.
pub(super) fn bracket(tournament: &Tournament, drawn: &[Vec<EntrantId>], advance: u32) -> Vec<Option<EntrantId>> {
    let in_group = |stage: Stage| matches!(stage, Stage::Group(_));
    let mut group_of: BTreeMap<EntrantId, usize> = BTreeMap::new();
    let mut by_place: Vec<Vec<EntrantId>> = vec![Vec::new(); advance as usize];
    let next = tournament.paired().saturating_add(1);
    let goes_on = |id: &EntrantId| tournament.entrant(*id).is_ok_and(|entrant| entrant.plays_in(next));
    for (number, group) in drawn.iter().enumerate() {
        let group = group.iter().copied().filter(goes_on).collect();
        for (place, row) in by_place.iter_mut().zip(ranked(tournament, group, in_group)) {
            place.push(row.entrant);
            group_of.insert(row.entrant, number);
        }
    }
    let seeds: Vec<EntrantId> =
        by_place.into_iter().flat_map(|same| ranked(tournament, same, in_group)).map(|row| row.entrant).collect();
    apart(knockout::bracket(&seeds), &group_of)
}

/// Exchanges the second ones of the first matches so that few are of one group, and the exchanges are small.
fn apart(mut bracket: Vec<Option<EntrantId>>, group_of: &BTreeMap<EntrantId, usize>) -> Vec<Option<EntrantId>> {
    let full: Vec<usize> =
        (0..bracket.len() / 2).filter(|at| bracket[2 * at].is_some() && bracket[2 * at + 1].is_some()).collect();
    let n = full.len();
    let group = |place: usize| bracket[place].and_then(|id| group_of.get(&id));
    let cost = |i: usize, j: usize| {
        let (above, below) = (*full.get(i)?, *full.get(j.checked_sub(n)?)?);
        let same = i64::from(group(2 * above) == group(2 * below + 1));
        let moved = (above as i64 - below as i64).abs().min(255).pow(2);
        Some((same << 30) + moved)
    };
    let partners = pairs(2 * n, cost);
    let second: Vec<Option<EntrantId>> = full.iter().map(|at| bracket[2 * at + 1]).collect();
    for (i, at) in full.iter().enumerate() {
        let below = partners.get(i).copied().flatten().and_then(|j| j.checked_sub(n)).and_then(|j| second.get(j));
        if let Some(below) = below {
            bracket[2 * at + 1] = *below;
        }
    }
    bracket
}
