//! Tests of the workspace itself: its layers, its texts, its tests, and what its code may do.

mod builds;
mod drawings;
mod expansions;
mod hooks_table;
mod ledgers;
mod options;
mod pictures;
mod positions;
mod purity;
mod scenario_keys;
mod structure;
mod texts;
mod ways;
mod workspace;

use bastide_tables as _;
