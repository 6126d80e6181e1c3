//! Notifications of tables: what happens at a table is noted before it is answered, and sent when it is due.

mod snapshot;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::Value;

use super::fair_pool::Ticket;
use super::registry::Rooms;
use super::room::{Audience, Room};
use super::viewers::Mask;
use bastide_common::Failure;
use bastide_notifications::Wish;
use bastide_store::time::now_ms;

/// The most tables whose notifications are taken at a time.
const MAX: usize = 64;

impl Rooms {
    /// Looks whether somebody wants notifications of a room that was loaded, and notes what they were not told
    /// because a server ended.
    pub(super) fn begin_notifications(&self, room: &Arc<Room>) {
        match self.notifications.has_any(&room.id) {
            Ok(has_any) => room.has_notifications.store(has_any, Ordering::Release),
            Err(error) => tracing::error!(table = room.id, %error, "the subscriptions cannot be read"),
        }
        self.note(room);
    }

    /// Notes what has happened at a table, if somebody wants to be told. Returns at once if the process of
    /// the table may not answer.
    pub(super) fn note_in_time(self: &Arc<Rooms>, room: &Arc<Room>) {
        if room.is_apart && room.has_notifications.load(Ordering::Acquire) {
            let (rooms, room) = (self.clone(), room.clone());
            let ticket = room.ticket();
            self.pools.isolated.run_after(Duration::ZERO, ticket, move || rooms.note(&room));
        } else {
            self.note(room);
        }
    }

    fn note(&self, room: &Arc<Room>) {
        if room.has_notifications.load(Ordering::Acquire) {
            match room.table_snapshot(|at| self.notifications.note(&room.id, at)) {
                Ok(has_any) => room.has_notifications.store(has_any, Ordering::Release),
                Err(error) => tracing::error!(table = room.id, %error, "a notification cannot be noted"),
            }
        }
    }

    /// Adds a subscription for the seats of a browser, and returns its id.
    ///
    /// # Errors
    /// The browser holds no seat, or this kind of notifications is not offered.
    pub fn subscribe(&self, room: &Room, who: &Audience, wish: &Wish, talk: bool) -> Result<String, Failure> {
        let id = room.table_snapshot(|at| self.notifications.subscribe(&room.id, at, who.mask, wish, &who.language, talk))?;
        room.has_notifications.store(true, Ordering::Release);
        Ok(id)
    }

    /// Describes the subscriptions for the seats of a browser.
    ///
    /// # Errors
    /// The store fails.
    pub fn subscriptions(&self, room: &Room, mask: Mask) -> Result<Value, Failure> {
        room.table_snapshot(|at| self.notifications.overview(&room.id, at, mask))
    }

    /// Changes whether the subscriptions for the seats of a browser tell of talk.
    ///
    /// # Errors
    /// The store fails.
    pub fn tell_talk(&self, room: &Room, mask: Mask, talk: bool) -> Result<(), Failure> {
        room.table_snapshot(|at| self.notifications.tell_talk(&room.id, at, mask, talk))
    }

    /// Ends a subscription for the seats of a browser.
    ///
    /// # Errors
    /// There is no such subscription.
    pub fn unsubscribe(&self, room: &Room, mask: Mask, id: &str) -> Result<(), Failure> {
        room.table_snapshot(|at| self.notifications.end(&room.id, at, mask, id))
    }

    /// Sends the notifications that are due, on threads of their own.
    pub fn send_notifications(self: &Arc<Rooms>) {
        let due = match self.notifications.due(now_ms(), MAX, |table| self.has(table)) {
            Ok(due) => due,
            Err(error) => return tracing::error!(%error, "the notifications cannot be read"),
        };
        for table in due {
            let (rooms, ticket) = (self.clone(), Ticket { source: None, table: table.as_str().into() });
            self.pools.notifications.run_after(Duration::ZERO, ticket, move || rooms.send_notifications_of(&table));
        }
    }

    fn send_notifications_of(&self, table: &str) {
        let room = || self.in_memory(table);
        let is_seen = |seat| room().is_some_and(|room| room.is_seen_from(seat));
        if let Err(error) = self.notifications.deliver(table, now_ms, is_seen) {
            tracing::error!(table, %error, "the notifications of a table cannot be sent");
        }
        // What is to be sent again may be no longer true.
        if let Some(room) = room() {
            self.note(&room);
        }
    }
}
