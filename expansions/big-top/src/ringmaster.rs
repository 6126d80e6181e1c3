//! The ringmaster: a follower that brings points for the spaces around it (RULES.md, section 6).

use bastide_core::author::prelude::*;

use crate::sites::Ids;

pub(crate) fn install(sites: Ids, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // BT-05, BT-45: a follower of weight and strength 1.
    let kind = reg.define_figure("ringmaster", FigureSpec::follower(o.number("ringmasters")? as u8));
    let follower = reg.figure("follower");
    reg.allow_where(kind, follower);
    let ringmaster = Ringmaster {
        sites,
        kind,
        field: reg.kind("field"),
        label: reg.label("ringmaster"),
        each: o.number("ringmaster_points")? as i16,
        as_lord: o.switch("ringmaster_lord_bonus")?,
        as_prior: o.switch("ringmaster_as_prior")?,
    };
    if ringmaster.each > 0 && (sites.plays_circus || sites.plays_acrobats || sites.counts_all) {
        let rule = reg.rule(ringmaster).figure_bonuses(Ringmaster::figure_bonuses);
        rule.in_order(after("princess-dragon")).final_points(Ringmaster::final_points);
    }
    Ok(())
}

/// Returns `true` for a place of priors, which is inside of a tile and never complete.
fn is_of_priors(v: View, feature: SegmentId) -> bool {
    let spec = v.rules.kinds.get(v.core.graph.get(feature).kind);
    spec.contact == EdgeContact::Inside && spec.completion == CompletionRule::Never
}

#[derive(Clone, Copy)]
struct Ringmaster {
    sites: Ids,
    kind: FigureKind,
    field: Kind,
    label: Label,
    /// Points for each tile with a space.
    each: i16,
    /// BT-55: it brings them as lord of a castle too.
    as_lord: bool,
    /// BT-46: it brings them as prior of a special monastery too.
    as_prior: bool,
}

impl Ringmaster {
    /// BT-46: returns the number of tiles with a space in the area of a ringmaster's tile. BT-50,
    /// BT-55: a lord has none, or by the option those around all tiles of the castle.
    fn spaces(&self, v: View, figure: Figure, seg: SegmentId, why: ScoringReason) -> Result<i16, Fault> {
        let graph = &v.core.graph;
        if let Some(cell) = v.cell_of(figure)? {
            return Ok(self.sites.spaces_in(v, &[v.core.board.around_tile(cell)]));
        }
        // At the end a castle is not scored.
        if !self.as_lord || why == ScoringReason::Final || v.rules.kinds.get(graph.get(seg).kind).on_one_tile {
            return Ok(0);
        }
        let areas: Vec<Area> = graph.members(seg).map(|part| v.core.board.around_tile(graph.get(part).cell)).collect();
        Ok(self.sites.spaces_in(v, &areas))
    }

    /// BT-46 to BT-48: its owner is paid in every scoring of the feature, with or without the
    /// majority.
    fn figure_bonuses(&self, v: View, feature: SegmentId, why: ScoringReason, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        if !self.as_prior && is_of_priors(v, feature) {
            return Ok(());
        }
        for (figure, f) in v.core.figures_on(feature).filter(|(_, f)| f.kind == self.kind) {
            let (Some(player), FigureLocation::Segment(seg)) = (f.owner, f.place) else { continue };
            let points = self.each * self.spaces(v, figure, seg, why)?;
            if points > 0 {
                let (label, cause) = (self.label, Cause::Feature(why));
                out.push(ScoreEntry { player, points, label, seg: Some(feature), figure: Some(figure), cause });
            }
        }
        Ok(())
    }

    /// BT-48: the points of farmers by the older methods of scoring, by which a field is not scored
    /// as a feature.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        if !v.rules.is_scored_at_end(self.field) {
            for field in v.core.occupied_of(self.field) {
                self.figure_bonuses(v, field, ScoringReason::Final, out)?;
            }
        }
        Ok(())
    }
}
