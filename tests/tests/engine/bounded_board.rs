//! A bounded board with printed segments, edges that demand and close, and a link over a tile: the
//! features that maps and bridges need.

use std::sync::Arc;

use bastide_base::BASE;
use bastide_core::{
    BoardEdge, BoundedBoard, Cell, Context, Expansion, Flow, Game, GameSetup, InstallError, Kind, Manifest, Options, Origin,
    Registrar, Segment, SegmentId, Side, Step, Table, Token, TurnPhase, at, notation,
};
use bastide_testkit::KitError;

type Check = Result<(), KitError>;

static MANIFEST: Manifest = Manifest::new("island", "Island", "1.0.0", "For tests of bounded boards.");

/// Four cells by three. A city with one edge is printed at 3,1, with its wall to the west. A road
/// of the printed board leads into 0,0 from the north. The border south of 1,2 closes features.
/// Everything else beyond the border is sea.
struct Island;

impl Expansion for Island {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let cells = (0..4).flat_map(|x| (0..3).map(move |y| Cell::new(x, y))).collect();
        reg.bound_board(BoundedBoard { cells, ..BoundedBoard::default() })?;
        let (road, edge) = (reg.kind("road"), reg.edge("road"));
        reg.define_token("plank", 1);
        reg.phase("setup", "island.place", at("board"), &[], PlaceTile(road, edge));
        Ok(())
    }
}

struct PlaceTile(Kind, bastide_core::EdgeKind);

impl TurnPhase for PlaceTile {
    fn enter(&self, cx: &mut Context) -> Step {
        let board_segment = Segment { kind: self.0, cell: Cell::new(0, -1), origin: Origin::Board { index: 0 } };
        let seg = cx.add_segment(board_segment, 1);
        let board_edge = |cell, side, joins, edge, closes| BoardEdge { cell, side, edge, joins, closes, takes_tokens: true };
        cx.set_board_edge(board_edge(Cell::new(0, 0), Side::N, Some(seg), Some(self.1), false));
        cx.set_board_edge(board_edge(Cell::new(1, 2), Side::S, None, None, true));
        if let (Some(city), Some(start)) = (cx.rules.tiles.find("BA/C"), cx.rules.tiles.find("BA/RCr")) {
            cx.print(city, Cell::new(3, 1), 3);
            cx.place_tile(start, Cell::new(1, 1), 0);
        }
        Ok(Flow::Done)
    }
}

fn game(draws: &[&str]) -> Result<Game, KitError> {
    let table = Table::parse("island", "[island]\n").map_err(KitError::other)?;
    let rules = Arc::new(table.rules(&[&BASE, &Island]).map_err(KitError::other)?);
    let draws: Vec<_> = draws.iter().filter_map(|t| rules.tiles.find(t)).collect();
    Game::new(rules, &GameSetup::seeded(1).with_draws(&draws)).map_err(KitError::other)
}

fn places(game: &Game) -> Vec<String> {
    let Some(decision) = game.decision() else { return Vec::new() };
    let mut lines: Vec<String> = decision.iter().map(|a| notation::print(game.view(), &a)).collect();
    lines.sort();
    lines
}

fn act(game: &mut Game, line: &str) -> Check {
    let action = notation::parse(game.view(), line).map_err(KitError::other)?;
    let offered = places(game);
    game.apply(action).map_err(|e| KitError::other(format!("{line}: {e}\non offer: {offered:?}")))?;
    Ok(())
}

fn seg(game: &Game, text: &str) -> Result<SegmentId, KitError> {
    notation::parse_segment(game.view(), text).map_err(KitError::other)
}

#[test]
fn a_printed_piece_opens_nothing_but_binds_what_comes_beside_it() -> Check {
    let mut game = game(&["BA/CFc.1", "BA/L", "BA/RFr"])?;
    let frontier = game.state().core.board.frontier().to_vec();
    assert_eq!(frontier.len(), 4, "only what lies around the start tile is open: {frontier:?}");
    // 2,1 lies between the start tile's road and the printed city: a straight city fits only north
    // of the start tile.
    assert!(places(&game).iter().all(|l| !l.contains(" 2,1 ")), "{:?}", places(&game));
    act(&mut game, "place BA/CFc.1 1,0 90")?;
    act(&mut game, "pass")?;
    // A monastery fits on neither side of the road, and 2,1 demands a road in the west and a city
    // in the east.
    assert!(places(&game).iter().all(|l| !l.contains(" 2,1 ")));
    act(&mut game, "place BA/L 1,2 0")?;
    Ok(())
}

#[test]
fn a_piece_beside_a_printed_one_joins_it() -> Check {
    let mut game = game(&["BA/RCr", "BA/CRRR"])?;
    // At 2,1: road to the west (start tile), city to the east (printed): BA/CRRR turned by 90 has
    // its city in the east.
    act(&mut game, "place BA/RCr 0,1 180")?;
    act(&mut game, "pass")?;
    act(&mut game, "place BA/CRRR 2,1 90")?;
    let (printed, placed) = (seg(&game, "city@3,1:W")?, seg(&game, "city@2,1:E")?);
    assert!(game.state().core.graph.joined(printed, placed));
    assert_eq!(game.state().core.graph.sums(placed).open, 0);
    Ok(())
}

