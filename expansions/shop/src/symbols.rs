//! Goods for a city of the next tile: a token out of the bag, and tea, which is the Shop's own (SH-78 to SH-84).

use bastide_core::{
    Action, Ask, Cause, Context, Event, Fault, Flow, InstallError, Kind, Kinds, MAX_PLAYERS, Menu, PendingScore, Player, Players,
    Prompt, Registrar, Ruleset, ScoreEntry, ScoreHook, Scoring, ScoringReason, SegmentId, Step, Target, TargetKind, Token, Trait,
    TurnPhase, Verb, View, WareKind, WareToken, Weight, Weights, anywhere, at, points::majority,
};

use crate::columns::Column;
use crate::kept::Function;
use crate::own_goods::Tea;
use crate::shop::{Rules, Shop};

/// SH-05: so many tokens of each good of the expansion, and so many of tea.
const OWN_EACH: i16 = 4;
const OWN_TEA: i16 = 8;

/// Names tea, where the marker is in play.
pub(crate) fn tea(reg: &mut Registrar) -> Tea {
    Tea { token: reg.define_token("tea", 0), adds: reg.tile_trait("tea"), label: reg.label("tea") }
}

pub(crate) fn install(shop: Shop, reg: &mut Registrar) -> Result<(), InstallError> {
    let lay = reg.verb("shop.lay-good", TargetKind::Segment, bastide_core::ArgKind::None)?;
    reg.phrase(lay, "lay the good on {at}");
    let prompt = reg.prompt("On which of the tile's cities does the good lie?");
    reg.phase("part", "shop.lay-good", at("placed"), &[], Lay { shop: shop.clone(), lay, prompt });
    reg.phase("part", "shop.bag", at("scored"), &[], Bag(shop.clone()));
    let kinds = Kinds::These(vec![reg.kind("city")]);
    reg.scoring(&[ScoreHook::OnFeatureScored, ScoreHook::FinalPoints], kinds, anywhere(), Harvest(shop));
    Ok(())
}

impl Rules {
    /// What may be in the bag of a column: the goods of the expansion, and tea.
    pub(crate) fn bag<'a>(&self, rules: &'a Ruleset, column: &Column) -> impl Iterator<Item = (Token, Trait)> + use<'a> {
        let each = match self.ware(rules, column).map(|w| &w.goods) {
            Some(WareKind::Symbol { each, .. }) => each.as_slice(),
            _ => &[],
        };
        each.iter().map(|s| (s.token, s.adds)).chain(self.tea.map(|tea| (tea.token, tea.adds)))
    }

    /// The kind of segment that symbols lie on, and how many the expansion has of each.
    fn symbols<'a>(&self, rules: &'a Ruleset) -> Option<(Kind, &'a [WareToken])> {
        self.columns.iter().find_map(|c| match self.ware(rules, c).map(|w| &w.goods) {
            Some(WareKind::Symbol { kind, each }) => Some((*kind, each.as_slice())),
            _ => None,
        })
    }

    /// SH-05, SH-83: what is in the bag at the start.
    pub(crate) fn fill_bag(&self, cx: &mut Context) {
        let rules = cx.rules;
        for symbol in self.symbols(rules).map_or(&[][..], |(_, each)| each) {
            cx.core.token_supply[symbol.token.index()] = OWN_EACH + if self.choices.with_expansion { symbol.pieces } else { 0 };
        }
        if let Some(tea) = self.tea {
            cx.core.token_supply[tea.token.index()] = OWN_TEA;
        }
    }

    /// SH-78: a token out of the bag, unseen.
    pub(crate) fn draw_symbol(&self, cx: &mut Context, who: Player, at: usize) {
        let left = self.stock(cx.view(), &self.columns[at]).unwrap_or_default();
        if left <= 0 {
            return;
        }
        let mut got = cx.chance(self.chance, left as u16) as i16;
        let drawn = self.bag(cx.rules, &self.columns[at]).find(|(token, _)| {
            got -= cx.core.token_supply[token.index()];
            got < 0
        });
        let Some((token, adds)) = drawn else { return };
        cx.core.token_supply[token.index()] -= 1;
        cx.slots.of_mut(self.slot).function = Some(Function::Symbol(token, adds));
        cx.log.put(Event::Token { token, target: Target::Player(who), by: None });
        self.clear_if_exhausted(cx, at);
    }

    /// SH-48, SH-50, SH-80: a function that comes to nothing is lost; a token goes back to the bag.
    pub(crate) fn drop_function(&self, cx: &mut Context) {
        if let Some(Function::Symbol(token, _)) = cx.slots.of_mut(self.slot).function.take() {
            cx.core.token_supply[token.index()] += 1;
        }
    }
}

