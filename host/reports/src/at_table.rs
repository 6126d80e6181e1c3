//! Results of games at a table.

use serde::Serialize;

/// A result with the headline of its table in the language of the reader. Data have that of the result.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct AtTable<T> {
    /// The headline.
    #[serde(skip)]
    pub headline: String,
    /// The result.
    pub result: T,
}
