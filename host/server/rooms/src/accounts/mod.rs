//! Accounts at a table: which seats they hold, and how its game ended for them.

pub(super) mod holder;

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};

use bastide_core::table::IMPLIED;
use bastide_seats::Phase;
use serde_json::{Value, json};

use self::holder::Holder;
use crate::registry::Rooms;
use crate::room::{Inner, Mask, Room};
use crate::seats::named;
use bastide_accounts::personal::Left;
use bastide_accounts::results::{self, End, Game, Player};
use bastide_accounts::{Accounts, own_tables};
use bastide_common::Failure;
use bastide_store::{Change, Phase as StoredPhase, SeatRow, StoreError, Stored};

impl Room {
    /// Returns how often a seat went to somebody else: as long as it is the same, so is who holds what.
    pub fn hands(&self) -> u64 {
        self.hands.load(Ordering::Acquire)
    }

    /// Notes who holds a seat.
    pub fn hold(&self, seat: u8, holder: Holder) {
        if let Some(kept) = self.holders.write().unwrap_or_else(PoisonError::into_inner).get_mut(usize::from(seat)) {
            *kept = holder;
        }
        self.hands.fetch_add(1, Ordering::AcqRel);
    }

    /// Returns the seats that an account holds; 0 without one.
    pub fn held_by(&self, account: Option<&str>) -> Mask {
        let Some(account) = account else { return 0 };
        let holders = self.holders.read().unwrap_or_else(PoisonError::into_inner);
        let mine = holders.iter().enumerate().filter(|(_, holder)| holder.account.as_deref() == Some(account));
        mine.fold(0, |mask, (seat, _)| mask | 1 << seat)
    }

    /// Returns which of these accounts is that of the person who made the table.
    pub fn owner_among<'a>(&self, accounts: impl Iterator<Item = &'a str>) -> Result<Option<String>, Failure> {
        for account in accounts {
            if own_tables::is_owner(&*self.services.store, account, &self.id)? {
                return Ok(Some(account.to_owned()));
            }
        }
        Ok(None)
    }

    /// Returns `true` if the person of an account has made the table.
    ///
    /// # Errors
    /// The store fails.
    pub fn is_owned_by(&self, account: Option<&str>) -> Result<bool, Failure> {
        Ok(self.owner_among(account.into_iter())?.is_some())
    }

    /// Gives an account the seats whose secrets its browser has, and the rights of the person who made the table if
    /// it is `owner`. Returns `false` if there was nothing to give.
    ///
    /// # Errors
    /// Another account holds one of the seats, or the game is over.
    pub fn claim(&self, mine: Mask, owner: bool, account: &str) -> Result<bool, Failure> {
        let mut inner = self.inner();
        if inner.table.phase == Phase::Over {
            return Err(Failure::Refused("error-ended".into()));
        }
        let rows: Vec<SeatRow> = inner.rows().into_iter().filter(|row| mine & (1 << row.seat) != 0).collect();
        if rows.iter().any(|row| row.account.as_deref().is_some_and(|other| other != account)) {
            return Err(Failure::Refused("error-account-seat-of-other".into()));
        }
        if rows.is_empty() && !owner {
            return Ok(false);
        }
        let seats: Vec<u8> = rows.iter().map(|row| row.seat).collect();
        own_tables::note(&*self.services.store, account, &self.id, &seats, owner)?;
        let fresh: Vec<SeatRow> = rows.into_iter().filter(|row| row.account.is_none()).collect();
        let has_more = owner || !fresh.is_empty();
        for row in fresh {
            self.put_seat(&mut inner, SeatRow { account: Some(account.to_owned()), ..row }, false)?;
        }
        Ok(has_more)
    }

    /// Notes that the account of a seat does not hold it any more.
    pub fn left_by_account(&self, seat: &SeatRow) -> Result<(), Failure> {
        let Some(account) = &seat.account else { return Ok(()) };
        Ok(own_tables::leave(&*self.services.store, account, &self.id, seat.seat)?)
    }

    /// Takes an account from its seats, which belong to their secrets alone from then on.
    fn release(&self, account: &str) -> Result<(), Failure> {
        let mut inner = self.inner();
        for row in inner.rows().into_iter().filter(|row| row.account.as_deref() == Some(account)) {
            self.put_seat(&mut inner, SeatRow { account: None, ..row }, false)?;
        }
        Ok(())
    }

    /// Notes that the game is about to end, if an account has a part in it.
    pub(crate) fn note_end(&self, inner: &Inner) -> Result<(), StoreError> {
        if inner.keys.iter().any(|key| key.account.is_some()) {
            results::note_end(&*self.services.store, &self.id)?;
        }
        self.ended.store(true, Ordering::Release);
        Ok(())
    }

    /// Returns how the game ended, once after each end; `None` if it goes on, or if somebody works with the table.
    pub fn take_end(&self) -> Option<End> {
        if !self.ended.load(Ordering::Acquire) {
            return None;
        }
        let inner = self.try_inner()?;
        if inner.table.phase != Phase::Over {
            return None;
        }
        self.ended.store(false, Ordering::Release);
        Some(inner.end(&self.id))
    }

    /// Lets [`Self::take_end`] return the end again.
    pub fn keep_end(&self) {
        self.ended.store(true, Ordering::Release);
    }
}

