//! The next round of a tournament.

use std::collections::BTreeMap;

use crate::duels::{Duel, How, Outcome, Ruling};
use crate::error::TournamentError;
use crate::formats::{self, Pairing};
use crate::ids::{DuelId, EntrantId, Player, Side};
use crate::rounds::{Match, Round};
use crate::seal::Secret;
use crate::settings::{Format, Meet};
use crate::tournament::Tournament;

impl Tournament {
    /// Pairs the next round and returns its number; `None` if the tournament is over. What is drawn by lot follows from the
    /// secret, which has to be the same for all rounds.
    ///
    /// # Errors
    /// A duel is not decided, or a match of a knockout has no winner.
    pub fn advance(&mut self, secret: &Secret) -> Result<Option<u32>, TournamentError> {
        if let Some(duel) = self.due_duels().next() {
            return Err(TournamentError::RoundRuns { round: duel.round, duel });
        }
        let Some(paired) = formats::next(self, secret)? else { return Ok(None) };
        let number = self.paired().saturating_add(1);
        let mut balance = Balance::of(self);
        let pairings = (1..).zip(&paired.pairings);
        let matches = pairings.map(|(at, pairing)| self.match_of(number, at, pairing, &mut balance)).collect::<Result<_, _>>()?;
        self.rounds.push(Round { matches, byes: paired.byes, unpaired: paired.unpaired, bracket: paired.bracket });
        Ok(Some(number))
    }

    /// Returns the duels in which a game is due, in the order of rounds, matches and boards.
    pub fn due_duels(&self) -> impl Iterator<Item = DuelId> {
        let rules = self.settings.duel;
        (1..).zip(&self.rounds).flat_map(move |(round, one)| {
            (1..).zip(&one.matches).flat_map(move |(number, one)| {
                let boards = (1..).zip(&one.duels).filter(move |(_, duel)| duel.outcome(&rules).is_none());
                boards.map(move |(board, _)| DuelId { round, number, board })
            })
        })
    }

    /// Returns the number of duels of the whole tournament, if nobody comes late or leaves.
    pub fn all_duels(&self) -> u64 {
        let n = self.entrants.len() as u64;
        let knockout = |n: u64, third_place: bool| n.saturating_sub(1) + u64::from(third_place && n > 3);
        let matches = match self.settings.format {
            Format::Swiss { rounds } | Format::Arena { rounds } => u64::from(rounds) * (n / 2),
            Format::RoundRobin { double } => n * n.saturating_sub(1) / if double { 1 } else { 2 },
            Format::Knockout { third_place } => knockout(n, third_place),
            Format::Groups { groups, meet, advance, third_place } => {
                let count = u64::from(groups.max(1));
                let of_size = |n: u64| match meet {
                    Meet::All => n * n.saturating_sub(1) / 2,
                    Meet::Balanced(rounds) => u64::from(rounds) * (n / 2),
                };
                // The first groups have one more.
                let (larger, size) = (n % count, n / count);
                let in_groups = larger * of_size(size + 1) + (count - larger) * of_size(size);
                in_groups + knockout(count * u64::from(advance), third_place)
            }
        };
        matches * u64::from(self.settings.boards)
    }

    /// Makes the match of a pairing. An entrant who withdrew loses all duels.
    fn match_of(&self, number: u32, at: u32, pairing: &Pairing, balance: &mut Balance) -> Result<Match, TournamentError> {
        let [first, second] = [self.entrant(pairing.entrants[0])?, self.entrant(pairing.entrants[1])?];
        let outcome = match [first, second].map(|entrant| entrant.plays_in(number)) {
            [true, true] => None,
            [true, false] => Some(Outcome::Won(Side::First)),
            [false, true] => Some(Outcome::Won(Side::Second)),
            [false, false] => Some(Outcome::BothLost),
        };
        let ruling = outcome.map(|outcome| Ruling { outcome, how: How::Forfeit });
        let lineups = self.lineup(first, number).into_iter().zip(self.lineup(second, number));
        let duels = (1..).zip(lineups).map(|(board, (a, b))| {
            let begins = balance.begins([a, b], pairing.begins, at, board);
            let to_a_winner = pairing.stage.needs_winner() && self.settings.boards == 1;
            Duel { players: [a, b], begins, to_a_winner, games: Vec::new(), ruling: ruling.clone() }
        });
        Ok(Match { entrants: pairing.entrants, stage: pairing.stage, duels: duels.collect() })
    }
}

/// How many more games each player and each entrant began than not.
struct Balance {
    players: BTreeMap<Player, i64>,
    entrants: BTreeMap<EntrantId, i64>,
    /// Whether each player began their last duel.
    began_last: BTreeMap<Player, bool>,
}

impl Balance {
    fn of(tournament: &Tournament) -> Balance {
        let (mut players, mut began_last) = (BTreeMap::new(), BTreeMap::new());
        for duel in tournament.matches().flat_map(|(_, one)| &one.duels) {
            for side in Side::BOTH {
                let player = side.of(duel.players);
                *players.entry(player).or_default() += duel.begun(side);
                began_last.insert(player, duel.begins == side);
            }
        }
        Balance { players, entrants: tournament.begun(), began_last }
    }

    /// Returns who begins the first game on a board of match N: as the schedule says, changing from board to board, or else
    /// the player who began less often.
    fn begins(&mut self, players: [Player; 2], scheduled: Option<Side>, number: u32, board: u16) -> Side {
        let turned = |side: Side, turn: bool| if turn { side.other() } else { side };
        let begins = match scheduled {
            Some(side) => turned(side, board.is_multiple_of(2)),
            None => {
                let own = players.map(|player| self.players.get(&player).copied().unwrap_or_default());
                let team = players.map(|player| self.entrants.get(&player.entrant).copied().unwrap_or_default());
                let last = players.map(|player| self.began_last.get(&player).copied().map(i64::from).unwrap_or_default());
                let less = [own, team, last].into_iter().find(|[first, second]| first != second);
                match less {
                    Some([first, second]) => turned(Side::First, first > second),
                    None => turned(Side::First, !(number + u32::from(board)).is_multiple_of(2)),
                }
            }
        };
        for side in Side::BOTH {
            *self.entrants.entry(side.of(players).entrant).or_default() += if side == begins { 1 } else { -1 };
        }
        begins
    }
}
