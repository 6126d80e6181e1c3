//! Tables in an SQLite file.
//!
//! One thread writes. It takes all jobs that wait into one transaction and answers them after the
//! commit, so that many actions share one `fsync`.

use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, TransactionBehavior, params};
use serde_json::Value;

use super::documents::{Document, Documents, Put};
use super::error::StoreError;
use super::types::{ActionRow, Change, ChatRow, Expiry, Listed, Phase, SeatRow, Store, Stored, TableRow};

/// The format of the database, in `user_version`.
const FORMAT: i64 = 3;
/// Counts the tables that are not over.
pub(super) const OPEN: &str = "SELECT COUNT(*) FROM tables WHERE phase <> 'over'";
/// Finds tables whose clock has reached zero.
pub(super) const DUE: &str = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ?1 ORDER BY due LIMIT ?2";
/// Finds tables of a phase in which nobody has acted since a moment.
pub(super) const EXPIRED: &str = "SELECT id FROM tables WHERE phase = ?1 AND since < ?2 ORDER BY since LIMIT ?3";
/// Finds the tables of the lobby.
pub(super) const LISTED: &str = "SELECT id, created, phase, summary FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT ?1";
/// Finds one table as the lobby shows it.
pub(super) const ONE_LISTED: &str = "SELECT id, created, phase, summary FROM tables WHERE id = ?1";
/// Moves the clocks of all games that are played.
const SHIFT: &str = "UPDATE tables SET since = since + ?1, due = due + ?1 WHERE phase = 'playing'";
/// Finds a document.
pub(super) const DOCUMENT: &str = "SELECT value, version FROM documents WHERE kind = ?1 AND key = ?2";
/// Finds documents from a key on.
pub(super) const DOCUMENTS: &str =
    "SELECT key, value, version FROM documents WHERE kind = ?1 AND key >= ?2 ORDER BY key LIMIT ?3";
/// The most jobs in one transaction.
const TOGETHER: usize = 256;

type Job = Box<dyn FnOnce(&Connection) -> Result<(), StoreError> + Send>;
type Asked = (Job, SyncSender<Result<(), StoreError>>);

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            _ => StoreError::Database(Box::new(error)),
        }
    }
}

/// Tables in an SQLite file.
pub struct Sqlite {
    reader: Mutex<Connection>,
    writer: Mutex<Sender<Asked>>,
}

impl Sqlite {
    /// Opens a database, and makes it if it does not exist.
    ///
    /// # Errors
    /// The file cannot be opened, or has a later format.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        make_private(path, false).map_err(|error| StoreError::Database(Box::new(error)))?;
        let connect = || -> Result<Connection, StoreError> {
            let connection = Connection::open(path)?;
            connection.busy_timeout(std::time::Duration::from_secs(10))?;
            connection.pragma_update(None, "journal_mode", "WAL")?;
            connection.pragma_update(None, "synchronous", "FULL")?;
            connection.pragma_update(None, "foreign_keys", true)?;
            Ok(connection)
        };
        let mut writing = connect()?;
        let format: i64 = writing.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if !(0..=FORMAT).contains(&format) {
            return Err(StoreError::Format(format));
        }
        let steps = [include_str!("schema.sql"), include_str!("format-2.sql"), include_str!("format-3.sql")];
        let all = writing.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for step in steps.iter().skip(format as usize) {
            all.execute_batch(step)?;
        }
        all.pragma_update(None, "user_version", FORMAT)?;
        all.commit()?;
        let (send, jobs) = channel();
        let reader = Mutex::new(connect()?);
        let started = std::thread::Builder::new().name("store".into()).spawn(move || work(writing, &jobs));
        started.map_err(|_| StoreError::Closed)?;
        Ok(Sqlite { reader, writer: Mutex::new(send) })
    }

    pub(super) fn reader(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a job to the writing thread and waits until it is committed.
    pub(super) fn durably(
        &self,
        job: impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        let (reply, done) = sync_channel(1);
        let asked: Asked = (Box::new(job), reply);
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).send(asked).map_err(|_| StoreError::Closed)?;
        done.recv().map_err(|_| StoreError::Closed)?
    }
}

