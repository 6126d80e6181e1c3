//! Motion on a page after an action: figures that went home, and features that were scored or closed.

use std::collections::BTreeSet;

use bastide_core::{Event, FigureLocation, FigureState, Game, SegmentId, Target};
use bastide_render::Place;
use serde_json::{Value, json};

use super::reader::Reader;

/// The most parts of features that are shown; more are not worth their size.
const MAX: usize = 100;

/// Returns the figures that went from the board to the supply of their owner, with the places where they stood.
pub(super) fn gone_home(seen: &Game) -> Vec<(FigureState, Target)> {
    let home = |event: &Event| {
        let Event::FigureMoved { figure, from, to: FigureLocation::Supply } = *event else { return None };
        let place = match from {
            FigureLocation::Segment(seg) => Target::Segment(seg),
            FigureLocation::Spot { cell, at } => Target::Spot { cell, at },
            _ => return None,
        };
        Some((*seen.state().core.figures.get(figure.index())?, place))
    };
    seen.log().events().iter().filter_map(home).collect()
}

impl Reader<'_> {
    /// Describes figures that went home. `places` are those where they stood.
    pub(super) fn walkers(self, seen: &Game, home: &[(FigureState, Target)], places: &[Option<Place>]) -> Vec<Value> {
        let walker = |((figure, _), place): (&(FigureState, Target), &Option<Place>)| {
            let (owner, place) = (figure.owner?, (*place)?);
            let drawing = self.pictures.figure(seen.rules(), figure.kind, Some(owner), place.lying);
            Some(json!({"player": owner.0, "x": place.x.round(), "y": place.y.round(), "fig": drawing}))
        };
        home.iter().zip(places).filter_map(walker).collect()
    }

    /// Returns the shapes of the features that the last action scored or closed, as SVG; empty if there are none,
    /// or too many. The end of a game scores most of the board at once, so nothing is shown then.
    pub(super) fn scored(self, seen: &Game) -> String {
        let v = seen.view();
        let graph = &v.core.graph;
        let mut features: BTreeSet<SegmentId> = BTreeSet::new();
        for event in seen.log().events().iter().filter(|_| !seen.is_over()) {
            match event {
                Event::PointsAwarded { score_entry, .. } => features.extend(score_entry.seg.map(|seg| graph.feature(seg))),
                Event::TilePlaced { placed } => {
                    let here = v.printed(*placed).map(|seg| graph.feature(seg));
                    features.extend(here.filter(|feature| v.complete(*feature).unwrap_or_default()));
                }
                _ => {}
            }
        }
        let shapes: Vec<String> = features.into_iter().flat_map(|feature| self.shapes(seen, feature)).collect();
        if shapes.len() > MAX { String::new() } else { shapes.concat() }
    }
}
