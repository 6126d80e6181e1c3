//! The legend of the terminal: figures, ground and marks on the board, codes of tiles, and
//! notation.
//!
//! The legend is made from the rules of a table, so it explains the kinds, figures and marks of any
//! plugin. `bastide legend` prints it, and `bastide play` shows it as a page.

use std::io::Write;

use bastide_core::{FigureKind, Game, Kind, PrintedSegment, Ruleset, SymbolOf, TileInfo};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::screen::report::Report;
use bastide_session::Names;
use bastide_texts::Language;

/// A sign and its meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sign {
    /// The sign.
    pub sign: String,
    /// The meaning.
    pub means: String,
}

/// A group of signs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// The title.
    pub title: String,
    /// The signs.
    pub signs: Vec<Sign>,
}

/// The signs of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Legend(pub Vec<Section>);

impl Legend {
    /// Returns the legend of these rules, with the seats as names of the players. `ascii` is `true`
    /// for a terminal that shows ASCII only.
    pub fn of(rules: &Ruleset, ascii: bool) -> Legend {
        Legend::made(rules, &rules.seats.iter().map(String::as_str).collect::<Vec<_>>(), ascii)
    }

    /// Returns the legend of a game, with the names of its players and the signs of the figures of
    /// nobody and of the tokens that are on the board now.
    pub fn of_game(game: &Game, names: &Names, ascii: bool) -> Legend {
        let mut legend = Legend::made(game.rules(), &names.iter().collect::<Vec<_>>(), ascii);
        let signs = bastide_render::board_signs(game.view(), names.language()).into_iter().map(|(text, means)| sign(text, means));
        legend.0.insert(1, section("On the board now", signs.collect()));
        legend
    }

    /// Adds a section that says how each tile of the table lies at 0 degrees.
    pub fn with_tiles(mut self, rules: &Ruleset) -> Legend {
        let signs = rules.tiles.iter().map(|(_, tile)| sign(tile.name.as_str(), segments(rules, tile)));
        self.0.push(section(
            "Tiles at 0 degrees, by the edges that each part touches; L and R are halves of an edge",
            signs.collect(),
        ));
        self
    }

    fn made(rules: &Ruleset, players: &[&str], ascii: bool) -> Legend {
        Legend(vec![figures(rules, players), ground(rules, ascii), marks(rules), tiles(rules), notation(rules)])
    }

    /// Returns the legend as text.
    pub fn to_text(&self) -> String {
        let wide = self.0.iter().flat_map(|s| &s.signs).map(|s| s.sign.width()).max().unwrap_or_default();
        let mut out = String::new();
        for section in self.0.iter().filter(|section| !section.signs.is_empty()) {
            let gap = if out.is_empty() { "" } else { "\n" };
            out.push_str(&format!("{gap}{}\n", section.title));
            for Sign { sign, means } in &section.signs {
                let pad = " ".repeat(wide - sign.width());
                out.push_str(&format!("  {sign}{pad}  {means}\n"));
            }
        }
        out
    }
}

impl Report for Legend {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        out.write_all(self.to_text().as_bytes())
    }
}

fn sign(sign: impl Into<String>, means: impl Into<String>) -> Sign {
    Sign { sign: sign.into(), means: means.into() }
}

fn section(title: &str, signs: Vec<Sign>) -> Section {
    Section { title: title.into(), signs }
}

/// Returns the small letter for a name.
fn letter(name: &str) -> char {
    name.chars().next().map_or('?', |c| c.to_ascii_lowercase())
}

fn figures(rules: &Ruleset, players: &[&str]) -> Section {
    let seats = bastide_render::seat_letters(rules);
    let mut signs: Vec<Sign> =
        players.iter().zip(&seats).map(|(player, letter)| sign(*letter, format!("a follower of {player}"))).collect();
    let first = seats.first().copied().unwrap_or('?');
    let kinds = (0..rules.names.figures.len()).map(FigureKind::at);
    for kind in kinds.filter(|kind| rules.has_figures(*kind)) {
        let name = rules.names.figures.name(kind.index());
        let noun = bastide_render::spoken(rules, &Language::default(), SymbolOf::Figure, name);
        if rules.figures.get(kind).per_player == 0 {
            signs.push(sign(bastide_render::neutral_sign(rules, kind), format!("the {noun}, of no player")));
        } else if name != "follower" {
            let letter = bastide_render::figure_letter(rules, kind);
            signs.push(sign(format!("{first}{letter}"), format!("the {noun} of that player")));
        }
    }
    section("Figures: a capital for the player, then a small letter for the kind", signs)
}

