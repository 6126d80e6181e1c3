//! Pairings that others have published, and those of small tournaments.

use super::kit::{Done, play, secret, shown, stronger, tournament};
use crate::duels::Outcome;
use crate::ids::{EntrantId, Side};
use crate::rounds::Stage;
use crate::settings::{Format, Meet};
use crate::standings::standings;

#[test]
fn the_upper_half_meets_the_lower_half_in_the_first_round() -> Done {
    // The rule of the Dutch system of chess, whatever the number of players: 1 meets the first of the lower half.
    for (n, expected) in [(8, "1-5 2-6 3-7 4-8"), (9, "1-5 2-6 3-7 4-8"), (10, "1-6 2-7 3-8 4-9 5-10")] {
        let mut t = tournament(Format::Swiss { rounds: 3 }, n)?;
        t.advance(&secret())?;
        assert_eq!(shown(&t, 1), expected);
        // With an odd number, the last one has the bye; and beginners change from match to match.
        assert_eq!(t.rounds[0].byes, (n == 9).then_some(EntrantId(9)).into_iter().collect::<Vec<_>>());
        let begin: Vec<Side> = t.rounds[0].matches.iter().map(|one| one.duels[0].begins).collect();
        assert_eq!(begin[..4], [Side::First, Side::Second, Side::First, Side::Second]);
    }
    Ok(())
}

#[test]
fn winners_meet_winners_and_who_began_meets_who_did_not() -> Done {
    let mut t = tournament(Format::Swiss { rounds: 3 }, 8)?;
    for _ in 0..3 {
        t.advance(&secret())?;
        play(&mut t, stronger)?;
    }
    // 1 and 3 began in the first round, as the colors of the Dutch system are, so 1 meets 4 and 2 meets 3.
    assert_eq!([shown(&t, 2), shown(&t, 3)], ["1-4 2-3 5-8 6-7", "1-2 3-5 4-6 7-8"]);
    assert_eq!(standings(&t)[0].entrant, EntrantId(1));
    Ok(())
}

