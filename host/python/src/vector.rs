//! Many games at once: threads of Rust step them and write into arrays that NumPy owns.

use std::ops::Range;

use bastide_bots::dice::derive;
use bastide_bots::{Bot, Dice};
use bastide_core::{Game, GameSetup, GameView, PlayError, Player, Seals};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArray3, PyArray4, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

use crate::error::{ActionError, of_bot, of_play, of_tables};
use crate::game::returns;
use crate::observe::{self, DEFAULT_OPTIONS, DEFAULT_WINDOW, Layout, Out, warn_if_cut};
use crate::options::COLUMNS;
use crate::runs::threads;
use crate::table::Table;

/// The most games in a row in which the caller is never asked.
const MAX_GAMES: u32 = 1_000;

/// One of the games.
struct Slot {
    game: Game,
    setup: GameSetup,
    /// The number of the game in the run, from which its seed follows.
    number: u64,
    decisions: u64,
    seals: Seals,
}

/// The output of one step of one game.
struct Row<'a> {
    out: Out<'a>,
    player: &'a mut i32,
    rewards: &'a mut [f32],
    scores: &'a mut [i32],
    done: &'a mut bool,
}

/// Many games of one table.
#[pyclass(module = "bastide")]
pub(crate) struct VectorGames {
    table: Table,
    layout: Layout,
    seed: u64,
    threads: usize,
    /// The bots that play the other seats, one game after the other; empty if the caller plays all seats.
    opponents: Vec<String>,
    /// The seat of the caller.
    seat: usize,
    slots: Vec<Slot>,
    planes: Py<PyArray4<u8>>,
    globals: Py<PyArray2<f32>>,
    options: Py<PyArray3<i16>>,
    mask: Py<PyArray2<bool>>,
    players: Py<PyArray1<i32>>,
    rewards: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i32>>,
    done: Py<PyArray1<bool>>,
}

/// The data that the threads share.
struct Shared<'a> {
    layout: &'a Layout,
    seed: u64,
    count: u64,
    opponents: &'a [String],
    seat: usize,
}

/// The bots of the other seats: one for all games, or several, which take turns.
#[derive(FromPyObject)]
enum Opponents {
    One(String),
    Many(Vec<String>),
}

/// The bots of a game.
struct Bots<'a> {
    /// A bot for each seat. Empty if the caller plays all seats.
    by_seat: &'a mut [Box<dyn Bot>],
    /// The seat of the caller.
    seat: usize,
}

impl Slot {
    fn start(&mut self, seed: u64) -> Result<(), PlayError> {
        self.setup.seed = derive(seed, self.number);
        (self.decisions, self.seals) = (0, Seals::default());
        Ok(self.game.restart(&self.setup)?)
    }

    fn take(&mut self, option: usize) -> Result<(), PlayError> {
        self.game.apply_nth(option)?;
        self.seals.note(self.decisions as usize, self.game.log().seal(), &self.game.state().core);
        self.decisions += 1;
        Ok(())
    }

    /// Lets bots play until the caller is asked or the game is over.
    fn let_bots_play(&mut self, bots: &mut Bots) -> Result<(), PlayError> {
        while let Some(decision) = self.game.decision() {
            let me = decision.ask.player;
            let bot = bots.by_seat.get_mut(me.index()).filter(|_| me.index() != bots.seat);
            let Some(bot) = bot else { return Ok(()) };
            let known = self.decisions - self.seals.hidden_from(Some(me)) as u64;
            let option = bot.choose(&GameView::for_asked(&self.game), &mut Dice::new(self.setup.seed, known));
            if let Some(fault) = bot.take_fault() {
                return Err(fault.into());
            }
            self.take(option)?;
        }
        Ok(())
    }

