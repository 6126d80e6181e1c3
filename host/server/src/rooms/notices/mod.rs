//! Notices of tables: what happens at a table is noted before it is answered, and sent when it is due.

mod happening;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::Value;

use super::fair_pool::Ticket;
use super::registry::Rooms;
use super::room::{Audience, Room};
use super::viewers::Mask;
use crate::error::Failure;
use crate::notices::Wish;
use crate::time::now_ms;

/// The most tables whose notices are taken at a time.
const MOST: usize = 64;

impl Rooms {
    /// Looks whether somebody wants notices of a room that was loaded, and notes what they were not told
    /// because a server ended.
    pub(super) fn begin_notices(&self, room: &Arc<Room>) {
        match self.notices.has_any(&room.id) {
            Ok(has_any) => room.has_notices.store(has_any, Ordering::Release),
            Err(error) => tracing::error!(table = room.id, %error, "the subscriptions cannot be read"),
        }
        self.note(room);
    }

    /// Notes what has happened at a table, if somebody wants to be told. Returns at once if the process of
    /// the table may not answer.
    pub(super) fn note_in_time(self: &Arc<Rooms>, room: &Arc<Room>) {
        if room.is_apart && room.has_notices.load(Ordering::Acquire) {
            let (rooms, room) = (self.clone(), room.clone());
            let ticket = room.ticket();
            self.pools.isolated.run_after(Duration::ZERO, ticket, move || rooms.note(&room));
        } else {
            self.note(room);
        }
    }

    fn note(&self, room: &Arc<Room>) {
        if room.has_notices.load(Ordering::Acquire) {
            match room.happening(|at| self.notices.note(&room.id, at)) {
                Ok(has_any) => room.has_notices.store(has_any, Ordering::Release),
                Err(error) => tracing::error!(table = room.id, %error, "a notice cannot be noted"),
            }
        }
    }

    /// Adds a subscription for the seats of a browser, and returns its id.
    ///
    /// # Errors
    /// The browser holds no seat, or this kind of notices is not offered.
    pub(crate) fn subscribe(&self, room: &Room, who: &Audience, wish: &Wish, talk: bool) -> Result<String, Failure> {
        let id = room.happening(|at| self.notices.subscribe(&room.id, at, who.mask, wish, &who.language, talk))?;
        room.has_notices.store(true, Ordering::Release);
        Ok(id)
    }

    /// Describes the subscriptions for the seats of a browser.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) fn subscriptions(&self, room: &Room, mask: Mask) -> Result<Value, Failure> {
        room.happening(|at| self.notices.overview(&room.id, at, mask))
    }

    /// Changes whether the subscriptions for the seats of a browser tell of talk.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) fn tell_talk(&self, room: &Room, mask: Mask, talk: bool) -> Result<(), Failure> {
        room.happening(|at| self.notices.tell_talk(&room.id, at, mask, talk))
    }

    /// Ends a subscription for the seats of a browser.
    ///
    /// # Errors
    /// There is no such subscription.
    pub(crate) fn unsubscribe(&self, room: &Room, mask: Mask, id: &str) -> Result<(), Failure> {
        room.happening(|at| self.notices.end(&room.id, at, mask, id))
    }

    /// Sends the notices that are due, on threads of their own.
    pub(crate) fn send_notices(self: &Arc<Rooms>) {
        let due = match self.notices.due(now_ms(), MOST, |table| self.has(table)) {
            Ok(due) => due,
            Err(error) => return tracing::error!(%error, "the notices cannot be read"),
        };
        for table in due {
            let (rooms, ticket) = (self.clone(), Ticket { source: None, table: table.as_str().into() });
            self.pools.notices.run_after(Duration::ZERO, ticket, move || rooms.send_notices_of(&table));
        }
    }

    fn send_notices_of(&self, table: &str) {
        let room = || self.in_memory(table);
        let is_seen = |seat| room().is_some_and(|room| room.is_seen_from(seat));
        if let Err(error) = self.notices.deliver(table, now_ms, is_seen) {
            tracing::error!(table, %error, "the notices of a table cannot be sent");
        }
        // What is to be sent again may be no longer true.
        if let Some(room) = room() {
            self.note(&room);
        }
    }
}
