//! The tiles of a plugin without its rules, by the option
//! [`TILES_ONLY`](crate::options::TILES_ONLY).

use crate::api::register::Registrar;
use crate::contract::manifest::InstallError;
use crate::model::ids::{Pile, STOCK};
use crate::model::kind::{FigureKinds, KindSpec};
use crate::model::names::AllNames;

/// Adds the land tiles that a plugin registered `apart`: those of the stack, and those of piles that
/// are drawn from in its place. All of them belong to the stack then. Nobody stands on kinds of
/// segments that the plugin brings.
///
/// # Errors
/// The plugin has no such tiles.
pub(super) fn add(apart: Registrar, reg: &mut Registrar) -> Result<(), InstallError> {
    let is_drawn = |pile: Pile| pile == STOCK || matches!(apart.names.piles.spec(pile.index()), Some(Some(_)));
    let mut any = false;
    for mut entry in apart.board.tiles.into_iter().filter(|entry| is_drawn(entry.pile)) {
        any |= entry.copies > 0;
        entry.pile = STOCK;
        entry.tile.pile = None;
        for segment in &entry.tile.segments {
            define(&segment.kind, &apart.names, reg);
        }
        reg.board.tiles.push(entry);
    }
    match any {
        true => Ok(()),
        false => Err(InstallError::Refused(
            "it has no land tiles with these options, so nothing is left of it with tiles_only; take it out".into(),
        )),
    }
}

/// Defines a kind of segment as `names` has it, if no plugin at the table defines it.
fn define(kind: &str, names: &AllNames, reg: &mut Registrar) {
    let known = reg.names.kinds.index(kind).is_some_and(|i| reg.names.kinds.spec(i).is_some());
    let Some(spec) = names.kinds.index(kind).and_then(|i| names.kinds.spec(i)).filter(|_| !known) else { return };
    let edge = spec.edge.map(|edge| reg.edge(names.edges.name(edge.index())));
    let counts_as = spec.counts_as.map(|kind| reg.kind(names.kinds.name(kind.index())));
    reg.define_kind(kind, KindSpec { figures: FigureKinds::NONE, edge, counts_as, ..*spec });
}
