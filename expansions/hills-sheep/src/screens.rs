//! Screens: the bag and the flocks, in addition to tokens and figures.

use bastide_core::author::prelude::*;

use crate::bag::PRINTED;
use crate::shepherd::Shepherds;

pub(crate) fn install(shepherds: Shepherds, reg: &mut Registrar) {
    let mut label = |n: usize| reg.label(&format!("tokens with {} sheep in the bag", n + 1));
    let in_bag = std::array::from_fn(&mut label);
    let screens = Screens { shepherds, in_bag, flock: reg.label("sheep in the field") };
    reg.rule(screens).displays(Screens::displays);
}

#[derive(Clone, Copy)]
struct Screens {
    shepherds: Shepherds,
    in_bag: [Label; PRINTED.len()],
    flock: Label,
}

impl Screens {
    /// HS-06: what is in the bag is public. HS-31: what each shepherd would bring.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let bag = self.shepherds.bag;
        for (name, n) in self.in_bag.into_iter().zip(bag.left(v)) {
            out.push(Display::Fact { name, player: None, number: Some(n as i16) });
        }
        for player in v.core.players() {
            for (_, field) in v.figures_of(player, self.shepherds.kind) {
                let number = Some(bag.sheep_in(v, field));
                out.push(Display::Fact { name: self.flock, player: Some(player), number });
            }
        }
        Ok(())
    }
}
