//! Estimates for bots: the next wonder, and what the own one brings (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::landmarks::Landmark;
use crate::track::Track;

/// The points, in hundredths, that a wonder is worth: a follower, a tile play, an ability.
const WONDER: i32 = 600;
/// The number of points before the field from which on a wonder comes near.
const NEAR: i32 = 10;
/// The most tile plays of a player in which an ability is counted on.
const AHEAD: i32 = 15;

pub(crate) fn install(track: &Track, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let prospects =
        Prospects { track: track.clone(), points: o.number("wonder_points")? as i32, circus: o.number("circus_points")? as i32 };
    reg.rule(prospects).expected_gains(Prospects::expected_gains);
    Ok(())
}

#[derive(Clone)]
struct Prospects {
    track: Track,
    points: i32,
    circus: i32,
}

impl Prospects {
    /// WH-22: returns what the ability of a wonder brings in a tile play, in hundredths of a point.
    fn each_tile_play(&self, landmark: Landmark) -> i32 {
        match landmark {
            Landmark::Stonehenge => self.points * 25,
            Landmark::CircusMaximus => self.circus * 45,
            Landmark::NotreDame => self.points * 7,
            Landmark::Alhambra => self.points * 20,
        }
    }

    /// WH-22: nearness to the field, or the tile plays left with an ability.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let field = self.track.field(v);
        let ahead = (v.tiles_left() as i32 / i32::from(v.core.seats).max(1)).min(AHEAD);
        for player in v.core.players() {
            let own = Landmark::ALL.into_iter().find(|landmark| self.track.has(v, player, *landmark));
            let score = v.core.score.get(player.index()).copied().unwrap_or_default();
            let hundredths = match (own, field) {
                (Some(landmark), _) => self.each_tile_play(landmark) * ahead,
                (None, Some(field)) => WONDER * (NEAR - (field - score).clamp(0, NEAR)) / NEAR,
                (None, None) => 0,
            };
            if hundredths > 0 {
                out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
            }
        }
        Ok(())
    }
}
