//! Hints: contents of a map that are allowed but rarely intended.

use bastide_core::author::prelude::*;
use bastide_core::{Remark, RemarkArg};

use super::remarks::shown;
use super::{Edge, Map, Print, Square};

/// The number of printed edges (large cities, border pieces, ferries) from which a cell is hard to
/// fill.
const HARD: usize = 3;
/// The most start cells whose reach is looked at: a map is written by anybody, and each takes time.
const MAX_STARTS: usize = 20;

impl Map {
    /// Returns all hints about this map.
    pub fn hints(&self) -> Vec<Remark> {
        let mut hints: Vec<Remark> = self.squares().flat_map(|(cell, square)| self.hints_of(cell, square)).collect();
        hints.extend(self.starts().take(MAX_STARTS).filter_map(|start| self.lonely(start)));
        let whole = |name, args, text| Remark { at: self.source.whole(), is_error: false, cells: Vec::new(), name, args, text };
        let cells = self.printed().count();
        if self.tiles != 0 && !(85..=115).contains(&(usize::from(self.tiles) * 100 / cells.max(1))) {
            let text = format!("{} tiles are recommended for {cells} cells; about as many as cells play best", self.tiles);
            hints.push(whole("tiles", vec![("tiles", usize::from(self.tiles).into()), ("cells", cells.into())], text));
        }
        if self.credits.is_empty() {
            let text = "`credits` is empty; say who made the board, and after what".into();
            hints.push(whole("no-credits", Vec::new(), text));
        }
        if self.sets.is_empty() {
            let text = "`sets` is empty; name the tile sets to play with, as sets = { base = 1 }".into();
            hints.push(whole("no-sets", Vec::new(), text));
        }
        hints
    }

