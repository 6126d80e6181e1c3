//! Duels, results and decisions.

use super::kit::{Done, play, secret, singles, stronger, tournament};
use crate::duels::{Duel, DuelRules, Game, How, Outcome, State, TieRule};
use crate::entrants::{Entrant, EntrantKind};
use crate::ids::{DuelId, EntrantId, GameId, Player, Side};
use crate::settings::{Format, Settings};
use crate::standings::standings;
use crate::{Tournament, TournamentError};

const FIRST: Outcome = Outcome::Won(Side::First);
const SECOND: Outcome = Outcome::Won(Side::Second);

/// Plays a duel that the first side begins, and returns what it is after each game.
fn duel(games: u16, tie: TieRule, to_a_winner: bool, outcomes: &[Outcome]) -> Vec<State> {
    let players = [1, 2].map(|id| Player { entrant: EntrantId(id), member: None });
    let rules = DuelRules { games, tie };
    let mut duel = Duel { players, begins: Side::First, to_a_winner, games: Vec::new(), ruling: None };
    let mut states = Vec::new();
    for outcome in outcomes {
        if let State::Due { begins, .. } = duel.state(&rules) {
            duel.games.push(Game { begins, outcome: *outcome, scores: None, how: How::Played });
        }
        states.push(duel.state(&rules));
    }
    states
}

#[test]
fn a_decided_duel_plays_no_more_games_and_the_beginner_changes() {
    let due = |game, begins| State::Due { game, begins };
    assert_eq!(duel(3, TieRule::Half, false, &[FIRST, FIRST]), [due(2, Side::Second), State::Over(FIRST)]);
    assert_eq!(
        duel(3, TieRule::Half, false, &[FIRST, SECOND, SECOND]),
        [due(2, Side::Second), due(3, Side::First), State::Over(SECOND)]
    );
    let five = duel(5, TieRule::Half, false, &[SECOND, SECOND, FIRST, SECOND]);
    assert_eq!(five[2..], [due(4, Side::Second), State::Over(SECOND)]);
    assert_eq!(duel(1, TieRule::Half, false, &[SECOND]), [State::Over(SECOND)]);
}

#[test]
fn a_tie_is_a_half_or_a_win_of_the_side_that_did_not_begin() {
    let tied = Outcome::Tied;
    assert_eq!(duel(1, TieRule::Half, false, &[tied]), [State::Over(Outcome::Tied)]);
    assert_eq!(duel(1, TieRule::SecondWins, false, &[tied]), [State::Over(SECOND)]);
    // The second side begins the second game, so the first one wins that tie.
    assert_eq!(duel(3, TieRule::SecondWins, false, &[tied, tied, tied])[2], State::Over(SECOND));
    assert_eq!(duel(3, TieRule::Half, false, &[tied, FIRST, tied])[2], State::Over(FIRST));
    assert_eq!(duel(3, TieRule::Half, false, &[tied, tied, tied])[2], State::Over(Outcome::Tied));
    // In a knockout, ties are followed by more games.
    let more = duel(1, TieRule::Half, true, &[tied, tied, FIRST]);
    assert_eq!(more[1..], [State::Due { game: 3, begins: Side::First }, State::Over(FIRST)]);
    assert_eq!(duel(1, TieRule::Half, false, &[Outcome::BothLost]), [State::Over(Outcome::BothLost)]);
    for games in [0, 2, 4, 7] {
        assert_eq!(DuelRules { games, tie: TieRule::Half }.check(), Err(TournamentError::Games(games)));
    }
}

const DUEL: DuelId = DuelId { round: 1, number: 1, board: 1 };

fn started() -> Result<Tournament, TournamentError> {
    let mut settings = Settings::new(Format::Swiss { rounds: 3 });
    settings.duel.games = 3;
    let mut t = Tournament::new("test", settings, singles(4))?;
    t.advance(&secret())?;
    Ok(t)
}

fn game(game: u16) -> GameId {
    GameId { duel: DUEL, game }
}

#[test]
fn games_are_entered_in_their_order_and_once() -> Done {
    let mut t = started()?;
    let enter = |t: &mut Tournament, n| t.enter(game(n), FIRST, Some([80, 70]), How::Played);
    assert_eq!(enter(&mut t, 2), Err(TournamentError::NotDue { game: game(2), due: 1 }));
    enter(&mut t, 1)?;
    assert_eq!(enter(&mut t, 1), Err(TournamentError::NotDue { game: game(1), due: 2 }));
    enter(&mut t, 2)?;
    assert_eq!(enter(&mut t, 3), Err(TournamentError::Decided(DUEL)));
    for wrong in [DuelId { round: 0, ..DUEL }, DuelId { number: 9, ..DUEL }, DuelId { board: 2, ..DUEL }] {
        assert_eq!(t.duel(wrong).err(), Some(TournamentError::NoDuel(wrong)));
    }
    let open = DuelId { number: 2, ..DUEL };
    assert_eq!(t.advance(&secret()), Err(TournamentError::RoundRuns { round: 1, duel: open }));
    t.forfeit(open, SECOND)?;
    assert_eq!(t.forfeit(open, SECOND), Err(TournamentError::Decided(open)));
    assert_eq!(t.advance(&secret()), Ok(Some(2)));
    Ok(())
}

