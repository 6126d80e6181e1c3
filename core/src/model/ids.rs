//! Numeric ids for everything that has a name.
//!
//! Names are text only at the borders (tables, tiles, records, messages). When a
//! [`Ruleset`](crate::Ruleset) is built, each name gets a small number. Plugins are installed in
//! the order of their ids, so the numbers are the same whenever the same plugins are at the table.
//! Inside a game only these numbers are used.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$about:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(pub $inner);

        impl $name {
            /// Returns the number as an index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Returns the id with this index. An index that is too large wraps, so use only
            /// indices that came from [`Self::index`].
            #[inline]
            pub const fn at(index: usize) -> Self {
                Self(index as $inner)
            }
        }
    )*};
}

ids! {
    /// A seat at the table, counted from 0 in turn order.
    Player(u8);
    /// A type of tile in the catalogue (not a tile on the board).
    TileType(u16);
    /// A tile on the board, numbered in the order of placement.
    PlacedTile(u16);
    /// A segment: a node of the feature graph.
    SegmentId(u16);
    /// A kind of segment: road, city, field, monastery, or what a plugin registers.
    Kind(u8);
    /// The kind of an edge of a tile, which the neighbour has to match.
    EdgeKind(u8);
    /// A relation between two segments, an edge of the feature graph.
    Relation(u8);
    /// One figure on or off the board.
    Figure(u16);
    /// A kind of figure: follower, abbot, builder.
    FigureKind(u8);
    /// A kind of token: bridge, castle, good.
    Token(u8);
    /// A group of places off the board: seats of a shop, a prison.
    Group(u8);
    /// A number that a plugin shows for each player: the height of a marker.
    ShownNumber(u8);
    /// A sort of spot on the landscape: the top of a tower.
    SpotKind(u8);
    /// A named property of a tile or a segment: pennant, inn, bazaar.
    Trait(u8);
    /// A kind of action: place, deploy, pass, and those that plugins add.
    Verb(u16);
    /// The name of a line of points or of a source of tiles.
    Label(u16);
    /// The text of a question, for people.
    Prompt(u16);
    /// A name for an event of a plugin.
    Tag(u16);
    /// A registered [`TurnPhase`](crate::TurnPhase).
    Handler(u16);
    /// A step: a handler with its position in a schedule and its offer points.
    Phase(u16);
    /// An ordered list of phases that runs like a subroutine.
    Schedule(u16);
    /// A named set of phases during which other plugins may offer actions.
    OfferPoint(u8);
    /// A pile of tiles to draw from.
    Pile(u8);
    /// A stream of chance; each purpose has its own.
    Stream(u8);
    /// A condition of a plugin that is raised or lowered, see
    /// [`Registrar::flag`](crate::Registrar::flag).
    Flag(u8);
    /// A thing that a plugin lets others sell, see [`WareSpec`](crate::WareSpec).
    Ware(u8);
}

/// The most players that a table may have.
pub const MAX_PLAYERS: usize = 8;

impl Player {
    /// Returns all players of a table with `seats` seats, in turn order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Player> + Clone {
        (0..seats).map(Player)
    }

    /// Returns the player to the left, who is next in turn order.
    pub const fn left(self, seats: u8) -> Player {
        Player((self.0 + 1) % seats)
    }
}

impl Flag {
    /// Returns its bit among the flags of a game.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 % 64)
    }
}

/// A set of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Players(pub u8);

impl Players {
    /// The empty set.
    pub const NONE: Players = Players(0);

    /// Returns `true` if the set contains `p`.
    #[inline]
    pub const fn has(self, p: Player) -> bool {
        self.0 & (1 << p.0) != 0
    }

    /// Adds one player.
    #[inline]
    pub const fn add(&mut self, p: Player) {
        self.0 |= 1 << p.0;
    }

    /// Removes one player.
    #[inline]
    pub const fn remove(&mut self, p: Player) {
        self.0 &= !(1 << p.0);
    }

    /// Returns `true` if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of players in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the members in seat order.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..MAX_PLAYERS as u8).map(Player).filter(move |&p| self.has(p))
    }

    /// Returns the members in turn order, beginning with `first`.
    pub fn from(self, first: Player, seats: u8) -> impl Iterator<Item = Player> {
        (0..seats).map(move |i| Player((first.0 + i) % seats)).filter(move |&p| self.has(p))
    }
}

impl FromIterator<Player> for Players {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        let mut set = Players::NONE;
        players.into_iter().for_each(|p| set.add(p));
        set
    }
}

/// The pile that tiles are drawn from.
pub const STOCK: Pile = Pile(0);
