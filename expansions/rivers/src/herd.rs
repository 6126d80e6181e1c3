//! Pig herds: each completed city of their field brings 1 more (RULES.md, section 6).
//!
//! By the third method of scoring farmers, a herd is a line of the value of a field. By the two
//! older methods the base game adds score entries for fields or cities at the end, and the herd
//! adds entries of its own.

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // RV-54: without Traders and Builders a herd has no meaning, by the sheet of River II.
    let counts = match o.word("pig_herd")? {
        "always" => true,
        "with_traders" => reg.has("traders-builders"),
        _ => false,
    };
    if !counts {
        return Ok(());
    }
    let scoring = reg.option_of("base", "field_scoring")?.cloned();
    let by = |method: &str| matches!(&scoring, Some(Chosen::Word(w)) if w == method);
    let (by_fields, by_cities) = (by("second"), by("first"));
    let herd = Herd {
        herd: reg.tile_trait("pig-herd"),
        field: reg.kind("field"),
        city: reg.kind("city"),
        counted: [reg.label("cities"), reg.label("castles")],
        farmers: reg.label("field"),
        label: reg.label("pig herd"),
        add_up: o.switch("pig_herds_add")?,
        by_fields,
    };
    let rule = reg.rule(herd).for_kinds([herd.field]).in_order(after("base").before("traders-builders"));
    // By the older methods a field has a value only if a rule scores it before the end (AM-93).
    let rule = rule.value(Stage::Add, Herd::value);
    if by_fields || by_cities {
        rule.final_points(Herd::final_points);
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Herd {
    herd: Trait,
    field: Kind,
    city: Kind,
    /// RV-53, RV-61: the lines of a field's value that a herd adds to.
    counted: [Label; 2],
    /// The label of the score entries for farmers by the older methods.
    farmers: Label,
    label: Label,
    /// RV-55: whether several herds in one field count each.
    add_up: bool,
    /// Whether farmers are scored by the second method.
    by_fields: bool,
}

impl Herd {
    /// Returns the points that the herds of a field bring for each city.
    fn each(&self, v: View, field: SegmentId) -> i16 {
        let herds = v.traits(field, self.herd);
        if self.add_up { herds } else { herds.min(1) }
    }

    /// RV-53: 1 more for each completed city, for every owner (RV-56). RV-61: and for each castle.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let each = self.each(v, feature);
        if each > 0 {
            let counted = value.lines().iter().filter(|line| self.counted.contains(&line.label));
            let n = counted.map(|line| line.count).sum();
            value.add(self.label, n, each);
        }
        Ok(())
    }

    fn score_entry(&self, player: Player, points: i16, seg: SegmentId) -> ScoreEntry {
        ScoreEntry::feature(player, points, self.label, seg, ScoringReason::Final)
    }

    /// RV-57, second method: adds the herds of a player's fields, each city once.
    fn by_player(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut counted: Vec<(Player, SegmentId, i16)> = Vec::new();
        for field in v.core.occupied_of(self.field) {
            let each = self.each(v, field);
            if each == 0 {
                continue;
            }
            let cities = v.complete_beside(field, BORDERS, self.city)?;
            for player in v.owners(field)?.iter() {
                for city in &cities {
                    match counted.iter_mut().find(|(who, known, _)| (*who, known) == (player, city)) {
                        Some((.., most)) => *most = each.max(*most),
                        None => counted.push((player, *city, each)),
                    }
                }
            }
        }
        out.extend(counted.into_iter().map(|(player, city, each)| self.score_entry(player, each, city)));
        Ok(())
    }

    /// RV-57: adds the herds around each city or castle that farmers score. By the second method
    /// the player has to score the field with the herd.
    fn by_feature(&self, v: View, paid: &[ScoreEntry], out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        for entry in paid {
            let scored = entry.seg.map(|s| v.core.graph.feature(s)).filter(|s| v.core.graph.get(*s).kind != self.field);
            let Some(scored) = scored else { continue };
            let mut most = 0;
            for field in v.core.occupied_of(self.field) {
                let graph = &v.core.graph;
                let beside = graph.members(field).any(|s| v.related(s, BORDERS).any(|b| graph.joined(b, scored)));
                let farms = match self.by_fields {
                    true => v.owners(field)?.has(entry.player),
                    false => v.weights(field)?.get(entry.player.index()).is_some_and(|weight| weight.main > 0),
                };
                if beside && farms {
                    most = self.each(v, field).max(most);
                }
            }
            if most > 0 {
                out.push(self.score_entry(entry.player, most, scored));
            }
        }
        Ok(())
    }

    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let paid: Vec<ScoreEntry> = out.iter().filter(|entry| entry.label == self.farmers).copied().collect();
        self.by_feature(v, &paid, out)?;
        if self.by_fields { self.by_player(v, out) } else { Ok(()) }
    }
}
