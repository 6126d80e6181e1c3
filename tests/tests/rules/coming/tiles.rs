//! Tiles of other plugins with marks, segments that are split, edges that two segments share, and
//! first tiles.

use bastide_core::{
    Cell, Context, Fault, First, Flow, Game, InstallError, Instead, Registrar, Ruleset, STOCK, SegmentId, Step, TileType, Trait,
    at,
};
use bastide_testkit::KitError;

use crate::stub::{Check, Enter, Stub, change, game, place, rules};

fn other(e: Fault) -> KitError {
    KitError::other(e)
}

fn copies(rules: &Ruleset, tile: &str) -> usize {
    let tile = rules.tiles.find(tile);
    rules.pile(STOCK).iter().filter(|t| Some(**t) == tile).count()
}

fn has(rules: &Ruleset, tile: TileType, name: &str) -> bool {
    rules.names.traits.index(name).is_some_and(|t| rules.tiles.get(tile).traits.has(Trait::at(t)))
}

/// WF-13: marked copies replace unmarked ones, or come besides.
static WHEEL: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.marked("BA/RRR", "WF/RRR", &["wheel"], Instead::OfOne);
    reg.marked("BA/RRR", "WF/RRR", &["wheel"], Instead::OfOne);
    reg.marked("BA/L", "WF/L", &["wheel", "wheel"], Instead::Besides);
    Ok(())
});

// WF-12, WF-13: marks on tiles of the base game.
#[test]
fn a_copy_of_another_plugins_tile_may_carry_a_mark() -> Check {
    let (plain, marked) = (rules(&[])?, rules(&[&WHEEL])?);
    assert_eq!((copies(&plain, "BA/RRR"), copies(&plain, "BA/L")), (4, 4));
    assert_eq!((copies(&marked, "BA/RRR"), copies(&marked, "WF/RRR")), (2, 2));
    assert_eq!((copies(&marked, "BA/L"), copies(&marked, "WF/L")), (4, 1));
    assert_eq!(marked.pile(STOCK).len(), plain.pile(STOCK).len() + 1);
    let (Some(unmarked), Some(wheel)) = (marked.tiles.find("BA/RRR"), marked.tiles.find("WF/RRR")) else {
        return Err(KitError::other("no marked tile"));
    };
    assert!(has(&marked, wheel, "wheel") && !has(&marked, unmarked, "wheel"));
    assert_eq!(marked.tiles.get(wheel).segments, marked.tiles.get(unmarked).segments);
    assert_eq!(plain.tiles.find("BA/RRR"), Some(unmarked), "the numbers of the other tiles stay");
    Ok(())
}

#[test]
fn marks_on_tiles_that_are_not_there_are_refused() {
    static UNKNOWN: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
        reg.marked("BA/RRX", "WF/x", &["wheel"], Instead::Besides);
        Ok(())
    });
    static TOO_MANY: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
        (0..5).for_each(|_| reg.marked("BA/L", "WF/L", &["wheel"], Instead::OfOne));
        Ok(())
    });
    let message = |stub| rules(&[stub]).map_or_else(|e| e.to_string(), |_| String::new());
    let unknown = message(&UNKNOWN);
    assert!(unknown.contains("tile \"BA/RRX\" is used, but no plugin at the table defines it"), "{unknown}");
    let many = message(&TOO_MANY);
    assert!(many.contains("it marks more copies of the tile BA/L than there are"), "{many}");
}

/// CP-02, RO-02: tiles of the stack, chosen by chance, are lent a trait.
static LENT: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.marked_twins("CP/", &["fair"]);
    let stream = reg.stream("fairs");
    let lend = move |cx: &mut Context| -> Step {
        for _ in 0..12 {
            let left = cx.core().piles[STOCK.index()].len() as u16;
            let at = cx.chance(stream, left);
            let tile = cx.core().piles[STOCK.index()][usize::from(at)];
            let twin = cx.rules.tiles.find(&format!("CP/{}", cx.rules.tiles.get(tile).name));
            if let Some(twin) = twin {
                assert!(cx.swap_in_pile(STOCK, tile, twin));
            }
        }
        Ok(Flow::Done)
    };
    reg.phase("setup", "stub.lend", at("stock"), &[], Enter(lend));
    Ok(())
});

