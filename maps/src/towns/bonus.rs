//! A completed road scores 2 extra points for each visible small city beside it (MP-81 to MP-83).

use std::sync::Arc;

use bastide_core::author::prelude::*;

use super::Towns;

pub(super) fn install(towns: Arc<Towns>, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let bonus = Bonus { towns, label: reg.label("small cities") };
    let road = reg.kind("road");
    let rule = reg.rule(bonus).for_kinds([road]);
    match o.word("small_city_bonus_to")? {
        "active" => rule.award(Stage::Add, Bonus::award_to_active),
        _ => rule.value(Stage::Add, Bonus::value),
    };
    Ok(())
}

/// The bonus of a road for small cities.
#[derive(Clone)]
struct Bonus {
    towns: Arc<Towns>,
    label: Label,
}

impl Bonus {
    /// MP-82, MP-83: adds the bonus, each small city once. Only cells beside placed tiles of the
    /// road count.
    fn add(&self, v: View, road: SegmentId, why: ScoringReason, value: &mut FeatureValue) {
        if why != ScoringReason::Completed {
            return;
        }
        let mut beside: Vec<Cell> = Vec::new();
        for cell in v.core.graph.members(road).filter(|s| v.is_placed(*s)).map(|s| v.core.graph.get(s).cell) {
            for next in Side::ALL.map(|side| cell.step(side)) {
                if self.towns.visible(v, next) && !beside.contains(&next) {
                    beside.push(next);
                }
            }
        }
        value.add(self.label, beside.len() as i16, 2);
    }

    /// MP-83: the bonus is part of the road's value, for all players who score it and for a castle
    /// (MP-93).
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        self.add(v, feature, why, value);
        Ok(())
    }

    /// MP-83: only the player who placed the tile gets the bonus, if they score the road.
    fn award_to_active(
        &self,
        v: View,
        feature: SegmentId,
        to: Player,
        why: ScoringReason,
        value: &mut FeatureValue,
    ) -> Result<(), Fault> {
        if to == v.core.tile_play.player {
            self.add(v, feature, why, value);
        }
        Ok(())
    }
}
