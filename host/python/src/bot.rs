//! Bots: those of Bastide, and functions of Python.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bastide_bots::{Bot as CoreBot, Dice, UnknownBot};
use bastide_core::GameView;
use pyo3::prelude::*;

use crate::error::of_bot;
use crate::game::{Choice, Game};
use crate::table::Table;

/// A bot. It sees what its seat may see of a game.
#[pyclass(module = "bastide", frozen)]
pub(crate) struct Bot {
    name: String,
    kind: Kind,
}

enum Kind {
    Ours(Mutex<Box<dyn CoreBot>>),
    /// A function that gets a game and returns an option.
    Function(Py<PyAny>),
}

/// A bot as an argument: its name, a bot, or a function.
#[derive(FromPyObject)]
pub(crate) enum AnyBot<'py> {
    Name(String),
    Bot(PyRef<'py, Bot>),
    Function(Bound<'py, PyAny>),
}

impl AnyBot<'_> {
    /// Returns the name, and the function of one that is a function.
    pub(crate) fn parts(self) -> PyResult<(String, Option<Py<PyAny>>)> {
        match self {
            AnyBot::Name(name) => Ok((name, None)),
            AnyBot::Bot(bot) => match &bot.kind {
                Kind::Ours(_) => Ok((bot.name.clone(), None)),
                Kind::Function(function) => Ok((bot.name.clone(), Some(function.clone_ref(bot.py())))),
            },
            AnyBot::Function(function) => Ok((name_of(&function)?, Some(function.unbind()))),
        }
    }
}

/// Returns the name of a function, or of the class of an object that can be called.
fn name_of(function: &Bound<'_, PyAny>) -> PyResult<String> {
    if !function.is_callable() {
        let message = "a bot is a name, a bastide.Bot, or a function that gets a game and returns an option";
        return Err(pyo3::exceptions::PyTypeError::new_err(message));
    }
    match function.getattr("__name__") {
        Ok(name) => name.extract(),
        Err(_) => Ok(function.get_type().name()?.to_string()),
    }
}

/// Asks a function for an option of a game, in which what the seat does not know is drawn anew.
fn ask(py: Python<'_>, function: &Py<PyAny>, game: Game) -> PyResult<usize> {
    // The function may play on with its copy.
    let choice: Choice = function.call1(py, (game.clone(),))?.extract(py)?;
    game.number_of(choice)
}

/// Why a run of games ended early: an error of Python, or Ctrl-C.
#[derive(Default)]
pub(crate) struct Failure {
    pub(crate) stop: AtomicBool,
    error: Mutex<Option<PyErr>>,
}

impl Failure {
    /// Keeps the first error, and stops the run.
    pub(crate) fn keep(&self, error: PyErr) {
        self.stop.store(true, Ordering::Relaxed);
        self.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }

    /// Returns the error as a result.
    pub(crate) fn raise(&self) -> PyResult<()> {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }
}

/// A function that plays games in threads of Rust.
struct Called {
    function: Py<PyAny>,
    table: Table,
    failure: Arc<Failure>,
}

impl CoreBot for Called {
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize {
        if self.failure.stop.load(Ordering::Relaxed) {
            return 0;
        }
        let game = Game::sampled(&self.table, view.determinize(dice.roll()));
        Python::attach(|py| {
            ask(py, &self.function, game).unwrap_or_else(|error| {
                // The run ends, and what is returned counts for nothing.
                self.failure.keep(error);
                0
            })
        })
    }
}

/// Functions by their names.
pub(crate) type Named = Vec<(String, Py<PyAny>)>;

/// Functions that play under names in a run, beside the bots of Bastide.
pub(crate) struct Functions {
    by_name: Named,
    table: Table,
    failure: Arc<Failure>,
}

impl Functions {
    pub(crate) fn new(by_name: Named, table: &Table, failure: &Arc<Failure>) -> Functions {
        Functions { by_name, table: table.clone(), failure: failure.clone() }
    }

    /// Makes the bot with a name.
    pub(crate) fn make(&self, name: &str) -> Result<Box<dyn CoreBot>, UnknownBot> {
        let Some((_, function)) = self.by_name.iter().find(|(own, _)| own == name) else { return bastide_bots::make(name) };
        let function = Python::attach(|py| function.clone_ref(py));
        Ok(Box::new(Called { function, table: self.table.clone(), failure: self.failure.clone() }))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (source, name=None))]
    fn new(source: AnyBot<'_>, name: Option<String>) -> PyResult<Bot> {
        let (own, function) = source.parts()?;
        let kind = match function {
            Some(function) => Kind::Function(function),
            None => Kind::Ours(Mutex::new(bastide_bots::make(&own).map_err(of_bot)?)),
        };
        Ok(Bot { name: name.unwrap_or(own), kind })
    }

    /// The names of all kinds of bots.
    #[staticmethod]
    fn names() -> Vec<&'static str> {
        bastide_bots::names().collect()
    }

    /// The name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Returns the number of the option that the bot takes. The same position of the same game
    /// gives the same number, unless the budget of the bot is a time.
    fn choose(&self, py: Python<'_>, game: &Game) -> PyResult<usize> {
        match &self.kind {
            // A bot that panicked in another thread has working memory only.
            Kind::Ours(bot) => py.detach(|| game.choice_of(bot.lock().unwrap_or_else(PoisonError::into_inner).as_mut())),
            Kind::Function(function) => {
                let view = GameView::for_asked(game.core());
                ask(py, function, Game::sampled(&game.table, view.determinize(game.dice().roll())))
            }
        }
    }

    fn __repr__(&self) -> String {
        format!("bastide.Bot(\"{}\")", self.name)
    }
}