    /// Performs an option, lets bots play, and starts the next game if this one is over.
    fn step(&mut self, option: Option<usize>, shared: &Shared, bots: &mut Bots, row: &mut Row) -> Result<(), Failed> {
        row.rewards.fill(0.0);
        *row.done = false;
        if let Some(option) = option {
            self.take(option)?;
        }
        self.let_bots_play(bots)?;
        let mut games = 0;
        while self.game.is_over() {
            games += 1;
            if games > MAX_GAMES {
                return Err(Failed::NeverAsked);
            }
            let core = &self.game.state().core;
            row.scores.copy_from_slice(core.score.get(..row.scores.len()).unwrap_or_default());
            row.rewards.copy_from_slice(&returns(row.scores));
            *row.done = true;
            self.number += shared.count;
            self.start(shared.seed)?;
            self.let_bots_play(bots)?;
        }
        let view = GameView::for_asked(&self.game);
        let me = view.seat().unwrap_or(Player(0));
        *row.player = me.index() as i32;
        observe::write(shared.layout, &view, me, &mut row.out).map_err(PlayError::from)?;
        Ok(())
    }
}

/// Splits memory into one part for each game.
fn parts<T>(memory: &mut [T], games: usize) -> Vec<&mut [T]> {
    let each = memory.len() / games.max(1);
    if each == 0 { (0..games).map(|_| Default::default()).collect() } else { memory.chunks_exact_mut(each).collect() }
}

impl VectorGames {
    fn all(&self) -> Range<usize> {
        0..self.slots.len()
    }

    /// Runs `act` for all games in threads, and writes the observations.
    fn run(&mut self, py: Python<'_>, start: bool, actions: &[usize]) -> PyResult<()> {
        let games = self.slots.len();
        let mut planes = self.planes.bind(py).try_readwrite()?;
        let mut globals = self.globals.bind(py).try_readwrite()?;
        let mut options = self.options.bind(py).try_readwrite()?;
        let mut mask = self.mask.bind(py).try_readwrite()?;
        let mut players = self.players.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut scores = self.scores.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let mut rows: Vec<Row> = Vec::with_capacity(games);
        let arrays = parts(planes.as_slice_mut()?, games)
            .into_iter()
            .zip(parts(globals.as_slice_mut()?, games))
            .zip(parts(options.as_slice_mut()?, games))
            .zip(parts(mask.as_slice_mut()?, games))
            .zip(players.as_slice_mut()?)
            .zip(parts(rewards.as_slice_mut()?, games))
            .zip(parts(scores.as_slice_mut()?, games))
            .zip(done.as_slice_mut()?);
        for (((((((planes, globals), options), mask), player), rewards), scores), done) in arrays {
            rows.push(Row { out: Out { planes, globals, options, mask }, player, rewards, scores, done });
        }
        let shared =
            Shared { layout: &self.layout, seed: self.seed, count: games as u64, opponents: &self.opponents, seat: self.seat };
        let (slots, chunk) = (&mut self.slots, games.div_ceil(self.threads.max(1)).max(1));
        let played = py.detach(|| {
            std::thread::scope(|scope| {
                let mut workers = Vec::new();
                let mut first = 0;
                for (slots, rows) in slots.chunks_mut(chunk).zip(rows.chunks_mut(chunk)) {
                    let shared = &shared;
                    let actions = actions.get(first..first + slots.len()).unwrap_or_default();
                    let begin = first;
                    first += slots.len();
                    workers.push(scope.spawn(move || work(slots, rows, shared, begin, start, actions)));
                }
                let join =
                    |worker: std::thread::ScopedJoinHandle<'_, Result<(), Failed>>| worker.join().unwrap_or(Err(Failed::Thread));
                workers.into_iter().map(join).collect::<Vec<_>>().into_iter().collect::<Result<(), _>>()
            })
        });
        let failed = |failed| match failed {
            Failed::Play(error) => of_play(error),
            Failed::Bot(error) => of_bot(error),
            Failed::NeverAsked => crate::error::GameError::new_err(format!(
                "the caller was not asked in {MAX_GAMES} games in a row; use a table at which its seat decides something"
            )),
            Failed::Thread => {
                crate::error::GameError::new_err("a thread ended early; please report this with the table and the seed")
            }
        };
        played.map_err(failed)?;
        let most = self.slots.iter().filter_map(|slot| slot.game.decision()).map(|decision| decision.len()).max();
        warn_if_cut(py, most.unwrap_or_default(), self.layout.options)
    }
}

