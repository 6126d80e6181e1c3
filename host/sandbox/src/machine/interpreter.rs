//! Runs modules in an interpreter: they start at once, and need no memory that can be executed.

use wasmi::{Engine, Instance, Linker, Module, TrapCode};

use super::stop::Stop;

pub(crate) use wasmi::{Error, Memory, Store, StoreLimits, StoreLimitsBuilder, TypedFunc};

/// A module that is ready to run.
#[derive(Clone)]
pub(crate) struct Program(Module);

impl Program {
    /// Keeps a module that was read.
    pub(crate) fn new(module: Module, _bytes: &[u8]) -> Program {
        Program(module)
    }

    pub(super) fn engine(&self) -> Result<&Engine, Error> {
        Ok(self.0.engine())
    }

    pub(super) fn instance(&self, store: &mut Store<StoreLimits>) -> Result<Instance, Error> {
        Linker::new(self.0.engine()).instantiate_and_start(store, &self.0)
    }
}

/// Returns why a module stopped.
pub(crate) fn stop(error: &Error) -> Stop {
    match error.as_trap_code() {
        Some(TrapCode::OutOfFuel) => Stop::Work,
        Some(TrapCode::StackOverflow) => Stop::Stack,
        Some(TrapCode::UnreachableCodeReached) => Stop::Own,
        Some(other) => Stop::Other(other.to_string()),
        None => Stop::Other(error.to_string()),
    }
}
