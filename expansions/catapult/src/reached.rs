//! Distances, and the figures that a landing reaches (RULES.md, sections 3, 4 and 7).

use bastide_core::author::prelude::*;

/// CP-33, CP-50: returns the square of the distance between the middles of two cells.
pub(crate) fn distance(a: Cell, b: Cell) -> i32 {
    let (x, y) = (i32::from(a.x) - i32::from(b.x), i32::from(a.y) - i32::from(b.y));
    x * x + y * y
}

/// Returns the square of the distance from a cell to the nearest cell of an area.
fn distance_to(area: Area, cell: Cell) -> i32 {
    let nearest = Cell::new(cell.x.clamp(area.min.x, area.max.x), cell.y.clamp(area.min.y, area.max.y));
    distance(nearest, cell)
}

/// Whom a landing reaches.
#[derive(Clone, Copy)]
pub(crate) struct Reached {
    /// CP-22: figures of players that are not followers too.
    pub(crate) all: bool,
    /// CP-59: lords of castles too.
    pub(crate) lords: bool,
    /// CP-47: only tiles with somebody in danger are aimed at, while there are some.
    pub(crate) followers: bool,
}

/// CP-20, CP-31, CP-59, CP-66: returns the square of the distance from a cell to a figure of the playing
/// area: on the tiles, in a place off the board that lies on them, on a castle, where the nearer of
/// its cells counts, or where four tiles meet. `None` for figures elsewhere, such as those on the
/// score track (CP-21) or in a shop (CP-58).
fn distance_of(v: View, figure: Figure, lords: bool, cell: Cell) -> Result<Option<i32>, Fault> {
    if let Some(area) = v.area_of(figure, Reach::Everyone)? {
        return Ok(Some(distance_to(area, cell)));
    }
    let graph = &v.core.graph;
    Ok(match v.core.figures.get(figure.index()).map(|f| f.place) {
        Some(FigureLocation::Segment(seg)) if lords => {
            let tiles = graph.members(seg).map(|s| graph.get(s)).filter(|s| s.tile().is_some());
            tiles.map(|s| distance(s.cell, cell)).min()
        }
        _ => None,
    })
}

/// Returns the followers that are nearest to a cell, among those that `counts` names by their
/// owner.
pub(crate) fn nearest(v: View, cell: Cell, counts: impl Fn(Player) -> bool) -> Result<Vec<Figure>, Fault> {
    let (mut found, mut least) = (Vec::new(), i32::MAX);
    for (i, f) in v.core.figures.iter().enumerate() {
        let figure = Figure::at(i);
        if !f.owner.is_some_and(&counts) || f.place == FigureLocation::Supply || !v.counts_as_follower(figure)? {
            continue;
        }
        let Some(distance) = distance_of(v, figure, true, cell)? else { continue };
        if distance < least {
            found.clear();
            least = distance;
        }
        if distance == least {
            found.push(figure);
        }
    }
    Ok(found)
}

impl Reached {
    /// CP-20, CP-22: returns `true` if a token on a cell may hit a figure. Figures without an owner
    /// stay.
    fn reaches(self, v: View, figure: Figure, cell: Cell) -> Result<bool, Fault> {
        let away = v.core.figures.get(figure.index()).is_none_or(|f| f.owner.is_none() || f.place == FigureLocation::Supply);
        Ok(!away && distance_of(v, figure, self.lords, cell)? == Some(0) && (self.all || v.counts_as_follower(figure)?))
    }

    /// CP-49: returns the figures that a token on a cell may hit, in the order of their places.
    pub(crate) fn in_danger(self, v: View, cell: Cell) -> Result<Vec<Figure>, Fault> {
        let mut found = Vec::new();
        for figure in (0..v.core.figures.len()).map(Figure::at) {
            if self.reaches(v, figure, cell)? {
                found.push(figure);
            }
        }
        found.sort_by_key(|figure| (v.core.figures.get(figure.index()).map(|f| order(f.place)), *figure));
        Ok(found)
    }

    /// Returns `true` if a token on a cell may hit anybody.
    pub(crate) fn any(self, v: View, cell: Cell) -> Result<bool, Fault> {
        for figure in (0..v.core.figures.len()).map(Figure::at) {
            if self.reaches(v, figure, cell)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Segments in their order, then spots, then places off the board.
fn order(place: FigureLocation) -> (u8, u16, u16) {
    match place {
        FigureLocation::Segment(seg) => (0, seg.0, 0),
        FigureLocation::Spot { at, .. } => (1, at.into(), 0),
        FigureLocation::Slot { group, index } => (2, group.index() as u16, index.into()),
        _ => (3, 0, 0),
    }
}
