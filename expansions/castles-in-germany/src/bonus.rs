//! Points for completed roads and cities with a part on a castle tile (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::tiles::Tiles;

/// GC-09: the points for each castle.
const POINTS: i16 = 3;

pub(crate) fn install(tiles: Tiles, reg: &mut Registrar) {
    let kinds = ["road", "city"].map(|kind| reg.kind(kind));
    let bonus = Bonus { tiles, label: reg.label("German castles") };
    // GC-11: after everything else that changes the worth of the feature.
    reg.rule(bonus).for_kinds(kinds).value(Stage::Cap, Bonus::value);
}

#[derive(Clone, Copy)]
struct Bonus {
    tiles: Tiles,
    label: Label,
}

impl Bonus {
    /// GC-09, GC-11: 3 points for each castle, not for an unfinished feature. GC-15: a bridge over
    /// a castle tile is not printed on it.
    #[inline]
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why != ScoringReason::Completed || v.printed_traits(feature, self.tiles.land) == 0 {
            return Ok(());
        }
        let on_land = |seg: &SegmentId| v.printed_segment(*seg).is_some_and(|printed| printed.traits.has(self.tiles.land));
        let mut castles: Vec<SegmentId> =
            v.core.graph.members(feature).filter(on_land).filter_map(|seg| self.tiles.castle_of(v, seg)).collect();
        castles.sort_unstable();
        castles.dedup();
        value.add(self.label, castles.len() as i16, POINTS);
        Ok(())
    }
}
