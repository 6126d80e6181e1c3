//! Bots.

use std::sync::{Mutex, PoisonError};

use bastide_bots::{Bot as CoreBot, Dice};
use bastide_core::GameView;
use pyo3::prelude::*;

use crate::error::{ActionError, of_bot};
use crate::game::Game;

/// A bot of Bastide. It sees what its seat may see of a game.
#[pyclass(module = "bastide", frozen)]
pub(crate) struct Bot {
    name: String,
    bot: Mutex<Box<dyn CoreBot>>,
}

/// A bot that may move to another thread.
pub(crate) struct Named(Box<dyn CoreBot>);

impl Named {
    /// Returns the number of the option that the bot takes.
    pub(crate) fn number(&mut self, game: &Game) -> PyResult<usize> {
        choose(self.0.as_mut(), game)
    }
}

impl Bot {
    /// Makes the bot of a name.
    pub(crate) fn named(name: &str) -> PyResult<Named> {
        Ok(Named(bastide_bots::make(name).map_err(of_bot)?))
    }
}

fn choose(bot: &mut dyn CoreBot, game: &Game) -> PyResult<usize> {
    let number = match game.recorder() {
        Ok(recorder) => bastide_bots::choose(bot, recorder),
        Err(_) => game.core().decision().map(|_| bot.choose(&GameView::for_asked(game.core()), &mut Dice::new(0, 0))),
    };
    number.ok_or_else(|| ActionError::new_err("the game is over"))
}

#[pymethods]
impl Bot {
    #[new]
    fn new(name: &str) -> PyResult<Bot> {
        Ok(Bot { name: name.to_owned(), bot: Mutex::new(bastide_bots::make(name).map_err(of_bot)?) })
    }

    /// The names of all kinds of bots.
    #[staticmethod]
    fn names() -> Vec<&'static str> {
        bastide_bots::names().collect()
    }

    /// Returns the number of the option that the bot takes. The same position of the same game
    /// gives the same number, unless the budget of the bot is a time.
    fn choose(&self, py: Python<'_>, game: &Game) -> PyResult<usize> {
        // A bot that panicked in another thread has working memory only.
        py.detach(|| choose(self.bot.lock().unwrap_or_else(PoisonError::into_inner).as_mut(), game))
    }

    fn __repr__(&self) -> String {
        format!("bastide.Bot(\"{}\")", self.name)
    }
}
