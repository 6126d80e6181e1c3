//! The game of a table with plugins that no linked expansion has: secrets, and pieces of several
//! cells.

use bastide_expansions as _;

#[path = "../../../../tests/tests/games/hidden_information/secrets.rs"]
#[allow(dead_code, reason = "the tests of the core use more of it")]
mod secrets;

mod cards;
mod drawing;
mod hidden;
mod pieces;
mod referee;
mod supply;

use std::error::Error;

use bastide_core::Expansion;
use bastide_core::table::Library;
use bastide_service::{Answer, Compiler, Look, OpenGame, Opening, Order};
use bastide_tables::Offered;

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// Opens a game of two players with one more plugin.
fn open(plugin: &'static dyn Expansion, settings: &str) -> Done<OpenGame> {
    let library = Library { file: "test".into(), sha256: None };
    let toml = format!("players = [{{ color = \"green\" }}, {{ color = \"red\" }}]\n{settings}\n");
    Ok(OpenGame::open(
        &Opening { toml, seed: 11, lines: Vec::new() },
        &Compiler::new(vec![Offered { expansion: plugin, library }]),
    )?)
}

fn look(game: &mut OpenGame, viewer: Option<u8>, options: bool, at: Option<usize>) -> Done<Look> {
    match game.carry_out(&Order::Look { viewer: viewer.into(), options, ends: true, at, left: None }) {
        Answer::Look(look) => Ok(look),
        other => Err(format!("{other:?}").into()),
    }
}
