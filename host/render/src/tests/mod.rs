//! Invariants of all pictures, tested with the base game and with tiles that are hard to draw.

mod contents;
mod grounds;
mod kept;
mod named;
mod pieces;
mod sheets;

use std::sync::Arc;

use bastide_core::{
    Cell, Chosen, CompletionRule, Decision, EdgeContact, EdgePoint, EdgePosition, Edition, Expansion, Figure, FigureLocation,
    FigureSpec, Game, GameSetup, InstallError, KindSpec, Manifest, Options, Registrar, Ruleset, Selection, Side, Target,
};
use bastide_texts::Language;

use crate::tile::grid::Owner;
use crate::tile::layout::Layout;
use crate::{Scene, TextLook, TextSize, png, seat_letters, sheet, svg, terminal, tile_text};

/// Tiles with unusual roads, cities and fields.
struct Odd;

static ODD: Manifest = Manifest::new("odd", "Odd tiles", "0", "tiles that are hard to draw");

const TILES: &str = r#"
tile = [
  { id = "road-bends-to-city", count = { first = 1 }, segments = [
    { kind = "road", edges = ["E"] }, { kind = "city", edges = ["N"] },
    { kind = "field", edges = ["EL"], borders = ["N"] }, { kind = "field", edges = ["ER", "SL", "SR", "WL", "WR"], borders = ["N"] } ] },
  { id = "road-to-the-third-city", count = { first = 1 }, segments = [
    { kind = "road", edges = ["S"] }, { kind = "city", edges = ["N"] }, { kind = "city", edges = ["E"] }, { kind = "city", edges = ["W"] },
    { kind = "field", edges = ["SL"], borders = ["E"] }, { kind = "field", edges = ["SR"], borders = ["N", "E", "W"] } ] },
  { id = "city-with-a-tip", count = { first = 1 }, segments = [
    { kind = "road", edges = ["E"] }, { kind = "city", edges = ["W"], traits = ["no-castle"] }, { kind = "field", edges = ["NL", "NR"], borders = ["W"] },
    { kind = "field", edges = ["EL"], borders = ["W"] }, { kind = "field", edges = ["ER", "SL", "SR"], borders = ["W"] } ] },
  { id = "four-fields-and-a-tip", count = { first = 1 }, segments = [
    { kind = "road", edges = ["E"] }, { kind = "road", edges = ["S"] }, { kind = "city", edges = ["N", "W"] },
    { kind = "field", edges = ["EL"], borders = ["N"] }, { kind = "field", edges = ["ER"], borders = ["N"] },
    { kind = "field", edges = ["SL"], borders = ["N"] }, { kind = "field", edges = ["SR"], borders = ["N"] } ] },
  { id = "two-roads-to-one-wall", count = { first = 1 }, segments = [
    { kind = "road", edges = ["E"] }, { kind = "road", edges = ["S"] }, { kind = "city", edges = ["N", "W"] },
    { kind = "field", edges = ["EL"], borders = ["N"] }, { kind = "field", edges = ["ER", "SL"], borders = ["N"] },
    { kind = "field", edges = ["SR"], borders = ["N"] } ] },
  { id = "cities-meet-at-the-crossing", count = { first = 1 }, segments = [
    { kind = "road", edges = ["E"] }, { kind = "road", edges = ["W"] }, { kind = "city", edges = ["N"] }, { kind = "city", edges = ["S"] },
    { kind = "field", edges = ["EL"], borders = ["N"] }, { kind = "field", edges = ["ER"], borders = ["S"] },
    { kind = "field", edges = ["WL"], borders = ["S"] }, { kind = "field", edges = ["WR"], borders = ["N"] } ] },
  { id = "crossing-at-the-wall", count = { first = 1 }, segments = [
    { kind = "road", edges = ["S"] }, { kind = "road", edges = ["W"] }, { kind = "city", edges = ["N"] },
    { kind = "field", edges = ["EL", "ER", "SL"], borders = ["N"] }, { kind = "field", edges = ["SR", "WL"] }, { kind = "field", edges = ["WR"], borders = ["N"] } ] },
  { id = "roads-cross", count = { first = 1 }, segments = [
    { kind = "road", edges = ["N", "S"] }, { kind = "road", edges = ["E", "W"] }, { kind = "field", edges = ["NL", "WR"] },
    { kind = "field", edges = ["NR", "EL"] }, { kind = "field", edges = ["ER", "SL"] }, { kind = "field", edges = ["SR", "WL"] } ] },
  { id = "city-to-the-opposite-side", count = { first = 1 }, segments = [
    { kind = "city", edges = ["N"] }, { kind = "field", edges = ["SR", "WL", "WR"], borders = ["N"] },
    { kind = "field", edges = ["EL", "ER", "SL"], borders = ["N"] } ] },
  { id = "cities-meet-in-a-point", count = { first = 1 }, segments = [
    { kind = "city", edges = ["W"] }, { kind = "city", edges = ["E"] }, { kind = "field", edges = ["NL", "NR"], borders = ["W", "E"] },
    { kind = "field", edges = ["SL", "SR"], borders = ["W", "E"] } ] },
  { id = "two-cities-at-an-edge", count = { first = 1 }, segments = [
    { kind = "city", edges = ["N", "W"] }, { kind = "city", edges = ["E"], beside_edge = "N" },
    { kind = "field", edges = ["SL", "SR"], borders = ["N", "E"] } ] },
  { id = "two-bends", count = { first = 1 }, segments = [
    { kind = "road", edges = ["N", "W"] }, { kind = "road", edges = ["E", "S"] }, { kind = "field", edges = ["NL", "WR"] },
    { kind = "field", edges = ["NR", "EL", "SR", "WL"] }, { kind = "field", edges = ["ER", "SL"] } ] },
  { id = "shut-in-field", count = { first = 1 }, segments = [
    { kind = "city", edges = ["E", "W"] }, { kind = "city", edges = ["S"] }, { kind = "field", edges = ["NL", "NR"], borders = ["E"] },
    { kind = "field", borders = ["E", "S"] } ] },
  { id = "field-between-cities", count = { first = 1 }, segments = [
    { kind = "city", edges = ["N", "W"] }, { kind = "city", edges = ["E", "S"] }, { kind = "field", borders = ["N", "E"] } ] },
  { id = "monastery-on-a-crossing", count = { first = 1 }, traits = ["volcano"], segments = [
    { kind = "monastery" }, { kind = "road", edges = ["E"] }, { kind = "road", edges = ["W"], traits = ["inn"] },
    { kind = "field", edges = ["NL", "NR", "EL", "WR"] }, { kind = "field", edges = ["ER", "SL", "SR", "WL"] } ] },
  { id = "strange-kinds", count = { first = 1 }, segments = [
    { kind = "lake", edges = ["N"] }, { kind = "canal", edges = ["E", "W"] }, { kind = "shrine" },
    { kind = "meadow", edges = ["EL", "WR"] }, { kind = "field", edges = ["ER", "SL", "SR", "WL"] } ] },
]
"#;

