//! The four quarters of the town, and who is there (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::town;

/// The number of quarters.
const COUNT: usize = 4;
/// LE-04: the names of the quarters, with what a screen says about them.
const NAMES: [(&str, &str); COUNT] = [
    ("wainwrights", "tiles of completed roads"),
    ("coiners", "pennants of completed cities"),
    ("bookbinders", "completed monasteries"),
    ("tanners", "houses on fields at the end"),
];

/// A quarter, by its number.
pub(crate) const WAINWRIGHTS: usize = 0;
pub(crate) const COINERS: usize = 1;
pub(crate) const BOOKBINDERS: usize = 2;
pub(crate) const TANNERS: usize = 3;

/// LE-24: the quarters as they lie in the town, row by row.
const AS_THEY_LIE: [usize; COUNT] = [WAINWRIGHTS, COINERS, TANNERS, BOOKBINDERS];

/// The quarters: each has one place for each player (LE-05, LE-27).
#[derive(Clone, Copy)]
pub(crate) struct Quarters {
    groups: [Group; COUNT],
    title: Label,
    names: [Label; COUNT],
    /// What its points are for.
    points: [Label; COUNT],
    notes: [Label; COUNT],
}

impl Quarters {
    /// Registers the quarters.
    pub(crate) fn new(reg: &mut Registrar) -> Quarters {
        // LE-17: nothing that reaches figures on the landscape reaches them.
        let spec = GroupSpec { places: MAX_PLAYERS as u8, hidden: false, in_reach: Reach::Nobody };
        let quarters = Quarters {
            groups: NAMES.map(|(name, _)| reg.group(&format!("leipzig.{name}"), spec)),
            title: reg.label("Leipzig"),
            names: NAMES.map(|(name, _)| reg.label(&format!("quarter-of-the-{name}"))),
            points: NAMES.map(|(name, _)| reg.label(name)),
            notes: NAMES.map(|(_, note)| reg.label(note)),
        };
        reg.rule(quarters).displays(Quarters::displays);
        quarters
    }

    /// Returns the label of the points of a quarter.
    pub(crate) fn label(self, quarter: usize) -> Label {
        self.points[quarter % COUNT]
    }

    /// Returns the place of a player in a quarter.
    fn place(self, quarter: usize, who: Player) -> (Group, u8) {
        (self.groups[quarter % COUNT], who.0)
    }

    /// Returns the follower that a player has in a quarter.
    pub(crate) fn follower(self, v: View, quarter: usize, who: Player) -> Option<Figure> {
        let (group, index) = self.place(quarter, who);
        let there = |f: &FigureState| f.place == FigureLocation::Slot { group, index };
        v.core.figures.iter().position(there).map(Figure::at)
    }

    /// Returns the followers in a quarter with their owners.
    pub(crate) fn all(self, v: View, quarter: usize) -> Vec<(Player, Figure)> {
        v.core.players().filter_map(|who| self.follower(v, quarter, who).map(|figure| (who, figure))).collect()
    }

    /// LE-05: returns the places of the quarters where a player has no follower.
    pub(crate) fn free(self, v: View<'_>, who: Player) -> impl Iterator<Item = Target> {
        let without = (0..COUNT).filter(move |quarter| self.follower(v, *quarter, who).is_none());
        without.map(move |quarter| self.place(quarter, who)).map(|(group, index)| Target::Slot { group, index })
    }

    /// Returns `true` for a place in a quarter.
    pub(crate) fn is_in(self, quarter: usize, place: Group) -> bool {
        self.groups[quarter % COUNT] == place
    }

    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        for quarter in AS_THEY_LIE {
            out.push(Display::Section(Section {
                board: self.title,
                name: self.names[quarter],
                seats: Some(self.groups[quarter]),
                places: Some((0, v.core.seats)),
                note: Some(self.notes[quarter]),
                on: Some(town::AREA),
                ..Section::default()
            }));
        }
        Ok(())
    }
}
