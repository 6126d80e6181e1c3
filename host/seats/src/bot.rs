//! The bot that is asked.

use bastide_service::{Guided, Order};

use crate::table::{Phase, Table};

/// The kind of bot that plays on for somebody who has given up or whose time is over.
pub const SUBSTITUTE: &str = "greedy";

impl Table {
    /// Returns the kind of the bot that is asked.
    pub fn bot(&self) -> Option<&str> {
        if self.phase != Phase::Playing || self.is_broken {
            return None;
        }
        let row = self.seat(self.status.asked?)?;
        row.bot.as_deref().or_else(|| row.resigned.then_some(SUBSTITUTE))
    }

    /// Returns the order with the action that the guide has for the bot now, if it has one.
    pub fn guided(&self) -> Option<Order> {
        self.guide.as_ref().and_then(Guided::of_bot)
    }
}
