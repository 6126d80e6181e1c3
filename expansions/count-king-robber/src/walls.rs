//! The City of Carcassonne for farmers: a completed city for every field that touches it (CR-54).
//!
//! By the third method of scoring farmers it adds to the value of a field. By the two older methods
//! it brings score entries of its own, as cities do in the base game.

use bastide_core::author::prelude::*;
use bastide_core::points::majority;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if !o.switch("count_city_for_fields")? {
        return Ok(());
    }
    let walls = Walls {
        field: reg.kind("field"),
        wall: reg.tile_trait("city-of-carcassonne"),
        cities: reg.label("cities"),
        label: reg.label("field"),
    };
    let method = match reg.option_of("base", "field_scoring")? {
        Some(Chosen::Word(word)) => word.clone(),
        _ => String::new(),
    };
    let rule = reg.rule(walls);
    match method.as_str() {
        "first" => rule.final_points(Walls::points_of_majority),
        "second" => rule.final_points(Walls::points_by_player),
        _ => rule.for_kinds([walls.field]).value(Stage::Count, Walls::value),
    };
    Ok(())
}

#[derive(Clone, Copy)]
struct Walls {
    field: Kind,
    /// The trait of a segment of field beside the walls.
    wall: Trait,
    cities: Label,
    label: Label,
}

impl Walls {
    /// Returns the occupied fields beside the walls, by their roots.
    fn fields(&self, v: View) -> Vec<SegmentId> {
        let mut fields = v.core.occupied_of(self.field);
        fields.retain(|field| v.printed_traits(*field, self.wall) > 0);
        fields
    }

    fn score_entry(&self, player: Player, points: i16, seg: SegmentId) -> ScoreEntry {
        ScoreEntry::feature(player, points, self.label, seg, ScoringReason::Final)
    }

    /// CR-54: 3 points, as for any completed city.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if v.printed_traits(feature, self.wall) > 0 {
            value.add(self.cities, 1, 3);
        }
        Ok(())
    }

    /// By the second method a player scores the city once (BA-78).
    fn points_by_player(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut paid = Players::NONE;
        for field in self.fields(v) {
            for player in v.owners(field)?.iter().filter(|player| !paid.has(*player)) {
                out.push(self.score_entry(player, 3, field));
            }
            v.owners(field)?.iter().for_each(|player| paid.add(player));
        }
        Ok(())
    }

    /// By the first method all farmers around the city count together, and the majority scores 4
    /// points (BA-79).
    fn points_of_majority(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut sum = Weights::default();
        let fields = self.fields(v);
        for field in &fields {
            sum.iter_mut().zip(&v.weights(*field)?).for_each(|(s, w)| s.main += w.main);
        }
        if let Some(first) = fields.first() {
            out.extend(majority(&sum).iter().map(|player| self.score_entry(player, 4, *first)));
        }
        Ok(())
    }
}
