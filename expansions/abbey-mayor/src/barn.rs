//! Placing a barn, and keeping farmers out of its field (RULES.md, section 6).

use bastide_core::author::prelude::*;

use crate::corners::{Corner, Ids};
use crate::fields::{self, Due};

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Ids, InstallError> {
    let each = o.number("barns")? as u8;
    // AM-06, AM-90: no follower, and of no weight.
    let barn = reg.define_figure("barn", FigureSpec { per_player: each, weight: 0, strength: 0, follower: false });
    let ids = Ids { barn, field: reg.kind("field") };
    // AM-73: it stands where four tiles meet, on none of them.
    let spec = SpotSpec { follower: false, on_one_tile: false };
    let corner = reg.spot("abbey-mayor.corner", spec, |_, cell, at| Corner::at(cell, at).is_some());
    reg.spot_area(corner, Corner::area);
    let due = fields::install(ids, o, reg)?;
    let build = reg.verb("barn.build", TargetKind::Spot, ArgKind::None)?;
    let deploying = reg.offer_point("deploy-step");
    reg.offer(deploying, Build { ids, due, build, beside_barn: o.switch("barn_beside_barn")? });
    reg.rule(ids).for_kinds([ids.field]).of_rules(&["AM-82"]).claim(Ids::claim);
    // AM-115: the Shop takes back no barn.
    if reg.has("shop") {
        let take_back = reg.verb("shop.take-back", TargetKind::Figure, ArgKind::None)?;
        reg.rule(Stays { ids, take_back }).of_rules(&["AM-115"]).filter(deploying, Stays::filter);
    }
    Ok(ids)
}

impl Ids {
    /// AM-82: no farmer is placed in a field with a barn. AM-96: one may come from the market of a
    /// city.
    #[inline]
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        if !self.all_in_supply(v) && self.has_barn(v, claim.seg) {
            let farmers = claim.kinds.iter().filter(|kind| v.rules.figures.get(*kind).follower);
            farmers.for_each(|kind| claim.deployed.remove(kind));
        }
        Ok(())
    }
}

/// AM-73 to AM-76: a barn in place of a follower.
struct Build {
    ids: Ids,
    due: Due,
    build: Verb,
    /// AM-76: also in a field that holds a barn.
    beside_barn: bool,
}

impl Offer for Build {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if !v.core.at_hand(ask.player).has(self.ids.barn) {
            return Ok(());
        }
        for &placed in &v.core.tile_play.placed_tiles {
            for corner in Corner::likely(v, placed) {
                let Some(field) = corner.field(v, self.ids.field) else { continue };
                // A rule that keeps figures off a tile, such as a dragon, does not keep a barn off a corner.
                if self.beside_barn || !self.ids.has_barn(v, field) {
                    menu.add(self.build, Target::Spot { cell: corner.cell, at: corner.spot() }, 0);
                }
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        let Target::Spot { cell, at } = action.target else { return Ok(OfferFlow::Done) };
        let field = Corner::at(cell, at).and_then(|corner| corner.field(cx.view(), self.ids.field));
        let barn = cx.core().from_supply(who, self.ids.barn);
        if let (Some(field), Some(barn)) = (field, barn) {
            // AM-86: a field that held a barn before is not scored as one with a new barn.
            let is_new = !self.ids.has_barn(cx.view(), field);
            self.due.note(cx, field, is_new);
            cx.move_figure(barn, FigureLocation::Spot { cell, at });
        }
        Ok(OfferFlow::Done)
    }
}

/// AM-77, AM-115: a barn stays.
#[derive(Clone, Copy)]
struct Stays {
    ids: Ids,
    take_back: Verb,
}

impl Stays {
    fn filter(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if !self.ids.all_in_supply(v) {
            let is_barn = |target| matches!(target, Target::Figure(f) if v.core.figures.get(f.index()).is_some_and(|f| f.kind == self.ids.barn));
            menu.retain_of(self.take_back, |entry| !is_barn(entry.target));
        }
        Ok(())
    }
}
