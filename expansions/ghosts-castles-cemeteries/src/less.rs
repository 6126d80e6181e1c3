//! What ghosts cost (RULES.md, section 4).

use bastide_core::author::prelude::*;

use crate::ghosts::Ghosts;

/// GH-06: points for each ghost during the game, and at the end.
const DURING: i16 = -2;
const AT_END: i16 = -1;

pub(crate) fn install(ghosts: Ghosts, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let all = o.switch("ghost_final_all")?;
    let less = Less { ghosts, cemetery: reg.kind("cemetery"), label: reg.label("ghosts"), all };
    // GH-06: no marker goes below 0.
    reg.score_floor(0);
    reg.rule(less).award(Stage::Cap, Less::award);
    if all {
        reg.rule(less).final_points(Less::final_points);
    }
    Ok(())
}

/// Returns `true` for a figure on a feature that is complete.
fn is_on_complete(v: View, f: &FigureState) -> Result<bool, Fault> {
    match f.place {
        FigureLocation::Segment(seg) => v.complete(seg),
        _ => Ok(false),
    }
}

#[derive(Clone, Copy)]
struct Less {
    ghosts: Ghosts,
    cemetery: Kind,
    label: Label,
    /// GH-20: at the end all ghosts beside figures count, also where nothing is scored.
    all: bool,
}

impl Less {
    /// GH-06, GH-26: an owner gets less for the ghosts beside the own followers there. What the feature
    /// is worth stays as it is. GH-18: a cemetery brings nothing anyway.
    fn award(&self, v: View, feature: SegmentId, to: Player, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let each = if why == ScoringReason::Final { AT_END } else { DURING };
        let counted_later = self.all && why == ScoringReason::Final;
        if v.core.tokens_lying(self.ghosts.token) == 0 || counted_later || v.core.graph.get(feature).kind == self.cemetery {
            return Ok(());
        }
        let mut ghosts = 0;
        for (figure, _) in v.core.figures_on(feature).filter(|(_, f)| f.owner == Some(to)) {
            // A figure on a castle leaves it before the final scoring.
            let leaves = why == ScoringReason::Final && v.cell_of(figure)?.is_none();
            ghosts += if leaves { 0 } else { self.ghosts.beside(v, figure) };
        }
        value.add(self.label, ghosts, each);
        Ok(())
    }

    /// GH-20: 1 less for each ghost beside a figure on the landscape.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        for player in v.core.players() {
            let mut ghosts = 0;
            for (figure, f) in v.core.on_landscape().filter(|(_, f)| f.owner == Some(player)) {
                // A figure on a castle leaves it before the final scoring, and one on a complete feature is
                // scored before.
                let counted = v.cell_of(figure)?.is_some() && !is_on_complete(v, f)?;
                ghosts += if counted { self.ghosts.beside(v, figure) } else { 0 };
            }
            if ghosts > 0 {
                out.push(ScoreEntry::bonus(player, ghosts * AT_END, self.label));
            }
        }
        Ok(())
    }
}
