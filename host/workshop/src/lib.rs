//! The workshop of authors: [`expansion`] creates, builds, tests and bundles expansions, and [`add`](mod@add) adds those of
//! other authors to all later tables.

pub mod add;
pub mod args;
pub mod expansion;

#[cfg(test)]
use bastide_expansions as _;

bastide_console::texts!("workshop");
