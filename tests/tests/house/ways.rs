//! The traits `way-a` to `way-d` of all tile files: what meets on a tile, for a wagon of the first
//! edition (AM-63, AM-64).
//!
//! The meeting of segments follows from the fields. A field that lies on both sides of a line between two segments
//! at the edge of a tile passes between them; if none does, they touch inside the tile. A road that
//! ends there meets what it touches.

use std::path::Path;

use bastide_core::tile::{SheetSegment, SheetTile, TileSheet};
use bastide_core::{EdgePoint, EdgePosition, Side};

type Check = Result<(), Box<dyn std::error::Error>>;

const WAYS: [&str; 4] = ["way-a", "way-b", "way-c", "way-d"];

/// Traits of tiles in whose middle lies a place of its own, at which roads end and do not meet: AM-68,
/// CP-08, TO-10, CR-07, WF-04, SC-02, FB-04.
const BARRIERS: [&str; 8] =
    ["bazaar", "fair", "tower", "german-castle", "city-of-carcassonne", "wheel-hub", "school", "fruit-tree"];

/// Traits of tiles in whose middle lies a place where roads meet, with no gate to a city: BT-08.
const SQUARES: [&str; 2] = ["circus", "acrobats"];

/// Roads that touch something and do not meet it, by tile and side.
const APART: [(&str, Side); 1] = [
    // TB-15: the other road alone runs into the city.
    ("TB/RRC", Side::W),
];

fn has(traits: &[String], any: &[&str]) -> bool {
    traits.iter().any(|name| any.contains(&name.as_str()))
}

fn share_a_way(a: &SheetSegment, b: &SheetSegment) -> bool {
    WAYS.iter().any(|way| has(&a.traits, &[way]) && has(&b.traits, &[way]))
}

fn sides(segment: &SheetSegment) -> Vec<Side> {
    segment.edge_points.sides().collect()
}

fn is_way(segment: &SheetSegment) -> bool {
    ["road", "city"].contains(&segment.kind.as_str())
}

/// Returns the side on which a road reaches the edge of its tile, if it ends inside and no tunnel
/// leads on.
fn end(segment: &SheetSegment) -> Option<Side> {
    let sides = sides(segment);
    let ends = segment.kind == "road" && sides.len() == 1 && !has(&segment.traits, &["tunnel-opening"]);
    sides.first().copied().filter(|_| ends)
}

/// Returns the segments at the edge of a tile, clockwise from the north, each as often as another one
/// lies between.
fn ring(tile: &SheetTile) -> Vec<usize> {
    let positions = [EdgePosition::Left, EdgePosition::Centre, EdgePosition::Right];
    let points = Side::ALL.into_iter().flat_map(|side| positions.map(|position| EdgePoint::new(side, position)));
    let at = |point| tile.segments.iter().position(|segment| segment.edge_points.has(point));
    let mut ring: Vec<usize> = points.filter_map(at).collect();
    ring.dedup();
    ring
}

/// Returns a number for each segment of a tile, the same for those that touch.
fn touching(tile: &SheetTile) -> Vec<usize> {
    let ring = ring(tile);
    let is_field = |at: &usize| tile.segments[*at].kind == "field";
    let mut groups: Vec<usize> = (0..tile.segments.len()).collect();
    for (q, b) in ring.iter().enumerate().filter(|(_, at)| !is_field(at)) {
        for (p, a) in ring[..q].iter().enumerate().filter(|(_, at)| !is_field(at)) {
            let outside = || ring[..p].iter().chain(&ring[q + 1..]);
            let between = ring[p + 1..q].iter().filter(|at| is_field(at)).any(|at| outside().any(|other| other == at));
            if !between {
                let (from, to) = (groups[*b], groups[*a]);
                groups.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
            }
        }
    }
    groups
}

