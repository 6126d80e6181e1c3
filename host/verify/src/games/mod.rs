//! Random games: the tables that are played, and the properties that each game must have.

pub mod conserve;
pub mod covering;
pub mod failed;
pub mod inspect;
pub mod legal;
pub mod played;
pub mod properties;
pub mod rebuild;
pub mod refuse;
pub mod tables;