impl Expansion for Odd {
    fn manifest(&self) -> &'static Manifest {
        &ODD
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        for (kind, contact) in [
            ("lake", EdgeContact::Whole),
            ("canal", EdgeContact::Centre),
            ("shrine", EdgeContact::Inside),
            ("meadow", EdgeContact::Halves),
        ] {
            reg.define_kind(kind, KindSpec::new(contact, CompletionRule::Never));
        }
        reg.define_token("plank", 2);
        // Kinds of figures without a shape of their own, two of them with the same first letter.
        for kind in ["bandit", "baker", "giant"] {
            reg.define_figure(kind, FigureSpec { per_player: 1, weight: 0, strength: 0, follower: false });
        }
        let pile = reg.pile("odd", None);
        reg.tiles("odd", TILES, 1, pile)
    }
}

pub(crate) type Done = Result<(), Box<dyn std::error::Error>>;

pub(crate) fn rules() -> Result<Arc<Ruleset>, Box<dyn std::error::Error>> {
    rules_of(&[&bastide_base::BASE, &Odd])
}

/// Returns the rules of three seats with these plugins.
fn rules_of(expansions: &[&'static dyn Expansion]) -> Result<Arc<Ruleset>, Box<dyn std::error::Error>> {
    let seats = ["red", "blue", "black"].map(String::from);
    let pick = |expansion: &'static dyn Expansion| -> Result<Selection, Box<dyn std::error::Error>> {
        let m = expansion.manifest();
        let given = if m.id == "base" { [("abbot".into(), Chosen::Switch(true))].into() } else { Default::default() };
        let values = m.resolve(Edition::New, &given)?;
        Ok(Selection { expansion, options: Options::new(m.id, 3, Edition::New, values) })
    };
    let chosen = expansions.iter().map(|expansion| pick(*expansion)).collect::<Result<Vec<_>, _>>()?;
    Ok(Arc::new(Ruleset::build(&seats, Edition::New, &Default::default(), chosen)?))
}

