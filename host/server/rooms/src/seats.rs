//! The seats of a table: sitting down, giving up, talking.

use std::sync::PoisonError;

use bastide_seats::{Phase, SUBSTITUTE, Seat, Table};
use bastide_service::{LONGEST_NAME, Opening, Order, printable};

use super::accounts::holder::{Holder, Key};
use super::room::{Inner, Mask, Room};
use bastide_accounts::own_tables;
use bastide_common::{Failure, Why};
use bastide_store::secret;
use bastide_store::time::now_ms;
use bastide_store::{Change, ChatRow, SeatRow};

/// The longest line of talk.
const TALK: usize = 400;
/// The most lines of talk at a table.
const LINES: usize = 1000;

impl Room {
    /// Returns the seats whose secrets these are.
    pub fn held<'a>(&self, secrets: impl Iterator<Item = &'a str>) -> Mask {
        let holders = self.holders.read().unwrap_or_else(PoisonError::into_inner);
        secrets.take(16).fold(0, |mask, secret| {
            let mine = holders.iter().enumerate().filter(|(_, holder)| holder.has(secret));
            mine.fold(mask, |mask, (seat, _)| mask | 1 << seat)
        })
    }

    /// Gives a free seat to a person, with their account if they have one, and returns its secret. The game begins
    /// when no seat is free.
    ///
    /// # Errors
    /// The seat is taken, or the table is private and the key is wrong.
    pub fn sit(&self, seat: u8, name: &str, key: Option<&str>, account: Option<&str>) -> Result<String, Failure> {
        let mut inner = self.inner();
        let settings = &inner.table.settings;
        if settings.private && key.is_none_or(|key| settings.join != secret::hex(&secret::hash(key))) {
            return Err(Failure::Forbidden("error-private".into()));
        }
        if inner.table.phase == Phase::Over {
            return Err(Failure::Refused("error-ended".into()));
        }
        let mut rows = inner.rows();
        let secret = take(&mut rows, seat, name, account)?;
        let mut table = inner.table.clone();
        let keys = seated(&mut table, rows.clone());
        let mut summary = inner.summary.clone();
        summary["players"] = table.players();
        let row = rows.get(usize::from(seat)).cloned().unwrap_or_default();
        let holder = Holder::of(&row);
        let mut changes = vec![Change::Seat(row), Change::Summary(summary.clone())];
        let begins = inner.table.phase == Phase::Waiting && rows.iter().all(is_taken);
        let game = if begins {
            let toml = named(&inner.toml, &rows)?;
            changes.push(Change::Toml(toml.clone()));
            changes.push(Change::Phase(bastide_store::Phase::Playing));
            changes.push(Change::Versions(self.services.versions(&table.settings, &toml)));
            let opening = Opening { toml: toml.clone(), seed: inner.seed, lines: Vec::new() };
            Some((toml, self.services.open(&table.settings, opening)?))
        } else {
            None
        };
        if let Some(account) = account {
            own_tables::note(&*self.services.store, account, &self.id, &[seat], false)?;
        }
        self.store.write(&self.id, inner.fence, changes)?;
        self.hold(seat, holder);
        (inner.table, inner.keys, inner.summary) = (table, keys, summary);
        if let Some((toml, game)) = game {
            inner.toml = toml;
            inner.table.phase = Phase::Playing;
            inner.begin(game);
        }
        inner.version += 1;
        if begins {
            inner.table.since = now_ms();
        }
        self.note_clock(&mut inner)?;
        Ok(secret)
    }

    /// Gives up the seats of a browser. Bots play on, unless the game is decided by that.
    ///
    /// # Errors
    /// The browser holds no seat of a game that is played.
    pub fn resign(&self, mine: Mask) -> Result<(), Failure> {
        let mut inner = self.inner();
        let changed = inner.table.resign(mine, now_ms()).map_err(|refusal| inner.refused(refusal))?;
        self.depart(&mut inner, changed)
    }

    /// Lets a bot make the move that is due.
    pub(super) fn substitute(&self, inner: &mut Inner) -> Result<(), Failure> {
        self.perform(inner, &Order::Bot { kind: SUBSTITUTE.into() }, false)
    }

    /// Adds a line of talk.
    ///
    /// # Errors
    /// The browser holds no seat, talk is off, or there is too much of it.
    pub fn talk(&self, mine: Mask, text: &str) -> Result<(), Failure> {
        let mut inner = self.inner();
        let text = printable(text, TALK);
        if mine == 0 {
            return Err(Failure::Forbidden("error-talk-players".into()));
        }
        if !inner.table.settings.chat {
            return Err(Failure::Refused("error-talk-off".into()));
        }
        if text.is_empty() {
            return Err(Failure::Refused("error-talk-empty".into()));
        }
        if inner.chat.len() >= LINES {
            return Err(Failure::Refused(Why::with("error-talk-full", "lines", LINES)));
        }
        let number = inner.chat.last().map_or(0, |c| c.number) + 1;
        let chat = ChatRow { number, seat: mine.trailing_zeros() as u8, text };
        self.store.write(&self.id, inner.fence, vec![Change::Chat(chat.clone())])?;
        inner.chat.push(chat);
        inner.version += 1;
        Ok(())
    }
}

