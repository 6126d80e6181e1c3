//! Estimates for bots: barns and abbeys.

use bastide_core::author::prelude::*;

use crate::abbey::Abbeys;
use crate::corners::Ids;

/// The chance in percent that a city beside a field is completed if the whole game is still to be
/// played.
const NEIGHBOUR: i32 = 40;
/// The points of a barn that is kept for a better field, if the whole game is still to be played.
const BARN_IN_SUPPLY: i32 = 3;
/// The points of an abbey that is kept for a better hole.
const ABBEY_IN_HAND: i32 = 12;
/// The number of remaining tiles at which an abbey in hand has half of its value.
const HALF_TILES: i32 = 8;

/// Registers what may be expected of barns; `points` is what a barn brings for a city.
pub(crate) fn of_barns(ids: Ids, points: i16, reg: &mut Registrar) {
    let rule = Barns { ids, city: reg.kind("city"), points: points.into() };
    reg.rule(rule).expected_gains(Barns::expected_gains);
}

/// Registers what may be expected of abbeys in hand.
pub(crate) fn of_abbeys(abbeys: Abbeys, reg: &mut Registrar) {
    reg.rule(Hand(abbeys)).expected_gains(Hand::expected_gains);
}

const fn gain(player: Player, hundredths: i32) -> ExpectedGain {
    ExpectedGain { player, hundredths, waits: None, leaves: None }
}

#[derive(Clone, Copy)]
struct Barns {
    ids: Ids,
    city: Kind,
    /// The points of a barn for a city.
    points: i32,
}

impl Barns {
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let (left, placed) = (v.tiles_left() as i32, v.core.board.placed_tiles().len() as i32);
        let of_game = |hundredths: i32| hundredths * left / (left + placed).max(1);
        for player in v.core.players() {
            let kept = i32::from(v.core.in_supply(player, self.ids.barn));
            if kept > 0 && left > 0 {
                out.push(gain(player, of_game(100 * BARN_IN_SUPPLY) * kept));
            }
        }
        for (_, owner, field) in self.ids.barns(v) {
            let open = self.open_cities(v, field)?;
            out.push(gain(owner, of_game(open * self.points * NEIGHBOUR)));
        }
        Ok(())
    }

    /// Returns the number of cities beside a field that are not complete.
    fn open_cities(&self, v: View, field: SegmentId) -> Result<i32, Fault> {
        let mut open = 0;
        for feature in v.beside(field, BORDERS) {
            let is_city = v.core.graph.get(feature).kind == self.city;
            open += i32::from(is_city && !v.complete(feature)?);
        }
        Ok(open)
    }
}

#[derive(Clone, Copy)]
struct Hand(Abbeys);

impl Hand {
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let left = v.tiles_left() as i32;
        for player in v.core.players() {
            let kept = i32::from(self.0.in_hand(v, player));
            if kept > 0 && left > 0 {
                out.push(gain(player, kept * 100 * ABBEY_IN_HAND * left / (left + HALF_TILES)));
            }
        }
        Ok(())
    }
}
