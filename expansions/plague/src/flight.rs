//! A figure flees along its road, city or field (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::ids::Ids;
use crate::known::Lying;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) -> Result<(), InstallError> {
    let flee = reg.verb("plague.flee", TargetKind::Figure, ArgKind::None)?;
    let to = reg.verb("plague.flee-to", TargetKind::Segment, ArgKind::None)?;
    let ways = Ways { ids, kinds: ["road", "city", "field"].map(|kind| reg.kind(kind)) };
    let where_to = WhereTo { ways, to, prompt: reg.prompt("Where does it flee to?") };
    let phase = reg.subphase("plague.flight", &[], where_to);
    let own = reg.offer_point("own-turn");
    let offer = reg.offer(own, Flee { ways, flee, phase });
    reg.gate_offer(offer, Gate::Lies(ids.outbreak));
    Ok(())
}

/// The places to which figures may flee.
#[derive(Clone, Copy)]
struct Ways {
    ids: Ids,
    /// PL-10, PL-11: the kinds of features along which figures flee.
    kinds: [Kind; 3],
}

impl Ways {
    /// Returns `true` if a figure can go on to a segment: no flea is in its way.
    #[inline]
    fn is_free(v: View, lying: &Lying, to: SegmentId) -> bool {
        let tile = v.core.board.tile_at(v.core.graph.get(to).cell);
        tile.is_none_or(|tile| !lying.is_infested(tile))
    }

    /// Returns `true` if a figure on one segment may stop at the other one.
    #[inline]
    fn is_target(v: View, from: SegmentId, to: SegmentId) -> bool {
        let segment = v.core.graph.get(to);
        segment.tile().is_some() && !v.core.board.same_tile(segment.cell, v.core.graph.get(from).cell)
    }

    /// PL-10: returns `true` if a figure on a segment may flee.
    fn may_flee(&self, v: View, from: SegmentId, lying: &Lying) -> bool {
        // A segment alone leads nowhere.
        if v.core.graph.sums(from).segments < 2 || !self.kinds.contains(&v.core.graph.get(from).kind) {
            return false;
        }
        let mut goes_on = false;
        for next in v.core.graph.related(from, JOINS).filter(|next| Ways::is_free(v, lying, *next)) {
            if Ways::is_target(v, from, next) {
                return true;
            }
            goes_on = true;
        }
        goes_on && !self.reached(v, from, lying, 1).is_empty()
    }

    /// PL-10 to PL-12: returns the segments to which a figure on a segment may flee, at most
    /// `most`.
    fn reached(&self, v: View, from: SegmentId, lying: &Lying, most: usize) -> Vec<SegmentId> {
        let graph = &v.core.graph;
        let mut targets = Vec::new();
        if !self.kinds.contains(&graph.get(from).kind) {
            return targets;
        }
        let mut seen = vec![false; graph.len()];
        let mut walk = vec![from];
        while let Some(at) = walk.pop().filter(|_| targets.len() < most) {
            for next in graph.related(at, JOINS) {
                if std::mem::replace(&mut seen[next.index()], true) || !Ways::is_free(v, lying, next) {
                    continue;
                }
                walk.push(next);
                if Ways::is_target(v, from, next) {
                    targets.push(next);
                }
            }
        }
        targets.sort_unstable();
        targets
    }
}

/// PL-10: once in a turn the player at turn may let a figure flee, at any question.
struct Flee {
    ways: Ways,
    flee: Verb,
    phase: Phase,
}

impl Offer for Flee {
    #[inline]
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let ids = self.ways.ids;
        let fled = v.slots.of(ids.kept).fled_in == v.core.turn.number;
        if fled || !ids.rages(v) || !v.has_turn(ask.player) {
            return Ok(());
        }
        let lying = ids.regions(v);
        for (figure, f) in v.core.on_landscape().filter(|(_, f)| f.owner == Some(ask.player)) {
            let FigureLocation::Segment(seg) = f.place else { continue };
            if self.ways.may_flee(v, seg, &lying) {
                menu.add(self.flee, Target::Figure(figure), 0);
            }
        }
        Ok(())
    }

    fn act(&self, _cx: &mut Context, who: Player, action: Action) -> OfferStep {
        let Target::Figure(figure) = action.target else { return Ok(OfferFlow::Again) };
        Ok(OfferFlow::Call(Call::phase(self.phase, who).with(figure.index() as i16)))
    }

    fn resume(&self, _cx: &mut Context) -> OfferStep {
        Ok(OfferFlow::Again)
    }
}

/// Asks where the figure flees to, whose index is the number of the call.
struct WhereTo {
    ways: Ways,
    to: Verb,
    prompt: Prompt,
}

impl TurnPhase for WhereTo {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().turn.frame().player, self.prompt)))
    }

    fn options(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let figure = v.core.figures.get(v.core.turn.frame().arg as usize);
        if let Some(FigureLocation::Segment(seg)) = figure.map(|f| f.place) {
            let targets = self.ways.reached(v, seg, &self.ways.ids.regions(v), usize::MAX);
            menu.add_each(self.to, targets.into_iter().map(Target::Segment), 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        let (figure, turn) = (Figure::at(cx.core().turn.frame().arg as usize), cx.core().turn.number);
        if let Target::Segment(seg) = action.target {
            cx.move_on(figure, FigureLocation::Segment(seg));
            cx.slots.of_mut(self.ways.ids.kept).fled_in = turn;
        }
        Ok(Flow::Done)
    }
}
