//! The order of a phase or a hook among others of its sort, by names.
//!
//! An expansion says what its phase or hook comes after and before; [`schedule`](crate::schedule)
//! and the hook lists are sorted by it.

/// The order of a phase or hook: after and before milestones, phases or plugins, by name.
///
/// For a phase: the name of a phase (`tower.place`) of a plugin that is not at the table is
/// skipped. So is a phase of the same plugin that is not at this table, since options decide which
/// of its phases there are. Any other name that means nothing at the table is refused with the
/// nearest one: a misspelt milestone or place (`placed.token`), a milestone of another schedule, a
/// phase that another plugin at the table does not have, and each unknown name in [`at`].
///
/// For a hook: the names are ids of plugins. An id that is not at the table is skipped, and the
/// name of a phase is refused.
#[derive(Clone, Debug, Default)]
pub struct Order {
    pub(crate) after: Vec<&'static str>,
    pub(crate) before: Vec<&'static str>,
    pub(crate) at: Option<&'static str>,
}

/// Returns an order without constraints: by plugin id alone.
pub fn anywhere() -> Order {
    Order::default()
}

/// Returns the order directly at a milestone: after it, and before the next one.
pub fn at(milestone: &'static str) -> Order {
    Order { at: Some(milestone), ..Order::default() }
}

/// Returns the order after a milestone, phase or plugin.
pub fn after(name: &'static str) -> Order {
    Order { after: vec![name], ..Order::default() }
}

/// Returns the order before a milestone, phase or plugin.
pub fn before(name: &'static str) -> Order {
    Order { before: vec![name], ..Order::default() }
}

impl Order {
    /// Adds a name that must come before.
    pub fn after(mut self, name: &'static str) -> Order {
        self.after.push(name);
        self
    }

    /// Adds a name that must come after.
    pub fn before(mut self, name: &'static str) -> Order {
        self.before.push(name);
        self
    }
}
