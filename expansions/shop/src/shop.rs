//! The shared rules of the Shop: queues, prices, stocks, payments, and figures that return to the
//! supply.

use std::ops::Deref;
use std::sync::Arc;

use bastide_core::Ruleset;
use bastide_core::author::prelude::*;

use crate::columns::{Column, MAX_COLUMNS, SEATS, Sells};
use crate::kept::Kept;
use crate::options::{Choices, Scope};
use crate::own_goods::{Emblem, Tea};

/// A figure on a seat of a column.
#[derive(Clone, Copy)]
pub(crate) struct QueuedFollower {
    pub(crate) figure: Figure,
    pub(crate) owner: Option<Player>,
    pub(crate) kind: FigureKind,
}

/// The figures in a column, in seat order.
pub(crate) type Queue = [Option<QueuedFollower>; SEATS];

/// The rules of the Shop, as the options of a table set them.
pub(crate) struct Rules {
    pub(crate) slot: Slot<Kept>,
    pub(crate) columns: Vec<Column>,
    pub(crate) choices: Choices,
    pub(crate) enter: Verb,
    pub(crate) take_back: Verb,
    pub(crate) buy: Verb,
    pub(crate) put_to_use: Verb,
    pub(crate) forfeit: Verb,
    pub(crate) decline: Verb,
    pub(crate) source: Label,
    pub(crate) chance: Stream,
    /// The pile in which a bought tile waits for its tile play.
    pub(crate) bought: Pile,
    /// SH-84: the good that the Shop adds to those of the expansion.
    pub(crate) tea: Option<Tea>,
    /// SH-06: the coats that the Shop sells.
    pub(crate) emblem: Option<Emblem>,
}

/// A shared reference to the rules, which each handler holds.
#[derive(Clone)]
pub(crate) struct SharedRules(pub(crate) Arc<Rules>);

impl Deref for SharedRules {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.0
    }
}

impl Rules {
    /// Returns the queues of all columns.
    #[inline]
    pub(crate) fn queues(&self, v: View) -> [Queue; MAX_COLUMNS] {
        let mut queues = [[None; SEATS]; MAX_COLUMNS];
        if self.is_empty(v) {
            return queues;
        }
        for (i, f) in v.core.figures.iter().enumerate() {
            let FigureLocation::Slot { group, index } = f.place else { continue };
            if let Some(column) = self.column_of(group)
                && let Some(seat) = queues[column].get_mut(index as usize)
            {
                *seat = Some(QueuedFollower { figure: Figure::at(i), owner: f.owner, kind: f.kind });
            }
        }
        queues
    }

    /// Returns the column of a group, or `None` for a group of another plugin. The groups of the
    /// columns have consecutive numbers, see `columns`; other plugins have groups before and after
    /// them.
    #[inline]
    pub(crate) fn column_of(&self, group: Group) -> Option<usize> {
        let column = usize::from(group.0.wrapping_sub(self.columns[0].group.0));
        (column < self.columns.len()).then_some(column)
    }

    /// Returns `true` if no figure queues.
    #[inline]
    fn is_empty(&self, v: View) -> bool {
        self.columns.iter().all(|column| v.core.figures_in(column.group) == 0)
    }

    /// Returns the columns in which a player has a figure, as bits.
    pub(crate) fn columns_with(&self, v: View, player: Player) -> u8 {
        if self.is_empty(v) {
            return 0;
        }
        let own = v.core.figures.iter().filter(|f| f.owner == Some(player));
        own.fold(0, |bits, f| match f.place {
            FigureLocation::Slot { group, .. } => self.column_of(group).map_or(bits, |column| bits | 1 << column),
            _ => bits,
        })
    }

    /// SH-106, SH-112, SH-118: returns the strength of a figure in a price.
    pub(crate) fn strength(v: View, kind: FigureKind) -> i16 {
        i16::from(v.rules.figures.get(kind).strength).max(1)
    }

    /// SH-55: returns the total strength of the figures in a column.
    pub(crate) fn strengths(v: View, queue: &Queue) -> i16 {
        queue.iter().flatten().map(|s| Self::strength(v, s.kind)).sum()
    }

