//! The buildings of each player at the beginning (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::{Buildings, KINDS};

/// LB-01: the buildings of each kind in a set.
const OF_A_KIND: i16 = 6;

pub(crate) fn install(buildings: Buildings, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let of_a_kind = OF_A_KIND * o.number("building_sets")? as i16;
    // LB-12: with different points, each has the same number of each kind.
    let by_kind = o.word("building_share")? == "kinds" || !buildings.is_plain();
    reg.phase("setup", "little-buildings.deal", at("supplies"), &[], Deal { buildings, of_a_kind, by_kind });
    Ok(())
}

struct Deal {
    buildings: Buildings,
    /// The buildings of each kind.
    of_a_kind: i16,
    /// LB-12: each player gets the same number of each kind.
    by_kind: bool,
}

impl Deal {
    /// LB-02, LB-03: returns how many buildings of each kind a player gets of those that are left
    /// after each has the same number of each kind: sheds first, then houses, then towers.
    fn rest(&self, player: Player, players: i16) -> [i16; KINDS.len()] {
        let mut rest = [0; KINDS.len()];
        let left = self.of_a_kind % players;
        let each = left * KINDS.len() as i16 / players;
        for nth in 0..each {
            let building = nth * players + i16::from(player.0);
            rest[KINDS.len() - 1 - (building / left.max(1)) as usize % KINDS.len()] += 1;
        }
        rest
    }
}

impl TurnPhase for Deal {
    /// LB-02: what cannot be shared evenly is out of the game.
    fn enter(&self, cx: &mut Context) -> Step {
        let players = i16::from(cx.core().seats.max(1));
        for player in cx.core().players() {
            let rest = if self.by_kind { [0; KINDS.len()] } else { self.rest(player, players) };
            for (token, more) in self.buildings.tokens.into_iter().zip(rest) {
                cx.give(player, token, self.of_a_kind / players + more);
            }
        }
        Ok(Flow::Done)
    }
}
