//! Rules of The Princess and the Dragon that the scenario format cannot express.

use std::collections::BTreeSet;

use bastide_core::{Cell, FigureLocation, Game, GameSetup, Origin, Player, Ruleset, STOCK, SegmentId, TileInfo, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, on_offer, rules, start};
use bastide_testkit::sets::{printed, seats, with_kind};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "princess-dragon", bastide_expansions::all());

/// Returns the tiles of the expansion in the stack.
fn tiles(rules: &Ruleset) -> impl Iterator<Item = &TileInfo> {
    rules.pile(STOCK).iter().map(|t| rules.tiles.get(*t)).filter(|t| t.name.starts_with("DG/"))
}

/// Returns the number of times that a mark is printed on a tile or on its segments.
fn marks(rules: &Ruleset, tile: &TileInfo, mark: &str) -> usize {
    let Some(mark) = rules.names.traits.index(mark).map(Trait::at) else { return 0 };
    let segments: u8 = tile.segments.iter().map(|s| s.traits.count(mark)).sum();
    usize::from(tile.traits.count(mark) + segments)
}

const MARKS: [&str; 4] = ["volcano", "dragon", "portal", "princess"];

// covers: PD-01, PD-02, PD-03, PD-07
#[test]
fn both_sets_hold_what_the_printed_sets_hold() -> Check {
    for (edition, gardens) in [("first", 0), ("new", 2)] {
        let game = start(&format!("edition = \"{edition}\"\n{}princess-dragon = {{}}", seats(5)), 1)?;
        let rules = game.rules();
        let each = MARKS.map(|mark| tiles(rules).map(|t| marks(rules, t, mark)).sum::<usize>());
        assert_eq!(each, [6, 12, 6, 6], "{edition}");
        assert_eq!(printed(rules, "DG/", "pennant"), (30, 3), "{edition}");
        assert_eq!(["monastery", "garden"].map(|kind| with_kind(rules, "DG/", kind)), [2, gardens], "{edition}");
        for tile in tiles(rules) {
            let sum: usize = MARKS.iter().map(|mark| marks(rules, tile, mark)).sum();
            assert_eq!(sum, 1, "{}", tile.name);
            let of_segments = |mark| rules.names.traits.index(mark).map(Trait::at).is_some_and(|t| tile.traits.has(t));
            assert!(!of_segments("princess"), "{}: a princess belongs to a city", tile.name);
            assert_eq!(of_segments("dragon"), marks(rules, tile, "dragon") == 1, "{}", tile.name);
        }
        let neutral = game.state().core.figures.iter().filter(|f| f.owner.is_none());
        assert!(neutral.clone().all(|f| f.place == FigureLocation::Supply), "both are beside the board");
        assert_eq!(neutral.count(), 2);
    }
    Ok(())
}

// covers: PD-04, PD-06
#[test]
fn one_dragon_and_one_fairy_however_many_sets() -> Check {
    let rules_of = |n| rules(&format!("{}princess-dragon = {{ copies = 2 }}", seats(n)));
    assert_eq!(tiles(&*rules_of(5)?).count(), 60);
    assert!(rules_of(6).is_err());
    let game = start(&format!("{}princess-dragon = {{ copies = 2 }}", seats(5)), 1)?;
    assert_eq!(game.state().core.figures.iter().filter(|f| f.owner.is_none()).count(), 2);
    let game = start("princess-dragon = { copies = 0 }", 1)?;
    assert_eq!((tiles(game.rules()).count(), game.rules().figure("fairy").is_some()), (0, true));
    Ok(())
}

// covers: PD-05
#[test]
fn each_mechanism_is_switched_apart() -> Check {
    let verbs = ["dragon.move", "fairy.to", "princess.remove"];
    for (off, missing) in [("dragon = false", 0), ("fairy = false", 1), ("princess = \"off\"", 2)] {
        let rules = rules(&format!("princess-dragon = {{ {off} }}"))?;
        for (i, verb) in verbs.into_iter().enumerate() {
            let known = match verb {
                "fairy.to" => rules.phases().any(|phase| phase.name == "princess-dragon.fairy"),
                verb => rules.names.verbs.index(verb).is_some(),
            };
            assert_eq!(known, i != missing, "{off}: {verb}");
        }
    }
    let rules = rules("princess-dragon = { preset = \"tiles_only\" }")?;
    assert!(rules.figure("dragon").is_none() && rules.figure("fairy").is_none());
    assert_eq!(tiles(&rules).count(), 30);
    Ok(())
}

/// Returns the cell of a figure without an owner.
fn cell_of(game: &Game, name: &str) -> Option<Cell> {
    let v = game.view();
    match v.core.figures[v.neutral(game.rules().figure(name)?)?.index()].place {
        FigureLocation::Spot { cell, .. } => Some(cell),
        _ => None,
    }
}

/// Returns the lines of all follower deployments that the rules of base game and portals allow,
/// found by looking at every segment.
fn followers(game: &Game) -> BTreeSet<String> {
    let v = game.view();
    let placed = v.core.tile_play.placed_tiles.as_slice();
    let portal = placed.iter().any(|p| marks(v.rules, v.rules.tiles.get(v.core.board.tile(*p).tile), "portal") > 0);
    let dragon = cell_of(game, "dragon");
    let mut lines = BTreeSet::new();
    for seg in (0..v.core.graph.len()).map(SegmentId::at) {
        let segment = v.core.graph.get(seg);
        let Origin::Printed { placed: tile, .. } = segment.origin else { continue };
        let here = placed.contains(&tile);
        let kind = v.rules.names.kinds.name(segment.kind.index());
        let stands = |s: SegmentId| v.core.figures.iter().any(|f| f.place == FigureLocation::Segment(s));
        let free = !v.core.graph.members(seg).any(stands) && dragon != Some(segment.cell) && kind != "garden";
        let open = here || !v.complete(seg).unwrap_or(true);
        if (here || portal) && free && open {
            lines.insert(format!("deploy follower {}", bastide_core::notation::segment(v, seg)));
        }
    }
    lines
}

