//! What lies beside the board, in words that a screen understands without knowing whose it is.
//!
//! A plugin that keeps a board of its own beside the landscape (a shop, a track of quarters) registers it with
//! [`Registrar::stand`](crate::Registrar::stand) and tells its [`Shelf`]s by [`TurnPhase::shows`](crate::TurnPhase::shows). Only screens ask;
//! nothing of it is part of the game.

use crate::hook::Fault;
use crate::ids::{Group, Handler, Label, Pile, Player};
use crate::view::View;

/// One part of a stand: a column with seats, a row of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shelf {
    /// Its name.
    pub name: Label,
    /// Places where figures stand.
    pub seats: Option<Group>,
    /// Tiles that lie open.
    pub open: Option<Pile>,
    /// How many tiles or tokens are left, where that is counted.
    pub left: Option<i16>,
    /// What its use costs the player who is asked, or would cost him if he were there.
    pub price: Option<i16>,
}

/// A board beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand<'a> {
    /// Its name.
    pub title: &'a str,
    /// Its parts, from left to right.
    pub shelves: Vec<Shelf>,
}

impl<'a> View<'a> {
    /// The boards of plugins beside the board, with the prices for a player.
    pub fn stands(self, who: Player) -> Result<Vec<Stand<'a>>, Fault> {
        let stand = |(title, by): &'a (String, Handler)| {
            let mut shelves = Vec::new();
            self.rules.handlers[by.index()].1.shows(self, who, &mut shelves)?;
            Ok(Stand { title, shelves })
        };
        self.rules.beside.iter().map(stand).collect()
    }
}
