//! The display of the Shop's board: columns with seats, the stock that is left, and the price for
//! the viewing player.

use bastide_core::Stock;
use bastide_core::author::prelude::*;

use crate::columns::{Column, Sells};
use crate::shop::{Rules, SharedRules};

pub(crate) fn install(shop: SharedRules, names: Vec<Label>, reg: &mut Registrar) {
    let title = reg.label("The Shop");
    let reasons = Reasons {
        unfit: reg.label("none of its tiles fits"),
        empty: reg.label("nothing is left"),
        needs: reg.label("what it acts on is not on the board"),
        dear: reg.label("it costs more points than you have"),
    };
    reg.rule(Board { shop, title, names, reasons }).displays(Board::displays);
}

/// The reasons why a player cannot use a column.
#[derive(Clone)]
struct Reasons {
    /// SH-66: no open tile can be placed.
    unfit: Label,
    /// SH-102, SH-103: the stock is exhausted.
    empty: Label,
    /// SH-87: the figure that the function acts on is not on the board.
    needs: Label,
    /// SH-57: the price is higher than the player may pay.
    dear: Label,
}

/// The display of the Shop's board.
#[derive(Clone)]
struct Board {
    shop: SharedRules,
    title: Label,
    /// The names of the columns.
    names: Vec<Label>,
    reasons: Reasons,
}

impl Board {
    /// Returns why a player in a column could not use it now; `None` if they could.
    fn closed(&self, v: View, who: Player, column: &Column, price: i16) -> Result<Option<Label>, Fault> {
        let reasons = &self.reasons;
        Ok(match column.sells {
            Sells::TakeBack => None,
            Sells::Tiles(row) => {
                let open = v.core.piles.get(row.open.index()).map_or(&[][..], Vec::as_slice);
                let mut fits = false;
                for tile in open {
                    fits = fits || v.fits_somewhere(who, *tile)?;
                }
                match (open.is_empty(), fits) {
                    (true, _) => Some(reasons.empty),
                    (false, false) => Some(reasons.unfit),
                    _ => None,
                }
            }
            Sells::Ware(_) if self.shop.stock(v, column).is_some_and(|left| left <= 0) => Some(reasons.empty),
            Sells::Ware(_) => (!self.shop.needs_met(v, column)).then_some(reasons.needs),
        }
        .or_else(|| (i32::from(price) > self.shop.purse(v, who)).then_some(reasons.dear)))
    }

    /// Returns where the stock of a column is, if it is one pile or one kind of token.
    fn stock(&self, v: View, column: &Column) -> Option<Stock> {
        if let Sells::Tiles(row) = column.sells {
            return Some(Stock::Tiles(row.pile));
        }
        match &self.shop.ware(v.rules, column)?.goods {
            WareKind::Tokens { token, .. } => Some(Stock::Tokens(*token)),
            WareKind::Emblem { .. } => self.shop.emblem.map(|emblem| Stock::Tokens(emblem.token)),
            _ => None,
        }
    }

    fn displays(&self, v: View, who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let queues = self.shop.queues(v);
        for ((column, queue), name) in self.shop.columns.iter().zip(&queues).zip(&self.names) {
            let there = queue.iter().flatten().any(|s| s.owner == Some(who));
            // A player who is not in the column yet would queue with a follower.
            let strength = Rules::strengths(v, queue) + i16::from(!there);
            let price = self.shop.price(v, column, 1, strength);
            let open = if let Sells::Tiles(row) = column.sells { Some(row.open) } else { None };
            out.push(Display::Section(Section {
                board: self.title,
                name: *name,
                seats: Some(column.group),
                open,
                left: self.shop.stock(v, column),
                stock: self.stock(v, column),
                price: Some(price),
                closed: self.closed(v, who, column, price)?,
                ..Section::default()
            }));
        }
        Ok(())
    }
}
