//! The castle as a feature, with a lord (RULES.md, section 1).

use bastide_core::{
    Area, Cell, CompletionRule, EdgeContact, Fault, FeatureValue, Kind, KindSpec, Label, Registrar, ScoringReason, SegmentId,
    Stage, View,
};

/// Defines the castle, and returns its kind.
pub(crate) fn install(reg: &mut Registrar) -> Kind {
    // GC-07: its two segments wait for the eight places around each half, which are ten together.
    let kind = reg.define_kind("german-castle", KindSpec::new(EdgeContact::Inside, CompletionRule::Around(1)));
    // GC-06: followers, and those that go wherever they go.
    let follower = reg.figure("follower");
    reg.allow_on(follower, kind);
    let castle = Castle { itself: reg.label("German castle"), around: reg.label("tiles around it") };
    reg.rule(castle).for_kinds([kind]).value(Stage::Count, Castle::value);
    kind
}

#[derive(Clone, Copy)]
struct Castle {
    itself: Label,
    around: Label,
}

impl Castle {
    /// GC-07, GC-08: 2 points for itself, and 1 for each place around it that holds a tile.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let mut cells = v.core.graph.members(feature).map(|seg| v.core.graph.get(seg).cell);
        let Some(first) = cells.next() else { return Ok(()) };
        let own = cells.fold(Area { min: first, max: first }, |area, cell| Area {
            min: Cell::new(area.min.x.min(cell.x), area.min.y.min(cell.y)),
            max: Cell::new(area.max.x.max(cell.x), area.max.y.max(cell.y)),
        });
        let (north_west, south_east) = (Cell::new(own.min.x - 1, own.min.y - 1), Cell::new(own.max.x + 1, own.max.y + 1));
        let around = Area { min: north_west, max: south_east };
        let held = around.cells().filter(|cell| !own.has(*cell) && v.core.board.tile_at(*cell).is_some()).count();
        value.add(self.itself, 1, 2);
        value.add(self.around, held as i16, 1);
        Ok(())
    }
}
