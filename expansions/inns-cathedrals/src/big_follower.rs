//! The big follower: a follower of weight 2 (RULES.md, section 5).

use bastide_core::author::prelude::*;

/// Defines the figure; its weight is the whole rule (IC-38 to IC-47).
pub(crate) fn install(each: u8, reg: &mut Registrar) {
    if each == 0 {
        return;
    }
    // IC-38, IC-45: weight 2 in every majority. IC-54: strength 2 in a price.
    let spec = FigureSpec { weight: 2, strength: 2, ..FigureSpec::follower(each) };
    let big = reg.define_figure("big", spec);
    // IC-37: it stands wherever ordinary followers may.
    let follower = reg.figure("follower");
    reg.allow_where(big, follower);
}
