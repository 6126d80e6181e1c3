//! Ransom: a player buys a prisoner back (RULES.md, section 5).

use bastide_core::Entry;
use bastide_core::author::prelude::*;

use crate::exchange::one_of_each_kind;
use crate::towers::Ids;

pub(crate) fn install(o: &Options, ids: Ids, prisons: &[Group], reg: &mut Registrar) -> Result<(), InstallError> {
    let ransom = reg.verb("tower.ransom", TargetKind::Figure, ArgKind::None)?;
    let deploying = reg.offer_point("deploy-step");
    let with_tile = o.word("ransom_time")? == "tile_or_step";
    let point = reg.offer_point(if with_tile { "draw-step" } else { "own-turn" });
    let offer = Ransom {
        ids,
        prisons: prisons.to_vec(),
        ransom,
        label: reg.label("ransom"),
        points: o.number("ransom")? as i16,
        in_debt: o.switch("ransom_debt")?,
        before_tile: o.word("ransom_time")? == "before_tile",
        with_tile,
    };
    reg.offer(point, offer.clone());
    if with_tile {
        reg.offer(deploying, offer.clone());
        // PD-55: a princess who forbids all other choices of the step does not forbid it.
        let rule = reg.rule(WithOthers(offer)).in_order(after("princess-dragon")).of_rules(&["TO-37"]);
        rule.filter(deploying, WithOthers::filter);
    }
    Ok(())
}

/// TO-37: a ransom is offered with every other choice of the follower step. A step in which nothing but
/// a ransom is possible is skipped.
#[derive(Clone)]
struct WithOthers(Ransom);

impl WithOthers {
    fn filter(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let is_ransom = |entry: &Entry| entry.verb == self.0.ransom;
        if menu.entries().iter().all(|entry| is_ransom(entry) || entry.verb == PASS) {
            menu.retain(|entry| !is_ransom(entry));
        } else if !menu.entries().iter().any(is_ransom) {
            self.0.offer(v, ask, menu)?;
        }
        Ok(())
    }
}

/// TO-34: once a turn, for 3 points.
#[derive(Clone)]
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
    /// TO-37: with the placement of a tile and the first deploy step only.
    with_tile: bool,
}

impl Ransom {
    fn may_pay(&self, v: View, who: Player) -> bool {
        let tile_play = &v.core.tile_play;
        let in_time = (!self.before_tile || (tile_play.placed_tiles.is_empty() && !tile_play.additional))
            && (!self.with_tile || tile_play.used().is_none());
        // TO-36, TO-50: once in each turn of the player, also in one of a bazaar round.
        in_time && v.has_turn(who) && v.slots.of(self.ids.slot).ransom_in != v.core.turn.own_stamp()
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
        // TO-39: a payment, which is not a scoring.
        let pay = |player, points| ScoreEntry::payment(player, points, self.label);
        cx.award_points(pay(who, -self.points), &[]);
        if let Some(captor) = captor {
            cx.award_points(pay(captor, self.points), &[]);
        }
        // TO-35: it can be used in the same turn.
        cx.move_figure(figure, FigureLocation::Supply);
        let stamp = cx.core().turn.own_stamp();
        cx.slots.of_mut(self.ids.slot).ransom_in = stamp;
        Ok(OfferFlow::Again)
    }
}
