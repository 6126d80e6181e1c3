//! What comes from others, kept apart from the program: libraries and bots in processes of their own, and bundles.
//!
//! [`isolate`] runs libraries in a second process of this program. [`programs`] are bots that are programs of others.
//! [`bundle`] reads modules of strangers, which run in a sandbox.

pub mod args;
pub mod bundle;
pub mod isolate;
pub mod position;
pub mod programs;

#[cfg(test)]
use bastide_expansions as _;

bastide_console::texts!("outside");
