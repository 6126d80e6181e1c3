//! Bots.

use std::sync::{Mutex, PoisonError};

use bastide_bots::Bot as CoreBot;
use pyo3::prelude::*;

use crate::error::of_bot;
use crate::game::Game;

/// A bot of Bastide. It sees what its seat may see of a game.
#[pyclass(module = "bastide", frozen)]
pub(crate) struct Bot {
    name: String,
    bot: Mutex<Box<dyn CoreBot>>,
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
        py.detach(|| game.choice_of(self.bot.lock().unwrap_or_else(PoisonError::into_inner).as_mut()))
    }

    fn __repr__(&self) -> String {
        format!("bastide.Bot(\"{}\")", self.name)
    }
}
