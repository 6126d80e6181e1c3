//! Everybody meets everybody, by the circle method.
//!
//! The schedule is that of the Berger tables: in round R, the numbers of two opponents add up to R + 1, counted modulo the
//! number of entrants less one; the last number meets the one that would meet itself. Of two numbers with an odd sum the
//! smaller one begins, else the larger one. The last number begins in even rounds. So each begins as often as not, or once more
//! or less, if all rounds are played.

use super::{Paired, Pairing};
use crate::ids::{EntrantId, Side};
use crate::rounds::Stage;
use crate::tournament::Tournament;

/// Returns the number of rounds in which N entrants meet each other once.
pub(super) fn rounds(n: usize) -> usize {
    if n.is_multiple_of(2) { n.saturating_sub(1) } else { n }
}

/// Returns the pairs of a round from 1, the beginner first; and who has a bye. The numbers are from 0 to N - 1.
pub(super) fn circle(n: usize, round: usize) -> (Vec<[usize; 2]>, Option<usize>) {
    // With an odd number of entrants, the opponent of the last number has a bye.
    let even = n + n % 2;
    if even < 2 {
        return (Vec::new(), None);
    }
    let around = even - 1;
    let (mut pairs, mut bye) = (Vec::new(), None);
    for i in 1..=around {
        let j = match (round + 1 + around * 2 - i) % around {
            0 => around,
            j => j,
        };
        if j == i && even != n {
            bye = Some(i - 1);
        } else if j == i {
            pairs.push(if round.is_multiple_of(2) { [even - 1, i - 1] } else { [i - 1, even - 1] });
        } else if i < j {
            pairs.push(if (i + j).is_multiple_of(2) { [j - 1, i - 1] } else { [i - 1, j - 1] });
        }
    }
    // The match of the last number stands first, as in the tables.
    pairs.sort_by_key(|pair| !pair.contains(&(even - 1)));
    (pairs, bye)
}

/// Returns the pairings of entrants in a round of a schedule that is played once or twice; the second time, the others begin.
pub(super) fn scheduled(entrants: &[EntrantId], round: usize, stage: Stage, twice: bool) -> Option<Paired> {
    let once = rounds(entrants.len());
    if round == 0 || round > once * if twice { 2 } else { 1 } {
        return None;
    }
    let again = round > once;
    let (pairs, bye) = circle(entrants.len(), if again { round - once } else { round });
    let at = |i: usize| entrants.get(i).copied();
    let pairing = |[a, b]: [usize; 2]| {
        let begins = if again { Side::Second } else { Side::First };
        Some(Pairing { entrants: [at(a)?, at(b)?], stage, begins: Some(begins) })
    };
    let pairings = pairs.into_iter().filter_map(pairing).collect();
    Some(Paired { pairings, byes: bye.and_then(at).into_iter().collect(), ..Paired::default() })
}

/// Returns the pairings of a round; `None` after the last one.
pub(super) fn pair(tournament: &Tournament, number: u32, double: bool) -> Option<Paired> {
    let entrants: Vec<EntrantId> = tournament.by_strength().into_iter().map(|entrant| entrant.id).collect();
    scheduled(&entrants, number as usize, Stage::Main, double)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schedule_is_that_of_the_berger_tables() {
        let shown = |n: usize, round: usize| {
            let mut pairs: Vec<String> = circle(n, round).0.iter().map(|[a, b]| format!("{}-{}", a + 1, b + 1)).collect();
            pairs.sort();
            pairs.join(" ")
        };
        let tables = [
            (4, ["1-4 2-3", "1-2 4-3", "2-4 3-1"].as_slice()),
            (6, &["1-6 2-5 3-4", "1-2 5-3 6-4", "2-6 3-1 4-5", "1-4 2-3 6-5", "3-6 4-2 5-1"]),
            (
                8,
                &[
                    "1-8 2-7 3-6 4-5",
                    "1-2 6-4 7-3 8-5",
                    "2-8 3-1 4-7 5-6",
                    "1-4 2-3 7-5 8-6",
                    "3-8 4-2 5-1 6-7",
                    "1-6 2-5 3-4 8-7",
                    "4-8 5-3 6-2 7-1",
                ],
            ),
        ];
        for (n, table) in tables {
            let found: Vec<String> = (1..=rounds(n)).map(|round| shown(n, round)).collect();
            assert_eq!(found, table);
        }
        // With seven, whoever meets the eighth has a bye.
        assert_eq!((shown(7, 2).as_str(), circle(7, 2).1), ("1-2 6-4 7-3", Some(4)));
    }

    #[test]
    fn all_meet_once_and_begin_as_often_as_not() {
        for n in 2..40 {
            let (mut met, mut begun, mut byes) = (std::collections::BTreeSet::new(), vec![0_i32; n], vec![0; n]);
            for round in 1..=rounds(n) {
                let (pairs, bye) = circle(n, round);
                bye.into_iter().for_each(|i| byes[i] += 1);
                for [a, b] in pairs {
                    assert!(met.insert((a.min(b), a.max(b))), "{n}: {a} and {b} meet twice");
                    begun[a] += 1;
                    begun[b] -= 1;
                    assert!(begun[a].abs() <= 2 && begun[b].abs() <= 2, "{n}, round {round}: {begun:?}");
                }
            }
            assert_eq!(met.len(), n * (n - 1) / 2);
            assert!(begun.iter().all(|n| n.abs() <= 1), "{n}: {begun:?}");
            assert!(byes.iter().all(|byes| *byes == n % 2), "{n}: {byes:?}");
        }
    }
}