/// Makes the file of a database so that only its user may read it. SQLite gives the files beside it
/// the same rights. With `new`, a file that exists is refused.
pub(super) fn make_private(path: &Path, new: bool) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.create(true).create_new(new).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

/// Performs jobs until all senders are gone.
fn work(mut connection: Connection, jobs: &Receiver<Asked>) {
    while let Ok(first) = jobs.recv() {
        let mut all = vec![first];
        while all.len() < TOGETHER
            && let Ok(next) = jobs.try_recv()
        {
            all.push(next);
        }
        let mut replies = Vec::with_capacity(all.len());
        let committed = together(&mut connection, all, &mut replies);
        for (reply, result) in replies {
            let result = match &committed {
                Ok(()) => result,
                Err(StoreError::Full) => Err(StoreError::Full),
                Err(error) => {
                    tracing::error!(%error, "a transaction failed");
                    Err(StoreError::Closed)
                }
            };
            // The asker may have given up.
            _ = reply.send(result);
        }
    }
}

type Reply = (SyncSender<Result<(), StoreError>>, Result<(), StoreError>);

fn together(connection: &mut Connection, all: Vec<Asked>, replies: &mut Vec<Reply>) -> Result<(), StoreError> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut is_full = false;
    for (job, reply) in all {
        if is_full {
            replies.push((reply, Err(StoreError::Full)));
            continue;
        }
        let part = transaction.savepoint()?;
        let result = job(&part);
        is_full = matches!(result, Err(StoreError::Full));
        if result.is_ok() {
            part.commit()?;
        }
        replies.push((reply, result));
    }
    // On a full disk SQLite takes back the whole transaction.
    if is_full { Err(StoreError::Full) } else { Ok(transaction.commit()?) }
}

/// Reads a table as the lobby shows it.
fn listed(row: &Row) -> Result<Listed, StoreError> {
    let summary: String = row.get(3)?;
    Ok(Listed {
        id: row.get(0)?,
        created: row.get(1)?,
        phase: Phase::named(&row.get::<_, String>(2)?),
        summary: serde_json::from_str(&summary)?,
    })
}

fn put_seat(connection: &Connection, id: &str, seat: &SeatRow) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO seats (id, seat, name, bot, key, resigned, used, account) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![id, seat.seat, seat.name, seat.bot, seat.key, seat.resigned, seat.used, seat.account])?;
    Ok(())
}

fn change(connection: &Connection, id: &str, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Append { at, action } => {
            let sql = "INSERT INTO actions (id, at, decision, option, player, line) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            let values = params![id, *at as i64, action.decision as i64, action.option, action.player, action.line];
            connection.prepare_cached(sql)?.execute(values)?;
        }
        Change::Rewind { keep } => {
            connection.execute("DELETE FROM actions WHERE id = ?1 AND at >= ?2", params![id, *keep as i64])?;
        }
        Change::Decision { number, since, due } => {
            let sql = "UPDATE tables SET decision = ?2, since = ?3, due = ?4 WHERE id = ?1";
            connection.prepare_cached(sql)?.execute(params![id, *number as i64, since, due])?;
        }
        Change::Versions(versions) => {
            connection.execute("UPDATE tables SET versions = ?2 WHERE id = ?1", params![id, versions])?;
        }
        Change::Seat(seat) => put_seat(connection, id, seat)?,
        Change::Phase(phase) => {
            connection.execute("UPDATE tables SET phase = ?2 WHERE id = ?1", params![id, phase.name()])?;
        }
        Change::Toml(toml) => {
            connection.execute("UPDATE tables SET toml = ?2 WHERE id = ?1", params![id, toml])?;
        }
        Change::Summary(summary) => {
            connection
                .prepare_cached("UPDATE tables SET summary = ?2 WHERE id = ?1")?
                .execute(params![id, summary.to_string()])?;
        }
        Change::Chat(chat) => {
            let sql = "INSERT INTO chat (id, number, seat, text) VALUES (?1, ?2, ?3, ?4)";
            connection.execute(sql, params![id, chat.number as i64, chat.seat, chat.text])?;
        }
    }
    Ok(())
}

