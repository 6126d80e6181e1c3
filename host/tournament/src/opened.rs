//! The seals of a tournament as they are published round by round, and their check.
//!
//! Before the first round, the hash of the [`Secret`] of the tournament is published, and before each round that of the
//! [secret of the round](Secret::of_round). The secret of a round is opened when its last game is over, and that of the
//! tournament after the last round. The seeds of all games of a round follow from the secret of the round.
//!
//! # What is equal at the tables of a duplicate round
//! Tables whose games have the same number in their duels have the same seed, so each purpose of chance (tiles, a die, a
//! wheel) has the same numbers in the same order, whatever players do:
//!
//! - The n-th tile that is drawn is the same at all tables, as long as all tiles that leave the stock leave it by such draws.
//!   The base game and most expansions have no other way.
//! - The n-th turn has the same tile as long as nobody has another number of draws in a turn. A tile that fits nowhere is set
//!   aside and another one is drawn, an extra turn draws one more, a bazaar draws several: from there on, one table is some
//!   tiles ahead of the others, and the order of tiles stays the same.
//! - Where players choose a tile, put one back or take a certain one out, as at an auction of one tile or with tiles in a
//!   hand, what is left of the stock differs. From there on, tables are not comparable tile by tile.
//!
//! The scores of a seat are compared in any case: [`differences`](crate::duplicate::differences) asks for nothing but the seat.

use serde::{Deserialize, Serialize};

use crate::ids::GameId;
use crate::seal::Secret;

/// A seed of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedGame {
    /// The game.
    #[serde(flatten)]
    pub game: GameId,
    /// Which time the game is played, from 1: one that is played again has other tiles.
    pub attempt: u16,
    /// Its table.
    pub table: String,
    /// Its seed in decimal digits; a number of this size is not exact in every reader of JSON.
    pub seed: String,
}

/// The seal of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SealedRound {
    /// The number, from 1.
    pub round: u32,
    /// The hash of the secret of the round.
    pub hash: String,
    /// The secret; `None` until the round is over.
    pub secret: Option<String>,
    /// The games that were made; none until the round is over.
    pub games: Vec<SealedGame>,
}

/// The seals of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seals {
    /// Whether all tables of a round get the same tiles.
    pub duplicate: bool,
    /// The hash of the secret of the tournament.
    pub hash: String,
    /// The secret; `None` until the tournament is over.
    pub secret: Option<String>,
    /// The rounds.
    pub rounds: Vec<SealedRound>,
}

/// What was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Checked {
    /// The rounds whose secrets are open.
    pub rounds: u32,
    /// The games whose seeds follow from them.
    pub games: u32,
    /// The rounds that are still sealed.
    pub sealed: u32,
    /// Whether the secret of the tournament is open, and the secrets of all rounds follow from it.
    pub whole: bool,
}

/// A seal that does not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum BrokenSeal {
    /// The secret of the tournament is another one.
    #[error("the secret of the tournament does not have the hash that was published before it began")]
    Tournament,
    /// The secret of a round is another one.
    #[error("the secret of round {round} does not have the hash that was published before it began")]
    Round { round: u32 },
    /// The secret of a round does not follow from that of the tournament.
    #[error("the secret of round {round} does not follow from that of the tournament")]
    Other { round: u32 },
    /// A game has another seed.
    #[error("game {game} (round.match.board.game) had the seed {had}; its round gives {right}")]
    Game { game: GameId, had: String, right: u64 },
}

/// Returns the seed of a game from the secret of its round. It has 63 bits, as all seeds of tables. A game that is played again
/// follows from the secret, `:again:` and the number of the attempt.
pub fn seed_of(round: &Secret, game: GameId, attempt: u16, duplicate: bool) -> u64 {
    let again = (attempt > 1).then(|| Secret::new(format!("{}:again:{attempt}", round.open())));
    again.as_ref().unwrap_or(round).game_seed(game, duplicate) >> 1
}

