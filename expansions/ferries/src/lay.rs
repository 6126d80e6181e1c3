//! After the deploy step, a ferry is laid on a new lake tile (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::lakes::{Ferry, Lakes};

pub(crate) fn install(lakes: Lakes, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("ferries.lay", TargetKind::Span, ArgKind::None)?;
    let with_thief = o.word("ferry_when")? == "with_thief";
    let lay = Lay { lakes, verb, prompt: reg.prompt("Lay the ferry of the new lake."), with_thief };
    reg.phase("setup", "ferries.supply", at("supplies"), &[], Supply(lakes));
    // FR-18: after all that is done on the tile, before ferries are moved.
    let phase = reg.phase("tile-play", "ferries.lay", at("deployed.lakes"), &[], lay);
    reg.gate(phase, Gate::Trait(lakes.ferry));
    reg.service(verb, reg.handler_of(phase));
    Ok(())
}

/// FR-27: there are as many ferries as lake tiles.
struct Supply(Lakes);

impl TurnPhase for Supply {
    fn enter(&self, cx: &mut Context) -> Step {
        let stock = cx.rules.pile(STOCK);
        let lakes = stock.iter().filter(|tile| cx.rules.tiles.get(**tile).traits.has(self.0.ferry)).count();
        cx.add_to_supply(self.0.token, lakes as i16);
        Ok(Flow::Done)
    }
}

struct Lay {
    lakes: Lakes,
    verb: Verb,
    prompt: Prompt,
    /// FR-06: only after a follower was deployed on a road of the tile.
    with_thief: bool,
}

impl Lay {
    /// Returns the cell of a lake of this tile play that waits for its ferry.
    fn lake(&self, v: View) -> Option<Cell> {
        let (board, ferries) = (&v.core.board, &v.slots.of(self.lakes.on_board).ferries);
        let tiles = v.core.tile_play.placed_tiles.iter().map(|placed| board.tile(*placed));
        let lakes = tiles.filter(|tile| v.rules.tiles.get(tile.tile).traits.has(self.lakes.ferry)).map(|tile| tile.cell);
        let mut waiting = lakes.filter(|cell| !ferries.iter().any(|ferry| ferry.cell == *cell));
        waiting.find(|cell| !self.with_thief || self.has_thief(v, *cell))
    }

    /// FR-06: returns `true` if a follower is on a road of the tile on a cell, which is new.
    fn has_thief(&self, v: View, cell: Cell) -> bool {
        let mut roads = Side::ALL.into_iter().filter_map(|side| self.lakes.road_at(v, cell, side));
        roads.any(|road| v.core.graph.followers_on(road) > 0)
    }
}

impl TurnPhase for Lay {
    /// FR-05: the player must lay it.
    fn enter(&self, cx: &mut Context) -> Step {
        let waits = self.lake(cx.view()).is_some();
        Ok(if waits { Flow::Ask(Ask::open(cx.core().tile_play.player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if let Some(cell) = self.lake(v) {
            self.lakes.pairs(v, cell, |a, b| menu.add(self.verb, Target::Span { cell, a, b }, 0));
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let Target::Span { cell, a, b } = action.target {
            self.lakes.lay(cx, who, Ferry { cell, sides: (a, b) });
        }
        Ok(Flow::Repeat)
    }
}
