//! Clocks: the time that each player has used, and what happens at zero.

use bastide_seats::{AtZeroNow, Cause, Changed, Phase, Row};

use super::room::{Inner, Room};
use bastide_common::Failure;
use bastide_store::time::now_ms;

impl Room {
    /// Writes who is asked since when, and when the clock of this person reaches zero.
    pub(super) fn note_clock(&self, inner: &mut Inner) -> Result<(), Failure> {
        let table = inner.table.clone();
        let rows = vec![table.open_decision(), Row::Line];
        Ok(self.keep(inner, Changed { table, rows })?)
    }

    /// Writes the clock of a game that has just begun.
    pub(super) fn begin_clock(&self) -> Result<(), Failure> {
        self.note_clock(&mut self.inner())
    }

    /// Moves the moment since which the open decision waits by a number of milliseconds.
    pub(super) fn shift_clock(&self, by: i64) {
        let mut inner = self.inner();
        if inner.table.phase == Phase::Playing {
            inner.table.since = inner.table.since.saturating_add(by);
            inner.version += 1;
        }
    }

    /// Does what the table has set for a clock at zero. Returns `true` if something was done, and
    /// `false` also if somebody works with the table.
    pub(super) fn check_clock(&self) -> Result<bool, Failure> {
        let Some(mut inner) = self.try_inner() else { return Ok(false) };
        let now = now_ms();
        match inner.table.at_zero(now) {
            None => return Ok(false),
            Some(AtZeroNow::Resign(seat)) => {
                let changed = inner.table.departed(&[seat], Cause::Time, now);
                self.depart(&mut inner, changed)?;
            }
            Some(AtZeroNow::Bot) => self.substitute(&mut inner)?,
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::Rooms;
    use crate::new_table::{Made, NewTable};
    use bastide_seats::{AtZero, Clocks, Settings};
    use bastide_store::{Change, Memory, Store};

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
        let clock = serde_json::json!(rooms.room(&made.id)?.inner().table.clock(now_ms()));
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
            let left = |room: &Room| room.inner().table.clock(now_ms()).and_then(|clock| clock.runs).map_or(0, |runs| runs.left);
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
            let moved = room.inner().table.since;
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
        let clock = serde_json::json!(rooms.room(&made.id)?.inner().table.clock(now_ms()));
        assert_eq!(clock["runs"]["left"], 2 * DAY, "{clock}");
        Ok(())
    }

    #[test]
    fn days_for_a_move_are_shown_in_the_lobby_up_to_four_weeks() {
        let clocks = |game: u32, step: u32| Clocks { game, step, ..Clocks::default() };
        let kinds = [clocks(0, 0), clocks(600, 0), clocks(0, 30), clocks(0, 86_400), clocks(0, 14 * 86_400)].map(|c| c.kind());
        use bastide_seats::ClockKind::{Days, Live, None};
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
