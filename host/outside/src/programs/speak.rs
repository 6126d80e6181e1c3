//! `bastide bot`: one of our bots as a program that speaks the protocol.

use std::io::{BufRead, Read, Write};
use std::path::Path;
use std::sync::Arc;

use bastide_bots::{Bot, Dice, History};
use bastide_core::table::Table;
use bastide_core::{Game, GameView, Ruleset, TileType, notation};
use bastide_tables::ResolvedTable;

use super::messages::{GameLine, HistoryLine, VERSION};
use crate::args;
use bastide_console::Error;
use bastide_console::language::say;

/// The most bytes of a line: the state of a large game is far shorter.
const LONGEST_LINE: u64 = 1 << 24;
/// The most hidden answers that are made up between two known actions.
const MAX_HIDDEN: usize = 64;

/// Speaks over standard input and output.
///
/// # Errors
/// As for [`speak()`].
pub fn run(args: &args::BotProgram, out: &mut dyn Write) -> Result<(), Error> {
    speak(&args.bot, args.seed, &mut std::io::stdin().lock(), out)
}

/// Plays with a bot until the input ends.
///
/// # Errors
/// The bot does not exist, a line cannot be read, or the table of a game cannot be used.
pub fn speak(name: &str, seed: u64, input: &mut impl BufRead, out: &mut dyn Write) -> Result<(), Error> {
    let mut speaker =
        Speaker { bot: bastide_bots::make(name)?, seed, game: None, history: History::default(), options: Vec::new() };
    loop {
        let mut line = String::new();
        let read = input.by_ref().take(LONGEST_LINE).read_line(&mut line);
        if read.map_err(|error| Error::Usage(say!("bot-no-input", why = error.to_string())))? == 0 {
            return Ok(());
        }
        let line = line.trim_end();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "bastide" => write!(out, "name Bastide's {name}\nwant history\nready {VERSION}\n")?,
            "game" => speaker.begin(&parse(word, rest)?)?,
            "history" => speaker.history = parse::<HistoryLine>(word, rest)?.into(),
            "decide" => speaker.options.clear(),
            "option" => speaker.options.push(rest.to_owned()),
            "go" => {
                let number = rest.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default();
                writeln!(out, "take {number} {}", speaker.answer(number) + 1)?;
            }
            _ => {}
        }
        out.flush()?;
    }
}

/// Reads the JSON of a line of the input.
///
/// # Errors
/// It is not what the line takes.
fn parse<'a, T: serde::Deserialize<'a>>(word: &str, json: &'a str) -> Result<T, Error> {
    serde_json::from_str(json).map_err(|e| Error::Usage(say!("bot-bad-line", word = word, why = e.to_string())))
}

struct Speaker {
    bot: Box<dyn Bot>,
    seed: u64,
    game: Option<Rebuild>,
    history: History,
    options: Vec<String>,
}

impl Speaker {
    fn begin(&mut self, line: &GameLine) -> Result<(), Error> {
        let table = Table::parse("the table of the game", &line.table)?;
        let setting = ResolvedTable::new("the table of the game", table, Path::new(""))?;
        self.game = Some(Rebuild { table: setting.table, rules: setting.rules, seat: line.seat.clone() });
        Ok(())
    }

    /// Returns the number of the option to take. If the position cannot be rebuilt from what the
    /// seat knows, it is a random one.
    fn answer(&mut self, number: u64) -> usize {
        let mut dice = Dice::new(self.seed, number);
        let same = |game: &Game| {
            let mine = game.decision().map(|d| d.iter().map(|a| notation::print(game.view(), &a)).collect::<Vec<_>>());
            mine.is_some_and(|mine| mine == self.options)
        };
        match self.game.as_ref().and_then(|rebuild| rebuild.position(&self.history, &mut dice)).filter(same) {
            Some(game) => self.bot.choose(&GameView::for_asked(&game), &mut dice),
            None => dice.below(self.options.len()),
        }
    }
}

/// The data from which a position is rebuilt.
struct Rebuild {
    table: Table,
    rules: Arc<Ruleset>,
    seat: String,
}

impl Rebuild {
    /// Returns a game that agrees with a history. Hidden actions are made up. Returns `None` if
    /// there is none.
    fn position(&self, history: &History, dice: &mut Dice) -> Option<Game> {
        let mut table = self.table.clone();
        table.chance.clone_from(&history.chance);
        // A tile that was put back may be drawn more often than the game has it.
        let draws: Option<Vec<TileType>> = history.draws.iter().map(|name| self.rules.tiles.find(name)).collect();
        let opening = table.opening(&self.rules, dice.roll()).ok()?.with_draws(&draws?);
        let mut game = Game::new(self.rules.clone(), &opening).ok()?;
        for (seat, line) in &history.actions {
            self.make_up_until(&mut game, seat, dice)?;
            let action = match line {
                Some(line) => game.meant(&notation::parse(game.view(), line).ok()?)?,
                None => any(&game, dice)?,
            };
            game.apply(action).ok()?;
        }
        self.make_up_until(&mut game, &self.seat, dice)?;
        Some(game)
    }

