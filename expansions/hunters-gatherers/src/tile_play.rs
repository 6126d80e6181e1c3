//! A tile play: draw a tile, place it, put a figure on it, score what it closed; and the second tile
//! play that a closed forest with a menhir brings.

use bastide_core::author::prelude::*;
use bastide_core::{ADDITIONAL, Level, PLACE};

use crate::ids::Ids;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) -> Result<(), InstallError> {
    let owed = reg.slot::<bool>();
    let (own, drawing, deploying) = (reg.offer_point("own-turn"), reg.offer_point("draw-step"), reg.offer_point("deploy-step"));
    let draw = Draw {
        owed,
        pile: ids.menhirs,
        chance: reg.stream("hunters-gatherers.menhir"),
        stack: reg.label("stack"),
        menhirs: reg.label("menhir-tiles"),
    };
    reg.phase("tile-play", "hunters-gatherers.draw", at("draw"), &[], draw);
    let place = Place(reg.prompt("Lay the tile."));
    reg.phase("tile-play", "hunters-gatherers.place", at("place"), &[own, drawing], place);
    let deploy = Deploy(reg.prompt("Put a figure on it?"));
    let deploy = reg.phase("tile-play", "hunters-gatherers.deploy", at("deploy"), &[own, deploying], deploy);
    reg.gate(deploy, Gate::AtHand);
    let score = reg.phase("tile-play", "hunters-gatherers.score", at("score"), &[], Score);
    reg.gate(score, Gate::Settled);
    let bring = Bring { owed, ids, told: reg.tag("hunters-gatherers.menhir") };
    reg.rule(bring).for_kinds([ids.forest]).on_feature_scored(Bring::menhir_tile);
    reg.rule(()).is_game_over(is_stack_empty);
    Ok(())
}

/// HG-07, HG-10, HG-16, HG-17: draws until a tile fits, from the stack or, in a second tile play, from
/// the menhir tiles.
struct Draw {
    /// Whether the next additional tile play takes a menhir tile.
    owed: Slot<bool>,
    pile: Pile,
    chance: Stream,
    stack: Label,
    menhirs: Label,
}

impl TurnPhase for Draw {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().tile_play.tiles.is_empty() {
            return Ok(Flow::Done);
        }
        let player = cx.core().tile_play.player;
        let menhir = cx.core().tile_play.additional && std::mem::take(cx.slots.of_mut(self.owed));
        let source = if menhir { self.menhirs } else { self.stack };
        loop {
            let drawn = if menhir { cx.draw_at_random(self.chance, self.pile) } else { cx.draw_for(player, DrawReason::Place)? };
            let Some(tile) = drawn else { break };
            cx.log.put(Event::TileDrawn { player, tile, source });
            if cx.view().fits_somewhere(player, tile)? {
                cx.offer_tile(tile, source);
                return Ok(Flow::Done);
            }
            // HG-07: a tile that fits nowhere is set aside, and another is drawn.
            cx.refuse_tile(player, tile);
            if cx.hears_refused_tiles() {
                *cx.slots.of_mut(self.owed) = menhir;
                return Ok(Flow::Repeat);
            }
        }
        match (menhir, cx.core().tile_play.placed_tiles.is_empty()) {
            // HG-17: the turn ends, and the game goes on.
            (true, true) => Ok(Flow::Leave(Level::Schedule)),
            (false, true) => cx.nothing_fits(),
            (_, false) => Ok(Flow::Done),
        }
    }
}

/// HG-04, HG-10: places the tile.
struct Place(Prompt);

impl TurnPhase for Place {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        Ok(if tile_play.tiles.is_empty() { Flow::Done } else { Flow::Ask(Ask::open(tile_play.player, self.0)) })
    }

    #[inline]
    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for tile in v.core.tile_play.tile_types() {
            menu.add_places(v, ask.player, PLACE, tile)?;
        }
        Ok(())
    }

    #[inline]
    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let Target::Place { cell, turn } = a.target {
            let tile = TileType(a.arg as u16);
            let placed = cx.place_tile(tile, cell, turn);
            cx.note_placed(tile, placed);
        }
        Ok(Flow::Done)
    }
}

/// HG-10 to HG-14: puts at most one figure on the tile just placed.
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
            && let Some(figure) = cx.core().from_supply(who, FigureKind(a.arg as u8))
        {
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
        Ok(Flow::Done)
    }
}

/// HG-15: calls a scoring, if a forest or a river lost its last open end since the previous one.
struct Score;

impl TurnPhase for Score {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Call(Call::schedule(SCORING, cx.core().tile_play.player)))
    }
}

/// HG-16 to HG-18: the second tile play.
#[derive(Clone, Copy)]
struct Bring {
    owed: Slot<bool>,
    ids: Ids,
    told: Tag,
}

impl Bring {
    fn menhir_tile(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        let tile_play = &cx.core().tile_play;
        let (player, additional) = (tile_play.player, tile_play.additional);
        // HG-16: a menhir tile brings no third, two such forests bring one tile. HG-17: none is left.
        if additional
            || due.reason != ScoringReason::Completed
            || cx.core().left(self.ids.menhirs) == 0
            || *cx.slots.of(self.owed)
            || cx.view().traits(due.seg, self.ids.menhir) == 0
        {
            return Ok(());
        }
        *cx.slots.of_mut(self.owed) = true;
        cx.log.put(Event::Other { tag: self.told, player: Some(player), target: Target::Segment(due.seg), arg: 0 });
        cx.follow_up(0, Call::schedule(TILE_PLAY, player).with(ADDITIONAL));
        Ok(())
    }
}

/// HG-45: ends the game when the stack is empty at the end of a turn, or no tile in it fits.
#[inline]
fn is_stack_empty(_: &(), v: View, nothing_fits: bool, over: &mut bool) -> Result<(), Fault> {
    *over |= nothing_fits || v.core.left(STOCK) == 0;
    Ok(())
}
