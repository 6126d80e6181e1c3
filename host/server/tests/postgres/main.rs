//! Servers that share a PostgreSQL database. The tests do nothing, with a word, where PostgreSQL is not installed.
#![cfg(unix)]

#[path = "../support/postgres.rs"]
#[allow(dead_code, reason = "each test binary uses a part of it")]
mod postgres;
mod shared;
#[path = "../support/mod.rs"]
mod support;
