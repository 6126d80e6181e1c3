//! Where a phase or a hook stands among others of its sort, said by names.
//!
//! An expansion says what its phase or hook comes after and before; [`schedule`](crate::schedule) and the hook lists sort by it.

/// Where something stands among others of its sort: after and before milestones, phases or plugins, by name.
///
/// A name of a plugin that is not at the table is skipped, and so is a phase of one's own that is not at this table: a plugin's options
/// decide which of its phases there are. The name of a phase that another plugin at the table does not have is refused, unless it was
/// given with [`Order::after_if_present`] or [`Order::before_if_present`].
#[derive(Clone, Debug, Default)]
pub struct Order {
    pub(crate) after: Vec<&'static str>,
    pub(crate) before: Vec<&'static str>,
    pub(crate) at: Option<&'static str>,
    /// Those of the names that may be missing.
    pub(crate) optional: Vec<&'static str>,
}

/// Anywhere: ordered by plugin id alone.
pub fn anywhere() -> Order {
    Order::default()
}

/// Directly at a milestone: after it, and before the next one.
pub fn at(milestone: &'static str) -> Order {
    Order { at: Some(milestone), ..Order::default() }
}

/// After a milestone, phase or plugin.
pub fn after(name: &'static str) -> Order {
    Order { after: vec![name], ..Order::default() }
}

/// Before a milestone, phase or plugin.
pub fn before(name: &'static str) -> Order {
    Order { before: vec![name], ..Order::default() }
}

impl Order {
    /// And after this.
    pub fn after(mut self, name: &'static str) -> Order {
        self.after.push(name);
        self
    }

    /// And before this.
    pub fn before(mut self, name: &'static str) -> Order {
        self.before.push(name);
        self
    }

    /// And after this, where it is at the table: a phase that another plugin has by one of its options only.
    pub fn after_if_present(mut self, name: &'static str) -> Order {
        self.optional.push(name);
        self.after(name)
    }

    /// And before this, where it is at the table.
    pub fn before_if_present(mut self, name: &'static str) -> Order {
        self.optional.push(name);
        self.before(name)
    }
}
