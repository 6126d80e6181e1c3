//! A program as a bot.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bastide_bots::{Bot, Command, Dice, History};
use bastide_core::{GameView, Player, notation};

use super::messages::{self, GameLine, HistoryLine, Said, VERSION};
use super::process::{LONGEST_LINE, Line, Nothing, Process, shown};
use super::state::State;
use bastide_console::language::{decimal, say};

/// The time for a program to say that it is ready.
const START: Duration = Duration::from_secs(10);
/// The most lines between a question and its answer.
const MAX_LINES: usize = 1000;
/// The number of moves after whose loss a program is ended.
const MAX_LOST: usize = 3;

/// The data that all programs at a table receive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Setting {
    /// The table as TOML, without its seed, its draws, and who plays.
    pub(super) table: String,
    /// The names of the seats in turn order.
    pub(super) seats: Vec<String>,
    /// The longest time for an answer.
    pub(super) time: Duration,
}

/// A program that plays.
#[derive(Debug)]
pub(super) struct Program {
    /// The process; `None` once it has ended.
    process: Option<Process>,
    setting: Arc<Setting>,
    wants_state: bool,
    wants_history: bool,
    /// The seat that the program was told; `None` before the first question.
    seat: Option<Player>,
    /// The number of questions.
    asked: u64,
    lost: Vec<String>,
    lost_in_all: usize,
}

/// The reason why a move is lost.
struct Lost {
    why: String,
    /// Whether the program is ended at once.
    ends: bool,
}

fn lost(why: impl Into<String>) -> Lost {
    Lost { why: why.into(), ends: false }
}

impl Program {
    /// Starts a program and waits until it is ready.
    ///
    /// # Errors
    /// The program cannot be started, or does not speak the protocol.
    pub(super) fn start(command: &Command, setting: Arc<Setting>) -> Result<Program, String> {
        let process = Process::start(command)
            .map_err(|error| say!("program-no-start", program = command.program.as_str(), why = error.to_string()))?;
        let mut program = Program {
            process: Some(process),
            setting,
            wants_state: false,
            wants_history: false,
            seat: None,
            asked: 0,
            lost: Vec::new(),
            lost_in_all: 0,
        };
        match program.greet() {
            Ok(()) => Ok(program),
            Err(Lost { why, .. }) => Err(say!("program-no-protocol", why = why)),
        }
    }

    fn greet(&mut self) -> Result<(), Lost> {
        self.send(format!("bastide {VERSION}\n"))?;
        let until = Instant::now() + START;
        for _ in 0..MAX_LINES {
            let line = self.line(until, START)?;
            match Said::read(&line) {
                Said::Ready(VERSION) => return Ok(()),
                Said::Ready(other) => {
                    return Err(lost(say!("program-version", version = other, own = VERSION)));
                }
                Said::WantState => self.wants_state = true,
                Said::WantHistory => self.wants_history = true,
                Said::Name(_) | Said::Note => {}
                _ => return Err(lost(say!("program-too-soon", line = shown(&line)))),
            }
        }
        Err(self.flood())
    }

    /// Asks the program for its choice among the options of the open decision.
    fn ask(&mut self, view: &GameView, history: Option<&History>) -> Result<usize, Lost> {
        let Some(count) = view.decision().map(|decision| decision.len()) else { return Ok(0) };
        let text = self.message(view, history).map_err(|error| lost(error.to_string()))?;
        let (number, time) = (self.asked, self.setting.time);
        self.send(text)?;
        let until = Instant::now() + time;
        for _ in 0..MAX_LINES {
            let line = self.line(until, time)?;
            match Said::read(&line) {
                Said::Note => {}
                Said::Take(of, option) if of == number && (1..=count).contains(&option) => return Ok(option - 1),
                // An answer to an earlier question, which was late.
                Said::Take(of, _) if of < number => {}
                _ => {
                    return Err(lost(say!("program-no-answer", line = shown(&line), number = number, n = count)));
                }
            }
        }
        Err(self.flood())
    }