impl Seals {
    /// Checks everything that is open.
    ///
    /// # Errors
    /// The first seal that does not hold.
    pub fn check(&self) -> Result<Checked, BrokenSeal> {
        let whole = self.secret.as_ref().map(|secret| Secret::new(secret.as_str()));
        if whole.as_ref().is_some_and(|secret| !secret.is_that_of(&self.hash)) {
            return Err(BrokenSeal::Tournament);
        }
        let mut checked = Checked { whole: whole.is_some(), ..Checked::default() };
        for sealed in &self.rounds {
            let round = sealed.round;
            let Some(secret) = sealed.secret.as_ref().map(|secret| Secret::new(secret.as_str())) else {
                checked.sealed += 1;
                continue;
            };
            if !secret.is_that_of(&sealed.hash) {
                return Err(BrokenSeal::Round { round });
            }
            if whole.as_ref().is_some_and(|whole| whole.of_round(round) != secret) {
                return Err(BrokenSeal::Other { round });
            }
            for SealedGame { game, attempt, seed, .. } in &sealed.games {
                let right = seed_of(&secret, *game, *attempt, self.duplicate);
                if *seed != right.to_string() || game.duel.round != round {
                    return Err(BrokenSeal::Game { game: *game, had: seed.clone(), right });
                }
                checked.games += 1;
            }
            checked.rounds += 1;
        }
        Ok(checked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::DuelId;

    fn game(round: u32, number: u32, game: u16) -> GameId {
        GameId { duel: DuelId { round, number, board: 1 }, game }
    }

    /// The seals of two rounds of two games each, all of them open.
    fn seals(duplicate: bool) -> Seals {
        let secret = Secret::new("nobody knows");
        let round = |round: u32| {
            let own = secret.of_round(round);
            let sealed = |number| {
                let game = game(round, number, 1);
                let seed = seed_of(&own, game, 1, duplicate).to_string();
                SealedGame { game, attempt: 1, table: format!("t{number}"), seed }
            };
            let games = [1, 2].map(sealed).to_vec();
            SealedRound { round, hash: own.hash(), secret: Some(own.open().to_owned()), games }
        };
        Seals { duplicate, hash: secret.hash(), secret: Some(secret.open().to_owned()), rounds: vec![round(1), round(2)] }
    }

    #[test]
    fn seals_that_hold_are_counted() {
        assert_eq!(seals(false).check(), Ok(Checked { rounds: 2, games: 4, sealed: 0, whole: true }));
        let mut running = seals(true);
        assert_eq!(running.rounds[0].games[0].seed, running.rounds[0].games[1].seed);
        (running.secret, running.rounds[1].secret) = (None, None);
        running.rounds[1].games.clear();
        assert_eq!(running.check(), Ok(Checked { rounds: 1, games: 2, sealed: 1, whole: false }));
    }

    #[test]
    fn each_change_breaks_a_seal() {
        let broken = |change: fn(&mut Seals)| {
            let mut all = seals(false);
            change(&mut all);
            all.check().err()
        };
        assert_eq!(broken(|all| all.secret = Some("another".into())), Some(BrokenSeal::Tournament));
        assert_eq!(broken(|all| all.rounds[1].hash = all.hash.clone()), Some(BrokenSeal::Round { round: 2 }));
        let another = |all: &mut Seals| {
            let other = Secret::new("another").of_round(1);
            (all.rounds[0].hash, all.rounds[0].secret) = (other.hash(), Some(other.open().to_owned()));
        };
        assert_eq!(broken(another), Some(BrokenSeal::Other { round: 1 }));
        let seed = broken(|all| all.rounds[0].games[1].seed = "7".into());
        assert!(matches!(seed, Some(BrokenSeal::Game { game: at, .. }) if at == game(1, 2, 1)), "{seed:?}");
        // The tables of a duplicate tournament had the same seeds.
        assert!(matches!(broken(|all| all.duplicate = true), Some(BrokenSeal::Game { .. })));
        assert!(matches!(broken(|all| all.rounds[0].games[0].game.duel.round = 2), Some(BrokenSeal::Game { .. })));
        // Who has played a game knows its tiles, so one that is played again has others.
        assert!(matches!(broken(|all| all.rounds[0].games[0].attempt = 2), Some(BrokenSeal::Game { .. })));
    }
}
