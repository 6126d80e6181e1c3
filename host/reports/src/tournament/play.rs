//! The games of a tournament, on several threads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};

use bastide_bots::Maker;
use bastide_simulate::SimulateError;
use bastide_simulate::matches::play_game;
use bastide_tables::ResolvedTable;
use bastide_tournament::duels::State;
use bastide_tournament::ids::{DuelId, GameId, Side};
use bastide_tournament::journal::Played;
use bastide_tournament::plan::Plan;
use bastide_tournament::seal::Secret;
use bastide_tournament::{Tournament, TournamentError, journal};

use super::files::Journal;
use bastide_console::Error;

/// What all games of a tournament need.
pub(super) struct Games<'a> {
    pub setting: &'a ResolvedTable,
    pub plan: &'a Plan,
    pub secret: &'a Secret,
    pub make: Maker<'a>,
    pub threads: usize,
    pub stop: &'a AtomicBool,
}

/// A game to be played.
struct Task {
    game: GameId,
    begins: Side,
    /// The bots of both sides.
    bots: [String; 2],
    seed: u64,
}

type Ended = Result<Played, SimulateError>;

impl Games<'_> {
    /// Plays all games that are left. Calls `progress` with the number of duels decided since the last call. Returns `false` if
    /// it was stopped.
    pub(super) fn play(
        &self,
        tournament: &mut Tournament,
        journal: &mut Journal,
        mut progress: impl FnMut(u64),
    ) -> Result<bool, Error> {
        let (send, tasks) = mpsc::channel();
        let (report, ended) = mpsc::channel();
        let tasks = Mutex::new(tasks);
        std::thread::scope(|scope| {
            for number in 1..=self.threads.max(1) {
                let (report, tasks) = (report.clone(), &tasks);
                let started = std::thread::Builder::new().spawn_scoped(scope, move || self.work(tasks, &report));
                started.map_err(|source| SimulateError::Threads { number, all: self.threads, source })?;
            }
            drop(report);
            // The threads end when there is no sender any more.
            let send = send;
            loop {
                let due: Vec<DuelId> = tournament.due_duels().collect();
                if due.is_empty() {
                    match tournament.advance(self.secret).map_err(usage)? {
                        Some(_) => continue,
                        None => return Ok(true),
                    }
                }
                if !self.play_due(tournament, journal, due, &send, &ended, &mut progress)? {
                    return Ok(false);
                }
            }
        })
    }

    /// Plays the duels that are due to their ends. Returns `false` if it was stopped.
    fn play_due(
        &self,
        tournament: &mut Tournament,
        journal: &mut Journal,
        due: Vec<DuelId>,
        send: &Sender<Task>,
        ended: &Receiver<Ended>,
        progress: &mut impl FnMut(u64),
    ) -> Result<bool, Error> {
        let mut waiting = due.into_iter();
        let mut running = 0;
        loop {
            // Few games wait, so that a stop comes soon.
            while running < self.threads.max(1) && !self.stop.load(Ordering::Relaxed) {
                let Some(task) = waiting.next().and_then(|duel| self.task(tournament, duel)) else { break };
                _ = send.send(task);
                running += 1;
            }
            if running == 0 {
                return Ok(!self.stop.load(Ordering::Relaxed) || tournament.due_duels().next().is_none());
            }
            let played = ended.recv().map_err(|_| SimulateError::Thread)??;
            running -= 1;
            journal::enter(tournament, self.secret, &played).map_err(usage)?;
            journal.add(&played)?;
            match self.task(tournament, played.game.duel) {
                Some(task) if !self.stop.load(Ordering::Relaxed) => {
                    _ = send.send(task);
                    running += 1;
                }
                Some(_) => {}
                None => progress(1),
            }
        }
    }

    /// Returns the next game of a duel; `None` if it is decided.
    fn task(&self, tournament: &Tournament, id: DuelId) -> Option<Task> {
        let duel = tournament.duel(id).ok()?;
        let State::Due { game, begins } = duel.state(&tournament.settings.duel) else { return None };
        let [first, second] = duel.players.map(|player| self.plan.bot(player.entrant));
        let game = GameId { duel: id, game };
        let seed = self.secret.game_seed(game, tournament.settings.duplicate);
        Some(Task { game, begins, bots: [first?.to_owned(), second?.to_owned()], seed })
    }

    /// Plays games until there are no more.
    fn work(&self, tasks: &Mutex<Receiver<Task>>, report: &Sender<Ended>) {
        loop {
            let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(task) = task else { return };
            if report.send(self.one(&task)).is_err() {
                return;
            }
        }
    }

    /// Plays a game: the side that begins has the first seat.
    fn one(&self, task: &Task) -> Ended {
        let [first, second] = &task.bots;
        let seats: [&str; 2] = if task.begins == Side::First { [first, second] } else { [second, first] };
        let scores = play_game(self.setting, &seats, self.make, task.seed)?;
        let score = |seat: usize| scores.get(seat).copied().unwrap_or_default();
        let scores = if task.begins == Side::First { [score(0), score(1)] } else { [score(1), score(0)] };
        Ok(Played { game: task.game, scores })
    }
}

fn usage(error: TournamentError) -> Error {
    Error::Usage(error.to_string())
}
