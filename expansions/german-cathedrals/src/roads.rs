//! The roads that lead to a cathedral (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// The ids that the rules of roads and cathedrals share.
#[derive(Clone, Copy)]
pub(crate) struct Roads {
    pub(crate) cathedral: Kind,
    pub(crate) road: Kind,
    /// A piece of a road that begins at the cathedral of its tile.
    way: Trait,
    /// GK-06, GK-07: the trait of an inn, if inns have an effect at this table.
    inn: Option<Trait>,
    tiles: Label,
    /// GK-07: points for each tile of a completed road with an inn.
    with_inn: i16,
}

pub(crate) fn install(cathedral: Kind, o: &Options, reg: &mut Registrar) -> Result<Roads, InstallError> {
    let inns = matches!(reg.option_of("inns-cathedrals", "inns")?, Some(Chosen::Switch(true)));
    let roads = Roads {
        cathedral,
        road: reg.kind("road"),
        way: reg.tile_trait("way-cathedral"),
        inn: inns.then(|| reg.tile_trait("inn")),
        tiles: reg.label("tiles"),
        with_inn: o.number("cathedral_road_inn")? as i16,
    };
    // GK-07: an inn counts first, and the cathedral changes what each tile brings then.
    reg.rule(roads).for_kinds([roads.road]).in_order(after("inns-cathedrals")).value(Stage::Each, Roads::value);
    Ok(roads)
}

impl Roads {
    /// GK-03, GK-08, GK-09: 2 points for each tile of a completed road to a cathedral, or two.
    #[inline]
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let pieces = v.printed_traits(feature, self.way);
        if pieces == 0 || why != ScoringReason::Completed {
            return Ok(());
        }
        if pieces > 1 {
            value.add(self.tiles, self.second_pieces(v, feature), 1);
        }
        value.set_each(self.tiles, if self.has_inn(v, feature) { self.with_inn } else { 2 });
        Ok(())
    }

    /// GK-04: returns how many pieces of a road at a cathedral lie on a tile that already has one.
    fn second_pieces(&self, v: View, feature: SegmentId) -> i16 {
        let mut seen: Vec<PlacedTile> = Vec::new();
        let mut second = 0;
        for tile in self.cathedral_tiles(v, feature) {
            if seen.contains(&tile) { second += 1 } else { seen.push(tile) }
        }
        second
    }

    /// Returns the tile of each piece of a road that begins at a cathedral.
    pub(crate) fn cathedral_tiles<'v>(&self, v: View<'v>, feature: SegmentId) -> impl Iterator<Item = PlacedTile> + use<'v> {
        let (graph, way) = (&v.core.graph, self.way);
        let begins = move |seg: &SegmentId| v.printed_segment(*seg).is_some_and(|printed| printed.traits.has(way));
        graph.members(feature).filter(begins).filter_map(|seg| graph.get(seg).tile())
    }

    /// Returns the pieces of roads that begin at the cathedral of a tile.
    pub(crate) fn pieces<'v>(&self, v: View<'v>, placed: PlacedTile) -> impl Iterator<Item = SegmentId> + use<'v> {
        let way = self.way;
        v.printed(placed).filter(move |seg| v.printed_segment(*seg).is_some_and(|printed| printed.traits.has(way)))
    }

    /// Returns `true` if a road has an inn that has an effect.
    pub(crate) fn has_inn(&self, v: View, feature: SegmentId) -> bool {
        self.inn.is_some_and(|inn| v.traits(feature, inn) > 0)
    }
}
