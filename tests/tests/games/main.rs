//! Tests that play whole games and positions: random games, hidden information, orders of phases.

use bastide_expansions as _;

mod copies;
mod golden;
mod guards;
mod hidden_information;
mod kit;
mod properties;
mod refusals;
mod suite_checks;
mod texts;
mod walks;

use bastide_tables as _;
