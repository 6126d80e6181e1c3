//! Work of the operator of a server on its database.

use super::Postgres;
use super::tables::listed;
use crate::{Listed, Operator, StoreError};

impl Operator for Postgres {
    fn overview(&self) -> Result<Vec<Listed>, StoreError> {
        let sql = "SELECT id, created, phase, summary FROM tables ORDER BY created DESC";
        self.ask(async |connection| connection.rows(sql, &[]).await)?.iter().map(listed).collect()
    }
}
