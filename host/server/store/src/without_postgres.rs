//! Stands for PostgreSQL in a program without the feature `postgres`.

use std::fmt;
use std::str::FromStr;

use crate::{Operator, StoreError};

/// The address of a PostgreSQL database. No value of this type exists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PostgresUrl {}

/// The error of a text that is not the address of a PostgreSQL database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this program was built without PostgreSQL")]
pub struct NotAPostgresUrl;

impl FromStr for PostgresUrl {
    type Err = NotAPostgresUrl;

    fn from_str(_text: &str) -> Result<PostgresUrl, NotAPostgresUrl> {
        Err(NotAPostgresUrl)
    }
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, _f: &mut fmt::Formatter) -> fmt::Result {
        match *self {}
    }
}

/// Opens a database. Never called, since no address exists.
///
/// # Errors
/// None, since there is no address.
pub fn open_postgres(url: &PostgresUrl) -> Result<Box<dyn Operator>, StoreError> {
    match *url {}
}
