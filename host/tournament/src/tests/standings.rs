//! Tie-breaks, against tables worked out by hand.

use super::kit::{Done, secret, singles, tournament};
use crate::Tournament;
use crate::duels::{How, Outcome};
use crate::duplicate::differences;
use crate::ids::{DuelId, EntrantId, GameId, Side};
use crate::settings::{Format, Settings};
use crate::standings::{TieBreak, Why, explain, standings};

/// The games of each pair in a round robin of four, best of three: the wins of the smaller number and of the larger one.
///
/// | | 1 | 2 | 3 | 4 | matches | duels | games |
/// |---|---|---|---|---|---|---|---|
/// | 1 | | 2:1 | 0:2 | 2:0 | 2 | 2:1 | 4:3 |
/// | 2 | 1:2 | | 2:1 | 2:0 | 2 | 2:1 | 5:3 |
/// | 3 | 2:0 | 1:2 | | 2:1 | 2 | 2:1 | 5:3 |
/// | 4 | 0:2 | 0:2 | 1:2 | | 0 | 0:3 | 1:6 |
const GAMES: [([u32; 2], [u32; 2]); 6] =
    [([1, 2], [2, 1]), ([1, 3], [0, 2]), ([1, 4], [2, 0]), ([2, 3], [2, 1]), ([2, 4], [2, 0]), ([3, 4], [2, 1])];

