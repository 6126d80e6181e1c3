//! Checks of names that are certainly wrong: an offer point that no phase has, a hook that is
//! ordered by something else than a plugin, a pile that does not exist.
//!
//! A name of a plugin that is not at the table is legitimate, so names of plugins are not checked.

use crate::api::register::Registrar;
use crate::model::ids::OfferPoint;
use crate::model::message::{did_you_mean, list};
use crate::ruleset::core_rules::CORE_OFFER_POINTS;
use crate::ruleset::error::BuildError;

/// Refuses names that cannot be right at this table.
pub(crate) fn check(reg: &Registrar) -> Result<(), BuildError> {
    offer_points(reg)?;
    hook_order(reg)?;
    piles(reg)?;
    placeholders(reg)
}

/// Refuses an offer or a filter at an offer point that no phase at the table has, that is not one
/// of the core's, and that was not named as one that may be missing.
fn offer_points(reg: &Registrar) -> Result<(), BuildError> {
    let name = |point: OfferPoint| reg.names.offer_points.name(point.index());
    let had = |point: &OfferPoint| reg.turn.phases.iter().any(|phase| phase.offer_points.contains(point));
    let known =
        |point: &OfferPoint| had(point) || reg.missing.offer_points.contains(point) || CORE_OFFER_POINTS.contains(&name(*point));
    let offers = reg.turn.offers.iter().map(|offer| (reg.parts.handlers[offer.what.index()].0, offer.point));
    let filters = reg.hooks.filter.iter().map(|hooked| (hooked.by.plugin, hooked.by.offer_point));
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

/// Refuses words in braces that nothing fills in.
fn placeholders(reg: &Registrar) -> Result<(), BuildError> {
    const PHRASE: &[&str] = &["{at}", "{cell}", "{n}", "{value}"];
    const SENTENCE: &[&str] = &["{who}", "{at}", "{cell}", "{n}", "{points}"];
    let phrases = reg.told.phrases.iter().map(|(_, words)| (&**words, PHRASE));
    let wrong = |(words, known): (&str, &'static [&'static str])| Some((words.to_owned(), unknown(words, known)?, known));
    let sentences = reg.told.wording.sentences().map(|words| (words, SENTENCE));
    let places = reg.told.wording.places().map(|words| (words, &["{nth}"][..]));
    let Some((words, placeholder, known)) = phrases.chain(sentences).chain(places).find_map(wrong) else { return Ok(()) };
    Err(BuildError::Placeholder { words, placeholder, known: list(known.iter().copied()) })
}

/// Returns the first part in braces that is not among the known ones.
fn unknown(words: &str, known: &[&str]) -> Option<String> {
    let (_, rest) = words.split_once('{')?;
    let (name, rest) = rest.split_once('}').unwrap_or((rest, ""));
    let whole = format!("{{{name}}}");
    if known.contains(&whole.as_str()) { unknown(rest, known) } else { Some(whole) }
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
