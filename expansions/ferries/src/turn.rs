//! A player who extends a road with a ferry may move that ferry (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::lakes::Lakes;

pub(crate) fn install(lakes: Lakes, reg: &mut Registrar) -> Result<(), InstallError> {
    // FR-19: when the tile lies, with a bridge that it needs, and no token of this tile play.
    let extended = reg.phase("tile-play", "ferries.extended", at("place.note"), &[], Extended(lakes));
    reg.gate(extended, Gate::Lies(lakes.token));
    let verb = reg.verb("ferries.turn", TargetKind::Span, ArgKind::None)?;
    let turn = Turn { lakes, verb, prompt: reg.prompt("Move a ferry on a road that you extended?") };
    let phase = reg.phase("tile-play", "ferries.turn", at("deployed.lakes").after("ferries.lay"), &[], turn);
    reg.gate(phase, Gate::Flag(lakes.may_move));
    Ok(())
}

/// FR-11, FR-12: notes the ferries that the new tile allows to move.
struct Extended(Lakes);

impl TurnPhase for Extended {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.slots.of(self.0.on_board).ferries.is_empty() && !cx.core().tile_play.placed_tiles.is_empty() {
            let (v, serial) = (cx.view(), cx.core().tile_play.serial);
            let nearest = self.0.nearest(v, new_segments(v));
            let movable = &mut cx.slots.of_mut(self.0.on_board).movable;
            for ferry in nearest {
                // FR-14: a second tile of the same tile play may lead to the same ferry.
                if !movable.contains(&(serial, ferry)) {
                    movable.push((serial, ferry));
                }
            }
            if !movable.is_empty() {
                cx.raise(self.0.may_move);
            }
        }
        Ok(Flow::Done)
    }
}

/// Returns the segments of the tiles of this tile play, and those of bridges on them.
fn new_segments(v: View<'_>) -> impl Iterator<Item = SegmentId> {
    let (board, placed) = (&v.core.board, &v.core.tile_play.placed_tiles);
    let is_new = move |cell: Cell| placed.iter().any(|placed| board.tile(*placed).cell == cell);
    let bridges = board.overlays().iter().filter(move |overlay| is_new(overlay.cell)).map(|overlay| overlay.seg);
    placed.iter().flat_map(move |placed| v.printed(*placed)).chain(bridges)
}

struct Turn {
    lakes: Lakes,
    verb: Verb,
    prompt: Prompt,
}

impl Turn {
    /// Returns the numbers of the ferries that may still be moved in this tile play.
    fn movable<'v>(&self, v: View<'v>) -> impl Iterator<Item = u16> + use<'v> {
        let serial = v.core.tile_play.serial;
        v.slots.of(self.lakes.on_board).movable.iter().filter(move |(of, _)| *of == serial).map(|(_, ferry)| *ferry)
    }
}

impl TurnPhase for Turn {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let any = self.movable(cx.view()).next().is_some();
        if !any {
            // A tile play that this one interrupted may still have some.
            if cx.slots.of(self.lakes.on_board).movable.is_empty() {
                cx.lower(self.lakes.may_move);
            }
            return Ok(Flow::Done);
        }
        Ok(Flow::Ask(Ask::open(cx.core().tile_play.player, self.prompt)))
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let ferries = &v.slots.of(self.lakes.on_board).ferries;
        for ferry in self.movable(v).filter_map(|at| ferries.get(usize::from(at))) {
            let cell = ferry.cell;
            self.lakes.pairs(v, cell, |a, b| {
                if (a, b) != ferry.sides && (b, a) != ferry.sides {
                    menu.add(self.verb, Target::Span { cell, a, b }, 0);
                }
            });
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    /// FR-14: each ferry once.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let serial = cx.core().tile_play.serial;
        let lakes = cx.slots.of_mut(self.lakes.on_board);
        let Target::Span { cell, a, b } = action.target else {
            lakes.movable.retain(|(of, _)| *of != serial);
            return Ok(Flow::Done);
        };
        if let Some(at) = lakes.ferries.iter().position(|ferry| ferry.cell == cell) {
            lakes.movable.retain(|known| *known != (serial, at as u16));
            self.lakes.turn(cx, who, at, (a, b));
        }
        Ok(Flow::Repeat)
    }
}