    /// Returns a hint about a cell, whose name is the first argument.
    fn hint(&self, cell: Cell, name: &'static str, more: Option<(&'static str, RemarkArg)>, text: String) -> Remark {
        let args = std::iter::once(("cell", shown(cell).into())).chain(more).collect();
        Remark { at: self.place(cell), is_error: false, cells: vec![cell], name, args, text }
    }

    fn hints_of(&self, cell: Cell, square: Square) -> Vec<Remark> {
        let mut hints = Vec::new();
        let mut say = |name, more: Option<(&'static str, RemarkArg)>, text| hints.push(self.hint(cell, name, more, text));
        let (x, y) = (cell.x, cell.y);
        if square.is_small_city() && !self.names.contains_key(&cell) {
            let text = format!("the small city on {x},{y} has no name; write \"{x},{y}\" = \"...\" below [names]");
            say("unnamed", None, text);
        }
        if square == Square::Start && Side::ALL.iter().any(|side| self.square(cell.step(*side)) == Square::Start) {
            let text = format!("the start cell {x},{y} lies beside another; with some cells between, the landscapes begin apart");
            say("starts-beside", None, text);
        }
        for side in Side::ALL {
            let edge = Edge { cell, side };
            let named = || Some(("edge", edge.to_string().into()));
            let open = self.city(cell).is_some_and(|city| city.at(side) == Some(Print::City));
            if open && self.is_border(edge) && self.piece_at(edge).is_none() {
                let text =
                    format!("{edge} is a city edge at the free border: it is closed for good, and no tile will ever touch it");
                say("closed-edge", named(), text);
            }
            let beyond = cell.step(side);
            if square.is_board() && self.piece_at(edge).is_some() && self.index(beyond).is_none() {
                let text =
                    format!("what lies beyond {edge} has no room in pictures; write a row or column of ~ or # around the grid");
                say("no-room", named(), text);
            }
        }
        let demands = Side::ALL.into_iter().filter(|&side| self.demands(Edge { cell, side })).count();
        if square.is_printed() && demands >= HARD {
            let text = format!("{demands} printed edges meet on {x},{y}: few tiles fit there, and it may stay empty");
            say("hard", Some(("n", demands.into())), text);
        }
        hints
    }

    /// Returns a hint if a part of the map is out of reach from a start cell.
    fn lonely(&self, start: Cell) -> Option<Remark> {
        let reached = self.reach([start].into_iter());
        let lost = self.printed().filter(|cell| !reached.has(*cell)).count();
        let (x, y) = (start.x, start.y);
        let text =
            format!("{lost} cells are out of reach from the start cell {x},{y}: they stay empty unless another one is used");
        (lost > 0).then(|| self.hint(start, "lonely", Some(("n", lost.into())), text))
    }

    /// Returns what a tile has to show at the border piece or ferry of an edge.
    pub fn piece_at(&self, edge: Edge) -> Option<Print> {
        let border = self.borders.iter().find(|piece| piece.at.contains(&edge)).map(|piece| piece.kind);
        border.or_else(|| self.ferries.iter().any(|ferry| ferry.ends.contains(&edge)).then_some(Print::Road))
    }

    /// Returns `true` if something printed makes a demand on a tile's edge.
    fn demands(&self, edge: Edge) -> bool {
        self.piece_at(edge).is_some() || self.city(edge.cell.step(edge.side)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::MapError;

    /// Returns the places and texts of all hints for a map of one row.
    fn hints(grid: &str, more: &str) -> Result<Vec<String>, MapError> {
        let text = format!("name=''\ncredits='us'\nsets={{base=1}}\ngrid='{grid}'\n{more}");
        let map = Map::parse("m.toml", &text)?;
        Ok(map.hints().into_iter().map(|hint| format!("{}: {}", hint.at, hint.text)).collect())
    }

    #[test]
    fn an_author_is_told_what_is_seldom_meant() -> Result<(), MapError> {
        let names = "[names]\n'0,0'='a'\n'2,0'='c'";
        assert_eq!(hints("S.S", names)?, [""; 0]);
        let unnamed = "the small city on 2,0 has no name; write \"2,0\" = \"...\" below [names]";
        assert_eq!(hints("S.S", "[names]\n'0,0'='a'")?, [format!("m.toml:4:9: {unnamed}")]);
        let beside = "lies beside another; with some cells between, the landscapes begin apart";
        let both = ["the start cell 0,0", "the start cell 1,0"].into_iter().zip(["7", "8"]);
        let both: Vec<String> = both.map(|(cell, at)| format!("m.toml:4:{at}: {cell} {beside}")).collect();
        assert_eq!(hints("SS.", "[names]\n'0,0'='a'\n'1,0'='b'")?, both);
        let border = "border=[{at=['0,0:W'], kind='road'}]\n";
        let room = "what lies beyond 0,0:W has no room in pictures; write a row or column of ~ or # around the grid";
        assert_eq!(hints("S.S", &format!("{border}{names}"))?, [format!("m.toml:4:7: {room}")]);
        let closed = "1,0:N is a city edge at the free border: it is closed for good, and no tile will ever touch it";
        assert_eq!(hints("SAS", &format!("city=[{{key='A', edges='EWN'}}]\n{names}"))?, [format!("m.toml:4:8: {closed}")]);
        let tiles = "m.toml: 9 tiles are recommended for 3 cells; about as many as cells play best";
        assert_eq!(hints("S.S", &format!("tiles=9\n{names}"))?, [tiles]);
        Ok(())
    }

    #[test]
    fn cells_that_are_hard_to_fill_and_starts_out_of_reach_are_told() -> Result<(), MapError> {
        let more = "border=[{at=['1,0:N','1,0:S'], kind='road'}]\n[names]\n'1,0'='a'\n'3,0'='b'";
        let said = hints("~S~S~", &format!("city=[]\n{more}"))?;
        assert!(
            said.iter().any(|s| s.ends_with(
                "1 cells are out of reach from the start cell 3,0: they stay empty unless another \
            one is used"
            )),
            "{said:?}"
        );
        let three = "city=[{key='A', edges='EW'}]\nborder=[{at=['3,0:N'], kind='road'}, {at=['3,0:S'], kind='road'}]\n[names]\n'1,0'='a'\n'3,0'='b'";
        let said = hints("~SAS~", three)?;
        assert!(said.iter().any(|s| s.starts_with("m.toml:4:10: 3 printed edges meet on 3,0")), "{said:?}");
        Ok(())
    }
}
