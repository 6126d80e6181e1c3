//! The API for authors of expansions: what they register, what hooks may ask, and what hooks may
//! change.

pub(crate) mod context;
pub(crate) mod queries;
pub mod register;
