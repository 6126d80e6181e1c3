//! A cup of national teams to its end: seven teams with rosters of eight, five boards, best of three, a round robin as one
//! group, and medal matches of the best four.

use super::kit::{Done, secret, teams};
use crate::Tournament;
use crate::duels::{How, Outcome, State, TieRule};
use crate::ids::{DuelId, EntrantId, GameId, Side};
use crate::rounds::Stage;
use crate::settings::{Format, Meet, Settings};
use crate::standings::{TieBreak, explain, standings};

/// The rules of the cup.
fn cup() -> Settings {
    let format = Format::Groups { groups: 1, meet: Meet::All, advance: 4, third_place: true };
    let mut settings = Settings::new(format);
    settings.boards = 5;
    settings.duel.games = 3;
    settings.duel.tie = TieRule::SecondWins;
    settings.tie_breaks = vec![
        TieBreak::Matches,
        TieBreak::DuelDifference,
        TieBreak::Duels,
        TieBreak::GameDifference,
        TieBreak::Games,
        TieBreak::OpponentsDuelDifference,
        TieBreak::OpponentsDuels,
        TieBreak::OpponentsGameDifference,
        TieBreak::Direct,
    ];
    settings
}

/// Plays the duels that are due: the stronger team wins on boards 1, 3 and 5 by two games to one, the first of them a tie, and
/// loses on boards 2 and 4 by two games to none.
fn play(t: &mut Tournament) -> Done {
    for id in t.due_duels().collect::<Vec<_>>() {
        while let State::Due { game, begins } = t.duel(id)?.state(&t.settings.duel) {
            let [a, b] = t.duel(id)?.players.map(|player| player.entrant);
            let stronger = if a < b { Side::First } else { Side::Second };
            let outcome = match (id.board % 2, game) {
                (0, _) => Outcome::Won(stronger.other()),
                // A tie is won by the side that did not begin.
                (_, 1) if begins == stronger => Outcome::Tied,
                (_, 1) => Outcome::Won(stronger.other()),
                _ => Outcome::Won(stronger),
            };
            t.enter(GameId { duel: id, game }, outcome, None, How::Played)?;
        }
    }
    Ok(())
}

#[test]
fn a_cup_of_seven_national_teams_is_played_to_its_end() -> Done {
    let mut t = Tournament::new("cup", cup(), teams(7, 8))?;
    // Team 3 changes its lineup for the first round; the fourth player sits at the first board.
    t.line_up(EntrantId(3), vec![3, 1, 2, 7, 4])?;
    assert!(t.line_up(EntrantId(3), vec![3, 3, 2, 7, 4]).is_err() && t.line_up(EntrantId(3), vec![8, 1, 2, 7, 4]).is_err());
    for round in 1..=7 {
        assert_eq!(t.advance(&secret())?, Some(round));
        let made = &t.rounds[t.rounds.len() - 1];
        assert_eq!((made.matches.len(), made.byes.len()), (3, 1));
        if round == 2 {
            // The lineup of team 7 comes too late: it loses 0:5.
            let at = made.matches.iter().position(|one| one.side(EntrantId(7)).is_some()).unwrap_or_default();
            let won = Outcome::Won(made.matches[at].side(EntrantId(7)).map_or(Side::First, Side::other));
            for board in 1..=5 {
                t.rule_duel(DuelId { round, number: at as u32 + 1, board }, won, "the lineup came too late")?;
            }
        }
        play(&mut t)?;
    }
    let third = t.rounds[0].match_of(EntrantId(3)).or_else(|| t.rounds[1].match_of(EntrantId(3)));
    assert!(third.is_some());
    t.penalize(EntrantId(5), 2, "a substitute without consent")?;
    // Six matches: team 1 wins all of them 3:2 in duels, and 6:7 in games.
    let rows = standings(&t);
    let of = |id: u32| rows.iter().find(|row| row.entrant == EntrantId(id)).map(|row| row.tally);
    let against_seven = t.rounds[1].match_of(EntrantId(7)).and_then(|one| one.opponent(EntrantId(7)));
    let first = of(1).unwrap_or_default();
    if against_seven != Some(EntrantId(1)) {
        assert_eq!((first.matches, first.duels, first.games), (12, [36, 24], [72, 84]));
    }
    // Team 5 wins against 6 and 7, and loses one of these wins by the penalty.
    assert_eq!((of(5).map(|tally| tally.matches), of(6).map(|tally| tally.matches)), (Some(2), Some(2)));
    assert!(explain(&t, TieBreak::Matches, EntrantId(5))?.parts.iter().any(|part| part.value == -2));

    assert_eq!(t.advance(&secret())?, Some(8));
    let semi: Vec<(Stage, [u32; 2])> = t.rounds[7].matches.iter().map(|one| (one.stage, one.entrants.map(|id| id.0))).collect();
    assert_eq!(semi, [(Stage::Knockout(4), [1, 4]), (Stage::Knockout(4), [2, 3])]);
    play(&mut t)?;
    assert_eq!(t.advance(&secret())?, Some(9));
    let last: Vec<(Stage, [u32; 2])> = t.rounds[8].matches.iter().map(|one| (one.stage, one.entrants.map(|id| id.0))).collect();
    assert_eq!(last, [(Stage::Knockout(2), [1, 2]), (Stage::ThirdPlace, [4, 3])]);
    play(&mut t)?;
    assert_eq!(t.advance(&secret())?, None);
    let places: Vec<u32> = standings(&t).iter().map(|row| row.entrant.0).collect();
    assert_eq!(places[..4], [1, 2, 3, 4]);
    assert_eq!(t.decisions.len(), 6);
    // Each player began as often as not, within one game of each duel, and within one over all duels of three games.
    let mut begun = std::collections::BTreeMap::new();
    for duel in t.matches().flat_map(|(_, one)| &one.duels) {
        for side in Side::BOTH {
            *begun.entry(side.of(duel.players)).or_insert(0) += duel.begun(side);
        }
    }
    assert!(begun.values().all(|n: &i64| n.abs() <= 2), "{begun:?}");
    Ok(())
}
