//! The menu of a question: the options of the phase that asks, those that others offer, and the
//! filters.

use crate::contract::fault::Fault;
use crate::contract::menu::Menu;
use crate::dispatch::compiled::PhaseInfo;
use crate::dispatch::hook::Context;
use crate::engine::faults::contract;
use crate::engine::gates::is_open;
use crate::model::action::{Action, Ask};
use crate::model::ids::Phase;
use crate::model::trait_set::TraitSet;

/// Fills the menu of a question that a phase asks.
pub(super) fn make_menu(cx: &Context, menu: &mut Menu, phase: Phase, ask: Ask) -> Result<(), Fault> {
    let rules = cx.rules;
    let info = &rules.course.phases[phase.index()];
    begin_menu(cx, menu, info, ask)?;
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

/// Fills the menu of a question with what its own phase offers.
#[inline(always)]
fn begin_menu(cx: &Context, menu: &mut Menu, info: &PhaseInfo, ask: Ask) -> Result<(), Fault> {
    menu.begin(cx.rules.most_entries);
    menu.on_behalf_of(info.handler);
    cx.rules.handler(info.handler).add_entries(cx.view(), ask, menu)
}

/// Adds what others offer in a phase, then lets the filters remove entries.
#[inline(never)]
fn add_offers(cx: &Context, menu: &mut Menu, info: &PhaseInfo, ask: Ask) -> Result<(), Fault> {
    offer(cx, menu, info, ask)?;
    for &i in &info.filters {
        filter(cx, menu, i, ask)?;
    }
    Ok(())
}

/// Adds what others offer in a phase.
#[inline(always)]
fn offer(cx: &Context, menu: &mut Menu, info: &PhaseInfo, ask: Ask) -> Result<(), Fault> {
    for offer in &info.offers {
        if is_due(cx, &offer.tiles) && is_open(cx, offer.gate) {
            menu.on_behalf_of(offer.handler);
            cx.rules.handler(offer.handler).add_entries(cx.view(), ask, menu)?;
        }
    }
    Ok(())
}

/// Lets a filter remove entries.
#[inline(always)]
fn filter(cx: &Context, menu: &mut Menu, number: usize, ask: Ask) -> Result<(), Fault> {
    let filter = &cx.rules.hooks.filter[number];
    if is_due(cx, &filter.tiles) { (filter.what)(cx.view(), ask, menu) } else { Ok(()) }
}

/// Returns `true` if a tile with one of these traits is in play, or if any tile will do.
#[inline(always)]
fn is_due(cx: &Context, tiles: &Option<TraitSet>) -> bool {
    tiles.as_ref().is_none_or(|any| any.meets(&cx.core.tile_play.all_traits))
}

/// Returns the number of the filter that removes an action from the menu of a question, if one does.
pub(super) fn removed_by(cx: &Context, menu: &mut Menu, phase: Phase, ask: Ask, action: &Action) -> Result<Option<usize>, Fault> {
    let info = &cx.rules.course.phases[phase.index()];
    begin_menu(cx, menu, info, ask)?;
    offer(cx, menu, info, ask)?;
    let board = &cx.core.board;
    if menu.owner(board, action).is_some() {
        for &i in &info.filters {
            filter(cx, menu, i, ask)?;
            if menu.owner(board, action).is_none() {
                return Ok(Some(i));
            }
        }
    }
    Ok(None)
}
