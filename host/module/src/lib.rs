//! The engine with its expansions as one WebAssembly module.
//!
//! A module imports nothing: no clock, no files, no network. It exports its memory and three functions.
//! The host asks [`Module::room`] for room for an order, writes the order there as JSON, and calls
//! [`Module::answer`]; the answer lies at [`Module::text`]. Orders and answers are those of
//! [`bastide_service`], and those of a page without a server beside its game (`desk.rs`).
//!
//! | export | parameters | result |
//! |---|---|---|
//! | `bastide_room` | the length of an order in bytes | the address at which the order is to be written |
//! | `bastide_answer` | none | the length of the answer in bytes |
//! | `bastide_text` | none | the address of the answer |
//!
//! A module with expansions of other authors is a crate of its own, which [`module!`] fills:
//!
//! ```ignore
//! bastide_module::module!("dark-woods 1.0.0" => dark_woods::BASTIDE_EXPANSIONS, "haunted 0.2.1" => haunted::BASTIDE_EXPANSIONS);
//! ```

mod desk;

use std::sync::{Mutex, MutexGuard, PoisonError};

use bastide_core::Expansion;
use bastide_core::table::Library;
use bastide_service::Service;
use bastide_tables::Offered;

/// The longest order, in bytes.
const MAX_ORDER: u32 = 32 << 20;

/// The expansions that a crate announces with [`bastide_core::export_expansion!`].
pub struct Announced {
    /// The crate and its version.
    pub source: &'static str,
    /// The expansions.
    pub expansions: &'static [&'static dyn Expansion],
}

/// The state of a module: the game of one table, and the text that goes in and out.
pub struct Module {
    more: &'static [Announced],
    inner: Mutex<Inner>,
}

struct Inner {
    service: Option<Service>,
    text: Vec<u8>,
}

impl Module {
    /// Makes a module without a game. Tables may choose these expansions beside the linked ones.
    pub const fn new(more: &'static [Announced]) -> Module {
        Module { more, inner: Mutex::new(Inner { service: None, text: Vec::new() }) }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes room for an order of this length in bytes, and returns its address; 0 if it is too long.
    pub fn room(&self, len: u32) -> usize {
        if len > MAX_ORDER {
            return 0;
        }
        let mut inner = self.inner();
        inner.text.clear();
        inner.text.resize(len as usize, b' ');
        inner.text.as_ptr() as usize
    }

    /// Carries out the order that was written, and returns the length of the answer in bytes.
    pub fn answer(&self) -> usize {
        let mut inner = self.inner();
        let order = std::mem::take(&mut inner.text);
        let service = inner.service.get_or_insert_with(|| {
            bastide_core::link(bastide_expansions::all);
            Service::new(self.offered())
        });
        let order = String::from_utf8_lossy(&order);
        let answer = desk::answer(&order).unwrap_or_else(|| service.answer(&order));
        inner.text = answer.into_bytes();
        inner.text.len()
    }

    /// Returns the address of the answer.
    pub fn text(&self) -> usize {
        self.inner().text.as_ptr() as usize
    }

    fn offered(&self) -> Vec<Offered> {
        let library = |source: &str| Library { file: source.to_owned(), sha256: None };
        let offered = |one: &'static Announced| {
            one.expansions.iter().map(|expansion| Offered { expansion: *expansion, library: library(one.source) })
        };
        self.more.iter().flat_map(offered).collect()
    }
}

/// Exports the functions of a module with the expansions of these crates beside those of Bastide. Each crate has its
/// name and version before its expansions.
#[macro_export]
macro_rules! module {
    ($($source:expr => $expansions:expr),* $(,)?) => {
        static MODULE: $crate::Module =
            $crate::Module::new(&[$($crate::Announced { source: $source, expansions: $expansions }),*]);

        /// See [`Module::room`]($crate::Module::room).
        #[allow(unsafe_code, reason = "a host finds the function by its name")]
        #[unsafe(no_mangle)]
        pub extern "C" fn bastide_room(len: u32) -> usize {
            MODULE.room(len)
        }

        /// See [`Module::answer`]($crate::Module::answer).
        #[allow(unsafe_code, reason = "a host finds the function by its name")]
        #[unsafe(no_mangle)]
        pub extern "C" fn bastide_answer() -> usize {
            MODULE.answer()
        }

        /// See [`Module::text`]($crate::Module::text).
        #[allow(unsafe_code, reason = "a host finds the function by its name")]
        #[unsafe(no_mangle)]
        pub extern "C" fn bastide_text() -> usize {
            MODULE.text()
        }
    };
}
