//! Tests of the store in an SQLite file alone.

use rusqlite::Connection;
use serde_json::Value;

use super::sqlite::{DOCUMENT, DOCUMENTS, DUE, EXPIRED, LISTED, OPEN};
use super::{Phase, Sqlite, Store, StoreError, TableRow};

type Done = Result<(), Box<dyn std::error::Error>>;

#[test]
fn no_question_reads_all_tables() -> Done {
    let folder = tempfile::tempdir()?;
    let store = Sqlite::open(&folder.path().join("tables.sqlite"))?;
    let connection = store.reader();
    for sql in [OPEN, DUE, EXPIRED, LISTED, DOCUMENT, DOCUMENTS] {
        let mut plan = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
        let unbound = vec![rusqlite::types::Value::Integer(1); plan.parameter_count()];
        let steps: Vec<String> =
            plan.query_map(rusqlite::params_from_iter(unbound), |row| row.get(3))?.collect::<Result<_, _>>()?;
        assert!(
            steps.iter().all(|step| ["INDEX tables_", "documents USING PRIMARY KEY"].iter().any(|index| step.contains(index))),
            "{sql}: {steps:?}"
        );
        assert!(!steps.iter().any(|step| step.contains("TEMP B-TREE")), "{sql}: {steps:?}");
    }
    Ok(())
}

#[test]
fn a_full_disk_is_called_so_and_loses_nothing() -> Done {
    let folder = tempfile::tempdir()?;
    let store = Sqlite::open(&folder.path().join("tables.sqlite"))?;
    let row = |id: &str, toml: String| TableRow {
        id: id.into(),
        created: 1,
        toml,
        seed: 1,
        settings: Value::Null,
        phase: Phase::Waiting,
        decision: 0,
        summary: Value::Null,
        fence: 0,
        since: 1,
        versions: String::new(),
        owner: None,
    };
    store.create(row("a1", "[base]".into()), Vec::new())?;
    // The database may not grow from here on.
    store.durably(|connection| {
        let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
        connection.pragma_update(None, "max_page_count", pages)?;
        Ok(())
    })?;
    let refused = store.create(row("b2", "#".repeat(1 << 20)), Vec::new());
    assert!(matches!(refused, Err(StoreError::Full)), "{refused:?}");
    assert!(store.take("a1")?.is_some() && store.take("b2")?.is_none());
    Ok(())
}

#[test]
fn a_database_of_the_first_format_is_read() -> Done {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("tables.sqlite");
    let old = Connection::open(&path)?;
    old.execute_batch(include_str!("schema.sql"))?;
    old.execute_batch(
        "INSERT INTO tables (id, created, toml, seed, settings, phase, decision, summary, listed) \
         VALUES ('a1', 1, '[base]', 5, '{}', 'playing', 7, '{}', 1); PRAGMA user_version = 1;",
    )?;
    drop(old);
    let store = Sqlite::open(&path)?;
    let table = store.take("a1")?.ok_or("the table is gone")?.table;
    assert!(table.decision == 7 && table.since > 1_700_000_000_000 && table.versions.is_empty(), "{table:?}");
    Ok(())
}

#[cfg(unix)]
#[test]
fn only_the_user_reads_the_database_and_a_clean_end_leaves_no_journal() -> Done {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("tables.sqlite");
    let store = Sqlite::open(&path)?;
    store.delete("none")?;
    for file in ["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"] {
        let mode = std::fs::metadata(folder.path().join(file))?.permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    store.close()?;
    assert_eq!(std::fs::metadata(folder.path().join("tables.sqlite-wal"))?.len(), 0);
    Ok(())
}
