//! A table whose game begins.

use serde_json::json;

use super::catalogue::{self, Catalogue};
use super::check::{Checked, messages};
use super::printable::{LONGEST_NAME, printable};
use super::told::fixed;
use crate::compiled::Compiler;
use crate::protocol::{Answer, Seated};

/// Reads a table whose game begins now. Its own seed, if it has one, goes before the given one.
pub(super) fn begin(
    compiler: &Compiler,
    catalogue: &Catalogue,
    toml: &str,
    seed: u64,
    players: &[Seated],
    again: bool,
) -> Answer {
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
        // The next player begins; `rotate_left(1)` would panic without players.
        let next = table.players.len().min(1);
        table.players.rotate_left(next);
    }
    for (seat, player) in table.players.iter_mut().zip(players) {
        (seat.name, seat.bot) = (player.name.clone(), player.bot.clone());
    }
    for seat in &mut table.players {
        seat.name = printable(&seat.name, LONGEST_NAME);
    }
    table.libraries.clear();
    let players = catalogue::players(&table);
    let plugins: Vec<_> = catalogue.at(&table).iter().map(|manifest| manifest.id).collect();
    // A seed has more digits than a number of JavaScript.
    Answer::Data(
        json!({"toml": table.to_toml(), "seed": seed.to_string(), "fixed": fixed, "players": players, "plugins": plugins}),
    )
}
