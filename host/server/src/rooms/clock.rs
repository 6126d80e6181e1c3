//! Clocks: the time that each player has used, and what happens at zero.

use std::time::Duration;

use serde_json::{Value, json};

use super::room::{Inner, Room};
use crate::error::Failure;
use crate::settings::AtZero;
use crate::store::Phase;

impl Room {
    /// Does what the table has set for a clock at zero. Returns `true` if something was done, and
    /// `false` also if somebody works with the table.
    pub(super) fn check_clock(&self) -> Result<bool, Failure> {
        let Some(mut inner) = self.try_inner() else { return Ok(false) };
        let Some((seat, left)) = inner.running() else { return Ok(false) };
        if left > Duration::ZERO || inner.settings.clocks.zero == AtZero::Nothing {
            return Ok(false);
        }
        match inner.settings.clocks.zero {
            AtZero::Resign => self.give_up(&mut inner, seat)?,
            _ => self.substitute(&mut inner)?,
        }
        Ok(true)
    }
}

impl Inner {
    /// Returns the person who is asked and the time that they have left.
    fn running(&self) -> Option<(u8, Duration)> {
        let clocks = self.settings.clocks;
        if self.phase != Phase::Playing || clocks.game == 0 && clocks.step == 0 || self.broken.is_some() {
            return None;
        }
        let seat = self.status.asked?;
        let row = self.seats.get(usize::from(seat)).filter(|s| s.bot.is_none() && !s.resigned)?;
        let here = self.since.elapsed();
        let used = Duration::from_millis(u64::try_from(row.used).unwrap_or_default()) + here;
        let of = |limit: u32, used: Duration| match limit {
            0 => Duration::MAX,
            limit => Duration::from_secs(limit.into()).saturating_sub(used),
        };
        Some((seat, of(clocks.game, used).min(of(clocks.step, here))))
    }

    /// Returns the clocks for scripts: milliseconds left by seat, and which one runs.
    pub(super) fn clock_state(&self) -> Value {
        let clocks = self.settings.clocks;
        if clocks.game == 0 && clocks.step == 0 {
            return Value::Null;
        }
        let running = self.running();
        let left = |s: &crate::store::SeatRow| match (s.bot.is_some(), clocks.game) {
            (true, _) => Value::Null,
            (_, 0) => json!(i64::from(clocks.step) * 1000),
            (_, game) => json!((i64::from(game) * 1000 - s.used).max(0)),
        };
        let runs = running.map(|(seat, left)| json!({"seat": seat, "left": u64::try_from(left.as_millis()).unwrap_or(u64::MAX)}));
        json!({"left": self.seats.iter().map(left).collect::<Vec<_>>(), "runs": runs})
    }
}
