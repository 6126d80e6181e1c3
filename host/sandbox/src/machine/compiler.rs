//! Runs modules as machine code: they start after seconds of compiling, and then play many times as fast.

use std::sync::{Arc, OnceLock};

use wasmtime::{Config, Engine, Instance, Linker, Module, Trap};

use super::stop::Stop;

pub(crate) use wasmtime::{Error, Memory, Store, StoreLimits, StoreLimitsBuilder, TypedFunc};

/// A module that is ready to run, or the reason why it cannot be compiled. It is compiled once, when it first starts.
#[derive(Clone)]
pub(crate) struct Program(Arc<Source>);

struct Source {
    bytes: Box<[u8]>,
    compiled: OnceLock<Result<Module, String>>,
}

impl Program {
    /// Keeps the bytes of a module that was read.
    pub(crate) fn new(_module: wasmi::Module, bytes: &[u8]) -> Program {
        Program(Arc::new(Source { bytes: bytes.into(), compiled: OnceLock::new() }))
    }

    fn module(&self) -> Result<&Module, Error> {
        let compiled = self.0.compiled.get_or_init(|| compiled(&self.0.bytes).map_err(|error| format!("{error:#}")));
        compiled.as_ref().map_err(|why| Error::msg(why.clone()))
    }

    pub(super) fn engine(&self) -> Result<&Engine, Error> {
        Ok(self.module()?.engine())
    }

    pub(super) fn instance(&self, store: &mut Store<StoreLimits>) -> Result<Instance, Error> {
        let module = self.module()?;
        Linker::new(module.engine()).instantiate(store, module)
    }
}

fn compiled(bytes: &[u8]) -> Result<Module, Error> {
    let mut config = Config::new();
    config.consume_fuel(true).wasm_multi_memory(false);
    Module::from_binary(&Engine::new(&config)?, bytes)
}

/// Returns why a module stopped.
pub(crate) fn stop(error: &Error) -> Stop {
    match error.downcast_ref::<Trap>() {
        Some(Trap::OutOfFuel) => Stop::Work,
        Some(Trap::StackOverflow) => Stop::Stack,
        Some(Trap::UnreachableCodeReached) => Stop::Own,
        Some(other) => Stop::Other(other.to_string()),
        None => Stop::Other(error.to_string()),
    }
}
