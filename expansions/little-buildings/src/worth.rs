//! What buildings add to features (RULES.md, section 2).

use bastide_core::{
    Cause, Cell, CompletionRule, Fault, FeatureValue, Kind, Label, Registrar, ScoreEntry, ScoringReason, SegmentId, Stage,
    TokenPlace, View,
};

use crate::{Buildings, KINDS};

pub(crate) fn install(buildings: Buildings, reg: &mut Registrar) {
    let labels = KINDS.map(|(_, several, _)| reg.label(several));
    let worth = Worth { buildings, labels, field: reg.kind("field"), label: reg.label("little buildings") };
    // LB-10: after whatever multiplies, halves or clears the rest.
    reg.rule(worth).value(Stage::Cap, Worth::value).final_points(Worth::final_points);
}

#[derive(Clone, Copy)]
struct Worth {
    buildings: Buildings,
    labels: [Label; KINDS.len()],
    field: Kind,
    label: Label,
}

impl Worth {
    /// LB-08, LB-09, LB-14 to LB-17: returns `true` if a building on a cell counts for a feature: one on
    /// the nine tiles of what waits for the tiles around it, or else one on a tile of the feature.
    fn counts(&self, v: View, feature: SegmentId, cell: Cell) -> bool {
        let graph = &v.core.graph;
        let segment = graph.get(feature);
        if let CompletionRule::Around(by) = v.rules.kinds.get(segment.kind).completion {
            return segment.cell.around(by.into()).has(cell);
        }
        let printed = v.core.board.tile_at(cell).is_some_and(|placed| v.printed(placed).any(|seg| graph.joined(seg, feature)));
        printed || v.core.board.overlays().iter().any(|over| over.cell == cell && graph.joined(over.seg, feature))
    }

    /// LB-08: returns the number of buildings of each kind that count for a feature.
    fn number(&self, v: View, feature: SegmentId) -> [i16; KINDS.len()] {
        let mut number = [0; KINDS.len()];
        for placed in v.core.placed_tokens() {
            let (TokenPlace::Cell(cell), Some(kind)) =
                (placed.place, self.buildings.tokens.iter().position(|t| *t == placed.token))
            else {
                continue;
            };
            number[kind] += i16::from(self.counts(v, feature, cell));
        }
        number
    }

    /// LB-07, LB-08, LB-11, LB-20: adds the points of the buildings, in every scoring of the feature.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        // LB-19: not to a castle, which lies on several tiles.
        if v.core.placed_tokens().is_empty() || !v.rules.kinds.get(v.core.graph.get(feature).kind).on_one_tile {
            return Ok(());
        }
        let number = self.number(v, feature);
        if self.buildings.is_plain() {
            value.add(self.label, number.into_iter().sum(), self.buildings.points[0]);
            return Ok(());
        }
        for (kind, number) in number.into_iter().enumerate() {
            value.add(self.labels[kind], number, self.buildings.points[kind]);
        }
        Ok(())
    }

    /// LB-20: the points for farmers by the older methods, by which a field is not scored as a feature.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        if v.rules.is_scored_at_end(self.field) || v.core.placed_tokens().is_empty() {
            return Ok(());
        }
        for field in v.core.occupied_of(self.field) {
            let points: i16 = self.number(v, field).into_iter().zip(self.buildings.points).map(|(n, each)| n * each).sum();
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
