//! Tests that play whole games and positions: scenarios, golden games, perft, random games.

mod golden;
mod guards;
mod hidden_information;
mod kit;
mod perft;
mod properties;
mod scenarios;
mod walks;

use bastide_tables as _;
