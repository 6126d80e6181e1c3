//! Servers that share a PostgreSQL database.
#![cfg(unix)]

#[macro_use]
extern crate bastide_needs;

use bastide_expansions as _;

#[path = "../support/postgres.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod postgres;
mod shared;
#[path = "../support/mod.rs"]
mod support;

fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
