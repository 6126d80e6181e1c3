//! Placing ingots on the board: a phase that is entered only if the tile in play has a mine.

use bastide_core::{
    Action, Ask, Cell, Context, Event, Fault, Flow, Gate, Menu, Player, Prompt, Registrar, Step, Target, TurnPhase, Verb, View,
    at,
};

use crate::Gold;

pub(crate) fn install(gold: Gold, verb: Verb, reg: &mut Registrar) {
    let handler = PlaceIngots { gold, verb, prompt: reg.prompt("On which tile does the second ingot go?") };
    reg.phrase(verb, "place the second ingot on {at}");
    // Between placing the tile and the follower step. Other plugins offer their actions after a
    // placement here too.
    let offer_points = [reg.offer_point("own-turn"), reg.offer_point("placed-step")];
    let phase = reg.phase("tile-play", "gold-mines.lay", at("placed"), &offer_points, handler);
    let mine = reg.tile_trait("goldmine");
    reg.gate(phase, Gate::Trait(mine));
}

/// The phase that places up to two ingots.
struct PlaceIngots {
    gold: Gold,
    verb: Verb,
    prompt: Prompt,
}

impl PlaceIngots {
    /// GM-05: puts one more ingot on a cell. Returns `false` if the supply is empty.
    fn put(&self, cx: &mut Context, cell: Cell) -> bool {
        let ingots = cx.slots.of_mut(self.gold.ingots);
        if ingots.used == self.gold.all {
            return false;
        }
        ingots.used += 1;
        *ingots.on.entry(cell).or_default() += 1;
        let by = Some(cx.core().tile_play.player);
        cx.log.put(Event::Token { token: self.gold.token, target: Target::Cell(cell), by });
        true
    }
}

impl TurnPhase for PlaceIngots {
    /// GM-03, GM-04: puts the first ingot on the tile itself and asks the player where the second
    /// goes.
    fn enter(&self, cx: &mut Context) -> Step {
        let Some(&placed) = cx.core().tile_play.placed_tiles.first() else { return Ok(Flow::Done) };
        let cell = cx.core().board.tile(placed).cell;
        let left = self.put(cx, cell) && cx.slots.of(self.gold.ingots).used < self.gold.all;
        Ok(if left { Flow::Ask(Ask::open(cx.core().tile_play.player, self.prompt)) } else { Flow::Done })
    }

    /// GM-03: offers the tiles around, also diagonally. There is always one, since the tile touches
    /// another.
    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(&placed) = v.core.tile_play.placed_tiles.first() else { return Ok(()) };
        let mine = v.core.board.tile(placed).cell;
        for cell in mine.around(1).cells().filter(|c| *c != mine && v.core.board.tile_at(*c).is_some()) {
            menu.add(self.verb, Target::Cell(cell), 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let Target::Cell(cell) = a.target {
            self.put(cx, cell);
        }
        Ok(Flow::Done)
    }
}
