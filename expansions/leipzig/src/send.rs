//! A follower leaves a completed road for a quarter of the town (RULES.md, section 2).

use bastide_core::Crossings;
use bastide_core::author::prelude::*;

use crate::quarters::{Quarters, WAINWRIGHTS};

/// The traits of segments that meet on their tile, see the guide for authors.
const WAYS: [&str; 4] = ["way-a", "way-b", "way-c", "way-d"];
/// LE-05: traits of tiles on which roads meet at something else than a village.
const NO_VILLAGE: [&str; 6] = ["acrobats", "circus", "ferry", "hill", "watchtower-monasteries", "watchtower-roads"];

pub(crate) fn install(quarters: Quarters, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let road = reg.kind("road");
    let send = Send {
        quarters,
        crossings: reg.crossings(road, WAYS, &NO_VILLAGE),
        gate: reg.tile_trait("leipzig-gate"),
        asked: reg.slot(),
        verb: reg.verb("leipzig.send", TargetKind::Slot, ArgKind::Figure)?,
        alone: o.word("leipzig_alone")? == "wainwrights",
        prompt: reg.prompt("Send a follower to Leipzig?"),
    };
    // LE-13: after towers and tolls, before the road is paid.
    let phase = reg.phase("scoring", "leipzig.send", at("value.leave"), &[], send);
    let handler = reg.handler_of(phase);
    reg.service(send.verb, handler);
    Ok(())
}

/// Who is asked: the road by its number in this scoring, and the players who still are for it.
#[derive(Clone, Copy, Hash, Default)]
struct Asked {
    road: u16,
    owners: Players,
}

#[derive(Clone, Copy)]
struct Send {
    quarters: Quarters,
    crossings: Crossings,
    /// The trait of the pieces of road that begin at a gate.
    gate: Trait,
    asked: Slot<Asked>,
    verb: Verb,
    /// LE-21: an only follower brings points at the wainwrights.
    alone: bool,
    prompt: Prompt,
}

impl Send {
    /// LE-05: returns `true` for a road that this scoring completes and that is connected to Leipzig, by
    /// itself or over villages.
    fn is_connected(&self, v: View, due: &PendingScore) -> bool {
        let completed = due.state == PendingState::Listed && due.reason == ScoringReason::Completed;
        let at_gate = |road: SegmentId| v.printed_traits(road, self.gate) > 0;
        completed && due.kind == self.crossings.kind() && self.crossings.connected(v, due.seg).into_iter().any(at_gate)
    }

    /// LE-08: returns the followers of a player on a road that may go: all whose kind may stand on a road.
    fn followers(&self, v: View, road: SegmentId, who: Player) -> Vec<Figure> {
        let on_roads = v.rules.kinds.get(self.crossings.kind()).figures;
        let may_go = |f: &FigureState| f.owner == Some(who) && v.rules.figures.get(f.kind).follower && on_roads.has(f.kind);
        v.core.figures_on(road).filter(|(_, f)| may_go(f)).map(|(figure, _)| figure).collect()
    }

    /// Returns the road for which somebody is asked.
    fn road(&self, v: View) -> Option<SegmentId> {
        Some(v.core.scoring_queue.due.get(usize::from(v.slots.of(self.asked).road))?.seg)
    }

    /// LE-20: asks the owners of the present road, clockwise from the player at turn, and then those of
    /// the next one.
    fn next(&self, cx: &mut Context) -> Step {
        loop {
            let v = cx.view();
            let Asked { road, mut owners } = *v.slots.of(self.asked);
            let who = owners.from(v.core.turn.active, v.core.seats).next();
            if let (Some(seg), Some(who)) = (self.road(v), who) {
                owners.remove(who);
                let asks = self.quarters.free(v, who).next().is_some() && !self.followers(v, seg, who).is_empty();
                cx.slots.of_mut(self.asked).owners = owners;
                if asks {
                    return Ok(Flow::Ask(Ask::open(who, self.prompt)));
                }
            } else if !self.begin_next(cx, road.saturating_add(1))? {
                return Ok(Flow::Done);
            }
        }
    }

    /// Goes on to the first connected road from a number on. Returns `false` if there is none.
    fn begin_next(&self, cx: &mut Context, from: u16) -> Result<bool, Fault> {
        let v = cx.view();
        let due = v.core.scoring_queue.due.iter().enumerate().skip(from.into());
        let Some((road, due)) = due.into_iter().find(|(_, due)| self.is_connected(v, due)) else { return Ok(false) };
        let owners = v.owners(due.seg)?;
        *cx.slots.of_mut(self.asked) = Asked { road: road as u16, owners };
        Ok(true)
    }

    /// LE-05, LE-07: moves a follower into a quarter. It counts for the road no more.
    fn send(&self, cx: &mut Context, who: Player, figure: Figure, (group, index): (Group, u8)) {
        let v = cx.view();
        let only = self.road(v).filter(|road| self.followers(v, *road, who).len() == 1);
        // LE-21: by the reading of 2019.
        if let Some(road) = only.filter(|_| self.alone && self.quarters.is_in(WAINWRIGHTS, group)) {
            let (seg, figure, cause) = (Some(road), Some(figure), Cause::Feature(ScoringReason::Completed));
            let label = self.quarters.label(WAINWRIGHTS);
            let entry = ScoreEntry { seg, figure, cause, ..ScoreEntry::bonus(who, v.tiles(road), label) };
            cx.award_points(entry, &[]);
        }
        cx.move_on(figure, FigureLocation::Slot { group, index });
    }
}

impl TurnPhase for Send {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if self.begin_next(cx, 0)? { self.next(cx) } else { Ok(Flow::Done) }
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(road) = self.road(v) else { return Ok(()) };
        for figure in self.followers(v, road, ask.player) {
            menu.add_each(self.verb, self.quarters.free(v, ask.player), figure.0 as i16);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let (true, Target::Slot { group, index }) = (action.verb == self.verb, action.target) {
            self.send(cx, who, Figure::at(action.arg as usize), (group, index));
        }
        self.next(cx)
    }
}
