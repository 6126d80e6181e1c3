//! Plays scenarios.
//!
//! [`Stage`] sets up the position of a scenario, its tiles are drawn from a prepared list, and its
//! steps use [`Game::decision`] and [`Game::apply`] like those of any player. The result of a step
//! is collected in `Played`, and `expect` compares it. A failure reports the file, the rules, the
//! expected and the actual result, and the board.

use std::path::{Path, PathBuf};

use bastide_core::{
    Action, Event, Expansion, Fault, FigureLocation, Game, PASS, PLACE, Player, Refusal, Ruleset, Target, TileType, notation,
};

use crate::error::{Failure, KitError};
use crate::games::played::Played;
use crate::scenario::event_text::log_text;
use crate::scenario::expect;
use crate::scenario::{Scenario, Step, read};
use bastide_core::board_text::board_text;
use bastide_positions::stage::{no_copy, seat_of};
use bastide_positions::{annotate, begin};

/// The action `pass`.
const PASSED: Action = Action::new(PASS, Target::None, 0);

/// Plays all scenarios of a folder and returns their number.
///
/// # Errors
/// All scenarios that fail, or a file that cannot be read.
pub fn scenarios(folder: impl AsRef<Path>, available: &[&dyn Expansion]) -> Result<usize, KitError> {
    let files = files(folder.as_ref(), "toml")?;
    let mut failures = Vec::new();
    for file in &files {
        if let Err(failure) = play(&read(file)?, available) {
            failures.push(failure);
        }
    }
    let played = files.len();
    if failures.is_empty() { Ok(played) } else { Err(KitError::Scenarios { played, failures }) }
}

/// Returns the files of a folder with this extension, by name.
pub(crate) fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, KitError> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|e| KitError::file(folder, e))? {
        let path = entry.map_err(|e| KitError::file(folder, e))?.path();
        if path.extension().is_some_and(|e| e == ending) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Plays one scenario.
///
/// # Errors
/// The scenario fails.
pub fn play(scenario: &Scenario, available: &[&dyn Expansion]) -> Result<(), Failure> {
    refusals(scenario, available).map(|_| ())
}

/// An action that a scenario expects to be refused, at one of the questions where it is tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Its line in the scenario.
    pub line: String,
    /// The obstacles.
    pub refusals: Vec<Refusal>,
}

/// Plays one scenario, and returns what stands in the way of each action that it expects to be refused.
///
/// # Errors
/// The scenario fails.
pub fn refusals(scenario: &Scenario, available: &[&dyn Expansion]) -> Result<Vec<Refused>, Failure> {
    let failure = |problems: Vec<String>, board: String| Failure {
        file: scenario.file.clone(),
        title: scenario.title.clone(),
        covers: scenario.covers.clone(),
        problems,
        board,
    };
    let game = begin(scenario, available).map_err(|problem| failure(vec![problem], String::new()))?;
    if scenario.drawing.as_ref().is_some_and(|drawn| *drawn != annotate::drawing(&game)) {
        let problem =
            format!("the drawing at its head is not its position; write it with bastide verify --annotate {}", scenario.file);
        return Err(failure(vec![problem], board_text(game.view())));
    }
    let mut run = Run { game, problems: Vec::new(), refused: Vec::new() };
    for (i, step) in scenario.steps.iter().enumerate() {
        let known = run.problems.len();
        let played = run.step(scenario, i, step);
        match played {
            Ok(played) => {
                expect::judge(&run.game, step, &played, &mut run.problems);
                run.explain_illegal(step);
            }
            Err(problem) => run.problems.push(problem),
        }
        run.problems.iter_mut().skip(known).for_each(|p| *p = format!("step {}: {p}", i + 1));
        if run.problems.len() > known {
            break;
        }
    }
    if run.problems.is_empty() { Ok(run.refused) } else { Err(failure(run.problems, board_text(run.game.view()))) }
}

/// Returns the game of a scenario before its first step, for tests in Rust that continue from it.
///
/// # Errors
/// The position cannot be set up.
pub fn position(scenario: &Scenario, available: &[&dyn Expansion]) -> Result<Game, KitError> {
    begin(scenario, available).map_err(|problem| KitError::form(&scenario.file, problem))
}

struct Run {
    game: Game,
    problems: Vec<String>,
    refused: Vec<Refused>,
}

