//! The drawbridges of a road, and where they lead (RULES.md, section 1).

use bastide_core::Traits;
use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Gates, InstallError> {
    Ok(Gates {
        bridge: reg.tile_trait("drawbridge"),
        ways: WAYS.map(|way| reg.tile_trait(way)),
        road: reg.kind("road"),
        city: reg.kind("city"),
        any_tile: o.word("drawbridge_tile")? == "any",
    })
}

/// The traits of segments that meet on their tile, see the guide for authors.
const WAYS: [&str; 4] = ["way-a", "way-b", "way-c", "way-d"];

/// The rules of gates. A road with the trait of a drawbridge ends at a gate of the city on its tile
/// with which it shares a way.
#[derive(Clone, Copy)]
pub(crate) struct Gates {
    bridge: Trait,
    ways: [Trait; WAYS.len()],
    road: Kind,
    city: Kind,
    /// DB-07: who crosses comes to any tile of the city.
    any_tile: bool,
}

impl Gates {
    /// Returns the gate at the end of a segment of a road: the segment of the city behind the drawbridge.
    fn gate(self, v: View, road: SegmentId) -> Option<SegmentId> {
        let printed = &v.printed_segment(road)?.traits;
        if !printed.has(self.bridge) {
            return None;
        }
        let meets = |other: &Traits| self.ways.iter().any(|way| printed.has(*way) && other.has(*way));
        let behind = |seg: &SegmentId| v.printed_segment(*seg).is_some_and(|p| p.kind == self.city && meets(&p.traits));
        v.printed(v.core.graph.get(road).tile()?).find(behind)
    }

    /// DB-03, DB-11: returns `true` for a completed road that was scored and leads to a drawbridge, also
    /// if it brought nothing. Not in the final scoring, nor for one that is scored early.
    #[inline]
    pub(crate) fn leads_to_one(self, v: View, due: &PendingScore) -> bool {
        let scored = due.state == PendingState::Paid && due.reason == ScoringReason::Completed;
        scored && due.kind == self.road && v.printed_traits(due.seg, self.bridge) > 0
    }

    /// DB-03, DB-04, DB-06, DB-07, DB-12: returns the segments to which a figure of a kind may cross from
    /// a road: of the unfinished cities at its drawbridges, each once.
    pub(crate) fn landings(self, v: View, road: SegmentId, who: Player, kind: FigureKind) -> Result<Vec<SegmentId>, Fault> {
        let graph = &v.core.graph;
        let mut found = Vec::new();
        for gate in graph.members(road).filter_map(|seg| self.gate(v, seg)) {
            if !v.complete(gate)? {
                let inside = graph.members(gate).filter(|seg| self.any_tile || *seg == gate);
                found.extend(inside.filter(|seg| graph.get(*seg).kind == self.city));
            }
        }
        found.sort_unstable();
        found.dedup();
        let mut landings = Vec::new();
        for seg in found {
            if v.takes(who, kind, seg)? {
                landings.push(seg);
            }
        }
        Ok(landings)
    }
}