fn four(tie_breaks: &[TieBreak]) -> Result<Tournament, crate::TournamentError> {
    let mut settings = Settings::new(Format::RoundRobin { double: false });
    (settings.duel.games, settings.tie_breaks) = (3, tie_breaks.to_vec());
    let mut t = Tournament::new("four", settings, singles(4))?;
    while t.advance(&secret())?.is_some() {
        for id in t.due_duels().collect::<Vec<_>>() {
            let players = t.duel(id)?.players.map(|player| player.entrant.0);
            let found = GAMES.iter().find(|(pair, _)| pair.contains(&players[0]) && pair.contains(&players[1]));
            let Some((pair, wins)) = found else { continue };
            let side = |id: u32| if players[0] == id { Side::First } else { Side::Second };
            // The loser of the duel wins first, as the duel ends with the second win.
            let (most, least) = if wins[0] > wins[1] { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
            let lost = *wins.iter().min().unwrap_or(&0) as usize;
            let order = std::iter::repeat_n(least, lost).chain([most, most]);
            for (game, winner) in (1..).zip(order) {
                t.enter(GameId { duel: id, game }, Outcome::Won(side(winner)), None, How::Played)?;
            }
        }
    }
    Ok(t)
}

/// Returns the values of the four entrants, in halves.
fn values(tie_break: TieBreak) -> Result<Vec<i64>, crate::TournamentError> {
    let before = [TieBreak::Matches].into_iter().filter(|first| *first != tie_break);
    let t = four(&before.chain([tie_break]).collect::<Vec<_>>())?;
    (1..=4).map(|id| explain(&t, tie_break, EntrantId(id)).map(|why| why.value)).collect()
}

#[test]
fn each_tie_break_is_that_of_a_table_worked_out_by_hand() -> Done {
    let expected = [
        (TieBreak::Matches, [4, 4, 4, 0]),
        (TieBreak::DuelDifference, [2, 2, 2, -6]),
        (TieBreak::Duels, [4, 4, 4, 0]),
        (TieBreak::GameDifference, [2, 4, 4, -10]),
        (TieBreak::Games, [8, 10, 10, 2]),
        // Each has met all others: the sum of all less one's own.
        (TieBreak::OpponentsMatches, [8, 8, 8, 12]),
        (TieBreak::OpponentsDuelDifference, [-2, -2, -2, 6]),
        (TieBreak::OpponentsDuels, [8, 8, 8, 12]),
        (TieBreak::OpponentsGameDifference, [-2, -4, -4, 10]),
        (TieBreak::OpponentsGames, [22, 20, 20, 28]),
        // 1, 2 and 3 have met and beaten one another in a circle; 4 is alone.
        (TieBreak::Direct, [2, 2, 2, 0]),
    ];
    for (tie_break, expected) in expected {
        assert_eq!(values(tie_break)?, expected, "{}", tie_break.name());
    }
    Ok(())
}

#[test]
fn tie_breaks_decide_in_the_order_of_the_settings() -> Done {
    let places = |breaks: &[TieBreak]| -> Result<Vec<(u32, u32)>, crate::TournamentError> {
        Ok(standings(&four(breaks)?).iter().map(|row| (row.place, row.entrant.0)).collect())
    };
    assert_eq!(places(&[TieBreak::Matches])?, [(1, 1), (1, 2), (1, 3), (4, 4)]);
    assert_eq!(places(&[TieBreak::Matches, TieBreak::GameDifference])?, [(1, 2), (1, 3), (3, 1), (4, 4)]);
    // 2 has beaten 3.
    assert_eq!(places(&[TieBreak::Matches, TieBreak::GameDifference, TieBreak::Direct])?, [(1, 2), (2, 3), (3, 1), (4, 4)]);
    assert_eq!(places(&[TieBreak::OpponentsGames])?, [(1, 4), (2, 1), (3, 2), (3, 3)]);
    let names: Vec<String> = TieBreak::ALL.iter().map(|one| serde_json::to_string(one).unwrap_or_default()).collect();
    assert_eq!(names, TieBreak::ALL.map(|one| format!("\"{}\"", one.name())));
    Ok(())
}

#[test]
fn a_number_is_explained_by_its_parts() -> Done {
    let mut t = four(&[TieBreak::Matches, TieBreak::OpponentsGames, TieBreak::Direct])?;
    t.penalize(EntrantId(1), 1, "a lineup came too late")?;
    let why = explain(&t, TieBreak::Matches, EntrantId(1))?;
    let mut parts: Vec<(Option<u32>, i64)> = why.parts.iter().map(|part| (part.opponent.map(|id| id.0), part.value)).collect();
    parts.sort_unstable();
    assert_eq!((why.value, parts), (3, vec![(None, -1), (Some(2), 2), (Some(3), 0), (Some(4), 2)]));
    assert!(why.parts.iter().any(|part| part.why == Why::Penalty("a lineup came too late".into())));
    let why = explain(&t, TieBreak::OpponentsGames, EntrantId(4))?;
    assert!(why.value == 28 && why.parts.iter().all(|part| part.why == Why::Opponent), "{why:?}");
    // The penalty has left 2 and 3 alone.
    let why = explain(&t, TieBreak::Direct, EntrantId(3))?;
    assert_eq!((why.value, why.equal, why.parts.len()), (0, vec![EntrantId(2), EntrantId(3)], 1));
    Ok(())
}

#[test]
fn a_bye_counts_as_a_win_and_as_an_opponent_with_as_much_as_oneself() -> Done {
    let mut t = tournament(Format::Swiss { rounds: 2 }, 3)?;
    for _ in 0..2 {
        t.advance(&secret())?;
        super::kit::play(&mut t, super::kit::stronger)?;
    }
    // Round 1: 1 beats 2, 3 has the bye. Round 2: 1 beats 3, 2 has the bye.
    let of = |tie_break, id| explain(&t, tie_break, EntrantId(id)).map(|why| why.value);
    assert_eq!((of(TieBreak::Matches, 1)?, of(TieBreak::Matches, 2)?, of(TieBreak::Matches, 3)?), (4, 2, 2));
    assert_eq!((of(TieBreak::OpponentsMatches, 1)?, of(TieBreak::OpponentsMatches, 2)?), (4, 6));
    // Those who are equal and have not met: nothing counts.
    let why = explain(&t, TieBreak::Direct, EntrantId(2))?;
    assert_eq!((why.value, &why.parts[0].why), (0, &Why::NotAllMet));
    Ok(())
}

#[test]
fn duplicate_is_the_difference_to_the_mean_of_the_others_in_the_seat() -> Done {
    let mut settings = Settings::new(Format::Swiss { rounds: 1 });
    (settings.duplicate, settings.tie_breaks) = (true, vec![TieBreak::Duplicate]);
    let mut t = Tournament::new("duplicate", settings, singles(6))?;
    t.advance(&secret())?;
    // The scores of the beginners are 90, 70 and 60, those of the others 50, 80 and 61.
    let scores = [[90, 50], [70, 80], [60, 61]];
    for (id, [began, other]) in t.due_duels().collect::<Vec<_>>().into_iter().zip(scores) {
        let begins = t.duel(id)?.begins;
        let scores = if begins == Side::First { [began, other] } else { [other, began] };
        let outcome = Outcome::Won(if scores[0] > scores[1] { Side::First } else { Side::Second });
        t.enter(GameId { duel: id, game: 1 }, outcome, Some(scores), How::Played)?;
    }
    let found = differences(1, &t.rounds[0]);
    let of = |number: u32, seat: u8| {
        let id = GameId { duel: DuelId { round: 1, number, board: 1 }, game: 1 };
        found.iter().find(|one| one.game == id && one.seat == seat).map(|one| (one.score, one.thousandths))
    };
    // 90 - (70 + 60) / 2, and so on.
    let expected = [
        (1, 1, (90, 25_000)),
        (2, 1, (70, -5_000)),
        (3, 1, (60, -20_000)),
        (1, 2, (50, -20_500)),
        (2, 2, (80, 24_500)),
        (3, 2, (61, -4_000)),
    ];
    for (number, seat, expected) in expected {
        assert_eq!(of(number, seat), Some(expected), "match {number}, seat {seat}");
    }
    let rows = standings(&t);
    assert_eq!((rows[0].values[0], rows[5].values[0]), (25_000, -20_500));
    assert_eq!(rows.iter().map(|row| row.values[0]).sum::<i64>(), 0);
    // A game that a side gave up says nothing of its tiles.
    t.rounds[0].matches[0].duels[0].games[0].how = How::Forfeit;
    assert_eq!(differences(1, &t.rounds[0]).len(), 4);
    Ok(())
}