    /// Performs random actions of the other seats until a seat is asked: those were hidden.
    fn make_up_until(&self, game: &mut Game, seat: &str, dice: &mut Dice) -> Option<()> {
        for _ in 0..MAX_HIDDEN {
            if self.rules.seat(game.decision()?.ask.player) == seat {
                return Some(());
            }
            let action = any(game, dice)?;
            game.apply(action).ok()?;
        }
        None
    }
}

/// Returns a random option.
fn any(game: &Game, dice: &mut Dice) -> Option<bastide_core::Action> {
    let decision = game.decision()?;
    decision.get(dice.below(decision.len()))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bastide_core::record::Recorder;

    use super::*;

    /// Plays a game of greedy bots and returns how many positions of it were rebuilt, of how many.
    fn rebuilt(text: &str, seed: u64, every: usize) -> Result<(usize, usize), Error> {
        let setting = ResolvedTable::new("t.toml", Table::parse("t.toml", text)?, Path::new(""))?;
        let mut recorder = Recorder::start(setting.table.clone(), setting.rules.clone(), seed)?;
        let mut bot = bastide_bots::make("random")?;
        let (mut same, mut all) = (0, 0);
        while let Some(decision) = recorder.game().decision() {
            let seat = setting.rules.seat(decision.ask.player).to_owned();
            if recorder.len().is_multiple_of(every) {
                all += 1;
                let history = History::of(&recorder, decision.ask.player);
                let rebuild = Rebuild { table: setting.table.clone(), rules: setting.rules.clone(), seat };
                let options = |game: &Game| game.decision().map(|d| d.iter().collect::<Vec<_>>());
                let game = rebuild.position(&history, &mut Dice::new(9, all as u64));
                same += usize::from(game.is_some_and(|game| options(&game) == options(recorder.game())));
            }
            let choice = bastide_bots::choose(bot.as_mut(), &recorder).and_then(|n| decision.get(n));
            recorder.play(choice.unwrap_or_default()).map_err(|refused| Error::refused(seed, refused))?;
        }
        Ok((same, all))
    }

    #[test]
    fn a_position_is_rebuilt_from_its_history() -> Result<(), Error> {
        let tables = [
            "",
            "[inns-cathedrals]\n[traders-builders]\n[rivers]\n",
            "[bridges-castles-bazaars]\n",
            "[bridges-castles-bazaars]\ncastle_decision_order = 'simultaneous_secret'\n",
            "[abbey-mayor]\n[princess-dragon]\n[tower]\n[siege]\n",
            "[wheel-of-fortune]\n[shop]\n[count-king-robber]\n",
        ];
        for text in tables {
            let (same, all) = rebuilt(text, 4, 7)?;
            assert!(same == all && all > 9, "{text}: {same} of {all}");
        }
        Ok(())
    }

    #[test]
    fn a_bot_that_speaks_answers_each_question_as_it_would_here() -> Result<(), Error> {
        let table = Table::default();
        let mut told = String::from("bastide 1\nunknown line\n");
        let line = GameLine { table: table.to_toml(), seats: table.seats(), seat: "red".into() };
        told += &format!("game {}\n", serde_json::to_string(&line)?);
        let setting = ResolvedTable::new("t.toml", table, Path::new(""))?;
        let game = Recorder::start(setting.table, setting.rules, 3)?;
        let view = GameView::for_asked(game.game());
        let history = History::of(&game, bastide_core::Player::at(0));
        told += &format!("history {}\n", serde_json::to_string(&HistoryLine::from(&history))?);
        let options: Vec<String> =
            view.decision().into_iter().flat_map(|d| d.iter()).map(|a| notation::print(view.view(), &a)).collect();
        told += &super::super::messages::question(1, options.into_iter(), Duration::from_secs(1).as_millis());
        let mut out = Vec::new();
        speak("greedy", 5, &mut told.as_bytes(), &mut out)?;
        let mut dice = Dice::new(5, 1);
        // The position is rebuilt with a seed of its own.
        dice.roll();
        let choice = bastide_bots::make("greedy")?.choose(&view, &mut dice) + 1;
        let expected = format!("name Bastide's greedy\nwant history\nready 1\ntake 1 {choice}\n");
        assert_eq!(String::from_utf8_lossy(&out), expected);
        Ok(())
    }

    #[test]
    fn bad_input_is_called_bad_input() {
        for (told, word) in [("game {\n", "game"), ("history [1\n", "history")] {
            let error =
                speak("greedy", 5, &mut told.as_bytes(), &mut Vec::new()).map_or_else(|e| e, |()| Error::Usage(String::new()));
            let message = error.message();
            assert!(message.starts_with(&format!("the line `{word}` of the input has invalid JSON: ")), "{message}");
            assert_eq!(error.exit_code(), 2);
        }
    }
}
