//! Reads the file `symbols.toml` of an expansion.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::model::message::{did_you_mean, is_unprintable};
use crate::model::symbol::{Drawing, FigureSymbol, Role, SymbolOf, markup, numbers};

/// A problem of a file of symbols: file, line, symbol, what is wrong and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub struct SymbolError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The fault, and the remedy.
    pub message: String,
}

/// The place of a symbol in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum SymbolPlace {
    /// A free place: a trait of a tile near its middle, one of a segment on the segment.
    #[default]
    Free,
    /// A trait of a tile: a space in its middle, where its roads end and figures stand.
    Ring,
    /// A trait of a tile: drawn around its middle over whatever is there, and keeps nothing free: mist
    /// at an edge.
    Whole,
    /// A trait of a segment: where the roads of its tile meet.
    Crossing,
    /// A trait of a tile: the end of its river.
    WaterEnd,
    /// A trait of a segment: the end of its road on the tile, over whatever is there.
    RoadEnd,
    /// A trait of a segment: the middle of its area, clear of figures.
    AreaMiddle,
    /// A trait of a tile: in place of the building in its middle.
    Building,
    /// A trait of a segment: the road goes under a mound, which is drawn in its place.
    Mound,
    /// A kind of segment: beside the figure on it.
    Beside,
    /// A kind of segment that is an area: its ground is paved.
    Paved,
    /// A sort of spot: figures stand on the shoulders of others.
    Shoulders,
}

/// The places with their names and with what may have them.
const PLACES: [(&str, SymbolPlace, SymbolOf); 11] = [
    ("ring", SymbolPlace::Ring, SymbolOf::Trait),
    ("whole", SymbolPlace::Whole, SymbolOf::Trait),
    ("crossing", SymbolPlace::Crossing, SymbolOf::Trait),
    ("water-end", SymbolPlace::WaterEnd, SymbolOf::Trait),
    ("road-end", SymbolPlace::RoadEnd, SymbolOf::Trait),
    ("area-middle", SymbolPlace::AreaMiddle, SymbolOf::Trait),
    ("building", SymbolPlace::Building, SymbolOf::Trait),
    ("mound", SymbolPlace::Mound, SymbolOf::Trait),
    ("beside", SymbolPlace::Beside, SymbolOf::Kind),
    ("paved", SymbolPlace::Paved, SymbolOf::Kind),
    ("shoulders", SymbolPlace::Shoulders, SymbolOf::Spot),
];

/// The appearance of a trait, a kind or another thing of a plugin in pictures, terminals and screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Symbol {
    /// The drawing, with the middle of its foot or its middle at 0,0, in hundredths of a tile.
    pub drawing: Option<Drawing>,
    /// The shape of a figure.
    pub figure: Option<FigureSymbol>,
    /// The place where it is shown.
    pub place: SymbolPlace,
    /// The radius that a trait keeps free around it; `None` for that of a small sign.
    pub room: Option<f64>,
    /// The distance of the drawing from its place.
    pub shift: [f64; 2],
    /// `true` if the drawing turns with its tile.
    pub turns: bool,
    /// `true` for a token whose number means nothing.
    pub unnumbered: bool,
    /// The letter in text for terminals, if another one has not taken it; `Some(None)` for a kind
    /// of figure that needs none.
    pub letter: Option<Option<char>>,
    /// The noun for screen readers and legends.
    pub noun: Option<String>,
}

/// The symbols of one file, each with what it stands for, its name and its line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SymbolFile {
    /// The name of the file, for messages.
    pub file: String,
    /// The symbols.
    pub symbols: Vec<(SymbolOf, String, usize, Symbol)>,
}

/// The symbols of all plugins at a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Symbols {
    all: BTreeMap<SymbolOf, BTreeMap<String, Symbol>>,
}

impl Symbols {
    /// Returns the symbol of a name.
    pub fn get(&self, of: SymbolOf, name: &str) -> Option<&Symbol> {
        self.all.get(&of)?.get(name)
    }