impl Rooms {
    /// Keeps the games that ended with their accounts.
    pub fn settle(&self, accounts: &Accounts) {
        for room in self.all() {
            let Some(end) = room.take_end() else { continue };
            if let Err(error) = accounts.settle(&room.id, &end) {
                tracing::warn!(table = room.id, %error, "the end of a game cannot be kept; it is tried again");
                room.keep_end();
            }
        }
    }

    /// Loads the tables whose ends were noted, so that they are kept; the server may have been killed in between. Also
    /// takes deleted accounts from tables that another server had.
    ///
    /// # Errors
    /// The store fails.
    pub fn settle_noted(self: &Arc<Rooms>, accounts: &Accounts) -> Result<(), Failure> {
        // A table that cannot be loaded does not hold up the others.
        let log = |table: &str, done: Result<(), Failure>| {
            if let Err(error) = done {
                tracing::warn!(table, %error, "what was noted of a table cannot be done; it is tried again");
            }
        };
        for id in accounts.noted_ends()?.into_iter().filter(|id| !self.has(id)) {
            log(&id, self.settle_one(accounts, &id));
        }
        for left in accounts.left()? {
            log(&left.table, self.leave_one(accounts, &left));
        }
        accounts.forget_ceremonies()
    }

    fn settle_one(self: &Arc<Rooms>, accounts: &Accounts, id: &str) -> Result<(), Failure> {
        match self.services.store.read(id)?.map(|stored| stored.table.phase) {
            // Another server that has the table keeps its end.
            Some(StoredPhase::Over) => unless_held(self.room(id)).map(drop),
            _ => accounts.drop_note(id),
        }
    }

    fn leave_one(self: &Arc<Rooms>, accounts: &Accounts, left: &Left) -> Result<(), Failure> {
        match unless_held(self.leave_with_account(&left.table, &left.account, left.name.as_deref()))? {
            Some(()) => accounts.has_left(left),
            None => Ok(()),
        }
    }
}

/// Returns `None` if another server has a table.
fn unless_held<T>(done: Result<T, Failure>) -> Result<Option<T>, Failure> {
    match done {
        Err(Failure::Store(StoreError::Held(_))) => Ok(None),
        done => done.map(Some),
    }
}

impl Rooms {
    /// Takes an account from all its tables, and then deletes it. A table that another server has follows within an
    /// hour.
    ///
    /// # Errors
    /// The store fails. Then the account is still there, and can be deleted again.
    pub fn delete_account(self: &Arc<Rooms>, accounts: &Accounts, id: &str, name: Option<&str>) -> Result<(), Failure> {
        for table in accounts.all_tables(id)? {
            if unless_held(self.leave_with_account(&table, id, name))?.is_none() {
                accounts.note_left(Left { table, account: id.to_owned(), name: name.map(str::to_owned) })?;
            }
        }
        accounts.delete(id, name)
    }

