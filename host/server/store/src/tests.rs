//! Tests of every store.

use std::cell::RefCell;
use std::error::Error;

use serde_json::json;

use super::{ActionRow, Change, ChatRow, Document, Expiry, Memory, Phase, Put, SeatRow, Sqlite, Store, StoreError, TableRow};

type Done = Result<(), Box<dyn Error>>;

/// Opens an empty store.
type Opener = Box<dyn Fn() -> Result<Box<dyn Store>, Box<dyn Error>>>;

thread_local! {
    /// Opens the store on which this thread makes its checks, instead of the usual ones.
    static OTHER: RefCell<Option<Opener>> = const { RefCell::new(None) };
}

/// Runs a check on each store.
fn each(check: impl Fn(&dyn Store) -> Done) -> Done {
    let other = OTHER.with_borrow(|open| open.as_ref().map(|open| open()));
    if let Some(other) = other {
        return check(&*other?);
    }
    let folder = tempfile::tempdir()?;
    check(&Sqlite::open(&folder.path().join("tables.sqlite"))?)?;
    check(&Memory::default())
}

/// Checks on each store.
#[cfg(feature = "postgres")]
type Checks = fn() -> Done;

/// Makes all checks of this file on stores of another kind.
#[cfg(feature = "postgres")]
pub(super) fn all_with(open: Opener) -> Done {
    OTHER.set(Some(open));
    let all: [(&str, Checks); 8] = [
        ("what_is_written_is_read_back", what_is_written_is_read_back),
        ("who_has_lost_a_table_writes_nothing", who_has_lost_a_table_writes_nothing),
        ("the_lobby_has_the_newest_tables_that_are_not_private", the_lobby_has_the_newest_tables_that_are_not_private),
        ("clocks_at_zero_and_old_tables_are_found", clocks_at_zero_and_old_tables_are_found),
        ("documents_change_only_from_the_version_that_was_read", documents_change_only_from_the_version_that_was_read),
        ("documents_are_found_by_the_beginning_of_their_keys", documents_are_found_by_the_beginning_of_their_keys),
        ("tables_are_found_by_their_ids_also_private_ones", tables_are_found_by_their_ids_also_private_ones),
        ("the_clocks_of_games_are_moved_and_nothing_else", the_clocks_of_games_are_moved_and_nothing_else),
    ];
    let failed = all.iter().filter_map(|(name, check)| Some(format!("{name}: {}", check().err()?))).collect::<Vec<_>>();
    OTHER.set(None);
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n").into()) }
}

fn table(id: &str, created: i64, private: bool) -> TableRow {
    TableRow {
        id: id.into(),
        created,
        toml: "[base]".into(),
        seed: u64::MAX >> 1,
        settings: json!({"private": private}),
        phase: Phase::Waiting,
        decision: 0,
        summary: json!({"turn": 0}),
        fence: 0,
        since: created,
        versions: String::new(),
        owner: None,
    }
}

fn seat(seat: u8) -> SeatRow {
    SeatRow { seat, name: format!("seat {seat}"), ..SeatRow::default() }
}

fn decision(number: u64) -> Change {
    Change::Decision { number, since: 0, due: None }
}

fn action(decision: u64, line: &str) -> ActionRow {
    ActionRow { decision, option: Some(3), player: 1, line: line.into() }
}

