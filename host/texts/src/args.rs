//! The arguments of a message.

use fluent_bundle::{FluentArgs, FluentValue};

/// The arguments of a message, by name: numbers, which choose a plural, and texts.
#[derive(Debug, Default)]
pub struct Args<'a>(pub(crate) FluentArgs<'a>);

impl<'a> Args<'a> {
    /// Creates arguments without any.
    pub fn new() -> Args<'a> {
        Args::default()
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Args<'a> {
        self.0.set(name, value);
        self
    }

    /// Adds an argument whose name is made of others.
    pub fn with_named(mut self, name: String, value: impl Into<FluentValue<'a>>) -> Args<'a> {
        self.0.set(name, value);
        self
    }
}
