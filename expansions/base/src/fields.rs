//! The three methods of scoring farmers (RULES.md, section 9).
//!
//! By the third and current method a field has a value like any feature. By the two older methods
//! the unit is not the field. The second counts a city once for each player. The first counts
//! farmers city by city. Both older methods are paid by `final_points`, while all farmers are still
//! on the board (BA-101).

use bastide_core::author::prelude::*;

use crate::Ids;

pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let fields = Fields { city: ids.city, field: ids.field, cities: reg.label("cities"), label: reg.label("field") };
    let rule = reg.rule(fields).for_kinds([ids.field]);
    match o.word("field_scoring")? {
        "third" => rule.of_rules(&["BA-77"]).value(Stage::Count, Fields::value),
        "second" => rule.of_rules(&["BA-78"]).value(Stage::Count, Fields::early_value).final_points(Fields::points_by_player),
        _ => rule.of_rules(&["BA-79"]).value(Stage::Count, Fields::early_value).final_points(Fields::points_by_city),
    };
    if o.word("field_scoring")? != "third" {
        reg.paid_by_last(ids.field);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Fields {
    city: Kind,
    field: Kind,
    cities: Label,
    label: Label,
}

impl Fields {
    /// BA-76, BA-80: returns the completed cities that border a field, each once.
    fn completed_cities(&self, v: View, field: SegmentId) -> Result<Vec<SegmentId>, Fault> {
        v.complete_beside(field, BORDERS, self.city)
    }

    fn score_entry(&self, player: Player, points: i16, seg: SegmentId) -> ScoreEntry {
        ScoreEntry::feature(player, points, self.label, seg, ScoringReason::Final)
    }

    /// BA-77: 3 points for every completed city that borders the field.
    #[inline]
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        value.add(self.cities, self.completed_cities(v, feature)?.len() as i16, 3);
        Ok(())
    }

    /// AM-93: a field that a rule scores before the end of the game has a value by every method.
    fn early_value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why == ScoringReason::Early { self.value(v, feature, why, value) } else { Ok(()) }
    }

    /// BA-78: as the third method, but each player scores a city only once.
    fn points_by_player(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut counted: Vec<(Player, SegmentId)> = Vec::new();
        for field in v.core.occupied_of(self.field) {
            let cities = self.completed_cities(v, field)?;
            for player in v.owners(field)?.iter() {
                let new: Vec<_> = cities.iter().map(|c| (player, *c)).filter(|c| !counted.contains(c)).collect();
                if !new.is_empty() {
                    out.push(self.score_entry(player, 3 * new.len() as i16, field));
                }
                counted.extend(new);
            }
        }
        Ok(())
    }

    /// BA-79, BA-81: the farmers in all fields around a completed city count together. The majority
    /// scores 4 points.
    fn points_by_city(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut cities: Vec<(SegmentId, Weights)> = Vec::new();
        for field in v.core.occupied_of(self.field) {
            let weights = v.weights(field)?;
            for city in self.completed_cities(v, field)? {
                match cities.iter_mut().find(|(c, _)| *c == city) {
                    Some((_, sum)) => {
                        sum.iter_mut().zip(&weights).for_each(|(s, w)| (s.main, s.tie) = (s.main + w.main, s.tie.max(w.tie)))
                    }
                    None => cities.push((city, weights)),
                }
            }
        }
        cities.sort_by_key(|(city, _)| *city);
        for (city, weights) in cities {
            let winners: Players = bastide_core::points::majority(&weights);
            out.extend(winners.iter().map(|player| self.score_entry(player, 4, city)));
        }
        Ok(())
    }
}
