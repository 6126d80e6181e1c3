//! The meanings of letters on tiles and of tile codes at this table.

use bastide_core::{Game, Player};

use bastide_render;
use bastide_session::Names;

/// Returns the legend, line by line.
pub fn lines(game: &Game, names: &Names, ascii: bool) -> Vec<String> {
    let rules = game.rules();
    let pick = |pair: [&'static str; 2]| pair[usize::from(ascii)];
    let mut lines = vec![
        "On the tiles:".to_owned(),
        format!("  {}  city        {}  roads        {}  field", pick(["▓", "#"]), pick(["─│╭", "-|+"]), pick(["·", "."])),
    ];
    let kinds = rules.names.kinds.iter().filter(|kind| !matches!(*kind, "city" | "road" | "field"));
    let letter = |kind: &str| match (kind, ascii) {
        ("monastery" | "cloister" | "abbey", false) => "†".to_owned(),
        ("garden", _) => "*".to_owned(),
        (other, _) => initial(other),
    };
    let kinds = kinds.map(|kind| format!("{}  {kind}", letter(kind)));
    lines.extend(in_columns(kinds.chain(["o  crossing".to_owned()]).collect()));
    let traits: Vec<String> = rules.names.traits.iter().map(|t| format!("{}  {t}", initial(t))).collect();
    let tokens: Vec<String> = rules.names.tokens.iter().map(|t| format!("{}  {t}", initial(t))).collect();
    for (title, entries) in [("Signs printed on tiles:", traits), ("Tokens on the board or held by players:", tokens)] {
        if !entries.is_empty() {
            lines.push(title.to_owned());
            lines.extend(in_columns(entries));
        }
    }
    lines.push("Players and figures:".to_owned());
    let letters = bastide_render::seat_letters(rules);
    let seats = letters.iter().enumerate().map(|(i, letter)| format!("{letter}  {}", names.of(Player::at(i))));
    lines.extend(in_columns(seats.collect()));
    let others = rules.names.figures.iter().filter(|kind| *kind != "follower");
    let example = letters.first().copied().unwrap_or('R');
    lines.extend(in_columns(others.map(|kind| format!("{example}{}  {kind}", initial(kind))).collect()));
    lines.extend(
        [
            "Cells and marks:",
            "  [7]  the tile may go here; type 7        >  the last tile laid",
            "  3,-1 column 3, row -1: columns grow to the right, rows downwards",
            "Tile codes, such as BA/RCr:",
            "  BA is the set. Then come the edges clockwise from the top: R road, C city, F field.",
            "  A small letter belongs to the capital of its kind before it: R and r are one road.",
            "  Fields at the end are left out. L is a monastery in the middle, + a pennant, G a garden.",
            "  A dot or an exclamation mark begins a suffix that distinguishes otherwise equal tiles.",
        ]
        .map(str::to_owned),
    );
    lines
}

/// Returns the first letter of a name in lower case.
fn initial(name: &str) -> String {
    name.chars().next().map_or_else(|| "?".into(), |c| c.to_ascii_lowercase().to_string())
}

/// Arranges entries in lines of three.
fn in_columns(entries: Vec<String>) -> Vec<String> {
    let line = |row: &[String]| row.iter().map(|entry| format!("  {entry:<22}")).collect::<String>().trim_end().to_owned();
    entries.chunks(3).map(line).collect()
}
