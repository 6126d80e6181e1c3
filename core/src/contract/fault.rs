//! Faults: the end of a game because a plugin panicked or broke its contract.

use crate::error_text;
use crate::model::error_text::{ErrorText, Explained};

/// The reason why a game cannot continue. Players never cause one, since the menu holds legal
/// actions only.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(transparent)]
pub struct Fault(Box<FaultKind>);

/// The kinds of faults.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FaultKind {
    /// A plugin panicked.
    Panic {
        /// The plugin.
        plugin: String,
        /// The hook.
        hook: &'static str,
        /// The message of the panic.
        message: String,
    },
    /// A plugin broke the contract of a hook.
    Contract {
        /// The plugin.
        plugin: String,
        /// The hook.
        hook: &'static str,
        /// The fault, and the remedy.
        what: ErrorText,
    },
}

impl Fault {
    /// Creates the fault for a panic.
    #[cold]
    pub(crate) fn panic(plugin: &str, hook: &'static str, message: String) -> Fault {
        Fault(Box::new(FaultKind::Panic { plugin: plugin.into(), hook, message }))
    }

    /// Creates the fault for a broken contract.
    #[cold]
    pub fn contract(plugin: &str, hook: &'static str, what: impl Into<ErrorText>) -> Fault {
        Fault(Box::new(FaultKind::Contract { plugin: plugin.into(), hook, what: what.into() }))
    }

    /// Returns the kind of the fault.
    pub fn kind(&self) -> &FaultKind {
        &self.0
    }
}

impl Explained for FaultKind {
    fn explained(&self) -> ErrorText {
        match self {
            FaultKind::Panic { plugin, hook, message } => error_text!(
                "fault-panic",
                "plugin {plugin} panicked in {hook}: {message}",
                plugin = plugin,
                hook = hook,
                message = message
            ),
            FaultKind::Contract { plugin, hook, what } => error_text!(
                "fault-contract",
                "{plugin} broke the contract of {hook}: {what}",
                plugin = plugin,
                hook = hook,
                what = what
            ),
        }
    }
}

impl std::fmt::Display for FaultKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.explained())
    }
}

impl std::error::Error for FaultKind {}

impl Explained for Fault {
    fn explained(&self) -> ErrorText {
        self.0.explained()
    }
}
