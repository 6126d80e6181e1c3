//! Ingots are laid on the landscape (RULES.md, section 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(ingot: Token, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("gold.lay", TargetKind::Cell, ArgKind::None)?;
    let laid = reg.tag("goldmines.laid");
    reg.phase("setup", "goldmines.supplies", at("supplies"), &[], Fill { ingot, all: o.number("ingots")? as i16 });
    let goldmine = reg.tile_trait("goldmine");
    let lay = Lay { ingot, laid, verb, goldmine, prompt: reg.prompt("On which tile does the second ingot go?") };
    let points = [reg.offer_point("own-turn"), reg.offer_point("placed-step")];
    // GO-03: after what the Shop lays on the new tile, and before mage, witch and robbers.
    let phase = reg.phase("tile-play", "goldmines.lay", at("placed.tokens"), &points, lay);
    reg.gate(phase, Gate::Trait(goldmine));
    let handler = reg.handler_of(phase);
    reg.service(verb, handler);
    Ok(())
}

/// GO-02: puts all ingots into the common supply.
struct Fill {
    ingot: Token,
    all: i16,
}

impl TurnPhase for Fill {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.add_to_supply(self.ingot, self.all);
        Ok(Flow::Done)
    }
}

/// Lays one ingot on the new tile and one beside it.
struct Lay {
    ingot: Token,
    laid: Tag,
    verb: Verb,
    goldmine: Trait,
    prompt: Prompt,
}

/// Returns the number of ingots in the common supply.
fn left(cx: &Context, ingot: Token) -> i16 {
    cx.core().token_supply.get(ingot.index()).copied().unwrap_or_default()
}

impl Lay {
    /// GO-05: lays one more ingot on a cell. GO-04: does nothing if the common supply is empty.
    fn put(&self, cx: &mut Context, cell: Cell, who: Player) {
        if left(cx, self.ingot) <= 0 {
            return;
        }
        cx.add_to_supply(self.ingot, -1);
        let place = TokenPlace::Cell(cell);
        let there = cx.core().tokens_at(place).find(|placed| placed.token == self.ingot).map(|placed| placed.number);
        match there {
            Some(number) => _ = cx.set_token_number(self.ingot, place, number + 1),
            None => cx.put_token(PlacedToken { token: self.ingot, place, number: 1, owner: None }, Some(who)),
        }
        cx.log.put(Event::Other { tag: self.laid, player: Some(who), target: Target::Cell(cell), arg: 0 });
    }

    /// Returns the cell of the tile just placed, if it has a goldmine.
    fn mine(&self, v: View) -> Option<Cell> {
        let tile = v.core.board.tile(*v.core.tile_play.placed_tiles.last()?);
        v.rules.tiles.get(tile.tile).traits.has(self.goldmine).then_some(tile.cell)
    }
}

/// GO-03, GO-19: returns the cells around a mine with a tile that was placed.
fn around(v: View<'_>, mine: Cell) -> impl Iterator<Item = Cell> {
    let placed = move |cell: &Cell| v.core.board.tile_at(*cell).is_some_and(|tile| !v.core.board.tile(tile).printed);
    mine.around(1).cells().filter(move |cell| *cell != mine).filter(placed)
}

impl TurnPhase for Lay {
    /// GO-03, GO-04: lays the first ingot on the tile itself, and asks where the second goes. A
    /// single tile beside it is not asked for.
    fn enter(&self, cx: &mut Context) -> Step {
        let Some(mine) = self.mine(cx.view()) else { return Ok(Flow::Done) };
        let player = cx.core().tile_play.player;
        self.put(cx, mine, player);
        let v = cx.view();
        let first = around(v, mine).next();
        let asks = first.is_some_and(|first| around(v, mine).any(|other| !v.core.board.same_tile(first, other)));
        match first.filter(|_| left(cx, self.ingot) > 0) {
            Some(_) if asks => return Ok(Flow::Ask(Ask::open(player, self.prompt))),
            Some(only) => self.put(cx, only, player),
            None => {}
        }
        Ok(Flow::Done)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(mine) = self.mine(v) else { return Ok(()) };
        around(v, mine).for_each(|cell| menu.add(self.verb, Target::Cell(cell), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let Target::Cell(cell) = action.target {
            self.put(cx, cell, who);
        }
        Ok(Flow::Done)
    }
}
