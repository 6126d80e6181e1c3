//! What pictures say: at what roads end, what lies where, and what belongs to nobody.

use bastide_core::{
    Cell, EdgeContact, EdgePoint, EdgePosition, PrintedSegment, Ruleset, Side, SymbolOf, SymbolPlace, TileInfo, Token,
};
use bastide_render::{HeldCard, Scene, Studio, svg};
use bastide_testkit::games::{rules, start};

use crate::workspace::Failure;

type Done = Result<(), Failure>;

/// Returns a table for each expansion, with its id.
fn tables() -> impl Iterator<Item = (&'static str, String)> {
    let ids = bastide_expansions::all().into_iter().map(|expansion| expansion.manifest().id);
    ids.map(|id| (id, if id == "base" { String::new() } else { format!("{id} = {{}}\n") }))
}

/// Returns `true` if a tile, or one of its segments, has a trait that is drawn at this place.
fn draws(rules: &Ruleset, info: &TileInfo, at: SymbolPlace) -> bool {
    let place = |name: &str| rules.symbols().get(SymbolOf::Trait, name).map(|symbol| symbol.place);
    let of_segments = info.segments.iter().flat_map(|segment| segment.traits.iter());
    info.traits.iter().chain(of_segments).any(|(t, _)| place(rules.names.traits.name(t.index())) == Some(at))
}

/// Returns the side of a road that touches one side only.
fn single(rules: &Ruleset, segment: &PrintedSegment) -> Option<Side> {
    let mut sides = segment.edge_points.sides();
    let side = sides.next()?;
    let is_road = rules.names.kinds.name(segment.kind.index()) == "road";
    (is_road && sides.next().is_none()).then_some(side)
}

/// Returns the segments on both sides of a road at the edge.
fn hands(info: &TileInfo, side: Side) -> Option<(usize, usize)> {
    let at = |position| info.segments.iter().position(|s| s.edge_points.has(EdgePoint::new(side, position)));
    Some((at(EdgePosition::Left)?, at(EdgePosition::Right)?))
}

#[test]
fn a_road_that_a_field_surrounds_ends_at_something_on_the_first_tiles() -> Done {
    let mut roads = 0;
    for (id, table) in tables() {
        let game = start(&table, 1)?;
        let rules = game.rules();
        for placed in game.state().core.board.placed_tiles() {
            let info = rules.tiles.get(placed.tile);
            let inside = info.segments.iter().any(|s| rules.kinds.get(s.kind).contact == EdgeContact::Inside);
            let shown = inside || [SymbolPlace::Ring, SymbolPlace::RoadEnd].into_iter().any(|place| draws(rules, info, place));
            for side in info.segments.iter().filter_map(|segment| single(rules, segment)) {
                let bare = hands(info, side).is_some_and(|(left, right)| left == right);
                assert!(shown || !bare, "{id}: the road of {} in the {side:?} ends in the open", info.name);
                roads += usize::from(bare);
            }
        }
    }
    assert!(roads >= 4, "{roads} roads");
    Ok(())
}

#[test]
fn what_has_no_owner_lies_on_a_disc_of_one_color() -> Done {
    let disc = |svg: &str| svg.split("<use").next().unwrap_or_default().to_owned();
    let mut known: Option<String> = None;
    for (id, table) in tables() {
        let rules = rules(&table)?;
        for token in (0..rules.names.tokens.len()).map(Token::at) {
            let (picture, drawn) = Studio::default().token(&rules, token);
            let at = picture.find("<ellipse").ok_or("no disc")?;
            let disc = disc(&picture[at..]);
            let first = if drawn { known.get_or_insert_with(|| disc.clone()) } else { continue };
            assert_eq!(*first, disc, "{id}: {}", rules.names.tokens.name(token.index()));
        }
    }
    assert!(known.is_some());
    Ok(())
}

#[test]
fn a_card_on_the_board_does_not_look_like_one_in_the_hand() -> Done {
    for (id, table) in tables() {
        let rules = rules(&table)?;
        for card in (0..rules.names.tokens.len()).map(Token::at) {
            let held = HeldCard { card, number: Some(3), on: None, words: String::new(), help: None, slot: None };
            let laid = HeldCard { on: Some(Cell::new(1, 0)), ..held.clone() };
            let [held, laid] = [held, laid].map(|card| Studio::default().card(&rules, &card));
            assert_ne!(held, laid, "{id}: {}", rules.names.tokens.name(card.index()));
        }
    }
    Ok(())
}

#[test]
fn a_piece_of_several_cells_is_outlined_as_one() -> Done {
    let mut outlined = 0;
    for (id, table) in tables() {
        let game = start(&table, 1)?;
        let board = &game.state().core.board;
        let cells: Vec<Cell> = board.placed_tiles().iter().map(|placed| placed.cell).collect();
        let inner = |cell: &Cell| Side::ALL.into_iter().filter(|side| board.same_piece(*cell, cell.step(*side))).count();
        let rim: usize = cells.iter().map(|cell| if inner(cell) > 0 { 4 - inner(cell) } else { 0 }).sum();
        let picture = svg(game.view(), &Scene::of(game.view(), ""));
        let drawn = picture.split("class=\"piece\" d=\"").skip(1).filter_map(|path| path.split('"').next());
        let sides: usize = drawn.map(|path| path.matches('M').count()).sum();
        assert_eq!(sides, rim, "{id}");
        outlined += usize::from(rim > 0);
    }
    assert!(outlined > 1, "{outlined} tables begin with a piece");
    Ok(())
}
