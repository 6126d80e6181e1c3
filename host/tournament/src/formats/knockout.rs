//! Knockouts: who loses is out.

use super::{Paired, Pairing};
use crate::error::TournamentError;
use crate::ids::EntrantId;
use crate::rounds::{Match, Stage};
use crate::tournament::Tournament;

/// Returns the places of a bracket for seeds, the strongest first: the first and the second seed are in different halves, the
/// first four in different quarters, and so on. Places that are left are next to the strongest seeds.
pub(super) fn bracket(seeds: &[EntrantId]) -> Vec<Option<EntrantId>> {
    let mut order = vec![0];
    while order.len() < seeds.len() {
        let size = 2 * order.len();
        order = order.iter().flat_map(|seed| [*seed, size - 1 - seed]).collect();
    }
    order.into_iter().map(|seed| seeds.get(seed).copied()).collect()
}

/// Returns the bracket of all entrants.
pub(super) fn by_strength(tournament: &Tournament) -> Vec<Option<EntrantId>> {
    bracket(&tournament.by_strength().into_iter().map(|entrant| entrant.id).collect::<Vec<_>>())
}

/// Returns the pairings of the next round of a knockout, which begins with the bracket that `first` returns; `None` after the
/// final.
///
/// # Errors
/// A match has no winner.
pub(super) fn pair(
    tournament: &Tournament,
    third_place: bool,
    first: impl FnOnce() -> Vec<Option<EntrantId>>,
) -> Result<Option<Paired>, TournamentError> {
    let Some(begun) = tournament.rounds.iter().position(|round| !round.bracket.is_empty()) else {
        let bracket = first();
        let pairings = stage(&bracket);
        let byes = bracket.chunks(2).filter_map(|pair| match pair {
            [Some(one), None] | [None, Some(one)] => Some(*one),
            _ => None,
        });
        return Ok(Some(Paired { pairings, byes: byes.collect(), bracket, ..Paired::default() }));
    };
    let mut places = tournament.rounds.get(begun).map(|round| round.bracket.clone()).unwrap_or_default();
    let mut losers = Vec::new();
    for (number, round) in (1..).zip(&tournament.rounds).skip(begun) {
        losers.clear();
        let mut winners = Vec::new();
        for pair in places.chunks(2) {
            winners.push(match pair {
                [Some(a), Some(b)] => {
                    let at = round.matches.iter().position(|one| one.entrants.contains(a) && one.entrants.contains(b));
                    let Some((at, one)) = at.and_then(|at| round.matches.get(at).map(|one| (at, one))) else {
                        return Err(TournamentError::Unsound { round: number, why: "a match of the knockout is missing" });
                    };
                    let winner = winner(tournament, number, at, one)?;
                    losers.extend(one.opponent(winner));
                    Some(winner)
                }
                [one, other] => one.or(*other),
                _ => None,
            });
        }
        places = winners;
    }
    if places.len() < 2 {
        return Ok(None);
    }
    let mut pairings = stage(&places);
    if let (true, 2, [a, b]) = (third_place, places.len(), losers.as_slice()) {
        pairings.push(Pairing { entrants: [*a, *b], stage: Stage::ThirdPlace, begins: None });
    }
    Ok(Some(Paired { pairings, ..Paired::default() }))
}

fn winner(tournament: &Tournament, round: u32, at: usize, one: &Match) -> Result<EntrantId, TournamentError> {
    let number = u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1);
    one.winner(&tournament.settings.duel).ok_or(TournamentError::NoWinner { round, number })
}

/// Returns the matches of neighbors.
fn stage(places: &[Option<EntrantId>]) -> Vec<Pairing> {
    let stage = Stage::Knockout(u32::try_from(places.len()).unwrap_or(u32::MAX));
    let pairs = places.chunks(2).filter_map(|pair| match pair {
        [Some(a), Some(b)] => Some([*a, *b]),
        _ => None,
    });
    pairs.map(|entrants| Pairing { entrants, stage, begins: None }).collect()
}
