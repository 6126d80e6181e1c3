//! A table with its seats, and what is known of its people.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_service::{Guided, Status};
use serde::{Deserialize, Serialize};

use crate::settings::Settings;

/// The number of answered decisions that are remembered to recognize one that is sent twice.
const REMEMBERED: usize = 64;

/// The seats that somebody holds, as bits; 0 for an onlooker.
pub type Mask = u32;

/// Whether the game of a table has begun, goes on, or is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Seats are free.
    #[default]
    Waiting,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seat {
    /// The number, from 0.
    pub seat: u8,
    /// The name of the player.
    pub name: String,
    /// The bot that plays.
    pub bot: Option<String>,
    /// Whether a person holds it.
    pub is_held: bool,
    /// Whether the person no longer plays; a bot plays on.
    pub resigned: bool,
    /// The time used so far, in milliseconds.
    pub used: i64,
}

impl Seat {
    /// Returns `true` if a bot or a person has the seat.
    pub fn is_taken(&self) -> bool {
        self.bot.is_some() || self.is_held
    }

    /// Returns `true` if a person plays on it.
    pub fn is_played_by_person(&self) -> bool {
        self.bot.is_none() && !self.resigned
    }
}

/// An action of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Action {
    /// The number of the decision that it answered.
    pub decision: u64,
    /// The number of the option; `None` for an action given in notation.
    pub option: Option<u32>,
    /// The seat.
    pub player: u8,
    /// The action in notation.
    pub line: String,
}

/// The reason why a person no longer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// They gave up.
    Resigned,
    /// Their clock reached zero, at a table where that ends their game.
    Time,
}

/// A person who no longer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Departure {
    /// The seat, from 0.
    pub seat: u8,
    /// The reason.
    pub cause: Cause,
    /// The number of actions before it.
    pub moves: usize,
}

/// Who wants another game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// The seats that want it.
    pub wants: Mask,
    /// The id of the next table, if it has begun.
    pub next: Option<String>,
}

/// A table of people, beside its game.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The settings.
    pub settings: Arc<Settings>,
    /// The seats in turn order.
    pub seats: Vec<Seat>,
    /// Whether the game has begun, goes on, or is over.
    pub phase: Phase,
    /// The state of the game in numbers, as it answered last.
    pub status: Status,
    /// The number of the open decision.
    pub decision: u64,
    /// Since when the open decision waits, in milliseconds since 1970: clocks run while nobody looks.
    pub since: i64,
    /// The last answers by the number of their decision.
    pub answered: BTreeMap<u64, Action>,
    /// The people who no longer play, in order.
    pub departures: Vec<Departure>,
    /// Whether the game ended because others had left.
    pub is_early: bool,
    /// Whether the person who made the table has ended it.
    pub is_closed: bool,
    /// Who wants another game.
    pub wishes: Wishes,
    /// The way through the guide, at a table for those who learn the game.
    pub guide: Option<Guided>,
    /// Whether the game has the rules of a bundle.
    pub is_boxed: bool,
    /// Whether the game cannot go on.
    pub is_broken: bool,
}

impl Table {
    /// Returns a seat.
    pub fn seat(&self, seat: u8) -> Option<&Seat> {
        self.seats.get(usize::from(seat))
    }

    /// Counts a change of the game at this moment.
    pub(crate) fn step_on(&mut self, now: i64) {
        self.decision += 1;
        self.since = now;
    }

    /// Remembers answers, of which the last ones are recognized when they are sent again.
    pub fn remember(&mut self, answers: impl IntoIterator<Item = Action>) {
        self.answered.extend(answers.into_iter().map(|answer| (answer.decision, answer)));
        while self.answered.len() > REMEMBERED {
            self.answered.pop_first();
        }
    }
}

/// Returns seats as bits.
pub(crate) fn mask(seats: impl Iterator<Item = u8>) -> Mask {
    seats.fold(0, |all, seat| all | 1 << seat)
}

/// Returns the seats of these bits, in order, of which there are `n`.
pub(crate) fn seats_of(mask: Mask, n: usize) -> Vec<u8> {
    (0u8..).take(n).filter(|seat| mask & (1 << seat) != 0).collect()
}
