//! The menu of a question: the options of the phase that asks, those that others offer, and the
//! filters.

use crate::contract::fault::Fault;
use crate::contract::menu::Menu;
use crate::dispatch::compiled::PhaseInfo;
use crate::dispatch::hook::Context;
use crate::engine::faults::contract;
use crate::engine::gates::is_open;
use crate::model::action::Ask;
use crate::model::ids::Phase;
use crate::model::trait_set::TraitSet;

/// Fills the menu of a question that a phase asks.
pub(super) fn make_menu(cx: &Context, menu: &mut Menu, phase: Phase, ask: Ask) -> Result<(), Fault> {
    let (rules, view) = (cx.rules, cx.view());
    let info = &rules.course.phases[phase.index()];
    menu.begin(rules.most_entries);
    menu.on_behalf_of(info.handler);
    rules.handler(info.handler).add_entries(view, ask, menu)?;
    if !info.offers.is_empty() || !info.filters.is_empty() {
        add_offers(cx, menu, info, ask)?;
    }
    match menu.overfilled() {
        None => Ok(()),
        Some((by, limit)) => {
            let what =
                format!("it offers most of more than {limit} entries for one question; offer numbers as a range, with add_range");
            Err(contract(rules, by, "options", &what))
        }
    }
}

/// Adds what others offer in a phase, then lets the filters remove entries.
#[inline(never)]
fn add_offers(cx: &Context, menu: &mut Menu, info: &PhaseInfo, ask: Ask) -> Result<(), Fault> {
    let (rules, view) = (cx.rules, cx.view());
    let traits = &cx.core.tile_play.all_traits;
    let is_due = |tiles: &Option<TraitSet>| tiles.as_ref().is_none_or(|any| any.meets(traits));
    for offer in &info.offers {
        if is_due(&offer.tiles) && is_open(cx, offer.gate) {
            menu.on_behalf_of(offer.handler);
            rules.handler(offer.handler).add_entries(view, ask, menu)?;
        }
    }
    for &i in &info.filters {
        let filter = &rules.hooks.filter[i];
        if is_due(&filter.tiles) {
            (filter.what)(view, ask, menu)?;
        }
    }
    Ok(())
}
