use bastide_core::Document;

use super::*;

/// A map of six cells and two large cities, one at the end of a ferry, with every key of a board
/// file.
const WHOLE: &str = r##"name = "Two coasts"
about = "A test."
credits = "Ours."
sets = { base = 1, inns-cathedrals = 2 }
tiles = 8
starts_used = 2
grid = """
~So#
~.A~
~~~.
SoB~
"""

[names]
"1,0" = "Anfang"

[[city]]
key = "B"
segments = [{ kind = "city", edges = "W", coats = 1 }, { kind = "road", edges = "NE" }]

[[city]]
key = "A"
name = "Aa"
edges = "WN"
coats = 2

[[border]]
at = ["1,0:N", "2,0:N"]
kind = "road"
coats = 1
name = "far away"

[[ferry]]
ends = ["1,1:S", "3,2:W"]
coats = 2

[[note]]
kind = "waves"
at = ["0,0", "0,1"]
"##;

/// Returns the message for a map, with the text that it marks in the file; empty for a valid map.
fn message(text: &str) -> (String, String) {
    let Err(error) = Map::parse("m.toml", text) else { return Default::default() };
    let marked = error.at.mark.as_ref().map_or("", |mark| {
        let start = mark.text.char_indices().nth(mark.column - 1).map_or(0, |(at, _)| at);
        let end = mark.text.char_indices().nth(mark.column - 1 + mark.width).map_or(mark.text.len(), |(at, _)| at);
        &mark.text[start..end]
    });
    (error.to_string(), marked.to_owned())
}

/// Replaces a part of [`WHOLE`] and checks the message and the marked text.
fn check(from: &str, to: &str, says: &str, marks: &str) {
    assert!(WHOLE.contains(from), "{from}");
    assert_eq!(message(&WHOLE.replacen(from, to, 1)), (says.to_owned(), marks.to_owned()), "{to}");
}

fn edge(x: i16, y: i16, side: Side) -> Edge {
    Edge { cell: Cell::new(x, y), side }
}

#[test]
fn a_map_is_read_with_all_it_has() -> Result<(), MapError> {
    let map = Map::parse("m.toml", WHOLE)?;
    assert_eq!((map.width, map.height, map.tiles, map.meeples, map.starts_used), (4, 4, 8, 9, 2));
    assert_eq!(map.sets.iter().map(|(id, n)| (id.as_str(), *n)).collect::<Vec<_>>(), [("base", 1), ("inns-cathedrals", 2)]);
    assert_eq!(map.starts().collect::<Vec<_>>(), [Cell::new(1, 0), Cell::new(0, 3)]);
    assert_eq!(map.printed().count(), 6);
    let seen: Vec<Square> = map.squares().map(|(_, square)| square).take(8).collect();
    let (water, abroad) = (Square::Water, Square::Abroad);
    assert_eq!(seen, [water, Square::Start, Square::Small, abroad, water, Square::Plain, Square::Large(0), water]);
    assert_eq!(map.square(Cell::new(-1, 9)), water);
    let (a, b) = (&map.cities[0], &map.cities[1]);
    assert_eq!((a.key, a.name.as_str(), a.cell, a.pennants()), ('A', "Aa", Cell::new(2, 1), 2));
    assert_eq!((b.key, b.cell, b.pennants(), b.at(Side::W)), ('B', Cell::new(2, 3), 1, Some(Print::City)));
    assert_eq!((b.at(Side::E), b.at(Side::S)), (Some(Print::Road), None));
    assert_eq!(map.borders[0].at, [edge(1, 0, Side::N), edge(2, 0, Side::N)]);
    assert_eq!((map.borders[0].kind, map.borders[0].pennants, map.borders[0].name.as_str()), (Print::Road, 1, "far away"));
    assert_eq!((map.ferries[0].ends, map.ferries[0].pennants), ([edge(1, 1, Side::S), edge(3, 2, Side::W)], 2));
    assert_eq!(map.notes[0].at, [Cell::new(0, 0), Cell::new(0, 1)]);
    assert_eq!(map.names.get(&Cell::new(1, 0)).map(String::as_str), Some("Anfang"));
    assert_eq!(map.place(Cell::new(3, 2)).to_string(), "m.toml:10:4");
    assert!(map.is_border(edge(1, 0, Side::N)) && map.is_border(edge(2, 1, Side::E)) && !map.is_border(edge(0, 0, Side::E)));
    Ok(())
}