    /// Returns the lines of the next question. They follow from what the seat may see.
    fn message(&mut self, view: &GameView, history: Option<&History>) -> serde_json::Result<String> {
        let Some(decision) = view.decision() else { return Ok(String::new()) };
        let player = decision.ask.player;
        let mut text = String::new();
        if self.seat != Some(player) {
            let Setting { table, seats, .. } = &*self.setting;
            let seat = view.rules().seat(player).to_owned();
            let line = GameLine { table: table.clone(), seats: seats.clone(), seat };
            text.push_str(&format!("game {}\n", serde_json::to_string(&line)?));
            self.seat = Some(player);
        }
        if self.wants_state {
            text.push_str(&format!("state {}\n", serde_json::to_string(&State::of(view))?));
        }
        if let Some(history) = history.filter(|_| self.wants_history) {
            text.push_str(&format!("history {}\n", serde_json::to_string(&HistoryLine::from(history))?));
        }
        self.asked += 1;
        let options: Vec<String> = decision.iter().map(|action| notation::print(view.view(), &action)).collect();
        text.push_str(&messages::question(self.asked, options.into_iter(), self.setting.time.as_millis()));
        Ok(text)
    }

    fn send(&mut self, text: String) -> Result<(), Lost> {
        let Some(process) = &mut self.process else { return Err(lost(say("program-has-ended"))) };
        match process.send(text) {
            true => Ok(()),
            false => Err(Lost { why: say("program-deaf"), ends: true }),
        }
    }

    /// Waits for the next line.
    fn line(&mut self, until: Instant, time: Duration) -> Result<String, Lost> {
        let Some(process) = &mut self.process else { return Err(lost(say("program-has-ended"))) };
        match process.line(until) {
            Ok(Line::Text(line)) => Ok(line),
            Ok(Line::TooLong) => Err(Lost { why: say!("program-long-line", n = LONGEST_LINE), ends: true }),
            Err(Nothing::Late) => Err(lost(say!("program-late", seconds = decimal(time.as_secs_f64(), 1)))),
            Err(Nothing::Closed) => {
                let how = self.process.take().map_or_else(String::new, Process::end);
                Err(lost(say!("program-ended", how = how)))
            }
        }
    }

    fn flood(&self) -> Lost {
        Lost { why: say!("program-flood", n = MAX_LINES), ends: true }
    }

    /// Returns the answer of the program, or the first option.
    fn answer(&mut self, view: &GameView, history: Option<&History>) -> usize {
        if view.decision().is_none_or(|decision| decision.len() < 2) {
            return 0;
        }
        let Lost { mut why, ends } = match self.ask(view, history) {
            Ok(option) => return option,
            Err(lost) => lost,
        };
        self.lost_in_all += 1;
        if self.process.is_some() && (ends || self.lost_in_all >= MAX_LOST) {
            self.process = None;
            why = say!(if ends { "program-is-ended" } else { "program-is-ended-after-three" }, why = why);
        }
        self.lost.push(why);
        0
    }
}

impl Bot for Program {
    fn choose(&mut self, view: &GameView, _dice: &mut Dice) -> usize {
        self.answer(view, None)
    }

    fn wants_history(&self) -> bool {
        self.wants_history
    }

    fn choose_with(&mut self, history: &History, view: &GameView, _dice: &mut Dice) -> usize {
        self.answer(view, Some(history))
    }

    fn take_lost(&mut self) -> Vec<String> {
        std::mem::take(&mut self.lost)
    }
}

#[cfg(test)]
mod tests {
    use bastide_core::record::Recorder;
    use bastide_core::table::Table;
    use bastide_tables::ResolvedTable;

    use super::*;
    use crate::programs::Programs;
    use bastide_console::Error;

