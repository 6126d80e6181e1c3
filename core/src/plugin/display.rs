//! What plugins want seen besides tiles, tokens and figures, in words that any screen understands.
//!
//! A plugin registers who tells it with [`Registrar::displays`](crate::Registrar::displays); [`TurnPhase::displays`](crate::TurnPhase::displays)
//! lists it. Only screens ask; nothing of it is part of the game.

use crate::model::geometry::Area;
use crate::model::ids::{Group, Label, Pile, Player, Players, TileType};

/// One thing to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Display {
    /// Cells that belong to something on the board: a castle with its fief.
    Domain {
        /// What it is.
        name: Label,
        /// The cells on which it stands.
        seat: Area,
        /// All cells that belong to it.
        area: Area,
        /// Whose it is.
        of: Players,
        /// Has it done what it was for?
        done: bool,
    },
    /// A tile that lies open beside the board.
    Tile {
        /// The tile.
        tile: TileType,
        /// Its place, as actions name it.
        group: Group,
        /// Its number there, from 0.
        index: u8,
        /// Who has it already.
        of: Option<Player>,
        /// Is it the one in question?
        now: bool,
    },
    /// Something that can be said in a few words: the highest bid is 3, by this player.
    Fact {
        /// What it is about.
        name: Label,
        /// Whom it is about.
        player: Option<Player>,
        /// How much it is.
        number: Option<i16>,
    },
    /// A part of a board that lies beside the landscape.
    Section(Section),
}

/// One part of a board beside the landscape: a column with seats, a row of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Section {
    /// The name of the board.
    pub board: Label,
    /// Its own name.
    pub name: Label,
    /// Places where figures stand.
    pub seats: Option<Group>,
    /// Tiles that lie open.
    pub open: Option<Pile>,
    /// How many tiles or tokens are left, where that is counted.
    pub left: Option<i16>,
    /// What its use costs the player who looks, or would cost him if he were there.
    pub price: Option<i16>,
    /// Why the player who looks could not use it now, in a few words; `None` if they could. Screens say it with the options that lead
    /// there, so that nobody goes there in vain without knowing.
    pub closed: Option<Label>,
}

/// A board beside the landscape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideBoard<'a> {
    /// Its name.
    pub title: &'a str,
    /// Its parts, from left to right.
    pub sections: Vec<Section>,
}