#[test]
fn an_outer_edge_demands_joins_and_closes() -> Check {
    let mut game = game(&["BA/RRR", "BA/RRRR", "BA/LR"])?;
    act(&mut game, "place BA/RRR 0,1 180")?;
    act(&mut game, "pass")?;
    // 0,0 has a road to the north by the printed border and one to the south by the crossing.
    assert!(places(&game).iter().any(|l| l == "place BA/RRRR 0,0 0"), "{:?}", places(&game));
    act(&mut game, "place BA/RRRR 0,0 0")?;
    let (board_segment, road) = (SegmentId(0), seg(&game, "road@0,0:N")?);
    assert!(game.state().core.graph.joined(board_segment, road));
    assert_eq!(game.state().core.graph.sums(board_segment).open, 0, "the border's road and the crossing's arm close each other");
    // The sea closes nothing unless the board says so.
    let west = seg(&game, "road@0,0:W")?;
    assert_eq!(game.state().core.graph.sums(west).open, 1);
    act(&mut game, "pass")?;
    // South of 1,2 the border closes features: a road that leads down is complete at once.
    act(&mut game, "place BA/LR 1,2 0")?;
    assert_eq!(game.state().core.graph.sums(seg(&game, "road@1,2:S")?).open, 0);
    Ok(())
}

#[test]
fn a_monastery_at_the_border_waits_for_cells_that_exist() -> Check {
    let mut game = game(&["BA/L", "BA/L"])?;
    act(&mut game, "place BA/L 1,2 0")?;
    // The cells around 1,2 that exist are 0,1 1,1 2,1 0,2 2,2; the start tile lies at 1,1.
    assert_eq!(game.state().core.graph.sums(seg(&game, "monastery@1,2")?).open, 4);
    Ok(())
}

#[test]
fn nothing_is_laid_where_no_cell_is() -> Check {
    let mut game = game(&[])?;
    while let Some(decision) = game.decision() {
        let n = decision.len() / 2;
        game.apply_nth(n).map_err(KitError::other)?;
    }
    let core = &game.state().core;
    assert!(core.board.placed_tiles().iter().all(|p| (0..4).contains(&p.cell.x) && (0..3).contains(&p.cell.y)));
    assert!(core.board.placed_tiles().len() <= 12);
    // Tiles without a legal placement were set aside, and no tile was lost: 72 tiles, less the copy
    // of BA/C and the start tile, which are not in the stack.
    let accounted = core.board.placed_tiles().len() + core.set_aside.len() + core.piles.iter().map(Vec::len).sum::<usize>();
    assert_eq!(accounted, 72 + 2);
    Ok(())
}

#[test]
fn a_link_over_a_tile_binds_its_neighbours_and_can_be_taken_away() -> Check {
    let mut game = game(&["BA/L", "BA/RFr"])?;
    act(&mut game, "place BA/L 1,2 0")?;
    act(&mut game, "pass")?;
    let (kind, edge) = (game.rules().kind("road"), game.rules().names.edges.index("road"));
    let (Some(kind), Some(edge)) = (kind, edge.map(bastide_core::EdgeKind::at)) else { return Err(KitError::other("no road")) };
    let cell = Cell::new(1, 2);
    let mut plank = SegmentId(0);
    game.set_up(|cx| {
        plank = cx.add_token_segment(kind, cell, Token(0), 2);
        cx.overlay(cell, Side::W, edge, plank);
        cx.overlay(cell, Side::E, edge, plank);
    })
    .map_err(KitError::other)?;
    assert_eq!(notation::segment(game.view(), plank), "road@1,2:E");
    assert_eq!(seg(&game, "road@1,2:W")?, plank);
    // The field edges of the monastery tile count as road edges now, so the straight road fits
    // beside it.
    act(&mut game, "place BA/RFr 0,2 0")?;
    let placed = seg(&game, "road@0,2:E")?;
    assert!(game.state().core.graph.joined(plank, placed));
    assert_eq!(game.view().tiles(plank), 2);
    assert_eq!(game.state().core.graph.sums(plank).open, 2);
    // The field below is still one field, on both sides of the bridge.
    assert_eq!(seg(&game, "field@1,2:WL")?, seg(&game, "field@1,2:WR")?);
    let mut taken = false;
    game.set_up(|cx| taken = cx.unjoin(plank, placed, 1)).map_err(KitError::other)?;
    assert!(taken);
    assert!(!game.state().core.graph.joined(plank, placed));
    assert_eq!((game.state().core.graph.sums(plank).open, game.state().core.graph.sums(placed).open), (2, 2));
    Ok(())
}