    /// Takes an account from its seats at a table. At one that is over, its names are replaced, if a new one is given.
    ///
    /// # Errors
    /// The store fails, or another server has the table.
    fn leave_with_account(self: &Arc<Rooms>, table: &str, account: &str, name: Option<&str>) -> Result<(), Failure> {
        let store = &self.services.store;
        let Some(stored) = store.read(table)? else { return Ok(()) };
        if stored.table.phase != StoredPhase::Over {
            let room = self.room(table)?;
            room.release(account)?;
            self.changed(&room);
            return Ok(());
        }
        // The game is not opened for this. It has the names, so a room in memory is made anew.
        let Some(Stored { table: row, mut seats, .. }) = store.take(table)? else { return Ok(()) };
        let mut summary = row.summary;
        for seat in seats.iter_mut().filter(|seat| seat.account.as_deref() == Some(account)) {
            seat.account = None;
            if let Some(name) = name {
                name.clone_into(&mut seat.name);
                summary["players"][usize::from(seat.seat)]["name"] = json!(name);
            }
        }
        let toml = named(&row.toml, &seats)?;
        let changes = seats.into_iter().map(Change::Seat).chain([Change::Summary(summary), Change::Toml(toml)]);
        store.write(table, row.fence, changes.collect())?;
        if let Some(room) = self.find(table) {
            self.forget(&room);
        }
        self.leave(table);
        Ok(())
    }
}

impl Inner {
    fn end(&self, id: &str) -> End {
        let accounts = || self.keys.iter().filter_map(|key| key.account.clone());
        if self.table.is_closed || self.table.is_broken {
            return End::Closed { accounts: accounts().collect() };
        }
        let places = self.table.outcome().places;
        let player = |(row, place): (SeatRow, u8)| Player {
            name: row.name,
            account: row.account,
            bot: row.bot,
            score: self.table.status.scores.get(usize::from(row.seat)).copied().unwrap_or_default(),
            place,
            resigned: row.resigned,
        };
        let ids = self.summary["plugins"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let mut plugins: Vec<String> = ids.map(str::to_owned).collect();
        plugins.sort_unstable();
        // The base game is part of all others.
        if plugins.len() > 1 {
            plugins.retain(|id| id != IMPLIED);
        }
        let game = Game {
            table: id.to_owned(),
            ended: self.table.since,
            private: self.table.settings.private,
            title: self.table.settings.title.clone(),
            plugins,
            players: self.rows().into_iter().zip(places).map(player).collect(),
        };
        End::Finished { game: Box::new(game), fair: self.is_fair() }
    }

    /// Returns `true` if the game began as all others do: no seed and no draws were chosen, nobody was guided, and it
    /// does not go on from a moment of another game.
    fn is_fair(&self) -> bool {
        let fixed = &self.summary["fixed"];
        let chosen = |key: &str| fixed[key].as_u64().unwrap_or_default() > 0;
        let is_own = fixed["at"].is_null() && !fixed.is_array();
        self.summary["guide"] != true && is_own && fixed["seed"] != true && !chosen("tiles") && !chosen("outcomes")
    }
}

#[cfg(test)]
mod tests {
    use bastide_service::Order;

    use super::*;
    use crate::new_table::NewTable;
    use bastide_accounts::AccountSettings;
    use bastide_seats::Settings;
    use bastide_store::{Documents, Memory};

    type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

    const TABLE: &str = "players = [\"green\", \"red\"]\nmeeples = { follower = 1 }\n[maps]\ntile_count = 6\n";

    /// Plays a game of two accounts to its end. No server runs, so nothing is kept yet.
    fn played(store: &Arc<Memory>, accounts: &[(u8, String)]) -> Done<String> {
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        let settings = Settings { pace: 0, ..Settings::default() };
        let accounts = accounts.to_vec();
        let new = NewTable { toml: TABLE.into(), settings, sit: vec![0, 1], accounts, ..NewTable::default() };
        let room = rooms.room(&rooms.create(new, None)?.id)?;
        while room.inner().table.phase != Phase::Over {
            let decision = room.inner().table.decision;
            room.act(0b11, decision, &Order::Play { option: 0 })?;
        }
        Ok(room.id.clone())
    }

