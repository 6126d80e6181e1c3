//! Maps: the landscape grows on the printed map of a country.
//!
//! [`board`] holds what such a map is: its model, the reader of board files with all they are refused for, and the boards
//! that come with this crate.

pub mod board;
