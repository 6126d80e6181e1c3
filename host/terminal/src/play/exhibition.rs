//! A game between bots: moves, final board and scores, for use without a terminal, or to be
//! watched.

use std::io::Write;
use std::path::Path;

use bastide_core::Player;
use bastide_core::record::Recorder;
use bastide_core::table::Table;

use super::screen;
use bastide_bots::Bot;
use bastide_console::Error;
use bastide_console::language::say;
use bastide_console::report::print;
use bastide_console::transcript_text;
use bastide_session::transcript::Transcript;
use bastide_simulate::SimulateError;
use bastide_tables::records;

/// The bot that replaces a human player.
const STAND_IN: &str = "greedy";

/// Returns the same table with a bot on every seat. The seat of a human player keeps its color and
/// loses its name.
pub fn with_bots(mut table: Table) -> Table {
    for seat in table.players.iter_mut().filter(|s| s.bot.is_none()) {
        seat.bot = Some(STAND_IN.into());
        seat.name.clone_from(&seat.color);
    }
    table
}

/// Plays a game to its end, and saves its record after every move if requested.
/// Writes lost moves to `lost`.
fn play_out(
    recorder: &mut Recorder,
    seats: &mut [Box<dyn Bot>],
    save: Option<&Path>,
    out: &mut dyn Write,
    lost: &mut dyn Write,
) -> Result<(), Error> {
    let seed = recorder.seed();
    let save_now = |recorder: &Recorder| save.map_or(Ok(()), |path| records::save(path, &recorder.text()));
    // A device or a pipe gets the record once.
    let is_file = save.is_some_and(|path| !path.exists() || path.is_file());
    if is_file {
        save_now(recorder)?;
    }
    let mut ahead = None;
    while let Some(decision) = recorder.game().decision() {
        let me = decision.ask.player;
        let bot = seats[me.index()].as_mut();
        let choice = bastide_bots::choose(bot, recorder).and_then(|choice| decision.get(choice));
        let Some(action) = choice.or_else(|| decision.get(0)) else { break };
        for why in bot.take_lost() {
            let seat = recorder.game().rules().seat(me);
            writeln!(lost, "{}", say!("lost-move", seat = seat, n = recorder.len() + 1, why = why))?;
        }
        ahead = ahead.or_else(|| bot.take_fault());
        if let Err(refused) = recorder.play(action).map(drop) {
            let len = recorder.len();
            recorder.rewind(len).map_err(|refused| Error::refused(seed, refused))?;
            write!(out, "{}", super::saved_session::rescue(recorder, save, seed)?)?;
            return Err(Error::refused(seed, refused));
        }
        if is_file {
            save_now(recorder)?;
        }
    }
    if !is_file {
        save_now(recorder)?;
    }
    // The game is sound, but its plugins are not.
    ahead.map_or(Ok(()), |fault| Err(SimulateError::Ahead { seed, fault }.into()))
}

/// Plays a game to its end with bots and prints it: with these, and on all other seats with those
/// of the record. `why` is the reason for playing without a human player.
///
/// # Errors
/// A plugin breaks the game, or the record or the output cannot be written.
pub fn run(
    mut recorder: Recorder,
    bots: Vec<(Player, Box<dyn Bot>)>,
    save: Option<&Path>,
    why: Option<&str>,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Error> {
    let seed = recorder.seed();
    let name = |bot: &Option<String>| bot.clone().unwrap_or_else(|| STAND_IN.into());
    let mut seats: Vec<Box<dyn Bot>> =
        recorder.table().players.iter().map(|s| bastide_bots::make(&name(&s.bot))).collect::<Result<_, _>>()?;
    for (player, bot) in bots {
        seats[player.index()] = bot;
    }
    play_out(&mut recorder, &mut seats, save, out, &mut anstream::stderr())?;
    let transcript = Transcript::of(&recorder)?;
    if json {
        return print(&transcript, true, out);
    }
    if let Some(why) = why {
        writeln!(out, "{why} {}\n", say!("play-again", seed = seed.to_string()))?;
    }
    writeln!(out, "{}\n", say!("headline", table = transcript.headline.as_str(), seed = seed.to_string()))?;
    transcript_text::write_moves(&transcript, out)?;
    writeln!(out)?;
    screen::final_board(recorder.game(), out)?;
    writeln!(out)?;
    transcript_text::write_scores(&transcript, out)?;
    if let Some(path) = save {
        writeln!(out, "{}", say!("exhibition-saved", file = path.display().to_string()))?;
    }
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use bastide_bots::Dice;
    use bastide_core::GameView;
    use bastide_tables::tables;

    /// Takes the first option, and checks that the file contains all earlier actions.
    struct Watcher {
        path: PathBuf,
        asked: usize,
    }

    impl Bot for Watcher {
        fn choose(&mut self, _view: &GameView, _dice: &mut Dice) -> usize {
            let kept = records::read(&self.path).map(|record| record.actions().count());
            assert_eq!(kept.map_err(|e| e.message()), Ok(self.asked));
            self.asked += 1;
            0
        }
    }

    #[test]
    fn the_record_is_up_to_date_after_every_move() -> Result<(), Error> {
        let dir = tempfile::tempdir()?;
        let path = dir.path().join("game.record");
        let table = Table::parse("one player", "players = ['red']\nbase = { player_limit = 'free' }\n")?;
        let setting = tables::ResolvedTable::new("one player", table, Path::new(""))?;
        let mut recorder = Recorder::start(setting.table, setting.rules, 4)?;
        let mut seats: Vec<Box<dyn Bot>> = vec![Box::new(Watcher { path: path.clone(), asked: 0 })];
        play_out(&mut recorder, &mut seats, Some(&path), &mut Vec::new(), &mut Vec::new())?;
        assert!(recorder.len() > 70 && std::fs::read_to_string(&path)? == recorder.text());
        Ok(())
    }
}