enum Failed {
    Play(PlayError),
    Bot(bastide_bots::UnknownBot),
    /// The caller was not asked in [`MAX_GAMES`] games.
    NeverAsked,
    Thread,
}

impl From<PlayError> for Failed {
    fn from(error: PlayError) -> Failed {
        Failed::Play(error)
    }
}

/// Steps some of the games, the first of which has this number.
fn work(
    slots: &mut [Slot],
    rows: &mut [Row],
    shared: &Shared,
    first: usize,
    start: bool,
    actions: &[usize],
) -> Result<(), Failed> {
    let seats = slots.first().map_or(0, |slot| slot.game.rules().seats.len());
    let one_a_seat = |name: &String| (0..seats).map(|_| bastide_bots::make(name)).collect::<Result<Vec<_>, _>>();
    let mut bots: Vec<_> = shared.opponents.iter().map(one_a_seat).collect::<Result<_, _>>().map_err(Failed::Bot)?;
    for (i, (slot, row)) in slots.iter_mut().zip(rows).enumerate() {
        if start {
            slot.start(shared.seed)?;
        }
        let kind = (first + i).checked_rem(bots.len()).and_then(|kind| bots.get_mut(kind));
        let mut bots = Bots { by_seat: kind.map_or(&mut [], Vec::as_mut_slice), seat: shared.seat };
        slot.step(actions.get(i).copied(), shared, &mut bots, row)?;
    }
    Ok(())
}

