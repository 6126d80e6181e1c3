//! The value of besieged cities (RULES.md, section 2).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let city = reg.kind("city");
    let cities = Cities {
        besieged: reg.tile_trait("besieged"),
        tiles: reg.label("tiles"),
        pennants: reg.label("pennants"),
        count_pennants: o.word("siege_coats")? == "one",
        // SG-12: by the other text, 1 less also where a small city scores less.
        least: if o.word("siege_small_city")? == "zero" { 0 } else { 1 },
    };
    // SG-10, SG-45: after the cathedral.
    reg.rule(cities)
        .for_kinds([city])
        .in_order(after("inns-cathedrals"))
        .of_rules(&["SG-08"])
        .unfinished_by(&["SG-11"])
        .value(Stage::Each, Cities::value);
    Ok(())
}

#[derive(Clone, Copy)]
struct Cities {
    besieged: Trait,
    tiles: Label,
    pennants: Label,
    /// SG-09: whether pennants count.
    count_pennants: bool,
    /// The least for each tile and pennant.
    least: i16,
}

impl Cities {
    #[inline]
    fn value(&self, v: View, feature: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        // SG-07: a second siege tile changes nothing.
        if v.printed_traits(feature, self.besieged) == 0 {
            return Ok(());
        }
        // SG-11, SG-45: unfinished it brings nothing.
        if why != ScoringReason::Completed {
            value.clear();
            return Ok(());
        }
        // SG-08 to SG-10: 1 less for each tile and each pennant.
        let less = |value: &FeatureValue, label| {
            let line = value.lines().iter().find(|line| line.label == label);
            line.map_or(0, |line| (line.each - 1).max(self.least))
        };
        let (tile, pennant) = (less(value, self.tiles), less(value, self.pennants));
        value.set_each(self.tiles, tile);
        value.set_each(self.pennants, if self.count_pennants { pennant } else { 0 });
        Ok(())
    }
}
