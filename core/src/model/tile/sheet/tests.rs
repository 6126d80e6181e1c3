//! Tests of the reader of tile files.

use super::*;

fn read(text: &str) -> Result<TileSheet, SheetError> {
    let kinds = [
        ("road", EdgeContact::Centre),
        ("city", EdgeContact::Whole),
        ("field", EdgeContact::Halves),
        ("monastery", EdgeContact::Inside),
    ];
    let sheet = TileSheet::parse("t.toml", text)?;
    sheet.check(|kind| kinds.iter().find(|(name, _)| *name == kind).map(|(_, contact)| *contact)).map(|()| sheet)
}

/// Checks the whole message for a file; an empty text if the file is valid.
fn check(text: &str, expected: &str) {
    let message = read(text).map_or_else(|error| error.to_string(), |_| String::new());
    assert_eq!(message, expected, "{text}");
}

/// Checks the message for one tile `A`: its id is on line 2, its segments on line 5 and after.
fn check_tile(segments: &[&str], expected: &str) {
    let segments: String = segments.iter().map(|s| format!("  {{ {s} }},\n")).collect();
    check(&format!("[[tile]]\nid = 'A'\ncount.new = 1\nsegments = [\n{segments}]\n"), expected);
}

const MEADOW: &str = "kind = 'field', edges = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR']";
const TOWN: &str = "kind = 'city', edges = ['N', 'E', 'S', 'W']";

#[test]
fn a_tile_is_read_with_all_it_has() -> Result<(), SheetError> {
    let text = r#"[[tile]]
        id = "BA/RCr"
        count = { first = 4 }
        traits = ["bazaar"]
        segments = [
            { kind = "road", edges = ["E", "W"] }, { kind = "monastery" },
            { kind = "city", edges = ["N"], traits = ["pennant", "pennant"] },
            { kind = "field", edges = ["EL", "WR"], borders = ["N"] },
            { kind = "field", edges = ["ER", "SL", "SR", "WL"], borders = ["EL", "W", "N", "E"] },
        ]"#;
    let sheet = read(&format!("\u{feff}{text}"))?; // a byte-order mark means nothing
    let tile = &sheet.tiles[0];
    assert_eq!(sheet.find("BA/RCr"), Some(tile));
    assert_eq!((tile.line, tile.first, tile.new, tile.traits.join(" ")), (2, 4, 0, "bazaar".to_owned()));
    assert_eq!(tile.segments[2].traits, ["pennant", "pennant"]);
    assert_eq!(tile.segments[3].edge_points.iter().map(|p| p.to_string()).collect::<String>(), "ELWR");
    assert_eq!(tile.segments[4].borders, [0, 2, 3]);
    assert_eq!(tile.segments.iter().map(|s| s.line).collect::<Vec<_>>(), [6, 6, 7, 8, 9]);
    Ok(())
}

#[test]
fn the_toml_reader_names_the_line_and_the_keys() {
    assert_eq!(read("[[tile]]\nid = \n").map_err(|error| error.place().line), Err(2));
    check("[[tile]]\nid = 'A'\nsegments = []\n", "t.toml:1: missing field `count`");
    let expected =
        "t.toml:6: unknown field `edgs`, expected one of `kind`, `edges`, `borders`, `traits`, `beside_edge`, `splits`";
    check_tile(&[MEADOW, "kind = 'road', edgs = ['N']"], expected);
}

#[test]
fn a_tile_has_an_id_of_its_own_copies_and_segments() {
    let tile = |id: &str, count: u8| format!("[[tile]]\nid = '{id}'\ncount.first = {count}\nsegments = [{{ {TOWN} }}]\n");
    let blank = "the id \"A b\" cannot be written in a record; use at least one character, and no blanks";
    let again = "line 2 has a tile with this id already; give each its own, or one of them a higher `count`";
    let copies = "there is no copy in any edition; `count` needs `first`, `new` or both above 0";
    check(&tile("A b", 1), &format!("t.toml:2: {blank}"));
    check(&[tile("A", 1), tile("B", 1), tile("A", 2)].concat(), &format!("t.toml:10: tile A: {again}"));
    check(&tile("A", 0), &format!("t.toml:2: tile A: {copies}"));
    let often = format!("{TOWN}, traits = [{}]", "'pennant', ".repeat(256));
    let expected = "t.toml:2: tile A: the trait \"pennant\" is named more than 255 times; name it less often";
    check_tile(&[&often], expected);
    check_tile(&[&often.replacen("'pennant', ", "", 1)], "");
    check_tile(&[], "t.toml:2: tile A: there are 0 segments; a tile has from 1 to 255");
}

