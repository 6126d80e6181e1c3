//! Wares: what a plugin lets others sell, in words that need not know who buys.
//!
//! A plugin that owns a mechanism announces it by name with [`Registrar::define_ware`](crate::Registrar::define_ware); one that sells things (a
//! shop) mentions the name with [`Registrar::ware`](crate::Registrar::ware) and reads the [`WareSpec`] when all are in. Neither names the
//! other, and the rules of the mechanism stay where they are: what is sold is a trait granted to the next tile, a trait that a token adds to a
//! segment, or tokens of the buyer's own supply.

use crate::model::ids::{FigureKind, Kind, Token, Trait};

/// What a ware is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WareSpec {
    /// What whoever buys it gets.
    pub goods: WareKind,
    /// What it costs where the seller has no price of its own: for the first, and for each strength more.
    pub price: Option<(i16, i16)>,
}

/// The sorts of wares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WareKind {
    /// A function of the next tile: the trait is granted to it by [`TilePlay::extra`](crate::TilePlay::extra), as often as was bought, in front of its own.
    Function {
        /// The trait that has the function.
        granted: Trait,
        /// A figure of nobody that has to be on the board for it: a dragon.
        needs: Option<FigureKind>,
    },
    /// One of several symbols, drawn by chance, for a segment of the next tile: a token that adds a trait to it.
    Symbol {
        /// Segments of which kind take it.
        kind: Kind,
        /// The symbols.
        each: Vec<WareToken>,
    },
    /// Tokens of the buyer's own supply.
    Tokens {
        /// Which.
        token: Token,
        /// How many there are in the game, those that players begin with among them.
        pieces: i16,
    },
    /// A token for a segment of a feature on which a figure of the buyer stands. It adds a trait: one pennant more.
    Emblem {
        /// The trait that it adds.
        adds: Trait,
        /// Segments of which kind take it.
        kind: Kind,
        /// The figure that has to stand there.
        beside: FigureKind,
    },
}

/// A token that adds a trait to the segment on which it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WareToken {
    /// The token.
    pub token: Token,
    /// What it adds.
    pub adds: Trait,
    /// How many of them the box of the plugin holds.
    pub pieces: i16,
}

impl WareSpec {
    /// A ware without a price of its own.
    pub const fn new(goods: WareKind) -> WareSpec {
        WareSpec { goods, price: None }
    }
}
