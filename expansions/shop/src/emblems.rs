//! Coats for the city of the player's own mayor: bought, kept, and placed one a turn (SH-89 to
//! SH-93, SH-116, SH-124).

use bastide_core::author::prelude::*;

use crate::own_goods::Emblem;
use crate::shop::SharedRules;

/// SH-06: the number of coats of the Shop.
pub(crate) const OWN: i16 = 10;
/// SH-90: the most coats on one segment of a city, printed ones included.
const MAX_ON_A_PART: i16 = 2;

/// Defines the coat, if its marker is in play.
pub(crate) fn emblem(reg: &mut Registrar) -> Emblem {
    Emblem { token: reg.define_token("coat", 0), ware: reg.ware("coat"), barred: reg.tile_trait("no-coat") }
}

/// Registers the phases in which a coat may be placed (SH-93), and returns the one that follows
/// buying.
pub(crate) fn install(shop: SharedRules, reg: &mut Registrar) -> Result<Phase, InstallError> {
    let place = reg.verb("shop.lay-coat", TargetKind::Segment, bastide_core::ArgKind::None)?;
    // SH-124: castles are told that the city is barred.
    let bar = reg.verb("castles.bar", TargetKind::Segment, bastide_core::ArgKind::None)?;
    let prompt = reg.prompt("Place a coat in the city of your mayor?");
    let coats = Coats { shop, place, bar, prompt };
    let deploying = reg.offer_point("deploy-step");
    reg.offer(deploying, Besides(coats.clone()));
    reg.phase("tile-play", "shop.lay-coat", at("deploy.return"), &[], coats.clone());
    Ok(reg.subphase("shop.lay-bought-coat", &[], coats))
}

#[derive(Clone)]
struct Coats {
    shop: SharedRules,
    place: Verb,
    bar: Verb,
    prompt: Prompt,
}

impl Coats {
    /// SH-89, SH-90: returns the segments that may take one more coat, in the cities with the
    /// player's mayor.
    fn places(&self, v: View, who: Player) -> Vec<SegmentId> {
        let Some(emblem) = self.shop.emblem else { return Vec::new() };
        let placed = v.slots.of(self.shop.slot).emblem_in == v.core.turn.number;
        if placed || !v.has_turn(who) || v.core.tokens(who, emblem.token) <= 0 {
            return Vec::new();
        }
        let Some(WareKind::Emblem { adds, kind, beside }) = v.rules.ware(emblem.ware).map(|w| &w.goods) else {
            return Vec::new();
        };
        let mut places = Vec::new();
        for (_, city) in v.figures_of(who, *beside) {
            // MP-102: on printed segments only, not on what the border of a board or a token adds
            // to the city.
            let open = |s: SegmentId| v.printed_segment(s).is_some_and(|segment| !segment.traits.has(emblem.barred));
            let free = |s: &SegmentId| v.core.graph.get(*s).kind == *kind && v.traits_on(*s, *adds) < MAX_ON_A_PART;
            places.extend(v.core.graph.members(city).filter(|s| free(s) && open(*s)));
        }
        places.sort();
        places.dedup();
        places
    }

    fn add(&self, v: View, who: Player, menu: &mut Menu) {
        self.places(v, who).into_iter().for_each(|seg| menu.add(self.place, Target::Segment(seg), 0));
    }

    fn place_on(&self, cx: &mut Context, who: Player, seg: SegmentId) {
        let Some(emblem) = self.shop.emblem else { return };
        let Some(WareKind::Emblem { adds, .. }) = cx.rules.ware(emblem.ware).map(|w| &w.goods) else { return };
        let adds = *adds;
        cx.give(who, emblem.token, -1);
        cx.add_trait(who, seg, emblem.token, adds);
        cx.slots.of_mut(self.shop.slot).emblem_in = cx.core().turn.number;
        cx.perform(who, Action::new(self.bar, Target::Segment(seg), 0));
    }
}

/// Asks where to place a coat: after buying, and after the deploy step.
impl TurnPhase for Coats {
    fn enter(&self, cx: &mut Context) -> Step {
        let who = cx.core().turn.frame().player;
        if self.places(cx.view(), who).is_empty() { Ok(Flow::Done) } else { Ok(Flow::Ask(Ask::open(who, self.prompt))) }
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.add(v, ask.player, menu);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if let Target::Segment(seg) = a.target {
            self.place_on(cx, who, seg);
        }
        Ok(Flow::Done)
    }
}

/// Offers the coat in the deploy step, in addition to the deploy action.
struct Besides(Coats);

impl Offer for Besides {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // SH-93: not in a second deploy step, which the question after it follows.
        if v.core.tile_play.used().is_none() {
            self.0.add(v, ask.player, menu);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> OfferStep {
        if let Target::Segment(seg) = a.target {
            self.0.place_on(cx, who, seg);
        }
        Ok(OfferFlow::Again)
    }
}
