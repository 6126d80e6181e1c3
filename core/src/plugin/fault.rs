//! What breaks a game: a plugin that panicked or did what it must not do.

/// Why a game cannot go on. Never caused by a player: what players may not do is not on the menu.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(transparent)]
pub struct Fault(Box<FaultKind>);

/// What went wrong in a plugin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FaultKind {
    /// A plugin panicked.
    #[error("plugin {plugin} panicked in {hook}: {message}")]
    Panic {
        /// Which plugin.
        plugin: String,
        /// In which hook.
        hook: &'static str,
        /// What it said.
        message: String,
    },
    /// A plugin did what it must not do.
    #[error("{plugin} broke the contract of {hook}: {what}")]
    Contract {
        /// Which plugin.
        plugin: String,
        /// Of which hook.
        hook: &'static str,
        /// What is wrong, and what would be right.
        what: String,
    },
}

impl Fault {
    /// A plugin panicked.
    #[cold]
    pub(crate) fn panic(plugin: &str, hook: &'static str, message: String) -> Fault {
        Fault(Box::new(FaultKind::Panic { plugin: plugin.into(), hook, message }))
    }

    /// A plugin did what it must not do.
    #[cold]
    pub fn contract(plugin: &str, hook: &'static str, what: &str) -> Fault {
        Fault(Box::new(FaultKind::Contract { plugin: plugin.into(), hook, what: what.into() }))
    }

    /// What went wrong.
    pub fn kind(&self) -> &FaultKind {
        &self.0
    }
}
