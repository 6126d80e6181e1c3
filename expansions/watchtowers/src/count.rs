//! The things that a tower counts on its nine tiles (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// The picture on a tower (WT-02).
#[derive(Clone, Copy)]
enum Symbol {
    Figures,
    Coats,
    Roads,
    Monasteries,
    Cities,
}

/// WT-08 to WT-14: for each trait of a tile, what its tower counts, the name of that in a score,
/// and the points for each.
const TOWERS: [(&str, Symbol, &str, i16); 5] = [
    ("watchtower-figures", Symbol::Figures, "followers", 2),
    ("watchtower-coats", Symbol::Coats, "pennants", 2),
    ("watchtower-roads", Symbol::Roads, "road tiles", 1),
    ("watchtower-monasteries", Symbol::Monasteries, "monasteries", 3),
    ("watchtower-cities", Symbol::Cities, "city tiles", 1),
];

/// A tower as it is printed.
#[derive(Clone, Copy)]
pub(crate) struct Tower {
    on: Trait,
    symbol: Symbol,
    label: Label,
    each: i16,
}

/// The things that towers count.
#[derive(Clone, Copy)]
pub(crate) struct Counts {
    towers: [Tower; TOWERS.len()],
    pub(crate) road: Kind,
    pub(crate) city: Kind,
    monastery: Kind,
    pennant: Trait,
    /// WT-21: lords are counted.
    lords: bool,
    /// WT-21: on the cell where the figure stands only.
    lord_cell: bool,
    /// WT-23: a castle is a city.
    castles: bool,
}

impl Counts {
    pub(crate) fn new(o: &Options, reg: &mut Registrar) -> Result<Counts, InstallError> {
        Ok(Counts {
            towers: TOWERS.map(|(on, symbol, label, each)| Tower {
                on: reg.tile_trait(on),
                symbol,
                label: reg.label(label),
                each,
            }),
            road: reg.kind("road"),
            city: reg.kind("city"),
            monastery: reg.kind("monastery"),
            pennant: reg.tile_trait("pennant"),
            lords: o.switch("watchtower_lords")?,
            lord_cell: o.switch("watchtower_lord_cell")?,
            castles: o.switch("watchtower_castle_is_city")?,
        })
    }

    /// Returns the tower of the tile on a cell, if it has one.
    pub(crate) fn tower_at(&self, v: View, cell: Cell) -> Option<Tower> {
        let placed = v.core.board.tile_at(cell)?;
        let traits = &v.rules.tiles.get(v.core.board.tile(placed).tile).traits;
        self.towers.iter().find(|tower| traits.has(tower.on)).copied()
    }

    /// WT-07: returns what the tower of a cell counts on its tile and those around it, with the points
    /// for each.
    pub(crate) fn line(&self, v: View, cell: Cell, tower: Tower) -> Result<Line, Fault> {
        let area = v.core.board.around_tile(cell);
        let count = match tower.symbol {
            Symbol::Figures => self.followers(v, area)?,
            Symbol::Coats => self.sum(v, area, |seg| if self.is_city(v, seg) { v.traits_on(seg, self.pennant) } else { 0 }),
            Symbol::Roads => self.tiles(v, area, |part| self.has_road(v, part)),
            Symbol::Monasteries => self.sum(v, area, |seg| i16::from(v.core.graph.get(seg).kind == self.monastery)),
            Symbol::Cities => self.tiles(v, area, |part| v.printed(part).any(|seg| self.is_city(v, seg))),
        };
        Ok(Line { label: tower.label, count, each: tower.each })
    }

    /// WT-21: returns `true` if a lord counts whose castle lies in an area: by the option, only if the
    /// figure stands on one of its cells.
    fn counts_lord(&self, v: View, place: FigureLocation, area: Area) -> bool {
        let stands = || matches!(place, FigureLocation::Segment(seg) if area.has(v.core.graph.get(seg).cell));
        self.lords && (!self.lord_cell || stands())
    }

    /// WT-08, WT-09, WT-21, WT-25: returns the number of followers on the tiles of an area, those
    /// of all players, on whatever feature or spot.
    fn followers(&self, v: View, area: Area) -> Result<i16, Fault> {
        let mut count = 0;
        for (i, f) in v.core.figures.iter().enumerate() {
            let figure = Figure::at(i);
            if f.owner.is_some()
                && v.counts_as_follower(figure)?
                && v.stands_in(figure, area)?
                && (v.cell_of(figure)?.is_some() || self.counts_lord(v, f.place, area))
            {
                count += 1;
            }
        }
        Ok(count)
    }

    /// WT-10, WT-12: returns the sum over the printed segments of the tiles of an area.
    fn sum(&self, v: View, area: Area, of: impl Fn(SegmentId) -> i16) -> i16 {
        let board = &v.core.board;
        board.tiles_in(area).flat_map(|tile| board.parts_of(tile)).flat_map(|part| v.printed(part)).map(of).sum()
    }

    /// WT-11, WT-14, WT-26: returns the number of tiles in an area with a part that `has` accepts.
    fn tiles(&self, v: View, area: Area, has: impl Fn(PlacedTile) -> bool) -> i16 {
        let board = &v.core.board;
        board.tiles_in(area).filter(|tile| board.parts_of(*tile).any(&has)).count() as i16
    }

    /// WT-11, WT-20: returns `true` if a tile has a piece of road, printed or on a bridge.
    fn has_road(&self, v: View, placed: PlacedTile) -> bool {
        let is_road = |seg| v.core.graph.get(seg).kind == self.road;
        let cell = v.core.board.tile(placed).cell;
        v.printed(placed).any(is_road) || v.core.board.overlays().iter().any(|over| over.cell == cell && is_road(over.seg))
    }

    /// WT-14, WT-23: returns `true` for a segment of a city, and by the option of a castle, which
    /// lies on several tiles at once.
    fn is_city(&self, v: View, seg: SegmentId) -> bool {
        let kind = v.core.graph.get(seg).kind;
        kind == self.city || (self.castles && !v.rules.kinds.get(kind).on_one_tile)
    }
}
