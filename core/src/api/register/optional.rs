//! Names of other plugins that may be missing at a table.

use crate::api::register::Registrar;
use crate::model::ids::{FigureKind, OfferPoint, Token};

impl Registrar {
    /// Returns the offer point with this name, whose plugin may be absent or may define it only with
    /// one of its options. If nobody defines it, an offer there has no effect.
    pub fn offer_point_if_present(&mut self, name: &str) -> OfferPoint {
        let offer_point = self.offer_point(name);
        self.missing.offer_points.push(offer_point);
        offer_point
    }

    /// Returns the kind of figure with this name, whose plugin may be absent or may define it only with
    /// one of its options. If nobody defines it, no figure is of this kind.
    pub fn figure_if_present(&mut self, name: &str) -> FigureKind {
        let figure = self.figure(name);
        self.missing.figures.push(figure);
        figure
    }

    /// Returns the kind of token with this name, whose plugin may be absent or may define it only with
    /// one of its options. If nobody defines it, nobody has such a token.
    pub fn token_if_present(&mut self, name: &str) -> Token {
        let token = self.token(name);
        self.missing.tokens.push(token);
        token
    }
}
