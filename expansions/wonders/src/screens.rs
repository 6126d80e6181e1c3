//! Screens: the field that brings the next wonder.

use bastide_core::author::prelude::*;

use crate::track::Track;

pub(crate) fn install(track: &Track, reg: &mut Registrar) {
    let name = reg.label("points for the next wonder");
    reg.rule((track.clone(), name)).displays(displays);
}

/// WH-05: where the figures beside the track stand.
fn displays((track, name): &(Track, Label), v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
    if let Some(field) = track.field(v) {
        out.push(Display::Fact { name: *name, player: None, number: Some(field as i16) });
    }
    Ok(())
}
