//! What followers in the quarters bring (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::quarters::{BOOKBINDERS, COINERS, Quarters, TANNERS, WAINWRIGHTS};

/// LE-10: the points for each coat of arms.
const EACH_COAT: i16 = 3;
/// LE-29: the traits of tiles for which the tanners bring points.
const HOUSES: [&str; 3] = ["farmhouse", "pigsty", "shed"];
/// The chance in percent, for bots, that an unfinished city or monastery is completed.
const COMPLETED: i32 = 40;
/// The points of roads that an owner at the wainwrights will still begin, in hundredths, for bots.
const LATER: i32 = 200;

pub(crate) fn install(quarters: Quarters, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let [road, city, monastery, field] = ["road", "city", "monastery", "field"].map(|kind| reg.kind(kind));
    let bonus = Bonus {
        quarters,
        city,
        monastery,
        pennant: reg.tile_trait("pennant"),
        houses: HOUSES.map(|name| reg.tile_trait(name)),
        each_monastery: o.number("leipzig_bookbinders")? as i16,
        each_house: o.number("leipzig_tanners")? as i16,
    };
    // A projection does not score what the last tile completes.
    [COINERS, BOOKBINDERS].into_iter().for_each(|quarter| reg.unforeseen(quarters.label(quarter)));
    // LE-15: the road is worth no more, so that no castle takes it.
    reg.rule(bonus).for_kinds([road]).award(Stage::Add, Bonus::wainwrights);
    reg.rule(bonus).for_kinds([city, monastery]).on_feature_scored(Bonus::scored);
    reg.rule(bonus).for_kinds([field]).award(Stage::Add, Bonus::tanners);
    reg.rule(bonus).expected_gains(Bonus::expected_gains);
    Ok(())
}

#[derive(Clone, Copy)]
struct Bonus {
    quarters: Quarters,
    city: Kind,
    monastery: Kind,
    pennant: Trait,
    houses: [Trait; HOUSES.len()],
    each_monastery: i16,
    each_house: i16,
}

impl Bonus {
    /// LE-09: 1 point more for each tile of a completed road, its bridges included.
    fn wainwrights(
        &self,
        v: View,
        road: SegmentId,
        to: Player,
        why: ScoringReason,
        value: &mut FeatureValue,
    ) -> Result<(), Fault> {
        if why == ScoringReason::Completed && self.quarters.follower(v, WAINWRIGHTS, to).is_some() {
            value.add(self.quarters.label(WAINWRIGHTS), v.tiles(road), 1);
        }
        Ok(())
    }

    /// LE-10, LE-28: returns the quarter whose players get points when a feature is completed, and how many.
    fn of_completed(&self, v: View, feature: SegmentId) -> (usize, i16) {
        match v.core.graph.get(feature).kind == self.city {
            true => (COINERS, EACH_COAT * v.traits(feature, self.pennant)),
            false => (BOOKBINDERS, self.each_monastery),
        }
    }

    /// LE-10, LE-28: all players with a follower in the quarter get points, whoever the feature belongs to.
    fn scored(&self, cx: &mut Context, due: PendingScore, _paid: Players) -> Result<(), Fault> {
        if due.reason != ScoringReason::Completed {
            return Ok(());
        }
        let v = cx.view();
        let (quarter, points) = self.of_completed(v, due.seg);
        for (player, figure) in self.quarters.all(v, quarter).into_iter().filter(|_| points > 0) {
            let (seg, figure, cause) = (Some(due.seg), Some(figure), Cause::Feature(due.reason));
            let entry = ScoreEntry { seg, figure, cause, ..ScoreEntry::bonus(player, points, self.quarters.label(quarter)) };
            cx.award_points(entry, &[]);
        }
        Ok(())
    }

    /// LE-16, LE-29: returns the number of houses on the tiles of a field, each picture once.
    fn houses_of(&self, v: View, field: SegmentId) -> i16 {
        let on_tile = |placed: &PlacedTile| {
            let traits = &v.rules.tiles.get(v.core.board.tile(*placed).tile).traits;
            self.houses.iter().filter(|house| traits.has(**house)).count() as i16
        };
        v.printed_on(field).iter().map(on_tile).sum()
    }

    /// LE-29: at the end, points for the houses on the own fields.
    fn tanners(&self, v: View, field: SegmentId, to: Player, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why == ScoringReason::Final && self.quarters.follower(v, TANNERS, to).is_some() {
            value.add(self.quarters.label(TANNERS), self.houses_of(v, field), self.each_house);
        }
        Ok(())
    }

    /// Lists what cities, monasteries and roads may bring to followers in the quarters.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let gain = |player, hundredths| ExpectedGain { player, hundredths, waits: None, leaves: None };
        for (quarter, kind) in [(COINERS, self.city), (BOOKBINDERS, self.monastery)] {
            let there = self.quarters.all(v, quarter);
            if there.is_empty() {
                continue;
            }
            let mut points = 0;
            for feature in v.features(kind) {
                points += if v.complete(feature)? { 0 } else { i32::from(self.of_completed(v, feature).1) };
            }
            out.extend(there.into_iter().map(|(player, _)| gain(player, points * COMPLETED)));
        }
        let wainwrights = self.quarters.all(v, WAINWRIGHTS).into_iter();
        out.extend(wainwrights.filter(|_| v.tiles_left() > 0).map(|(player, _)| gain(player, LATER)));
        Ok(())
    }
}
