//! The descriptions of hooks, for the tables in the guides.

use crate::dispatch::hook_list::{access, hook_list, table};

/// The description of a hook, for the tables in the guides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HookInfo {
    /// Its name, as a [`Watch`](crate::Watch) and a [`Fault`](crate::Fault) name it.
    pub name: &'static str,
    /// The calls that register it: `reg.phase`, `reg.offer`, `reg.extend_placements` or `reg.rule`.
    pub registered_by: &'static str,
    /// The dispatch: own, all, relay, first; pure or queued; by kind, stage or offer point.
    pub dispatch: &'static str,
    /// The occasion on which it is called.
    pub called_when: &'static str,
    /// The arguments.
    pub receives: &'static str,
    /// The result, or what it may change.
    pub returns: &'static str,
    /// The criterion for the order of several plugins.
    pub order: &'static str,
}

impl HookInfo {
    /// The header of a table in Markdown, with the line below it.
    pub const HEADER: &str =
        "| registered by | hook | kind | when | receives | returns | order |\n|---|---|---|---|---|---|---|\n";
}

impl std::fmt::Display for HookInfo {
    /// Writes the row of a table in Markdown, without a line break.
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let HookInfo { name, registered_by, dispatch, called_when, receives, returns, order } = self;
        write!(f, "| `{registered_by}` | `{name}` | {dispatch} | {called_when} | {receives} | {returns} | {order} |")
    }
}

/// Takes the list of hooks.
macro_rules! rows {
    ($(
        $(#[$doc:meta])*
        $way:ident $table:ident $access:ident $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty,
            when $when:literal receives $receives:literal returns $returns:literal order $order:literal;
    )*) => {
        /// The hooks of rules, in the order of the guides.
        pub(crate) const RULE_HOOKS: &[HookInfo] = &[$(HookInfo {
            name: stringify!($name),
            registered_by: "reg.rule",
            dispatch: concat!(stringify!($way), table!(word $table), access!(word $access)),
            called_when: $when,
            receives: concat!(access!(words $access), $receives),
            returns: $returns,
            order: $order,
        }),*];
    };
}

hook_list! { rows }