impl Run {
    fn step(&mut self, scenario: &Scenario, i: usize, step: &Step) -> Result<Played, String> {
        let mut played = Played { turn: self.game.state().core.turn.number, ..Played::default() };
        let before = self.scores_before(scenario, i)?;
        if i == 0 {
            self.note(&mut played);
        }
        let mut refused: Vec<(String, bool)> = step.expect.refused.iter().map(|line| (line.clone(), false)).collect();
        self.refuse(&mut refused, &mut played);
        if let Some(place) = &step.place {
            self.tile_play(step, place, &mut refused, &mut played)?;
        }
        for line in &step.actions {
            self.refuse(&mut refused, &mut played);
            self.line(line, &mut played)?;
        }
        if !step.actions.is_empty() {
            self.refuse(&mut refused, &mut played);
        }
        if !step.actions.is_empty() || step.query {
            played.question = step.expect.question.is_some().then(|| self.options());
        }
        let unread = refused
            .into_iter()
            .filter(|(_, read)| !read)
            .map(|(line, _)| format!("\"{line}\" is not valid at any question of the step"));
        played.not_refused.extend(unread);
        let after = &self.game.state().core.score;
        played.score = before.iter().zip(after).map(|(b, a)| a - b).collect();
        Ok(played)
    }

    fn rules(&self) -> &Ruleset {
        self.game.rules()
    }

    /// Returns the scores at the begin of a step. A game that is over at once has its final scoring
    /// behind it when it is first seen.
    fn scores_before(&self, scenario: &Scenario, i: usize) -> Result<Vec<i32>, String> {
        let core = &self.game.state().core;
        let mut before: Vec<i32> = core.score.iter().take(core.seats.into()).copied().collect();
        let first = &scenario.steps[0];
        if i == 0 && (first.since_start || (first.place.is_none() && first.actions.is_empty())) {
            before.fill(0);
            for (seat, points) in &scenario.given.score {
                before[seat_of(self.rules(), seat)?.index()] = *points;
            }
        }
        Ok(before)
    }

    /// Plays a tile: places the tile, plays the actions before, the follower step, and the
    /// actions after.
    fn tile_play(&mut self, step: &Step, place: &str, refused: &mut [(String, bool)], played: &mut Played) -> Result<(), String> {
        let rules = self.game.rules().clone();
        let asked = self.game.decision().ok_or("the game is over before the step")?.ask.player;
        let by = step.by.as_ref().map_or(Ok(asked), |seat| seat_of(&rules, seat))?;
        if asked != by {
            return Err(format!("it is {} who is asked, and not {}", rules.seat(asked), rules.seat(by)));
        }
        let tile_play = self.game.state().core.tile_play.serial;
        self.line(&format!("place {place}"), played)?;
        for line in &step.before {
            self.refuse(refused, played);
            self.line(line, played)?;
        }
        let asks = |run: &Run| run.in_tile_play(tile_play);
        if asks(self) {
            self.refuse(refused, played);
        }
        played.offer = if asks(self) { self.options() } else { vec![PASSED] };
        match &step.deploy {
            Some(line) if asks(self) => self.line(line, played)?,
            Some(line) if line == "pass" => {}
            Some(line) => return Err(format!("nothing is asked after the tile lies, so \"{line}\" cannot be done")),
            None if asks(self) && self.is_follower_step() && self.may_pass(by) => self.line("pass", played)?,
            None => {}
        }
        for line in &step.after {
            self.refuse(refused, played);
            self.line(line, played)?;
        }
        played.question = asks(self).then(|| self.options());
        Ok(())
    }

    /// Returns `true` if a question of this tile play is open.
    fn in_tile_play(&self, serial: u16) -> bool {
        let core = &self.game.state().core;
        let running = core.tile_play.serial == serial || core.outer.iter().any(|p| p.serial == serial);
        running && self.game.decision().is_some()
    }

    /// Returns `true` if the open question is that of the follower step. Plugins may ask others
    /// before and after it in the same tile play.
    fn is_follower_step(&self) -> bool {
        let Some(name) = self.game.asking_phase() else { return false };
        self.rules().phases().any(|phase| phase.name == name && phase.offer_points.contains(&"deploy-step"))
    }

