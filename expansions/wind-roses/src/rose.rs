//! The sections of the playing area and the points for quarter roses (RULES.md, section 1).

use bastide_core::BoardTile;
use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let roses =
        Roses {
            orange: reg.tile_trait("rose-orange"),
            blue: reg.tile_trait("rose-blue"),
            // WR-08: the letters on a tile name its section.
            quarters: [("rose-ne", 1, -1), ("rose-se", 1, 1), ("rose-sw", -1, 1), ("rose-nw", -1, -1)]
                .map(|(name, x, y)| Quarter { printed: reg.tile_trait(name), x, y }),
            last: o.word("rose_counts")? == "last",
            points: o.number("rose_points")? as i16,
            label: reg.label("wind rose"),
            turns: reg.label("quarter turns of the wind rose"),
        };
    let rule = reg.rule(roses).displays(Roses::show_turns).in_order(after("hills-sheep").before("maps"));
    rule.for_tiles(roses.quarters.map(|quarter| quarter.printed)).on_tile_placed(Roses::score);
    Ok(())
}

/// WR-03: one of the four sections, seen from the cell of the whole rose.
#[derive(Clone, Copy)]
struct Quarter {
    /// The trait of tiles with this quarter rose.
    printed: Trait,
    /// 1 for a section in the east, -1 for one in the west.
    x: i16,
    /// 1 for a section in the south, -1 for one in the north.
    y: i16,
}

impl Quarter {
    /// Returns `true` if a cell lies in the section of a whole rose.
    fn has(self, rose: &BoardTile, cell: Cell) -> bool {
        // WR-10: the sections turn with the rose.
        let from = (cell.x - rose.cell.x, cell.y - rose.cell.y);
        let (x, y) = (0..rose.turn).fold(from, |(x, y), _| (y, -x));
        // WR-04: the row and the column of the rose belong to both sections beside them.
        x * self.x >= 0 && y * self.y >= 0
    }
}

/// The roses of the tiles, and the points.
#[derive(Clone, Copy)]
struct Roses {
    orange: Trait,
    blue: Trait,
    quarters: [Quarter; 4],
    /// WR-09: the whole rose that was placed last counts, of either colour.
    last: bool,
    points: i16,
    label: Label,
    turns: Label,
}

impl Roses {
    /// Returns the whole rose that counts: the last blue one, or else the first orange one. WR-13:
    /// `None` if none lies.
    fn whole(self, v: View<'_>) -> Option<&BoardTile> {
        let placed = v.core.board.placed_tiles();
        let has = |tile: &BoardTile, rose: Trait| v.rules.tiles.get(tile.tile).traits.has(rose);
        if self.last {
            return placed.iter().rfind(|tile| has(tile, self.blue) || has(tile, self.orange));
        }
        // WR-09: the blue rose takes over for the rest of the game.
        let blue = placed.iter().rfind(|tile| has(tile, self.blue));
        blue.or_else(|| placed.iter().find(|tile| has(tile, self.orange)))
    }

    /// WR-05, WR-07: a quarter rose in its own section brings its player points at once.
    fn score(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let v = cx.view();
        let tile = v.core.board.tile(placed);
        let traits = &v.rules.tiles.get(tile.tile).traits;
        // WR-11: a whole rose has no section of its own.
        let Some(quarter) = self.quarters.iter().find(|quarter| traits.has(quarter.printed)) else { return Ok(()) };
        // Tiles of the setup are placed by nobody.
        let by_player = v.core.tile_play.placed_tiles.contains(&placed);
        if by_player && self.points > 0 && self.whole(v).is_some_and(|rose| quarter.has(rose, tile.cell)) {
            let (player, points, label) = (v.core.tile_play.player, self.points, self.label);
            // WR-06, WR-15: points of their own, without a figure.
            let entry = ScoreEntry::bonus(player, points, label);
            cx.award_points(entry, &[]);
        }
        Ok(())
    }

    /// WR-10: shows how far the rose that counts is turned clockwise, which its tile does not show in
    /// text.
    fn show_turns(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let turns = self.whole(v).map(|rose| i16::from(rose.turn));
        out.extend(turns.map(|turns| Display::Fact { name: self.turns, player: None, number: Some(turns) }));
        Ok(())
    }
}
