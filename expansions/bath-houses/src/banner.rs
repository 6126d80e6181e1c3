//! What a completed city or road with a bathhouse is worth more (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::baths::Baths;

pub(crate) fn install(baths: Baths, reg: &mut Registrar) {
    let banner = Banner { baths, label: reg.label("bathhouse") };
    let kinds = ["road", "city"].map(|kind| reg.kind(kind));
    // BH-16: after mage and witch, like the Little Buildings.
    reg.rule(banner).for_kinds(kinds).value(Stage::Cap, Banner::value);
}

#[derive(Clone, Copy)]
struct Banner {
    baths: Baths,
    label: Label,
}

impl Banner {
    /// BH-04, BH-12, BH-14, BH-19: several add up.
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        if why == ScoringReason::Completed {
            let points = self.baths.banners(v, feature);
            value.add(self.label, points.signum(), points);
        }
        Ok(())
    }
}
