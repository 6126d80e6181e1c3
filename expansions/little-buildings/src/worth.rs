//! The points that buildings add to features (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::{Buildings, KINDS};

pub(crate) fn install(buildings: Buildings, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let labels = KINDS.map(|(_, several)| reg.label(several));
    let worth = Worth {
        buildings,
        labels,
        field: reg.kind("field"),
        label: reg.label("little buildings"),
        rows: o.switch("building_rows")?,
        monk_rows: o.switch("building_rows_of_monks")?.then(|| reg.tile_trait("with-prior")),
    };
    // LB-10: after whatever multiplies, halves or clears the rest.
    reg.rule(worth).value(Stage::Cap, Worth::value).final_points(Worth::final_points);
    Ok(())
}

#[derive(Clone, Copy)]
struct Worth {
    buildings: Buildings,
    labels: [Label; KINDS.len()],
    field: Kind,
    label: Label,
    /// LB-16: buildings count in the rows of a prior.
    rows: bool,
    /// LB-16: the trait of monasteries with a place for priors, if buildings count for a monk there as
    /// for a prior.
    monk_rows: Option<Trait>,
}

/// Returns `true` for the places of priors, inside of a tile and never complete.
fn is_of_priors(spec: &KindSpec) -> bool {
    spec.contact == EdgeContact::Inside && spec.completion == CompletionRule::Never
}

impl Worth {
    /// LB-16: returns `true` for a place of priors, which is never complete, if buildings in its
    /// rows do not count.
    fn is_left_out(&self, spec: &KindSpec) -> bool {
        !self.rows && is_of_priors(spec)
    }

    /// LB-16: returns the feature whose tiles decide which buildings count: for a monk, by the option,
    /// the place of the priors of the monastery.
    fn deciding(&self, v: View, feature: SegmentId) -> SegmentId {
        let (Some(with_prior), Some(tile)) = (self.monk_rows, v.core.graph.get(feature).tile()) else { return feature };
        if !v.printed_segment(feature).is_some_and(|printed| printed.traits.has(with_prior)) {
            return feature;
        }
        let place = |seg: &SegmentId| is_of_priors(v.rules.kinds.get(v.core.graph.get(*seg).kind));
        v.printed(tile).find(place).unwrap_or(feature)
    }

    /// LB-08, LB-09, LB-14 to LB-17: returns the number of buildings of each kind on the tiles that
    /// a feature scores.
    fn number(&self, v: View, feature: SegmentId) -> Result<[i16; KINDS.len()], Fault> {
        let mut number = [0; KINDS.len()];
        let feature = self.deciding(v, feature);
        for placed in v.core.placed_tokens() {
            let kind = self.buildings.tokens.iter().position(|token| *token == placed.token);
            if let (TokenPlace::Cell(cell), Some(kind)) = (placed.place, kind) {
                number[kind] += i16::from(v.scores_cell(feature, cell)?);
            }
        }
        Ok(number)
    }

    /// LB-07, LB-08, LB-11, LB-20: adds the points of the buildings, in every scoring of the
    /// feature.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let spec = v.rules.kinds.get(v.core.graph.get(feature).kind);
        // LB-19: not to a castle, which lies on several tiles.
        if v.core.placed_tokens().is_empty() || !spec.on_one_tile || self.is_left_out(spec) {
            return Ok(());
        }
        let number = self.number(v, feature)?;
        if self.buildings.is_plain() {
            value.add(self.label, number.into_iter().sum(), self.buildings.points[0]);
            return Ok(());
        }
        for (kind, number) in number.into_iter().enumerate() {
            value.add(self.labels[kind], number, self.buildings.points[kind]);
        }
        Ok(())
    }

    /// LB-20: the points for farmers by the older methods, by which a field is not scored as a
    /// feature.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        if v.rules.is_scored_at_end(self.field) || v.core.placed_tokens().is_empty() {
            return Ok(());
        }
        for field in v.core.occupied_of(self.field) {
            let points: i16 = self.number(v, field)?.into_iter().zip(self.buildings.points).map(|(n, each)| n * each).sum();
            if points > 0 {
                for player in v.owners(field)?.iter() {
                    let (seg, cause) = (Some(field), Cause::Feature(ScoringReason::Final));
                    out.push(ScoreEntry { player, points, label: self.label, seg, figure: None, cause });
                }
            }
        }
        Ok(())
    }
}