/// The invariants between two decisions of a flight.
#[derive(Default)]
struct Flight {
    cells: Vec<Cell>,
    players: Vec<Player>,
}

// covers: PD-15, PD-24, PD-25, PD-26, PD-27, PD-28, PD-30, PD-33, PD-49, PD-50
#[test]
fn random_games_agree_with_a_search_of_every_tile() -> Result<(), KitError> {
    let rules = rules("players = [\"red\", \"blue\", \"green\"]\nprincess-dragon = {}\nbase = { gardens = \"never\" }")?;
    let (mut steps, mut portals, mut deployed) = (0, 0, 0);
    for seed in 0..60 {
        let mut game = Game::new(rules.clone(), &GameSetup::seeded(seed)).map_err(KitError::other)?;
        let mut dice = bastide_testkit::dice::Dice::new(seed);
        let mut flight = Flight::default();
        while let Some(decision) = game.decision() {
            let offered = on_offer(&game);
            let asked = decision.ask.player;
            if offered.iter().any(|line| line.starts_with("dragon.move")) {
                let (Some(dragon), fairy) = (cell_of(&game, "dragon"), cell_of(&game, "fairy")) else {
                    return Err(KitError::other("a dragon that is not on the board moves"));
                };
                flight.cells.push(dragon);
                flight.players.push(asked);
                assert!(flight.cells.len() <= 6, "seed {seed}: {:?}", flight.cells);
                let first = game.state().core.tile_play.player;
                assert_eq!(asked.0, (first.0 + flight.players.len() as u8 - 1) % 3, "seed {seed}");
                let near = [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(x, y)| Cell::new(dragon.x + x, dragon.y + y));
                let board = &game.state().core.board;
                let laid = |cell: &Cell| board.placed_tiles().iter().any(|t| t.cell == *cell);
                let ways = near.iter().filter(|c| laid(c) && !flight.cells.contains(c) && Some(**c) != fairy);
                let expected: BTreeSet<String> = ways.map(|c| format!("dragon.move {},{}", c.x, c.y)).collect();
                assert_eq!(offered, expected, "seed {seed}");
                steps += 1;
            } else {
                flight = Flight::default();
                let supply = game.rules().figure("follower").map_or(0, |kind| game.state().core.in_supply(asked, kind));
                let must = offered.iter().any(|line| line.starts_with("princess")) && !offered.contains("pass");
                if offered.contains("pass") && supply > 0 && !must {
                    let found: BTreeSet<String> = offered.iter().filter(|l| l.starts_with("deploy")).cloned().collect();
                    let expected = followers(&game);
                    assert_eq!(found, expected, "seed {seed}");
                    deployed += found.len();
                    portals += usize::from(found.len() > 12);
                }
            }
            let action = decision.get(dice.below(decision.len()));
            game.apply(action.unwrap_or_default()).map_err(KitError::other)?;
            if let Some(dragon) = flight.cells.last().and(cell_of(&game, "dragon")) {
                let eaten = |f: &&bastide_core::FigureState| match f.place {
                    FigureLocation::Segment(seg) => game.view().core.graph.get(seg).cell == dragon,
                    _ => false,
                };
                assert_eq!(game.state().core.figures.iter().find(eaten), None, "seed {seed}: somebody is left beside the dragon");
            }
        }
    }
    assert!(steps > 1500 && portals > 30 && deployed > 5000, "{steps} steps, {portals} portals, {deployed} deployments");
    Ok(())
}

/// Draws a position with the dragon, and the fairy beside a thief.
#[test]
fn pictures_show_dragon_fairy_and_marks() -> Check {
    let game = bastide_testkit::games::stage(
        "title = 'a picture'\n[table]\nprincess-dragon = {}\n[given]\n\
        placed = ['BA/RCr 0,0 0', 'DG/F.v 0,1 0', 'DG/RRR.g 1,0 0', 'DG/Cc.p 0,-1 180', 'DG/RFr.d -1,0 0']\n\
        figures = ['red follower road@0,0:W', 'blue follower field@0,1:NL']\n\
        actions = ['red: fairy.to red.follower.1']\n[[step]]\nquery = true\n",
        &[],
    )?;
    let scene = bastide_render::Scene::of(game.view(), "");
    let look = bastide_render::TextLook { size: bastide_render::TextSize::Large, ..Default::default() };
    let text = bastide_render::terminal(game.view(), &scene, look);
    assert!(text.contains("R&*f") && text.contains("*d"), "{text}");
    let letters = ["volcano", "dragon", "portal", "princess"].map(|name| bastide_render::trait_letter(game.rules(), name));
    let all: BTreeSet<char> = letters.into_iter().chain(['p', 'o']).collect();
    assert_eq!(all.len(), 6, "{letters:?}");
    assert!(letters.iter().all(|letter| text.contains(*letter)), "{letters:?}\n{text}");
    let signs = bastide_render::board_signs(game.view(), &Default::default());
    assert!(signs.iter().any(|(sign, _)| sign == "R&*f"), "{signs:?}");
    let picture = bastide_render::svg(game.view(), &scene);
    for part in
        ["figure figure-dragon", "figure figure-fairy", "#trait-volcano", "#trait-dragon\"", "#trait-portal", "#trait-princess"]
    {
        assert!(picture.contains(part), "{part}");
    }
    Ok(())
}
