//! Checks of names that are certainly wrong: an offer point that no phase has, a hook that is
//! ordered by something else than a plugin, a pile that does not exist.
//!
//! A name of a plugin that is not at the table is legitimate, so names of plugins are not checked.

use crate::api::register::Registrar;
use crate::model::ids::OfferPoint;
use crate::model::message::did_you_mean;
use crate::ruleset::core_rules::CORE_OFFER_POINTS;
use crate::ruleset::error::BuildError;

/// Refuses names that cannot be right at this table.
pub(crate) fn check(reg: &Registrar) -> Result<(), BuildError> {
    offer_points(reg)?;
    hook_order(reg)?;
    piles(reg)
}

/// Refuses an offer or a filter at an offer point that no phase at the table has, that is not one
/// of the core's, and that was not named as one that may be missing.
fn offer_points(reg: &Registrar) -> Result<(), BuildError> {
    let name = |point: OfferPoint| reg.names.offer_points.name(point.index());
    let had = |point: &OfferPoint| reg.turn.phases.iter().any(|phase| phase.offer_points.contains(point));
    let known =
        |point: &OfferPoint| had(point) || reg.missing.offer_points.contains(point) || CORE_OFFER_POINTS.contains(&name(*point));
    let offers = reg.turn.offers.iter().map(|offer| (reg.parts.handlers[offer.what.index()].0, offer.point));
    let filters = reg.hooks.filter.iter().map(|hooked| (hooked.by.origin.plugin, hooked.by.offer_point));
    match offers.chain(filters).find(|(_, point)| !known(point)) {
        None => Ok(()),
        Some((plugin, point)) => {
            let others =
                (0..reg.names.offer_points.len()).map(OfferPoint::at).filter(|p| had(p) || CORE_OFFER_POINTS.contains(&name(*p)));
            let hint = did_you_mean(name(point), others.map(name));
            Err(BuildError::UnknownOfferPoint { plugin: plugin.into(), name: name(point).into(), hint })
        }
    }
}

/// Refuses a hook whose order names a phase or a milestone: hooks are ordered by plugins.
fn hook_order(reg: &Registrar) -> Result<(), BuildError> {
    for (hook, plugin, order) in reg.hooks.orders() {
        let names = order.after.iter().chain(&order.before).chain(&order.at);
        let mut wrong = names.filter(|name| order.at == Some(**name) || name.contains('.'));
        if let Some(name) = wrong.next() {
            let hint = did_you_mean(name, reg.table.present.iter().copied());
            return Err(BuildError::HookOrder { plugin: plugin.into(), hook, name: (*name).into(), hint });
        }
    }
    Ok(())
}

/// Refuses a tile that names a pile which no plugin defines.
fn piles(reg: &Registrar) -> Result<(), BuildError> {
    for entry in &reg.board.tiles {
        if let Some(name) = entry.tile.pile.as_deref().filter(|name| reg.names.piles.index(name).is_none()) {
            let hint = did_you_mean(name, reg.names.piles.iter());
            return Err(BuildError::UnknownPile {
                file: entry.file.clone(),
                tile: entry.tile.id.clone(),
                name: name.into(),
                hint,
            });
        }
    }
    Ok(())
}
