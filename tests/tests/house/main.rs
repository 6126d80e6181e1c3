//! Tests of the workspace itself: its layers, its texts, and what its code may do.

mod hooks_table;
mod purity;
mod structure;

use bastide_tables as _;
