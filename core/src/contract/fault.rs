//! Faults: the end of a game because a plugin panicked or broke its contract.

/// The reason why a game cannot continue. Players never cause one, since the menu holds legal
/// actions only.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(transparent)]
pub struct Fault(Box<FaultKind>);

/// The kinds of faults.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// A plugin panicked.
    #[error("plugin {plugin} panicked in {hook}: {message}")]
    Panic {
        /// The plugin.
        plugin: String,
        /// The hook.
        hook: &'static str,
        /// The message of the panic.
        message: String,
    },
    /// A plugin broke the contract of a hook.
    #[error("{plugin} broke the contract of {hook}: {what}")]
    Contract {
        /// The plugin.
        plugin: String,
        /// The hook.
        hook: &'static str,
        /// The fault, and the remedy.
        what: String,
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
    pub fn contract(plugin: &str, hook: &'static str, what: &str) -> Fault {
        Fault(Box::new(FaultKind::Contract { plugin: plugin.into(), hook, what: what.into() }))
    }

    /// Returns the kind of the fault.
    pub fn kind(&self) -> &FaultKind {
        &self.0
    }
}
