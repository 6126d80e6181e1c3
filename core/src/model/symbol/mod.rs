//! Drawings from expansions, as plain, checked data.
//!
//! An expansion has a file `symbols.toml` beside its tiles. It says for its traits, tokens, figures,
//! kinds of segments, spots and domains how a picture shows them, by which letter a terminal names
//! them, and what a screen reader says. [`SymbolFile::parse`] reads such a file and refuses what is
//! not a plain drawing. The engine only carries the result; the host draws it.

mod drawing;
mod figure;
mod file;
mod markup;
mod numbers;
mod roles;
#[cfg(test)]
mod tests;

pub use drawing::{Drawing, Part};
pub use figure::FigureSymbol;
pub use file::{Symbol, SymbolError, SymbolFile, SymbolPlace, Symbols};
pub use roles::{ROLES, Role};

/// The subject of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum SymbolOf {
    /// A trait of tiles or segments.
    Trait,
    /// A kind of segment.
    Kind,
    /// A kind of token.
    Token,
    /// A kind of figure.
    Figure,
    /// A sort of spot.
    Spot,
    /// The name of a domain on the board, such as that of a castle.
    Domain,
}

impl SymbolOf {
    /// Everything that has symbols.
    pub const ALL: [SymbolOf; 6] =
        [SymbolOf::Trait, SymbolOf::Kind, SymbolOf::Token, SymbolOf::Figure, SymbolOf::Spot, SymbolOf::Domain];

    /// Returns the key in a file: `trait` for `[trait.inn]`.
    pub const fn key(self) -> &'static str {
        match self {
            SymbolOf::Trait => "trait",
            SymbolOf::Kind => "kind",
            SymbolOf::Token => "token",
            SymbolOf::Figure => "figure",
            SymbolOf::Spot => "spot",
            SymbolOf::Domain => "domain",
        }
    }
}
