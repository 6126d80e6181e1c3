//! Estimates for bots: revolts (PR-21).

use bastide_core::author::prelude::*;

use crate::options::TILES;
use crate::protected::Protected;
use crate::revolt::POINTS;
use crate::signs::{SIGNS, Signs};

/// The number of draws within which a revolt concerns a follower.
const SOON: usize = 10;
/// The greatest chance in percent that a follower has to leave.
const MAX: usize = 60;

pub(crate) fn install(signs: Signs, protected: Protected, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let (copies, out) = (o.number("copies")? as usize, o.number("revolts_out")? as usize);
    reg.rule(Prospects { signs, protected, copies, stay: TILES - out.min(TILES) }).expected_gains(Prospects::expected_gains);
    Ok(())
}

#[derive(Clone, Copy)]
struct Prospects {
    signs: Signs,
    protected: Protected,
    copies: usize,
    /// The number of tiles of each set that are in the stack.
    stay: usize,
}

impl Prospects {
    /// PR-21: returns the chances in percent of a revolt of each sign within the next draws: the tiles that
    /// nobody has seen, less the share that is in the box.
    fn chances(&self, v: View) -> [usize; SIGNS.len()] {
        let mut seen = [0; SIGNS.len()];
        let placed = v.core.board.placed_tiles().iter().map(|tile| tile.tile);
        for tile in placed.chain(v.core.set_aside.iter().copied()).chain(v.core.tile_play.tiles.iter().copied()) {
            if let Some(sign) = self.signs.on(v, tile) {
                seen[sign] += 1;
            }
        }
        let left = v.tiles_left().max(1);
        std::array::from_fn(|sign| {
            let unseen = (SIGNS[sign].1 * self.copies).saturating_sub(seen[sign]);
            (100 * unseen * self.stay * SOON.min(left) / (TILES * left)).min(100)
        })
    }

    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let mut chances = None;
        for (figure, f) in v.core.on_landscape() {
            let (Some(sign), Some(player)) = (self.signs.of_figure(v, f), f.owner) else { continue };
            let chance = chances.get_or_insert_with(|| self.chances(v))[sign];
            if chance == 0 {
                continue;
            }
            if self.protected.has(v, figure) {
                let hundredths = i32::from(POINTS) * chance as i32;
                out.push(ExpectedGain { player, hundredths, waits: None, leaves: None });
            } else {
                // A revolt ends with the first player who takes somebody back.
                let leaves = (chance / usize::from(v.core.seats.clamp(1, 2))).min(MAX) as u8;
                out.push(ExpectedGain { player, hundredths: 0, waits: None, leaves: Some((figure, leaves)) });
            }
        }
        Ok(())
    }
}