// CP-02, RO-02: traits are lent to tiles of the stack.
#[test]
fn tiles_of_the_stack_may_be_exchanged_for_their_marked_twins() -> Check {
    let (plain, lent) = (rules(&[])?, rules(&[&LENT])?);
    assert_eq!(lent.pile(STOCK), plain.pile(STOCK), "twins have no copies");
    let game = game(&lent, &[])?;
    let stack = &game.state().core.piles[STOCK.index()];
    let drawn = game.state().core.tile_play.tiles.iter();
    let fairs = stack.iter().chain(drawn).filter(|t| has(&lent, **t, "fair")).count();
    assert!((8..=12).contains(&fairs), "a twin that is picked again stays: {fairs}");
    Ok(())
}

const TUNNEL: &str = "
[[tile]]
id = 'DG/CRcr.d'
count = { first = 1, new = 1 }
segments = [
  { kind = 'city', edges = ['E', 'W'] },
  { kind = 'road', edges = ['N', 'S'], splits = 'tunnel', traits = ['inn'] },
  { kind = 'field', edges = ['NL', 'NR'], borders = ['W', 'N'] },
  { kind = 'field', edges = ['SL', 'SR'], borders = ['W'] },
]
[[tile]]
id = 'HS/CC!.v'
count = { first = 2, new = 2 }
segments = [
  { kind = 'city', edges = ['N', 'W'] },
  { kind = 'city', edges = ['E'], beside_edge = 'N' },
  { kind = 'field', edges = ['SL', 'SR'], borders = ['N', 'E'] },
]
";

static TILES: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    let aside = reg.pile("stub.aside", None);
    reg.tiles("stub.toml", TUNNEL, 1, aside)
});

static SPLITS: Stub = Stub::second(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.split("tunnel");
    Ok(())
});

// TU-16, AM-129, PD-08: one road, or two roads with an opening each if the Tunnel is at the table.
#[test]
fn a_printed_road_is_two_roads_if_a_plugin_splits_it() -> Check {
    let road = |rules: &Ruleset, kind: &str, edges: &[&str]| {
        let tile = rules.tiles.find("DG/CRcr.d").map(|t| rules.tiles.get(t).segments.clone()).unwrap_or_default();
        let of_kind = tile.iter().filter(|s| Some(s.kind) == rules.kind(kind));
        let shown = of_kind.map(|s| s.edge_points.iter().map(|p| p.to_string()).collect::<String>()).collect::<Vec<_>>();
        assert_eq!(shown, edges);
        tile
    };
    let (whole, split) = (rules(&[&TILES])?, rules(&[&TILES, &SPLITS])?);
    road(&whole, "road", &["NS"]);
    assert_eq!(whole.names.traits.index("tunnel-opening"), None);
    let segments = road(&split, "road", &["N", "S"]);
    let opening = split.names.traits.index("tunnel-opening").map(Trait::at).unwrap_or_default();
    let inn = split.names.traits.index("inn").map(Trait::at).unwrap_or_default();
    let count = |t| segments.iter().map(|s| s.traits.count(t)).collect::<Vec<_>>();
    assert_eq!(count(opening), [0, 1, 0, 0, 1]);
    assert_eq!(count(inn), [0, 1, 0, 0, 0], "other traits stay with the first part");
    assert_eq!(segments[2].borders, [0, 1, 4], "a border with the road is one with each part");
    assert_eq!((segments[1].ends, segments[4].ends), (1, 1));
    Ok(())
}

fn cities(game: &Game, x: i16, y: i16) -> Vec<SegmentId> {
    let (v, city) = (game.view(), game.rules().kind("city"));
    let there = |s: &SegmentId| Some(v.core.graph.get(*s).kind) == city && v.core.graph.get(*s).cell == Cell::new(x, y);
    v.core.graph.segments().filter(there).collect()
}

