//! Clocks: the time that each player has used, and what happens at zero.

use std::time::Duration;

use bastide_engine::Status;
use serde_json::{Value, json};

use super::outcome::departure::Cause;
use super::room::{Inner, Room};
use crate::error::Failure;
use crate::settings::{AtZero, Clocks};
use crate::store::{Change, Phase, SeatRow};
use crate::time::now_ms;

impl Room {
    /// Writes who is asked since when, and when the clock of this person reaches zero.
    pub(super) fn note_clock(&self, inner: &mut Inner) -> Result<(), Failure> {
        let due = inner.due(&inner.seats, &inner.status, inner.since);
        let open = Change::Decision { number: inner.decision, since: inner.since, due };
        let summary = inner.summary_of(&inner.status, inner.since);
        self.store.write(&self.id, inner.fence, vec![open, Change::Summary(summary.clone())])?;
        inner.summary = summary;
        Ok(())
    }

    /// Writes the clock of a game that has just begun.
    pub(super) fn begin_clock(&self) -> Result<(), Failure> {
        self.note_clock(&mut self.inner())
    }

    /// Moves the moment since which the open decision waits by a number of milliseconds.
    pub(super) fn shift_clock(&self, by: i64) {
        let mut inner = self.inner();
        if inner.phase == Phase::Playing {
            inner.since = inner.since.saturating_add(by);
            inner.version += 1;
        }
    }

    /// Does what the table has set for a clock at zero. Returns `true` if something was done, and
    /// `false` also if somebody works with the table.
    pub(super) fn check_clock(&self) -> Result<bool, Failure> {
        let Some(mut inner) = self.try_inner() else { return Ok(false) };
        let Some((seat, left)) = inner.running() else { return Ok(false) };
        if left > Duration::ZERO || inner.settings.clocks.zero == AtZero::Nothing {
            return Ok(false);
        }
        match inner.settings.clocks.zero {
            AtZero::Resign => self.depart(&mut inner, &[seat], Cause::Time)?,
            _ => self.substitute(&mut inner)?,
        }
        Ok(true)
    }
}

