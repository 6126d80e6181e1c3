//! A follower that is scored alone goes to a bathhouse (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::baths::{Baths, place};

pub(crate) fn install(baths: Baths, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let send = Send {
        baths,
        field: reg.kind("field"),
        alone: reg.slot(),
        next: reg.slot(),
        first: reg.verb("bath.first", TargetKind::Figure, ArgKind::None)?,
        to: reg.verb("bath.to", TargetKind::Cell, ArgKind::None)?,
        at_feature: o.word("bath_where")? == "feature",
        order: reg.prompt("Who goes to a bathhouse first?"),
        prompt: reg.prompt("To which bathhouse does your follower go?"),
    };
    // BH-07, LE-14: before anybody leaves a feature that is scored. With the follower who left there were
    // two, so the other one goes home.
    reg.phase("scoring", "bath-houses.alone", at("value"), &[], Alone(send));
    // BH-18: before figures return, and before it is noted which wagons may move on.
    reg.phase("scoring", "bath-houses.send", at("chain.away"), &[], send);
    Ok(())
}

#[derive(Clone, Copy)]
struct Send {
    baths: Baths,
    field: Kind,
    /// The followers that are alone on a feature of this scoring.
    alone: Slot<Vec<Figure>>,
    /// The follower whose owner is asked.
    next: Slot<Option<Figure>>,
    first: Verb,
    to: Verb,
    /// BH-24: only a bathhouse on a tile of the feature.
    at_feature: bool,
    order: Prompt,
    prompt: Prompt,
}

impl Send {
    /// BH-07, BH-23, BH-26: returns the only follower on a scored feature. Not on a field, nor on a
    /// castle, which lies on no single tile.
    fn alone(&self, v: View, due: &PendingScore, state: PendingState) -> Option<(Figure, Player, SegmentId)> {
        let kind = v.core.graph.get(due.seg).kind;
        let scored = due.state == state && due.reason != ScoringReason::Final;
        if !scored || kind == self.field || !v.rules.kinds.get(kind).on_one_tile {
            return None;
        }
        let follower = |f: &FigureState| v.rules.figures.get(f.kind).follower && !v.rules.stays_when_scored(f.kind);
        let mut there = v.core.figures_on(due.seg).filter(|(_, f)| f.owner.is_some() && follower(f));
        let (figure, only) = there.next()?;
        if there.next().is_some() { None } else { Some((figure, only.owner?, due.seg)) }
    }

    /// BH-05: returns the bathhouses to which a follower on a feature may go.
    fn free(&self, v: View, seg: SegmentId) -> Vec<Cell> {
        let on_it = |cell: &Cell| v.core.graph.members(seg).any(|s| v.core.board.same_tile(v.core.graph.get(s).cell, *cell));
        self.baths.free(v).filter(|cell| !self.at_feature || on_it(cell)).collect()
    }

    /// Returns the followers that have to go, with the bathhouses that are free for them.
    fn due(&self, v: View) -> Vec<(Figure, Player, Vec<Cell>)> {
        let mut due: Vec<(Figure, Player, Vec<Cell>)> = Vec::new();
        let scored = v.core.scoring_queue.due.iter().filter_map(|due| self.alone(v, due, PendingState::Paid));
        for (figure, player, seg) in scored.filter(|(figure, ..)| v.slots.of(self.alone).contains(figure)) {
            let free = self.free(v, seg);
            if !free.is_empty() && due.iter().all(|(other, ..)| *other != figure) {
                due.push((figure, player, free));
            }
        }
        due
    }

    /// Sends those who have no choice, and asks the others.
    fn go_on(&self, cx: &mut Context) -> Step {
        loop {
            let due = self.due(cx.view());
            let next = *cx.slots.of(self.next);
            let chosen = due.iter().find(|(figure, ..)| Some(*figure) == next);
            let Some((figure, player, free)) = chosen.or(due.first().filter(|_| due.len() == 1)) else {
                // BH-06: the player of the tile play says who is first.
                let player = cx.core().tile_play.player;
                return Ok(if due.is_empty() { Flow::Done } else { Flow::Ask(Ask::open(player, self.order)) });
            };
            *cx.slots.of_mut(self.next) = Some(*figure);
            match free[..] {
                [only] => self.send(cx, *figure, only),
                _ => return Ok(Flow::Ask(Ask::open(*player, self.prompt))),
            }
        }
    }

    fn send(&self, cx: &mut Context, figure: Figure, cell: Cell) {
        *cx.slots.of_mut(self.next) = None;
        cx.move_on(figure, place(cell));
    }
}

/// Notes the followers that are alone on a feature of this scoring.
struct Alone(Send);

impl TurnPhase for Alone {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        // Where no bathhouse is free nobody goes.
        let due = v.core.scoring_queue.due.iter().filter(|_| self.0.baths.free(v).next().is_some());
        let alone = due.filter_map(|due| self.0.alone(v, due, PendingState::Listed)).map(|(figure, ..)| figure).collect();
        *cx.slots.of_mut(self.0.alone) = alone;
        Ok(Flow::Done)
    }
}

impl TurnPhase for Send {
    fn enter(&self, cx: &mut Context) -> Step {
        if self.baths.free(cx.view()).next().is_none() {
            return Ok(Flow::Done);
        }
        self.go_on(cx)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let due = self.due(v);
        if ask.prompt == self.order {
            due.iter().for_each(|(figure, ..)| menu.add(self.first, Target::Figure(*figure), 0));
        } else if let Some((_, _, free)) = due.into_iter().find(|(figure, ..)| Some(*figure) == *v.slots.of(self.next)) {
            // BH-24: any free one, of the owner's choice; staying away is not allowed.
            menu.add_each(self.to, free.into_iter().map(Target::Cell), 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        match (action.target, *cx.slots.of(self.next)) {
            (Target::Figure(figure), _) => *cx.slots.of_mut(self.next) = Some(figure),
            (Target::Cell(cell), Some(figure)) => self.send(cx, figure, cell),
            _ => {}
        }
        self.go_on(cx)
    }
}
