//! Pieces of several cells that players place.

use bastide_core::{
    Action, ArgKind, Ask, Candidates, Cell, Context, CountsAs, Fault, FigureLocation, Game, InstallError, Menu, Offer, OfferFlow,
    OfferStep, PieceShape, PlacedTile, Player, Reach, Registrar, Target, TargetKind, TileType, Verb, View, notation,
};
use bastide_testkit::KitError;

use bastide_testkit::stub::{Check, Stub, act, change, follower, game, rules, segment};

/// GC-03: a tile of two cells that a player may place instead of the drawn one.
struct Double(Verb);

impl Double {
    fn piece(v: View) -> Option<PieceShape> {
        let tile = v.rules.tiles.find("BA/L")?;
        Some(PieceShape::new(tile, &[(tile, Cell::new(1, 0))]))
    }
}

impl Offer for Double {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        match Double::piece(v) {
            Some(piece) => menu.add_piece(v, ask.player, self.0, &piece, 0),
            None => Ok(()),
        }
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> OfferStep {
        if let (Target::Place { cell, turn }, Some(piece)) = (a.target, Double::piece(cx.view())) {
            cx.withdraw_tiles();
            let cells: Vec<(TileType, Cell, u8)> = piece.at(cell, turn).collect();
            let first = cx.place_piece(&cells, CountsAs::OneOfFeatures);
            for (i, (tile, ..)) in (0..).zip(cells) {
                cx.note_placed(tile, PlacedTile(first.0 + i));
            }
        }
        Ok(OfferFlow::Done)
    }
}

static DOUBLE: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let verb = reg.verb("stub.place", TargetKind::Place, ArgKind::Number)?;
    let own = reg.offer_point("own-turn");
    reg.offer(own, Double(verb));
    Ok(())
});

/// Objects to all tiles east of the start tile.
static WEST: Stub = Stub::second(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.rule(()).restrict_placements(|_: &(), _: View, _: Player, _: TileType, at: &mut Candidates| {
        for (turns, cell) in at.turns.iter_mut().zip(at.cells) {
            *turns = if cell.x > 0 { 0 } else { *turns };
        }
        Ok(())
    });
    Ok(())
});

