//! The words of the engine: ids, geometry, kinds, actions, points and events. Plain values that know nothing of each other's
//! use.

pub mod action;
mod copy;
pub mod event;
pub mod geometry;
pub mod ids;
pub mod kind;
pub mod points;
pub(crate) mod stable_hash;
pub mod text;