// HS-10, HS-11: two cities share an edge; whatever city is placed there joins both, and until then
// both are open.
#[test]
fn two_segments_may_share_an_edge() -> Check {
    let rules = rules(&[&TILES])?;
    for turn in 0..4 {
        let mut game = game(&rules, &[])?;
        let at = |x: i16, y: i16| match turn {
            0 => (10 + x, 10 + y),
            1 => (10 - y, 10 + x),
            2 => (10 - x, 10 - y),
            _ => (10 + y, 10 - x),
        };
        let put = |game: &mut Game, tile: &str, x, y, own: u8| {
            let (x, y) = at(x, y);
            change(game, |cx| place(cx, tile, x, y, (own + turn) % 4))
        };
        put(&mut game, "HS/CC!.v", 0, 0, 0)?;
        let pair = cities(&game, 10, 10);
        let open = |game: &Game| pair.iter().map(|s| game.view().core.graph.sums(*s).open).collect::<Vec<_>>();
        assert_eq!(open(&game), [2, 2]);
        put(&mut game, "BA/C", -1, 0, 1)?;
        put(&mut game, "BA/C", 1, 0, 3)?;
        assert_eq!(open(&game), [1, 1], "both are open at the shared edge");
        let sides = |game: &Game, i: usize| game.view().open_sides(pair[i]).count();
        assert_eq!((sides(&game, 0), sides(&game, 1)), (1, 1));
        assert!(!game.view().core.graph.joined(pair[0], pair[1]));
        put(&mut game, "BA/C", 0, -1, 2)?;
        assert!(game.view().core.graph.joined(pair[0], pair[1]));
        assert!(game.view().complete(pair[0]).map_err(other)?);
        assert_eq!(game.view().tiles(pair[0]), 4, "HS-V22: 8 points");
    }
    Ok(())
}

// HS-10: two such tiles that meet at their shared edges; the second comes to a neighbour that lies.
#[test]
fn shared_edges_that_meet_make_one_feature() -> Check {
    let mut game = game(&rules(&[&TILES])?, &[])?;
    change(&mut game, |cx| {
        place(cx, "HS/CC!.v", 10, 10, 0);
        place(cx, "HS/CC!.v", 10, 9, 2);
    })?;
    let all: Vec<SegmentId> = cities(&game, 10, 10).into_iter().chain(cities(&game, 10, 9)).collect();
    let graph = &game.view().core.graph;
    assert!(all.len() == 4 && all.iter().all(|s| graph.joined(*s, all[0])));
    assert_eq!(graph.sums(all[0]).open, 4, "west and east of each tile");
    Ok(())
}

static FIRST: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.start_tile("BA/L", -1);
    reg.places_first_tiles(First::Together, "early = false in [stub]")
});
static ALSO_FIRST: Stub = Stub::second(|reg: &mut Registrar| reg.places_first_tiles(First::Together, ""));
static ALONE: Stub = Stub::second(|reg: &mut Registrar| reg.places_first_tiles(First::Alone, "late = true in [stub-two]"));
static ROSE: Stub = Stub::new(|reg: &mut Registrar| -> Result<(), InstallError> {
    reg.start_tile("BA/L", -1);
    reg.start_tile("BA/RRR", 5);
    Ok(())
});

// RV-64, CR-06, WF-06: two plugins that place the first tiles agree, or are refused.
#[test]
fn plugins_may_place_first_tiles_together() -> Check {
    rules(&[&FIRST, &ALSO_FIRST])?;
    rules(&[&ALONE])?;
    let message = rules(&[&FIRST, &ALONE]).map_or_else(|e| e.to_string(), |_| String::new());
    let words = "stub and stub-two both place the first tiles of a game; use one of them, or set early = false in \
        [stub], or set late = true in [stub-two]";
    assert!(message.contains(words), "{message}");
    Ok(())
}

// WR-02, WR-13: another start tile, unless the first tiles are placed in another way.
#[test]
fn the_start_tile_has_the_lowest_rank() -> Check {
    let start = |stubs: &[&'static Stub]| -> Result<Option<String>, KitError> {
        let rules = rules(stubs)?;
        Ok(rules.start_tile.map(|t| rules.tiles.get(t).name.clone()))
    };
    assert_eq!(start(&[])?.as_deref(), Some("BA/RCr"));
    assert_eq!(start(&[&ROSE])?.as_deref(), Some("BA/L"));
    assert_eq!(start(&[&FIRST])?.as_deref(), Some("BA/RCr"));
    let game = game(&rules(&[&ROSE])?, &[])?;
    assert_eq!(game.state().core.board.placed_tiles()[0].tile, game.rules().tiles.find("BA/L").unwrap_or_default());
    Ok(())
}
