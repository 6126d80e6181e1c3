//! Documents in PostgreSQL.

use tokio_postgres::{Error, Row};

use super::Postgres;
use super::connection::Connection;
use crate::{Document, Documents, Put, StoreError};

/// Finds a document.
const DOCUMENT: &str = "SELECT key, value, version FROM documents WHERE kind = $1 AND key = $2";
/// Finds documents from a key on.
const DOCUMENTS: &str = "SELECT key, value, version FROM documents WHERE kind = $1 AND key >= $2 ORDER BY key LIMIT $3";
/// Adds a document that does not exist.
const ADD: &str = "INSERT INTO documents (kind, key, value, version) VALUES ($1, $2, $3, 1) ON CONFLICT DO NOTHING";
/// Replaces a document that has a version.
const REPLACE: &str = "UPDATE documents SET value = $3, version = version + 1 WHERE kind = $1 AND key = $2 AND version = $4";
/// Deletes a document that has a version.
const DELETE: &str = "DELETE FROM documents WHERE kind = $1 AND key = $2 AND version = $3";
/// Finds a document that must not be there.
const ABSENT: &str = "SELECT 1 FROM documents WHERE kind = $1 AND key = $2";

/// A character that PostgreSQL has in no text, so no key has it.
const NUL: char = '\0';

fn document(row: &Row) -> Result<Document, StoreError> {
    Ok(Document { key: row.try_get(0)?, value: serde_json::from_str(row.try_get(1)?)?, version: row.try_get(2)? })
}

/// Makes one change. Returns `false` if the document does not have the version that the change names.
async fn change(connection: &Connection, Put { kind, key, version, value }: &Put) -> Result<bool, Error> {
    let done = match value {
        Some(value) if *version == 0 => connection.change(ADD, &[kind, key, &value.to_string()]).await?,
        Some(value) => connection.change(REPLACE, &[kind, key, &value.to_string(), version]).await?,
        // Nothing is there, and nothing is to be.
        None if *version == 0 => return Ok(connection.row(ABSENT, &[kind, key]).await?.is_none()),
        None => connection.change(DELETE, &[kind, key, version]).await?,
    };
    Ok(done == 1)
}

/// Makes all changes in one transaction, or none.
async fn put(connection: &Connection, changes: &[Put]) -> Result<bool, Error> {
    connection.batch_execute("BEGIN").await?;
    for one in changes {
        match change(connection, one).await {
            Ok(true) => {}
            other => {
                connection.batch_execute("ROLLBACK").await?;
                return other;
            }
        }
    }
    connection.batch_execute("COMMIT").await?;
    Ok(true)
}

impl Documents for Postgres {
    fn document(&self, kind: &str, key: &str) -> Result<Option<Document>, StoreError> {
        if key.contains(NUL) {
            return Ok(None);
        }
        self.ask(async |connection| connection.row(DOCUMENT, &[&kind, &key]).await)?.as_ref().map(document).transpose()
    }

    fn documents(&self, kind: &str, prefix: &str, most: usize) -> Result<Vec<Document>, StoreError> {
        if prefix.contains(NUL) {
            return Ok(Vec::new());
        }
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows = self.ask(async |connection| connection.rows(DOCUMENTS, &[&kind, &prefix, &most]).await)?;
        let begins = |found: &Result<Document, StoreError>| found.as_ref().map_or(true, |found| found.key.starts_with(prefix));
        rows.iter().map(document).take_while(begins).collect()
    }

    fn put(&self, mut changes: Vec<Put>) -> Result<bool, StoreError> {
        // Two servers lock documents in the same order.
        changes.sort_by(|a, b| (a.kind, &a.key).cmp(&(b.kind, &b.key)));
        self.once(async |connection| put(connection, &changes).await)
    }
}
