//! A table whose game begins.

use bastide_core::Table;
use serde_json::json;

use super::catalogue::Catalogue;
use super::check::{Checked, messages};
use super::printable::printable;
use super::told::fixed;
use crate::compiled::Compiler;
use crate::protocol::{Answer, Seated};

/// The longest name of a player, in characters.
const NAME: usize = 30;

/// Reads a table whose game begins now. Its own seed, if it has one, goes before the given one.
pub(super) fn begin(compiler: &Compiler, toml: &str, seed: u64, players: &[Seated], again: bool) -> Answer {
    let Checked { mut table, .. } = match compiler.check(toml) {
        Ok(checked) => checked,
        Err(wrong) => return Answer::Refused(messages(&wrong)),
    };
    if !players.is_empty() && players.len() != table.players.len() {
        return Answer::Refused(format!("the table has {} players, but {} are named", table.players.len(), players.len()));
    }
    let fixed = if again { json!(null) } else { fixed(&table) };
    let seed = table.seed.take().filter(|_| !again).unwrap_or(seed);
    if again {
        table.draws.clear();
        table.chance.clear();
        rotate(&mut table);
    }
    for (seat, player) in table.players.iter_mut().zip(players) {
        (seat.name, seat.bot) = (player.name.clone(), player.bot.clone());
    }
    for seat in &mut table.players {
        seat.name = printable(&seat.name, NAME);
    }
    table.libraries.clear();
    let players: Vec<_> = table.players.iter().map(|p| json!({"name": p.name, "color": p.color, "bot": p.bot})).collect();
    let plugins: Vec<_> = Catalogue::of(compiler.offered()).at(&table).iter().map(|manifest| manifest.id).collect();
    // A seed has more digits than a number of JavaScript.
    Answer::Data(
        json!({"toml": table.to_toml(), "seed": seed.to_string(), "fixed": fixed, "players": players, "plugins": plugins}),
    )
}

/// Lets the next player begin.
fn rotate(table: &mut Table) {
    if !table.players.is_empty() {
        table.players.rotate_left(1);
    }
}
