//! Trade goods: tokens for the player who completes a city, and points for the most tokens of a
//! kind (RULES.md, section 3).
//!
//! A good is a trait of a city segment of a tile. Tokens never run out (TB-08), so their supply is
//! not counted. The standings ask for the final points at any time. Cities that are complete and
//! wait for their scoring therefore count as if they had been scored.

use bastide_core::WareToken;
use bastide_core::author::prelude::*;
use bastide_core::points::majority;

/// TB-03: the kinds of goods. The trait, the token and the line of points have the same name.
const GOODS: [&str; 3] = ["wine", "grain", "cloth"];
/// The number of tokens of each kind in the box; the rules never run out of them (TB-08).
const PRINTED: [i16; 3] = [9, 6, 5];

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let city = reg.kind("city");
    let goods = GOODS.map(|name| Good { symbol: reg.tile_trait(name), token: reg.define_token(name, 0), label: reg.label(name) });
    // SH-78, TB-70: other plugins may put a good on a city.
    let each = goods.iter().zip(PRINTED).map(|(g, n)| WareToken { token: g.token, adds: g.symbol, pieces: n }).collect();
    reg.define_ware("goods", WareSpec::new(WareKind::Symbol { kind: city, each }));
    let trade = Trade { city, goods, points: o.number("goods_points")? as i16 };
    reg.rule(trade).for_kinds([city]).on_feature_scored(Trade::on_feature_scored).final_points(Trade::final_points);
    Ok(())
}

#[derive(Clone, Copy)]
struct Good {
    symbol: Trait,
    token: Token,
    label: Label,
}

/// The scoring rule of trade goods.
#[derive(Clone)]
struct Trade {
    city: Kind,
    goods: [Good; 3],
    points: i16,
}

impl Trade {
    /// TB-16 to TB-22: gives the goods to the player who placed the tile, whether or not they own
    /// the city. TB-23: incomplete cities give none.
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        if due.reason != ScoringReason::Completed {
            return Ok(());
        }
        let taker = cx.core().tile_play.player;
        for good in self.goods {
            let symbols = cx.view().traits(due.seg, good.symbol);
            cx.give(taker, good.token, symbols);
            for _ in 0..symbols {
                cx.log.put(Event::TokenMoved { token: good.token, target: Target::Player(taker), by: None });
            }
        }
        Ok(())
    }

    /// TB-24 to TB-26: adds the points for each kind of goods, for every player who has the most of
    /// it.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        // Cities whose goods no player has taken yet.
        let waiting = v.completing(self.city)?;
        for good in &self.goods {
            let mut held: Weights = [Weight::default(); MAX_PLAYERS];
            for player in v.core.players() {
                held[player.index()].main = v.core.tokens(player, good.token).max(0) as u16;
            }
            for &(city, taker) in &waiting {
                held[taker.index()].main += v.traits(city, good.symbol) as u16;
            }
            let score_entry = |player: Player| {
                let (points, label) = (self.points, good.label);
                ScoreEntry::bonus(player, points, label)
            };
            out.extend(majority(&held).iter().filter(|_| self.points > 0).map(score_entry));
        }
        Ok(())
    }
}
