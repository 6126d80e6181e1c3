//! Compiles a tile of a file for the catalogue.

use crate::api::register::Registrar;
use crate::model::geometry::{EdgePoint, EdgePosition, Side};
use crate::model::ids::EdgeKind;
use crate::model::kind::{CompletionRule, EdgeContact, KindSpec};
use crate::model::tile::bordering::Bordering;
use crate::model::tile::{PrintedSegment, SheetSegment, SheetTile, TileInfo, Traits, kind_bit};

/// Compiles one tile. Its kinds are known, since its sheet was checked.
pub(crate) fn compile(reg: &mut Registrar, tile: &SheetTile) -> TileInfo {
    let mut traits_of = |names: &[String]| {
        let mut traits = Traits::default();
        names.iter().for_each(|n| traits.add(reg.tile_trait(n)));
        traits
    };
    let traits = traits_of(&tile.traits);
    let traits_by_segment: Vec<Traits> = tile.segments.iter().map(|s| traits_of(&s.traits)).collect();
    let mut edges = [EdgeKind(0); 4];
    let mut watches = false;
    let mut segments = Vec::new();
    for (segment, traits) in tile.segments.iter().zip(traits_by_segment) {
        let kind = reg.kind(&segment.kind);
        let spec =
            reg.names.kinds.spec(kind.index()).copied().unwrap_or(KindSpec::new(EdgeContact::Inside, CompletionRule::Never));
        let position = if spec.contact == EdgeContact::Halves { EdgePosition::Left } else { EdgePosition::Centre };
        for side in Side::ALL.into_iter().filter(|&s| segment.edge_points.has(EdgePoint::new(s, position))) {
            // A kind at the centre decides the edge, not the halves beside it.
            if spec.contact != EdgeContact::Halves
                || !tile.segments.iter().any(|s| s.edge_points.has(EdgePoint::new(side, EdgePosition::Centre)))
            {
                edges[side.index()] = spec.edge.unwrap_or_else(|| reg.edge(&segment.kind));
            }
        }
        let ends = match spec.completion {
            CompletionRule::Sides => segment.edge_points.sides().count() as i16 + i16::from(segment.beside_edge.is_some()),
            CompletionRule::Around(_) => 0,
            CompletionRule::Never => 1,
        };
        watches |= matches!(spec.completion, CompletionRule::Around(_));
        segments.push(PrintedSegment { kind, edge_points: segment.edge_points, ends, borders: segment.borders.clone(), traits });
    }
    let bordering = Bordering::new(segments.iter().map(|segment| segment.borders.as_slice()));
    let (sides, ends) = (TileInfo::turned_sides(&segments, edges), segments.iter().map(|p| (p.kind, p.ends)).collect());
    let shown = edges;
    let edges = Side::ALL.iter().fold(0, |bits, s| bits | u16::from(edges[s.index()].0) << (4 * s.index()));
    let beside = |(i, s): (usize, &SheetSegment)| s.beside_edge.map(|side| (i as u8, side));
    let beside_edges = tile.segments.iter().enumerate().filter_map(beside).collect();
    let fills =
        shown.iter().find_map(|edge| reg.declared.fills_holes.iter().find(|(fills, _)| fills == edge)).map(|(_, hole)| *hole);
    let mut all_traits = traits.set();
    let kinds = segments.iter().fold(0, |kinds, segment| kinds | kind_bit(segment.kind));
    segments.iter().for_each(|segment| all_traits.add_all(segment.traits.set()));
    TileInfo {
        name: tile.id.clone(),
        sides,
        edges,
        segments,
        traits,
        all_traits,
        kinds,
        ends,
        bordering,
        beside_edges,
        watches,
        fills,
    }
}
