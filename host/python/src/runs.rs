//! Simulations and matches: many games of bots in threads.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bastide_simulate::matches::{self, MatchPlan};
use bastide_simulate::parquet::ParquetRows;
use bastide_simulate::totals::{self, Totals};
use bastide_simulate::{Control, Outcome, Plan, Shard, play_all};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::bot::{AnyBot, Failure, Functions, Named};
use crate::error::{GameError, of_simulation};
use crate::table::Table;
use crate::value::from_json;

/// The totals of the games of a run, or of one of its shards.
#[pyclass(module = "bastide", frozen)]
pub(crate) struct Simulation {
    totals: Totals,
}

fn json<T: serde::Serialize>(value: &T) -> PyResult<String> {
    serde_json::to_string(value).map_err(|e| GameError::new_err(e.to_string()))
}

#[pymethods]
impl Simulation {
    /// Reads totals from JSON, as `json` and `bastide simulate --totals` write them.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Simulation> {
        match serde_json::from_str(text) {
            Ok(totals) => Ok(Simulation { totals }),
            Err(e) => Err(PyValueError::new_err(format!("the text does not hold totals of a simulation: {e}"))),
        }
    }

    /// The totals as JSON: the text that `bastide merge` reads.
    #[getter]
    fn json(&self) -> PyResult<String> {
        Ok(json(&self.totals)? + "\n")
    }

    /// The number of games that were played.
    #[getter]
    fn games(&self) -> u64 {
        self.totals.played
    }

    /// The number and the count of the shards.
    #[getter]
    fn shard(&self) -> (u64, u64) {
        (self.totals.shard.number, self.totals.shard.of)
    }

    /// Returns the statistics as a dict, with the keys of `bastide simulate --json`.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &json(&Outcome::of(&self.totals))?)
    }

    fn __eq__(&self, other: &Simulation) -> bool {
        self.totals == other.totals
    }

    fn __repr__(&self) -> String {
        let Totals { run, shard, played, .. } = &self.totals;
        let seat = |seat: &bastide_simulate::outcome::SeatOutcome| format!("{} ({}) {:.2}", seat.seat, seat.bot, seat.score.mean);
        let seats: Vec<String> = Outcome::of(&self.totals).seats.iter().map(seat).collect();
        format!("<bastide.Simulation shard {shard}, {played} games of {}: {}>", run.headline, seats.join(", "))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("from_json")?, (slf.get().json()?,)))
    }
}

/// Returns the number of threads: all that the machine runs at once for 0.
pub(crate) fn threads(asked: usize) -> usize {
    match asked {
        0 => std::thread::available_parallelism().map_or(1, |n| n.get()),
        asked => asked,
    }
}

/// Counts games for Python, and stops a run at Ctrl-C.
struct Progress {
    call: Option<Py<PyAny>>,
    failure: Arc<Failure>,
}

impl Progress {
    fn new(call: Option<Py<PyAny>>) -> Progress {
        Progress { call, failure: Arc::default() }
    }

    /// Returns the function that counts games.
    fn advance(&self) -> impl FnMut(u64) {
        let mut done = 0;
        move |more| {
            done += more;
            let told = Python::attach(|py| {
                py.check_signals()?;
                self.call.as_ref().map_or(Ok(()), |call| call.call1(py, (done,)).map(drop))
            });
            if let Err(error) = told {
                self.failure.keep(error);
            }
        }
    }

    /// Returns the flag that stops the run.
    fn stop(&self) -> &AtomicBool {
        &self.failure.stop
    }
}

fn shard((number, of): (u64, u64)) -> PyResult<Shard> {
    let wrong = || PyValueError::new_err(format!("shard ({number}, {of}) is out of range: it takes (I, N) with I from 1 to N"));
    Shard::new(number, of).ok_or_else(wrong)
}

/// Plays games of bots and returns their totals.
#[pyfunction]
#[pyo3(signature = (table, games=1000, *, seed=1, bots=None, threads=0, shard=(1, 1), csv=None, parquet=None, moves=false, progress=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn simulate(
    py: Python<'_>,
    table: &Table,
    games: u64,
    seed: u64,
    bots: Option<Vec<String>>,
    threads: usize,
    shard: (u64, u64),
    csv: Option<PathBuf>,
    parquet: Option<PathBuf>,
    moves: bool,
    progress: Option<Py<PyAny>>,
) -> PyResult<Simulation> {
    let shard = self::shard(shard)?;
    let setting = &table.setting;
    let bots = Plan::seat_bots(setting, &bots.unwrap_or_default()).map_err(of_simulation)?;
    let plan = Plan { games, seed, threads: self::threads(threads), bots, shard, moves };
    if csv.is_some() && parquet.is_some() {
        return Err(PyValueError::new_err("name a file for csv or for parquet, not both"));
    }
    let create = |path: Option<PathBuf>| path.map(File::create).transpose().map(|file| file.map(BufWriter::new));
    let (mut csv, mut file) = (create(csv)?, create(parquet)?);
    let progress = Progress::new(progress);
    let played = py.detach(|| {
        let mut parquet = file.as_mut().map(|file| ParquetRows::new(file));
        let rows = parquet.as_mut().map(|rows| rows as &mut dyn Write).or(csv.as_mut().map(|csv| csv as &mut dyn Write));
        let played = play_all(setting, &plan, progress.advance(), rows, Control::of(progress.stop()))?;
        parquet.map_or(Ok(()), ParquetRows::finish)?;
        Ok(played)
    });
    progress.failure.raise()?;
    Ok(Simulation { totals: played.map_err(of_simulation)?.0 })
}

