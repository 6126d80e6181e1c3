//! What holds for all tournaments.

use std::collections::{BTreeMap, BTreeSet};

use super::kit::{Done, by_lot, play, secret, singles, tournament};
use crate::ids::EntrantId;
use crate::matching::pairs;
use crate::seal::Lot;
use crate::settings::{Format, Settings};
use crate::standings::{TieBreak, explain, standings};
use crate::{Tournament, TournamentError};

const TOURNAMENTS: usize = 1000;

/// Returns a Swiss tournament by lot.
fn by_chance(lot: &mut Lot) -> Result<Tournament, TournamentError> {
    let n = 2 + lot.below(23) as u32;
    let most = if n.is_multiple_of(2) { n - 1 } else { n };
    let mut settings = Settings::new(Format::Swiss { rounds: 1 + lot.below(most.min(9) as usize) as u32 });
    settings.duel.games = [1, 1, 3, 5][lot.below(4)];
    Tournament::new("by chance", settings, singles(n))
}

/// Returns `true` if everybody can be paired: nobody with those they met, one with a bye if the number is odd.
fn all_can_be_paired(t: &Tournament, playing: &[EntrantId], balanced: bool) -> bool {
    let met: BTreeSet<(EntrantId, EntrantId)> =
        t.matches().flat_map(|(_, one)| [(one.entrants[0], one.entrants[1]), (one.entrants[1], one.entrants[0])]).collect();
    let byes: BTreeSet<EntrantId> = t.rounds.iter().flat_map(|round| round.byes.iter().copied()).collect();
    let begun = t.begun();
    let places = playing.len() + playing.len() % 2;
    let partners = pairs(places, |i, j| match (playing.get(i)?, playing.get(j)) {
        (a, Some(b)) => (!(met.contains(&(*a, *b)) || balanced && begun[a].signum() * begun[b].signum() > 0)).then_some(0),
        (a, None) => (!byes.contains(a)).then_some(0),
    });
    partners.iter().all(Option::is_some)
}

#[test]
fn nobody_meets_twice_byes_come_once_beginners_are_balanced_and_all_are_paired() -> Done {
    let mut lot = Lot::new("properties");
    let (mut paired, mut in_balance) = (0, 0);
    for number in 0..TOURNAMENTS {
        let mut t = by_chance(&mut lot)?;
        let (mut met, mut byes) = (BTreeSet::new(), BTreeSet::new());
        loop {
            if lot.below(6) == 0 && !t.rounds.is_empty() {
                let id = t.entrants[lot.below(t.entrants.len())].id;
                t.withdraw(id, "leaves")?;
            }
            if lot.below(6) == 0 && !t.rounds.is_empty() {
                let id = t.entrants.last().map_or(1, |entrant| entrant.id.0 + 1);
                t.enter_late(crate::entrants::Entrant { id: EntrantId(id), ..singles(id).remove(id as usize - 1) })?;
            }
            let round = t.paired() + 1;
            let playing: Vec<EntrantId> = t.entrants.iter().filter(|e| e.plays_in(round)).map(|e| e.id).collect();
            let (all, balanced) = (all_can_be_paired(&t, &playing, false), all_can_be_paired(&t, &playing, true));
            let before: i64 = t.begun().values().map(|n| n.abs()).max().unwrap_or_default();
            if t.advance(&secret())?.is_none() {
                break;
            }
            let made = &t.rounds[t.rounds.len() - 1];
            // Everybody who plays is in the round, once.
            let seen = made.matches.iter().flat_map(|one| one.entrants).chain(made.byes.clone()).chain(made.unpaired.clone());
            let mut seen: Vec<EntrantId> = seen.collect();
            seen.sort_unstable();
            assert_eq!(seen, playing, "tournament {number}");
            assert!(
                made.byes.len() <= playing.len() % 2 && made.byes.iter().all(|id| byes.insert(*id)),
                "tournament {number}: {made:?}"
            );
            for one in &made.matches {
                let [a, b] = one.entrants;
                assert!(met.insert((a.min(b), a.max(b))), "tournament {number}: {a} and {b} meet twice");
            }
            assert!(!all || made.unpaired.is_empty(), "tournament {number}: {made:?}");
            paired += usize::from(all);
            play(&mut t, by_lot(&mut lot))?;
            // Where it is possible, nobody leaves the balance.
            let after = t.begun().values().map(|n| n.abs()).max().unwrap_or_default();
            assert!(!balanced || after <= before.max(1), "tournament {number}, round {round}: {:?}", t.begun());
            in_balance += usize::from(after <= 1);
        }
        sound(&t)?;
    }
    assert!(paired > 3 * TOURNAMENTS && in_balance > 3 * TOURNAMENTS, "{paired} rounds, {in_balance} in balance");
    Ok(())
}

