//! Tests of the store in PostgreSQL alone: several servers with one database.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::private_postgres::PrivatePostgres;
use super::{ActionRow, Change, News, Peers, Phase, Postgres, SeatRow, Store, StoreError, TableRow};

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// The longest wait for what must happen.
const LONG: Duration = Duration::from_secs(60);

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        created: 1,
        toml: String::new(),
        seed: 1,
        settings: Value::Null,
        phase: Phase::Playing,
        decision: 0,
        summary: Value::Null,
        fence: 0,
        since: 1,
        versions: String::new(),
        owner: None,
    }
}

fn bot() -> Vec<SeatRow> {
    vec![SeatRow { bot: Some("greedy".into()), ..SeatRow::default() }]
}

/// Returns two servers with one database, which have joined at these ports.
fn two(server: &PrivatePostgres) -> Done<(Postgres, Postgres)> {
    let url = server.database()?.parse()?;
    let (one, two) = (Postgres::open(&url)?, Postgres::open(&url)?);
    join(&one, 1001)?;
    join(&two, 1002)?;
    Ok((one, two))
}

/// Lets a server join, and waits until it hears the others.
fn join(store: &Postgres, port: u16) -> Done {
    let mut news = store.news();
    store.join(([127, 0, 0, 1], port).into())?;
    until("news are heard", || matches!(news.try_recv(), Ok(News::Missed)))
}

fn fence(store: &Postgres, id: &str) -> Done<i64> {
    Ok(store.take(id)?.ok_or("the table is gone")?.table.fence)
}

