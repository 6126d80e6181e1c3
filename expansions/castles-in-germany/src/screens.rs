//! What screens show: who holds which castle tiles.

use bastide_core::{Display, Fault, Label, Player, Registrar, View};

use crate::tiles::{Holder, Tiles};

pub(crate) fn install(tiles: Tiles, reg: &mut Registrar) {
    let names = (1..=tiles.count).map(|number| reg.label(&format!("castle tile {number}"))).collect();
    reg.rule(Screens { tiles, names }).displays(Screens::displays);
}

#[derive(Clone)]
struct Screens {
    tiles: Tiles,
    names: Vec<Label>,
}

impl Screens {
    /// GC-02: the castle tiles lie open before the players.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for (holder, &name) in v.slots.of(self.tiles.kept).holders.iter().zip(&self.names) {
            if let Holder::Player(player) = *holder {
                out.push(Display::Fact { name, player: Some(player), number: None });
            }
        }
        Ok(())
    }
}
