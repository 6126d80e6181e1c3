//! When lake and tree catch figures (RULES.md, section 1).

use std::collections::VecDeque;

use bastide_core::author::prelude::*;

use crate::traps::{Traps, Tree, place};

pub(crate) fn install(traps: Traps, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let catching = Catching { traps, whole_road: o.word("tree_reach")? == "road" };
    // RP-25: right after laying, when builders have earned their second tile play.
    let phase = reg.phase("tile-play", "russian-promos.traps", at("placed"), &[], catching);
    reg.gate(phase, Gate::Flag(traps.any));
    reg.rule(catching)
        .in_order(after("traders-builders"))
        .on_figure_moved(Catching::figure_moved)
        .on_link_changed(Catching::link_changed)
        .for_tiles([traps.vodyanoy, traps.solovei])
        .on_tile_placed(Catching::tile_placed);
    if !o.switch("lake_field")? {
        let kinds = [traps.road, reg.kind("field")];
        reg.rule(traps).for_kinds(kinds).of_rules(&["RP-16"]).claim(nobody_on_the_lake);
    }
    Ok(())
}

/// RP-16: nobody is placed on the tile of a lake.
fn nobody_on_the_lake(traps: &Traps, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
    let lakes = &v.slots.of(traps.slot).lakes;
    if !lakes.is_empty() && lakes.iter().any(|lake| v.core.board.same_tile(*lake, v.core.graph.get(claim.seg).cell)) {
        claim.kinds = FigureKinds::NONE;
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Catching {
    traps: Traps,
    /// RP-18: the tree catches all figures on its road.
    whole_road: bool,
}

impl Catching {
    /// Notes where lakes and trees are.
    fn tile_placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let (lake, tree) = (self.traps.lake_of(cx.view(), placed), self.traps.tree_of(cx.view(), placed));
        if lake.is_some() || tree.is_some() {
            let laid = cx.slots.of_mut(self.traps.slot);
            laid.lakes.extend(lake);
            laid.trees.extend(tree);
            cx.raise(self.traps.any);
        }
        Ok(())
    }

    /// RP-09, RP-19, RP-24: a figure that comes beside a lake is caught; if it comes onto the road
    /// of a tree, the tree catches. Whom the tree catches moves too.
    fn figure_moved(&self, cx: &mut Context, figure: Figure, _from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let on_the_board = matches!(to, FigureLocation::Segment(_) | FigureLocation::Spot { .. });
        if !on_the_board || cx.slots.of(self.traps.slot).is_empty() {
            return Ok(());
        }
        if self.traps.lake_first && self.sink(cx, figure)? {
            return Ok(());
        }
        if let FigureLocation::Segment(seg) = to {
            self.set_off(cx, |v, tree| v.core.graph.joined(tree.road, seg));
        }
        if !self.traps.lake_first {
            self.sink(cx, figure)?;
        }
        Ok(())
    }

    /// RP-09: moves a figure into a lake beside it. Returns `true` if there is one.
    fn sink(&self, cx: &mut Context, figure: Figure) -> Result<bool, Fault> {
        let v = cx.view();
        let Some(cell) = self.traps.cell_for_lake(v, figure)? else { return Ok(false) };
        let lake = v.slots.of(self.traps.slot).lakes.iter().copied().find(|lake| is_beside(v, *lake, cell));
        lake.into_iter().for_each(|lake| cx.move_on(figure, place(lake)));
        Ok(lake.is_some())
    }

    /// RP-19: a ferry, a tunnel or a bridge joins a road to that of a tree.
    fn link_changed(&self, cx: &mut Context, a: SegmentId, _b: SegmentId, joined: bool) -> Result<(), Fault> {
        if joined {
            self.set_off(cx, |v, tree| v.core.graph.joined(tree.road, a));
        }
        Ok(())
    }

    /// RP-08: the lake catches all who stand on the eight tiles around it.
    fn fill(&self, cx: &mut Context, lake: Cell) -> Result<(), Fault> {
        for figure in (0..cx.core().figures.len()).map(Figure::at) {
            if self.traps.cell_for_lake(cx.view(), figure)?.is_some_and(|cell| is_beside(cx.view(), lake, cell)) {
                cx.move_on(figure, place(lake));
            }
        }
        Ok(())
    }

    /// RP-19: each tree to which `reached` applies catches figures on its road.
    fn set_off(&self, cx: &mut Context, reached: impl Fn(View, Tree) -> bool) {
        for i in 0..cx.slots.of(self.traps.slot).trees.len() {
            let tree = cx.slots.of(self.traps.slot).trees[i];
            if reached(cx.view(), tree) {
                for figure in self.nearest(cx.view(), tree) {
                    cx.move_on(figure, place(tree.cell));
                }
            }
        }
    }

    /// RP-18: returns the figures on the road of a tree that stand nearest to it, or all of them.
    fn nearest(&self, v: View, tree: Tree) -> Vec<Figure> {
        let on_it = v.core.figures_on(tree.road).filter(|(figure, _)| self.traps.catches(v, *figure));
        let mut on_it: Vec<(Figure, SegmentId)> = on_it
            .filter_map(|(figure, f)| match f.place {
                FigureLocation::Segment(seg) => Some((figure, seg)),
                _ => None,
            })
            .collect();
        if !self.whole_road && on_it.len() > 1 {
            let steps = steps(v, tree.road);
            let far = |seg: SegmentId| steps.iter().find(|(known, _)| *known == seg).map_or(u16::MAX, |(_, steps)| *steps);
            let least = on_it.iter().map(|(_, seg)| far(*seg)).min();
            on_it.retain(|(_, seg)| Some(far(*seg)) == least);
        }
        on_it.into_iter().map(|(figure, _)| figure).collect()
    }
}

/// RP-20: returns the segments of a road with their steps from a segment, from tile to tile along
/// the road.
fn steps(v: View, from: SegmentId) -> Vec<(SegmentId, u16)> {
    let graph = &v.core.graph;
    let mut known: Vec<(SegmentId, u16)> = Vec::new();
    let mut next = VecDeque::from([(from, 0)]);
    while let Some((seg, steps)) = next.pop_front() {
        if known.iter().any(|(other, _)| *other == seg) {
            continue;
        }
        known.push((seg, steps));
        for other in graph.related(seg, JOINS) {
            // Two segments of one tile are not a step apart.
            if v.core.board.same_tile(graph.get(other).cell, graph.get(seg).cell) {
                next.push_front((other, steps));
            } else {
                next.push_back((other, steps + 1));
            }
        }
    }
    known
}

/// Returns `true` if the tile on a cell is among those around a lake.
fn is_beside(v: View, lake: Cell, cell: Cell) -> bool {
    let board = &v.core.board;
    !board.same_tile(lake, cell) && board.tile_meets(cell, board.around_tile(lake))
}

impl TurnPhase for Catching {
    /// RP-08, RP-19, RP-24: what the new tile sets off.
    fn enter(&self, cx: &mut Context) -> Step {
        if !self.traps.lake_first {
            self.set_off(cx, |v, tree| v.is_extended(tree.road));
        }
        for i in 0..cx.core().tile_play.placed_tiles.len() {
            if let Some(lake) = self.traps.lake_of(cx.view(), cx.core().tile_play.placed_tiles[i]) {
                self.fill(cx, lake)?;
            }
        }
        if self.traps.lake_first {
            self.set_off(cx, |v, tree| v.is_extended(tree.road));
        }
        Ok(Flow::Done)
    }
}
