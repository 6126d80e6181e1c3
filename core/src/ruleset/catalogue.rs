//! Builds the catalogue of tiles and the table of the turns in which they fit.

use std::sync::Arc;

use crate::api::register::Registrar;
use crate::dispatch::entry::TileEntry;
use crate::dispatch::hook::ExtendPlacements;
use crate::model::ids::{EdgeKind, TileType};
use crate::model::tile::fit::{EdgeRules, Extender, Extension, Fit};
use crate::model::tile::{Catalogue, TileInfo, TileSheet};
use crate::ruleset::error::{BuildError, room};
use crate::ruleset::{tile_changes, tile_info};

/// Returns which kinds of edges match, and which mismatches a plugin can make legal.
pub(super) fn edge_rules(reg: &Registrar) -> EdgeRules {
    let n = reg.names.edges.len();
    let mut rules = EdgeRules { matches: (0..n).map(|i| 1 << i).collect(), extendable: vec![0; n], fills_holes: 0, gaps: 0 };
    reg.declared.gaps.iter().for_each(|edge| rules.gaps |= 1 << edge.0);
    reg.declared.fills_holes.iter().for_each(|(edge, _)| rules.fills_holes |= 1 << edge.0);
    for edge in reg.declared.fills_holes.iter().map(|(edge, _)| edge).chain(&reg.declared.gaps) {
        rules.matches.iter_mut().for_each(|matches| *matches |= 1 << edge.0);
        rules.matches[edge.index()] = (1 << n) - 1;
    }
    for (pairs, bits) in [(&reg.allowed.edge_matches, &mut rules.matches), (&reg.allowed.extendable, &mut rules.extendable)] {
        for (a, b) in pairs {
            bits[a.index()] |= 1 << b.0;
            bits[b.index()] |= 1 << a.0;
        }
    }
    rules
}

/// Returns the tables of legal turns, and of those that plugins make legal.
pub(super) fn fit(tiles: &[TileInfo], rules: &EdgeRules, extenders: &[Arc<dyn ExtendPlacements>], bounded: bool) -> Fit {
    let extensions = |hook: &Arc<dyn ExtendPlacements>| {
        let hook = hook.clone();
        move |edges: [EdgeKind; 4], demanded: [Option<EdgeKind>; 4]| match hook.extension_for(rules, edges, demanded) {
            Extension::Always if bounded => Extension::Perhaps,
            other => other,
        }
    };
    let extensions: Vec<_> = extenders.iter().map(extensions).collect();
    Fit::compile(tiles, rules, &extensions.iter().map(|c| c as Extender).collect::<Vec<_>>())
}

/// Returns the catalogue without its tables, and the tiles of each pile.
pub(super) fn catalogue(reg: &mut Registrar) -> Result<(Catalogue, Vec<Vec<TileType>>), BuildError> {
    let mut tiles: Vec<TileInfo> = Vec::new();
    let mut files: Vec<String> = Vec::new();
    let mut piles: Vec<Vec<TileType>> = vec![Vec::new(); reg.names.piles.len()];
    for TileEntry { file, tile, pile, copies } in tile_changes::take(reg)? {
        let sheet = TileSheet { file: file.clone(), tiles: vec![tile.clone()] };
        sheet.check(|kind| reg.names.kinds.index(kind).and_then(|i| reg.names.kinds.spec(i)).map(|s| s.contact))?;
        let info = tile_info::compile(reg, &tile);
        let known = tiles.iter().position(|t| t.name == tile.id);
        let index = match known {
            Some(i) if tiles[i].is_same(&info) => i,
            Some(i) => return Err(BuildError::TileTwice { file, tile: tile.id, other: files[i].clone() }),
            None => {
                tiles.push(info);
                files.push(file);
                tiles.len() - 1
            }
        };
        piles[pile.index()].extend(std::iter::repeat_n(TileType::at(index), copies as usize));
    }
    room("kinds of tiles", tiles.len(), i16::MAX as usize)?;
    // 14 bits of a board cell hold the number of a placed tile, and segments are numbered with 16.
    room("tiles", piles.iter().map(Vec::len).sum(), 4096)?;
    Ok((Catalogue::new(tiles), piles))
}