#[test]
fn the_grid_may_stand_on_one_line_or_between_other_quotes() {
    for grid in ["'''\nSo\n?S\n'''", "\"\"\"So\n?S\"\"\"", "\"\"\"\r\nSo\r\n?S\r\n\"\"\""] {
        assert_eq!(message(&format!("name = ''\ngrid = {grid}\n")).1, "?", "{grid}");
        assert_eq!(message(&format!("name = ''\ngrid = {grid}\n").replace('?', ".")).0, "", "{grid}");
    }
    assert_eq!(message("name = \"\"\ngrid = \"S?S\"\n").1, "?");
    assert_eq!(message("name = \"\"\ngrid = \"S.S\"\n").0, "");
}

#[test]
fn what_the_toml_reader_refuses_keeps_its_place() {
    check("tiles = 8", "tiles = 'x'", "m.toml:5:9: invalid type: string \"x\", expected u16", "'x'");
}

#[test]
fn a_misspelt_key_gets_the_nearest_name() {
    let keys = "name, about, credits, sets, tiles, meeples, part, chips, starts_used, grid, names, city, border, ferry and note";
    let says = format!("m.toml:2:1: a board has no key \"abuot\"; did you mean \"about\"?; its keys are {keys}");
    check("about", "abuot", &says, "abuot");
    let says = "a ferry has no key \"coat\"; did you mean \"coats\"?; its keys are ends, coats and name";
    check("3,2:W\"]\ncoats", "3,2:W\"]\ncoat", &format!("m.toml:35:1: {says}"), "coat");
    let says = "m.toml:29:8: kind = \"raod\" is not allowed: it takes city or road; did you mean \"road\"?";
    check("\"road\"\ncoats", "\"raod\"\ncoats", says, "\"raod\"");
    let twice = WHOLE.replacen("starts_used", "start_used", 1).replacen("kind = \"city\"", "knd = \"city\"", 1);
    let errors = Map::parse("m.toml", &twice).err().map_or_else(Vec::new, |e| e.all().map(|e| e.at.to_string()).collect());
    assert_eq!(errors, ["m.toml:6:1", "m.toml:19:15"], "all at once, in their order");
}

#[test]
fn a_grid_is_refused_with_row_and_letter() {
    check(
        "~.A~",
        "~.A",
        "m.toml:9:1: row 1 has 3 cells and row 0 has 4; fill up the shorter ones with ~ (water) or # (land \
        abroad)",
        "~.A",
    );
    check(
        "~So#",
        "~Sox",
        "m.toml:8:4: 'x' in the grid is not a known letter; it takes ~ (water), # (land abroad), . (land), o \
        (small city), S (start cell) and the capital letter of a large city",
        "x",
    );
    check(
        "~So#",
        "~SoC",
        "m.toml:8:4: the grid has a cell C, and there is no large city with that key; add [[city]] with \
        key = \"C\"",
        "C",
    );
    check(
        "~So#",
        "~SoA",
        "m.toml:9:3: A stands in the grid a second time; each cell of a large city has a letter and a \
        [[city]] of its own, and cells side by side are one city if their facing edges are both city",
        "A",
    );
    let (says, _) = message("name = ''\ngrid = ''\n");
    assert_eq!(says, "m.toml:2:8: the grid is 0 wide and 0 high; it takes from 1 to 100 either way");
}

#[test]
fn a_large_city_is_refused_with_its_key() {
    check(
        "key = \"A\"",
        "key = \"S\"",
        "m.toml:22:7: \"S\" cannot be the key of a large city; use one capital letter, but not S, \
        which marks start cells",
        "\"S\"",
    );
    check("key = \"A\"", "key = \"D\"", "m.toml:22:7: the large city D is not in the grid; write D where it lies", "\"D\"");
    check("key = \"A\"", "key = \"B\"", "m.toml:22:7: there is a large city B already; give this one another letter", "\"B\"");
    check(
        "edges = \"WN\"\n",
        "",
        "m.toml:22:7: the large city A needs either `edges` (the sides of its city, as \"NESW\") \
        with `coats`, or `segments` (each with kind, edges and coats), and not both",
        "\"A\"",
    );
    check(
        "edges = \"WN\"",
        "edges = \"WX\"",
        "m.toml:24:9: \"WX\" is not a list of sides; write some of the letters N, E, S and W, as \
        \"NES\"",
        "\"WX\"",
    );
    check(
        "edges = \"WN\"",
        "edges = \"WNW\"",
        "m.toml:24:9: the edge 2,1:W is named twice; it belongs to one segment only",
        "\"WNW\"",
    );
    check(
        "edges = \"NE\"",
        "edges = \"WE\"",
        "m.toml:19:81: the edge 2,3:W is named twice; it belongs to one segment only",
        "\"WE\"",
    );
}

