//! The value of a feature with the mage or the witch (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::Figures;

pub(crate) fn install(figures: Figures, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let (mage, witch) = (reg.label("mage"), reg.label("witch"));
    let worth = Worth { figures, mage, witch, points: o.number("mage_points")? as i16 };
    // MW-16, MW-20: inns and cathedrals come before the mage, and the witch comes last.
    let rule = reg.rule(worth).for_kinds(figures.kinds).of_rules(&["MW-14"]).value(Stage::Add, Worth::add);
    rule.of_rules(&["MW-15"]).value(Stage::Scale, Worth::halve);
    Ok(())
}

#[derive(Clone, Copy)]
struct Worth {
    figures: Figures,
    mage: Label,
    witch: Label,
    points: i16,
}

impl Worth {
    /// MW-14, MW-22, MW-26: points for each tile; bridges and cells of a map count once each.
    fn add(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if self.points > 0 && self.figures.is_on(v, self.figures.mage, feature) {
            value.add(self.mage, v.tiles(feature), self.points);
        }
        Ok(())
    }

    /// MW-15: half, rounded up.
    fn halve(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if self.figures.is_on(v, self.figures.witch, feature) {
            value.halve(self.witch);
        }
        Ok(())
    }
}