/// Returns what is wrong with the ways of a tile.
fn faults(tile: &SheetTile) -> Vec<String> {
    let mut faults = Vec::new();
    let groups = touching(tile);
    let barrier = has(&tile.traits, &BARRIERS);
    let square = has(&tile.traits, &SQUARES);
    let monastery = tile.segments.iter().find(|segment| segment.kind == "monastery");
    for (i, segment) in tile.segments.iter().enumerate() {
        let others = tile.segments.iter().enumerate().filter(|(j, _)| *j != i);
        let Some(side) = end(segment).filter(|_| !barrier) else { continue };
        let touched: Vec<&SheetSegment> = others
            .filter(|(j, other)| groups[*j] == groups[i] && is_way(other) && !(square && other.kind == "city"))
            .filter(|(_, other)| !has(&other.traits, &["tunnel-opening"]))
            .map(|(_, other)| other)
            .collect();
        let meets = tile.segments.iter().any(|other| !std::ptr::eq(other, segment) && share_a_way(segment, other));
        let should = (!touched.is_empty() && !APART.contains(&(tile.id.as_str(), side))) || monastery.is_some();
        if should && !meets {
            faults.push(format!("{}: the road at {side:?} meets what it runs into, and shares no way with it", tile.id));
        }
    }
    // AM-63: a monastery stands inside a city that fills the middle.
    let filled =
        |city: &&SheetSegment| city.kind == "city" && sides(city).iter().any(|side| sides(city).contains(&side.opposite()));
    if let (Some(monastery), Some(city)) = (monastery, tile.segments.iter().find(filled))
        && !share_a_way(monastery, city)
    {
        faults.push(format!("{}: the monastery stands in the city, and shares no way with it", tile.id));
    }
    for way in WAYS {
        let of_way: Vec<usize> = (0..groups.len()).filter(|i| has(&tile.segments[*i].traits, &[way])).collect();
        if of_way.len() == 1 {
            faults.push(format!("{}: only one segment has {way}", tile.id));
        }
        let at_edge = of_way.iter().filter(|i| is_way(&tile.segments[**i]));
        let mut parts: Vec<usize> = at_edge.map(|i| groups[*i]).collect();
        parts.sort_unstable();
        parts.dedup();
        if parts.len() > 1 {
            faults.push(format!("{}: a field lies between segments that share {way}", tile.id));
        }
    }
    faults
}

/// Returns all tile files of the expansions.
fn sheets() -> Result<Vec<TileSheet>, Box<dyn std::error::Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("no root")?.join("expansions");
    let mut sheets = Vec::new();
    for expansion in std::fs::read_dir(root)? {
        let expansion = expansion?.path();
        let files = std::fs::read_dir(&expansion).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
        for file in files.filter(|file| file.extension().is_some_and(|e| e == "toml")) {
            let text = std::fs::read_to_string(&file)?;
            if text.contains("[[tile]]") {
                sheets.push(TileSheet::parse(&file.display().to_string(), &text)?);
            }
        }
    }
    Ok(sheets)
}

// covers: AM-63, AM-64, SH-65
#[test]
fn roads_meet_what_they_run_into_on_all_tiles() -> Check {
    let sheets = sheets()?;
    let tiles: Vec<&SheetTile> = sheets.iter().flat_map(|sheet| &sheet.tiles).collect();
    assert!(tiles.len() > 400, "only {} tiles were found", tiles.len());
    let faults: Vec<String> = tiles.iter().flat_map(|tile| faults(tile)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

#[test]
fn the_check_finds_what_is_wrong() -> Check {
    let about = |roads: [&str; 3]| -> Result<Vec<String>, Box<dyn std::error::Error>> {
        let [w, s, e] = roads;
        let text = format!(
            "[[tile]]\nid = 'T'\ncount = {{ first = 1 }}\nsegments = [\n\
             {{ kind = 'road', edges = ['W'], traits = [{w}] }},\n{{ kind = 'road', edges = ['S'], traits = [{s}] }},\n\
             {{ kind = 'road', edges = ['E'], traits = [{e}] }},\n{{ kind = 'field', edges = ['NL', 'NR', 'EL', 'WR'] }},\n\
             {{ kind = 'field', edges = ['ER', 'SL', 'SR', 'WL'] }},\n]\n"
        );
        Ok(TileSheet::parse("t.toml", &text)?.tiles.iter().flat_map(faults).collect())
    };
    assert_eq!(about(["'way-a'", "", "'way-a'"])?, Vec::<String>::new(), "the road in the south ends in its field");
    assert_eq!(about(["", "", ""])?.len(), 2, "west and east meet");
    assert_eq!(about(["'way-a'", "'way-a'", "'way-a'"])?.len(), 1, "a field lies between them and the south");
    assert_eq!(about(["'way-a'", "'way-b'", "'way-a'"])?.len(), 1, "the way of the south leads nowhere");
    Ok(())
}
