//! Estimates for bots: messages.

use bastide_core::author::prelude::*;

use crate::post::Ids;

/// The points that a message is worth on average, in hundredths.
const MESSAGE: i32 = 300;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    reg.rule(ids).expected_gains(expected_gains);
}

/// A player who landed on a dark field draws a message.
fn expected_gains(ids: &Ids, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
    let landed = &v.slots.of(ids.slot).landed;
    out.extend(landed.iter().map(|&player| ExpectedGain { player, hundredths: MESSAGE, waits: None, leaves: None }));
    Ok(())
}
