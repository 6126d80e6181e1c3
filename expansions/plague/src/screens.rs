//! Screens: the number of fleas in the supply.

use bastide_core::author::prelude::*;

use crate::ids::Ids;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    let screens = Screens { ids, name: reg.label("fleas in the supply") };
    reg.rule(screens).displays(Screens::displays);
}

#[derive(Clone, Copy)]
struct Screens {
    ids: Ids,
    name: Label,
}

impl Screens {
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        if self.ids.rages(v) {
            out.push(Display::Fact { name: self.name, player: None, number: Some(self.ids.supply(v)) });
        }
        Ok(())
    }
}
