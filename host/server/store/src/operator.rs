//! Work of the operator of a server on its database.

use std::path::Path;

use rusqlite::{Row, params};
use serde_json::Value;

use super::error::StoreError;
use super::sqlite::Sqlite;
use super::types::{Listed, Phase, Store};

/// Queries of the operator of a server.
pub trait Operator: Store {
    /// Returns all tables, also those that are not listed, the newest first.
    ///
    /// # Errors
    /// The database fails.
    fn overview(&self) -> Result<Vec<Listed>, StoreError>;
}

impl Operator for Sqlite {
    fn overview(&self) -> Result<Vec<Listed>, StoreError> {
        let connection = self.reader();
        let mut rows = connection.prepare("SELECT id, created, phase, summary FROM tables ORDER BY created DESC")?;
        let read = |row: &Row| -> rusqlite::Result<(Listed, String)> {
            let phase = Phase::named(&row.get::<_, String>(2)?);
            Ok((Listed { id: row.get(0)?, created: row.get(1)?, phase, summary: Value::Null }, row.get(3)?))
        };
        let listed = rows.query_map([], read)?.map(|row| {
            let (listed, summary) = row?;
            Ok(Listed { summary: serde_json::from_str(&summary)?, ..listed })
        });
        listed.collect()
    }
}

impl Sqlite {
    /// Writes a copy of the database as it is now into a new file, while others use it.
    ///
    /// # Errors
    /// The file exists or cannot be written.
    pub fn back_up(&self, target: &Path) -> Result<(), StoreError> {
        super::sqlite::make_private(target, true).map_err(|error| StoreError::Database(Box::new(error)))?;
        self.reader().execute("VACUUM INTO ?1", params![target.to_string_lossy()])?;
        Ok(())
    }
}
