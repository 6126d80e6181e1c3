//! The shop phase at the start of a turn: each figure's action is used or forfeited, from left to
//! right (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::columns::{Column, MAX_COLUMNS, SEATS, Sells, TileRow};
use crate::kept::Function;
use crate::shop::{Queue, QueuedFollower, Rules, SharedRules};

/// SH-31: registers the shop phase, after everything that is checked at the start of a turn.
pub(crate) fn install(shop: SharedRules, prompt: Prompt, emblems: Option<Phase>, reg: &mut Registrar) {
    let own = reg.offer_point("own-turn");
    reg.phase("turn", "shop.counter", at("before-tile-plays"), &[own], Counter { shop, prompt, emblems });
}

/// A figure that waits for its action.
#[derive(Clone, Copy)]
struct Customer {
    column: usize,
    seat: u8,
    figure: Figure,
}

/// The shop phase.
struct Counter {
    shop: SharedRules,
    prompt: Prompt,
    /// The phase in which an emblem may be placed as soon as it is bought.
    emblems: Option<Phase>,
}

impl Counter {
    /// SH-40, SH-41: returns the player's first figure, from left to right and by seat, whose
    /// action is not used yet.
    fn customer(&self, v: View) -> Option<Customer> {
        self.first_of(v, &self.shop.queues(v))
    }

    fn first_of(&self, v: View, queues: &[Queue; MAX_COLUMNS]) -> Option<Customer> {
        let (active, used) = (Some(v.core.turn.active), &v.slots.of(self.shop.slot).used);
        for (column, queue) in queues.iter().enumerate() {
            for (seat, queued) in queue.iter().enumerate() {
                if let Some(QueuedFollower { figure, owner, .. }) = *queued
                    && owner == active
                    && !used.contains(&figure)
                {
                    return Some(Customer { column, seat: seat as u8, figure });
                }
            }
        }
        None
    }

    /// Serves one figure after the other; then replaces the tiles that were bought (SH-44).
    fn next(&self, cx: &mut Context) -> Step {
        while let Some(customer) = self.customer(cx.view()) {
            if !matches!(self.shop.columns[customer.column].sells, Sells::TakeBack) {
                return Ok(Flow::Ask(Ask::open(cx.core().turn.active, self.prompt)));
            }
            // SH-71, SH-72: the figure returns to the supply without a choice, in time for this
            // turn.
            self.shop.send_home(cx, customer.figure);
            self.shop.close_up(cx);
        }
        self.shop.open_tiles(cx);
        Ok(Flow::Done)
    }

    /// SH-64, SH-66, SH-67: offers the open tiles that can be placed, if no tile was bought yet.
    fn tiles(&self, v: View, row: TileRow, who: Player, seat: Target, menu: &mut Menu) -> Result<(), Fault> {
        if !v.core.piles[self.shop.bought.index()].is_empty() {
            return Ok(());
        }
        let open = &v.core.piles[row.open.index()];
        for (i, &tile) in open.iter().enumerate() {
            // Identical tiles are offered once.
            if !open[..i].contains(&tile) && v.fits_somewhere(who, tile)? {
                menu.add(self.shop.buy, seat, tile.0 as i16);
            }
        }
        Ok(())
    }

    /// Returns how many steps or pieces of a ware a player may take.
    fn most(&self, v: View, column: &Column, at: usize) -> i16 {
        let kept = v.slots.of(self.shop.slot);
        let left = self.shop.stock(v, column).unwrap_or(i16::MAX);
        // SH-47: with the option, a second function is not offered.
        let free = !self.shop.choices.must_forfeit || kept.function.is_none();
        match self.shop.ware(v.rules, column).map(|w| &w.goods) {
            Some(WareKind::Function { .. }) if free && self.shop.needs_met(v, column) => 1 + i16::from(column.step.is_some()),
            Some(WareKind::Function { .. }) => 0,
            Some(WareKind::Symbol { .. }) => i16::from(free && left > 0),
            Some(WareKind::Tokens { .. }) => left.min(2 - i16::from(kept.pieces[at])),
            Some(WareKind::Emblem { .. }) => i16::from(left > 0),
            None => 0,
        }
    }

