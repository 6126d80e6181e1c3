//! The bonus at the end of the game (RULES.md, section 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(reg: &mut Registrar) -> Bonus {
    let bonus = Bonus { token: reg.define_token("porxada", 0), hall: reg.tile_trait("porxada") };
    let city = reg.kind("city");
    let rule = reg.rule(bonus).for_kinds([city]).on_feature_scored(Bonus::city_scored);
    rule.award(Stage::Count, Bonus::award);
    bonus
}

/// The token: on the tile of a hall for which the bonus was chosen, then with the players.
#[derive(Clone, Copy)]
pub(crate) struct Bonus {
    token: Token,
    pub(crate) hall: Trait,
}

impl Bonus {
    /// Returns the tile with a hall that was placed last in this tile play.
    pub(crate) fn new_hall(self, v: View) -> Option<PlacedTile> {
        let has_hall = |placed: &PlacedTile| v.rules.tiles.get(v.core.board.tile(*placed).tile).traits.has(self.hall);
        v.core.tile_play.placed_tiles.iter().rev().copied().find(has_hall)
    }

    /// LP-07: puts the token onto the new hall: its city brings the bonus.
    pub(crate) fn choose(self, cx: &mut Context, by: Player) {
        let v = cx.view();
        if let Some(seg) = self.new_hall(v).and_then(|placed| v.printed(placed).next()) {
            let place = TokenPlace::Segment(seg);
            cx.put_token(PlacedToken { token: self.token, place, owner: None, number: 1 }, Some(by));
        }
    }

    /// LP-07, LP-09: when the city of the hall is completed, each player with a knight there gets a token.
    fn city_scored(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        if due.reason != ScoringReason::Completed {
            return Ok(());
        }
        let v = cx.view();
        let in_city = |placed: &PlacedToken| match placed.place {
            TokenPlace::Segment(seg) => v.core.graph.joined(seg, due.seg),
            _ => false,
        };
        let halls: Vec<TokenPlace> = v.core.tokens_of(self.token).filter(|t| in_city(t)).map(|t| t.place).collect();
        if halls.is_empty() {
            return Ok(());
        }
        let knights = knights(v, due.seg)?;
        for place in halls {
            cx.take_token(self.token, place, None);
        }
        let new: Vec<Player> = knights.iter().filter(|player| cx.core().tokens(*player, self.token) == 0).collect();
        new.into_iter().for_each(|player| cx.hand_out(player, self.token, 1));
        Ok(())
    }

    /// LP-07: returns `true` if a player has the bonus: a token, or a knight in a completed city of a hall
    /// that is not scored yet.
    fn has_bonus(&self, v: View, who: Player) -> Result<bool, Fault> {
        if v.core.tokens(who, self.token) > 0 {
            return Ok(true);
        }
        for hall in v.core.tokens_of(self.token) {
            if let TokenPlace::Segment(city) = hall.place
                && v.complete(city)?
                && knights(v, city)?.has(who)
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// LP-08, LP-10: an unfinished city brings an owner with a token what it would as a completed one.
    fn award(&self, v: View, city: SegmentId, who: Player, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why == ScoringReason::Final && !v.complete(city)? && self.has_bonus(v, who)? {
            *value = v.value(city, ScoringReason::Completed)?;
        }
        Ok(())
    }
}

/// LP-07: returns the players with a knight in a city.
fn knights(v: View, city: SegmentId) -> Result<Players, Fault> {
    let mut knights = Players::NONE;
    for (figure, state) in v.core.figures_on(city) {
        if let Some(owner) = state.owner.filter(|owner| !knights.has(*owner))
            && v.counts_as_follower(figure)?
        {
            knights.add(owner);
        }
    }
    Ok(knights)
}
