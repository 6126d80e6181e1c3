//! Screens: the castle tiles of each player, and the things that lie on them.

use bastide_core::author::prelude::*;

use crate::tiles::{Holder, Tiles};

/// The things that lie on the castle tiles of one set.
const PARTS: [&str; 6] = [
    "cities in the west and east",
    "a road in the west, a city in the east",
    "a city in the north, a road in the south-east",
    "roads in the south-west and north-east",
    "a city in the west, two roads that end at the castle",
    "cities in the north and south, a road that ends at the castle",
];

pub(crate) fn install(tiles: Tiles, reg: &mut Registrar) {
    let parts = PARTS.iter().cycle().take(tiles.count);
    let names = (1..).zip(parts).map(|(number, parts)| reg.label(&format!("castle tile {number}, {parts}"))).collect();
    reg.rule(Screens { tiles, names }).displays(Screens::displays);
}

#[derive(Clone)]
struct Screens {
    tiles: Tiles,
    names: Vec<Label>,
}

impl Screens {
    /// GC-02: the castle tiles lie open before the players, and those that are left while the
    /// players choose.
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for (holder, &name) in v.slots.of(self.tiles.kept).holders.iter().zip(&self.names) {
            let player = match *holder {
                Holder::Player(player) => Some(player),
                Holder::Nobody if v.core.turn.number == 0 => None,
                _ => continue,
            };
            out.push(Display::Fact { name, player, number: None });
        }
        Ok(())
    }
}