    /// Actions at the table of castles after which red and blue answer in secret whether they build
    /// a castle.
    const TO_THE_ANSWERS: [&str; 6] = [
        "place BA/RFr 1,0 0",
        "pass",
        "place BA/C 1,-1 270",
        "deploy follower city@1,-1:W",
        "place BA/CC.2 0,-1 180",
        "deploy follower city@0,-1:S",
    ];
    const CASTLES: &str = "players = ['red', 'blue']\ndraws = ['BA/RFr', 'BA/C', 'BA/CC.2']\n\
        [bridges-castles-bazaars]\nbridges = false\nbazaars = false\ncastle_decision_order = 'simultaneous_secret'\n";

    fn start(text: &str, seed: u64) -> Result<Recorder, Error> {
        let setting = ResolvedTable::new("t.toml", Table::parse("t.toml", text)?, std::path::Path::new(""))?;
        let mut recorder = Recorder::start(setting.table, setting.rules, seed)?;
        for line in TO_THE_ANSWERS.iter().filter(|_| text == CASTLES) {
            let action = notation::parse(recorder.game().view(), line).unwrap_or_default();
            recorder.play(action).map_err(|refused| Error::refused(seed, refused))?;
        }
        Ok(recorder)
    }

    /// Returns everything that a program is told about the open decision.
    fn told(recorder: &Recorder) -> Result<String, Error> {
        let mut program = Program {
            process: None,
            setting: Programs::at(recorder.table(), Duration::from_secs(1)).setting,
            wants_state: true,
            wants_history: true,
            seat: None,
            asked: 0,
            lost: Vec::new(),
            lost_in_all: 0,
        };
        let Some(ask) = recorder.game().decision().map(|decision| decision.ask) else { return Ok(String::new()) };
        let history = History::of(recorder, ask.player);
        Ok(program.message(&GameView::for_asked(recorder.game()), Some(&history))?)
    }

    fn play(recorder: &mut Recorder, n: usize) -> Result<(), Error> {
        let action = recorder.game().decision().and_then(|decision| decision.get(n % decision.len())).unwrap_or_default();
        recorder.play(action).map(drop).map_err(|refused| Error::refused(0, refused))
    }

    #[test]
    fn the_seed_and_the_next_draws_are_not_told() -> Result<(), Error> {
        let table = |draws: &str| format!("players = ['red', 'blue']\nseed = 77\ndraws = [{draws}]\n");
        let mut one = start(&table("'BA/RFr', 'BA/C', 'BA/CC.2'"), 1)?;
        let mut two = start(&table("'BA/RFr', 'BA/C', 'BA/CC.2', 'BA/RFr'"), 2)?;
        for n in 0..5 {
            let text = told(&one)?;
            assert_eq!(text, told(&two)?, "after {n} actions");
            assert!(!text.contains("77") && text.contains("\ndecide 1 ") && text.contains("\nstate {"));
            play(&mut one, 3)?;
            play(&mut two, 3)?;
        }
        assert!(told(&one)?.contains("\"BA/RFr\",\"BA/C\",\"BA/CC.2\""), "the past draws are told");
        Ok(())
    }

    #[test]
    fn a_sealed_answer_is_not_told() -> Result<(), Error> {
        let (mut one, mut two) = (start(CASTLES, 1)?, start(CASTLES, 1)?);
        let asked = one.game().decision().map(|decision| (decision.ask.player, decision.ask.sealed, decision.len()));
        assert!(asked.is_some_and(|(_, sealed, options)| sealed && options == 2), "{asked:?}");
        play(&mut one, 0)?;
        play(&mut two, 1)?;
        assert_ne!(asked.map(|(player, ..)| player), one.game().decision().map(|decision| decision.ask.player));
        assert_eq!(told(&one)?, told(&two)?);
        Ok(())
    }

    #[test]
    fn neither_names_nor_bots_of_a_table_are_told() -> Result<(), Error> {
        let text = told(&start("players = [{ name = 'Anna' }, { name = 'Bert', bot = 'greedy' }]\n", 1)?)?;
        assert!(
            !text.contains("Anna") && !text.contains("Bert") && !text.contains("greedy") && text.contains("\"seat\":\"red\"")
        );
        Ok(())
    }
}
