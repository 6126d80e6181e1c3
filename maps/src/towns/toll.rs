//! Placing a tile on a small city costs 2 points (MP-79, MP-80).

use std::sync::Arc;

use bastide_core::author::prelude::*;

use super::Towns;

const TOLL: i16 = 2;

pub(super) fn install(towns: Arc<Towns>, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let toll = Toll { towns, label: reg.label("toll"), clamp: o.word("small_city_toll_floor")? == "clamp" };
    reg.rule(toll).on_tile_placed(Toll::on_tile_placed);
    Ok(())
}

/// The toll for a tile on a small city.
#[derive(Clone)]
struct Toll {
    towns: Arc<Towns>,
    label: Label,
    clamp: bool,
}

impl Toll {
    fn on_tile_placed(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        if !self.towns.covered(cx, placed) {
            return Ok(());
        }
        let player = cx.core().tile_play.player;
        // With `clamp` a player never pays more than they have.
        let score = cx.core().score[player.index()].clamp(0, TOLL.into()) as i16;
        let points = -(if self.clamp { score } else { TOLL });
        if points != 0 {
            let score_entry = ScoreEntry::payment(player, points, self.label);
            cx.award_points(score_entry, &[Line { label: self.label, count: 1, each: points }]);
        }
        Ok(())
    }
}
