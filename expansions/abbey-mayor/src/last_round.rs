//! The round after the last tile, in which all players may place their abbeys (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::abbey::Abbeys;

pub(crate) fn install(abbeys: Abbeys, reg: &mut Registrar) {
    reg.phase("tile-play", "abbey-mayor.last-tile", at("placed"), &[], LastTile(abbeys));
    reg.phase("final", "abbey-mayor.last-round", before("empty-side-boards"), &[], LastRound(abbeys));
}

/// Notes who placed the last tile of the stack.
struct LastTile(Abbeys);

impl TurnPhase for LastTile {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let tile_play = &v.core.tile_play;
        if !v.can_draw()
            && let Some(&placed) = tile_play.placed_tiles.first()
            && is_of_stack(v, v.core.board.tile(placed).tile)
        {
            let player = tile_play.player;
            cx.slots.of_mut(self.0.slot).last = Some(player);
        }
        Ok(Flow::Done)
    }
}

/// AM-43: returns `true` if a tile comes from a pile that is drawn from. An abbey in a second tile play does not,
/// nor do pieces of other plugins.
fn is_of_stack(v: View, tile: TileType) -> bool {
    let plain = v.rules.plain(tile).unwrap_or(tile);
    v.rules.draw_piles().iter().any(|pile| v.rules.pile(*pile).contains(&plain))
}

/// AM-38, AM-40 to AM-42: one tile play for each player who may use an abbey, from the left of the
/// player who placed the last tile.
struct LastRound(Abbeys);

impl LastRound {
    fn next(&self, cx: &mut Context) -> Step {
        let seats = cx.core().seats;
        let last = cx.slots.of(self.0.slot).last.unwrap_or(cx.core().turn.active);
        loop {
            // The debts of a tile play come before the next player.
            if let Some(call) = cx.next_owed() {
                return Ok(Flow::Call(call));
            }
            let step = cx.next_step();
            if step > seats {
                return Ok(Flow::Done);
            }
            let player = Player((last.0 + step) % seats);
            if self.0.may_use(cx.view(), player)? {
                cx.slots.of_mut(self.0.slot).round = true;
                return Ok(Flow::Call(Call::schedule(TILE_PLAY, player)));
            }
        }
    }
}

impl TurnPhase for LastRound {
    fn enter(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }

    fn resume(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }
}
