//! Estimates for bots: figures beside a region may have to go home.

use bastide_core::author::prelude::*;

use crate::ids::Ids;

/// The greatest chance in percent that a flea comes to one of several tiles.
const MAX: usize = 60;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    reg.rule(ids).expected_gains(Ids::expected_gains);
}

impl Ids {
    /// The chance that another player puts a flea on the tile of a figure before its owner is at
    /// turn again, if each of the open cells is as likely.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        if !self.rages(v) {
            return Ok(());
        }
        let lying = self.regions(v);
        let open = lying.open_cells();
        let chance = 100 * (usize::from(v.core.seats) - 1) / open.len().max(1);
        for (i, f) in v.core.figures.iter().enumerate() {
            let (Some(player), Some(cell)) = (f.owner, v.cell_of(Figure::at(i))?) else { continue };
            if open.contains(&cell) {
                let leaves = Some((Figure::at(i), chance.min(MAX) as u8));
                out.push(ExpectedGain { player, hundredths: 0, waits: None, leaves });
            }
        }
        Ok(())
    }
}
