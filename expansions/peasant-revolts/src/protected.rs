//! Which followers lie down and are protected (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// A follower that is protected has a token with it.
#[derive(Clone, Copy)]
pub(crate) struct Protected {
    pub(crate) token: Token,
}

pub(crate) fn install(reg: &mut Registrar) -> Protected {
    let protected = Protected { token: reg.define_token("protection", 0) };
    reg.rule(protected).for_owned_figures().on_figure_moved(Protected::leaves);
    protected
}

impl Protected {
    /// Returns `true` if a figure is protected.
    pub(crate) fn has(self, v: View, figure: Figure) -> bool {
        v.core.tokens_of(self.token).any(|placed| placed.place == TokenPlace::Figure(figure))
    }

    /// Protects a figure of a player.
    pub(crate) fn add(self, cx: &mut Context, who: Player, figure: Figure) {
        let placed = PlacedToken { token: self.token, place: TokenPlace::Figure(figure), number: 1, owner: None };
        cx.put_token(placed, Some(who));
    }

    /// PR-11, PR-13: a figure that moves from feature to feature stays protected; at home it is not.
    fn leaves(&self, cx: &mut Context, figure: Figure, _from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        if !matches!(to, FigureLocation::Segment(_)) && self.has(cx.view(), figure) {
            cx.take_token(self.token, TokenPlace::Figure(figure), None);
        }
        Ok(())
    }
}