fn offered(stubs: &[&'static Stub]) -> Result<Vec<String>, KitError> {
    let game = game(&rules(stubs)?, &["BA/RCr"])?;
    let all = game.decision().into_iter().flat_map(|d| d.iter().collect::<Vec<_>>());
    let lines = all.map(|a| notation::print(game.view(), &a));
    Ok(lines.filter(|line| line.starts_with("stub.place")).collect())
}

// GC-03, GC-04: the start tile has a city in the north, a road from west to east and a field in the
// south, so a piece of fields fits in the south alone, with either of its cells.
#[test]
fn a_piece_is_placed_where_all_its_edges_match() -> Check {
    let all = ["-1,1 0", "0,1 0", "0,1 90", "0,1 180", "0,2 270", "1,1 180"].map(|place| format!("stub.place 0 {place}"));
    assert_eq!(offered(&[&DOUBLE])?, all);
    let west = ["-1,1 0", "0,1 90", "0,1 180", "0,2 270"].map(|place| format!("stub.place 0 {place}"));
    assert_eq!(offered(&[&DOUBLE, &WEST])?, west, "no plugin may object to one of its cells");
    Ok(())
}

// A user interface shows all cells of the piece.
#[test]
fn the_menu_knows_the_shape_of_a_piece() -> Check {
    let game = game(&rules(&[&DOUBLE])?, &["BA/RCr"])?;
    let Some(decision) = game.decision() else { return Err(KitError::other("no question")) };
    let Some(placed) = decision.menu().entries().first() else { return Err(KitError::other("no entry")) };
    let Some(piece) = decision.menu().piece(placed.verb, placed.lo) else {
        return Err(KitError::other("no piece"));
    };
    let cells: Vec<(Cell, u8)> = piece.at(Cell::new(0, 1), 3).map(|(_, cell, turn)| (cell, turn)).collect();
    assert_eq!(cells, [(Cell::new(0, 1), 3), (Cell::new(0, 0), 3)]);
    assert_eq!(decision.menu().piece(placed.verb, placed.lo + 1), None, "another number is another piece");
    Ok(())
}

// GC-06, GC-12, GC-19: figures go on each of its cells; it is one tile, and two beside a monastery.
#[test]
fn a_piece_of_a_player_is_used_like_a_tile() -> Check {
    let mut game = game(&rules(&[&DOUBLE])?, &["BA/RCr", "BA/L"])?;
    act(&mut game, &["stub.place 0 0,1 0"])?;
    let monasteries = [segment(&game, "monastery", 0, 1), segment(&game, "monastery", 1, 1)];
    let Some(decision) = game.decision() else { return Err(KitError::other("no question")) };
    let targets: Vec<Target> = decision.iter().map(|a| a.target).collect();
    assert!(monasteries.iter().all(|s| targets.contains(&Target::Segment(*s))), "{targets:?}");
    let v = game.view();
    assert_eq!(v.core.graph.sums(monasteries[0]).open, 6, "the start tile and the other cell are there");
    assert_eq!(v.tiles(segment(&game, "field", 0, 1)), 2, "the start tile and the piece");
    Ok(())
}

/// Returns a game with the piece of two monasteries south of the start tile, counting as this.
fn double(counts_as: CountsAs) -> Result<Game, KitError> {
    let mut game = game(&rules(&[])?, &["BA/RCr"])?;
    change(&mut game, |cx| {
        let cells: Vec<(TileType, Cell, u8)> = Double::piece(cx.view()).iter().flat_map(|p| p.at(WESTERN, 0)).collect();
        cx.place_piece(&cells, counts_as);
    })?;
    Ok(game)
}

const WESTERN: Cell = Cell::new(0, 1);
const EASTERN: Cell = Cell::new(1, 1);

// GC-12: what the board says of two cells, by what their piece counts as.
#[test]
fn a_piece_is_one_tile_for_all_rules_or_for_none() -> Check {
    for (counts_as, one, guarded) in
        [(CountsAs::OneTile, true, true), (CountsAs::Cells, false, true), (CountsAs::OneOfFeatures, false, false)]
    {
        let game = double(counts_as)?;
        let board = &game.view().core.board;
        let both = WESTERN.around(1);
        assert_eq!(board.same_tile(WESTERN, EASTERN), one, "{counts_as:?}");
        assert_eq!(board.tile_area(EASTERN).cells().count(), if one { 2 } else { 1 }, "{counts_as:?}");
        assert!(board.same_piece(EASTERN, WESTERN) && board.same_piece(EASTERN, EASTERN), "{counts_as:?}");
        assert!(!board.same_piece(EASTERN, Cell::new(0, 0)) && !board.same_piece(EASTERN, Cell::new(9, 9)), "{counts_as:?}");
        assert_eq!(board.piece_area(EASTERN).cells().count(), if guarded { 2 } else { 1 }, "{counts_as:?}");
        assert_eq!(board.count_tiles(both), if one { 2 } else { 3 }, "{counts_as:?}: with the start tile");
        assert_eq!(board.around_tile(WESTERN).cells().count(), if one { 12 } else { 9 }, "{counts_as:?}");
        assert_eq!(board.line(WESTERN, (1, 0)).next(), Some(if one { Cell::new(2, 1) } else { EASTERN }), "{counts_as:?}");
        assert_eq!(board.is_in_line(Cell::new(-1, 1), Cell::new(2, 1).around(0), 2), one, "{counts_as:?}");
        assert_eq!(board.tile_meets(EASTERN, WESTERN.around(0)), one, "{counts_as:?}");
        assert_eq!(board.whole_tiles(vec![EASTERN]).len(), if one { 2 } else { 1 }, "{counts_as:?}");
        let west = board.tile_at(WESTERN).unwrap_or_default();
        assert_eq!(board.parts_of(west).count(), if one { 2 } else { 1 }, "{counts_as:?}");
        let features = if counts_as == CountsAs::Cells { 3 } else { 2 };
        assert_eq!(game.view().tiles(segment(&game, "field", 0, 1)), features, "{counts_as:?}: with the start tile");
    }
    Ok(())
}

// GC-12, GC-21: what reaches one cell of a piece that is one tile reaches the figures on all.
#[test]
fn a_piece_that_is_one_tile_is_reached_as_one() -> Check {
    for (counts_as, reached) in [(CountsAs::OneTile, [1, 1]), (CountsAs::Cells, [0, 1])] {
        let mut game = double(counts_as)?;
        let (lord, seg) = (follower(&game, 0, 0), segment(&game, "monastery", 1, 1));
        change(&mut game, |cx| cx.move_figure(lord, FigureLocation::Segment(seg)))?;
        let v = game.view();
        let at = |cell| v.figures_at(cell).map(|found| found.len()).map_err(KitError::other);
        assert_eq!([at(WESTERN)?, at(EASTERN)?], reached, "{counts_as:?}");
        let area = v.area_of(lord, Reach::Everyone).map_err(KitError::other)?;
        assert_eq!(area.map(|area| area.min), Some(if reached == [1, 1] { WESTERN } else { EASTERN }), "{counts_as:?}");
        assert_eq!(v.stands_in(lord, WESTERN.around(0)).map_err(KitError::other)?, reached == [1, 1], "{counts_as:?}");
    }
    Ok(())
}
