//! The lake and the tree: where they are, and whom they can catch (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// The number of the spot in the middle of a tile, on which those stand who were caught.
const MIDDLE: u8 = 0;

/// The tree on a cell, with a segment of its road.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tree {
    pub(crate) cell: Cell,
    pub(crate) road: SegmentId,
}

/// The lakes and trees on the board.
#[derive(Hash, Default)]
pub(crate) struct Laid {
    pub(crate) lakes: Vec<Cell>,
    pub(crate) trees: Vec<Tree>,
}

copy_in_place!(Laid { lakes, trees });

impl Laid {
    pub(crate) fn is_empty(&self) -> bool {
        self.lakes.is_empty() && self.trees.is_empty()
    }
}

/// The ids of lake and tree, and the options.
#[derive(Clone, Copy)]
pub(crate) struct Traps {
    pub(crate) slot: Slot<Laid>,
    /// Raised when there is a lake or a tree.
    pub(crate) any: Flag,
    pub(crate) road: Kind,
    pub(crate) vodyanoy: Trait,
    pub(crate) solovei: Trait,
    lake: SpotKind,
    tree: SpotKind,
    /// RP-13: figures that are not followers are caught too.
    all_figures: bool,
    /// RP-24: the lake comes first, and catches those at a tree beside it too.
    pub(crate) lake_first: bool,
}

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Traps, InstallError> {
    let (vodyanoy, solovei) = (reg.tile_trait("vodyanoy"), reg.tile_trait("solovei"));
    // RP-23: who is caught stands on the tile, in no feature. RP-29: what reaches the tile reaches
    // them.
    let spec = SpotSpec { follower: true, on_one_tile: true };
    let mut spot = |name: &str, site: Trait| reg.spot(name, spec, move |v, cell, at| at == MIDDLE && has(v, cell, site));
    let (lake, tree) = (spot("russian-promos.lake", vodyanoy), spot("russian-promos.tree", solovei));
    let (all_figures, lake_first) = (o.word("trap_figures")? == "all", o.word("first_trap")? == "lake");
    let (slot, any, road) = (reg.slot(), reg.flag(), reg.kind("road"));
    let traps = Traps { slot, any, road, vodyanoy, solovei, lake, tree, all_figures, lake_first };
    reg.takes_at(move |v, place| traps.takes(v, place));
    Ok(traps)
}

/// Returns `true` if the tile on a cell has a trait.
fn has(v: View, cell: Cell, site: Trait) -> bool {
    v.core.board.tile_at(cell).is_some_and(|placed| v.rules.tiles.get(v.core.board.tile(placed).tile).traits.has(site))
}

/// Returns the place of those who were caught on a tile.
pub(crate) fn place(cell: Cell) -> FigureLocation {
    FigureLocation::Spot { cell, at: MIDDLE }
}

impl Traps {
    /// Returns the tile as a lake, if it is one.
    pub(crate) fn lake_of(&self, v: View, placed: PlacedTile) -> Option<Cell> {
        let tile = v.core.board.tile(placed);
        v.rules.tiles.get(tile.tile).traits.has(self.vodyanoy).then_some(tile.cell)
    }

    /// Returns the tile as a tree, if it is one.
    pub(crate) fn tree_of(&self, v: View, placed: PlacedTile) -> Option<Tree> {
        let tile = v.core.board.tile(placed);
        let is_road = |seg: &SegmentId| v.core.graph.get(*seg).kind == self.road;
        let road = v.printed(placed).find(is_road).filter(|_| v.rules.tiles.get(tile.tile).traits.has(self.solovei))?;
        Some(Tree { cell: tile.cell, road })
    }

    /// Returns the lake or tree at which a figure was caught, as the sort of its spot and its cell.
    fn caught_at(&self, v: View, figure: Figure) -> Result<Option<(SpotKind, Cell)>, Fault> {
        let Some(FigureLocation::Spot { cell, at: MIDDLE }) = v.core.figures.get(figure.index()).map(|f| f.place) else {
            return Ok(None);
        };
        // Most figures stand where there is neither lake nor tree, which is seen at once.
        if !has(v, cell, self.vodyanoy) && !has(v, cell, self.solovei) {
            return Ok(None);
        }
        let kind = v.spot_kind(cell, MIDDLE)?.filter(|kind| [self.lake, self.tree].contains(kind));
        Ok(kind.map(|kind| (kind, cell)))
    }

    /// Returns the cell of the lake or tree at which a figure was caught.
    pub(crate) fn cell_of_trap(&self, v: View, figure: Figure) -> Result<Option<Cell>, Fault> {
        Ok(self.caught_at(v, figure)?.map(|(_, cell)| cell))
    }

    /// RP-10: returns `true` for a figure in a lake.
    pub(crate) fn is_in_lake(&self, v: View, figure: Figure) -> Result<bool, Fault> {
        Ok(self.caught_at(v, figure)?.is_some_and(|(kind, _)| kind == self.lake))
    }

    /// RP-13: returns `true` for a figure that can be caught, wherever it stands.
    pub(crate) fn catches(&self, v: View, figure: Figure) -> bool {
        let f = v.core.figures.get(figure.index()).filter(|f| f.owner.is_some());
        f.is_some_and(|f| self.all_figures || v.rules.figures.get(f.kind).follower)
    }

    /// RP-13: returns the kinds of figures that may stand at a lake or tree, if a place is one.
    fn takes(&self, v: View, place: FigureLocation) -> Option<FigureKinds> {
        let FigureLocation::Spot { cell, at: MIDDLE } = place else { return None };
        if !has(v, cell, self.vodyanoy) && !has(v, cell, self.solovei) {
            return None;
        }
        let caught = v.rules.figures.iter().enumerate().filter(|(_, spec)| self.all_figures || spec.follower);
        Some(caught.map(|(i, _)| FigureKind::at(i)).collect())
    }

    /// RP-08, RP-14: returns the cell on which a figure stands if a lake beside it can catch it:
    /// not on a castle or off the landscape, nor at a lake. RP-24: by default also at a tree.
    pub(crate) fn cell_for_lake(&self, v: View, figure: Figure) -> Result<Option<Cell>, Fault> {
        if !self.catches(v, figure) {
            return Ok(None);
        }
        let caught = self.caught_at(v, figure)?.is_some_and(|(kind, _)| kind == self.lake || !self.lake_first);
        if caught { Ok(None) } else { v.cell_of(figure) }
    }
}
