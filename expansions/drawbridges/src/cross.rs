//! Followers cross a drawbridge when their road was scored (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::gates::Gates;

pub(crate) fn install(gates: Gates, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let cross = Cross {
        gates,
        waiting: reg.slot(),
        verb: reg.verb("drawbridge.cross", TargetKind::Segment, ArgKind::Figure)?,
        tied: o.switch("drawbridge_tied")?,
        prompt: reg.prompt("Does your follower cross a drawbridge?"),
    };
    // DB-10: before figures return. A follower that crosses does not go to a bathhouse.
    reg.phase("scoring", "drawbridges.cross", at("chain.away").before("bath-houses.send"), &[], cross);
    Ok(())
}

/// A follower that may cross, with its owner and its road.
#[derive(Clone, Copy, Hash)]
struct Waiting {
    figure: Figure,
    owner: Player,
    road: SegmentId,
}

#[derive(Clone, Copy)]
struct Cross {
    gates: Gates,
    /// The followers that may still cross in this scoring, the next one last.
    waiting: Slot<Vec<Waiting>>,
    verb: Verb,
    /// DB-05: players who are tied may cross.
    tied: bool,
    prompt: Prompt,
}

impl Cross {
    /// DB-04, DB-05, DB-08: returns the followers on scored roads whose owners may let them cross: road by
    /// road, clockwise from the player of the tile play.
    fn followers(&self, v: View) -> Result<Vec<Waiting>, Fault> {
        let mut found = Vec::new();
        for due in v.core.scoring_queue.due.iter().filter(|due| self.gates.leads_to_one(v, due)) {
            // DB-11: not a road that is scored as if it were completed.
            if !v.complete(due.seg)? {
                continue;
            }
            let owners = v.owners(due.seg)?;
            if owners.len() > 1 && !self.tied {
                continue;
            }
            for owner in owners.from(v.core.tile_play.player, v.core.seats) {
                let own = |f: &FigureState| f.owner == Some(owner) && v.rules.figures.get(f.kind).follower;
                let there = v.core.figures_on(due.seg).filter(|(_, f)| own(f));
                found.extend(there.map(|(figure, _)| Waiting { figure, owner, road: due.seg }));
            }
        }
        Ok(found)
    }

    /// Returns the segments to which a follower may cross now.
    fn landings(&self, v: View, waiting: Waiting) -> Result<Vec<SegmentId>, Fault> {
        // It stands there still, unless a crossing before had it moved.
        let there = |f: &&FigureState| matches!(f.place, FigureLocation::Segment(at) if v.core.graph.joined(at, waiting.road));
        let Some(state) = v.core.figures.get(waiting.figure.index()).filter(there) else { return Ok(Vec::new()) };
        self.gates.landings(v, waiting.road, waiting.owner, state.kind)
    }

    /// DB-06: asks for the next follower by itself.
    fn ask(&self, cx: &mut Context) -> Step {
        while let Some(next) = cx.slots.of(self.waiting).last().copied() {
            if !self.landings(cx.view(), next)?.is_empty() {
                return Ok(Flow::Ask(Ask::open(next.owner, self.prompt)));
            }
            cx.slots.of_mut(self.waiting).pop();
        }
        Ok(Flow::Done)
    }
}

impl TurnPhase for Cross {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let mut waiting = self.followers(cx.view())?;
        if waiting.is_empty() {
            return Ok(Flow::Done);
        }
        waiting.reverse();
        *cx.slots.of_mut(self.waiting) = waiting;
        self.ask(cx)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if let Some(next) = v.slots.of(self.waiting).last() {
            let landings = self.landings(v, *next)?;
            menu.add_each(self.verb, landings.into_iter().map(Target::Segment), next.figure.0 as i16);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        if let (Some(next), Target::Segment(city)) = (cx.slots.of_mut(self.waiting).pop(), action.target) {
            // DB-04: it moves, and what lies with it comes along. DB-12: the city is not scored by it.
            cx.move_on(next.figure, FigureLocation::Segment(city));
        }
        self.ask(cx)
    }
}
