//! Tournaments on a server: entrants with accounts, rounds, a table for each game, results, and the decisions of the organizer.
//!
//! `bastide-tournament` pairs, counts and ranks. This crate keeps a tournament as documents of the store ([`kept`]), lets people
//! do what they may ([`deeds`]), makes the tables of a round and takes the results of those that are over ([`run`]), and tells
//! what everybody may see ([`view`]).
//!
//! Invariant: a result comes from a table of the store or from the organizer, and a request of a player carries none.
//! Invariant: a table is noted with its id and its game before it is made, and its result is entered in the same write that
//! notes its end. So a game has one table and counts once, wherever the server is killed, and with several servers.

#[cfg(test)]
use bastide_expansions as _;

pub mod deeds;
mod failure;
pub mod files;
pub mod kept;
pub mod new;
pub mod run;
#[cfg(test)]
mod tests;
pub mod view;

use std::sync::{Arc, Mutex};

use bastide_accounts::Accounts;
use bastide_common::Failure;
use bastide_rooms::Rooms;

use kept::Kept;

/// The times that a change is tried whose documents change meanwhile.
const TRIES: usize = 50;

/// The tournaments of a server.
pub struct Tournaments {
    rooms: Arc<Rooms>,
    accounts: Arc<Accounts>,
    /// Held while this process looks after the games, so that it does so once at a time.
    running: Mutex<()>,
}

impl Tournaments {
    /// Makes the tournaments of a server with accounts.
    pub fn new(rooms: Arc<Rooms>, accounts: Arc<Accounts>) -> Arc<Tournaments> {
        Arc::new(Tournaments { rooms, accounts, running: Mutex::default() })
    }

    /// Returns a tournament.
    ///
    /// # Errors
    /// There is none with this id, or the store fails.
    pub fn find(&self, id: &str) -> Result<Kept, Failure> {
        Kept::read(&*self.rooms.services.store, id)?.ok_or(Failure::NoPage)
    }

    /// Changes a tournament and stores it: all of the change, or nothing. Returns what `change` does.
    ///
    /// # Errors
    /// There is no such tournament, `change` refuses, or the store fails.
    fn change<T>(&self, id: &str, change: impl Fn(&mut Kept) -> Result<T, Failure>) -> Result<T, Failure> {
        for _ in 0..TRIES {
            let mut kept = self.find(id)?;
            let done = change(&mut kept)?;
            if kept.write(&*self.rooms.services.store)? {
                return Ok(done);
            }
        }
        Err(Failure::Refused("error-tournament-busy".into()))
    }
}
