//! Tables in PostgreSQL.

use std::sync::mpsc::sync_channel;

use serde_json::Value;
use tokio_postgres::{Error, Row};

use super::connection::{Connection, Values};
use super::writer::Job;
use super::{Postgres, news};
use crate::{ActionRow, Change, ChatRow, Expiry, Listed, Peer, Peers, Phase, SeatRow, Store, StoreError, Stored, TableRow};

/// Adds a table with its seats.
const CREATE: &str = "WITH made AS (INSERT INTO tables \
    (id, created, toml, seed, settings, phase, decision, summary, listed, since, versions, owner) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)) \
    INSERT INTO seats (id, seat, name, bot, key, resigned, used, account) SELECT $1, * FROM \
    unnest($13::smallint[], $14::text[], $15::text[], $16::bytea[], $17::boolean[], $18::bigint[], $19::text[])";
/// Takes a table, unless another server with a lease has it.
const TAKE: &str = "UPDATE tables SET fence = fence + 1, server = $2 WHERE id = $1 AND (server IS NULL OR server = $2 OR NOT EXISTS \
    (SELECT 1 FROM servers WHERE servers.id = tables.server AND servers.until > clock_timestamp()))";
/// Finds the server that has a table.
const OWNER: &str = "SELECT servers.id, servers.address FROM tables JOIN servers ON servers.id = tables.server \
    WHERE tables.id = $1 AND servers.until > clock_timestamp()";
/// Returns `true` if there is a table.
const EXISTS: &str = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1)";
const TABLE: &str = "SELECT id, created, toml, seed, settings, phase, decision, summary, fence, since, versions, owner \
    FROM tables WHERE id = $1";
const SEATS: &str = "SELECT seat, name, bot, key, resigned, used, account FROM seats WHERE id = $1 ORDER BY seat";
const ACTIONS: &str = "SELECT decision, option, player, line FROM actions WHERE id = $1 ORDER BY at";
const CHAT: &str = "SELECT number, seat, text FROM chat WHERE id = $1 ORDER BY number";
/// Finds the tables of the lobby.
const LISTED: &str = "SELECT id, created, phase, summary FROM tables WHERE listed ORDER BY created DESC LIMIT $1";
/// Finds tables as the lobby shows them.
const SOME: &str = "SELECT id, created, phase, summary FROM tables WHERE id = ANY($1)";
/// Counts the tables that are not over.
const OPEN: &str = "SELECT COUNT(*) FROM tables WHERE phase <> 'over'";
/// Finds tables whose clock has reached zero, except those of other servers.
const DUE: &str = "SELECT id FROM tables WHERE due <= $1 AND (server IS NULL OR server = $2 OR NOT EXISTS \
    (SELECT 1 FROM servers WHERE servers.id = tables.server AND servers.until > clock_timestamp())) ORDER BY due LIMIT $3";
/// Finds tables of a phase in which nobody has acted since a moment.
const EXPIRED: &str = "SELECT id FROM tables WHERE phase = $1 AND since < $2 ORDER BY since LIMIT $3";
/// Deletes a table with all that belongs to it.
const DELETE: &str = "DELETE FROM tables WHERE id = $1";

impl Postgres {
    /// Takes a table over. Returns `false` if it does not exist.
    async fn claim_table(&self, connection: &Connection, id: &str) -> Result<Result<bool, Peer>, Error> {
        // The owner may leave between two questions.
        for _ in 0..3 {
            if connection.change(TAKE, &[&id, &self.server()]).await? > 0 {
                return Ok(Ok(true));
            }
            if let Some(owner) = connection.row(OWNER, &[&id]).await?
                && let Ok(address) = owner.try_get::<_, &str>(1)?.parse()
            {
                return Ok(Err(Peer { id: owner.try_get(0)?, address }));
            }
            if !connection.row(EXISTS, &[&id]).await?.is_some_and(|row| row.get(0)) {
                break;
            }
        }
        Ok(Ok(false))
    }

    fn ids(&self, rows: &[Row]) -> Result<Vec<String>, StoreError> {
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }
}

fn table_of(row: &Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get(0)?,
        created: row.try_get(1)?,
        toml: row.try_get(2)?,
        seed: row.try_get::<_, i64>(3)? as u64,
        settings: serde_json::from_str(row.try_get(4)?)?,
        phase: Phase::named(row.try_get(5)?),
        decision: row.try_get::<_, i64>(6)? as u64,
        summary: serde_json::from_str(row.try_get(7)?)?,
        fence: row.try_get(8)?,
        since: row.try_get(9)?,
        versions: row.try_get(10)?,
        owner: row.try_get(11)?,
    })
}

fn seat(row: &Row) -> Result<SeatRow, Error> {
    Ok(SeatRow {
        seat: small(row, 0)?,
        name: row.try_get(1)?,
        bot: row.try_get(2)?,
        key: row.try_get(3)?,
        resigned: row.try_get(4)?,
        used: row.try_get(5)?,
        account: row.try_get(6)?,
    })
}

/// Reads the number of a seat.
fn small(row: &Row, at: usize) -> Result<u8, Error> {
    Ok(row.try_get::<_, i16>(at)?.try_into().unwrap_or_default())
}

fn action(row: &Row) -> Result<ActionRow, Error> {
    let option = row.try_get::<_, Option<i64>>(1)?.and_then(|option| option.try_into().ok());
    Ok(ActionRow { decision: row.try_get::<_, i64>(0)? as u64, option, player: small(row, 2)?, line: row.try_get(3)? })
}