/// Waits until something is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) -> Done {
    let began = Instant::now();
    while !is_so() {
        if began.elapsed() > LONG {
            return Err(format!("{what}: not within {} seconds", LONG.as_secs()).into());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn a_table_of_a_server_that_is_there_is_not_taken() -> Done {
    let server = PrivatePostgres::shared()?;
    let (one, two) = two(&server)?;
    one.create(table("a1"), bot())?;
    let first = fence(&one, "a1")?;
    let held = two.take("a1");
    assert!(matches!(&held, Err(StoreError::Held(peer)) if peer.address.port() == 1001), "{held:?}");
    one.write("a1", first, vec![Change::Phase(Phase::Playing)])?;
    assert!(two.due(i64::MAX, 9)?.is_empty() && two.orphans(9)?.is_empty());
    // One that is given up is free, unless it was taken again meanwhile.
    let second = fence(&one, "a1")?;
    one.release(vec![("a1".into(), first)])?;
    assert!(matches!(two.take("a1"), Err(StoreError::Held(_))));
    one.release(vec![("a1".into(), second)])?;
    let third = fence(&two, "a1")?;
    assert!(matches!(one.write("a1", second, Vec::new()), Err(StoreError::Lost)));
    two.write("a1", third, Vec::new())?;
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn the_tables_of_a_server_that_dies_are_free_when_its_lease_ends_and_those_of_one_that_stops_at_once() -> Done {
    let server = PrivatePostgres::shared()?;
    let (one, two) = two(&server)?;
    for id in ["a1", "b2"] {
        one.create(table(id), if id == "a1" { bot() } else { Vec::new() })?;
        fence(&one, id)?;
    }
    until("the servers know each other", || two.live().borrow().len() == 1)?;
    // As if it were killed: nothing is told.
    drop(one);
    assert!(matches!(two.take("b2"), Err(StoreError::Held(_))), "the lease still holds");
    until("the lease ends", || two.live().borrow().is_empty())?;
    assert_eq!(two.orphans(9)?, ["a1"], "a game with a bot goes on by itself");
    fence(&two, "b2")?;
    let three = Postgres::open(two.url())?;
    join(&three, 1003)?;
    assert!(matches!(three.take("b2"), Err(StoreError::Held(_))));
    let mut news = three.news();
    two.close()?;
    fence(&three, "b2")?;
    assert_eq!(two.term(), None, "who has left owns nothing");
    until("the stop is told", || matches!(news.try_recv(), Ok(News::Left)))?;
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn many_writes_at_once_are_all_kept_and_one_that_cannot_be_kept_harms_no_other() -> Done {
    let server = PrivatePostgres::shared()?;
    let store = Arc::new(Postgres::open(&server.database()?.parse()?)?);
    let ids: Vec<String> = (10..50).map(|n| format!("{n}")).collect();
    let mut fences = Vec::new();
    for id in &ids {
        store.create(table(id), vec![SeatRow::default()])?;
        fences.push(fence(&store, id)?);
    }
    let append = |at: usize| {
        let action = ActionRow { decision: at as u64, option: None, player: 0, line: format!("action {at}") };
        vec![Change::Append { at, action }, Change::Decision { number: at as u64 + 1, since: 1, due: None }]
    };
    std::thread::scope(|scope| {
        for (id, fence) in ids.iter().zip(&fences) {
            let store = &store;
            scope.spawn(move || {
                for at in 0..25 {
                    let written = store.write(id, *fence, append(at));
                    assert!(written.is_ok(), "{id} {at}: {written:?}");
                    // There is such an action already.
                    let twice = store.write(id, *fence, append(at));
                    assert!(matches!(twice, Err(StoreError::Database(_))), "{id} {at}: {twice:?}");
                }
            });
        }
    });
    for id in &ids {
        let stored = store.take(id)?.ok_or("no table")?;
        let lines: Vec<String> = stored.actions.into_iter().map(|action| action.line).collect();
        assert_eq!(lines, (0..25).map(|at| format!("action {at}")).collect::<Vec<_>>(), "{id}");
        assert_eq!(stored.table.decision, 25);
    }
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn others_hear_of_tables_that_change_and_of_tables_that_are_wanted() -> Done {
    let server = PrivatePostgres::shared()?;
    let (one, two) = two(&server)?;
    let (mut heard, mut own) = (two.news(), one.news());
    one.create(table("a1"), Vec::new())?;
    let fence = fence(&one, "a1")?;
    one.write("a1", fence, vec![Change::Summary(json!({"turn": 1}))])?;
    two.want("a1")?;
    let mut tables = 0;
    while tables < 2 {
        match heard.blocking_recv()? {
            News::Tables(ids) if ids == ["a1"] => tables += 1,
            other => return Err(format!("{other:?}").into()),
        }
    }
    until("the wish is heard", || matches!(own.try_recv(), Ok(News::Wanted(ids)) if ids == ["a1"]))?;
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn a_database_that_restarts_is_used_again_and_the_lease_is_a_new_one_if_it_has_ended() -> Done {
    let server = PrivatePostgres::start(false)?;
    let store = Postgres::open(&server.database()?.parse()?)?;
    store.join(([127, 0, 0, 1], 1001).into())?;
    store.create(table("a1"), Vec::new())?;
    let before = fence(&store, "a1")?;
    assert_eq!(store.term(), Some(0));
    server.end()?;
    let written = store.write("a1", before, Vec::new());
    assert!(matches!(written, Err(StoreError::Away | StoreError::Unsure)), "{written:?}");
    until("the lease ends", || store.term().is_none())?;
    server.begin()?;
    until("there is a lease", || store.term() == Some(1))?;
    store.write("a1", before, vec![Change::Phase(Phase::Over)])?;
    assert_eq!(store.open_tables()?, 0);
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn work_for_all_is_done_by_one() -> Done {
    let server = PrivatePostgres::shared()?;
    let (one, two) = two(&server)?;
    let hour = Duration::from_secs(3600);
    assert_eq!((one.claim("expiry", hour)?, two.claim("expiry", hour)?, one.claim("expiry", hour)?), (true, false, false));
    assert!(two.claim("expiry", Duration::ZERO)? && two.claim("other", hour)?);
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn servers_that_start_at_once_make_one_database_with_one_secret() -> Done {
    let server = PrivatePostgres::shared()?;
    let url = server.database()?.parse()?;
    let opened: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| Postgres::open(&url))).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect::<Result<_, _>>()
    })?;
    assert!(opened.len() == 3 && opened.iter().all(|store| store.secret() == opened[0].secret() && store.secret().len() == 32));
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn what_is_wrong_with_a_database_is_told_with_what_would_be_right() -> Done {
    let server = PrivatePostgres::shared()?;
    for statement in [
        "CREATE ROLE anna LOGIN",
        "CREATE ROLE secret LOGIN PASSWORD 'streng'",
        "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0",
        "CREATE DATABASE later",
    ] {
        server.sql("postgres", statement)?;
    }
    Postgres::open(&server.address("postgres", "later").parse()?)?;
    server.sql("later", "UPDATE facts SET value = '99' WHERE name = 'format'")?;
    for (url, why) in [
        (server.address("postgres", "none"), "there is no database \"none\"; make one with `createdb --owner postgres none`"),
        (
            server.address("carl", "postgres"),
            "does not let \"carl\" in (role \"carl\" does not exist); make the user with `createuser carl`",
        ),
        (server.address("anna", "postgres"), "\"anna\" may not use the database (permission denied"),
        (
            server.address("secret", "postgres"),
            "wants a password of \"secret\"; give it in the address, or in the variable PGPASSWORD",
        ),
        (server.address("secret:geheim", "postgres"), "the password of \"secret\" is wrong; give it in the address"),
        (server.address("postgres", "latin"), "createdb --encoding UTF8"),
        (server.address("postgres", "later"), "format 99, which this program does not know"),
        ("postgres://anna:geheim@127.0.0.1:1/games".into(), "no PostgreSQL answers at 127.0.0.1:1"),
    ] {
        let refused = Postgres::open(&url.parse()?).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(refused.contains(why) && !refused.contains("geheim"), "{url}: {refused}");
    }
    Ok(())
}

#[test]
#[needs(POSTGRESQL)]
fn all_that_holds_of_the_other_stores_holds_in_postgresql() -> Done {
    let server = PrivatePostgres::shared()?;
    super::tests::all_with(Box::new(move || Ok(Box::new(Postgres::open(&server.database()?.parse()?)?))))
}
