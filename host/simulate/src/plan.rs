//! The parameters of a simulation.

use bastide_tables::ResolvedTable;

use super::error::SimulateError;
use super::shard::Shard;

/// The parameters of a simulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The number of games.
    pub games: u64,
    /// The seed from which those of the games are derived.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// The part of the games to play.
    pub shard: Shard,
    /// Whether the rows of the games have their moves, in a column of their own.
    pub moves: bool,
}

impl Plan {
    /// Returns the bots of the seats: the requested ones, repeated in turn order; or those of the
    /// table, with `random` for human players.
    ///
    /// # Errors
    /// A bot does not exist, or there are more bots than seats.
    pub fn seat_bots(setting: &ResolvedTable, asked: &[String]) -> Result<Vec<String>, SimulateError> {
        for name in asked {
            bastide_bots::make(name)?;
        }
        if asked.len() > setting.table.players.len() {
            let seats = setting.table.players.len();
            return Err(SimulateError::Usage(format!(
                "{} bots were named for {seats} seats; name at most one a seat",
                asked.len()
            )));
        }
        let seat = |(i, seat): (usize, &bastide_core::table::Seat)| match asked {
            [] => seat.bot.clone().unwrap_or_else(|| "random".into()),
            asked => asked[i % asked.len()].clone(),
        };
        Ok(setting.table.players.iter().enumerate().map(seat).collect())
    }
}
