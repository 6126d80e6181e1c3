//! The seats of a table: sitting down, giving up, talking.

use std::sync::PoisonError;

use bastide_engine::{LONGEST_NAME, Opening, Order, printable};
use serde_json::json;

use super::accounts::holder::Holder;
use super::outcome::departure::{Cause, Departure};
use super::room::{Inner, Mask, Room};
use super::services::SUBSTITUTE;
use crate::accounts::own_tables;
use crate::error::{Failure, Why};
use crate::secret;
use crate::store::{Change, ChatRow, Phase, SeatRow};
use crate::time::now_ms;

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
        if inner.settings.private && key.is_none_or(|key| inner.settings.join != secret::hex(&secret::hash(key))) {
            return Err(Failure::Forbidden("error-private".into()));
        }
        if inner.phase == Phase::Over {
            return Err(Failure::Refused("error-ended".into()));
        }
        let mut seats = inner.seats.clone();
        let secret = take(&mut seats, seat, name, account)?;
        let mut summary = inner.summary.clone();
        summary["players"] = json!(players(&seats, &Departure::of(&summary)));
        let row = seats.get(usize::from(seat)).cloned().unwrap_or_default();
        let holder = Holder::of(&row);
        let mut changes = vec![Change::Seat(row), Change::Summary(summary.clone())];
        let begins = inner.phase == Phase::Waiting && seats.iter().all(is_taken);
        let game = if begins {
            let toml = named(&inner.toml, &seats)?;
            changes.push(Change::Toml(toml.clone()));
            changes.push(Change::Phase(Phase::Playing));
            changes.push(Change::Versions(self.services.versions(&inner.settings, &toml)));
            let opening = Opening { toml: toml.clone(), seed: inner.seed, lines: Vec::new() };
            Some((toml, self.services.open(&inner.settings, opening)?))
        } else {
            None
        };
        if let Some(account) = account {
            own_tables::note(&*self.services.store, account, &self.id, &[seat], false)?;
        }
        self.store.write(&self.id, inner.fence, changes)?;
        self.hold(seat, holder);
        inner.seats = seats;
        inner.summary = summary;
        if let Some((toml, game)) = game {
            inner.toml = toml;
            inner.phase = Phase::Playing;
            inner.begin(game);
        }
        inner.version += 1;
        if begins {
            inner.since = now_ms();
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
        if inner.phase != Phase::Playing {
            return Err(Failure::Refused("error-not-playing".into()));
        }
        let held: Vec<u8> = inner.seats.iter().filter(|s| mine & (1 << s.seat) != 0 && !s.resigned).map(|s| s.seat).collect();
        if held.is_empty() {
            return Err(Failure::Forbidden("error-no-seat".into()));
        }
        self.depart(&mut inner, &held, Cause::Resigned)
    }

    /// Lets a bot make the move that is due.
    pub(super) fn substitute(&self, inner: &mut Inner) -> Result<(), Failure> {
        self.perform(inner, &Order::Bot { kind: SUBSTITUTE.into() }, None)
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
        if !inner.settings.chat {
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

/// Returns the players for the lobby.
pub(super) fn players(seats: &[SeatRow], departures: &[Departure]) -> Vec<serde_json::Value> {
    let left = |seat: u8| departures.iter().find(|left| left.seat == seat).map(|left| left.cause);
    let player = |s: &SeatRow| json!({"name": s.name, "bot": s.bot, "free": !is_taken(s), "left": left(s.seat)});
    seats.iter().map(player).collect()
}
