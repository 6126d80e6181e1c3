//! The round in which players lay chips (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::chips::{Answer, Chips};

pub(crate) fn install(chips: Chips, reg: &mut Registrar) {
    let lay = Lay { chips, prompt: reg.prompt("Lay a betting chip?") };
    // BE-03: after everything is scored.
    let phase = reg.phase("tile-play", "bets.lay", at("end"), &[], lay);
    reg.gate(phase, Gate::Trait(chips.office));
}

/// The step of the frame is the number of players who were asked, of all offices together.
struct Lay {
    chips: Chips,
    prompt: Prompt,
}

impl Lay {
    /// BE-05: returns the offices of this tile play with a road or a city that is not completed.
    fn offices(&self, v: View) -> Result<Vec<Cell>, Fault> {
        let mut open = Vec::new();
        for placed in &v.core.tile_play.placed_tiles {
            let tile = v.core.board.tile(*placed);
            if !v.rules.tiles.get(tile.tile).traits.has(self.chips.office) {
                continue;
            }
            for seg in v.printed(*placed).filter(|seg| self.chips.kinds.contains(&v.core.graph.get(*seg).kind)) {
                if !v.complete(seg)? {
                    open.push(tile.cell);
                    break;
                }
            }
        }
        Ok(open)
    }

    /// BE-17: asks the players clockwise, office by office. What they answered is shown when all have.
    fn next(&self, cx: &mut Context) -> Step {
        let offices = self.offices(cx.view())?;
        let (first, seats) = (cx.core().tile_play.player, cx.core().seats.max(1));
        loop {
            let step = cx.core().turn.frame().step;
            let (office, nth) = (usize::from(step / seats), step % seats);
            if let (0, Some(cell)) = (nth, office.checked_sub(1).and_then(|before| offices.get(before))) {
                self.show(cx, *cell);
            }
            if office >= offices.len() {
                return Ok(Flow::Done);
            }
            cx.next_step();
            let player = Player((first.0 + nth) % seats);
            if cx.core().tokens(player, self.chips.token) > 0 {
                return Ok(Flow::Ask(Ask::sealed(player, self.prompt)));
            }
        }
    }

    /// BE-04: lays the chips that the players chose, clockwise.
    fn show(&self, cx: &mut Context, cell: Cell) {
        let (first, seats) = (cx.core().tile_play.player, cx.core().seats.max(1));
        for player in (0..seats).map(|nth| Player((first.0 + nth) % seats)) {
            if let Answer::Chip(nth) = self.chips.take_answer(cx, player) {
                self.chips.put(cx, player, nth, cell);
            }
        }
    }
}

impl TurnPhase for Lay {
    /// BE-05: none on the last tile of the game.
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.view().can_draw() { self.next(cx) } else { Ok(Flow::Done) }
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for (nth, number) in self.chips.in_supply(v, ask.player) {
            menu.add(self.chips.lay, self.chips.target(nth), number);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let answer = match action.target {
            Target::Slot { index, .. } => Answer::Chip(index),
            _ => Answer::Nothing,
        };
        self.chips.answer(cx, who, answer);
        self.next(cx)
    }
}
