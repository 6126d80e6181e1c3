//! The Shop's phases other than the shop phase: setup, the bought tile, and figures that return to
//! the supply.

use bastide_core::author::prelude::*;

use crate::columns::Sells;
use crate::kept::Function;
use crate::shop::{Rules, SharedRules};

/// SH-04: the number of pieces of each kind that the Shop brings.
const OWN_PIECES: i16 = 6;

pub(crate) fn install(shop: SharedRules, reg: &mut Registrar) {
    reg.phase("setup", "shop.supplies", at("supplies"), &[], Supplies(shop.clone()));
    reg.phase("setup", "shop.put-up", at("ready"), &[], OpenTiles(shop.clone()));
    reg.phase("tile-play", "shop.bring", at("find.bring"), &[], Bring(shop.clone()));
    let drawing = reg.offer_point("draw-step");
    reg.rule(PlaceBought(shop.clone())).of_rules(&["SH-68"]).filter(drawing, PlaceBought::filter);
    reg.phase("tile-play", "shop.return", at("deploy.return"), &[], Return(shop.clone()));
    reg.phase("turn", "shop.close", at("end"), &[], Close(shop.clone()));
    reg.phase("final", "shop.empty", at("empty-side-boards.goods"), &[], Empty(shop));
}

/// SH-114, SH-121, SH-122: players begin with one piece fewer, and the Shop gets the rest.
struct Supplies(SharedRules);

impl Supplies {
    fn reduce(&self, cx: &mut Context, token: Token, pieces: i16) {
        let mut left = pieces;
        let mut fewer = 0;
        for player in cx.core().players() {
            let usual = cx.core().tokens(player, token);
            let less = i16::from(usual > 0);
            cx.give(player, token, -less);
            fewer += less;
            left -= usual - less;
        }
        // SH-126: all pieces that no player got, or only those that players began with fewer.
        let over = if self.0.choices.reduced_only { fewer } else { left.max(0) };
        cx.add_to_supply(token, over + OWN_PIECES);
    }
}

impl TurnPhase for Supplies {
    fn enter(&self, cx: &mut Context) -> Step {
        let (shop, rules) = (&*self.0, cx.rules);
        let sold = |i: usize| shop.columns.iter().any(|c| matches!(c.sells, Sells::Ware(ware) if ware.index() == i));
        for i in 0..rules.names.wares.len() {
            // SH-125: players begin with fewer pieces even if no marker sells them.
            if let Some(WareKind::Tokens { token, pieces }) = rules.names.wares.spec(i).map(|w| &w.goods)
                && (sold(i) || shop.choices.reduce_all)
            {
                self.reduce(cx, *token, *pieces);
            }
        }
        shop.fill_bag(cx);
        if let Some(emblem) = shop.emblem {
            cx.add_to_supply(emblem.token, crate::emblems::OWN);
        }
        Ok(Flow::Done)
    }
}

/// SH-13: turns the first tiles face up.
struct OpenTiles(SharedRules);

impl TurnPhase for OpenTiles {
    fn enter(&self, cx: &mut Context) -> Step {
        self.0.open_tiles(cx);
        Ok(Flow::Done)
    }
}

/// SH-50, SH-63: gives the bought tile and the function to the first tile play of the turn.
struct Bring(SharedRules);

impl TurnPhase for Bring {
    fn enter(&self, cx: &mut Context) -> Step {
        let shop = &*self.0;
        if !cx.slots.of(shop.slot).fresh || cx.core().tile_play.player != cx.core().turn.active {
            return Ok(Flow::Done);
        }
        let (core, kept) = cx.with_slot(shop.slot);
        (kept.fresh, kept.first_tile_play) = (false, core.tile_play.serial);
        if let Some(Function::Granted(granted, n)) = kept.function {
            kept.function = None;
            (0..n).for_each(|_| cx.grant_trait(granted));
        }
        if let Some(tile) = cx.take_top_tile(shop.bought) {
            cx.offer_tile(tile, shop.source);
        }
        Ok(Flow::Done)
    }
}

/// SH-68: a player who has bought a tile has to place it.
#[derive(Clone)]
struct PlaceBought(SharedRules);

impl PlaceBought {
    fn filter(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if v.core.tile_play.source == self.0.source {
            menu.retain(|e| e.verb != self.0.decline);
        }
        Ok(())
    }
}

impl Rules {
    /// SH-37: returns the figures whose action was used to the supply.
    fn send_used_home(&self, cx: &mut Context) {
        if cx.slots.of(self.slot).used.is_empty() {
            return;
        }
        while let Some(figure) = cx.slots.of_mut(self.slot).used.pop() {
            cx.move_figure(figure, FigureLocation::Supply);
        }
        self.close_up(cx);
    }
}

/// SH-38, SH-39: returns used figures after the first deploy step of the turn, before anything is
/// scored.
struct Return(SharedRules);

impl TurnPhase for Return {
    fn enter(&self, cx: &mut Context) -> Step {
        self.0.send_used_home(cx);
        Ok(Flow::Done)
    }
}

/// The end of the turn: functions and tiles that were not used are lost.
struct Close(SharedRules);

impl TurnPhase for Close {
    fn enter(&self, cx: &mut Context) -> Step {
        let shop = &*self.0;
        shop.send_used_home(cx);
        shop.drop_function(cx);
        if let Some(emblem) = shop.emblem.filter(|_| shop.choices.coats_return) {
            // SH-92: with the option, a coat that was not placed in its turn is returned.
            let (active, token) = (cx.core().turn.active, emblem.token);
            let n = cx.core().tokens(active, token);
            cx.give(active, token, -n);
            cx.add_to_supply(token, n);
        }
        Ok(Flow::Done)
    }
}

/// SH-29: returns the figures in the Shop at the end of the game, without effect.
struct Empty(SharedRules);

impl TurnPhase for Empty {
    fn enter(&self, cx: &mut Context) -> Step {
        for i in 0..cx.core().figures.len() {
            let FigureLocation::Slot { group, .. } = cx.core().figures[i].place else { continue };
            if self.0.column_of(group).is_some() {
                cx.move_figure(Figure::at(i), FigureLocation::Supply);
            }
        }
        Ok(Flow::Done)
    }
}