#[pymethods]
impl VectorGames {
    #[new]
    #[pyo3(signature = (table, count, *, seed=0, threads=0, opponents=None, seat=0, window=DEFAULT_WINDOW,
        max_options=DEFAULT_OPTIONS, planes=true, options=true))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        table: &Table,
        count: usize,
        seed: u64,
        threads: usize,
        opponents: Option<Opponents>,
        seat: usize,
        window: usize,
        max_options: usize,
        planes: bool,
        options: bool,
    ) -> PyResult<VectorGames> {
        if count == 0 || !(1..=255).contains(&window) || !(1..=65_535).contains(&max_options) {
            return Err(PyValueError::new_err("count is at least 1, window 1 to 255 cells, and max_options 1 to 65535"));
        }
        let rules = &table.setting.rules;
        let seats = rules.seats.len();
        if seat >= seats {
            return Err(PyIndexError::new_err(format!("there is no seat {seat}; the table has {seats}, counted from 0")));
        }
        let opponents = match opponents {
            None => Vec::new(),
            Some(Opponents::One(bot)) => vec![bot],
            Some(Opponents::Many(bots)) if bots.is_empty() => return Err(PyValueError::new_err("name one opponent or more")),
            Some(Opponents::Many(bots)) => bots,
        };
        for bot in &opponents {
            bastide_bots::make(bot).map_err(of_bot)?;
        }
        let layout = Layout::new(rules, window, max_options);
        let setup = table.setting.opening(seed).map_err(of_tables)?;
        let first = Game::new(rules.clone(), &setup).map_err(|fault| of_play(fault.into()))?;
        let slot = |number| Slot { game: first.clone(), setup: setup.clone(), number, decisions: 0, seals: Seals::default() };
        let (channels, rows) = (if planes { layout.planes.len() } else { 0 }, if options { max_options } else { 0 });
        let globals = layout.globals.len();
        let mut games = VectorGames {
            table: table.clone(),
            layout,
            seed,
            threads: self::threads(threads).min(count),
            opponents,
            seat,
            slots: (0..count as u64).map(slot).collect(),
            planes: PyArray4::zeros(py, [count, channels, window, window], false).unbind(),
            globals: PyArray2::zeros(py, [count, globals], false).unbind(),
            options: PyArray3::zeros(py, [count, rows, COLUMNS.len()], false).unbind(),
            mask: PyArray2::zeros(py, [count, max_options], false).unbind(),
            players: PyArray1::zeros(py, [count], false).unbind(),
            rewards: PyArray2::zeros(py, [count, seats], false).unbind(),
            scores: PyArray2::zeros(py, [count, seats], false).unbind(),
            done: PyArray1::zeros(py, [count], false).unbind(),
        };
        games.run(py, true, &[])?;
        Ok(games)
    }

    /// Starts all games anew. Without a seed, they are the same games as before.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.seed = seed.unwrap_or(self.seed);
        self.slots.iter_mut().enumerate().for_each(|(i, slot)| slot.number = i as u64);
        self.run(py, true, &[])
    }

    /// Performs one option in each game. A game that is over is followed by a new one at once.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        if actions.len() != self.slots.len() {
            return Err(PyValueError::new_err(format!("{} actions were given for {} games", actions.len(), self.slots.len())));
        }
        let mut chosen = Vec::with_capacity(actions.len());
        for (i, (action, slot)) in actions.iter().zip(&self.slots).enumerate() {
            let options = slot.game.decision().map_or(0, |decision| decision.len());
            let action = usize::try_from(*action).ok().filter(|action| *action < options);
            let Some(action) = action else {
                let message = format!("game {i} has no option {}; it has {options}, counted from 0", actions[i]);
                return Err(ActionError::new_err(message));
            };
            chosen.push(action);
        }
        self.run(py, false, &chosen)
    }

    /// Returns the features of the positions after each option of each game, and for each game the
    /// row of its first option.
    #[expect(clippy::type_complexity, reason = "a tuple of two arrays")]
    fn afterstates<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyArray2<f32>>, Bound<'py, PyArray1<i64>>)> {
        let width = crate::features::count(&self.table.setting.rules);
        let chunk = self.slots.len().div_ceil(self.threads.max(1)).max(1);
        let parts: Vec<Result<(Vec<f32>, Vec<i64>), PlayError>> = py.detach(|| {
            std::thread::scope(|scope| {
                let evaluate = |slots: &[Slot]| {
                    let (mut features, mut counts) = (Vec::new(), Vec::with_capacity(slots.len()));
                    let Some(mut copy) = slots.first().map(|slot| slot.game.clone()) else { return Ok((features, counts)) };
                    for slot in slots {
                        let seed = derive(slot.setup.seed, slot.decisions);
                        counts.push(crate::features::push_afterstates(&slot.game, &mut copy, seed, &mut features)? as i64);
                    }
                    Ok((features, counts))
                };
                let workers: Vec<_> = self.slots.chunks(chunk).map(|slots| scope.spawn(move || evaluate(slots))).collect();
                workers.into_iter().map(|worker| worker.join().unwrap_or(Err(PlayError::Over))).collect()
            })
        });
        let (mut features, mut starts, mut row) = (Vec::new(), vec![0], 0);
        for part in parts {
            let (more, counts) = part.map_err(of_play)?;
            features.extend(more);
            starts.extend(counts.iter().map(|count| {
                row += count;
                row
            }));
        }
        let rows = features.len() / width.max(1);
        Ok((features.into_pyarray(py).reshape([rows, width])?, starts.into_pyarray(py)))
    }

    /// Returns the seeds of the games in play.
    fn seeds<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        self.all().map(|i| self.slots[i].setup.seed).collect::<Vec<_>>().into_pyarray(py)
    }

    /// The table.
    #[getter]
    fn table(&self) -> Table {
        self.table.clone()
    }

    fn __len__(&self) -> usize {
        self.slots.len()
    }

    /// The planes around the board.
    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray4<u8>> {
        self.planes.bind(py).clone()
    }

    /// The globals.
    #[getter]
    fn globals<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.globals.bind(py).clone()
    }

    /// The options.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray3<i16>> {
        self.options.bind(py).clone()
    }

    /// The masks of the options.
    #[getter]
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<bool>> {
        self.mask.bind(py).clone()
    }

    /// The seat that is asked in each game.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.players.bind(py).clone()
    }

    /// The results of the games that the last step ended; 0 elsewhere.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    /// The points at the end of the last game of each slot.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i32>> {
        self.scores.bind(py).clone()
    }

    /// The games that the last step ended.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.done.bind(py).clone()
    }
}