/// Returns a game after N random moves.
pub(crate) fn game(seed: u64, moves: usize) -> Result<Game, Box<dyn std::error::Error>> {
    let mut game = Game::new(rules()?, &GameSetup::seeded(seed))?;
    let mut state = seed | 1;
    for _ in 0..moves {
        let Some(decision) = game.decision() else { break };
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = decision.get((state >> 33) as usize % decision.len()).ok_or("fewer options than said")?;
        game.apply(action)?;
    }
    Ok(game)
}

#[test]
fn fields_are_cut_exactly_as_the_data_says() -> Done {
    let rules = rules()?;
    for (_, info) in rules.tiles.iter() {
        let layout = Layout::of(&rules, info);
        let fields: Vec<usize> = (0..info.segments.len()).filter(|&i| layout.contact[i] == EdgeContact::Halves).collect();
        for (k, &i) in fields.iter().enumerate() {
            assert_eq!(layout.grid.connected(i), 1, "{}: field {i} is torn or hidden", info.name);
            for &other in &fields[..k] {
                assert!(!layout.grid.meet(i, other), "{}: fields {other} and {i} run into each other", info.name);
            }
        }
    }
    Ok(())
}

#[test]
fn every_part_shows_and_figures_stand_on_their_own_part() -> Done {
    let rules = rules()?;
    for (_, info) in rules.tiles.iter() {
        let layout = Layout::of(&rules, info);
        for i in 0..info.segments.len() {
            assert!(layout.grid.size(i) > 0 || layout.inner[i].is_some(), "{}: segment {i} does not show", info.name);
            let owner = layout.grid.owner(layout.label[i]);
            assert!(owner == Owner::Segment(i) || layout.inner[i].is_some(), "{}: segment {i} stands on {owner:?}", info.name);
        }
        for lane in &layout.lanes {
            let starts = info.segments[lane.segment].edge_points.sides().map(|side: Side| crate::tile::roads::gateway(side).0);
            assert!(starts.into_iter().any(|at| at == lane.course.start), "{}: a lane that meets no neighbour", info.name);
        }
        for outline in layout.areas.iter().flatten() {
            for wall in &outline.walls {
                let corner = |at: crate::draw::geom::P| [at.x, at.y].iter().all(|v| *v == 0.0 || *v == 100.0);
                assert!(corner(wall.start) && corner(wall.end()), "{}: a wall that meets no neighbour", info.name);
            }
        }
    }
    Ok(())
}

