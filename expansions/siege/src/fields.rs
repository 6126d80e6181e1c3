//! Besieged cities in fields: they bring farmers twice as much as other cities (RULES.md, section 3).
//!
//! By the third method of scoring farmers, the lines of a field's value have the points of one city
//! and of its bonuses. By the two older methods the base game and others add score entries at the
//! end, and this adds entries of its own.

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.word("siege_fields")? == "plain" {
        return Ok(());
    }
    let scoring = reg.option_of("base", "field_scoring")?.cloned();
    let by = |method: &str| matches!(&scoring, Some(Chosen::Word(w)) if w == method);
    let bonuses = [reg.label("pig"), reg.label("pig herd")];
    let fields = Fields {
        besieged: reg.tile_trait("besieged"),
        field: reg.kind("field"),
        city: reg.kind("city"),
        cities: reg.label("cities"),
        farmers: reg.label("field"),
        bonuses: (o.word("siege_pig")? == "doubled").then_some(bonuses),
        label: reg.label("besieged cities"),
    };
    let rule = reg.rule(fields).for_kinds([fields.field]);
    let rule = rule.in_order(after("abbey-mayor").after("base").after("rivers").after("traders-builders"));
    // SG-20: by every method, the lines of a field that is scored because of a barn.
    let rule = rule.of_rules(&["SG-16"]).value(Stage::Scale, Fields::value).award(Stage::Scale, Fields::award);
    if by("second") || by("first") {
        rule.final_points(Fields::final_points);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Fields {
    besieged: Trait,
    field: Kind,
    city: Kind,
    /// The line of the cities in the value of a field.
    cities: Label,
    /// The label of the score entries for farmers by the older methods.
    farmers: Label,
    /// SG-18, SG-19: the lines of the bonuses that are doubled too.
    bonuses: Option<[Label; 2]>,
    label: Label,
}

impl Fields {
    fn is_bonus(&self, label: Label) -> bool {
        self.bonuses.is_some_and(|bonuses| bonuses.contains(&label))
    }

    /// SG-16, SG-17, SG-22: returns the completed besieged cities that border a field.
    fn besieged_beside(&self, v: View, field: SegmentId) -> Result<Vec<SegmentId>, Fault> {
        let mut cities = v.complete_beside(field, BORDERS, self.city)?;
        cities.retain(|city| v.printed_traits(*city, self.besieged) > 0);
        Ok(cities)
    }

    /// Returns the points of one city for a field with these lines, with the bonuses that are
    /// doubled.
    fn each(&self, value: &FeatureValue) -> i16 {
        let each = |label| value.lines().iter().find(|line| line.label == label).map_or(0, |line| line.each);
        each(self.cities) + self.bonuses.into_iter().flatten().map(each).sum::<i16>()
    }

    /// SG-16, SG-17: each besieged city brings as much again as another city.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let each = self.each(value);
        if each > 0 {
            value.add(self.label, self.besieged_beside(v, feature)?.len() as i16, each);
        }
        Ok(())
    }

    /// SG-18 to SG-20: with what this player gets for a city.
    fn award(
        &self,
        _v: View,
        _feature: SegmentId,
        _to: Player,
        _why: ScoringReason,
        value: &mut FeatureValue,
    ) -> Result<(), Fault> {
        let each = self.each(value);
        value.set_each(self.label, each);
        Ok(())
    }

    /// SG-21: by the older methods.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut counted: Vec<(Player, SegmentId)> = Vec::new();
        for i in 0..out.len() {
            let entry = out[i];
            let is_farmers = entry.label == self.farmers;
            let Some(scored) = entry.seg.map(|s| v.core.graph.feature(s)).filter(|_| is_farmers || self.is_bonus(entry.label))
            else {
                continue;
            };
            let kind = v.core.graph.get(scored).kind;
            let again = if kind == self.city && v.printed_traits(scored, self.besieged) > 0 {
                entry.points
            } else if kind == self.field && is_farmers {
                // BA-78: 3 points for each city, once for each player.
                let new = self.besieged_beside(v, scored)?.into_iter().map(|city| (entry.player, city));
                let known = counted.len();
                new.for_each(|city| {
                    if !counted.contains(&city) {
                        counted.push(city)
                    }
                });
                3 * (counted.len() - known) as i16
            } else {
                0
            };
            if again > 0 {
                out.push(ScoreEntry { points: again, label: self.label, ..entry });
            }
        }
        Ok(())
    }
}
