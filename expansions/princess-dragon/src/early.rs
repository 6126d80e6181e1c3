//! Dragon tiles before the dragon is in play (PD-19 to PD-22).
//!
//! By default a dragon tile that is drawn too early goes onto a pile beside the board, and another
//! tile is drawn. By an option the dragon tiles wait there from the start. The first volcano tile
//! puts all of them into the stack; by that option, among the tiles that are drawn then, such as the lakes
//! of a river.

use bastide_core::Fate;
use bastide_core::author::prelude::*;

use crate::kept::Figures;

pub(crate) fn install(figures: Figures, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let pile = reg.pile("princess-dragon.waiting", None);
    let (board, name) = (reg.label("before the dragon"), reg.label("dragon tiles put aside"));
    let withheld = o.word("early_dragon_tiles")? == "withheld";
    let early =
        Early { figures, dragon: reg.tile_trait("dragon"), volcano: reg.tile_trait("volcano"), pile, board, name, withheld };
    if withheld {
        reg.phase("setup", "princess-dragon.withhold", at("stock.withhold"), &[], early.clone());
        reg.rule(early.clone()).on_tile_placed(Early::after_tile).on_tile_refused(Early::after_refused_tile);
    } else {
        let rule = reg.rule(early.clone()).displays(Early::displays);
        rule.for_tiles([early.dragon]).fate_of_drawn_tile(Early::fate_of_drawn_tile);
    }
    reg.rule(early.clone()).for_tiles([early.volcano]).on_tile_placed(Early::on_tile_placed);
    Ok(())
}

#[derive(Clone)]
struct Early {
    figures: Figures,
    dragon: Trait,
    volcano: Trait,
    pile: Pile,
    board: Label,
    name: Label,
    /// PD-21: the dragon tiles are not part of the stack before the dragon is in play.
    withheld: bool,
}

impl Early {
    /// PD-19, PD-22: puts a dragon tile aside, for whatever purpose it was drawn.
    fn fate_of_drawn_tile(
        &self,
        v: View,
        _who: Player,
        _dragon: TileType,
        _why: DrawReason,
        fate: &mut Fate,
    ) -> Result<(), Fault> {
        if *fate == Fate::Keep && self.figures.dragon_at(v).is_none() {
            *fate = Fate::Aside(self.pile);
        }
        Ok(())
    }

    /// PD-20: the tiles that wait lie open.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        if v.core.left(self.pile) > 0 {
            let Early { board, name, pile, .. } = *self;
            out.push(Display::Section(Section { board, name, open: Some(pile), ..Section::default() }));
        }
        Ok(())
    }

    /// PD-19, PD-20: puts the tiles that wait back into the stack. Tiles that fitted nowhere do not
    /// come back.
    fn on_tile_placed(&self, cx: &mut Context, _volcano: PlacedTile) -> Result<(), Fault> {
        let to = if self.withheld { drawn_now(cx) } else { STOCK };
        while let Some(tile) = cx.take_top_tile(self.pile) {
            cx.put_tile(to, tile);
        }
        Ok(())
    }

    /// PD-21: when the other tiles are drawn among which the dragon tiles came, the rest of these is
    /// shuffled into the stack.
    fn move_to_stock(&self, cx: &mut Context) {
        let pile = drawn_now(cx);
        let is_dragon = |tile: &TileType| cx.rules.tiles.get(*tile).traits.has(self.dragon);
        if pile == STOCK || !cx.core().piles[pile.index()].iter().all(is_dragon) {
            return;
        }
        while let Some(tile) = cx.take_top_tile(pile) {
            cx.put_tile(STOCK, tile);
        }
    }

    fn after_tile(&self, cx: &mut Context, _tile: PlacedTile) -> Result<(), Fault> {
        self.move_to_stock(cx);
        Ok(())
    }

    fn after_refused_tile(&self, cx: &mut Context, _who: Player, _tile: TileType) -> Result<(), Fault> {
        self.move_to_stock(cx);
        Ok(())
    }
}

/// Returns the pile from which tiles are drawn now.
fn drawn_now(cx: &Context) -> Pile {
    cx.rules.draw_piles().iter().copied().find(|pile| cx.core().left(*pile) > 0).unwrap_or(STOCK)
}

/// PD-21: by that option the dragon tiles are not part of the stack before the dragon is in play.
impl TurnPhase for Early {
    fn enter(&self, cx: &mut Context) -> Step {
        if self.figures.dragon_at(cx.view()).is_some() {
            return Ok(Flow::Done);
        }
        for i in (0..cx.core().piles[STOCK.index()].len()).rev() {
            if cx.rules.tiles.get(cx.core().piles[STOCK.index()][i]).traits.has(self.dragon)
                && let Some(tile) = cx.take_tile_at(STOCK, i)
            {
                cx.put_tile(self.pile, tile);
            }
        }
        Ok(Flow::Done)
    }
}
