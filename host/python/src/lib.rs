//! The native part of the Python package `bastide`.
//!
//! [`table`] and [`game`] wrap the engine, [`bot`] the bots, [`bundle`] expansions of other authors in a
//! sandbox. [`observe`] turns what a seat may see into numbers, [`features`] does so for the positions
//! after each option, and [`vector`] steps many games in threads. [`runs`] plays simulations and matches. All that is handed to Python for
//! one seat goes through `GameView::for_player`.

mod bot;
mod bundle;
mod error;
mod features;
mod frame;
mod game;
mod observe;
mod options;
mod runs;
mod table;
mod value;
mod vector;

use bastide_expansions as _;
use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    error::add_to(module)?;
    module.add("__version__", bastide_core::record::ENGINE)?;
    module.add("OPTION_COLUMNS", options::COLUMNS.to_vec())?;
    module.add_class::<table::Table>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<bundle::Bundle>()?;
    module.add_class::<bundle::BoxedGame>()?;
    module.add_class::<vector::VectorGames>()?;
    module.add_class::<runs::Simulation>()?;
    module.add_function(wrap_pyfunction!(table::allow_library, module)?)?;
    module.add_function(wrap_pyfunction!(runs::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(runs::merge, module)?)?;
    module.add_function(wrap_pyfunction!(runs::play_match, module)?)?;
    module.add_function(wrap_pyfunction!(runs::match_shard, module)?)?;
    module.add_function(wrap_pyfunction!(runs::match_outcome, module)?)?;
    Ok(())
}
