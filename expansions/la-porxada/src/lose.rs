//! After a refusal a player loses a follower for the rest of the game (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// LP-05: returns the followers that a player may give up: each on the landscape, and one of each kind
/// in the supply.
pub(crate) fn losable(v: View, player: Player) -> Result<Vec<Figure>, Fault> {
    let (mut found, mut in_supply) = (Vec::new(), FigureKinds::NONE);
    for (i, state) in v.core.figures.iter().enumerate() {
        let figure = Figure::at(i);
        if state.owner != Some(player) || !v.rules.figures.get(state.kind).follower {
            continue;
        }
        let may = match state.place {
            FigureLocation::Supply => !in_supply.has(state.kind),
            FigureLocation::Segment(_) => v.counts_as_follower(figure)?,
            _ => false,
        };
        if may {
            found.push(figure);
            if state.place == FigureLocation::Supply {
                in_supply.insert(state.kind);
            }
        }
    }
    Ok(found)
}