#[test]
fn what_is_written_is_read_back() -> Done {
    each(|store| {
        store.create(table("a1", 1, false), vec![seat(0), seat(1)])?;
        let Some(first) = store.take("a1")? else { return Err("the table is gone".into()) };
        assert_eq!((first.table.seed, first.table.fence, first.seats.len()), (u64::MAX >> 1, 1, 2));
        let (said, held) = (
            ChatRow { number: 1, seat: 1, text: "hello".into() },
            SeatRow { key: Some(vec![1, 2]), used: 70, account: Some("anna".into()), resigned: true, ..seat(1) },
        );
        let changes = vec![
            Change::Append { at: 0, action: action(0, "one") },
            Change::Append { at: 1, action: action(1, "two") },
            Change::Rewind { keep: 1 },
            Change::Append { at: 1, action: action(3, "three") },
            Change::Decision { number: 4, since: 9, due: None },
            Change::Versions("engine 1".into()),
            Change::Seat(held.clone()),
            Change::Phase(Phase::Playing),
            Change::Toml("[base]\n[shop]".into()),
            Change::Summary(json!({"turn": 5})),
            Change::Chat(said.clone()),
        ];
        store.write("a1", first.table.fence, changes)?;
        let Some(now) = store.take("a1")? else { return Err("the table is gone".into()) };
        assert_eq!(now.actions, [action(0, "one"), action(3, "three")]);
        assert_eq!((now.seats, now.chat), (vec![seat(0), held], vec![said]));
        assert_eq!((now.table.decision, now.table.phase, now.table.toml.as_str()), (4, Phase::Playing, "[base]\n[shop]"));
        assert_eq!(now.table.summary, json!({"turn": 5}));
        assert_eq!((now.table.since, now.table.versions.as_str()), (9, "engine 1"));
        assert!(store.take("b2")?.is_none());
        Ok(())
    })
}

#[test]
fn who_has_lost_a_table_writes_nothing() -> Done {
    each(|store| {
        store.create(table("a1", 1, false), vec![seat(0)])?;
        let fence = |taken: Option<super::Stored>| taken.map(|stored| stored.table.fence).ok_or("the table is gone");
        let (old, new) = (fence(store.take("a1")?)?, fence(store.take("a1")?)?);
        assert!(matches!(store.write("a1", old, vec![decision(9)]), Err(StoreError::Lost)));
        assert!(matches!(store.write("none", new, Vec::new()), Err(StoreError::Lost)));
        store.write("a1", new, vec![decision(2)])?;
        assert_eq!(store.take("a1")?.map(|stored| stored.table.decision), Some(2));
        Ok(())
    })
}

#[test]
fn the_lobby_has_the_newest_tables_that_are_not_private() -> Done {
    each(|store| {
        for (id, created, private) in [("a1", 1, false), ("b2", 3, false), ("c3", 2, true), ("d4", 2, false)] {
            store.create(table(id, created, private), vec![seat(0)])?;
        }
        let ids = |most: usize| -> Result<Vec<String>, StoreError> { Ok(store.list(most)?.into_iter().map(|t| t.id).collect()) };
        assert_eq!((ids(9)?, ids(2)?), (vec!["b2".into(), "d4".into(), "a1".into()], vec!["b2".into(), "d4".into()]));
        assert_eq!(store.open_tables()?, 4);
        let fence = store.take("b2")?.map_or(0, |stored| stored.table.fence);
        store.write("b2", fence, vec![Change::Phase(Phase::Over)])?;
        assert_eq!(store.open_tables()?, 3);
        Ok(())
    })
}

#[test]
fn clocks_at_zero_and_old_tables_are_found() -> Done {
    each(|store| {
        for (id, since) in [("a1", 10), ("b2", 20), ("c3", 30)] {
            store.create(table(id, since, false), vec![seat(0)])?;
        }
        let fence = store.take("b2")?.map_or(0, |stored| stored.table.fence);
        store.write(
            "b2",
            fence,
            vec![Change::Decision { number: 1, since: 25, due: Some(100) }, Change::Phase(Phase::Playing)],
        )?;
        assert_eq!((store.due(99, 9)?, store.due(100, 9)?), (vec![], vec!["b2".to_owned()]));
        let expired = |waiting, playing, over| store.expired(Expiry { waiting, playing, over }, 2);
        assert_eq!(expired(10, 25, 99)?, Vec::<String>::new());
        assert_eq!(expired(11, 26, 0)?, ["a1", "b2"]);
        assert_eq!(expired(99, 99, 0)?, ["a1", "c3"], "two at most");
        assert!(store.delete("a1")? && !store.delete("a1")? && store.take("a1")?.is_none());
        store.write("b2", fence, vec![decision(2)])?;
        assert!(store.due(100, 9)?.is_empty());
        store.close()?;
        Ok(())
    })
}

