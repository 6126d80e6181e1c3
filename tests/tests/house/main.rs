//! Tests of the workspace itself: its layers, its texts, its tests, and what its code may do.

mod builds;
mod drawings;
mod hooks_table;
mod ledgers;
mod options;
mod purity;
mod structure;
mod ways;
mod workspace;

use bastide_tables as _;
