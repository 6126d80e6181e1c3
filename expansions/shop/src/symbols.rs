//! Goods for a city of the next tile: tokens out of the bag, and tea, a good of the Shop itself
//! (SH-78 to SH-84).

use bastide_core::author::prelude::*;
use bastide_core::points::majority;
use bastide_core::{Ruleset, WareToken};

use crate::columns::Column;
use crate::kept::Function;
use crate::own_goods::Tea;
use crate::shop::{Rules, SharedRules};

/// SH-05: the number of tokens in the bag of each good of the expansion.
const OWN_EACH: i16 = 4;
/// SH-05: the number of tea tokens in the bag.
const OWN_TEA: i16 = 8;

/// Defines tea, if the marker is in play.
pub(crate) fn tea(reg: &mut Registrar) -> Tea {
    Tea { token: reg.define_token("tea", 0), adds: reg.tile_trait("tea"), label: reg.label("tea") }
}

pub(crate) fn install(shop: SharedRules, reg: &mut Registrar) -> Result<(), InstallError> {
    let place = reg.verb("shop.lay-good", TargetKind::Segment, bastide_core::ArgKind::None)?;
    let prompt = reg.prompt("On which of the tile's cities does the good lie?");
    reg.phase("tile-play", "shop.lay-good", at("placed.goods"), &[], PlaceGood { shop: shop.clone(), place, prompt });
    reg.phase("tile-play", "shop.bag", at("scored.bag"), &[], Bag(shop.clone()));
    let city = reg.kind("city");
    reg.rule(Harvest(shop)).for_kinds([city]).on_feature_scored(Harvest::on_feature_scored).final_points(Harvest::final_points);
    Ok(())
}

impl Rules {
    /// Returns what may be in the bag of a column: the goods of the expansion, and tea.
    pub(crate) fn bag<'a>(&self, rules: &'a Ruleset, column: &Column) -> impl Iterator<Item = (Token, Trait)> + use<'a> {
        let each = match self.ware(rules, column).map(|w| &w.goods) {
            Some(WareKind::Symbol { each, .. }) => each.as_slice(),
            _ => &[],
        };
        each.iter().map(|s| (s.token, s.adds)).chain(self.tea.map(|tea| (tea.token, tea.adds)))
    }

    /// Returns the kind of segment that symbols lie on, and the tokens that the expansion has.
    fn symbols<'a>(&self, rules: &'a Ruleset) -> Option<(Kind, &'a [WareToken])> {
        self.columns.iter().find_map(|c| match self.ware(rules, c).map(|w| &w.goods) {
            Some(WareKind::Symbol { kind, each }) => Some((*kind, each.as_slice())),
            _ => None,
        })
    }

    /// SH-05, SH-83: fills the bag at the start.
    pub(crate) fn fill_bag(&self, cx: &mut Context) {
        let rules = cx.rules;
        for symbol in self.symbols(rules).map_or(&[][..], |(_, each)| each) {
            cx.add_to_supply(symbol.token, OWN_EACH + if self.choices.with_expansion { symbol.pieces } else { 0 });
        }
        if let Some(tea) = self.tea {
            cx.add_to_supply(tea.token, OWN_TEA);
        }
    }

    /// SH-78: draws a random token out of the bag.
    pub(crate) fn draw_symbol(&self, cx: &mut Context, who: Player, at: usize) {
        let left = self.stock(cx.view(), &self.columns[at]).unwrap_or_default();
        if left <= 0 {
            return;
        }
        let mut got = cx.chance(self.chance, left as u16) as i16;
        let drawn = self.bag(cx.rules, &self.columns[at]).find(|(token, _)| {
            got -= cx.core().token_supply[token.index()];
            got < 0
        });
        let Some((token, adds)) = drawn else { return };
        cx.add_to_supply(token, -1);
        cx.slots.of_mut(self.slot).function = Some(Function::Symbol(token, adds));
        cx.log.put(Event::TokenMoved { token, target: Target::Player(who), by: None });
        self.clear_if_exhausted(cx, at);
    }

    /// SH-48, SH-50, SH-80: discards a function that was not used; a token goes back to the bag.
    pub(crate) fn drop_function(&self, cx: &mut Context) {
        if let Some(Function::Symbol(token, _)) = cx.slots.of_mut(self.slot).function.take() {
            cx.add_to_supply(token, 1);
        }
    }
}

