//! Rights of the person who made a table: close it, free a seat, and give a seat a new link.

use bastide_seats::Phase;
use serde_json::json;

use super::accounts::holder::Holder;
use super::room::{Inner, Room};
use super::seats::seated;
use bastide_common::Failure;
use bastide_store::secret;
use bastide_store::time::now_ms;
use bastide_store::{Change, SeatRow};

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
        let changed = inner.table.close(now_ms()).map_err(|refusal| inner.refused(refusal))?;
        self.note_end(&inner)?;
        Ok(self.keep(&mut inner, changed)?)
    }

    /// Takes a seat from the person who holds it, so that somebody else can sit down.
    ///
    /// # Errors
    /// No person holds the seat, or the table has ended.
    pub fn free(&self, seat: u8) -> Result<(), Failure> {
        let mut inner = self.inner();
        let old = inner.held_seat(seat)?;
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
        let old = inner.held_seat(seat)?;
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
        let row = inner.held_seat(seat)?;
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
        let mut rows = inner.rows();
        if let Some(old) = rows.get_mut(usize::from(row.seat)) {
            old.clone_from(&row);
        }
        let mut table = inner.table.clone();
        let keys = seated(&mut table, rows);
        table.departures.retain(|left| left.seat != row.seat || row.resigned);
        let mut summary = inner.line_of(&table);
        if moved {
            summary["moved"] = json!(inner.moved() | 1 << row.seat);
        }
        let open = Change::Decision { number: table.decision, since: table.since, due: table.due() };
        self.store.write(&self.id, inner.fence, vec![Change::Seat(row.clone()), Change::Summary(summary.clone()), open])?;
        self.hold(row.seat, Holder::of(&row));
        (inner.table, inner.keys, inner.summary) = (table, keys, summary);
        inner.version += 1;
        Ok(())
    }
}

impl Inner {
    /// Returns the seats that the person who made the table has taken from their holders, as bits.
    fn moved(&self) -> u64 {
        self.summary["moved"].as_u64().unwrap_or_default()
    }

    /// Returns a seat that a person holds.
    fn held_seat(&self, seat: u8) -> Result<SeatRow, Failure> {
        if self.table.phase == Phase::Over {
            return Err(Failure::Refused("error-ended".into()));
        }
        if self.table.seat(seat).is_none() {
            return Err(Failure::Refused("error-no-such-seat".into()));
        }
        let row = self.row_at(&self.table, seat);
        if row.key.is_some() { Ok(row) } else { Err(Failure::Refused("error-seat-free".into())) }
    }
}