#[test]
fn an_arbiter_decides_with_a_reason() -> Done {
    let mut t = started()?;
    play(&mut t, stronger)?;
    assert_eq!(t.rule_duel(DUEL, SECOND, " "), Err(TournamentError::NoReason));
    t.rule_duel(DUEL, SECOND, "the first player was helped")?;
    assert_eq!(t.duel(DUEL)?.outcome(&t.settings.duel), Some(SECOND));
    // The duel counts as two games to none.
    assert_eq!(t.duel(DUEL)?.halves(&t.settings.duel), [0, 4]);
    t.replay(game(2), "the server was down")?;
    assert_eq!(t.duel(DUEL)?.state(&t.settings.duel), State::Due { game: 2, begins: t.duel(DUEL)?.begins.other() });
    assert_eq!(t.replay(game(2), "again"), Err(TournamentError::NoResult(game(2))));
    t.rule_game(game(1), Outcome::BothLost, "nobody came")?;
    t.penalize(EntrantId(1), 1, "late")?;
    assert_eq!(t.decisions.len(), 4);
    assert_eq!(t.penalize(EntrantId(9), 1, "late"), Err(TournamentError::NoEntrant(EntrantId(9))));
    Ok(())
}

#[test]
fn who_withdraws_is_not_paired_and_who_comes_late_is() -> Done {
    let mut t = started()?;
    t.withdraw(EntrantId(2), "ill")?;
    play(&mut t, stronger)?;
    let late = || Entrant::new(EntrantId(5), "late", EntrantKind::Single(super::kit::bot()));
    t.enter_late(late())?;
    assert!(matches!(t.enter_late(late()), Err(TournamentError::Twice { .. })));
    assert_eq!(t.entrants.len(), 5);
    t.advance(&secret())?;
    let round = &t.rounds[1];
    assert!(round.match_of(EntrantId(2)).is_none() && round.match_of(EntrantId(5)).is_some(), "{round:?}");
    // The late one has lost nothing, and has no points.
    let row = standings(&t).into_iter().find(|row| row.entrant == EntrantId(5));
    assert_eq!(row.map(|row| row.tally.matches), Some(0));

    let mut t = tournament(Format::RoundRobin { double: false }, 4)?;
    t.advance(&secret())?;
    assert_eq!(t.enter_late(late()), Err(TournamentError::TooLate(EntrantId(5))));
    t.withdraw(EntrantId(1), "ill")?;
    while t.advance(&secret()) != Ok(None) {
        play(&mut t, stronger)?;
    }
    // All opponents have won against the one who withdrew.
    assert_eq!(
        standings(&t).iter().map(|row| (row.entrant.0, row.tally.matches)).collect::<Vec<_>>(),
        [(2, 6), (3, 4), (4, 2), (1, 0)]
    );
    Ok(())
}

#[test]
fn tournaments_are_stored_and_read_again() -> Done {
    let mut t = started()?;
    play(&mut t, stronger)?;
    t.penalize(EntrantId(1), 1, "late")?;
    let text = serde_json::to_string(&t).unwrap_or_default();
    let read: Option<Tournament> = serde_json::from_str(&text).ok();
    assert_eq!((read.as_ref().map(Tournament::check), &read), (Some(Ok(())), &Some(t.clone())));
    let mut newer = t.clone();
    newer.version = 2;
    assert_eq!(newer.check(), Err(TournamentError::Version { found: 2, known: 1 }));
    let mut twice = t.clone();
    twice.rounds[0].byes.push(EntrantId(1));
    assert!(matches!(twice.check(), Err(TournamentError::Unsound { round: 1, .. })));
    let unknown = text.replace("\"swiss\"", "\"ladder\"");
    assert!(serde_json::from_str::<Tournament>(&unknown).is_err());
    Ok(())
}

#[test]
fn settings_out_of_range_are_refused() {
    let refused = |format: Format, n: u32| tournament(format, n).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(refused(Format::Knockout { third_place: true }, 1).starts_with("1 entrants"));
    assert!(refused(Format::Swiss { rounds: 4 }, 4).contains("the number of rounds is 4"));
    assert!(refused(Format::Swiss { rounds: 3 }, 4).is_empty() && refused(Format::Swiss { rounds: 5 }, 5).is_empty());
    let groups = |groups, advance| Format::Groups { groups, meet: crate::settings::Meet::All, advance, third_place: false };
    assert!(refused(groups(0, 2), 8).contains("the number of groups is 0"));
    assert!(refused(groups(2, 5), 8).contains("advance"));
    assert!(refused(groups(1, 1), 8).contains("knockout"));
    let mut settings = Settings::new(Format::Swiss { rounds: 1 });
    settings.boards = 5;
    assert!(matches!(Tournament::new("", settings, super::kit::teams(2, 4)), Err(TournamentError::Roster { members: 4, .. })));
}
