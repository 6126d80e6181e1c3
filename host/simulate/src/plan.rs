//! What a simulation plays.

use bastide_tables::ResolvedTable;

use super::error::SimulateError;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// The seed from which those of the games follow.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// The bot of each seat.
    pub bots: Vec<String>,
}

impl Plan {
    /// Who plays: the bots that were asked for, seat by seat and round again; else those of the table, and `random` for persons.
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
