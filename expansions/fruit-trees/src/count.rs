//! What fruits bring at the end (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::orchard::Orchard;

pub(crate) fn install(orchard: Orchard, reg: &mut Registrar) {
    let label = reg.label("fruit");
    reg.rule((orchard, label)).final_points(final_points);
}

/// FB-09: 1 point for each token before a player.
fn final_points(&(orchard, label): &(Orchard, Label), v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
    for player in v.core.players() {
        let points: i16 = orchard.tokens.iter().map(|token| v.core.tokens(player, *token)).sum();
        if points > 0 {
            out.push(ScoreEntry::bonus(player, points, label));
        }
    }
    Ok(())
}
