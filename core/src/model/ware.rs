//! Wares: things that a plugin lets others sell, described without reference to the seller.
//!
//! A plugin that owns a mechanism announces a ware by name with
//! [`Registrar::define_ware`](crate::Registrar::define_ware). A plugin that sells things (a shop)
//! mentions the name with [`Registrar::ware`](crate::Registrar::ware) and reads the [`WareSpec`]
//! when all plugins are installed. Neither names the other, and the rules of the mechanism stay in
//! their plugin. A ware is a trait granted to the next tile, a trait that a token adds to a
//! segment, or tokens for the buyer's supply.

use crate::model::ids::{FigureKind, Kind, Token, Trait};

/// The description of a ware.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WareSpec {
    /// The thing that the buyer receives.
    pub goods: WareKind,
    /// The price where the seller has none of its own: for the first, and for each further
    /// strength.
    pub price: Option<(i16, i16)>,
}

/// The kinds of wares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WareKind {
    /// A function of the next tile: the trait is granted to it by
    /// [`TilePlay::extra`](crate::TilePlay::extra), once for each unit bought, before its own.
    Function {
        /// The trait that has the function.
        granted: Trait,
        /// A neutral figure that has to be on the board for it: a dragon.
        needs: Option<FigureKind>,
    },
    /// One of several symbols, drawn by chance, for a segment of the next tile: a token that adds a
    /// trait to it.
    Symbol {
        /// The kind of segment that takes it.
        kind: Kind,
        /// The symbols.
        each: Vec<WareToken>,
    },
    /// Tokens for the buyer's own supply.
    Tokens {
        /// The token.
        token: Token,
        /// The number of them in the game, including those that players begin with.
        pieces: i16,
    },
    /// A token for a segment of a feature on which a figure of the buyer is. It adds a trait, such
    /// as a pennant.
    Emblem {
        /// The trait that it adds.
        adds: Trait,
        /// The kind of segment that takes it.
        kind: Kind,
        /// The figure that has to be on the feature.
        beside: FigureKind,
    },
}

/// A token that adds a trait to the segment on which it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WareToken {
    /// The token.
    pub token: Token,
    /// The trait that it adds.
    pub adds: Trait,
    /// The number of them in the box of the plugin.
    pub pieces: i16,
}

impl WareSpec {
    /// Creates a ware without a price of its own.
    pub const fn new(goods: WareKind) -> WareSpec {
        WareSpec { goods, price: None }
    }
}
