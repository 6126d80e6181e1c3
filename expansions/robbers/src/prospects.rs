//! Estimates for bots: robbers on the track.

use bastide_core::author::prelude::*;

use crate::track::{MARKERS, Track, field};

/// The points that a robber beside a marker brings on average, in hundredths: half of a feature.
const PART: i32 = 250;

pub(crate) fn install(track: &Track, reg: &mut Registrar) {
    reg.rule(track.clone()).expected_gains(expected_gains);
}

/// Estimates the part of each robber beside a marker of another player.
fn expected_gains(track: &Track, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
    for player in v.core.players() {
        let Some(at) = track.field_of(v, player) else { continue };
        let mut beside = false;
        for other in v.core.players().filter(|other| *other != player) {
            for marker in MARKERS {
                beside |= track.marker(v, other, marker)?.map(field) == Some(at);
            }
        }
        if beside {
            out.push(ExpectedGain { player, hundredths: PART, waits: None, leaves: None });
        }
    }
    Ok(())
}
