//! The cathedral as a feature: an archbishop scores all roads that lead to it (RULES.md, section
//! 1).

use bastide_core::author::prelude::*;

use crate::roads::Roads;

/// The points of an unfinished cathedral at the end of the game (GK-10).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unfinished {
    Nothing,
    ClosedRoads,
    AllRoads,
}

/// Defines the kind, whose name the tiles use.
pub(crate) fn define(reg: &mut Registrar) -> Kind {
    let kind = reg.define_kind("german-cathedral", KindSpec::new(EdgeContact::Inside, CompletionRule::Sides));
    // GK-02, GK-17: ordinary followers and those that go wherever they go, and wagons. GK-16: no
    // abbots, since it is not a monastery, and no mayors, since it is not a city.
    let follower = reg.figure("follower");
    let wagon = reg.figure_if_present("wagon");
    reg.allow_on(follower, kind);
    reg.allow_on(wagon, kind);
    kind
}

pub(crate) fn install(roads: Roads, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let unfinished = match o.word("cathedral_unfinished")? {
        "closed_roads" => Unfinished::ClosedRoads,
        "all_roads" => Unfinished::AllRoads,
        _ => Unfinished::Nothing,
    };
    let rule = Cathedrals { roads, unfinished, plain: reg.label("road tiles"), inns: reg.label("tiles of roads with inns") };
    reg.rule(rule).for_kinds([roads.cathedral]).closed(Cathedrals::closed).value(Stage::Count, Cathedrals::value);
    reg.phase("scoring", "german-cathedrals.close", at("collect").before("base.collect"), &[], Close(rule));
    Ok(())
}

#[derive(Clone, Copy)]
struct Cathedrals {
    roads: Roads,
    unfinished: Unfinished,
    plain: Label,
    inns: Label,
}

impl Cathedrals {
    /// Returns the cathedral that is printed on a tile, if there is one.
    fn on_tile(&self, v: View, placed: PlacedTile) -> Option<SegmentId> {
        v.printed(placed).find(|seg| v.core.graph.get(*seg).kind == self.roads.cathedral)
    }

    /// GK-05: a cathedral, which has no open ends of its own, is complete if all of its roads are.
    fn closed(&self, v: View, feature: SegmentId, yes: &mut bool) -> Result<(), Fault> {
        let Some(placed) = v.core.graph.get(feature).tile() else { return Ok(()) };
        for piece in self.roads.pieces(v, placed) {
            *yes &= v.complete(piece)?;
        }
        Ok(())
    }

    /// GK-05, GK-06: 1 point for each tile of each of its roads, 2 on a road with an inn. The
    /// pieces on its own tile count one by one, and a road that begins and ends here counts once.
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let graph = &v.core.graph;
        let Some(placed) = graph.get(feature).tile() else { return Ok(()) };
        // GK-10: an unfinished cathedral brings nothing, or what an option says.
        let finished = why == ScoringReason::Completed;
        if !finished && self.unfinished == Unfinished::Nothing {
            return Ok(());
        }
        let mut counted: Vec<SegmentId> = Vec::with_capacity(4);
        let (mut plain, mut inns) = (0, 0);
        for piece in self.roads.pieces(v, placed) {
            let road = graph.feature(piece);
            let closed = v.complete(road)?;
            if !finished && !closed && self.unfinished == Unfinished::ClosedRoads {
                continue;
            }
            let elsewhere = if counted.contains(&road) { 0 } else { v.tiles(road) - 1 };
            counted.push(road);
            match (self.roads.has_inn(v, road), closed) {
                (true, true) => inns += 1 + elsewhere,
                // GK-09: an unfinished road with an inn is worth nothing.
                (true, false) => {}
                (false, _) => plain += 1 + elsewhere,
            }
        }
        value.add(self.plain, plain, 1);
        value.add(self.inns, inns, 2);
        Ok(())
    }
}

/// GK-12: a cathedral whose last road was completed is due in the scoring of that road.
struct Close(Cathedrals);

impl TurnPhase for Close {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let (v, roads) = (cx.view(), &self.0.roads);
        let mut due: Vec<SegmentId> = Vec::new();
        for &settled in v.core.graph.settled().iter().filter(|seg| v.core.graph.get(**seg).kind == roads.road) {
            for placed in roads.cathedral_tiles(v, settled) {
                if let Some(cathedral) = self.0.on_tile(v, placed)
                    && v.complete(cathedral)?
                {
                    due.push(cathedral);
                }
            }
        }
        due.into_iter().for_each(|cathedral| cx.make_due(cathedral, ScoringReason::Completed));
        Ok(Flow::Done)
    }
}