fn talk(row: &Row) -> Result<ChatRow, Error> {
    Ok(ChatRow { number: row.try_get::<_, i64>(0)? as u64, seat: small(row, 1)?, text: row.try_get(2)? })
}

pub(super) fn listed(row: &Row) -> Result<Listed, StoreError> {
    let summary = serde_json::from_str(row.try_get(3)?)?;
    Ok(Listed { id: row.try_get(0)?, created: row.try_get(1)?, phase: Phase::named(row.try_get(2)?), summary })
}

async fn create(connection: &Connection, table: &TableRow, seats: &[SeatRow]) -> Result<(), Error> {
    let is_listed = table.settings.get("private").and_then(Value::as_bool) != Some(true);
    let (settings, summary, phase) = (table.settings.to_string(), table.summary.to_string(), table.phase.name());
    let seat: Vec<i16> = seats.iter().map(|row| row.seat.into()).collect();
    let name: Vec<&str> = seats.iter().map(|row| row.name.as_str()).collect();
    let bot: Vec<Option<&str>> = seats.iter().map(|row| row.bot.as_deref()).collect();
    let key: Vec<Option<&[u8]>> = seats.iter().map(|row| row.key.as_deref()).collect();
    let resigned: Vec<bool> = seats.iter().map(|row| row.resigned).collect();
    let used: Vec<i64> = seats.iter().map(|row| row.used).collect();
    let account: Vec<Option<&str>> = seats.iter().map(|row| row.account.as_deref()).collect();
    let (seed, decision) = (table.seed as i64, table.decision as i64);
    let TableRow { id, created, toml, since, versions, owner, .. } = table;
    let of_table: [&(dyn tokio_postgres::types::ToSql + Sync); 12] =
        [id, created, toml, &seed, &settings, &phase, &decision, &summary, &is_listed, since, versions, owner];
    let of_seats: [&(dyn tokio_postgres::types::ToSql + Sync); 7] = [&seat, &name, &bot, &key, &resigned, &used, &account];
    connection.change(CREATE, &[&of_table[..], &of_seats[..]].concat()).await.map(drop)
}

impl Store for Postgres {
    fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<(), StoreError> {
        self.once(async |connection| {
            create(connection, &table, &seats).await?;
            news::tell(connection, self.server(), &[&table.id]).await
        })
    }

    fn take(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        match self.ask(async |connection| self.claim_table(connection, id).await)? {
            Ok(true) => self.read(id),
            Ok(false) => Ok(None),
            Err(owner) => Err(StoreError::Held(owner)),
        }
    }

    fn read(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let of: Values = &[&id];
        let rows = self.ask(async |connection| {
            tokio::try_join!(
                connection.row(TABLE, of),
                connection.rows(SEATS, of),
                connection.rows(ACTIONS, of),
                connection.rows(CHAT, of),
            )
        })?;
        let (Some(table), seats, actions, chat) = rows else { return Ok(None) };
        Ok(Some(Stored {
            table: table_of(&table)?,
            seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
            actions: actions.iter().map(action).collect::<Result<_, _>>()?,
            chat: chat.iter().map(talk).collect::<Result<_, _>>()?,
        }))
    }

    fn write(&self, id: &str, fence: i64, changes: Vec<Change>) -> Result<(), StoreError> {
        let (reply, done) = sync_channel(1);
        self.send(Job { id: id.to_owned(), fence, changes, reply })?;
        done.recv().map_err(|_| StoreError::Closed)?
    }

    fn list(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.ask(async |connection| connection.rows(LISTED, &[&most]).await)?.iter().map(listed).collect()
    }

    fn listed(&self, ids: &[String]) -> Result<Vec<Listed>, StoreError> {
        self.ask(async |connection| connection.rows(SOME, &[&ids]).await)?.iter().map(listed).collect()
    }

    fn shift_clocks(&self, _by: i64) -> Result<(), StoreError> {
        // Its own clock counts.
        Ok(())
    }

    fn open_tables(&self) -> Result<usize, StoreError> {
        let row = self.ask(async |connection| connection.row(OPEN, &[]).await)?;
        Ok(row.map(|row| row.try_get::<_, i64>(0)).transpose()?.unwrap_or_default() as usize)
    }

    fn due(&self, now: i64, most: usize) -> Result<Vec<String>, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        self.ids(&self.ask(async |connection| connection.rows(DUE, &[&now, &self.server(), &most]).await)?)
    }

    fn expired(&self, expiry: Expiry, most: usize) -> Result<Vec<String>, StoreError> {
        let mut all = Vec::new();
        for phase in [Phase::Waiting, Phase::Over, Phase::Playing] {
            let (name, since, left) = (phase.name(), expiry.of(phase), most.saturating_sub(all.len()) as i64);
            let rows = self.ask(async |connection| connection.rows(EXPIRED, &[&name, &since, &left]).await)?;
            all.extend(self.ids(&rows)?);
        }
        Ok(all)
    }

    fn delete(&self, id: &str) -> Result<bool, StoreError> {
        self.once(async |connection| {
            let deleted = connection.change(DELETE, &[&id]).await?;
            news::tell(connection, self.server(), &[id]).await?;
            Ok(deleted > 0)
        })
    }

    fn close(&self) -> Result<(), StoreError> {
        self.leave()
    }

    fn peers(&self) -> Option<&dyn Peers> {
        Some(self)
    }
}
