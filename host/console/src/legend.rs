//! The legend of the terminal: figures, ground and marks on the board, codes of tiles, and
//! notation.
//!
//! The legend is made from the rules of a table, so it explains the kinds, figures and marks of any
//! plugin. `bastide legend` prints it, and `bastide play` shows it as a page.

use std::io::Write;

use bastide_core::{FigureKind, Game, Kind, PrintedSegment, Ruleset, SymbolOf, TileInfo};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::language::say;
use crate::report::Report;
use bastide_session::Names;
use bastide_session::names::color;
use bastide_session::speech::Speech;
use bastide_texts::{Args, spoken};

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
        let players: Vec<String> = rules.seats.iter().map(|seat| color(&spoken(), seat)).collect();
        Legend::made(rules, &players.iter().map(String::as_str).collect::<Vec<_>>(), ascii)
    }

    /// Returns the legend of a game, with the names of its players and the signs of the figures of
    /// nobody and of the tokens that are on the board now.
    pub fn of_game(game: &Game, names: &Names, ascii: bool) -> Legend {
        let mut legend = Legend::made(game.rules(), &names.iter().collect::<Vec<_>>(), ascii);
        let signs = bastide_render::board_signs(game.view(), names.language()).into_iter().map(|(text, means)| sign(text, means));
        legend.0.insert(1, section("legend-now", signs.collect()));
        legend
    }

    /// Adds a section that says how each tile of the table lies at 0 degrees.
    pub fn with_tiles(mut self, rules: &Ruleset) -> Legend {
        let signs = rules.tiles.iter().map(|(_, tile)| sign(tile.name.as_str(), segments(rules, tile)));
        self.0.push(section("legend-tiles", signs.collect()));
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
    Section { title: say(title), signs }
}

/// Returns the small letter for a name.
fn letter(name: &str) -> char {
    name.chars().next().map_or('?', |c| c.to_ascii_lowercase())
}

fn figures(rules: &Ruleset, players: &[&str]) -> Section {
    let seats = bastide_render::seat_letters(rules);
    let mut signs: Vec<Sign> =
        players.iter().zip(&seats).map(|(player, letter)| sign(*letter, say!("legend-follower", player = *player))).collect();
    let first = seats.first().copied().unwrap_or('?');
    let language = spoken();
    let speech = Speech::of(rules, &language);
    let kinds = (0..rules.names.figures.len()).map(FigureKind::at);
    for kind in kinds.filter(|kind| rules.has_figures(*kind)) {
        let name = rules.names.figures.name(kind.index());
        let with_article = [".subject", ".the"].iter().find_map(|form| speech.named("figure", name, form, &Args::new()));
        let noun = with_article.unwrap_or_else(|| bastide_render::spoken(rules, &language, SymbolOf::Figure, name));
        if rules.figures.get(kind).per_player == 0 {
            signs.push(sign(bastide_render::neutral_sign(rules, kind), say!("legend-neutral", noun = noun)));
        } else if name != "follower" {
            let letter = bastide_render::figure_letter(rules, kind);
            signs.push(sign(format!("{first}{letter}"), say!("legend-figure", noun = noun)));
        }
    }
    section("legend-figures", signs)
}

fn ground(rules: &Ruleset, ascii: bool) -> Section {
    let language = spoken();
    let speech = Speech::of(rules, &language);
    let noun = |kind: &str| speech.label(kind, 1);
    let pick = |rich: &str, plain: &str| if ascii { plain.to_owned() } else { rich.to_owned() };
    let mut signs = Vec::new();
    for (i, kind) in rules.names.kinds.iter().enumerate() {
        signs.push(match kind {
            "city" => sign(pick("▓", "#"), noun(kind)),
            "field" => sign(pick("·", "."), noun(kind)),
            "road" => sign(pick("─ │ ╭", "- | +"), say!("legend-road", noun = noun(kind))),
            "abbey" if reaches_edges(rules, Kind::at(i)) => sign(pick("▒", "%"), say("legend-court")),
            "monastery" | "cloister" | "abbey" => sign(pick("†", &letter(kind).to_string()), noun(kind)),
            "garden" => sign("*", noun(kind)),
            // A plugin's kind is drawn as an area if it reaches an edge, else as a letter.
            _ if reaches_edges(rules, Kind::at(i)) => sign(pick("≈", "~"), noun(kind)),
            _ => sign(letter(kind), noun(kind)),
        });
    }
    if rules.names.tokens.index("bridge").is_some() {
        signs.push(sign(pick("═ ║", "= \""), say("legend-bridge")));
    }
    signs.push(sign("[7]", say("legend-candidate")));
    signs.push(sign(">", say("legend-last")));
    if rules.scenery.is_some() {
        signs.push(sign("~ :", say("legend-water")));
        signs.push(sign(". o S", say("legend-map-cells")));
        signs.push(sign("^ ───>", say("legend-map-marks")));
    }
    section("legend-ground", signs)
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
        sign(bastide_render::trait_letter(rules, name), bastide_render::spoken(rules, &spoken(), SymbolOf::Trait, name))
    });
    section("legend-marks", signs.collect())
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
        sign("XX/", say("legend-code-set")),
        sign("C R F", say("legend-code-edges")),
        sign("c r", say("legend-code-joined")),
        sign("L, m", say("legend-code-monastery")),
        sign("+", say("legend-code-pennant")),
        sign(".i .b", say("legend-code-marks")),
        sign("!", say("legend-code-variant")),
        sign("G", say("legend-code-garden")),
    ];
    if let Some(example) = example {
        signs.push(sign(example.name.as_str(), say!("legend-code-example", segments = segments(rules, example))));
    }
    section("legend-codes", signs)
}

fn notation(rules: &Ruleset) -> Section {
    let mut signs = vec![
        sign("3,-1", say("legend-cell")),
        sign("3,-1 90", say("legend-turned")),
        sign("city@3,-1:N", say("legend-edge")),
        sign("field@3,-1:NL", say("legend-half")),
    ];
    if let Some(seat) = rules.seats.first() {
        signs.push(sign(format!("{seat}.follower.2"), say!("legend-second", player = color(&spoken(), seat))));
    }
    section("legend-notation", signs)
}
