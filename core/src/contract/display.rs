//! The parts of screens that plugins add to tiles, tokens and figures, in a form that every
//! screen can draw.
//!
//! A plugin registers the hook [`displays`](crate::Rule::displays), which lists them. Only screens
//! call it; displays are not part of the state.

use std::ops::Range;

use crate::model::action::Action;
use crate::model::geometry::{Area, Cell};
use crate::model::ids::{Figure, Group, Label, Pile, Player, Players, TileType, Token};

/// One thing that a screen shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Display {
    /// Cells that belong to something on the board: a castle with its fief.
    Domain {
        /// The name of the thing.
        name: Label,
        /// The cells on which it is.
        seat: Area,
        /// All cells that belong to it.
        area: Area,
        /// Its owners.
        of: Players,
        /// Whether it has served its purpose.
        done: bool,
    },
    /// A tile that lies face up beside the board.
    Tile {
        /// The tile.
        tile: TileType,
        /// The group of its place, as actions name it.
        group: Group,
        /// The number of its place, from 0.
        index: u8,
        /// The player who already has it.
        of: Option<Player>,
        /// Whether it is the tile that is decided about now.
        now: bool,
    },
    /// A fact in a few words: the highest bid is 3, by this player.
    Fact {
        /// The subject.
        name: Label,
        /// The player concerned.
        player: Option<Player>,
        /// The number.
        number: Option<i16>,
    },
    /// A figure that stands beside another one: a fairy with the follower that she protects.
    Beside {
        /// The figure.
        figure: Figure,
        /// The one that it stands beside.
        with: Figure,
    },
    /// A section of a board beside the landscape.
    Section(Section),
    /// A card, a chip or something like it in the hand of a player. A plugin shows it to its owner
    /// alone; a slot with a [`Secret`](crate::Secret) holds the hand.
    Card {
        /// The player who has it.
        of: Player,
        /// The kind of [card](crate::Registrar::define_card), which has the drawing and the words.
        card: Token,
        /// The number that is printed on it.
        number: Option<i16>,
        /// The number of equal cards that the player has.
        count: u8,
        /// The cell on which it lies face down; `None` if it is in the hand.
        on: Option<Cell>,
        /// The action that plays it: while this is on offer, screens let the player choose the card.
        play: Option<Action>,
    },
}

/// One section of a board beside the landscape: a column with seats, a row of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Section {
    /// The name of the board.
    pub board: Label,
    /// Its own name.
    pub name: Label,
    /// The places where figures can be.
    pub seats: Option<Group>,
    /// The places of `seats` that belong to this section: the first one and their number. `None`
    /// if all of them do.
    pub places: Option<(u8, u8)>,
    /// A figure that stands in the section itself and not in one of its places.
    pub figure: Option<Figure>,
    /// The tiles that lie face up.
    pub open: Option<Pile>,
    /// The number of tiles or tokens left, if it is counted.
    pub left: Option<i16>,
    /// The pile or the supply that `left` counts in addition to the open tiles. Screens do not list
    /// it again as a bag.
    pub stock: Option<Stock>,
    /// The price of its use for the viewing player, if they were there.
    pub price: Option<i16>,
    /// The reason why the viewing player cannot use it now, in a few words; `None` if they can.
    /// Screens show it with the options that lead there, so that no player goes there in vain.
    pub closed: Option<Label>,
    /// The purpose of the section, in a few words.
    pub note: Option<Label>,
    /// The points that the viewing player would receive if the section took effect now.
    pub gain: Option<i16>,
    /// Whether the sections of the board are the sectors of a disc, clockwise from the top.
    pub sector: bool,
    /// The cells on which the disc lies, if it is part of the landscape.
    pub on: Option<Area>,
}

/// The source of the tiles or tokens of a section.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stock {
    /// A pile of tiles.
    Tiles(Pile),
    /// The tokens in the common supply.
    Tokens(Token),
}

impl Section {
    /// Returns the numbers of its places in a group that has `all` places.
    pub fn places(&self, all: u8) -> Range<u8> {
        self.places.map_or(0..all, |(first, count)| first..(first + count).min(all))
    }

    /// Returns `true` if a place of a group belongs to the section.
    pub fn has_place(&self, group: Group, index: u8) -> bool {
        self.seats == Some(group) && self.places(u8::MAX).contains(&index)
    }
}

/// A board beside the landscape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideBoard<'a> {
    /// Its name.
    pub title: &'a str,
    /// Its sections, from left to right.
    pub sections: Vec<Section>,
}