impl Documents for Sqlite {
    fn document(&self, kind: &str, key: &str) -> Result<Option<Document>, StoreError> {
        let connection = self.reader();
        let mut rows = connection.prepare_cached(DOCUMENT)?;
        let found = rows.query_row([kind, key], |row| Ok((row.get::<_, String>(0)?, row.get(1)?))).optional()?;
        found
            .map(|(value, version)| Ok(Document { key: key.to_owned(), value: serde_json::from_str(&value)?, version }))
            .transpose()
    }

    fn documents(&self, kind: &str, prefix: &str, most: usize) -> Result<Vec<Document>, StoreError> {
        let connection = self.reader();
        let mut rows = connection.prepare_cached(DOCUMENTS)?;
        let found = rows.query_map(params![kind, prefix, most as i64], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?, row.get(2)?))
        })?;
        let mut all = Vec::new();
        for row in found {
            let (key, value, version) = row?;
            if !key.starts_with(prefix) {
                break;
            }
            all.push(Document { key, value: serde_json::from_str(&value)?, version });
        }
        Ok(all)
    }

    fn put(&self, changes: Vec<Put>) -> Result<bool, StoreError> {
        let (done, was_done) = sync_channel(1);
        self.durably(move |connection| {
            for change in &changes {
                let version = connection
                    .prepare_cached("SELECT version FROM documents WHERE kind = ?1 AND key = ?2")?
                    .query_row([change.kind, &change.key], |row| row.get(0))
                    .optional()?;
                if version.unwrap_or(0) != change.version {
                    return Ok(());
                }
            }
            for Put { kind, key, version, value } in &changes {
                match value {
                    Some(value) => connection
                        .prepare_cached("INSERT OR REPLACE INTO documents (kind, key, value, version) VALUES (?1, ?2, ?3, ?4)")?
                        .execute(params![kind, key, value.to_string(), version + 1])?,
                    None => connection
                        .prepare_cached("DELETE FROM documents WHERE kind = ?1 AND key = ?2")?
                        .execute([kind, &key.as_str()])?,
                };
            }
            // The one who asks waits for it.
            _ = done.send(());
            Ok(())
        })?;
        Ok(was_done.try_recv().is_ok())
    }
}

impl Store for Sqlite {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<(), StoreError> {
        let listed = table.settings.get("private").and_then(Value::as_bool) != Some(true);
        self.durably(move |connection| {
            let sql = "INSERT INTO tables (id, created, toml, seed, settings, phase, decision, summary, listed, since, versions, owner) \
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
            let (settings, summary) = (table.settings.to_string(), table.summary.to_string());
            let (phase, decision) = (table.phase.name(), table.decision as i64);
            let (since, versions, owner) = (table.since, &table.versions, &table.owner);
            let (id, created, toml, seed) = (&table.id, table.created, &table.toml, table.seed as i64);
            let values =
                params![id, created, toml, seed, settings, phase, decision, summary, listed, since, versions, owner];
            connection.execute(sql, values)?;
            seats.iter().try_for_each(|seat| put_seat(connection, &table.id, seat))
        })
    }

    fn take(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let taken = id.to_owned();
        self.durably(move |connection| {
            connection.execute("UPDATE tables SET fence = fence + 1 WHERE id = ?1", [&taken])?;
            Ok(())
        })?;
        self.read(id)
    }

