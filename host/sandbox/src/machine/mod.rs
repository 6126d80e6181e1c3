//! The machine that runs a module: an interpreter, or a compiler with the feature `wasmtime`.
//!
//! Both have the same items: `Program` (a checked module that is ready to run), its `start` (the memory and the
//! functions of one running module), and `stop` (why a module stopped).

#[cfg(not(feature = "wasmtime"))]
mod interpreter;
#[cfg(not(feature = "wasmtime"))]
pub(crate) use interpreter::*;

#[cfg(feature = "wasmtime")]
mod compiler;
#[cfg(feature = "wasmtime")]
pub(crate) use compiler::*;

mod stop;

use crate::limits::Limits;

/// A module that runs, with its memory and the functions that a host calls.
pub(crate) struct Running {
    pub(crate) store: Store<StoreLimits>,
    pub(crate) memory: Memory,
    pub(crate) room: TypedFunc<u32, u32>,
    pub(crate) answer: TypedFunc<(), u32>,
    pub(crate) text: TypedFunc<(), u32>,
}

/// The reason why a module does not run.
pub(crate) enum NotRunning {
    /// It could not be started.
    Refused(Error),
    /// It lacks this export.
    Lacks(&'static str),
}

impl From<Error> for NotRunning {
    fn from(error: Error) -> NotRunning {
        NotRunning::Refused(error)
    }
}

impl Program {
    /// Starts the module, with these limits.
    pub(crate) fn start(&self, limits: Limits) -> Result<Running, NotRunning> {
        let allowed = StoreLimitsBuilder::new().memory_size(limits.memory).memories(1).tables(4).table_elements(1 << 20);
        let engine = self.engine()?;
        let mut store = Store::new(engine, allowed.instances(1).build());
        store.limiter(|limits| limits);
        store.set_fuel(limits.fuel)?;
        let instance = self.instance(&mut store)?;
        let lacks = NotRunning::Lacks;
        let memory = instance.get_memory(&mut store, "memory").ok_or(lacks("memory"))?;
        let room = instance.get_typed_func(&mut store, "bastide_room").map_err(|_| lacks("bastide_room"))?;
        let answer = instance.get_typed_func(&mut store, "bastide_answer").map_err(|_| lacks("bastide_answer"))?;
        let text = instance.get_typed_func(&mut store, "bastide_text").map_err(|_| lacks("bastide_text"))?;
        Ok(Running { store, memory, room, answer, text })
    }
}