    #[test]
    fn a_game_counts_once_also_if_the_server_was_killed_before_it_was_kept() -> Done {
        let store = Arc::new(Memory::default());
        let accounts = Accounts::new(store.clone(), AccountSettings::default(), None).ok_or("no accounts")?;
        let made = ["Anna", "Bert"].map(|name| accounts.sign_up(name, "correct horse battery"));
        let ids: Vec<String> = made.into_iter().map(|made| made.map(|account| account.id)).collect::<Result<_, _>>()?;
        let table = played(&store, &[(0, ids[0].clone()), (1, ids[1].clone())])?;
        let games = |id: &str| accounts.find(id).map(|account| account.map_or(0, |account| account.games));
        assert_eq!((games(&ids[0])?, accounts.noted_ends()?), (0, vec![table.clone()]), "the end is noted");
        // Two servers start at once.
        let servers = [Rooms::new(store.clone(), Vec::new(), None, 1)?, Rooms::new(store.clone(), Vec::new(), None, 1)?];
        for rooms in &servers {
            rooms.settle_noted(&accounts)?;
        }
        for rooms in servers.iter().chain(&servers) {
            rooms.settle(&accounts);
        }
        assert_eq!((games(&ids[0])?, games(&ids[1])?, accounts.noted_ends()?), (1, 1, Vec::new()));
        let ratings: Vec<f64> =
            ids.iter().map(|id| Ok(accounts.ratings(id)?[0].rating.rating)).collect::<Result<_, Failure>>()?;
        assert!((ratings[0] + ratings[1] - 3000.0).abs() < 1e-6, "{ratings:?}");
        assert_eq!(accounts.past(&ids[0], 9)?.len(), 1);
        // Somebody looks at the table again.
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        rooms.room(&table)?;
        rooms.settle(&accounts);
        assert_eq!(games(&ids[0])?, 1);
        Ok(())
    }

    #[test]
    fn two_who_keep_the_same_game_at_once_change_ratings_once() -> Done {
        let store = Arc::new(Memory::default());
        let accounts = Accounts::new(store.clone(), AccountSettings::default(), None).ok_or("no accounts")?;
        let ids = [accounts.sign_up("Anna", "correct horse battery")?.id, accounts.sign_up("Bert", "correct horse battery")?.id];
        let table = played(&store, &[(0, ids[0].clone()), (1, ids[1].clone())])?;
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        let end = rooms.room(&table)?.take_end().ok_or("no end")?;
        let kept: Vec<bool> = std::thread::scope(|scope| {
            let all: Vec<_> = (0..4).map(|_| scope.spawn(|| accounts.settle(&table, &end))).collect();
            all.into_iter().filter_map(|one| one.join().ok()?.ok()).collect()
        });
        assert_eq!((kept.len(), kept.iter().filter(|kept| **kept).count()), (4, 1));
        assert_eq!(accounts.ratings(&ids[0])?[0].games, 1);
        Ok(())
    }

    #[test]
    fn a_game_that_goes_on_from_another_one_is_not_fair() -> Done {
        let store = Arc::new(Memory::default());
        let rooms = Rooms::new(store.clone(), Vec::new(), None, 1)?;
        let room = rooms.room(&played(&store, &[])?)?;
        assert!(room.inner().is_fair());
        for fixed in [json!({"at": 4, "from": "a1"}), json!({"seed": true}), json!({"tiles": 1}), json!(["a seed was chosen"])] {
            room.inner().summary["fixed"] = fixed.clone();
            assert!(!room.inner().is_fair(), "{fixed}");
        }
        Ok(())
    }

    #[test]
    fn a_game_without_accounts_is_not_noted() -> Done {
        let store = Arc::new(Memory::default());
        played(&store, &[])?;
        assert!(store.documents("ended", "", 9)?.is_empty());
        Ok(())
    }
}