    /// Returns `true` if this player is asked and may pass.
    fn may_pass(&self, by: Player) -> bool {
        self.game.decision().is_some_and(|d| d.ask.player == by && d.offers(&PASSED))
    }

    fn options(&self) -> Vec<Action> {
        self.game.decision().map_or_else(Vec::new, |d| d.iter().collect())
    }

    /// Plays an action line, which may begin with the seat that is asked.
    fn line(&mut self, line: &str, played: &mut Played) -> Result<(), String> {
        let asked = self.game.decision().ok_or_else(|| format!("\"{line}\" comes after the end of the game"))?.ask.player;
        let (seat, text) = line.split_once(": ").map_or((None, line), |(seat, text)| (Some(seat), text));
        if let Some(seat) = seat
            && seat_of(self.rules(), seat)? != asked
        {
            return Err(format!("\"{line}\": it is {} who is asked", self.rules().seat(asked)));
        }
        let action = notation::parse(self.game.view(), text).map_err(|e| format!("\"{line}\": {e}"))?;
        if let Err(refused) = self.game.apply(action) {
            let lines = expect::lines(self.game.view(), &self.options());
            let why = self.no_copy(action).unwrap_or_else(|| refused.to_string());
            return Err(format!("\"{line}\": {why}\n  on offer  {lines}"));
        }
        self.note(played);
        Ok(())
    }

    /// Says that the tile of a refused placement could not be drawn, if no copy of it is left.
    fn no_copy(&self, action: Action) -> Option<String> {
        let core = &self.game.state().core;
        let tile = Some(TileType(action.arg as u16)).filter(|_| action.verb == PLACE)?;
        let is_there = core.piles.iter().flatten().chain(&core.tile_play.tiles).any(|other| *other == tile);
        (!is_there).then(|| no_copy(self.rules(), tile))
    }

    /// Collects the events of the last action.
    fn note(&self, played: &mut Played) {
        let (view, log) = (self.game.view(), self.game.log());
        played.events.extend(log_text(view, log));
        for event in log.events() {
            if let Event::FigureMoved { figure, from: FigureLocation::Segment(seg), to: FigureLocation::Supply } = *event {
                let figure = view.core.figures[figure.index()];
                played.returned.push((figure.owner, figure.kind, seg));
            }
        }
    }

    /// Tries the lines that must be refused at the open question. The flag is `true` for a line
    /// that could be parsed at some question.
    fn refuse(&mut self, lines: &mut [(String, bool)], played: &mut Played) {
        for (line, read) in lines {
            let Ok(action) = notation::parse(self.game.view(), line) else { continue };
            *read = true;
            if self.game.meant(&action).is_some() {
                played.not_refused.push(format!("\"{line}\" is on offer"));
                continue;
            }
            self.explain(line, self.game.why(&action).map(|why| why.refusals().to_vec()));
            let before = self.game.state().fingerprint();
            if self.game.apply(action).is_ok() || self.game.state().fingerprint() != before {
                played.not_refused.push(format!("\"{line}\" is not on offer and changed the state"));
            }
        }
    }

    /// Asks why the placements are illegal that the step expects to be so.
    fn explain_illegal(&mut self, step: &Step) {
        let view = self.game.view();
        let who = self.game.decision().map_or(view.core.turn.active, |d| d.ask.player);
        let asked: Vec<_> = step
            .expect
            .illegal
            .iter()
            .filter_map(|text| {
                // `expect` reports what is not a placement.
                let action = notation::parse(view, &format!("place {text}")).ok()?;
                let Target::Place { cell, turn } = action.target else { return None };
                Some((text, view.why_not_place(who, TileType(action.arg as u16), cell, turn)))
            })
            .collect();
        asked.into_iter().for_each(|(text, why)| self.explain(text, why));
    }

    /// Notes what stands in the way of an action. Nothing would be a contradiction.
    fn explain(&mut self, line: &str, why: Result<Vec<Refusal>, Fault>) {
        match why {
            Ok(refusals) if !refusals.is_empty() => self.refused.push(Refused { line: line.to_owned(), refusals }),
            Ok(_) => self.problems.push(format!("\"{line}\" is refused, and nothing stands in its way")),
            Err(fault) => self.problems.push(format!("\"{line}\": {fault}")),
        }
    }
}
