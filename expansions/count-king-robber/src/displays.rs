//! The quarters on screens: the City of Carcassonne with the figures in it.

use bastide_core::author::prelude::*;

use crate::city;
use crate::quarters::{COUNT, Quarters};

/// The least number of places of a quarter that screens show.
const SHOWN: u8 = 3;

pub(crate) fn install(quarters: Quarters, reg: &mut Registrar) {
    let title = reg.label("Carcassonne");
    let names = ["castle", "market", "smithy", "cathedral"].map(|name| reg.label(name));
    let notes = ["serves cities", "serves fields", "serves roads", "serves monasteries"].map(|note| reg.label(note));
    let closed = reg.label("the Count is here");
    reg.rule(City { quarters, title, names, notes, closed }).displays(City::displays);
}

#[derive(Clone, Copy)]
struct City {
    quarters: Quarters,
    title: Label,
    names: [Label; COUNT],
    notes: [Label; COUNT],
    closed: Label,
}

impl City {
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let here = self.quarters.of_count(v);
        for quarter in 0..COUNT {
            out.push(Display::Section(Section {
                board: self.title,
                name: self.names[quarter],
                seats: Some(self.quarters.groups[quarter]),
                places: Some((0, self.quarters.used(v, quarter).max(SHOWN))),
                note: Some(if here == Some(quarter) { self.closed } else { self.notes[quarter] }),
                on: Some(city::AREA),
                ..Section::default()
            }));
        }
        Ok(())
    }
}