fn ground(rules: &Ruleset, ascii: bool) -> Section {
    let pick = |rich: &str, plain: &str| if ascii { plain.to_owned() } else { rich.to_owned() };
    let mut signs = Vec::new();
    for (i, kind) in rules.names.kinds.iter().enumerate() {
        signs.push(match kind {
            "city" => sign(pick("▓", "#"), "city"),
            "field" => sign(pick("·", "."), "field"),
            "road" => sign(pick("─ │ ╭", "- | +"), "road; o marks a crossing"),
            "abbey" if reaches_edges(rules, Kind::at(i)) => sign(pick("▒", "%"), "the court of an abbey"),
            "monastery" | "cloister" | "abbey" => sign(pick("†", &letter(kind).to_string()), kind),
            "garden" => sign("*", kind),
            // A plugin's kind is drawn as an area if it reaches an edge, else as a letter.
            _ if reaches_edges(rules, Kind::at(i)) => sign(pick("≈", "~"), kind.replace('-', " ")),
            _ => sign(letter(kind), kind.replace('-', " ")),
        });
    }
    if rules.names.tokens.index("bridge").is_some() {
        signs.push(sign(pick("═ ║", "= \""), "bridge"));
    }
    signs.push(sign("[7]", "a cell where the tile may go: type its number"));
    signs.push(sign(">", "the tile that was placed last"));
    if rules.scenery.is_some() {
        signs.push(sign("~ :", "water, land abroad"));
        signs.push(sign(". o S", "an empty cell of the map, a small city, a start cell"));
        signs.push(sign("^ ───>", "a pennant, a road or city that leads over the border"));
    }
    section("Ground", signs)
}

fn reaches_edges(rules: &Ruleset, kind: Kind) -> bool {
    rules
        .tiles
        .iter()
        .any(|(_, tile)| tile.segments.iter().any(|segment| segment.kind == kind && !segment.edge_points.is_empty()))
}

fn marks(rules: &Ruleset) -> Section {
    let traits = bastide_render::shown_traits(rules).into_iter();
    let names = traits.map(|t| rules.names.traits.name(t.index()));
    let signs = names.map(|name| {
        sign(
            bastide_render::trait_letter(rules, name),
            bastide_render::spoken(rules, &Language::default(), SymbolOf::Trait, name),
        )
    });
    section("Marks on tiles", signs.collect())
}

/// Returns the segments of a tile that is not turned: `road E W, city N, field EL WR`.
fn segments(rules: &Ruleset, tile: &TileInfo) -> String {
    let words = |segment: &PrintedSegment| {
        let kind = rules.names.kinds.name(segment.kind.index()).to_owned();
        let edges = segment.edge_points.iter().map(|point| point.to_string());
        std::iter::once(kind).chain(edges).collect::<Vec<_>>().join(" ")
    };
    tile.segments.iter().map(words).collect::<Vec<_>>().join(", ")
}

fn tiles(rules: &Ruleset) -> Section {
    let example = rules.tiles.iter().map(|(_, tile)| tile).max_by_key(|tile| (tile.name.ends_with('+'), tile.name.len()));
    let mut signs = vec![
        sign("XX/", "the set that the tile comes from: BA is the base game, others have two letters of their title"),
        sign("C R F", "the edges, clockwise from any of them: city, road, field; fields at the end are left out"),
        sign("c r", "an edge of the same city or road as the capital letter before it"),
        sign("L, m", "a monastery in the middle"),
        sign("+", "a pennant"),
        sign(".i .b", "an inn, a bazaar; other letters after the dot are other marks, and digits count variants"),
        sign("!", "the same tile as without it, with another picture"),
        sign("G", "a garden, at the end of the code"),
    ];
    if let Some(example) = example {
        let lies = segments(rules, example);
        signs.push(sign(
            example.name.as_str(),
            format!("a tile of this table, which has at 0 degrees: {lies}; `legend --tiles` lists all of them"),
        ));
    }
    section("Codes of tiles", signs)
}

fn notation(rules: &Ruleset) -> Section {
    let mut signs = vec![
        sign("3,-1", "a cell: 3 east and 1 north of the first tile, or column and row of a map"),
        sign("3,-1 90", "the same cell, with the tile turned by 90 degrees clockwise: its north edge is in the east then"),
        sign("city@3,-1:N", "the city at the north edge of the tile there; E, S and W are the other edges"),
        sign(
            "field@3,-1:NL",
            "the field at the left half of the north edge, seen from the middle of the tile; NR is the right half",
        ),
    ];
    if let Some(seat) = rules.seats.first() {
        signs.push(sign(format!("{seat}.follower.2"), format!("the second follower of {seat}")));
    }
    section("Notation in records", signs)
}
