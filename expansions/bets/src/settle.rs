//! Chips are turned over when a feature is scored (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::chips::Chips;

pub(crate) fn install(chips: Chips, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let settle = Settle {
        chips,
        points: o.number("bet_points")? as i16,
        back: o.switch("bet_return")?,
        empty: o.switch("bet_empty")?,
        turned: reg.tag("bets.turned"),
        label: reg.label("bet"),
    };
    reg.unforeseen(settle.label);
    // BE-07: after the usual scoring.
    let phase = reg.phase("scoring", "bets.settle", at("chain.bonus"), &[], settle);
    reg.gate(phase, Gate::Lies(chips.token));
    Ok(())
}

struct Settle {
    chips: Chips,
    /// BE-08: the points for a chip that is right; 0 for its number.
    points: i16,
    /// BE-10: chips go back to their owners.
    back: bool,
    /// BE-13: also for features without followers.
    empty: bool,
    turned: Tag,
    label: Label,
}

impl Settle {
    /// BE-13, BE-15: returns `true` if a pending score settles chips. A small city that becomes a castle does.
    fn settles(&self, v: View, due: &PendingScore) -> bool {
        let occupied = || v.core.graph.sums(due.seg).figures > 0 || due.state == PendingState::Withdrawn;
        due.reason == ScoringReason::Completed
            && self.chips.kinds.contains(&due.kind)
            && (self.empty || !due.paid().is_empty() || occupied())
    }

    /// BE-12: returns the offices with chips on the tiles of a feature.
    fn offices(&self, v: View, feature: SegmentId) -> Vec<Cell> {
        let on_cell = |placed: &PlacedToken| if let TokenPlace::Cell(cell) = placed.place { Some(cell) } else { None };
        let mut cells: Vec<Cell> = Vec::new();
        for cell in v.core.tokens_of(self.chips.token).filter_map(on_cell) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        let printed = |cell: &Cell| v.core.board.tile_at(*cell).into_iter().flat_map(|tile| v.printed(tile));
        cells.retain(|cell| printed(cell).any(|seg| v.core.graph.joined(seg, feature)));
        cells
    }

    /// BE-07: turns all chips on a cell over.
    fn settle(&self, cx: &mut Context, cell: Cell, tiles: i16) {
        let here = |placed: &&PlacedToken| placed.place == TokenPlace::Cell(cell);
        let owners = cx.core().tokens_of(self.chips.token).filter(here).filter_map(|placed| placed.owner);
        for owner in owners.collect::<Vec<Player>>() {
            let Some((nth, number)) = self.chips.on(cx.view(), owner, cell) else { continue };
            self.chips.take(cx, owner, nth, cell, self.back);
            cx.log.put(Event::Other { tag: self.turned, player: Some(owner), target: Target::Cell(cell), arg: number });
            if number == tiles {
                let points = if self.points == 0 { number } else { self.points };
                cx.award_points(ScoreEntry::bonus(owner, points, self.label), &[]);
            }
        }
    }
}

impl TurnPhase for Settle {
    /// BE-11: in the order in which features are scored.
    fn enter(&self, cx: &mut Context) -> Step {
        for at in 0..cx.core().scoring_queue.due.len() {
            let due = cx.core().scoring_queue.due[at];
            let v = cx.view();
            if !self.settles(v, &due) {
                continue;
            }
            let (offices, tiles) = (self.offices(v, due.seg), v.tiles(due.seg));
            offices.into_iter().for_each(|cell| self.settle(cx, cell, tiles));
        }
        Ok(Flow::Done)
    }
}