#[test]
fn an_edge_is_refused_where_the_map_goes_on() {
    let no_edge = "is not an edge; write column, row and side, counted from 0 in the north-west, as \"4,7:N\"";
    check("1,0:N", "1,0", &format!("m.toml:28:7: \"1,0\" {no_edge}"), "\"1,0\"");
    check("1,0:N", "1,0:NW", &format!("m.toml:28:7: \"1,0:NW\" {no_edge}"), "\"1,0:NW\"");
    check(
        "[\"1,0:N\", \"2,0:N\"]",
        "[]",
        "m.toml:27:1: this border piece has no edges; name at least one edge, as at = \
        [\"4,7:N\"]",
        "[[border]]",
    );
    check(
        "[\"1,1:S\", \"3,2:W\"]",
        "[\"1,1:S\"]",
        "m.toml:33:1: a ferry takes 2 ends, as ends = [\"4,7:E\", \
         \"6,7:W\"], and this one has 1",
        "[[ferry]]",
    );
    check(
        "1,0:N",
        "0,0:N",
        "m.toml:28:7: 0,0:N is not a border edge: that cell is water; name the cell on the land side",
        "\"0,0:N\"",
    );
    check(
        "1,0:N",
        "3,0:W",
        "m.toml:28:7: 3,0:W is not a border edge: that cell lies abroad; name the cell on the side of the \
        country",
        "\"3,0:W\"",
    );
    check(
        "1,0:N",
        "1,0:S",
        "m.toml:28:7: 1,0:S is not a border edge: there is a cell of the map behind it; name an edge with \
        water or land abroad behind it",
        "\"1,0:S\"",
    );
    check(
        "3,2:W",
        "1,0:N",
        "m.toml:34:18: 1,0:N is taken already, in line 28; an edge has one border piece or one ferry",
        "\"1,0:N\"",
    );
    check(
        "2,0:N",
        "2,1:E",
        "m.toml:28:16: 2,1:E shows field on the large city, and the border piece is a road; make both the \
        same",
        "\"2,1:E\"",
    );
}

#[test]
fn names_and_notes_need_a_cell() {
    check(
        "\"1,0\" =",
        "\"1;0\" =",
        "m.toml:15:1: \"1;0\" is not a cell; write column and row, counted from 0 in the north-west, as \
        \"4,7\"",
        "\"1;0\"",
    );
    check(
        "\"1,0\" =",
        "\"1,1\" =",
        "m.toml:15:1: 1,1 has no small city to name; write o or S there in the grid, or move the \
        name",
        "\"1,1\"",
    );
    check("\"1,0\" =", "\"1, 0\" = \"\"\n\"1,0\" =", "m.toml:16:1: 1,0 has a name already", "\"1,0\"");
    check(
        "\"0,1\"",
        "\"0\"",
        "m.toml:39:14: \"0\" is not a cell; write column and row, counted from 0 in the north-west, as \
        \"4,7\"",
        "\"0\"",
    );
}

#[test]
fn start_cells_are_counted() {
    check("SoB~", "ooB~", "m.toml:7:8: there is 1 start cell; mark at least 2 small cities with S in the grid", "\"\"\"");
    let range = "is not allowed: it takes a number from 2 to 2, the start cells of the grid";
    check("starts_used = 2", "starts_used = 3", &format!("m.toml:6:15: starts_used = 3 {range}"), "3");
    check("starts_used = 2", "starts_used = 1", &format!("m.toml:6:15: starts_used = 1 {range}"), "1");
}

#[test]
fn facing_edges_of_large_cities_agree() {
    let two = |a, b| format!("name=''\ngrid='SABS'\ncity=[{{key='A', edges='{a}'}}, {{key='B', edges='{b}'}}]\n");
    assert_eq!(message(&two("WE", "WE")).0, "");
    assert_eq!(message(&two("W", "E")).0, "");
    let says = "m.toml:2:8: 1,0:E shows city, and the large city beyond it shows field there; make both the same";
    assert_eq!(message(&two("WE", "E")), (says.to_owned(), "A".to_owned()));
}

#[test]
fn a_cell_out_of_reach_is_named() {
    let remedy = "join it to the others by land, a large city or a ferry, or make it water (~)";
    check("3,2:W", "2,0:E", &format!("m.toml:10:4: the cell 3,2 can never be reached from a start cell; {remedy}"), ".");
}

