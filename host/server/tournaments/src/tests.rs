//! Tournaments whose server is killed between two writes.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_accounts::{Account, AccountSettings, Accounts};
use bastide_rooms::Rooms;
use bastide_store::{Memory, Store};
use serde_json::{Value, json};

use crate::Tournaments;
use crate::deeds::{Deed, done};
use crate::kept::TableState;

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// A server with a tournament of four entrants.
struct Hall {
    store: Arc<dyn Store>,
    organizer: Account,
    people: Vec<Account>,
    id: String,
}

impl Hall {
    fn new() -> Done<Hall> {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let accounts = accounts(&store)?;
        let sign_up = |name: &str| accounts.sign_up(name, "correct horse battery");
        let organizer = sign_up("Olga")?;
        let people = ["Anna", "Bert", "Cleo", "Dora"].map(sign_up).into_iter().collect::<Result<Vec<_>, _>>()?;
        let mut hall = Hall { store, organizer, people, id: String::new() };
        let tournaments = hall.started()?;
        let new = serde_json::from_value(json!({"name": "Cup", "format": {"kind": "swiss", "rounds": 2}, "duplicate": true}))?;
        hall.id = tournaments.create(new, &hall.organizer)?;
        tournaments.act(&hall.id, &hall.organizer, &deed("announce")?)?;
        for person in &hall.people {
            tournaments.act(&hall.id, person, &deed("enter")?)?;
        }
        Ok(hall)
    }

    /// Returns the tournaments of a server that has just been started.
    fn started(&self) -> Done<Arc<Tournaments>> {
        let rooms = Rooms::new(self.store.clone(), Vec::new(), None, 1)?;
        Ok(Tournaments::new(rooms, accounts(&self.store)?))
    }

    /// Pairs the next round and plans its tables. Then the server is killed.
    fn killed_before_the_tables_are_made(&self) -> Done {
        let tournaments = self.started()?;
        let advance = deed("advance")?;
        tournaments.change(&self.id, |kept| done(kept, &self.organizer, &advance, None).map(drop))?;
        tournaments.change(&self.id, |kept| tournaments.take_ends(kept, &BTreeMap::new()))?;
        Ok(())
    }

    /// Returns the ids of the tables in this state.
    fn tables(&self, state: TableState) -> Done<Vec<String>> {
        let kept = self.started()?.find(&self.id)?;
        let found = kept.tables.iter().flatten().filter(|one| one.state == state);
        Ok(found.map(|one| one.table.clone()).collect())
    }
}

fn accounts(store: &Arc<dyn Store>) -> Done<Arc<Accounts>> {
    Ok(Accounts::new(store.clone(), AccountSettings::default(), None).ok_or("accounts are off")?)
}

fn deed(name: &str) -> Done<Deed> {
    Ok(serde_json::from_value(json!({"do": name}))?)
}

#[test]
fn tables_that_were_planned_are_made_once_wherever_the_server_is_killed() -> Done {
    let hall = Hall::new()?;
    hall.killed_before_the_tables_are_made()?;
    let planned = hall.tables(TableState::Planned)?;
    assert_eq!((planned.len(), hall.store.open_tables()?), (2, 0));
    let second = hall.started()?;
    second.run();
    second.run();
    assert_eq!((hall.tables(TableState::Made)?, hall.store.open_tables()?), (planned.clone(), 2));
    // Killed after the tables were made, and before that was noted.
    second.change(&hall.id, |kept| {
        kept.tables.iter_mut().flatten().for_each(|one| one.state = TableState::Planned);
        Ok(())
    })?;
    hall.started()?.run();
    assert_eq!((hall.tables(TableState::Made)?, hall.store.open_tables()?), (planned.clone(), 2));
    // All tables of the round have the same tiles, and their seed is that of the round.
    let seeds: Vec<u64> = planned.iter().filter_map(|id| Some(hall.store.read(id).ok()??.table.seed)).collect();
    assert!(seeds.len() == 2 && seeds[0] == seeds[1], "{seeds:?}");
    Ok(())
}

#[test]
fn a_result_counts_once_whoever_looks_and_how_often() -> Done {
    let hall = Hall::new()?;
    let first = hall.started()?;
    first.act(&hall.id, &hall.organizer, &deed("advance")?)?;
    for table in hall.tables(TableState::Made)? {
        let room = first.rooms.room(&table)?;
        room.resign(1)?;
    }
    // Two servers look, and one that was killed looks again.
    let (second, third) = (hall.started()?, hall.started()?);
    std::thread::scope(|scope| {
        for one in [&first, &second] {
            scope.spawn(move || one.run());
        }
    });
    third.run();
    let view = third.view(&hall.id, None, None)?.unwrap_or_default();
    let matches = view["rounds"][0]["matches"].as_array().map_or(&[][..], Vec::as_slice);
    assert!(matches.len() == 2 && matches.iter().all(|one| one["games"].as_array().map(Vec::len) == Some(1)), "{view}");
    let overs = view["log"].as_array().into_iter().flatten().filter(|line| line["what"] == "round-over").count();
    assert_eq!((overs, &view["rounds"][0]["over"], hall.store.open_tables()?), (1, &json!(true), 0));
    // The next round is paired and its tables are made by one request, and a second one changes nothing.
    first.act(&hall.id, &hall.organizer, &deed("advance")?)?;
    assert!(second.act(&hall.id, &hall.organizer, &deed("advance")?).is_err());
    assert_eq!(hall.store.open_tables()?, 2);
    Ok(())
}

#[test]
fn a_table_that_is_closed_or_deleted_waits_for_the_organizer() -> Done {
    let hall = Hall::new()?;
    let tournaments = hall.started()?;
    tournaments.act(&hall.id, &hall.organizer, &deed("advance")?)?;
    let tables = hall.tables(TableState::Made)?;
    tournaments.rooms.room(&tables[0])?.close()?;
    hall.store.delete(&tables[1])?;
    tournaments.run();
    tournaments.run();
    assert_eq!((hall.tables(TableState::Lost)?, hall.store.open_tables()?), (tables.clone(), 0));
    let view: Value = tournaments.view(&hall.id, Some(&hall.organizer.id), None)?.unwrap_or_default();
    assert!(view["rounds"][0]["matches"].as_array().into_iter().flatten().all(|one| one["lost"] == true), "{view}");
    let replay = json!({"do": "replay", "duel": {"round": 1, "match": 1, "board": 1}, "reason": "the table was closed"});
    tournaments.act(&hall.id, &hall.organizer, &serde_json::from_value(replay)?)?;
    let again = hall.tables(TableState::Made)?;
    assert!(again.len() == 1 && !tables.contains(&again[0]));
    let kept = tournaments.find(&hall.id)?;
    let attempts: Vec<u16> = kept.tables.iter().flatten().filter(|one| one.table == again[0]).map(|one| one.attempt).collect();
    assert_eq!(attempts, [2]);
    Ok(())
}