/// SH-79, SH-80: puts the token on a city of the tile; the player chooses if there are several.
struct PlaceGood {
    shop: SharedRules,
    place: Verb,
    prompt: Prompt,
}

impl PlaceGood {
    /// Returns the segments that may take the token.
    fn places(&self, v: View<'_>) -> impl Iterator<Item = SegmentId> {
        let kind = self.shop.symbols(v.rules).map(|(kind, _)| kind);
        let printed = v.core.tile_play.placed_tiles.iter().flat_map(move |placed| v.printed(*placed));
        printed.filter(move |s| Some(v.core.graph.get(*s).kind) == kind)
    }

    fn place_on(&self, cx: &mut Context, seg: SegmentId) {
        let player = cx.core().tile_play.player;
        if let Some(Function::Symbol(token, adds)) = cx.slots.of_mut(self.shop.slot).function.take() {
            cx.add_trait(player, seg, token, adds);
            cx.slots.of_mut(self.shop.slot).placed.push((seg, token));
        }
    }
}

impl TurnPhase for PlaceGood {
    fn enter(&self, cx: &mut Context) -> Step {
        let kept = cx.slots.of(self.shop.slot);
        if !matches!(kept.function, Some(Function::Symbol(..))) || kept.first_tile_play != cx.core().tile_play.serial {
            return Ok(Flow::Done);
        }
        let (first, more) = {
            let mut places = self.places(cx.view());
            (places.next(), places.next())
        };
        match (first, more) {
            (None, _) => self.shop.drop_function(cx),
            (Some(seg), None) => self.place_on(cx, seg),
            (Some(_), Some(_)) => return Ok(Flow::Ask(Ask::open(cx.core().tile_play.player, self.prompt))),
        }
        Ok(Flow::Done)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.places(v).for_each(|seg| menu.add(self.place, Target::Segment(seg), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let Target::Segment(seg) = a.target {
            self.place_on(cx, seg);
        }
        Ok(Flow::Done)
    }
}

/// TB-69: returns symbols to the bag if their feature changed its kind, because no player took
/// them.
struct Bag(SharedRules);

impl TurnPhase for Bag {
    fn enter(&self, cx: &mut Context) -> Step {
        let Some((kind, _)) = self.0.symbols(cx.rules) else { return Ok(Flow::Done) };
        let (core, kept) = cx.with_slot(self.0.slot);
        let gone: Vec<_> = kept.placed.extract_if(.., |(seg, _)| core.graph.get(*seg).kind != kind).collect();
        gone.into_iter().for_each(|(_, token)| cx.add_to_supply(token, 1));
        Ok(Flow::Done)
    }
}

/// SH-82, SH-84: the player who completes a city gets the symbols on it. The expansion handles its
/// own goods, the Shop tea.
#[derive(Clone)]
struct Harvest(SharedRules);

impl Harvest {
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        if due.reason != ScoringReason::Completed {
            return Ok(());
        }
        let shop = &*self.0;
        let (core, kept) = cx.with_slot(shop.slot);
        kept.placed.retain(|(seg, _)| !core.graph.joined(*seg, due.seg));
        let taker = cx.core().tile_play.player;
        if let Some(tea) = shop.tea {
            let n = cx.view().traits(due.seg, tea.adds);
            cx.give(taker, tea.token, n);
            (0..n).for_each(|_| cx.log.put(Event::TokenMoved { token: tea.token, target: Target::Player(taker), by: None }));
        }
        // SH-83: with the option, printed goods come out of the same bag.
        if shop.choices.with_expansion
            && let Some((_, each)) = shop.symbols(cx.rules)
        {
            for symbol in each {
                let printed = cx.view().printed_traits(due.seg, symbol.adds);
                let left = cx.core().token_supply[symbol.token.index()];
                cx.add_to_supply(symbol.token, -printed.min(left));
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
        let score_entry = |player: Player| ScoreEntry::bonus(player, points, tea.label);
        out.extend(majority(&held).iter().filter(|_| points > 0).map(score_entry));
        Ok(())
    }
}
