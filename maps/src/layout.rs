//! The setup of the board: border pieces and ferries, the demands of the border, and the large
//! cities (RULES.md, sections 2, 3 and 5).

use bastide_core::author::prelude::*;
use bastide_core::{BoardEdge, BoundedBoard};

use crate::board::{Edge, Map, Print};
use crate::printed::{self, Counting};

pub(crate) fn install(map: &Map, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let counting = Counting { border_pieces: o.switch("border_piece_counts")?, castles: o.switch("castle_on_border_city")? };
    let segments = printed::segments(map, counting, reg);
    let cells = map.squares().filter(|(_, square)| square.is_board()).map(|(cell, _)| cell).collect();
    let pile = reg.pile("maps.printed", None);
    reg.sheet(printed::sheet(map, o.switch("coat_on_large_city")?), 1, pile);
    let facing = Facing {
        road: reg.edge("road"),
        city: reg.edge("city"),
        any_at_ferries: o.word("ferry_edge_match")? == "any",
        bridges: o.switch("bridge_at_free_border")?,
    };
    let layout = Layout {
        segments: segments.len() as u16,
        board_edges: facing.board_edges(map),
        cities: map.cities.iter().map(|city| (city.tile(), city.cell)).collect(),
        pile,
    };
    reg.bound_board(BoundedBoard { cells, segments })?;
    reg.phase("setup", "maps.board", at("board"), &[], layout);
    Ok(())
}

/// The edge kinds and options that determine what lies behind border edges.
struct Facing {
    road: EdgeKind,
    city: EdgeKind,
    any_at_ferries: bool,
    bridges: bool,
}

impl Facing {
    /// MP-27: returns all border edges, in the order in which the board stores them, each with the
    /// number of the printed segment that it joins.
    fn board_edges(&self, map: &Map) -> Vec<(BoardEdge, Option<u16>)> {
        let cells = map.squares().filter(|(_, square)| square.is_board());
        let edges = cells.flat_map(|(cell, _)| Side::ALL.map(|side| Edge { cell, side }));
        let mut board_edges: Vec<(BoardEdge, Option<u16>)> =
            edges.filter(|e| map.is_border(*e)).map(|e| self.board_edge(map, e)).collect();
        board_edges.sort_by_key(|(board_edge, _)| (board_edge.cell, board_edge.side));
        board_edges
    }

    fn board_edge(&self, map: &Map, edge: Edge) -> (BoardEdge, Option<u16>) {
        // MP-25: the print of a large city is not changed by what faces it.
        let tile = map.square(edge.cell).is_printed();
        let border = (0..).zip(&map.borders).find(|(_, piece)| piece.at.contains(&edge));
        let ferry = (map.borders.len() as u16..).zip(&map.ferries).find(|(_, ferry)| ferry.ends.contains(&edge));
        let (demand, joins) = match (border, ferry) {
            // MP-38, MP-40: a tile at a border piece has to continue it.
            (Some((i, piece)), _) => (Some(self.edge(piece.kind)), Some(i)),
            // MP-42: a tile at a ferry has to show a road, unless the option allows any edge.
            (None, Some((i, _))) => ((!self.any_at_ferries).then_some(self.road), Some(i)),
            // MP-39, MP-58: a free border demands nothing and closes features.
            (None, None) => (None, None),
        };
        let takes_tokens = joins.is_some() || self.bridges;
        let board_edge = BoardEdge {
            cell: edge.cell,
            side: edge.side,
            edge: demand.filter(|_| tile),
            joins: None,
            closes: joins.is_none(),
            takes_tokens,
        };
        (board_edge, joins)
    }

    const fn edge(&self, kind: Print) -> EdgeKind {
        match kind {
            Print::City => self.city,
            Print::Road => self.road,
        }
    }
}

/// Prints the segments behind the border first, then the edges of the board and the large cities.
struct Layout {
    segments: u16,
    board_edges: Vec<(BoardEdge, Option<u16>)>,
    cities: Vec<(String, Cell)>,
    pile: Pile,
}

impl TurnPhase for Layout {
    fn enter(&self, cx: &mut Context) -> Step {
        let first = cx.core().graph.len() as u16;
        for index in 0..self.segments {
            cx.print_segment(index);
        }
        for &(board_edge, joins) in &self.board_edges {
            cx.set_board_edge(BoardEdge { joins: joins.map(|index| SegmentId(first + index)), ..board_edge });
        }
        for (name, cell) in &self.cities {
            if let Some(tile) = cx.rules.tiles.find(name)
                && cx.take_tile(self.pile, tile)
            {
                cx.print(tile, *cell, 0);
            }
        }
        Ok(Flow::Done)
    }
}