/// SH-79, SH-80: the token goes on a city of the tile, of the player's choice where there are several.
struct Lay {
    shop: Shop,
    lay: Verb,
    prompt: Prompt,
}

impl Lay {
    /// The segments that may take it.
    fn places(&self, v: View<'_>) -> impl Iterator<Item = SegmentId> {
        let kind = self.shop.symbols(v.rules).map(|(kind, _)| kind);
        let printed = v.core.tile_play.laid.iter().flat_map(move |piece| v.printed(*piece));
        printed.filter(move |s| Some(v.core.graph.get(*s).kind) == kind)
    }

    fn lay_on(&self, cx: &mut Context, seg: SegmentId) {
        let player = cx.core.tile_play.player;
        if let Some(Function::Symbol(token, adds)) = cx.slots.of_mut(self.shop.slot).function.take() {
            cx.add_trait(player, seg, token, adds);
            cx.slots.of_mut(self.shop.slot).laid.push((seg, token));
        }
    }
}

impl TurnPhase for Lay {
    fn enter(&self, cx: &mut Context) -> Step {
        let kept = cx.slots.of(self.shop.slot);
        if !matches!(kept.function, Some(Function::Symbol(..))) || kept.first_part != cx.core.tile_play.serial {
            return Ok(Flow::Done);
        }
        let (first, more) = {
            let mut places = self.places(cx.view());
            (places.next(), places.next())
        };
        match (first, more) {
            (None, _) => self.shop.drop_function(cx),
            (Some(seg), None) => self.lay_on(cx, seg),
            (Some(_), Some(_)) => return Ok(Flow::Ask(Ask::open(cx.core.tile_play.player, self.prompt))),
        }
        Ok(Flow::Done)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.places(v).for_each(|seg| menu.add(self.lay, Target::Segment(seg), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let Target::Segment(seg) = a.target {
            self.lay_on(cx, seg);
        }
        Ok(Flow::Done)
    }
}

/// TB-69: a symbol in a feature that became something else was not taken by anybody: back to the bag.
struct Bag(Shop);

impl TurnPhase for Bag {
    fn enter(&self, cx: &mut Context) -> Step {
        let Some((kind, _)) = self.0.symbols(cx.rules) else { return Ok(Flow::Done) };
        let (core, laid) = (&mut *cx.core, &mut cx.slots.of_mut(self.0.slot).laid);
        laid.retain(|(seg, token)| {
            let there = core.graph.get(*seg).kind == kind;
            if !there {
                core.token_supply[token.index()] += 1;
            }
            there
        });
        Ok(Flow::Done)
    }
}

/// SH-82, SH-84: who completes the city gets what lies there. The expansion sees to its own goods, and the Shop to tea.
struct Harvest(Shop);

impl Scoring for Harvest {
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        if due.occasion != ScoringReason::Completed {
            return Ok(());
        }
        let shop = &*self.0;
        let graph = &cx.core.graph;
        cx.slots.of_mut(shop.slot).laid.retain(|(seg, _)| !graph.joined(*seg, due.seg));
        let taker = cx.core.tile_play.player;
        if let Some(tea) = shop.tea {
            let n = cx.view().traits(due.seg, tea.adds);
            cx.give(taker, tea.token, n);
            (0..n).for_each(|_| cx.log.put(Event::Token { token: tea.token, target: Target::Player(taker), by: None }));
        }
        // SH-83: printed goods come out of the same bag, by that option.
        if shop.choices.with_expansion
            && let Some((_, each)) = shop.symbols(cx.rules)
        {
            for symbol in each {
                let printed = cx.view().printed_traits(due.seg, symbol.adds);
                let left = &mut cx.core.token_supply[symbol.token.index()];
                *left -= printed.min(*left);
            }
        }
        Ok(())
    }

    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let (Some(tea), points) = (self.0.tea, self.0.choices.tea_points) else { return Ok(()) };
        let Some((kind, _)) = self.0.symbols(v.rules) else { return Ok(()) };
        let mut held: Weights = [Weight::default(); MAX_PLAYERS];
        for player in v.core.players() {
            held[player.index()].main = v.core.tokens(player, tea.token).max(0) as u16;
        }
        for (city, taker) in v.completing(kind)? {
            held[taker.index()].main += v.traits(city, tea.adds) as u16;
        }
        let score_entry =
            |player: Player| ScoreEntry { player, points, label: tea.label, seg: None, figure: None, cause: Cause::Bonus };
        out.extend(majority(&held).iter().filter(|_| points > 0).map(score_entry));
        Ok(())
    }
}
