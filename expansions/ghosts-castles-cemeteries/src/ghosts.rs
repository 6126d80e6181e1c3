//! The ghosts beside followers, and how they leave them (RULES.md, section 3).

use bastide_core::author::prelude::*;

/// GH-16: the number of ghosts that drive a follower home.
const TOO_MANY: i16 = 3;

/// The token of a ghost. The ghosts beside one follower are one token with their number.
#[derive(Clone, Copy)]
pub(crate) struct Ghosts {
    pub(crate) token: Token,
}

pub(crate) fn install(reg: &mut Registrar) -> Ghosts {
    let ghosts = Ghosts { token: reg.define_token("ghost", 0) };
    reg.rule(ghosts).for_owned_figures().on_figure_moved(Ghosts::figure_moved);
    reg.rule(ghosts).on_feature_scored(Ghosts::feature_scored);
    ghosts
}

impl Ghosts {
    /// Returns the number of ghosts beside a figure.
    pub(crate) fn beside(self, v: View, figure: Figure) -> i16 {
        let there = v.core.tokens_at(TokenPlace::Figure(figure)).filter(|placed| placed.token == self.token);
        there.map(|placed| placed.number).sum()
    }

    /// GH-16: returns `true` if a ghost is left in the supply.
    pub(crate) fn are_left(self, v: View) -> bool {
        v.core.token_supply.get(self.token.index()).is_some_and(|left| *left > 0)
    }

    /// GH-14, GH-16: puts a ghost beside a follower; the third one drives it home.
    pub(crate) fn put(self, cx: &mut Context, who: Player, figure: Figure) {
        let (place, number) = (TokenPlace::Figure(figure), self.beside(cx.view(), figure) + 1);
        cx.add_to_supply(self.token, -1);
        if cx.set_token_number(self.token, place, number) {
            cx.log.put(Event::TokenMoved { token: self.token, target: Target::Figure(figure), by: Some(who) });
        } else {
            cx.put_token(PlacedToken { token: self.token, place, number, owner: None }, Some(who));
        }
        if number >= TOO_MANY {
            cx.move_figure(figure, FigureLocation::Supply);
        }
    }

    /// GH-24: ghosts go with their follower on the landscape, and back to the supply when it leaves.
    fn figure_moved(&self, cx: &mut Context, figure: Figure, _from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        if !to.is_on_landscape() {
            self.take(cx, figure);
        }
        Ok(())
    }

    /// GH-24: ghosts leave the followers of a feature that was scored, also those that then move on. At
    /// the end of the game they stay with them, until all is scored.
    fn feature_scored(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        if due.reason != ScoringReason::Final && cx.core().tokens_lying(self.token) > 0 {
            let there: Vec<Figure> = cx.core().figures_on(due.seg).map(|(figure, _)| figure).collect();
            there.into_iter().for_each(|figure| self.take(cx, figure));
        }
        Ok(())
    }

    /// Puts the ghosts beside a figure back into the supply.
    fn take(self, cx: &mut Context, figure: Figure) {
        if cx.core().tokens_lying(self.token) > 0
            && let Some(placed) = cx.take_token(self.token, TokenPlace::Figure(figure), None)
        {
            cx.add_to_supply(self.token, placed.number);
        }
    }
}
