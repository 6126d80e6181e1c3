//! Estimates for bots: the wheel.
//!
//! The marks that are left in the stack are public, and so are the sectors that they lead to. From
//! them follow the chances that each sector acts: at the next mark, and before the game ends.

use bastide_core::author::prelude::*;

use crate::sector::Sector;
use crate::wheel::Wheel;

/// The share of its points that an event keeps for each mark that comes before it: by then, the
/// followers whom it would pay may have left.
const LASTS: f64 = 0.9;
/// The part of the stack that is drawn within the next turns.
const SOON: f64 = 0.07;

pub(crate) fn install(wheel: Wheel, reg: &mut Registrar) {
    reg.rule(wheel).expected_gains(Wheel::expected_gains);
}

/// The chances of each sector.
#[derive(Clone, Copy, Default)]
struct Chances {
    /// The number of times that it acts, with the later ones counted less.
    acts: [f64; Sector::COUNT],
    /// The chance that it acts before the game ends.
    ever: [f64; Sector::COUNT],
    /// The chance that it acts within the next turns.
    soon: [f64; Sector::COUNT],
}

impl Wheel {
    /// Returns the number of marks of 1, 2 and 3 in the stack.
    fn marks_left(&self, v: View) -> [f64; 3] {
        let mut left = [0.0; 3];
        for &tile in v.core.piles.get(STOCK.index()).into_iter().flatten() {
            if let Some(n) = usize::try_from(self.steps(v, tile) - 1).ok().and_then(|at| left.get_mut(at)) {
                *n += 1.0;
            }
        }
        left
    }

    /// WF-21: follows the pig from mark to mark, each number as likely as it is in the stack.
    fn chances(&self, v: View) -> Chances {
        let left = self.marks_left(v);
        let marks: f64 = left.iter().sum();
        let mut chances = Chances::default();
        if marks <= 0.0 {
            return chances;
        }
        let mut at = [0.0; Sector::COUNT];
        at[self.sector(v).index()] = 1.0;
        let (mut never, mut weight) = ([1.0; Sector::COUNT], 1.0);
        let soon = (marks * SOON).max(1.0);
        for nth in 0..marks as u16 {
            let mut next = [0.0; Sector::COUNT];
            for (from, chance) in at.into_iter().enumerate() {
                for (steps, n) in left.into_iter().enumerate() {
                    next[(from + steps + 1) % Sector::COUNT] += chance * n / marks;
                }
            }
            at = next;
            for sector in 0..Sector::COUNT {
                chances.acts[sector] += weight * at[sector];
                never[sector] *= 1.0 - at[sector];
                if f64::from(nth) < soon {
                    chances.soon[sector] = 1.0 - never[sector];
                }
            }
            weight *= LASTS;
        }
        chances.ever = never.map(|never| 1.0 - never);
        chances
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let chances = self.chances(v);
        let hundredths = |points: f64| (points * 100.0) as i32;
        let mut payments = Vec::new();
        for sector in Sector::ALL {
            let i = sector.index();
            // The points of Fortune do not depend on the active player.
            if sector != Sector::Fortune && chances.acts[i] > 0.0 {
                payments.clear();
                self.payments(v, sector, v.core.turn.active, &mut payments)?;
                out.extend(payments.iter().map(|payment| ExpectedGain {
                    player: payment.player,
                    hundredths: hundredths(chances.acts[i] * f64::from(payment.line.points())),
                    waits: None,
                    leaves: None,
                }));
            }
            let points = f64::from(self.crown_points(sector, self.on_crowns(v, sector).count()));
            out.extend(self.on_crowns(v, sector).map(|(figure, player)| ExpectedGain {
                player,
                hundredths: hundredths(chances.ever[i] * points),
                waits: Some((Figure::at(figure), (chances.soon[i] * 100.0) as u8)),
                leaves: None,
            }));
        }
        Ok(())
    }
}
