//! Estimates for bots: chips (BE-19).

use bastide_core::author::prelude::*;

use crate::chips::Chips;

/// What a chip in supply is worth, and one on an office that the viewer does not know, in hundredths.
const IN_SUPPLY: i32 = 30;
const UNKNOWN: i32 = 60;
/// What a chip is worth that bets on the number of tiles a feature has with its open ends closed by
/// one tile each, in hundredths, and one that is one tile away from it.
const RIGHT: i32 = 100;
const NEAR: i32 = 50;

pub(crate) fn install(chips: Chips, reg: &mut Registrar) {
    reg.rule(chips).expected_gains(expected_gains);
}

fn expected_gains(chips: &Chips, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
    let gain = |player: Player, hundredths: i32| ExpectedGain { player, hundredths, waits: None, leaves: None };
    for player in v.core.players() {
        let left = i32::from(v.core.tokens(player, chips.token));
        if left > 0 {
            out.push(gain(player, IN_SUPPLY * left));
        }
    }
    for placed in v.core.tokens_of(chips.token) {
        let (TokenPlace::Cell(cell), Some(owner)) = (placed.place, placed.owner) else { continue };
        let hundredths = match chips.on(v, owner, cell) {
            Some((_, number)) if !chips.is_unknown(v, owner) => chance(*chips, v, cell, number)?,
            _ => UNKNOWN,
        };
        out.push(gain(owner, hundredths));
    }
    Ok(())
}

/// Returns what a chip with a number is worth on an office.
fn chance(chips: Chips, v: View, cell: Cell, number: i16) -> Result<i32, Fault> {
    let mut best = 0;
    for seg in v.core.board.tile_at(cell).into_iter().flat_map(|tile| v.printed(tile)) {
        if chips.kinds.contains(&v.core.graph.get(seg).kind) && !v.complete(seg)? {
            let away = (v.tiles(seg) + v.open_sides(seg).count() as i16).abs_diff(number);
            best = best.max(if away == 0 {
                RIGHT
            } else if away == 1 {
                NEAR
            } else {
                0
            });
        }
    }
    Ok(best)
}