    fn read(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let connection = self.reader();
        let sql = "SELECT id, created, toml, seed, settings, phase, decision, summary, fence, since, versions, owner \
                   FROM tables WHERE id = ?1";
        let read = |row: &Row| -> rusqlite::Result<(TableRow, String, String)> {
            let table = TableRow {
                id: row.get(0)?,
                created: row.get(1)?,
                toml: row.get(2)?,
                seed: row.get::<_, i64>(3)? as u64,
                settings: Value::Null,
                phase: Phase::named(&row.get::<_, String>(5)?),
                decision: row.get::<_, i64>(6)? as u64,
                summary: Value::Null,
                fence: row.get(8)?,
                since: row.get(9)?,
                versions: row.get(10)?,
                owner: row.get(11)?,
            };
            Ok((table, row.get(4)?, row.get(7)?))
        };
        let Some((mut table, settings, summary)) = connection.query_row(sql, [id], read).optional()? else { return Ok(None) };
        table.settings = serde_json::from_str(&settings)?;
        table.summary = serde_json::from_str(&summary)?;
        let seats = connection
            .prepare("SELECT seat, name, bot, key, resigned, used, account FROM seats WHERE id = ?1 ORDER BY seat")?
            .query_map([id], |row| {
                Ok(SeatRow {
                    seat: row.get(0)?,
                    name: row.get(1)?,
                    bot: row.get(2)?,
                    key: row.get(3)?,
                    resigned: row.get(4)?,
                    used: row.get(5)?,
                    account: row.get(6)?,
                })
            })?
            .collect::<Result<_, _>>()?;
        let actions = connection
            .prepare("SELECT decision, option, player, line FROM actions WHERE id = ?1 ORDER BY at")?
            .query_map([id], |row| {
                Ok(ActionRow {
                    decision: row.get::<_, i64>(0)? as u64,
                    option: row.get(1)?,
                    player: row.get(2)?,
                    line: row.get(3)?,
                })
            })?
            .collect::<Result<_, _>>()?;
        let chat = connection
            .prepare("SELECT number, seat, text FROM chat WHERE id = ?1 ORDER BY number")?
            .query_map([id], |row| Ok(ChatRow { number: row.get::<_, i64>(0)? as u64, seat: row.get(1)?, text: row.get(2)? }))?
            .collect::<Result<_, _>>()?;
        Ok(Some(Stored { table, seats, actions, chat }))
    }

    fn write(&self, id: &str, fence: i64, changes: Vec<Change>) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.durably(move |connection| {
            let mut owner = connection.prepare_cached("SELECT fence FROM tables WHERE id = ?1")?;
            let now: Option<i64> = owner.query_row([&id], |row| row.get(0)).optional()?;
            if now != Some(fence) {
                return Err(StoreError::Lost);
            }
            changes.iter().try_for_each(|one| change(connection, &id, one))
        })
    }

    fn list(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let connection = self.reader();
        let mut rows = connection.prepare_cached(LISTED)?;
        rows.query_and_then([most as i64], listed)?.collect()
    }

    fn listed(&self, ids: &[String]) -> Result<Vec<Listed>, StoreError> {
        let connection = self.reader();
        let mut row = connection.prepare_cached(ONE_LISTED)?;
        let one = |id: &String| row.query_and_then([id], listed)?.next().transpose();
        ids.iter().map(one).filter_map(Result::transpose).collect()
    }

    fn shift_clocks(&self, by: i64) -> Result<(), StoreError> {
        self.durably(move |connection| {
            connection.execute(SHIFT, [by])?;
            Ok(())
        })
    }

    fn open_tables(&self) -> Result<usize, StoreError> {
        let count: i64 = self.reader().query_row(OPEN, [], |row| row.get(0))?;
        Ok(count as usize)
    }

    fn due(&self, now: i64, most: usize) -> Result<Vec<String>, StoreError> {
        let connection = self.reader();
        let mut rows = connection.prepare_cached(DUE)?;
        Ok(rows.query_map(params![now, most as i64], |row| row.get(0))?.collect::<Result<_, _>>()?)
    }

    fn expired(&self, expiry: Expiry, most: usize) -> Result<Vec<String>, StoreError> {
        let connection = self.reader();
        let mut rows = connection.prepare_cached(EXPIRED)?;
        let mut all = Vec::new();
        for phase in [Phase::Waiting, Phase::Over, Phase::Playing] {
            let left = most.saturating_sub(all.len()) as i64;
            let found = rows.query_map(params![phase.name(), expiry.of(phase), left], |row| row.get(0))?;
            all.extend(found.collect::<Result<Vec<String>, _>>()?);
        }
        Ok(all)
    }

    fn delete(&self, id: &str) -> Result<bool, StoreError> {
        let (id, (found, was_there)) = (id.to_owned(), sync_channel(1));
        self.durably(move |connection| {
            for table in ["actions", "chat", "seats"] {
                connection.execute(&format!("DELETE FROM {table} WHERE id = ?1"), [&id])?;
            }
            let deleted = connection.execute("DELETE FROM tables WHERE id = ?1", [&id])?;
            // The one who asks waits for it.
            _ = found.send(deleted > 0);
            Ok(())
        })?;
        Ok(was_there.try_recv().unwrap_or_default())
    }

    fn close(&self) -> Result<(), StoreError> {
        let connection = self.reader();
        Ok(connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    }
}
