//! Games of JCloisterZone: replayed, exported, and imported back.

mod conformance;
mod round_trip;

use bastide_tables as _;
