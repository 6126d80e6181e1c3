//! What players may expect of figures in the quarters, for bots.

use bastide_core::{ExpectedGain, Fault, Figure, InstallError, Options, Registrar, View};

use crate::quarters::Quarters;

pub(crate) fn install(quarters: Quarters, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    reg.rule(quarters).expected_gains(Quarters::expected_gains);
    Ok(())
}

impl Quarters {
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        for (i, f) in v.core.figures.iter().enumerate() {
            if let (Some(player), Some(_)) = (f.owner, self.of_figure(f)) {
                out.push(ExpectedGain { player, hundredths: 200, waits: Some((Figure::at(i), 10)), leaves: None });
            }
        }
        Ok(())
    }
}