/// Adds up all shards of a run, in any order.
#[pyfunction]
pub(crate) fn merge(parts: Vec<PyRef<'_, Simulation>>) -> PyResult<Simulation> {
    let named = parts.iter().enumerate().map(|(i, part)| (format!("part {i}"), part.totals.clone()));
    Ok(Simulation { totals: totals::merge(named).map_err(|e| PyValueError::new_err(e.to_string()))? })
}

fn match_plan(table: &Table, first: String, second: String, games: u64, seed: u64, threads: usize) -> MatchPlan {
    let rounds = games.div_ceil(table.setting.rules.seats.len().max(1) as u64);
    MatchPlan { bots: [first, second], rounds, seed, threads: self::threads(threads), test: None }
}

/// Returns the names of two bots that play each other, with those of them that are functions.
fn pair(first: AnyBot<'_>, second: AnyBot<'_>) -> PyResult<([String; 2], Named)> {
    let ((first, one), (second, other)) = (first.parts()?, second.parts()?);
    let functions: Named =
        one.map(|one| (first.clone(), one)).into_iter().chain(other.map(|other| (second.clone(), other))).collect();
    if first == second && !functions.is_empty() {
        let message = format!("both bots are called {first}; give one of them a name with bastide.Bot(function, name=...)");
        return Err(PyValueError::new_err(message));
    }
    Ok(([first, second], functions))
}

/// Lets two bots play the same games from every seat. Returns a dict with the keys of
/// `bastide match --json`.
#[pyfunction]
#[pyo3(name = "match", signature = (table, first, second, *, games=100, seed=1, threads=0, progress=None))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn play_match<'py>(
    py: Python<'py>,
    table: &Table,
    first: AnyBot<'py>,
    second: AnyBot<'py>,
    games: u64,
    seed: u64,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let ([first, second], functions) = pair(first, second)?;
    let plan = match_plan(table, first, second, games, seed, threads);
    let progress = Progress::new(progress);
    let functions = Functions::new(functions, table, &progress.failure);
    let make = |name: &str| functions.make(name);
    let played = py.detach(|| matches::run(&table.setting, &plan, &make, progress.stop(), progress.advance(), None));
    progress.failure.raise()?;
    from_json(py, &json(&played.map_err(of_simulation)?)?)
}

/// Plays the rounds of one shard of a match. Returns them as JSON, for `match_outcome`.
#[pyfunction]
#[pyo3(signature = (table, first, second, *, games, seed, shard, threads=1))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn match_shard(
    py: Python<'_>,
    table: &Table,
    first: String,
    second: String,
    games: u64,
    seed: u64,
    shard: (u64, u64),
    threads: usize,
) -> PyResult<String> {
    let (plan, shard) = (match_plan(table, first, second, games, seed, threads), self::shard(shard)?);
    let progress = Progress::new(None);
    let played =
        py.detach(|| matches::play_shard(&table.setting, &plan, shard, &bastide_bots::make, progress.stop(), progress.advance()));
    progress.failure.raise()?;
    json(&played.map_err(of_simulation)?)
}

/// Returns the result of a match from the rounds of all its shards.
#[pyfunction]
#[pyo3(signature = (table, first, second, parts, *, games, seed, seconds=0.0))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn match_outcome<'py>(
    py: Python<'py>,
    table: &Table,
    first: String,
    second: String,
    parts: Vec<String>,
    games: u64,
    seed: u64,
    seconds: f64,
) -> PyResult<Bound<'py, PyAny>> {
    let plan = match_plan(table, first, second, games, seed, 1);
    let read = |part: &String| serde_json::from_str::<Vec<matches::Round>>(part);
    let rounds = parts.iter().map(read).collect::<Result<Vec<_>, _>>().map_err(|e| PyValueError::new_err(e.to_string()))?;
    let outcome = matches::outcome_of(&table.setting, &plan, rounds.concat(), seconds).map_err(of_simulation)?;
    from_json(py, &json(&outcome)?)
}
