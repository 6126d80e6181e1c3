//! The wagon: a follower that moves on when its feature was scored (RULES.md, section 5).

use bastide_core::author::prelude::*;

use crate::castles::FromCastle;
use crate::reach::Reach;

/// The wagons that may still move in this scoring, the next one last, with the segments on which
/// they stood.
#[derive(Hash, Default)]
struct Kept {
    scored: Vec<(Figure, SegmentId)>,
}

copy_in_place!(Kept { scored });

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let each = o.number("wagons")? as u8;
    // AM-06, AM-55: a follower of weight 1.
    let wagon = reg.define_figure("wagon", FigureSpec::follower(each));
    // AM-54: on roads, in cities and monasteries; never on a field or a garden.
    for kind in ["road", "city", "monastery"] {
        let kind = reg.kind(kind);
        reg.allow_on(wagon, kind);
    }
    let reach = Reach {
        wagon,
        around: o.word("wagon_reach")? == "around",
        ways: ["way-a", "way-b", "way-c", "way-d"].map(|way| reg.tile_trait(way)),
        touching: o.word("wagon_segments")? == "touching",
        no_village: (o.word("wagon_meets")? == "villages").then(|| reg.tile_trait("no-village")),
        abbey: if o.number("abbeys")? > 0 { Some(reg.edge("abbey")) } else { None },
        from_castle: FromCastle::of(reg)?,
    };
    let slot = reg.slot();
    let verb = reg.verb("wagon.move", TargetKind::Segment, ArgKind::Figure)?;
    let note = reg.phase("scoring", "abbey-mayor.scored-wagons", at("return").before("base.return"), &[], Note { reach, slot });
    reg.gate(note, Gate::Away(reach.wagon));
    let moves = Moves { reach, slot, verb, prompt: reg.prompt("Move your wagon, or take it back?") };
    reg.phase("scoring", "abbey-mayor.wagons", at("move"), &[], moves);
    Ok(())
}

/// AM-56, AM-70: notes the wagons of completed features that were scored, and those that another rule
/// keeps (CR-48). They stay where they stand until their owners decide.
struct Note {
    reach: Reach,
    slot: Slot<Kept>,
}

impl Note {
    /// AM-56, AM-110: returns `true` if the feature of a segment was completed and is scored now. A
    /// castle is complete when it is scored.
    fn is_scored(&self, v: View, seg: SegmentId) -> Result<bool, Fault> {
        let graph = &v.core.graph;
        let paid = |d: &PendingScore| d.state == PendingState::Paid && d.reason == ScoringReason::Completed;
        let is_castle = self.reach.from_castle.is_some_and(|rule| rule.castle == graph.get(seg).kind);
        let due = v.core.scoring_queue.due.iter().any(|d| paid(d) && graph.joined(d.seg, seg));
        Ok(due && (is_castle || v.complete(seg)?))
    }
}

impl TurnPhase for Note {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let (v, core, wagon) = (cx.view(), cx.core(), self.reach.wagon);
        let mut scored: Vec<(Figure, SegmentId)> = Vec::new();
        for (figure, f) in v.figures_of_kind(wagon) {
            if let FigureLocation::Segment(seg) = f.place
                && (core.scoring_queue.keeps(figure) || self.is_scored(v, seg)?)
            {
                scored.push((figure, seg));
            }
        }
        // AM-58: clockwise from the player who placed the tile; the last of the list is the first.
        let (seats, first) = (core.seats, core.tile_play.player.0);
        let turn = |figure: Figure| core.figures[figure.index()].owner.map(|owner| (owner.0 + seats - first) % seats);
        scored.sort_by_key(|(figure, _)| std::cmp::Reverse((turn(*figure), *figure)));
        scored.iter().for_each(|(figure, _)| cx.keep_standing(*figure));
        cx.slots.of_mut(self.slot).scored = scored;
        Ok(Flow::Done)
    }
}

/// AM-56 to AM-60: the owner of each scored wagon moves it or takes it back.
struct Moves {
    reach: Reach,
    slot: Slot<Kept>,
    verb: Verb,
    prompt: Prompt,
}

impl Moves {
    /// Returns the wagon that is next to move, with its owner and the segments it may move to.
    fn next(&self, v: View) -> Result<Option<(Figure, Player, Vec<SegmentId>)>, Fault> {
        let Some(&(figure, from)) = v.slots.of(self.slot).scored.last() else { return Ok(None) };
        match v.core.figures.get(figure.index()).map(|f| (f.owner, f.place)) {
            // AM-59: on the board as it is after the moves before.
            Some((Some(owner), FigureLocation::Segment(at))) if at == from => {
                Ok(Some((figure, owner, self.reach.targets(v, owner, from)?)))
            }
            _ => Ok(Some((figure, Player(0), Vec::new()))),
        }
    }

    /// Asks for the next wagon that may move.
    fn ask(&self, cx: &mut Context) -> Step {
        while let Some((_, owner, targets)) = self.next(cx.view())? {
            if !targets.is_empty() {
                return Ok(Flow::Ask(Ask::open(owner, self.prompt)));
            }
            self.take_back(cx);
        }
        Ok(Flow::Done)
    }

    /// AM-56, AM-60: the next wagon goes home, unless it is elsewhere by now.
    fn take_back(&self, cx: &mut Context) {
        let Some((figure, from)) = cx.slots.of_mut(self.slot).scored.pop() else { return };
        if cx.core().figures.get(figure.index()).is_some_and(|f| f.place == FigureLocation::Segment(from)) {
            cx.move_figure(figure, FigureLocation::Supply);
        }
    }
}

impl TurnPhase for Moves {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.slots.of(self.slot).scored.is_empty() { Ok(Flow::Done) } else { self.ask(cx) }
    }

    fn options(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if let Some((figure, _, targets)) = self.next(v)? {
            menu.add_each(self.verb, targets.into_iter().map(Target::Segment), figure.0 as i16);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, _: Player, action: Action) -> Step {
        match (action.target, cx.slots.of(self.slot).scored.last()) {
            // AM-69: nothing is scored by the move.
            (Target::Segment(seg), Some(&(figure, _))) => {
                cx.slots.of_mut(self.slot).scored.pop();
                cx.move_on(figure, FigureLocation::Segment(seg));
            }
            _ => self.take_back(cx),
        }
        self.ask(cx)
    }
}