    /// Applies the effect of a ware, at once or to the next tile.
    fn take(&self, cx: &mut Context, who: Player, at: usize, n: i16) -> Flow {
        let shop = &*self.shop;
        let column = &shop.columns[at];
        let rules = cx.rules;
        let Sells::Ware(ware) = column.sells else { return Flow::Done };
        match rules.ware(ware).map(|w| &w.goods) {
            Some(WareKind::Function { granted, .. }) => {
                // SH-47: the function activated last counts.
                shop.drop_function(cx);
                cx.slots.of_mut(shop.slot).function = Some(Function::Granted(*granted, n as u8));
            }
            Some(WareKind::Symbol { .. }) => {
                shop.drop_function(cx);
                shop.draw_symbol(cx, who, at);
            }
            Some(WareKind::Tokens { token, .. }) => {
                cx.hand_out(who, *token, n);
                cx.slots.of_mut(shop.slot).pieces[at] += n as u8;
                shop.clear_if_exhausted(cx, at);
            }
            Some(WareKind::Emblem { .. }) => {
                if let Some(emblem) = shop.emblem {
                    cx.hand_out(who, emblem.token, 1);
                    shop.clear_if_exhausted(cx, at);
                }
                if let Some(phase) = self.emblems {
                    return Flow::Call(Call::phase(phase, who));
                }
            }
            None => {}
        }
        Flow::Done
    }
}

impl Rules {
    /// SH-13, SH-44: opens tiles of each stack until three are open, or the stack is empty.
    pub(crate) fn open_tiles(&self, cx: &mut Context) {
        for column in &self.columns {
            let Sells::Tiles(row) = column.sells else { continue };
            while cx.core().piles[row.open.index()].len() < SEATS {
                let Some(tile) = cx.draw_from(row.pile, self.chance) else { break };
                cx.put_tile(row.open, tile);
            }
        }
    }

    /// SH-63, SH-110: sets a bought tile aside for its tile play.
    fn take_tile(&self, cx: &mut Context, who: Player, at: usize, tile: TileType) {
        let Sells::Tiles(row) = self.columns[at].sells else { return };
        if let Some(i) = cx.core().piles[row.open.index()].iter().position(|t| *t == tile) {
            cx.take_tile_at(row.open, i);
            cx.put_tile(self.bought, tile);
            cx.log.put(Event::TileDrawn { player: who, tile, source: self.source });
        }
        self.clear_if_exhausted(cx, at);
    }
}

impl TurnPhase for Counter {
    fn enter(&self, cx: &mut Context) -> Step {
        let before = self.shop.columns_with(cx.view(), cx.core().turn.active);
        let kept = cx.slots.of_mut(self.shop.slot);
        (kept.fresh, kept.before, kept.pieces) = (true, before, Default::default());
        // SH-32: only a player who had a figure in the Shop when the turn began has a shop phase.
        if before == 0 { Ok(Flow::Done) } else { self.next(cx) }
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let queues = self.shop.queues(v);
        let Some(Customer { column: at, seat, .. }) = self.first_of(v, &queues) else { return Ok(()) };
        let shop = &*self.shop;
        let column = &shop.columns[at];
        let seat = Target::Slot { group: column.group, index: seat };
        let strength = Rules::strengths(v, &queues[at]);
        let pays = |n: i16| i32::from(shop.price(v, column, n, strength)) <= shop.purse(v, ask.player);
        match column.sells {
            Sells::Tiles(row) if pays(1) => self.tiles(v, row, ask.player, seat, menu)?,
            Sells::Ware(_) => {
                let most = (1..=self.most(v, column, at)).take_while(|n| pays(*n)).count() as i16;
                menu.add_range(shop.put_to_use, seat, 1, most);
            }
            _ => {}
        }
        menu.add(shop.forfeit, seat, 0);
        // SH-42: a player who passes forfeits all actions.
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        let shop = &*self.shop;
        let queues = shop.queues(cx.view());
        let Some(customer) = self.first_of(cx.view(), &queues) else { return Ok(Flow::Done) };
        if a.verb == PASS || a.verb == shop.forfeit {
            // SH-35: the figure returns at once, and nothing is paid.
            let mut next = Some(customer);
            while let Some(c) = next {
                shop.send_home(cx, c.figure);
                next = if a.verb == PASS { self.customer(cx.view()) } else { None };
            }
            shop.close_up(cx);
            return self.next(cx);
        }
        let column = customer.column;
        let n = if a.verb == shop.buy { 1 } else { a.arg };
        let strength = Rules::strengths(cx.view(), &queues[column]);
        let price = shop.price(cx.view(), &shop.columns[column], n, strength);
        shop.pay(cx, who, price);
        // SH-37: the figure stays until the end of the deploy step.
        cx.slots.of_mut(shop.slot).used.push(customer.figure);
        if a.verb == shop.buy {
            shop.take_tile(cx, who, column, TileType(a.arg as u16));
            return self.next(cx);
        }
        match self.take(cx, who, column, n) {
            Flow::Done => self.next(cx),
            call => Ok(call),
        }
    }

    fn resume(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }
}
