//! The source of the book, which mdBook turns into pages.
//!
//! Most chapters are documents of the repository, at the same paths, so that their links work in both places. The
//! chapters about expansions are made from what the engine says of them, and the one about the API from its
//! description. `SUMMARY.md` beside this crate is the list of the chapters.

#![warn(missing_docs)]

mod api;
mod error;
mod expansion;
pub mod markdown;
mod source;

pub use error::Error;
pub use source::{repository, write};