#[test]
fn a_knockout_has_byes_for_the_first_seeds_and_a_match_for_the_third_place() -> Done {
    let mut t = tournament(Format::Knockout { third_place: true }, 6)?;
    while t.advance(&secret())?.is_some() {
        play(&mut t, stronger)?;
    }
    assert_eq!((1..=3).map(|round| shown(&t, round)).collect::<Vec<_>>(), ["3-6 4-5", "1-4 2-3", "1-2 3-4"]);
    assert_eq!(t.rounds[0].byes, [EntrantId(1), EntrantId(2)]);
    let places: Vec<(u32, u32)> = standings(&t).iter().map(|row| (row.place, row.entrant.0)).collect();
    // 5 and 6 were out at the same time; 6 lost to the third.
    assert_eq!(places, [(1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (6, 5)]);
    assert!(t.rounds[2].matches.iter().any(|one| one.stage == Stage::ThirdPlace));
    // For all numbers, the last two are the first two seeds, and nobody else has a bye than the first ones.
    for n in 2..70 {
        let mut t = tournament(Format::Knockout { third_place: false }, n)?;
        while t.advance(&secret())?.is_some() {
            play(&mut t, stronger)?;
        }
        let byes: Vec<u32> = t.rounds.iter().flat_map(|round| round.byes.iter().map(|id| id.0)).collect();
        assert!(byes.iter().all(|id| *id <= n.next_power_of_two() - n), "{n}: {byes:?}");
        assert_eq!(shown(&t, t.rounds.len()), "1-2");
        assert_eq!((t.matches().count() as u32, t.all_duels()), (n - 1, u64::from(n - 1)));
    }
    Ok(())
}

#[test]
fn groups_are_drawn_from_pots_and_their_winners_meet_late() -> Done {
    for (n, groups) in [(16, 4), (12, 4), (14, 4), (8, 2), (9, 3), (32, 8)] {
        let format = Format::Groups { groups, meet: Meet::All, advance: 2, third_place: false };
        let mut t = tournament(format, n)?;
        while t.advance(&secret())?.is_some() {
            play(&mut t, stronger)?;
        }
        assert_eq!(t.all_duels(), t.matches().count() as u64, "{n} in {groups}");
        let first = t.rounds.iter().position(|round| !round.bracket.is_empty()).unwrap_or_default();
        let group_of = |id: EntrantId| t.rounds[0].match_of(id).or_else(|| t.rounds[1].match_of(id)).map(|one| one.stage);
        // Each pot is in all groups.
        for pot in (1..=n).collect::<Vec<_>>().chunks(groups as usize) {
            let in_groups: std::collections::BTreeSet<_> = pot.iter().map(|id| group_of(EntrantId(*id))).collect();
            assert_eq!(in_groups.len(), pot.len(), "{n} in {groups}");
        }
        // Winners of groups are the first seeds, as the stronger ones win: they do not meet yet.
        for one in &t.rounds[first].matches {
            let [a, b] = one.entrants;
            assert!(a.0.max(b.0) > groups, "{n} in {groups}: {a}-{b}");
            assert_ne!(group_of(a), group_of(b), "{n} in {groups}: {a}-{b}");
        }
        assert_eq!(shown(&t, t.rounds.len()), "1-2");
    }
    Ok(())
}

#[test]
fn the_balanced_draw_gives_as_many_of_the_stronger_half_as_of_the_weaker_half() -> Done {
    for n in 6..=30 {
        for rounds in [2, 4].into_iter().filter(|rounds| 2 * rounds <= n) {
            let format = Format::Groups { groups: 1, meet: Meet::Balanced(rounds), advance: 2, third_place: false };
            let mut t = tournament(format, n)?;
            for _ in 0..rounds {
                t.advance(&secret())?;
                play(&mut t, stronger)?;
            }
            let mut met = std::collections::BTreeSet::new();
            for own in 1..=n {
                let opponents: Vec<u32> =
                    t.matches().filter_map(|(_, one)| one.opponent(EntrantId(own))).map(|id| id.0).collect();
                assert!(opponents.iter().all(|other| met.insert((own, *other))), "{n}: {own} meets somebody twice");
                // Twice the rank of an opponent among the possible ones, from 1. Of an odd number, the middle one is neither.
                let rank = |id: &&u32| 2 * (**id - 1 - u32::from(**id > own)) + 1;
                let (stronger, weaker) = (
                    opponents.iter().filter(|id| rank(id) < n - 1).count(),
                    opponents.iter().filter(|id| rank(id) > n - 1).count(),
                );
                let apart = stronger.abs_diff(weaker);
                // Halves of an odd size cannot be paired within themselves.
                assert!(apart <= if n % 4 == 2 { 2 } else { 1 }, "{n}, {rounds} rounds: {own} meets {opponents:?}");
            }
        }
    }
    Ok(())
}

#[test]
fn in_an_arena_nobody_waits_twice_and_opponents_change() -> Done {
    let mut t = tournament(Format::Arena { rounds: 12 }, 5)?;
    while t.advance(&secret())?.is_some() {
        play(&mut t, stronger)?;
    }
    for pair in t.rounds.windows(2) {
        assert!(pair[0].unpaired.len() == 1 && pair[0].unpaired != pair[1].unpaired, "{:?}", t.rounds);
        let again = |one: &crate::rounds::Match| {
            pair[0].match_of(one.entrants[0]).is_some_and(|last| last.side(one.entrants[1]).is_some())
        };
        assert!(!pair[1].matches.iter().any(again));
    }
    assert_eq!(standings(&t)[0].entrant, EntrantId(1));
    Ok(())
}

#[test]
fn a_drawn_match_of_a_knockout_waits_for_an_arbiter() -> Done {
    let mut settings = crate::settings::Settings::new(Format::Knockout { third_place: false });
    settings.boards = 2;
    let mut t = crate::Tournament::new("test", settings, super::kit::teams(2, 2))?;
    t.advance(&secret())?;
    play(&mut t, |game, _| Outcome::Won(if game.duel.board == 1 { Side::First } else { Side::Second }))?;
    assert_eq!(t.advance(&secret()), Err(crate::TournamentError::NoWinner { round: 1, number: 1 }));
    t.rule_duel(crate::ids::DuelId { round: 1, number: 1, board: 2 }, Outcome::BothLost, "lots were drawn")?;
    assert_eq!(t.advance(&secret()), Ok(None));
    Ok(())
}
