//! A tile play: draw a tile, place it, deploy a follower, score the completed features.

use bastide_core::PLACE;
use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let reshuffle = o.word("unplaceable_tile")? == "reshuffle";
    let source = reg.label("stack");
    let (place, deploy) = (reg.prompt("Place the tile."), reg.prompt("Deploy a follower?"));
    let (own, drawing, deploying) = (reg.offer_point("own-turn"), reg.offer_point("draw-step"), reg.offer_point("deploy-step"));
    reg.phase("tile-play", "base.draw", at("draw"), &[], Draw { reshuffle, source });
    let decline = reg.verb("base.decline", TargetKind::None, ArgKind::Tile)?;
    reg.phase("tile-play", "base.place", at("place"), &[own, drawing], Place { prompt: place, decline, reshuffle });
    let deploy = reg.phase("tile-play", "base.deploy", at("deploy"), &[own, deploying], Deploy(deploy));
    reg.gate(deploy, Gate::AtHand);
    let score = reg.phase("tile-play", "base.score", at("score"), &[], Score);
    reg.gate(score, Gate::Settled);
    reg.rule(()).is_game_over(is_stack_empty);
    Ok(())
}

/// BA-17, BA-30 to BA-32: draws until a tile fits. A tile play that already has a tile draws
/// nothing.
struct Draw {
    reshuffle: bool,
    source: Label,
}

/// Returns the first pile to draw from that has a tile which fits somewhere.
fn with_fitting(cx: &Context, player: Player) -> Result<Option<Pile>, Fault> {
    for &pile in cx.rules.draw_piles() {
        for &tile in &cx.core().piles[pile.index()] {
            if cx.view().fits_somewhere(player, tile)? {
                return Ok(Some(pile));
            }
        }
    }
    Ok(None)
}

/// BA-30: removes the tiles of the piles that are drawn from before this one, none of which fits.
fn refuse_before(cx: &mut Context, player: Player, pile: Pile) {
    for &before in cx.rules.draw_piles().iter().take_while(|before| **before != pile) {
        while let Some(tile) = cx.take_top_tile(before) {
            cx.refuse_tile(player, tile);
        }
    }
}

impl TurnPhase for Draw {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().tile_play.tiles.is_empty() {
            return Ok(Flow::Done);
        }
        let player = cx.core().tile_play.player;
        while let Some(tile) = cx.draw_for(player, DrawReason::Place)? {
            cx.log.put(Event::TileDrawn { player, tile, source: self.source });
            if cx.view().fits_somewhere(player, tile)? {
                cx.offer_tile(tile, self.source);
                return Ok(Flow::Done);
            }
            put_aside(cx, player, tile, self.reshuffle);
            // Reactions of plugins to a refused tile come before the next draw.
            if !self.reshuffle && cx.hears_refused_tiles() {
                return Ok(Flow::Repeat);
            }
            if self.reshuffle {
                let Some(pile) = with_fitting(cx, player)? else { break };
                refuse_before(cx, player, pile);
            }
        }
        // A tile play that has placed a tile continues with it.
        if cx.core().tile_play.placed_tiles.is_empty() { cx.nothing_fits() } else { Ok(Flow::Done) }
    }
}

/// BA-22 to BA-29: places the tile. A player may not pass (BA-17). If every legal placement needs
/// an extension by a plugin (a bridge, for example), the player may decline the tile: it is then
/// treated as a tile that fits nowhere (BA-30).
struct Place {
    prompt: Prompt,
    decline: Verb,
    reshuffle: bool,
}

/// BA-30: sets aside a tile that fits nowhere, or puts it back into the stack. A tile of another
/// pile, such as a river, does not go into the stack.
fn put_aside(cx: &mut Context, who: Player, tile: TileType, back: bool) {
    let others = cx.rules.draw_piles().iter().filter(|pile| **pile != STOCK);
    if back && !others.clone().any(|pile| cx.rules.pile(*pile).contains(&tile)) {
        cx.log.put(Event::TileRefused { tile, back });
        cx.put_tile(STOCK, tile);
    } else {
        cx.refuse_tile(who, tile);
    }
}

impl TurnPhase for Place {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        Ok(if tile_play.tiles.is_empty() { Flow::Done } else { Flow::Ask(Ask::open(tile_play.player, self.prompt)) })
    }

    #[inline]
    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let mut as_it_is = true;
        for tile in v.core.tile_play.tile_types() {
            as_it_is = menu.add_places(v, ask.player, PLACE, tile)?;
        }
        if let (false, &[tile]) = (as_it_is, v.core.tile_play.tiles.as_slice())
            && v.can_extend(ask.player)
        {
            menu.add(self.decline, Target::None, tile.0 as i16);
        }
        Ok(())
    }

    #[inline]
    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if a.verb == self.decline {
            cx.withdraw_tiles();
            put_aside(cx, who, TileType(a.arg as u16), self.reshuffle);
            return Ok(Flow::Restart);
        }
        if let Target::Place { cell, turn } = a.target {
            let tile = TileType(a.arg as u16);
            let placed = cx.place_tile(tile, cell, turn);
            cx.note_placed(tile, placed);
        }
        Ok(Flow::Done)
    }
}

/// BA-18, BA-33 to BA-44: deploys at most one figure on the tile just placed.
struct Deploy(Prompt);

impl TurnPhase for Deploy {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        Ok(if tile_play.placed_tiles.is_empty() { Flow::Done } else { Flow::Ask(Ask::open(tile_play.player, self.0)) })
    }

    #[inline]
    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let ready = v.core.at_hand(ask.player);
        if !ready.is_empty() {
            for &placed in &v.core.tile_play.placed_tiles {
                for seg in v.printed(placed) {
                    for kind in (v.claim(ask.player, seg)? & ready).iter() {
                        menu.add(DEPLOY, Target::Segment(seg), kind.0.into());
                    }
                }
            }
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    #[inline]
    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if let (DEPLOY, Target::Segment(seg)) = (a.verb, a.target)
            && let Some(figure) = cx.core().from_supply(who, bastide_core::FigureKind(a.arg as u8))
        {
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
        Ok(Flow::Done)
    }
}

/// BA-45: calls a scoring, if a feature lost its last open end since the previous one.
struct Score;

impl TurnPhase for Score {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Call(Call::schedule(SCORING, cx.core().tile_play.player)))
    }
}

/// BA-97: ends the game when the stack is empty at the end of a turn, or no tile in it fits
/// (BA-32).
#[inline]
fn is_stack_empty(_: &(), v: View, nothing_fits: bool, over: &mut bool) -> Result<(), Fault> {
    *over |= nothing_fits || v.core.left(STOCK) == 0;
    Ok(())
}
