//! Screens: the castle tiles of each player, and the things that lie on them.

use bastide_core::author::prelude::*;

use crate::tiles::{Holder, Tiles};

/// The castle tiles of one set, by the things that lie on them.
const SET: [&str; 6] = [
    "castle tile with cities in the west and east",
    "castle tile with a road in the west and a city in the east",
    "castle tile with a city in the north and a road in the south-east",
    "castle tile with roads in the south-west and north-east",
    "castle tile with a city in the west and two roads that end at the castle",
    "castle tile with cities in the north and south and a road that ends at the castle",
];

pub(crate) fn install(tiles: Tiles, reg: &mut Registrar) {
    let names = SET.map(|name| reg.label(name));
    reg.rule(Screens { tiles, names }).displays(Screens::displays);
}

#[derive(Clone)]
struct Screens {
    tiles: Tiles,
    names: [Label; SET.len()],
}

impl Screens {
    /// GC-02: the castle tiles lie open before the players, and those that are left while the
    /// players choose. Each is shown with its number.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let names = self.names.iter().cycle();
        for ((number, holder), &name) in (1..).zip(&v.slots.of(self.tiles.kept).holders).zip(names) {
            let player = match *holder {
                Holder::Player(player) => Some(player),
                Holder::Nobody if v.core.turn.number == 0 => None,
                _ => continue,
            };
            out.push(Display::Fact { name, player, number: Some(number) });
        }
        Ok(())
    }
}