    /// Returns the ware that the marker of a column sells; `None` for a printed column.
    pub(crate) fn ware<'a>(&self, rules: &'a Ruleset, column: &Column) -> Option<&'a WareSpec> {
        let Sells::Ware(ware) = column.sells else { return None };
        rules.ware(ware)
    }

    /// SH-54, SH-75, SH-101: returns the price of `n` steps or pieces at this strength.
    pub(crate) fn price(&self, v: View, column: &Column, n: i16, strength: i16) -> i16 {
        let ware = self.ware(v.rules, column);
        let (mut first, mut extra) = (column.first, column.extra);
        if let (0, 0, Some((f, e))) = (first, extra, ware.and_then(|w| w.price)) {
            (first, extra) = (f, e);
        }
        let more = extra * (strength - 1).max(0);
        match ware.map(|w| &w.goods) {
            Some(WareKind::Tokens { .. }) if self.choices.per_piece => n * (first + more),
            Some(WareKind::Tokens { .. }) => n * first + more,
            _ => first + more + column.step.unwrap_or_default() * (n - 1),
        }
    }

    /// SH-87: returns `true` if the figure that a function acts on is on the board, or the ware
    /// needs no figure.
    pub(crate) fn needs_met(&self, v: View, column: &Column) -> bool {
        let Some(WareKind::Function { needs: Some(kind), .. }) = self.ware(v.rules, column).map(|w| &w.goods) else {
            return true;
        };
        let there = |f: &FigureState| matches!(f.place, FigureLocation::Segment(_) | FigureLocation::Spot { .. });
        v.core.figures.iter().any(|f| f.kind == *kind && there(f))
    }

    /// SH-57: returns the highest price that a player may pay.
    pub(crate) fn purse(&self, v: View, player: Player) -> i32 {
        if self.choices.debt { i32::MAX } else { v.core.score[player.index()] }
    }

    /// Returns the stock that is left in a column; `None` if the column has no stock.
    pub(crate) fn stock(&self, v: View, column: &Column) -> Option<i16> {
        let pile = |p: Pile| v.core.piles.get(p.index()).map_or(0, Vec::len) as i16;
        let token_supply = |t: Token| v.core.token_supply.get(t.index()).copied().unwrap_or_default();
        if let Sells::Tiles(stall) = column.sells {
            return Some(pile(stall.pile) + pile(stall.open));
        }
        match &self.ware(v.rules, column)?.goods {
            WareKind::Function { .. } => None,
            WareKind::Symbol { .. } => Some(self.bag(v.rules, column).map(|(token, _)| token_supply(token)).sum()),
            WareKind::Tokens { token, .. } => Some(token_supply(*token)),
            WareKind::Emblem { .. } => self.emblem.map(|e| token_supply(e.token)),
        }
    }

    /// SH-102, SH-103: returns `true` if a column closes because its stock is exhausted.
    pub(crate) fn exhausted(&self, v: View, column: &Column) -> bool {
        if let Sells::Tiles(stall) = column.sells
            && !v.core.piles[stall.open.index()].is_empty()
        {
            return false;
        }
        let goods = self.ware(v.rules, column).map(|w| &w.goods);
        let counts = match self.choices.exhausted {
            Scope::All => true,
            Scope::Pieces => matches!(goods, Some(WareKind::Tokens { .. } | WareKind::Emblem { .. })),
            Scope::None => false,
        };
        counts && self.stock(v, column).is_some_and(|left| left <= 0)
    }

    /// SH-52, SH-60: pays a price, which is not a scoring.
    pub(crate) fn pay(&self, cx: &mut Context, player: Player, price: i16) {
        if price != 0 {
            let (points, label) = (-price, self.source);
            let score_entry = ScoreEntry::payment(player, points, label);
            cx.award_points(score_entry, &[Line { label, count: 1, each: points }]);
        }
    }

    /// Returns a figure from its seat to the supply.
    pub(crate) fn send_home(&self, cx: &mut Context, figure: Figure) {
        cx.slots.of_mut(self.slot).used.retain(|f| *f != figure);
        cx.move_figure(figure, FigureLocation::Supply);
    }

    /// SH-36: moves the remaining figures of each column up.
    pub(crate) fn close_up(&self, cx: &mut Context) {
        let queues = self.queues(cx.view());
        for (column, queue) in self.columns.iter().zip(queues) {
            for (index, sitter) in queue.into_iter().flatten().enumerate() {
                let (group, index) = (column.group, index as u8);
                if queue[usize::from(index)].is_none_or(|s| s.figure != sitter.figure) {
                    cx.move_figure(sitter.figure, FigureLocation::Slot { group, index });
                }
            }
        }
    }

    /// SH-102: if a column is exhausted, returns its figures early, except those whose action was
    /// used.
    pub(crate) fn clear_if_exhausted(&self, cx: &mut Context, column: usize) {
        if !self.exhausted(cx.view(), &self.columns[column]) {
            return;
        }
        for sitter in self.queues(cx.view())[column].into_iter().flatten() {
            if !cx.slots.of(self.slot).used.contains(&sitter.figure) {
                self.send_home(cx, sitter.figure);
            }
        }
        self.close_up(cx);
    }
}
