//! Games of JCloisterZone: replayed, exported, and imported back.

#[macro_use]
extern crate bastide_needs;

use bastide_expansions as _;

mod conformance;
mod round_trip;

use bastide_tables as _;

fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
