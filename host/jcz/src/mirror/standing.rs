//! The segments of the mage and the witch in JCloisterZone, if these are other segments of the same feature
//! in Bastide.

use bastide_core::{Event, Figure, FigureLocation};

use super::Mirror;

impl Mirror {
    /// Notes the place in JCloisterZone of the mage or the witch that has just moved: Bastide moves it
    /// to another segment of the same feature.
    pub(super) fn note_magic(&mut self, place: &str) {
        let moved = self.game.log().events().iter().find_map(|event| match *event {
            Event::FigureMoved { figure, to: FigureLocation::Segment(_), .. } => Some(figure),
            _ => None,
        });
        moved.map(|figure| self.magic.insert(figure, place.to_owned()));
    }

    /// Returns the place in JCloisterZone of a figure that stands on another segment in Bastide.
    pub(in super::super) fn noted_place(&self, figure: Figure) -> Option<String> {
        self.magic.get(&figure).cloned()
    }
}