#[test]
fn large_cities_lead_on_and_ferries_start_from_tiles() {
    let lost = |grid: &str, more: &str| {
        let text = format!("name=''\ngrid='''\n{grid}'''\n{more}");
        Map::parse("m.toml", &text).err().map_or(String::new(), |e| e.wrong.to_string())
    };
    let towns = |edges| format!("city=[{{key='A', edges='{edges}'}}, {{key='B', edges='{edges}'}}]\n");
    assert_eq!(lost("SSAB.\n", &towns("EW")), "", "one city of two cells connects as a whole");
    assert!(lost("SSAB.\n", "city=[{key='A', edges='W'}, {key='B', edges='E'}]").starts_with("the cell 4,0 can never"));
    let harbour = "city=[{key='A', edges='W'}]\n";
    let ferry = "ferry=[{ends=['2,0:E', '4,0:W']}]\n";
    assert!(lost("SSA~.\n", &format!("{harbour}{ferry}")).starts_with("the cell 4,0 can never"), "no tile lies at its end");
    assert_eq!(lost("SS.~.\n", ferry), "");
    assert_eq!(lost("SS.~A.\n", &format!("{harbour}{ferry}")), "", "a ferry connects the large city at its end");
    assert!(lost("SS~..~.\n", "").starts_with("the cell 3,0 can never be reached from a start cell, nor can 4,0 and 1 more;"));
}

#[test]
fn a_part_of_a_map_needs_no_start() -> Result<(), MapError> {
    let part = Map::parse("m.toml", "name=''\npart=true\ngrid='.~.'\nborder=[{at=['0,0:E'], kind='city'}]\n")?;
    assert_eq!((part.printed().count(), part.starts_used), (2, 0));
    let wrong = Map::parse("m.toml", "name=''\npart=true\ngrid='..'\nborder=[{at=['0,0:E'], kind='city'}]\n");
    assert!(matches!(wrong, Err(MapError { wrong: Wrong::NotBorder { .. }, .. })));
    Ok(())
}

/// Returns what is said about a map: name, whether it is an error, cells, text.
fn remarks_on(text: &str) -> Vec<(&'static str, bool, Vec<Cell>, String)> {
    let document = Document { file: "m.toml".into(), text: text.into() };
    remarks(&document).into_iter().map(|remark| (remark.name, remark.is_error, remark.cells, remark.text)).collect()
}

#[test]
fn an_author_is_told_every_error_at_its_cells_and_hints_only_without_errors() {
    let lost = remarks_on("name=''\ngrid='SS~..~.'\n");
    let cells = [Cell::new(3, 0), Cell::new(4, 0), Cell::new(6, 0)];
    assert_eq!(lost.len(), 1);
    assert_eq!((lost[0].0, lost[0].1, lost[0].2.as_slice()), ("unreachable", true, &cells[..]));
    let two = remarks_on("name=''\ngrid='S.~'\nborder=[{at=['0,0:E'], kind='road'}]\nferry=[{ends=['0,0:W', '1,0:W']}]\n");
    let names: Vec<&str> = two.iter().map(|(name, ..)| *name).collect();
    assert_eq!(names, ["not-border", "not-border", "starts"], "{two:?}");
    assert_eq!((two[0].2.as_slice(), two[1].2.as_slice()), (&[Cell::new(0, 0)][..], &[Cell::new(1, 0)][..]));
    let hints = remarks_on("name=''\ngrid='S.S'\n");
    assert!(hints.iter().all(|(_, is_error, ..)| !is_error), "{hints:?}");
    let unnamed = |x| ("unnamed", vec![Cell::new(x, 0)]);
    let found: Vec<_> = hints.into_iter().map(|(name, _, cells, _)| (name, cells)).collect();
    assert_eq!(found, [unnamed(0), unnamed(2), ("no-credits", vec![]), ("no-sets", vec![])]);
    let broken: Vec<_> = remarks_on("grid = ").into_iter().map(|(name, is_error, ..)| (name, is_error)).collect();
    assert_eq!(broken, [("toml", true)]);
}

#[test]
fn each_remark_has_a_text_and_each_text_a_remark() {
    let code = concat!(include_str!("remarks.rs"), include_str!("hints.rs"));
    let texts = include_str!("../../texts/en.ftl");
    let told: BTreeSet<&str> = texts.lines().filter_map(|line| line.strip_prefix("remark-")?.split(' ').next()).collect();
    assert!(told.len() > 30, "{told:?}");
    for name in &told {
        assert!(code.contains(&format!("\"{name}\"")), "nothing says {name}");
    }
    let all = [WHOLE, "grid = ", "name=''\ngrid='S?a'\ncity=[{key='a'}]\n", "name=''\ngrid='SS'\ntles=1\n"];
    for (name, ..) in all.iter().flat_map(|text| remarks_on(text)) {
        assert!(told.contains(name), "{name} has no text");
    }
}