#[test]
fn documents_change_only_from_the_version_that_was_read() -> Done {
    each(|store| {
        let first = Put::new("account", "anna", json!({"games": 1}));
        assert!(store.put(vec![first.clone(), Put::new("rating", "anna", json!(1500))])?);
        assert!(!store.put(vec![Put::new("rating", "ben", json!(1400)), first])?, "there is such a document");
        assert_eq!(store.document("rating", "ben")?, None, "nothing of a call that fails is written");
        let read = |kind, key| store.document(kind, key)?.ok_or(StoreError::Closed);
        let old = read("account", "anna")?;
        assert_eq!(old, Document { key: "anna".into(), value: json!({"games": 1}), version: 1 });
        assert!(store.put(vec![Put::replace("account", old.clone(), json!({"games": 2}))])?);
        assert!(!store.put(vec![Put::replace("account", old.clone(), json!({"games": 9}))])?, "it was changed since");
        assert!(!store.put(vec![Put::delete("account", old)])?, "it was changed since");
        let new = read("account", "anna")?;
        assert_eq!((&new.value, new.version), (&json!({"games": 2}), 2));
        assert!(store.put(vec![Put::delete("account", new)])?);
        assert_eq!(store.document("account", "anna")?, None);
        Ok(())
    })
}

#[test]
fn documents_are_found_by_the_beginning_of_their_keys() -> Done {
    each(|store| {
        let keys = ["a1/0", "a1/1", "a10/0", "a2/0", "b/é", "b/ü"];
        assert!(store.put(keys.iter().map(|key| Put::new("notification", *key, json!(key))).collect())?);
        assert!(store.put(vec![Put::new("other", "a1/5", json!(0))])?);
        let found = |prefix: &str, most: usize| -> Result<Vec<String>, StoreError> {
            Ok(store.documents("notification", prefix, most)?.into_iter().map(|found| found.key).collect())
        };
        assert_eq!(found("a1/", 9)?, ["a1/0", "a1/1"]);
        assert_eq!(found("a", 3)?, ["a1/0", "a1/1", "a10/0"]);
        assert_eq!((found("", 9)?.len(), found("b/ü", 9)?, found("c", 9)?.len()), (6, vec!["b/ü".to_owned()], 0));
        Ok(())
    })
}

#[test]
fn tables_are_found_by_their_ids_also_private_ones() -> Done {
    each(|store| {
        store.create(table("a1", 1, false), vec![seat(0)])?;
        store.create(table("b2", 2, true), vec![seat(0)])?;
        store.create(table("c3", 3, false), vec![seat(0)])?;
        let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<Vec<_>>();
        let mut found: Vec<String> = store.listed(&ids(&["b2", "none", "a1"]))?.into_iter().map(|table| table.id).collect();
        found.sort();
        assert_eq!(found, ["a1", "b2"]);
        assert_eq!(store.listed(&[])?, []);
        let listed = store.list(9)?;
        assert!(
            listed.iter().all(|table| store
                .listed(std::slice::from_ref(&table.id))
                .is_ok_and(|found| found == std::slice::from_ref(table)))
        );
        Ok(())
    })
}

#[test]
fn the_clocks_of_games_are_moved_and_nothing_else() -> Done {
    each(|store| {
        if store.peers().is_some() {
            // The clocks of others were not set.
            return Ok(());
        }
        for (id, phase) in [("a1", Phase::Waiting), ("b2", Phase::Playing), ("c3", Phase::Over)] {
            store.create(TableRow { phase, ..table(id, 100, false) }, vec![seat(0)])?;
            let fence = store.take(id)?.map_or(0, |stored| stored.table.fence);
            let due = (phase == Phase::Playing).then_some(500);
            store.write(id, fence, vec![Change::Decision { number: 1, since: 100, due }])?;
        }
        store.shift_clocks(1000)?;
        let since = |id: &str| store.take(id).map(|stored| stored.map(|stored| (stored.table.since, stored.table.decision)));
        assert_eq!((since("a1")?, since("b2")?, since("c3")?), (Some((100, 1)), Some((1100, 1)), Some((100, 1))));
        assert_eq!((store.due(1499, 9)?.len(), store.due(1500, 9)?), (0, vec!["b2".to_owned()]));
        store.shift_clocks(-1000)?;
        assert_eq!((since("b2")?, store.due(500, 9)?), (Some((100, 1)), vec!["b2".to_owned()]));
        Ok(())
    })
}
