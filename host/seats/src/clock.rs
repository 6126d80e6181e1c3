//! Clocks: the time that each player has used, and what happens at zero.

use crate::row::Row;
use crate::settings::{AtZero, Clocks};
use crate::state;
use crate::table::{Phase, Seat, Table};

/// What happens now that a clock is at zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtZeroNow {
    /// A bot makes the move that is due.
    Bot,
    /// The person on this seat gives up.
    Resign(u8),
}

/// Returns the milliseconds that a person has left at a moment, if the open decision waits `since`.
fn left(clocks: Clocks, row: &Seat, since: i64, now: i64) -> i64 {
    let here = now.saturating_sub(since).max(0);
    let of = |limit: u32, used: i64| match limit {
        0 => i64::MAX,
        limit => (i64::from(limit) * 1000).saturating_sub(used).max(0),
    };
    of(clocks.game, row.used.saturating_add(here)).min(of(clocks.step, here))
}

impl Table {
    fn has_clocks(&self) -> bool {
        self.settings.clocks.game > 0 || self.settings.clocks.step > 0
    }

    /// Returns the person who is asked.
    fn person_asked(&self) -> Option<&Seat> {
        self.seat(self.status.asked?).filter(|row| row.is_played_by_person())
    }

    /// Returns the person who is asked and the milliseconds that they have left.
    fn running(&self, now: i64) -> Option<(u8, i64)> {
        if self.phase != Phase::Playing || !self.has_clocks() || self.is_broken {
            return None;
        }
        let row = self.person_asked()?;
        Some((row.seat, left(self.settings.clocks, row, self.since, now)))
    }

    /// Returns the moment at which the clock of the person who is asked reaches zero, in milliseconds
    /// since 1970. `None` if no clock runs, or nothing happens then.
    pub fn due(&self) -> Option<i64> {
        if self.settings.clocks.zero == AtZero::Nothing || !self.has_clocks() || self.status.over || self.phase == Phase::Over {
            return None;
        }
        let row = self.person_asked()?;
        Some(self.since.saturating_add(left(self.settings.clocks, row, self.since, self.since)))
    }

    /// Returns the row with the open decision, and when its clock reaches zero.
    pub fn open_decision(&self) -> Row {
        Row::Decision { number: self.decision, since: self.since, due: self.due() }
    }

    /// Returns what the settings say about a clock that is at zero now.
    pub fn at_zero(&self, now: i64) -> Option<AtZeroNow> {
        let (seat, left) = self.running(now)?;
        match self.settings.clocks.zero {
            _ if left > 0 => None,
            AtZero::Nothing => None,
            AtZero::Bot => Some(AtZeroNow::Bot),
            AtZero::Resign => Some(AtZeroNow::Resign(seat)),
        }
    }

    /// Returns the clocks for scripts; `None` without a limit.
    pub fn clock(&self, now: i64) -> Option<state::Clock> {
        if !self.has_clocks() {
            return None;
        }
        let clocks = self.settings.clocks;
        let left = |row: &Seat| match (row.is_played_by_person(), clocks.game) {
            (false, _) => None,
            (_, 0) => Some(i64::from(clocks.step) * 1000),
            (_, game) => Some((i64::from(game) * 1000 - row.used).max(0)),
        };
        let runs = self.running(now).map(|(seat, left)| state::RunningClock { seat, left });
        Some(state::Clock { left: self.seats.iter().map(left).collect(), runs })
    }
}