/// Checks that standings do not depend on the order of the data, and that the parts of each number add up to it.
fn sound(t: &Tournament) -> Done {
    let rows = standings(t);
    let mut turned = t.clone();
    turned.entrants.reverse();
    turned.rounds.iter_mut().for_each(|round| {
        round.matches.reverse();
        round.byes.reverse();
    });
    assert_eq!(standings(&turned), rows);
    assert_eq!(rows.iter().map(|row| row.entrant).collect::<BTreeSet<_>>().len(), t.entrants.len());
    let (first, last) = (&rows[0], &rows[rows.len() - 1]);
    for row in [first, last] {
        for (tie_break, value) in t.settings.tie_breaks.iter().zip(&row.values) {
            let why = explain(t, *tie_break, row.entrant)?;
            assert_eq!((why.value, why.parts.iter().map(|part| part.value).sum::<i64>()), (*value, *value), "{why:?}");
        }
    }
    Ok(())
}

#[test]
fn where_there_are_many_entrants_the_balance_holds_always() -> Done {
    let mut lot = Lot::new("balance");
    for n in [16, 20, 25, 32, 41] {
        for games in [1, 3] {
            let mut settings = Settings::new(Format::Swiss { rounds: 1 + n / 4 });
            settings.duel.games = games;
            let mut t = Tournament::new("balance", settings, singles(n))?;
            while t.advance(&secret())?.is_some() {
                play(&mut t, by_lot(&mut lot))?;
                assert!(t.begun().values().all(|n| n.abs() <= 1), "{n}: {:?}", t.begun());
            }
        }
    }
    Ok(())
}

#[test]
fn all_tie_breaks_are_explained_in_all_formats() -> Done {
    let mut lot = Lot::new("formats");
    let meet = crate::settings::Meet::Balanced(2);
    let formats = [
        Format::RoundRobin { double: false },
        Format::RoundRobin { double: true },
        Format::Groups { groups: 2, meet, advance: 2, third_place: true },
        Format::Knockout { third_place: true },
        Format::Arena { rounds: 6 },
    ];
    for format in formats {
        let mut t = tournament(format, 9)?;
        t.settings.tie_breaks = TieBreak::ALL.to_vec();
        t.check()?;
        while t.advance(&secret())?.is_some() {
            play(&mut t, by_lot(&mut lot))?;
        }
        for row in standings(&t) {
            for tie_break in TieBreak::ALL {
                let why = explain(&t, tie_break, row.entrant)?;
                assert_eq!(why.value, why.parts.iter().map(|part| part.value).sum::<i64>(), "{format:?}: {why:?}");
            }
        }
        if let Format::RoundRobin { double } = format {
            let mut meetings: BTreeMap<[EntrantId; 2], u32> = BTreeMap::new();
            t.matches().for_each(|(_, one)| {
                *meetings.entry([one.entrants[0].min(one.entrants[1]), one.entrants[0].max(one.entrants[1])]).or_default() += 1
            });
            assert!(meetings.len() == 36 && meetings.values().all(|n| *n == 1 + u32::from(double)), "{meetings:?}");
            assert!(t.begun().values().all(|n| n.abs() <= i64::from(!double)), "{:?}", t.begun());
        }
    }
    Ok(())
}
