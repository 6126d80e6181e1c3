//! The order of the entrants.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::tally::{Tallies, Tally};
use super::tie_break::TieBreak;
use crate::ids::EntrantId;
use crate::rounds::Stage;
use crate::tournament::Tournament;

/// An entrant in the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The place, from 1. Those who are equal in all numbers share the best one.
    pub place: u32,
    /// The entrant.
    pub entrant: EntrantId,
    /// The sums of the results.
    pub tally: Tally,
    /// The value of each tie-break of the settings, see [`TieBreak::scale`].
    pub values: Vec<i64>,
}

/// Returns the standings. The results of a knockout come before all tie-breaks: who is out later is ahead.
pub fn standings(tournament: &Tournament) -> Vec<Row> {
    let tallies = Tallies::of(tournament, |_| true);
    let reached = reached(tournament);
    let mut parts: BTreeMap<u32, Vec<EntrantId>> = BTreeMap::new();
    for entrant in &tournament.entrants {
        parts.entry(reached.get(&entrant.id).copied().unwrap_or(u32::MAX)).or_default().push(entrant.id);
    }
    placed(tournament, &tallies, parts.into_values().collect())
}

/// Returns the standings of some entrants over the matches of the stages that are wanted.
pub(crate) fn ranked(tournament: &Tournament, among: Vec<EntrantId>, wanted: impl Fn(Stage) -> bool) -> Vec<Row> {
    placed(tournament, &Tallies::of(tournament, wanted), vec![among])
}

/// Ranks the entrants of each part, the parts one after the other.
fn placed(tournament: &Tournament, tallies: &Tallies, parts: Vec<Vec<EntrantId>>) -> Vec<Row> {
    let breaks = &tournament.settings.tie_breaks;
    let strength: BTreeMap<EntrantId, usize> =
        tournament.by_strength().into_iter().enumerate().map(|(at, entrant)| (entrant.id, at)).collect();
    let mut rows: Vec<Row> = Vec::new();
    for part in parts {
        let mut equal: Vec<Vec<(EntrantId, Vec<i64>)>> = vec![part.into_iter().map(|id| (id, Vec::new())).collect()];
        for tie_break in breaks {
            let split = |group: Vec<(EntrantId, Vec<i64>)>| {
                let ids: Vec<EntrantId> = group.iter().map(|(id, _)| *id).collect();
                let mut by_value: BTreeMap<std::cmp::Reverse<i64>, Vec<(EntrantId, Vec<i64>)>> = BTreeMap::new();
                for (id, mut values) in group {
                    let value = value(tallies, *tie_break, id, &ids);
                    values.push(value);
                    by_value.entry(std::cmp::Reverse(value)).or_default().push((id, values));
                }
                by_value.into_values()
            };
            equal = equal.into_iter().flat_map(split).collect();
        }
        for mut group in equal {
            let place = u32::try_from(rows.len()).unwrap_or(u32::MAX).saturating_add(1);
            // Those who share a place stand in the order of the first round.
            group.sort_by_key(|(id, _)| strength.get(id).copied());
            rows.extend(group.into_iter().map(|(entrant, values)| Row { place, entrant, tally: tallies.sum(entrant), values }));
        }
    }
    rows
}

/// Returns the value of a tie-break for an entrant. `equal` are those who are equal so far, the entrant included.
pub(super) fn value(tallies: &Tallies, tie_break: TieBreak, entrant: EntrantId, equal: &[EntrantId]) -> i64 {
    if let Some(of) = tie_break.of_opponents() {
        // A bye counts as an opponent who has as much as oneself.
        let opponents = tallies.lines(entrant).iter().map(|line| line.opponent.unwrap_or(entrant));
        return opponents.map(|opponent| tallies.sum(opponent).own(of)).sum();
    }
    if tie_break == TieBreak::Direct {
        return if all_met(tallies, equal) { direct(tallies, entrant, equal) } else { 0 };
    }
    tallies.sum(entrant).own(tie_break)
}

/// Returns `true` if each of some entrants has met each other one.
pub(super) fn all_met(tallies: &Tallies, equal: &[EntrantId]) -> bool {
    let met = |a: &EntrantId, b: &EntrantId| tallies.lines(*a).iter().any(|line| line.opponent == Some(*b));
    equal.iter().enumerate().all(|(i, a)| equal.iter().skip(i + 1).all(|b| met(a, b)))
}

/// Returns the match points against some entrants.
fn direct(tallies: &Tallies, entrant: EntrantId, equal: &[EntrantId]) -> i64 {
    let against = |opponent: Option<EntrantId>| opponent.is_some_and(|id| id != entrant && equal.contains(&id));
    tallies.lines(entrant).iter().filter(|line| against(line.opponent)).map(|line| line.share.matches).sum()
}

/// Returns how far each entrant of a knockout came: the smaller, the farther.
fn reached(tournament: &Tournament) -> BTreeMap<EntrantId, u32> {
    let mut reached = BTreeMap::new();
    for round in &tournament.rounds {
        let places = u32::try_from(round.bracket.len()).unwrap_or(u32::MAX);
        reached.extend(round.bracket.iter().flatten().map(|id| (*id, places)));
        for one in &round.matches {
            let winner = one.winner(&tournament.settings.duel);
            for id in one.entrants {
                match one.stage {
                    // The winner goes on among half as many, and is before those who lose there.
                    Stage::Knockout(places) => {
                        let far = if winner == Some(id) { places } else { places.saturating_mul(2) };
                        reached.insert(id, far);
                    }
                    Stage::ThirdPlace if winner == Some(id) => {
                        _ = reached.entry(id).and_modify(|far| *far = far.saturating_sub(1))
                    }
                    _ => {}
                }
            }
        }
    }
    reached
}