/// Returns `true` if a bot or a person has a seat.
pub(super) fn is_taken(seat: &SeatRow) -> bool {
    seat.bot.is_some() || seat.key.is_some()
}

/// Gives a free seat to a person, with their account if they have one, and returns its secret.
///
/// # Errors
/// The seat does not exist, or is taken.
pub(super) fn take(seats: &mut [SeatRow], seat: u8, name: &str, account: Option<&str>) -> Result<String, Failure> {
    let Some(row) = seats.get_mut(usize::from(seat)) else {
        return Err(Failure::Refused("error-no-such-seat".into()));
    };
    if is_taken(row) {
        return Err(Failure::Refused("error-seat-taken".into()));
    }
    let secret = secret::new()?;
    let name = printable(name, LONGEST_NAME);
    if !name.is_empty() {
        row.name = name;
    }
    row.key = Some(secret::hash(&secret));
    row.account = account.map(str::to_owned);
    Ok(secret)
}

/// Returns a table with the names of the people who sit at it.
pub(super) fn named(toml: &str, seats: &[SeatRow]) -> Result<String, Failure> {
    let mut table = bastide_core::Table::parse("table.toml", toml).map_err(|e| Failure::Broken(e.message().into()))?;
    for (player, seat) in table.players.iter_mut().zip(seats) {
        player.name.clone_from(&seat.name);
    }
    Ok(table.to_toml())
}

/// Lets the people and bots of these rows sit at a table, and returns who holds each seat.
pub(super) fn seated(table: &mut Table, rows: Vec<SeatRow>) -> Vec<Key> {
    let (mut seats, mut keys) = (Vec::new(), Vec::new());
    for SeatRow { seat, name, bot, key, resigned, used, account } in rows {
        seats.push(Seat { seat, name, bot, is_held: key.is_some(), resigned, used });
        keys.push(Key { key, account });
    }
    table.seats = seats;
    keys
}

impl Inner {
    /// Lets the people and bots of these rows sit at the table.
    pub(super) fn seat(&mut self, rows: Vec<SeatRow>) {
        self.keys = seated(&mut self.table, rows);
    }

    /// Returns the row of a seat of a table that these people hold.
    pub(super) fn row_at(&self, table: &Table, seat: u8) -> SeatRow {
        let at = usize::from(seat);
        let Seat { seat, name, bot, resigned, used, .. } = table.seats.get(at).cloned().unwrap_or_default();
        let Key { key, account } = self.keys.get(at).cloned().unwrap_or_default();
        SeatRow { seat, name, bot, key, resigned, used, account }
    }

    /// Returns the rows of all seats.
    pub(super) fn rows(&self) -> Vec<SeatRow> {
        self.table.seats.iter().map(|seat| self.row_at(&self.table, seat.seat)).collect()
    }
}

/// Returns the players of a new table for the lobby.
pub(super) fn players(seats: &[SeatRow]) -> serde_json::Value {
    let mut table = Table::default();
    seated(&mut table, seats.to_vec());
    table.players()
}
