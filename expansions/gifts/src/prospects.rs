//! Estimates for bots: cards (GI-31).

use bastide_core::author::prelude::*;

use crate::cards::Cards;
use crate::gift::Gift;
use crate::open::Deeds;

/// The points that a card is worth of which nothing better is known.
const UNKNOWN: i32 = 2;
/// The points of a change of position, and of another tile.
const CHANGE: i16 = 1;
const TILE: i16 = 3;
/// The points for a follower that comes back.
const BACK: i16 = 1;
/// The hundredths of a point that bots expect for each point that a card would bring now: less than
/// a whole one, so that they open it.
const NOW: i32 = 75;

pub(crate) fn install(cards: Cards, deeds: Deeds, reg: &mut Registrar) {
    reg.rule(Prospects { cards, deeds }).expected_gains(Prospects::expected_gains);
}

#[derive(Clone, Copy)]
struct Prospects {
    cards: Cards,
    deeds: Deeds,
}

impl Prospects {
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        for player in v.core.players() {
            let mut hundredths = 100 * UNKNOWN * i32::from(self.cards.unknown(v, player));
            for gift in Gift::ALL {
                let count = i32::from(self.cards.count(v, player, gift));
                if count > 0 {
                    hundredths += NOW * i32::from(self.worth(v, player, gift)?) + 100 * UNKNOWN * (count - 1);
                }
            }
            if hundredths != 0 {
                out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
            }
        }
        Ok(())
    }

    /// Returns the points that a card would bring a player now.
    fn worth(&self, v: View, who: Player, gift: Gift) -> Result<i16, Fault> {
        let mut best = 0;
        match gift {
            Gift::Synod => {
                for (seg, _) in self.deeds.synod.places(v, who)? {
                    best = best.max(v.value(seg, ScoringReason::Final)?.total() / 2);
                }
            }
            Gift::Sweeper => {
                for road in self.deeds.sweeper.roads(v)? {
                    let (points, owners) = self.deeds.sweeper.worth(v, road)?;
                    let own = if owners.has(who) { points } else { 0 };
                    let others = if owners.iter().any(|owner| owner != who) { points } else { 0 };
                    best = best.max(own - others + if v.has_follower(who, road) { BACK } else { 0 });
                }
            }
            Gift::Change => best = CHANGE,
            Gift::CashOut => {
                for (_, seg) in self.deeds.cash_out.followers(v, who) {
                    best = best.max(self.deeds.cash_out.worth(v, who, seg)?);
                }
            }
            Gift::TakeTwo => best = TILE,
        }
        Ok(best)
    }
}
