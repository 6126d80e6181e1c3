//! Numbers for everything that has a name.
//!
//! Names are text only at the borders (tables, tiles, records, messages). When a [`Ruleset`](crate::Ruleset) is built
//! each name gets a small number, given out while the plugins install themselves in the order of their ids; so the
//! numbers are the same whenever the same plugins are at the table. Everything inside a game is such a number.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$about:meta])* $name:ident($inner:ty);)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name(pub $inner);

        impl $name {
            /// The number as an index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The id with this index; what does not fit wraps, so use it for indices that came from [`Self::index`].
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
    /// A kind of tile in the catalogue (not a piece on the board).
    TileType(u16);
    /// A tile that lies on the board, counted in the order of laying.
    PlacedTile(u16);
    /// A segment: a node of the feature graph.
    SegmentId(u16);
    /// A kind of segment: road, city, field, monastery, or what a plugin registers.
    Kind(u8);
    /// What a tile shows along an edge, and what a neighbour has to match.
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
    /// A named property of a tile or of a part of one: pennant, inn, bazaar.
    Trait(u8);
    /// What players do: place, deploy, pass, and what plugins add.
    Verb(u16);
    /// The name of a line of points or of a source of tiles.
    Label(u16);
    /// What a question asks, for people.
    Prompt(u16);
    /// A name for an event of a plugin.
    Tag(u16);
    /// A registered [`TurnPhase`](crate::TurnPhase).
    Handler(u16);
    /// A step: a handler with its place in a schedule and its doors.
    Phase(u16);
    /// An ordered list of phases that runs like a subroutine.
    Schedule(u16);
    /// A named set of phases where others may offer something.
    OfferPoint(u8);
    /// A heap of tiles to draw from.
    Pile(u8);
    /// A stream of chance, one a purpose.
    Stream(u8);
    /// Something that a plugin lets others sell, see [`WareSpec`](crate::WareSpec).
    Ware(u8);
}

/// The most players that a table may have.
pub const MAX_PLAYERS: usize = 8;

impl Player {
    /// All players of a table with so many seats, in turn order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Player> + Clone {
        (0..seats).map(Player)
    }

    /// The player to the left, who is next in turn order.
    pub const fn left(self, seats: u8) -> Player {
        Player((self.0 + 1) % seats)
    }
}

/// A set of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Players(pub u8);

impl Players {
    /// Nobody.
    pub const NONE: Players = Players(0);

    /// Is `p` one of them?
    #[inline]
    pub const fn has(self, p: Player) -> bool {
        self.0 & (1 << p.0) != 0
    }

    /// Adds one player.
    #[inline]
    pub const fn add(&mut self, p: Player) {
        self.0 |= 1 << p.0;
    }

    /// Takes one player out.
    #[inline]
    pub const fn remove(&mut self, p: Player) {
        self.0 &= !(1 << p.0);
    }

    /// Is nobody in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The members in seat order.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..MAX_PLAYERS as u8).map(Player).filter(move |&p| self.has(p))
    }

    /// The members in turn order, beginning with `first`.
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
