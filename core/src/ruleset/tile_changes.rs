//! Changes of plugins to tiles before these are compiled: split segments, marked copies, copies
//! that are left out, and twins.

use crate::api::register::Registrar;
use crate::contract::declared::{Instead, MarkedEntry};
use crate::contract::manifest::InstallError;
use crate::dispatch::entry::TileEntry;
use crate::model::geometry::{EdgePoints, Side};
use crate::model::ids::STOCK;
use crate::model::message::did_you_mean;
use crate::model::tile::{SheetSegment, SheetTile};
use crate::ruleset::error::BuildError;

/// Takes the registered tiles, changed by what plugins declared. Added tiles come last, so the
/// numbers of the others do not depend on them.
pub(crate) fn take(reg: &mut Registrar) -> Result<Vec<TileEntry>, BuildError> {
    let mut tiles = std::mem::take(&mut reg.board.tiles);
    for name in &reg.declared.splits {
        tiles.iter_mut().for_each(|entry| split(&mut entry.tile, name));
    }
    for marked in &reg.declared.marked {
        let copy = mark(&mut tiles, marked)?;
        tiles.push(copy);
    }
    for (name, copies) in &reg.declared.left_out {
        leave_out(&mut tiles, name, *copies)?;
    }
    for twins in &reg.declared.twins {
        let mut added: Vec<TileEntry> = Vec::new();
        for entry in tiles.iter().filter(|e| e.pile == STOCK && e.copies > 0) {
            let id = format!("{}{}", twins.prefix, entry.tile.id);
            if !added.iter().any(|twin| twin.tile.id == id) {
                added.push(copy_of(entry, twins.plugin, id, &twins.traits, 0));
            }
        }
        tiles.append(&mut added);
    }
    Ok(tiles)
}

fn copy_of(entry: &TileEntry, plugin: &str, id: String, traits: &[String], copies: u16) -> TileEntry {
    let mut tile = SheetTile { id, ..entry.tile.clone() };
    tile.traits.extend_from_slice(traits);
    TileEntry { file: format!("{} (marked by {plugin})", entry.file), tile, pile: entry.pile, copies }
}

/// Returns the error of a tile that no plugin has.
fn unknown(name: &str, tiles: &[TileEntry]) -> BuildError {
    let hint = did_you_mean(name, tiles.iter().map(|e| e.tile.id.as_str()));
    BuildError::Undefined { sort: "tile", name: name.to_owned(), hint }
}

/// Removes copies of a tile.
fn leave_out(tiles: &mut [TileEntry], name: &str, mut copies: u16) -> Result<(), BuildError> {
    if !tiles.iter().any(|entry| entry.tile.id == name) {
        return Err(unknown(name, tiles));
    }
    for entry in tiles.iter_mut().filter(|entry| entry.tile.id == name) {
        let fewer = copies.min(entry.copies);
        (entry.copies, copies) = (entry.copies - fewer, copies - fewer);
    }
    Ok(())
}

/// Returns a marked copy of a tile, and removes the copy that it replaces.
fn mark(tiles: &mut [TileEntry], marked: &MarkedEntry) -> Result<TileEntry, BuildError> {
    let known = |e: &TileEntry| e.tile.id == marked.of;
    if !tiles.iter().any(known) {
        return Err(unknown(&marked.of, tiles));
    }
    let replaces = marked.instead == Instead::OfOne;
    let Some(entry) = tiles.iter_mut().find(|e| known(e) && (e.copies > 0 || !replaces)) else {
        let message = format!(
            "it marks more copies of the tile {} than there are; mark fewer, or use Instead::Besides, which adds copies",
            marked.of
        );
        let source = Box::new(InstallError::Refused(message));
        return Err(BuildError::Install { plugin: marked.plugin.into(), source });
    };
    entry.copies -= u16::from(replaces);
    Ok(copy_of(entry, marked.plugin, marked.id.clone(), &marked.traits, 1))
}

/// Splits the segments of a tile that name this split. The part at the first edge keeps the place
/// of the segment, and the others come last, so that borders stay right.
fn split(tile: &mut SheetTile, name: &str) {
    for own in 0..tile.segments.len() {
        let whole = &tile.segments[own];
        if whole.splits.as_deref() != Some(name) {
            continue;
        }
        let at = |side: Side| -> EdgePoints { whole.edge_points.iter().filter(|p| p.side == side).collect() };
        let mut parts = Side::ALL.map(at).into_iter().filter(|points| !points.is_empty());
        let (Some(first), rest) = (parts.next(), parts.collect::<Vec<_>>()) else { continue };
        let opening = format!("{name}-opening");
        let others: Vec<SheetSegment> = rest
            .into_iter()
            .map(|edge_points| SheetSegment { edge_points, traits: vec![opening.clone()], splits: None, ..whole.clone() })
            .collect();
        let whole = &mut tile.segments[own];
        (whole.edge_points, whole.splits) = (first, None);
        whole.traits.push(opening);
        let new = tile.segments.len() as u8..(tile.segments.len() + others.len()) as u8;
        tile.segments.iter_mut().filter(|s| s.borders.contains(&(own as u8))).for_each(|s| s.borders.extend(new.clone()));
        tile.segments.extend(others);
    }
}