    /// Returns all symbols with what they stand for and their names.
    pub fn iter(&self) -> impl Iterator<Item = (SymbolOf, &str, &Symbol)> {
        self.all.iter().flat_map(|(of, named)| named.iter().map(|(name, symbol)| (*of, name.as_str(), symbol)))
    }

    /// Adds the symbols of a file. A name that another file draws already keeps that drawing.
    pub(crate) fn add(&mut self, file: SymbolFile) {
        for (of, name, _, symbol) in file.symbols {
            self.all.entry(of).or_default().entry(name).or_insert(symbol);
        }
    }
}

impl SymbolFile {
    /// Reads a file and checks everything in it but the names. `file` is its name, for messages.
    ///
    /// # Errors
    /// The text is not TOML, has an unknown key, or a drawing that is not one.
    pub fn parse(file: &str, text: &str) -> Result<SymbolFile, SymbolError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let line = |offset: usize| 1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count();
        let wrong = |line, message| SymbolError { file: file.to_owned(), line, message };
        let raw: RawFile = toml::from_str(text)
            .map_err(|error| wrong(line(error.span().map_or(0, |span| span.start)), error.message().to_owned()))?;
        let mut symbols = Vec::new();
        for (of, named) in raw.sections() {
            for (name, raw) in named {
                let at = line(raw.span().start);
                let at_name = |message: String| wrong(at, format!("{} \"{name}\": {message}", of.key()));
                let raw = raw.into_inner();
                if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_' | b'/')) {
                    return Err(at_name("a name consists of letters, digits, hyphens, points and slashes".into()));
                }
                let drawing = match &raw.draw {
                    None => None,
                    Some(draw) => Some(markup::read(draw.get_ref()).map_err(|found| {
                        let within = |part: &str| part.bytes().filter(|byte| *byte == b'\n').count();
                        let source = text.get(draw.span()).unwrap_or_default();
                        // TOML leaves out a line break behind the three quotation marks.
                        let skipped = usize::from(["'''\n", "\"\"\"\n"].iter().any(|open| source.starts_with(open)));
                        let before = within(draw.get_ref().get(..found.at).unwrap_or_default());
                        wrong(line(draw.span().start) + skipped + before, format!("{} \"{name}\": {}", of.key(), found.message))
                    })?),
                };
                let symbol = raw.read(of, drawing).map_err(at_name)?;
                symbols.push((of, name, at, symbol));
            }
        }
        Ok(SymbolFile { file: file.to_owned(), symbols })
    }
}

type Section = BTreeMap<String, Spanned<RawSymbol>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    #[serde(default)]
    r#trait: Section,
    #[serde(default)]
    kind: Section,
    #[serde(default)]
    token: Section,
    #[serde(default)]
    figure: Section,
    #[serde(default)]
    spot: Section,
    #[serde(default)]
    domain: Section,
}

