//! The segments of figures in JCloisterZone, if these are other segments of the same feature in Bastide.

use bastide_core::{Event, Figure, FigureLocation};

use super::super::{jcz_json, places};
use super::Mirror;

impl Mirror {
    /// Notes the place in JCloisterZone of the figure that has just left the City of Carcassonne.
    pub(super) fn note_joined(&mut self, place: &str) {
        let moved = self.game.log().events().iter().find_map(|event| match *event {
            Event::FigureMoved { figure, from: FigureLocation::Slot { .. }, .. } => Some(figure),
            _ => None,
        });
        moved.map(|figure| self.joined.insert(figure, place.to_owned()));
    }

    /// Notes the place in JCloisterZone of the mage or the witch that has just moved: Bastide moves it
    /// to another segment of the same feature.
    pub(super) fn note_magic(&mut self, place: &str) {
        let moved = self.game.log().events().iter().find_map(|event| match *event {
            Event::FigureMoved { figure, to: FigureLocation::Segment(_), .. } => Some(figure),
            _ => None,
        });
        moved.map(|figure| self.joined.insert(figure, place.to_owned()));
    }

    /// Returns the place in JCloisterZone of a figure that stands on another segment in Bastide.
    pub(in super::super) fn noted_place(&self, figure: Figure) -> Option<String> {
        self.joined.get(&figure).cloned()
    }

    /// Returns the figures on the landscape and in the quarters of the City of Carcassonne, as
    /// [`places::standing_figure`] formats them, sorted.
    pub(in super::super) fn standing(&self) -> Vec<String> {
        let v = self.game.view();
        let figure = |figure: Figure| {
            let text = places::standing_figure(v, figure)?;
            match self.joined.get(&figure) {
                Some(place) => Some(format!("{} {place}", places::piece_of(v, figure)?)),
                None => Some(text),
            }
        };
        jcz_json::sorted((0..v.core.figures.len()).filter_map(|i| figure(Figure::at(i))))
    }
}
