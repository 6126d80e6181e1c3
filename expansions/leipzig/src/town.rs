//! The four tiles of the town as first tiles (RULES.md, section 1).

use bastide_core::CountsAs;
use bastide_core::author::prelude::*;

/// LE-23: the name of the kind of what lies behind the town wall.
const TOWN: &str = "leipzig";

/// LE-24: the cells of the four inner halves.
pub(crate) const AREA: Area = Area { min: Cell::new(0, 0), max: Cell::new(1, 1) };

/// LE-02, LE-24: the tiles in the north, east, south and west: the inner half with its cell, and the
/// outer half with its cell. Each is turned once more than the one before.
const TILES: [(&str, Cell, &str, Cell); 4] = [
    ("LE/N.gate", Cell::new(0, 0), "LE/N.road", Cell::new(0, -1)),
    ("LE/E.gate", Cell::new(1, 0), "LE/E.road", Cell::new(2, 0)),
    ("LE/S.gate", Cell::new(1, 1), "LE/S.road", Cell::new(1, 2)),
    ("LE/W.gate", Cell::new(0, 1), "LE/W.road", Cell::new(-1, 1)),
];

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // LE-02, LE-19: the town replaces the start tile, and no other plugin may place the first tiles.
    reg.places_first_tiles(First::Alone, "")?;
    // LE-23: nobody is deployed in the town from outside, and nothing there is completed.
    reg.define_kind(TOWN, KindSpec::new(EdgeContact::Halves, CompletionRule::Never));
    let pile = reg.pile("leipzig.town", None);
    reg.tiles("expansions/leipzig/tiles.toml", include_str!("../tiles.toml"), 1, pile)?;
    let to_box = reg.pile("in-the-box", None);
    // LE-18, LE-25: whatever lies beside a tile of the town sees its two cells.
    let counts_as = if o.word("leipzig_long_road")? == "once" { CountsAs::OneOfFeatures } else { CountsAs::Cells };
    reg.phase("setup", "leipzig.town", at("start.landscape"), &[], Town { pile, to_box, counts_as });
    Ok(())
}

struct Town {
    pile: Pile,
    /// Where the start tile of the base game stays.
    to_box: Pile,
    counts_as: CountsAs,
}

impl Town {
    /// Takes one half of a tile out of the pile.
    fn take(&self, cx: &mut Context, name: &str) -> Result<TileType, Fault> {
        let found = cx.rules.tiles.find(name).filter(|tile| cx.take_tile(self.pile, *tile));
        found.ok_or_else(|| Fault::contract("leipzig", "town", &format!("there is no tile {name}")))
    }
}

impl TurnPhase for Town {
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().board.placed_tiles().is_empty() {
            return Ok(Flow::Done);
        }
        for ((gate, inside, road, outside), turn) in TILES.into_iter().zip(0..) {
            let halves = [(self.take(cx, gate)?, inside, turn), (self.take(cx, road)?, outside, turn)];
            cx.place_piece(&halves, self.counts_as);
        }
        if let Some(tile) = cx.rules.start_tile
            && cx.take_tile(STOCK, tile)
        {
            cx.put_tile(self.to_box, tile);
        }
        Ok(Flow::Done)
    }
}
