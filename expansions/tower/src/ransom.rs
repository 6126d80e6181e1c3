//! Ransom: a player buys a prisoner back (RULES.md, section 5).

use bastide_core::{
    Action, ArgKind, Ask, Cause, Context, Fault, FigureLocation, Group, InstallError, Label, Menu, Offer, OfferFlow, OfferStep,
    Options, PASS, Player, Registrar, ScoreEntry, Target, TargetKind, Verb, View,
};

use crate::exchange::one_of_each_kind;
use crate::towers::Ids;

pub(crate) fn install(o: &Options, ids: Ids, prisons: &[Group], reg: &mut Registrar) -> Result<(), InstallError> {
    let ransom = reg.verb("tower.ransom", TargetKind::Figure, ArgKind::None)?;
    reg.phrase(ransom, "buy back {at}");
    let own_turn = reg.offer_point("own-turn");
    let offer = Ransom {
        ids,
        prisons: prisons.to_vec(),
        ransom,
        label: reg.label("ransom"),
        points: o.number("ransom")? as i16,
        in_debt: o.switch("ransom_debt")?,
        before_tile: o.word("ransom_time")? == "before_tile",
        with_tile: o.word("ransom_time")? == "tile_or_step",
        in_round: o.switch("ransom_in_round")?,
    };
    reg.offer(own_turn, offer);
    if o.word("ransom_time")? == "tile_or_step" {
        let deploying = reg.offer_point("deploy-step");
        reg.rule(NeverAlone(ransom)).filter(deploying, NeverAlone::filter);
    }
    Ok(())
}

/// TO-37: a follower step in which nothing but a ransom is possible is skipped.
#[derive(Clone, Copy)]
struct NeverAlone(Verb);

impl NeverAlone {
    fn filter(&self, _: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if menu.entries().iter().all(|entry| entry.verb == self.0 || entry.verb == PASS) {
            menu.retain(|entry| entry.verb != self.0);
        }
        Ok(())
    }
}

/// TO-34: once a turn, for 3 points.
struct Ransom {
    ids: Ids,
    /// The prison of each player.
    prisons: Vec<Group>,
    ransom: Verb,
    label: Label,
    points: i16,
    /// TO-38: whether the points may be missing.
    in_debt: bool,
    /// TO-37: only before the first tile of the turn.
    before_tile: bool,
    /// TO-37: not with a choice in place of the draw, such as that of an abbey.
    with_tile: bool,
    /// TO-50: also in a tile play of the player in a bazaar round.
    in_round: bool,
}

impl Ransom {
    /// TO-36: returns the turn in which one ransom may be paid.
    fn stamp(&self, v: View) -> (u16, u16) {
        if self.in_round { v.core.turn.stamp() } else { v.core.turn.outer_stamp() }
    }

    fn may_pay(&self, v: View, who: Player) -> bool {
        let tile_play = &v.core.tile_play;
        let (found, placed) = (!tile_play.tiles.is_empty(), !tile_play.placed_tiles.is_empty());
        let in_time = (!self.before_tile || (!placed && !tile_play.additional))
            && (!self.with_tile || found || placed || tile_play.serial == 0);
        // TO-50: the tile play of a bazaar round is not the player's turn.
        let own_turn = v.has_turn(who) || (self.in_round && tile_play.player == who);
        in_time && own_turn && v.slots.of(self.ids.slot).ransom_in != self.stamp(v)
    }
}

impl Offer for Ransom {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let who = ask.player;
        let score = v.core.score.get(who.index()).copied().unwrap_or_default();
        // TO-38: a player with too few points cannot pay.
        let affords = self.in_debt || score >= i32::from(self.points);
        let any_held = || self.prisons.iter().any(|prison| v.core.figures_in(*prison) > 0);
        let is_held = |place| matches!(place, FigureLocation::Slot { group, .. } if self.prisons.contains(&group));
        let own_held = || v.core.figures.iter().any(|f| is_held(f.place) && f.owner == Some(who));
        if affords && any_held() && own_held() && self.may_pay(v, who) {
            for prison in &self.prisons {
                one_of_each_kind(v, *prison, who).for_each(|figure| menu.add(self.ransom, Target::Figure(figure), 0));
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        let Target::Figure(figure) = action.target else { return Ok(OfferFlow::Again) };
        let place = cx.core().figures.get(figure.index()).map(|f| f.place);
        let Some(FigureLocation::Slot { group, .. }) = place else { return Ok(OfferFlow::Again) };
        let captor = self.prisons.iter().position(|prison| *prison == group).map(Player::at);
        // TO-39: a payment, which is no scoring.
        let pay =
            |player, points| ScoreEntry { player, points, label: self.label, seg: None, figure: None, cause: Cause::Payment };
        cx.award_points(pay(who, -self.points), &[]);
        if let Some(captor) = captor {
            cx.award_points(pay(captor, self.points), &[]);
        }
        // TO-35: it can be used in the same turn.
        cx.move_figure(figure, FigureLocation::Supply);
        let stamp = self.stamp(cx.view());
        cx.slots.of_mut(self.ids.slot).ransom_in = stamp;
        Ok(OfferFlow::Again)
    }
}
