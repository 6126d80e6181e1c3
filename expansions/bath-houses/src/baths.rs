//! Where the bathhouses are, and who is in them (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::options::MANIFEST;

/// The number of the spot in the middle of a tile, on which a bather stands.
const MIDDLE: u8 = 0;
/// BH-01, BH-25: the numbers on the banners.
const BANNERS: [i16; 3] = [3, 4, 5];

/// BH-02: the number of tiles of a set with two and with three players; with more, all are used.
const USED: [(u8, usize); 2] = [(2, 4), (3, 5)];
/// The number of tiles of a set.
const ALL: usize = 6;

/// The traits of bathhouses and banners.
#[derive(Clone, Copy)]
pub(crate) struct Baths {
    pub(crate) bathhouse: Trait,
    banners: [Trait; BANNERS.len()],
}

pub(crate) fn install(reg: &mut Registrar) -> Baths {
    let baths = Baths {
        bathhouse: reg.tile_trait("bathhouse"),
        banners: BANNERS.map(|number| reg.tile_trait(&format!("banner-{number}"))),
    };
    // BH-17: a bather stands on the tile, in no feature. What reaches the tile reaches the bather.
    let spec = SpotSpec { follower: true, on_one_tile: true };
    reg.spot("bath-houses.bath", spec, move |v, cell, at| at == MIDDLE && baths.is_bath(v, cell));
    reg.takes_at(move |v, place| match place {
        FigureLocation::Spot { cell, at: MIDDLE } if baths.is_bath(v, cell) => Some(followers(v)),
        _ => None,
    });
    baths
}

/// BH-02: leaves the tiles in the box that this number of players does not use.
pub(crate) fn leave_out(baths: Baths, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let used = USED.iter().find(|(players, _)| reg.players() <= *players).map_or(ALL, |(_, used)| *used);
    reg.box_tiles(MANIFEST.id, &[baths.bathhouse], (ALL - used) * o.number("copies")? as usize);
    Ok(())
}

/// Returns the kinds of figures that are followers.
fn followers(v: View) -> FigureKinds {
    v.rules.figures.iter().enumerate().filter(|(_, spec)| spec.follower).map(|(i, _)| FigureKind::at(i)).collect()
}

/// Returns the place in the bathhouse on a cell.
pub(crate) fn place(cell: Cell) -> FigureLocation {
    FigureLocation::Spot { cell, at: MIDDLE }
}

impl Baths {
    /// Returns `true` if the tile on a cell has a bathhouse.
    pub(crate) fn is_bath(self, v: View, cell: Cell) -> bool {
        let tile = v.core.board.tile_at(cell).map(|placed| v.core.board.tile(placed).tile);
        tile.is_some_and(|tile| v.rules.tiles.get(tile).traits.has(self.bathhouse))
    }

    /// BH-08: returns `true` if all eight places around a bathhouse hold tiles.
    pub(crate) fn is_surrounded(self, v: View, cell: Cell) -> bool {
        v.core.board.around_tile(cell).cells().all(|beside| v.core.board.tile_at(beside).is_some())
    }

    /// BH-05: returns the bathhouses without a bather. One that is surrounded takes nobody, who would
    /// come home at once.
    pub(crate) fn free(self, v: View<'_>) -> impl Iterator<Item = Cell> {
        let tiles = v.core.board.placed_tiles().iter();
        let baths = tiles.filter(move |tile| v.rules.tiles.get(tile.tile).traits.has(self.bathhouse));
        let taken = move |cell: Cell| v.core.on_landscape().any(|(_, f)| f.place == place(cell));
        baths.map(|tile| tile.cell).filter(move |cell| !taken(*cell) && !self.is_surrounded(v, *cell))
    }

    /// Returns the bathers with their cells.
    pub(crate) fn bathers(self, v: View<'_>) -> impl Iterator<Item = (Figure, Player, Cell)> {
        v.core.on_landscape().filter_map(move |(figure, f)| match (f.place, f.owner) {
            (FigureLocation::Spot { cell, at: MIDDLE }, Some(owner)) if self.is_bath(v, cell) => Some((figure, owner, cell)),
            _ => None,
        })
    }

    /// BH-04: returns the sum of the banners on a feature. BH-13: a bridge over the tile has none.
    pub(crate) fn banners(self, v: View, feature: SegmentId) -> i16 {
        BANNERS.into_iter().zip(self.banners).map(|(number, banner)| number * v.printed_traits(feature, banner)).sum()
    }

    /// BH-09: returns the number on the banner of a bathhouse.
    pub(crate) fn price(self, v: View, cell: Cell) -> i16 {
        let Some(placed) = v.core.board.tile_at(cell) else { return 0 };
        let traits = v.printed(placed).filter_map(|seg| v.printed_segment(seg)).map(|printed| &printed.traits);
        let number = |traits: &bastide_core::Traits| -> i16 {
            BANNERS.into_iter().zip(self.banners).filter(|(_, banner)| traits.has(*banner)).map(|(number, _)| number).sum()
        };
        traits.map(number).sum()
    }
}
