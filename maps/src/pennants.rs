//! Pennants on roads, and the points of ferries in incomplete roads (RULES.md, sections 5 and 6).
//! Pennants in cities are pennants, and count as such.

use bastide_core::Origin;
use bastide_core::author::prelude::*;

use crate::board::Map;
use crate::printed::PENNANT;

pub(crate) fn install(map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let zero = o.word("ferry_unfinished")? == "zero";
    let pennants = RoadPennants {
        pennant: reg.tile_trait(PENNANT),
        pennants: reg.label("printed pennants"),
        ferries: reg.label("ferries"),
        first_ferry: zero.then_some(map.borders.len() as u16),
    };
    let (road, city) = (reg.kind("road"), reg.kind("city"));
    let printed = PrintedPennants {
        road: pennants,
        city,
        pennants: reg.label("pennants"),
        two: o.word("printed_coats_with_cathedral")? == "two",
        always: o.word("printed_coats_unfinished")? == "always",
    };
    reg.rule(pennants).for_kinds([road]).value(Stage::Count, RoadPennants::value);
    if printed.two || printed.always {
        reg.rule(printed).for_kinds([road, city]).value(Stage::Add, PrintedPennants::value);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct RoadPennants {
    pennant: Trait,
    pennants: Label,
    ferries: Label,
    /// MP-71: with `zero`, the number of the first ferry among the printed segments.
    first_ferry: Option<u16>,
}

impl RoadPennants {
    /// Returns the number of ferries of a road that score nothing, and the number of their
    /// pennants.
    fn lost(&self, v: View, road: SegmentId) -> (i16, i16) {
        let Some(first) = self.first_ferry else { return (0, 0) };
        let graph = &v.core.graph;
        let is_ferry = |s: &SegmentId| matches!(graph.get(*s).origin, Origin::Board { index } if index >= first);
        let pennants = |s: SegmentId| v.printed_segment(s).map_or(0, |segment| i16::from(segment.traits.count(self.pennant)));
        graph.members(road).filter(is_ferry).fold((0, 0), |(n, k), s| (n + 1, k + pennants(s)))
    }
}

impl RoadPennants {
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let pennants = v.traits(feature, self.pennant);
        if why == ScoringReason::Completed {
            // MP-50: 2 points for each pennant of a completed road.
            value.add(self.pennants, pennants, 2);
            return Ok(());
        }
        // MP-70, MP-71: 1 point for each pennant of an incomplete road; with `zero`, its ferries
        // and their pennants score nothing.
        let (ferries, lost_pennants) = self.lost(v, feature);
        value.add(self.pennants, pennants - lost_pennants, 1);
        value.add(self.ferries, -ferries, 1);
        Ok(())
    }
}

/// MP-68: the options for printed pennants in features with an inn or a cathedral of another
/// plugin.
#[derive(Clone)]
struct PrintedPennants {
    road: RoadPennants,
    city: Kind,
    /// The line of pennants in cities.
    pennants: Label,
    /// Whether a pennant never scores more than 2 points.
    two: bool,
    /// Whether a pennant scores 1 point in a feature that scores nothing otherwise.
    always: bool,
}

impl PrintedPennants {
    /// Returns the number of pennant printed on the map in a feature.
    fn printed(&self, v: View, feature: SegmentId) -> i16 {
        let printed = v.core.graph.members(feature).filter(|s| !v.is_placed(*s));
        printed.filter_map(|s| v.printed_segment(s)).map(|segment| i16::from(segment.traits.count(self.road.pennant))).sum()
    }
}

impl PrintedPennants {
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let is_city = v.core.graph.get(feature).kind == self.city;
        let label = if is_city { self.pennants } else { self.road.pennants };
        let each = value.lines().iter().find(|line| line.label == label).map(|line| line.each);
        match (why, each) {
            (ScoringReason::Completed, Some(each)) if self.two && is_city && each > 2 => {
                value.add(self.road.pennants, self.printed(v, feature), 2 - each);
            }
            (ScoringReason::Final | ScoringReason::Early, None) if self.always => {
                let (_, lost) = if is_city { (0, 0) } else { self.road.lost(v, feature) };
                value.add(self.road.pennants, self.printed(v, feature) - lost, 1);
            }
            _ => {}
        }
        Ok(())
    }
}
