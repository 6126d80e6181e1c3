//! The castle tiles, and who holds them (RULES.md, section 1).

use bastide_core::PieceShape;
use bastide_core::author::prelude::*;

/// The halves of the castle tiles of one set (GC-01): the west half, which is the anchor, and the
/// east half.
const SHAPES: [[&str; 2]; 6] = [
    ["GC/1.west", "GC/1.east"],
    ["GC/2.west", "GC/2.east"],
    ["GC/3.west", "GC/3.east"],
    ["GC/4.west", "GC/4.east"],
    ["GC/5.west", "GC/5.east"],
    ["GC/6.west", "GC/6.east"],
];

/// The place of a castle tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Holder {
    /// Beside the board, where nobody has taken it.
    Nobody,
    /// Before this player.
    Player(Player),
    /// On the landscape.
    Placed,
}

/// The state of the castle tiles.
#[derive(Hash, Default)]
pub(crate) struct Kept {
    /// The holder of each castle tile; the number of a tile is its index.
    pub(crate) holders: Vec<Holder>,
    /// The tile play in which a player was asked.
    pub(crate) asked_in: u16,
    /// The castle tile that is about to be placed, with its tile play.
    pub(crate) in_hand: Option<(u16, usize)>,
}

copy_in_place!(Kept { holders, asked_in, in_hand });

/// The ids that all rules of the plugin need.
#[derive(Clone, Copy)]
pub(crate) struct Tiles {
    pub(crate) kind: Kind,
    /// The trait of both halves of a castle tile, and of the roads and cities on them.
    pub(crate) land: Trait,
    /// All halves that are not placed.
    pub(crate) pile: Pile,
    pub(crate) kept: Slot<Kept>,
    /// The number of castle tiles.
    pub(crate) count: usize,
}

impl Tiles {
    pub(crate) fn new(kind: Kind, o: &Options, reg: &mut Registrar) -> Result<Tiles, InstallError> {
        let copies = o.number("copies")? as u16;
        let pile = reg.pile("german-castle.halves", None);
        reg.tiles("expansions/castles-in-germany/tiles.toml", include_str!("../tiles.toml"), copies, pile)?;
        let land = reg.tile_trait("german-castle");
        let tiles = Tiles { kind, land, pile, kept: reg.slot(), count: SHAPES.len() * usize::from(copies) };
        reg.rule(tiles).for_tiles([land]).of_rules(&["GC-04"]).restrict_placements(Tiles::keep_apart);
        Ok(tiles)
    }

    /// Returns `true` if two castle tiles have the same shape.
    pub(crate) fn alike(self, a: usize, b: usize) -> bool {
        a % SHAPES.len() == b % SHAPES.len()
    }

    /// Returns the shape of a castle tile.
    pub(crate) fn shape(self, v: View, number: usize) -> Option<PieceShape> {
        let [west, east] = SHAPES.get(number % SHAPES.len())?.map(|half| v.rules.tiles.find(half));
        Some(PieceShape::new(west?, &[(east?, Cell::new(1, 0))]))
    }

    /// Returns the half of a castle tile that screens show for it.
    pub(crate) fn anchor(self, v: View, number: usize) -> Option<TileType> {
        v.rules.tiles.find(SHAPES.get(number % SHAPES.len())?.first()?)
    }

    /// Returns the castle tiles of a player, each shape once.
    pub(crate) fn of(self, v: View, player: Player) -> Vec<usize> {
        let holders = &v.slots.of(self.kept).holders;
        let own = |number: &usize| holders.get(*number) == Some(&Holder::Player(player));
        let mut found: Vec<usize> = Vec::new();
        for number in (0..self.count).filter(own) {
            if !found.iter().any(|known| self.alike(*known, number)) {
                found.push(number);
            }
        }
        found
    }

    /// GC-03, GC-04: returns the castle tiles of a player that fit somewhere.
    pub(crate) fn usable(self, v: View, player: Player) -> Result<Vec<usize>, Fault> {
        let mut usable = Vec::new();
        for number in self.of(v, player) {
            if self.fits(v, player, number)? {
                usable.push(number);
            }
        }
        Ok(usable)
    }

    /// Returns `true` if a castle tile of a player [fits somewhere](Self::usable).
    pub(crate) fn has_usable(self, v: View, player: Player) -> Result<bool, Fault> {
        for number in self.of(v, player) {
            if self.fits(v, player, number)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn fits(self, v: View, player: Player, number: usize) -> Result<bool, Fault> {
        self.shape(v, number).map_or(Ok(false), |shape| v.piece_fits_somewhere(player, &shape))
    }

    /// GC-04: a castle tile touches no other one, neither by a side nor by a corner.
    fn keep_apart(&self, v: View, _who: Player, _tile: TileType, at: &mut Candidates) -> Result<(), Fault> {
        let is_castle = |cell: Cell| {
            let placed = v.core.board.tile_at(cell).map(|placed| v.core.board.tile(placed).tile);
            placed.is_some_and(|tile| v.rules.tiles.get(tile).traits.has(self.land))
        };
        for (cell, turns) in at.cells.iter().zip(at.turns.iter_mut()) {
            if cell.around(1).cells().any(is_castle) {
                *turns = 0;
            }
        }
        Ok(())
    }

    /// Returns the castle on the tile of a segment, if that is a castle tile: the root of its
    /// feature.
    pub(crate) fn castle_of(self, v: View, seg: SegmentId) -> Option<SegmentId> {
        let placed = v.core.graph.get(seg).tile()?;
        let castle = v.printed(placed).find(|other| v.core.graph.get(*other).kind == self.kind)?;
        Some(v.core.graph.feature(castle))
    }
}
