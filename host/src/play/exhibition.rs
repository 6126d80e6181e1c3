//! A game that bots play among themselves: moves, final board and scores, for whoever has no terminal or wants to watch.

use std::io::Write;
use std::path::Path;

use bastide_core::record::Recorder;
use bastide_core::table::Table;

use super::screen;
use crate::bots::{self, Bot, Dice};
use crate::error::Error;
use crate::records;
use crate::report::print;
use crate::tale::Tale;

/// The bot that sits in for a person.
const STAND_IN: &str = "greedy";

/// The same table with a bot on every seat. Where a person was to sit, the seat keeps its colour alone.
pub fn with_bots(mut table: Table) -> Table {
    for seat in table.players.iter_mut().filter(|s| s.bot.is_none()) {
        seat.bot = Some(STAND_IN.into());
        seat.name.clone_from(&seat.color);
    }
    table
}

/// Plays a game to its end with bots and prints it. `why` says why nobody was asked.
pub fn run(mut recorder: Recorder, save: Option<&Path>, why: Option<&str>, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    let seed = recorder.seed();
    let name = |bot: &Option<String>| bot.clone().unwrap_or_else(|| STAND_IN.into());
    let mut seats: Vec<Box<dyn Bot>> =
        recorder.table().players.iter().map(|s| bots::make(&name(&s.bot))).collect::<Result<_, _>>()?;
    while let Some(decision) = recorder.game().decision() {
        let mut dice = Dice::new(seed, recorder.len() as u64);
        let choice = seats[decision.ask.player.index()].choose(recorder.game(), &mut dice);
        let Some(action) = decision.get(choice) else { break };
        if let Err(refused) = recorder.play(action).map(drop) {
            let len = recorder.len();
            recorder.rewind(len).map_err(|refused| Error::refused(seed, refused))?;
            write!(out, "{}", super::talk::rescue(&recorder, save, seed)?)?;
            return Err(Error::refused(seed, refused));
        }
    }
    if let Some(path) = save {
        records::save(path, &recorder.text())?;
    }
    let tale = Tale::of(&recorder)?;
    if json {
        return print(&tale, true, out);
    }
    if let Some(why) = why {
        writeln!(out, "{why} (`bastide play` in a terminal lets you play; `--seed {seed}` gives this game again.)\n")?;
    }
    writeln!(out, "{}; seed {seed}\n", tale.table)?;
    tale.write_moves(out)?;
    writeln!(out)?;
    screen::final_board(recorder.game(), out)?;
    writeln!(out)?;
    tale.write_scores(out)?;
    if let Some(path) = save {
        writeln!(out, "The game is kept in {}.", path.display())?;
    }
    Ok(out.flush()?)
}
