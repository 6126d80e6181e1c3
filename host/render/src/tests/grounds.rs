//! Ground of other kinds than fields: paved ground of several tiles, and where a tile is absent.

use bastide_core::{CompletionRule, EdgeContact, Expansion, InstallError, KindSpec, Manifest, Options, Registrar};

use super::{Done, rules_of};
use crate::draw::color::tint;
use crate::draw::pen::Pen;
use crate::tile::layout::Layout;
use crate::tile::{ground, standing};

static GROUNDS: Manifest = Manifest::new("grounds", "Grounds", "0", "A paved yard, and a tile of which a half is absent.");

const SYMBOLS: &str = r#"
[kind.yard]
place = "paved"
draw = '''<circle r="6" fill="rose"/>'''

[trait.west-wing]
place = "building"
turns = true
draw = '''<path d="M20-9H50V9H20z" fill="stone"/>'''

[trait.pond]
place = "ring"
draw = '''<circle r="6" fill="water"/>'''
"#;

const TILES: &str = r#"
tile = [
  { id = "yard-with-a-gate", count = { new = 1 }, segments = [
    { kind = "yard", edges = ["EL", "ER", "SL", "SR"] }, { kind = "road", edges = ["N"] },
    { kind = "field", edges = ["NL", "WL", "WR"] }, { kind = "field", edges = ["NR"] } ] },
  { id = "half", count = { new = 1 }, segments = [
    { kind = "nothing", edges = ["SL", "SR", "WL", "WR"] }, { kind = "field", edges = ["NL", "NR", "EL", "ER"] } ] },
  { id = "hall", count = { new = 1 }, traits = ["west-wing"], segments = [
    { kind = "monastery" }, { kind = "field", edges = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] } ] },
  { id = "roads-to-a-pond", count = { new = 1 }, traits = ["pond"], segments = [
    { kind = "road", edges = ["E"] }, { kind = "road", edges = ["W"] }, { kind = "field", edges = ["NL", "NR", "EL", "WR"] },
    { kind = "field", edges = ["ER", "SL", "SR", "WL"] } ] },
  { id = "roads-to-a-village", count = { new = 1 }, segments = [
    { kind = "road", edges = ["E"] }, { kind = "road", edges = ["W"] }, { kind = "field", edges = ["NL", "NR", "EL", "WR"] },
    { kind = "field", edges = ["ER", "SL", "SR", "WL"] } ] },
]
"#;

struct Grounds;

impl Expansion for Grounds {
    fn manifest(&self) -> &'static Manifest {
        &GROUNDS
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        for kind in ["yard", "nothing"] {
            reg.define_kind(kind, KindSpec::new(EdgeContact::Halves, CompletionRule::Never));
        }
        let nothing = reg.edge("nothing");
        reg.leaves_gap(nothing);
        let pile = reg.pile("grounds", None);
        reg.tiles("grounds", TILES, 1, pile)?;
        reg.symbols("grounds/symbols.toml", SYMBOLS)
    }
}

/// Returns the drawing of the ground of a tile.
fn drawn(name: &str) -> Result<String, Box<dyn std::error::Error>> {
    let rules = rules_of(&[&bastide_base::BASE, &Grounds])?;
    let (_, info) = rules.tiles.iter().find(|(_, info)| info.name == name).ok_or("no such tile")?;
    Ok(ground(&Layout::of(&rules, info), info))
}

#[test]
fn a_part_of_a_building_turns_with_its_tile() -> Done {
    let rules = rules_of(&[&bastide_base::BASE, &Grounds])?;
    let (_, info) = rules.tiles.iter().find(|(_, info)| info.name == "hall").ok_or("no such tile")?;
    let svg = standing(&Layout::of(&rules, info), info, 1, &Pen::new());
    assert!(svg.contains(r##"href="#trait-west-wing" transform="translate(50 50) rotate(90)""##), "{svg}");
    Ok(())
}

#[test]
fn roads_that_end_at_a_space_end_at_a_disc_that_shows_around_it() -> Done {
    let radius = |name| -> Result<f64, Box<dyn std::error::Error>> {
        let svg = drawn(name)?;
        let radii = svg.split(" r=\"").skip(1).filter_map(|r| r.split('"').next()?.parse::<f64>().ok());
        Ok(radii.fold(0.0, f64::max))
    };
    assert!(radius("roads-to-a-village")? < 10.0);
    assert!(radius("roads-to-a-pond")? > 12.0);
    Ok(())
}

#[test]
fn where_a_tile_is_absent_its_ground_has_no_color_of_its_own() -> Done {
    assert!(!drawn("half")?.contains(&tint("nothing").0));
    Ok(())
}

#[test]
fn a_wall_around_paved_ground_runs_straight_beside_a_gate() -> Done {
    let svg = drawn("yard-with-a-gate")?;
    assert!(!svg.contains(&tint("yard").0));
    let outline = svg.split("<path d=\"").find(|path| path.contains("#d9d0bb")).ok_or("no pavement")?;
    assert!(!outline.contains('h'), "a wall with steps: {outline}");
    Ok(())
}
