//! Duplicate: the difference of a score to the mean of the others who held the same seat.
//!
//! All tables of a round get the same tiles in the same order, so those who held the same seat had the same luck.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::duels::How;
use crate::ids::{DuelId, GameId, Player, Side};
use crate::rounds::Round;

/// The difference of one player in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Difference {
    /// The game.
    pub game: GameId,
    /// The player.
    pub player: Player,
    /// The seat: 1 for the player who began, 2 for the other one.
    pub seat: u8,
    /// The score.
    pub score: i32,
    /// The number of others who held the seat.
    pub others: u32,
    /// The difference of the score to the mean of the others, in thousandths of a point, rounded to the nearest; 0 without
    /// others.
    pub thousandths: i64,
}

/// A game, the player who held a seat in it, and their score.
type Held = (GameId, Player, i32);

/// Returns the differences of a round with this number, for the games that were played to their end.
pub fn differences(number: u32, round: &Round) -> Vec<Difference> {
    let mut held: BTreeMap<(u16, u8), Vec<Held>> = BTreeMap::new();
    for (m, one) in (1..).zip(&round.matches) {
        for (board, duel) in (1..).zip(&one.duels) {
            for (n, game) in (1..).zip(&duel.games) {
                let (Some(scores), How::Played) = (game.scores, &game.how) else { continue };
                let id = GameId { duel: DuelId { round: number, number: m, board }, game: n };
                for side in Side::BOTH {
                    let seat = if side == game.begins { 1 } else { 2 };
                    held.entry((n, seat)).or_default().push((id, side.of(duel.players), side.of(scores)));
                }
            }
        }
    }
    let mut all = Vec::new();
    for ((_, seat), scores) in held {
        let sum: i64 = scores.iter().map(|(.., score)| i64::from(*score)).sum();
        let others = scores.len() as i64 - 1;
        all.extend(scores.into_iter().map(|(game, player, score)| {
            let own = i64::from(score);
            let thousandths = if others == 0 { 0 } else { rounded((own * others - (sum - own)) * 1000, others) };
            Difference { game, player, seat, score, others: others as u32, thousandths }
        }));
    }
    all.sort_by_key(|difference| (difference.game, difference.seat));
    all
}

/// Divides and rounds to the nearest number, halves away from 0.
fn rounded(number: i64, by: i64) -> i64 {
    (2 * number.abs() + by) / (2 * by) * number.signum()
}
