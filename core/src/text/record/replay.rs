//! Replays a record.
//!
//! First the versions are compared, then the rules are built from the table, then each line is
//! performed or checked. An action is valid only if the game offers it to the seat that the line
//! names. The first line that is not valid ends the replay with an error that shows valid ones.

use std::sync::Arc;

use super::error::{Problem, RecordError};
use super::line::{End, Line};
use super::{ENGINE, Record, Recorder, Written};
use crate::api::register::expansion::Expansion;
use crate::contract::decision::Decision;
use crate::dispatch::hook::Ruleset;
use crate::engine::game::{Game, PlayError};
use crate::model::action::Action;
use crate::model::message::{excerpt, nearest};
use crate::text::notation;

/// The most letters of a line that a message shows.
const LONG: usize = 100;

impl Record {
    /// Replays the record with those of the available expansions that it names: all of it, or the
    /// first `until` actions. The returned recorder can continue the game.
    ///
    /// # Errors
    /// The versions do not agree, the rules cannot be built, or a line does not fit the game.
    pub fn replay(&self, available: &[&dyn Expansion], until: Option<usize>) -> Result<Recorder, RecordError> {
        self.check_engine()?;
        let here = |id: &str| available.iter().map(|e| e.manifest()).find(|m| m.id == id).map(|m| m.version);
        for (plugin, recorded) in &self.plugins {
            self.check_plugin(plugin, recorded, here(plugin))?;
        }
        let rules = self.table.rules(available)?;
        if let Some(p) = rules.plugins.iter().find(|p| !self.plugins.contains_key(p.id)) {
            return Err(self.in_head(Problem::PluginUnnamed { plugin: p.id, here: p.version }));
        }
        self.replay_by(Arc::new(rules), until)
    }

    /// Replays the record by rules that are already compiled, without checking versions.
    pub fn replay_by(&self, rules: Arc<Ruleset>, until: Option<usize>) -> Result<Recorder, RecordError> {
        let mut recorder = Recorder::start(self.table.clone(), rules, self.seed)?;
        for Written { line, at } in &self.lines {
            let done = match line {
                Line::Action { .. } if Some(recorder.len()) == until => return Ok(recorder),
                Line::Action { seat, text } => play(&mut recorder, seat.as_deref(), text),
                Line::State(recorded) => check_state(&recorder, *recorded),
                Line::End(_) => Ok(()),
            };
            done.map_err(|problem| RecordError::new(self.source.locate(at), problem))?;
        }
        match &self.end {
            Some(end) => self.check_end(&recorder, end).map(|()| recorder),
            None => Ok(recorder),
        }
    }

    fn in_head(&self, problem: Problem) -> RecordError {
        RecordError::new(self.source.locate(&self.head_at), problem)
    }

    fn check_engine(&self) -> Result<(), RecordError> {
        let line = |version: &str| version.split('.').take(2).map(str::to_owned).collect::<Vec<_>>();
        if line(&self.engine) == line(ENGINE) {
            return Ok(());
        }
        Err(self.in_head(Problem::Engine { recorded: self.engine.clone(), here: ENGINE }))
    }

    fn check_plugin(&self, plugin: &str, recorded: &str, here: Option<&'static str>) -> Result<(), RecordError> {
        let (plugin, recorded) = (plugin.to_owned(), recorded.to_owned());
        match here {
            Some(here) if here == recorded => Ok(()),
            Some(here) => Err(self.in_head(Problem::PluginVersion { plugin, recorded, here })),
            None => Err(self.in_head(Problem::PluginMissing { plugin, recorded })),
        }
    }

    fn check_end(&self, recorder: &Recorder, end: &End) -> Result<(), RecordError> {
        let here = recorder.end();
        if here == *end {
            return Ok(());
        }
        let (recorded, here) = (Line::End(end.clone()).to_string(), Line::End(here).to_string());
        Err(RecordError::new(self.source.locate(&self.end_at), Problem::End { recorded, here }))
    }
}

fn check_state(recorder: &Recorder, recorded: u64) -> Result<(), Problem> {
    let here = recorder.fingerprint();
    if here == recorded { Ok(()) } else { Err(Problem::State { played: recorder.len(), recorded, here }) }
}

/// Performs the action of a line.
fn play(recorder: &mut Recorder, said: Option<&str>, text: &str) -> Result<(), Problem> {
    let asked = excerpt(text, LONG);
    let (played, game) = (recorder.len(), recorder.game());
    let action = match game.decision() {
        None => return Err(Problem::Over { asked, played }),
        Some(decision) => fitting(game, decision, said, text)?,
    };
    match recorder.play(action) {
        Ok(_) => Ok(()),
        Err(PlayError::Broken(fault)) => Err(Problem::Broken { asked, fault }),
        Err(PlayError::Over | PlayError::NotOffered) => Err(Problem::Over { asked, played }),
    }
}

/// Returns the option that a line means.
fn fitting(game: &Game, decision: Decision, said: Option<&str>, text: &str) -> Result<Action, Problem> {
    let seat = game.rules().seat(decision.ask.player).to_owned();
    let prompt = game.rules().names.prompts.name(decision.ask.prompt.index()).to_owned();
    if let Some(said) = said.filter(|said| *said != seat) {
        return Err(Problem::Seat { said: excerpt(said, LONG), asked: seat, prompt });
    }
    let why = match notation::parse(game.view(), text) {
        Ok(action) => match game.meant(&action) {
            Some(option) => return Ok(option),
            None => PlayError::NotOffered.to_string(),
        },
        Err(error) => excerpt(&error.to_string(), 3 * LONG),
    };
    Err(Problem::Misfit { asked: excerpt(text, LONG), why, seat, prompt, offered: offered(game, decision, text) })
}

/// Returns a few of the options, the most similar to the asked one first.
fn offered(game: &Game, decision: Decision, asked: &str) -> String {
    const SHOWN: usize = 3;
    // A menu may have thousands of bids; the last of them are of no help.
    let mut lines: Vec<String> = decision.iter().take(500).map(|a| notation::print(game.view(), &a)).collect();
    lines.sort_unstable();
    let asked = &excerpt(asked, LONG);
    let mut shown = Vec::new();
    while shown.len() < SHOWN && !lines.is_empty() {
        let like = nearest(asked, lines.iter().map(String::as_str));
        let at = like.and_then(|like| lines.iter().position(|line| line == like)).unwrap_or(0);
        shown.push(format!("\"{}\"", lines.remove(at)));
    }
    match decision.len() - shown.len() {
        0 => shown.join(", "),
        more => format!("{} or {more} other things", shown.join(", ")),
    }
}
