//! The wheel as start tile: a piece of four by four cells (RULES.md, section 2).
//!
//! The rim has land on its outer sides. Towards the middle its cells have the kind `wheel-hub`, which no
//! figure may claim, as have the four inner cells (WF-17).

use bastide_core::CountsAs;
use bastide_core::author::prelude::*;

/// WF-16: the cells of the north side from west to east, without the corner of the east side.
const SIDE: [&str; 3] = ["WF/rim.1", "WF/rim.2", "WF/rim.3"];
/// WF-16: the cells of the printed rim, clockwise from the north-west, each as it lies.
const PRINTED: [(&str, Cell); 12] = [
    ("WF/print.1", Cell::new(0, 0)),
    ("WF/print.2", Cell::new(1, 0)),
    ("WF/print.3", Cell::new(2, 0)),
    ("WF/print.4", Cell::new(3, 0)),
    ("WF/print.5", Cell::new(3, 1)),
    ("WF/print.6", Cell::new(3, 2)),
    ("WF/print.7", Cell::new(3, 3)),
    ("WF/print.8", Cell::new(2, 3)),
    ("WF/print.9", Cell::new(1, 3)),
    ("WF/print.10", Cell::new(0, 3)),
    ("WF/print.11", Cell::new(0, 2)),
    ("WF/print.12", Cell::new(0, 1)),
];
/// WF-17: the inner cells.
const HUB: &str = "WF/hub";

/// WF-04: registers the wheel as start tile, if the option says so.
pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if o.word("wheel_place")? != "start" {
        return Ok(());
    }
    // WF-06: no other plugin may place the first tiles.
    reg.places_first_tiles(First::Alone, "wheel_place = \"aside\" in [wheel-of-fortune]")?;
    reg.define_kind("wheel-hub", KindSpec::new(EdgeContact::Halves, CompletionRule::Never));
    let pile = reg.pile("wheel-of-fortune.start", None);
    reg.tiles("expansions/wheel-of-fortune/tiles.toml", include_str!("../tiles.toml"), 1, pile)?;
    let printed = o.word("tiles")? == "printed";
    if printed {
        reg.tiles("expansions/wheel-of-fortune/printed.toml", include_str!("../printed.toml"), 1, pile)?;
    }
    let one = o.word("wheel_counts")? == "one";
    reg.phase("setup", "wheel-of-fortune.start", at("start.landscape"), &[], StartTile { pile, one, printed });
    Ok(())
}

/// WF-04, WF-06, WF-17: places the wheel, if the board is empty. The start tile of the base game
/// then stays in the stack.
struct StartTile {
    pile: Pile,
    /// WF-18: whether the wheel counts as one tile.
    one: bool,
    /// WF-16: whether the rim is the printed one.
    printed: bool,
}

/// Returns the cells of the wheel: tile, cell, quarter turns.
fn cells(printed: bool) -> Vec<(&'static str, Cell, u8)> {
    let side = |turn: u8| SIDE.into_iter().zip(0..).map(move |(tile, along)| (tile, turned(along, 0, turn), turn));
    let rim = match printed {
        true => PRINTED.map(|(tile, cell)| (tile, cell, 0)).to_vec(),
        false => (0..4).flat_map(side).collect(),
    };
    rim.into_iter().chain((0..4).map(|turn| (HUB, turned(1, 1, turn), turn))).collect()
}

/// Returns a cell of the wheel after quarter turns clockwise around its middle.
fn turned(x: i16, y: i16, turns: u8) -> Cell {
    (0..turns).fold(Cell::new(x, y), |cell, _| Cell::new(3 - cell.y, cell.x))
}

impl TurnPhase for StartTile {
    fn enter(&self, cx: &mut Context) -> Step {
        if !cx.core().board.placed_tiles().is_empty() {
            return Ok(Flow::Done);
        }
        let mut piece = Vec::with_capacity(16);
        for (name, cell, turn) in cells(self.printed) {
            let found = cx.rules.tiles.find(name).filter(|tile| cx.take_tile(self.pile, *tile));
            let tile = found.ok_or_else(|| Fault::contract("wheel-of-fortune", "start", &format!("there is no tile {name}")))?;
            piece.push((tile, cell, turn));
        }
        cx.place_piece(&piece, if self.one { CountsAs::OneOfFeatures } else { CountsAs::Cells });
        Ok(Flow::Done)
    }
}