impl RawFile {
    fn sections(self) -> [(SymbolOf, Section); 6] {
        [
            (SymbolOf::Trait, self.r#trait),
            (SymbolOf::Kind, self.kind),
            (SymbolOf::Token, self.token),
            (SymbolOf::Figure, self.figure),
            (SymbolOf::Spot, self.spot),
            (SymbolOf::Domain, self.domain),
        ]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSymbol {
    draw: Option<Spanned<String>>,
    place: Option<String>,
    room: Option<f64>,
    shift: Option<[f64; 2]>,
    #[serde(default)]
    turns: bool,
    #[serde(default)]
    unnumbered: bool,
    letter: Option<String>,
    noun: Option<String>,
    outline: Option<String>,
    lines: Option<String>,
    mark: Option<[f64; 3]>,
    size: Option<f64>,
    half_width: Option<f64>,
    #[serde(default)]
    lies: bool,
    #[serde(default)]
    rim: bool,
    neutral: Option<[String; 3]>,
}

impl RawSymbol {
    fn read(self, of: SymbolOf, drawing: Option<Drawing>) -> Result<Symbol, String> {
        let place = self.place.as_deref().map_or(Ok(SymbolPlace::Free), |name| place(of, name))?;
        let letter = self.letter.as_deref().map(|text| letter(of, text)).transpose()?;
        if let Some(noun) = self.noun.as_deref().filter(|noun| noun.trim().is_empty() || noun.chars().any(is_unprintable)) {
            return Err(format!("`noun` is {noun:?}; write the words that a screen reader says"));
        }
        for value in self.shift.unwrap_or_default().into_iter().chain(self.room) {
            numbers::bounded(value)?;
        }
        if self.room.is_some_and(|room| !(0.0..=50.0).contains(&room)) {
            return Err("`room` is a radius from 0 to 50 hundredths of a tile".into());
        }
        let shape = self.lines.is_some() || self.mark.is_some() || self.size.is_some() || self.neutral.is_some();
        if of != SymbolOf::Figure && (self.outline.is_some() || shape || self.half_width.is_some() || self.lies || self.rim) {
            return Err(
                "`outline`, `lines`, `mark`, `size`, `half_width`, `lies`, `rim` and `neutral` belong to figures; write `draw`"
                    .into(),
            );
        }
        if of == SymbolOf::Figure && drawing.is_some() {
            return Err("a figure has the color of its owner and one `outline`; write that and `lines` in place of `draw`".into());
        }
        if of == SymbolOf::Figure && self.outline.is_none() && shape {
            return Err("`outline` is missing: the data of a path, with the middle of the foot at 0,0".into());
        }
        let (lines, lies, rim) = (self.lines, self.lies, self.rim);
        let neutral =
            self.neutral.map(|[fill, edge, ink]| Ok::<_, String>([Role::parse(&fill)?, Role::parse(&edge)?, Role::parse(&ink)?]));
        let (neutral, mark) = (neutral.transpose()?, self.mark.unwrap_or([0.0, -6.4, 4.0]));
        let (size, half_width) = (self.size.unwrap_or(1.08), self.half_width.unwrap_or(12.0));
        let figure =
            self.outline.map(|outline| FigureSymbol { outline, lines, mark, size, half_width, lies, rim, neutral }.check());
        Ok(Symbol {
            drawing,
            figure: figure.transpose()?,
            place,
            room: self.room,
            shift: self.shift.unwrap_or_default(),
            turns: self.turns,
            unnumbered: self.unnumbered,
            letter,
            noun: self.noun,
        })
    }
}

/// Reads a place.
fn place(of: SymbolOf, name: &str) -> Result<SymbolPlace, String> {
    let own: Vec<&str> = PLACES.iter().filter(|(.., known)| *known == of).map(|(name, ..)| *name).collect();
    let found = PLACES.iter().find(|(known, _, whose)| *known == name && *whose == of).map(|(_, place, _)| *place);
    found.ok_or_else(|| {
        let known = if own.is_empty() { "leave it out".to_owned() } else { format!("use {}, or leave it out", own.join(", ")) };
        format!("`place` is \"{name}\", which is not a place of a {}{}; {known}", of.key(), did_you_mean(name, own))
    })
}

/// Reads a letter; an empty text is none. A building may have any sign, which a terminal with ASCII alone
/// does not show.
fn letter(of: SymbolOf, text: &str) -> Result<Option<char>, String> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (None, _) => Ok(None),
        (Some(letter), None) if letter.is_ascii_lowercase() || letter.is_ascii_digit() => Ok(Some(letter)),
        (Some(sign), None) if of == SymbolOf::Kind && !sign.is_whitespace() && !is_unprintable(sign) => Ok(Some(sign)),
        _ => Err(format!("`letter` is {text:?}; write one small letter from a to z, or a digit")),
    }
}
