//! Rights of the person who made a table: close it, free a seat, and give a seat a new link.

use serde_json::json;

use super::accounts::holder::Holder;
use super::outcome::departure::Departure;
use super::room::{Inner, Room};
use super::seats::players;
use crate::error::Failure;
use crate::secret;
use crate::store::{Change, Phase, SeatRow};
use crate::time::now_ms;

impl Room {
    /// Returns `true` if one of these secrets is that of the person who made the table.
    pub fn is_owner<'a>(&self, mut secrets: impl Iterator<Item = &'a str>) -> bool {
        let Some(owner) = &self.owner else { return false };
        secrets.any(|secret| secret::fits(secret, owner))
    }

    /// Ends the table: nobody acts at it any more, and its game can be looked at as far as it came.
    ///
    /// # Errors
    /// It has ended already.
    pub fn close(&self) -> Result<(), Failure> {
        let mut inner = self.inner();
        if inner.phase == Phase::Over {
            return Err(Failure::Refused("error-ended-already".into()));
        }
        let mut summary = inner.summary.clone();
        let since = now_ms();
        summary["closed"] = json!(true);
        summary["asked"] = serde_json::Value::Null;
        summary["since"] = json!(since);
        let open = Change::Decision { number: inner.decision + 1, since, due: None };
        self.note_end(&inner)?;
        self.store.write(&self.id, inner.fence, vec![Change::Phase(Phase::Over), Change::Summary(summary.clone()), open])?;
        inner.phase = Phase::Over;
        inner.summary = summary;
        inner.step_on(since);
        Ok(())
    }

    /// Takes a seat from the person who holds it, so that somebody else can sit down.
    ///
    /// # Errors
    /// No person holds the seat, or the table has ended.
    pub fn free(&self, seat: u8) -> Result<(), Failure> {
        let mut inner = self.inner();
        let old = inner.held_seat(seat)?.clone();
        self.put_seat(&mut inner, SeatRow { key: None, account: None, resigned: false, ..old.clone() }, true)?;
        drop(inner);
        self.left_by_account(&old)
    }

    /// Gives a seat a new secret and returns it. The links of before no longer work, and an account does not hold the
    /// seat any more.
    ///
    /// # Errors
    /// No person holds the seat, or the table has ended.
    pub fn renew(&self, seat: u8) -> Result<String, Failure> {
        let secret = secret::new()?;
        let mut inner = self.inner();
        let old = inner.held_seat(seat)?.clone();
        self.put_seat(&mut inner, SeatRow { key: Some(secret::hash(&secret)), account: None, ..old.clone() }, true)?;
        drop(inner);
        if let Err(error) = self.left_by_account(&old) {
            // The seat has its new secret, which must not be lost.
            tracing::warn!(table = self.id, %error, "an account cannot be told that it does not have a seat any more");
        }
        Ok(secret)
    }

    /// Gives a seat this secret, unless it has it already. Returns `false` if the person who made the table has given
    /// the seat to somebody else.
    pub(super) fn renew_with(&self, seat: u8, secret: &str) -> Result<bool, Failure> {
        let mut inner = self.inner();
        let key = Some(secret::hash(secret));
        let row = inner.held_seat(seat)?.clone();
        if inner.moved() & 1 << seat != 0 {
            return Ok(false);
        }
        if row.key != key {
            self.put_seat(&mut inner, SeatRow { key, ..row }, false)?;
        }
        Ok(true)
    }

    /// Stores a seat that changed hands; `moved` if the person who made the table has taken it from its holder.
    pub(super) fn put_seat(&self, inner: &mut Inner, row: SeatRow, moved: bool) -> Result<(), Failure> {
        let mut seats = inner.seats.clone();
        let at = usize::from(row.seat);
        if let Some(old) = seats.get_mut(at) {
            old.clone_from(&row);
        }
        let mut summary = inner.summary.clone();
        let mut departures = Departure::of(&summary);
        departures.retain(|left| left.seat != row.seat || row.resigned);
        Departure::put(&mut summary, &departures);
        summary["players"] = json!(players(&seats, &departures));
        if moved {
            summary["moved"] = json!(inner.moved() | 1 << row.seat);
        }
        self.store.write(&self.id, inner.fence, vec![Change::Seat(row.clone()), Change::Summary(summary.clone())])?;
        self.hold(row.seat, Holder::of(&row));
        inner.seats = seats;
        inner.summary = summary;
        inner.version += 1;
        self.note_clock(inner)
    }
}

impl Inner {
    /// Returns the seats that the person who made the table has taken from their holders, as bits.
    fn moved(&self) -> u64 {
        self.summary["moved"].as_u64().unwrap_or_default()
    }

    /// Returns a seat that a person holds.
    fn held_seat(&self, seat: u8) -> Result<&SeatRow, Failure> {
        if self.phase == Phase::Over {
            return Err(Failure::Refused("error-ended".into()));
        }
        let row = self.seats.get(usize::from(seat)).ok_or_else(|| Failure::Refused("error-no-such-seat".into()))?;
        match row.key {
            Some(_) => Ok(row),
            None => Err(Failure::Refused("error-seat-free".into())),
        }
    }
}