#[test]
fn a_game_is_drawn_at_every_moment_and_always_alike() -> Done {
    for moves in [0, 1, 40, 1000] {
        let game = game(9, moves)?;
        let mut scene = Scene::of(game.view(), "Tom & <Jerry>");
        scene.candidates = game.decision().map(candidates).unwrap_or_default();
        let picture = svg(game.view(), &scene);
        assert_eq!(picture, svg(game.view(), &scene));
        assert!(
            picture.contains("<title>Tom &amp; &lt;Jerry&gt;</title>") && !picture.contains("NaN") && !picture.contains("<text")
        );
        assert!(png(&picture, 200).is_ok());
        assert!(picture.len() < 900_000, "{} bytes", picture.len());
    }
    Ok(())
}

fn candidates(decision: Decision) -> Vec<(Cell, String)> {
    let cells = decision.iter().filter_map(|a| if let Target::Place { cell, .. } = a.target { Some(cell) } else { None });
    cells.enumerate().map(|(i, cell)| (cell, i.to_string())).collect()
}

#[test]
fn all_tiles_come_onto_the_sheet() -> Done {
    let rules = rules()?;
    let picture = sheet(&rules, &Language::default(), true);
    assert!(rules.tiles.iter().all(|(id, _)| picture.contains(&format!(r#"id="g{}""#, id.0))));
    assert!(png(&picture, 300).is_ok());
    Ok(())
}

#[test]
fn the_terminal_shows_roads_cities_and_turns() -> Done {
    let rules = rules()?;
    let tile = rules.tiles.find("BA/RCr").ok_or("no tile")?;
    let plain = TextLook { ascii: true, size: TextSize::Small, ..TextLook::default() };
    assert_eq!(tile_text(&rules, tile, 0, plain), ".#####.\n-------\n.......\n");
    assert_eq!(tile_text(&rules, tile, 1, plain), "...|.##\n...|.##\n...|.##\n");
    let curve = rules.tiles.find("BA/Rr").ok_or("no tile")?;
    let lines = TextLook { size: TextSize::Small, ..TextLook::default() };
    assert_eq!(tile_text(&rules, curve, 0, lines), "·······\n───╮···\n···│···\n");
    let crossing = rules.tiles.find("BA/RRRR").ok_or("no tile")?;
    assert_eq!(tile_text(&rules, crossing, 0, plain), "...|...\n---o---\n...|...\n");
    Ok(())
}

#[test]
fn the_terminal_shows_figures_offers_and_coordinates() -> Done {
    let mut game = Game::new(rules()?, &GameSetup::seeded(1))?;
    let east = EdgePoint::new(Side::E, EdgePosition::Centre);
    let road = game.view().segment_at(Cell::new(0, 0), east).ok_or("no road")?;
    game.set_up(|cx| cx.move_figure(Figure(0), FigureLocation::Segment(road)))?;
    let mut scene = Scene::of(game.view(), "");
    scene.candidates = vec![(Cell::new(1, 0), "12".into())];
    let plain = TextLook { ascii: true, size: TextSize::Small, ..TextLook::default() };
    let text = terminal(game.view(), &scene, plain);
    assert_eq!(text, "        0      1\n     .#####.\n   0 ---R--- [12]\n     .......\n");
    let colored = terminal(game.view(), &scene, TextLook { color: true, ..plain });
    let mut bare = String::new();
    for (i, part) in colored.split('\u{1b}').enumerate() {
        bare.push_str(if i == 0 { part } else { part.split_once('m').ok_or("no end of a color")?.1 });
    }
    assert_eq!(bare, text);
    assert_eq!(seat_letters(game.view().rules), ['R', 'B', 'L']);
    Ok(())
}

#[test]
fn a_board_that_is_too_wide_is_cut_around_the_last_tile() -> Done {
    let game = game(4, 1000)?;
    let scene = Scene::of(game.view(), "");
    let text = terminal(game.view(), &scene, TextLook { room: Some((40, 14)), ..TextLook::default() });
    assert!(text.lines().all(|line| line.chars().count() <= 52) && text.lines().count() <= 14, "{text}");
    let cell = scene.last.ok_or("no last tile")?;
    assert!(text.lines().any(|line| line.trim_start().starts_with(&format!("{} ", cell.y))), "{text}");
    Ok(())
}
