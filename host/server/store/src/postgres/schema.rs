//! The tables of the database, in steps from one format to the next.

use super::connection::Connection;
use super::url::PostgresUrl;
use crate::StoreError;

/// The steps from one format to the next.
const STEPS: [&str; 1] = [include_str!("format-1.sql")];
/// The oldest PostgreSQL that is tested.
const OLDEST: i32 = 13;
/// Lets one server at a time change the format. The number is any one that others do not use.
const ALONE: &str = "SELECT pg_advisory_xact_lock(7310731073107310)";

/// Brings a database to the format of this program. Returns the secret that all servers with this database
/// share: the one that is stored, or else the new one.
///
/// # Errors
/// The database has a later format, may not be changed, or is one in which texts of all languages cannot be kept.
pub(super) async fn prepare(connection: &Connection, url: &PostgresUrl, new_secret: &str) -> Result<String, StoreError> {
    let failed = |error: tokio_postgres::Error| StoreError::Connect(url.explain(&error));
    let (version, encoding): (i32, String) = {
        let sql = "SELECT current_setting('server_version_num')::int / 10000, current_setting('server_encoding')";
        let row = connection.query_one(sql, &[]).await.map_err(failed)?;
        (row.try_get(0)?, row.try_get(1)?)
    };
    if version < OLDEST {
        return Err(StoreError::Connect(format!("PostgreSQL {version} is too old; use {OLDEST} or later")));
    }
    if encoding != "UTF8" {
        let why = "its texts cannot have all letters; make one with `createdb --encoding UTF8 --template template0`";
        return Err(StoreError::Connect(format!("the database has the encoding {encoding}: {why}")));
    }
    connection.batch_execute("BEGIN").await.map_err(failed)?;
    connection.batch_execute(ALONE).await.map_err(failed)?;
    let sql = "SELECT to_regclass('facts') IS NOT NULL";
    let known: bool = connection.query_one(sql, &[]).await.map_err(failed)?.try_get(0)?;
    let format: i64 = if known {
        let sql = "SELECT value::bigint FROM facts WHERE name = 'format'";
        connection.query_one(sql, &[]).await.map_err(failed)?.try_get(0)?
    } else {
        0
    };
    let steps = usize::try_from(format).ok().and_then(|format| STEPS.get(format..)).ok_or(StoreError::Format(format))?;
    for step in steps {
        connection.batch_execute(step).await.map_err(failed)?;
    }
    let put = "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value";
    connection.change(put, &[&"format", &STEPS.len().to_string()]).await.map_err(failed)?;
    let add = "INSERT INTO facts (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING";
    connection.change(add, &[&new_secret]).await.map_err(failed)?;
    let sql = "SELECT value FROM facts WHERE name = 'secret'";
    let secret = connection.query_one(sql, &[]).await.map_err(failed)?.try_get(0)?;
    connection.batch_execute("COMMIT").await.map_err(failed)?;
    Ok(secret)
}