/// Returns the milliseconds that a person has left at a moment, if the open decision waits `since`.
fn left(clocks: Clocks, row: &SeatRow, since: i64, now: i64) -> i64 {
    let here = now.saturating_sub(since).max(0);
    let of = |limit: u32, used: i64| match limit {
        0 => i64::MAX,
        limit => (i64::from(limit) * 1000).saturating_sub(used).max(0),
    };
    of(clocks.game, row.used.saturating_add(here)).min(of(clocks.step, here))
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
        Some((seat, Duration::from_millis(u64::try_from(left(clocks, row, self.since, now_ms())).unwrap_or_default())))
    }

    /// Returns the moment at which the clock of the person who is asked reaches zero, in milliseconds
    /// since 1970. `None` if no clock runs, or nothing happens then.
    pub(super) fn due(&self, seats: &[SeatRow], status: &Status, since: i64) -> Option<i64> {
        let clocks = self.settings.clocks;
        if clocks.zero == AtZero::Nothing || clocks.game == 0 && clocks.step == 0 || status.over {
            return None;
        }
        let row = seats.get(usize::from(status.asked?)).filter(|s| s.bot.is_none() && !s.resigned)?;
        Some(since.saturating_add(left(clocks, row, since, since)))
    }

    /// Returns the clocks for scripts: milliseconds left by seat, and which one runs.
    pub(super) fn clock_state(&self) -> Value {
        let clocks = self.settings.clocks;
        if clocks.game == 0 && clocks.step == 0 {
            return Value::Null;
        }
        let running = self.running();
        let left = |s: &SeatRow| match (s.bot.is_some() || s.resigned, clocks.game) {
            (true, _) => Value::Null,
            (_, 0) => json!(i64::from(clocks.step) * 1000),
            (_, game) => json!((i64::from(game) * 1000 - s.used).max(0)),
        };
        let runs = running.map(|(seat, left)| json!({"seat": seat, "left": u64::try_from(left.as_millis()).unwrap_or(u64::MAX)}));
        json!({"left": self.seats.iter().map(left).collect::<Vec<_>>(), "runs": runs})
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rooms::Rooms;
    use crate::rooms::new_table::{Made, NewTable};
    use crate::settings::Settings;
    use crate::store::{Memory, Store};

    type Done = Result<(), Box<dyn std::error::Error>>;

    const DAY: i64 = 24 * 3600 * 1000;

    /// Makes a table of two people with two days for a decision.
    fn correspondence(store: &Arc<Memory>, zero: AtZero) -> Result<Made, Box<dyn std::error::Error>> {
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        let clocks = Clocks { step: 2 * 24 * 3600, zero, ..Clocks::default() };
        let settings = Settings { clocks, ..Settings::default() };
        let toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".to_owned();
        Ok(rooms.create(NewTable { toml, settings, sit: vec![0, 1], ..NewTable::default() }, None)?)
    }

    /// Lets the open decision of a stored table wait since then.
    fn waits_since(store: &Arc<Memory>, id: &str, since: i64) -> Done {
        let stored = store.take(id)?.ok_or("no table")?;
        let due = Some(since + 2 * DAY);
        Ok(store.write(id, stored.table.fence, vec![Change::Decision { number: stored.table.decision, since, due }])?)
    }

    #[test]
    fn a_clock_runs_while_the_server_is_stopped() -> Done {
        let store = Arc::new(Memory::default());
        let made = correspondence(&store, AtZero::Bot)?;
        waits_since(&store, &made.id, now_ms() - DAY)?;
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        let clock = rooms.room(&made.id)?.inner().clock_state();
        let left = clock["runs"]["left"].as_i64().ok_or("no clock runs")?;
        assert!((DAY - 3_600_000..=DAY).contains(&left), "{clock}");
        Ok(())
    }

    #[test]
    fn a_clock_reaches_zero_at_a_table_that_nobody_has_opened() -> Done {
        for (zero, plays_on) in [(AtZero::Bot, true), (AtZero::Resign, true), (AtZero::Nothing, false)] {
            let store = Arc::new(Memory::default());
            let made = correspondence(&store, zero)?;
            assert_eq!(store.due(now_ms() + 3 * DAY, 9)?.len(), usize::from(plays_on), "the clock of the first decision");
            if plays_on {
                waits_since(&store, &made.id, now_ms() - 3 * DAY)?;
            }
            let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
            rooms.tick();
            let stored = store.take(&made.id)?.ok_or("no table")?;
            let acted = !stored.actions.is_empty() || stored.seats.iter().any(|seat| seat.resigned);
            assert_eq!(acted, plays_on, "{zero:?}");
            assert!(store.due(now_ms(), 9)?.is_empty(), "the next clock has just begun");
        }
        Ok(())
    }

    #[test]
    fn a_clock_of_the_machine_that_is_set_takes_no_time_from_anybody() -> Done {
        for jump in [30 * DAY, -30 * DAY] {
            let store = Arc::new(Memory::default());
            let (open, asleep) = (correspondence(&store, AtZero::Resign)?, correspondence(&store, AtZero::Resign)?);
            for id in [&open.id, &asleep.id] {
                waits_since(&store, id, now_ms() - DAY)?;
            }
            let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
            let room = rooms.room(&open.id)?;
            let left = |room: &Room| room.inner().clock_state()["runs"]["left"].as_i64().unwrap_or_default();
            assert!((DAY - 3_600_000..=DAY).contains(&left(&room)));
            let waited = DAY..=DAY + 3_600_000;
            // The time of the server follows the machine, and so do the moments since which people are asked.
            rooms.shift_clocks(jump);
            let since = |id: &str| store.take(id).map(|stored| stored.map_or(0, |stored| stored.table.since));
            for id in [&open.id, &asleep.id] {
                assert!(waited.contains(&(now_ms() + jump - since(id)?)), "{jump}");
                assert_eq!(store.due(now_ms() + jump, 9)?, [""; 0], "nobody has lost");
                assert!(store.due(now_ms() + jump + DAY, 9)?.contains(id), "and nobody has won time");
            }
            let moved = room.inner().since;
            assert!(waited.contains(&(now_ms() + jump - moved)), "{jump}");
        }
        Ok(())
    }

    #[test]
    fn a_clock_that_was_set_back_while_the_server_was_stopped_takes_no_time() -> Done {
        let store = Arc::new(Memory::default());
        let made = correspondence(&store, AtZero::Resign)?;
        waits_since(&store, &made.id, now_ms() + 5 * DAY)?;
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        rooms.tick();
        let clock = rooms.room(&made.id)?.inner().clock_state();
        assert_eq!(clock["runs"]["left"], 2 * DAY, "{clock}");
        Ok(())
    }

    #[test]
    fn days_for_a_move_are_shown_in_the_lobby_up_to_four_weeks() {
        let clocks = |game: u32, step: u32| Clocks { game, step, ..Clocks::default() };
        let kinds = [clocks(0, 0), clocks(600, 0), clocks(0, 30), clocks(0, 86_400), clocks(0, 14 * 86_400)].map(|c| c.kind());
        use crate::settings::ClockKind::{Days, Live, None};
        assert_eq!(kinds, [None, Live, Live, Days, Days]);
        let limited = |step: u32| Settings { clocks: clocks(0, step), ..Settings::default() }.limited().clocks.step;
        assert_eq!((limited(14 * 86_400), limited(u32::MAX)), (14 * 86_400, 28 * 86_400));
    }

    #[test]
    fn a_game_of_other_versions_does_not_go_on() -> Done {
        let store = Arc::new(Memory::default());
        let made = correspondence(&store, AtZero::Nothing)?;
        let stored = store.take(&made.id)?.ok_or("no table")?;
        assert!(
            stored.table.versions.starts_with("engine ") && stored.table.versions.contains("base "),
            "{}",
            stored.table.versions
        );
        store.write(&made.id, stored.table.fence, vec![Change::Versions("engine 0.0.1 and base 0.0.1".into())])?;
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        let room = rooms.room(&made.id)?;
        let why = room.inner().broken.as_ref().map(ToString::to_string).unwrap_or_default();
        assert!(why.contains("began with engine 0.0.1 and base 0.0.1, and this server has engine"), "{why}");
        Ok(())
    }
}
