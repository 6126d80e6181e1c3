//! Nobody is placed in mist (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::mist::Mist;

pub(crate) fn install(mist: Mist, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.switch("mist_blocks")? {
        let kinds = ["road", "field"].map(|kind| reg.kind(kind));
        reg.rule(mist).for_kinds(kinds).of_rules(&["GH-21"]).claim(nobody_in_mist);
    }
    Ok(())
}

/// GH-21: the piece of a road or field that reaches a misty edge takes nobody; clear pieces do.
fn nobody_in_mist(mist: &Mist, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
    let Some(printed) = v.printed_segment(claim.seg) else { return Ok(()) };
    let Some(tile) = v.core.graph.get(claim.seg).tile().map(|placed| v.core.board.tile(placed).tile) else { return Ok(()) };
    if printed.edge_points.iter().any(|point| mist.printed(v, tile, point.side)) {
        claim.kinds = FigureKinds::NONE;
    }
    Ok(())
}