#[test]
fn edge_points_and_borders_have_to_exist() {
    let names = "an edge is N, E, S or W, its left half NL and so on, its right half NR and so on";
    let twice = |line| format!("t.toml:{line}: tile A: E is claimed twice; leave it in the `edges` of one segment only");
    let other = "`borders` names N, not an edge of another segment; name any one edge of the segment that is bordered";
    check_tile(&[MEADOW, "kind = 'road', edges = ['NW']"], &format!("t.toml:6: tile A: `edges` names \"NW\"; {names}"));
    check_tile(&["kind = 'field', borders = ['n']", TOWN], &format!("t.toml:5: tile A: `borders` names \"n\"; {names}"));
    check_tile(&[TOWN, "kind = 'road', edges = ['E']"], &twice(6));
    check_tile(&["kind = 'road', edges = ['E', 'N', 'E']"], &twice(5));
    check_tile(&[MEADOW, "kind = 'field', borders = ['N']"], &format!("t.toml:6: tile A: {other}"));
    check_tile(&["kind = 'city', edges = ['N'], borders = ['N']"], &format!("t.toml:5: tile A: {other}"));
}

#[test]
fn kinds_are_known_and_meet_the_edge_in_their_way() {
    check_tile(&[TOWN, "kind = 'ciyt'"], "t.toml:6: tile A: the kind \"ciyt\" is unknown; did you mean \"city\"?");
    check_tile(&[TOWN, "kind = 'fen'"], "t.toml:6: tile A: the kind \"fen\" is unknown; no plugin at the table brings it");
    let wrong = |kind, edge, way| {
        let expected = format!("t.toml:5: tile A: the {kind} cannot claim {edge}; it {way}");
        check_tile(&[&format!("kind = '{kind}', edges = ['{edge}']")], &expected);
    };
    wrong("city", "NL", "takes edges, not half-edges: N, E, S, W");
    wrong("field", "S", "takes half-edges, not edges: NL, NR, EL and so on");
    wrong("monastery", "N", "lies inside the tile, so leave `edges` out");
}

#[test]
fn every_edge_and_half_edge_is_claimed_once() {
    let whole = "t.toml:6: tile A: SR is claimed, but the city has all of that side; leave both halves out";
    let sides = "a side is claimed whole, or in both halves with at most a centre between them";
    let nobody = |edge| format!("t.toml:2: tile A: no segment claims {edge}; {sides}");
    check_tile(&[MEADOW, "kind = 'road', edges = ['N', 'S']", "kind = 'monastery'"], "");
    check_tile(&[TOWN, "kind = 'field', borders = ['N']"], "");
    check_tile(&[TOWN, "kind = 'field', edges = ['SR']"], whole);
    check_tile(&["kind = 'city', edges = ['N', 'E', 'S']"], &nobody("WL"));
    check_tile(&["kind = 'road', edges = ['N']", "kind = 'field', edges = ['NL']"], &nobody("NR"));
}

#[test]
fn an_edge_is_shared_with_a_segment_of_the_same_kind() {
    let field = "kind = 'field', edges = ['SL', 'SR', 'WL', 'WR']";
    let city = "kind = 'city', edges = ['N']";
    check_tile(&[city, "kind = 'city', edges = ['E'], beside_edge = 'N'", field], "");
    let wrong = |name: &str| {
        let expected = format!("t.toml:6: tile A: `beside_edge` names \"{name}\", not an edge of another city; ");
        let expected = expected + "name the whole edge that both are open at";
        check_tile(&[city, &format!("kind = 'city', edges = ['E'], beside_edge = '{name}'"), field], &expected);
    };
    ["E", "S", "NL", "x"].iter().for_each(|name| wrong(name));
}
