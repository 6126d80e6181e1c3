//! The faults that the driver reports.

use crate::contract::fault::Fault;
use crate::dispatch::hook::Ruleset;
use crate::model::ids::Handler;
use crate::model::state::program::Call;

#[cold]
pub(super) fn contract(rules: &Ruleset, by: Handler, hook: &'static str, what: &str) -> Fault {
    let plugin = rules.parts.handlers.get(by.index()).map_or("core", |h| h.0);
    Fault::contract(plugin, hook, what)
}

#[cold]
pub(super) fn in_a_circle() -> Fault {
    Fault::contract(
        "the plugins at this table",
        "enter",
        "they made more than 20,000 calls without a question; a phase has to return Done or ask a player",
    )
}

#[cold]
pub(super) fn no_such_call(call: Call) -> Fault {
    let what = format!("it calls {:?} for player {}, and one of them does not exist", call.program, call.player.0);
    Fault::contract("a plugin", "enter", &what)
}
