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
        self.put_seat(&mut inner, SeatRow { key: None, account: None, resigned: false, ..old.clone() })?;
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
        self.put_seat(&mut inner, SeatRow { key: Some(secret::hash(&secret)), account: None, ..old.clone() })?;
        drop(inner);
        self.left_by_account(&old)?;
        Ok(secret)
    }

    /// Gives a seat this secret, unless it has it already.
    pub(super) fn renew_with(&self, seat: u8, secret: &str) -> Result<(), Failure> {
        let mut inner = self.inner();
        let key = Some(secret::hash(secret));
        let row = inner.held_seat(seat)?.clone();
        if row.key == key { Ok(()) } else { self.put_seat(&mut inner, SeatRow { key, ..row }) }
    }

    /// Stores a seat that changed hands.
    pub(super) fn put_seat(&self, inner: &mut Inner, row: SeatRow) -> Result<(), Failure> {
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
        self.store.write(&self.id, inner.fence, vec![Change::Seat(row.clone()), Change::Summary(summary.clone())])?;
        self.hold(row.seat, Holder::of(&row));
        inner.seats = seats;
        inner.summary = summary;
        inner.version += 1;
        self.note_clock(inner)
    }
}

impl Inner {
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
