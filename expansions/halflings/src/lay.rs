//! A triangle is laid in place of a drawn tile (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::hands::Hands;

pub(crate) fn install(hands: Hands, reg: &mut Registrar) -> Result<(), InstallError> {
    let choice = Choice {
        hands,
        take: reg.verb("halflings.use", TargetKind::None, ArgKind::Tile)?,
        source: reg.label("own halfling"),
        prompt: reg.prompt("Place a Halfling, or draw a tile?"),
    };
    let own_turn = reg.offer_point("own-turn");
    // HL-14: a second part may begin although the stack is empty.
    reg.rule(hands).has_own_tile(|hands, v, who| Ok(!usable(*hands, v, who)?.is_empty()));
    // HL-05: a short side goes on with the landscape.
    let sides = ShortSides { gap: reg.edge("gap") };
    let halfling = reg.tile_trait("halfling");
    reg.rule(sides).for_tiles([halfling]).of_rules(&["HL-05"]).restrict_placements(ShortSides::restrict);
    // HL-15: a tile that was bought has to be placed.
    reg.phase("tile-play", "halflings.choice", at("find.choose"), &[own_turn], choice);
    Ok(())
}

/// HL-05: where a triangle may lie.
#[derive(Clone, Copy)]
struct ShortSides {
    gap: EdgeKind,
}

impl ShortSides {
    /// Leaves the turns in which a short side of the triangle meets an edge that is there.
    fn restrict(&self, v: View, _who: Player, tile: TileType, at: &mut Candidates) -> Result<(), Fault> {
        let info = v.rules.tiles.get(tile);
        for (cell, turns) in at.cells.iter().zip(at.turns.iter_mut()) {
            let meets = |turn: u8, side: Side| {
                info.side(turn, side).edge != self.gap && v.facing(*cell, side).is_some_and(|edge| edge != self.gap)
            };
            let goes_on = |turn: &u8| Side::ALL.into_iter().any(|side| meets(*turn, side));
            *turns &= (0..4).filter(goes_on).fold(0, |bits, turn| bits | 1 << turn);
        }
        Ok(())
    }
}

/// HL-04: returns the triangles of a player that fit somewhere, each sort once.
fn usable(hands: Hands, v: View, who: Player) -> Result<Vec<TileType>, Fault> {
    let mut usable = Vec::new();
    for tile in hands.of(v, who) {
        if v.fits_somewhere(who, tile)? {
            usable.push(tile);
        }
    }
    Ok(usable)
}

/// HL-04, HL-12: before the draw, the player at turn lays a triangle or draws.
struct Choice {
    hands: Hands,
    take: Verb,
    source: Label,
    prompt: Prompt,
}

impl TurnPhase for Choice {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let (player, serial) = (tile_play.player, tile_play.serial);
        let bare = tile_play.tiles.is_empty() && tile_play.placed_tiles.is_empty();
        let v = cx.view();
        // HL-04: in the player's own turn. Who has drawn is not asked again.
        if !bare || !v.has_turn(player) || v.slots.of(self.hands.kept).asked_in == serial {
            return Ok(Flow::Done);
        }
        if usable(self.hands, v, player)?.is_empty() {
            return Ok(Flow::Done);
        }
        cx.slots.of_mut(self.hands.kept).asked_in = serial;
        Ok(Flow::Ask(Ask::open(player, self.prompt)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for tile in usable(self.hands, v, ask.player)? {
            menu.add(self.take, Target::None, tile.0 as i16);
        }
        if v.can_draw() {
            menu.add(PASS, Target::None, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let tile = TileType(action.arg as u16);
        if action.verb == self.take && self.hands.take(cx, who, tile) {
            cx.log.put(Event::TileDrawn { player: who, tile, source: self.source });
            cx.offer_tile(tile, self.source);
        }
        Ok(Flow::Done)
    }
}
