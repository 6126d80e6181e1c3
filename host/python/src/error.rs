//! The exceptions of the package. Their messages are those of the engine.

use bastide_bots::UnknownBot;
use bastide_core::{Fault, PlayError, RecordError as CoreRecordError, TableError as CoreTableError};
use bastide_sandbox::BoxedError;
use bastide_simulate::SimulateError;
use bastide_tables::TablesError;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(bastide, BastideError, PyValueError, "The base of all exceptions of this package.");
create_exception!(bastide, TableError, BastideError, "A table has errors. The message shows each with its line.");
create_exception!(bastide, RecordError, BastideError, "A record has errors, or does not fit this version.");
create_exception!(bastide, ActionError, BastideError, "An action is not among the options, or the game is over.");
create_exception!(bastide, BotError, BastideError, "A text names no bot.");
create_exception!(bastide, BundleError, BastideError, "A bundle cannot be used, or its game has failed.");
create_exception!(bastide, GameError, BastideError, "A plugin failed, or a request does not fit the game.");

/// Adds the exceptions to the module.
pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("BastideError", py.get_type::<BastideError>())?;
    module.add("TableError", py.get_type::<TableError>())?;
    module.add("RecordError", py.get_type::<RecordError>())?;
    module.add("ActionError", py.get_type::<ActionError>())?;
    module.add("BotError", py.get_type::<BotError>())?;
    module.add("BundleError", py.get_type::<BundleError>())?;
    module.add("GameError", py.get_type::<GameError>())
}

/// Returns the exception for an error of a table or a record.
pub(crate) fn of_tables(error: TablesError) -> PyErr {
    match &error {
        TablesError::Record(_) => RecordError::new_err(error.message()),
        _ => TableError::new_err(error.message()),
    }
}

/// Returns the exception for an error of a table.
pub(crate) fn of_table(error: CoreTableError) -> PyErr {
    of_tables(error.into())
}

/// Returns the exception for an error of a record.
pub(crate) fn of_record(error: CoreRecordError) -> PyErr {
    of_tables(error.into())
}

/// Returns the exception for an action that cannot be performed.
pub(crate) fn of_play(error: PlayError) -> PyErr {
    match error {
        PlayError::Broken(fault) => of_fault(fault),
        refused => ActionError::new_err(refused.to_string()),
    }
}

/// Returns the exception for a plugin that failed.
pub(crate) fn of_fault(fault: Fault) -> PyErr {
    GameError::new_err(format!("the game cannot continue: {fault}"))
}

/// Returns the exception for a plugin that failed in a copy of a game in which a bot tried an option.
pub(crate) fn of_fault_ahead(fault: &Fault) -> PyErr {
    GameError::new_err(format!("a plugin failed while the bot looked ahead: {fault}"))
}

/// Returns the exception for a text that names no bot.
pub(crate) fn of_bot(error: UnknownBot) -> PyErr {
    BotError::new_err(error.to_string())
}

/// Returns the exception for games that cannot be simulated.
pub(crate) fn of_simulation(error: SimulateError) -> PyErr {
    match error {
        SimulateError::Tables(error) => of_tables(error),
        SimulateError::Bot(error) => of_bot(error),
        other => GameError::new_err(other.message()),
    }
}

/// Returns the exception for a game in a bundle.
pub(crate) fn of_boxed(error: BoxedError) -> PyErr {
    match error {
        BoxedError::Refused(why) => ActionError::new_err(why),
        other => BundleError::new_err(other.to_string()),
    }
}
