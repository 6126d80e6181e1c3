//! Reads the drawing of a symbol: a small part of SVG, in which nothing runs and nothing refers.
//!
//! Only what is listed here passes. The text of a [`Drawing`] is written anew from what was read, so
//! that no byte of a file reaches a picture unread.

use crate::model::message::did_you_mean;
use crate::model::symbol::drawing::Drawing;
use crate::model::symbol::{Role, numbers};

/// The most shapes of a drawing.
const MAX_SHAPES: usize = 48;
/// The highest number of groups inside each other.
const DEEPEST: usize = 4;
/// The longest text of a drawing, in bytes.
const LONGEST: usize = 16_000;

/// The shapes, with the attributes that each has of its own.
const SHAPES: [(&str, &[&str]); 8] = [
    ("g", &[]),
    ("path", &["d"]),
    ("circle", &["cx", "cy", "r"]),
    ("ellipse", &["cx", "cy", "rx", "ry"]),
    ("rect", &["x", "y", "width", "height", "rx"]),
    ("line", &["x1", "y1", "x2", "y2"]),
    ("polygon", &["points"]),
    ("polyline", &["points"]),
];

/// The attributes of all shapes.
const LOOKS: [&str; 11] = [
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linejoin",
    "stroke-linecap",
    "stroke-dasharray",
    "opacity",
    "fill-opacity",
    "stroke-opacity",
    "fill-rule",
    "transform",
];

/// The fault of a drawing, and its byte.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wrong {
    pub(super) at: usize,
    pub(super) message: String,
}

/// Reads a drawing.
pub(super) fn read(text: &str) -> Result<Drawing, Wrong> {
    if text.len() > LONGEST {
        return Err(Wrong { at: 0, message: format!("the drawing has {} bytes; use at most {LONGEST}", text.len()) });
    }
    let mut reader = Reader { text, at: 0, open: Vec::new(), shapes: 0, drawing: Drawing::default() };
    while reader.next()? {}
    match (reader.open.last(), reader.shapes) {
        (Some(start), _) => Err(Wrong { at: *start, message: "this <g> is not closed; write </g>".into() }),
        (None, 0) => Err(reader.wrong("the drawing has no shape; write one like <circle r=\"4\" fill=\"gold\"/>")),
        (None, _) => Ok(reader.drawing),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// The beginnings of the open groups.
    open: Vec<usize>,
    shapes: usize,
    drawing: Drawing,
}

impl<'a> Reader<'a> {
    fn wrong(&self, message: impl Into<String>) -> Wrong {
        Wrong { at: self.at, message: message.into() }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn take(&mut self, what: &str) -> bool {
        let found = self.rest().starts_with(what);
        self.at += if found { what.len() } else { 0 };
        found
    }

    /// Reads the next tag; `false` at the end.
    fn next(&mut self) -> Result<bool, Wrong> {
        self.skip_blanks();
        if self.rest().is_empty() {
            return Ok(false);
        }
        if self.rest().starts_with("<!") || self.rest().starts_with("<?") {
            return Err(
                self.wrong("declarations, entities and comments are not allowed; write shapes alone, and comments with #")
            );
        }
        if !self.rest().starts_with('<') {
            return Err(self.wrong("text is not allowed in a drawing; write shapes alone"));
        }
        match self.rest().starts_with("</") {
            true => self.close(),
            false => self.shape(),
        }?;
        Ok(true)
    }

    fn close(&mut self) -> Result<(), Wrong> {
        if self.open.is_empty() || !self.rest().starts_with("</g>") {
            return Err(self.wrong("this closes nothing; only <g> is closed by a tag of its own, all other shapes end with />"));
        }
        self.at += "</g>".len();
        self.open.pop();
        self.drawing.text("</g>");
        Ok(())
    }

    fn shape(&mut self) -> Result<(), Wrong> {
        let start = self.at;
        self.at += 1;
        let name = self.word();
        let Some((_, own)) = SHAPES.iter().find(|(known, _)| *known == name) else {
            self.at = start;
            let names = SHAPES.map(|(known, _)| known);
            let hint = did_you_mean(name, names);
            return Err(self.wrong(format!("<{name}> is not allowed{hint}; a drawing consists of {}", names.join(", "))));
        };
        self.shapes += 1;
        if self.shapes > MAX_SHAPES {
            self.at = start;
            return Err(self.wrong(format!("there are more than {MAX_SHAPES} shapes; join some into one path")));
        }
        self.drawing.text(&format!("<{name}"));
        let mut known: Vec<&str> = Vec::new();
        loop {
            self.skip_blanks();
            if self.take("/>") {
                self.drawing.text("/>");
                return Ok(());
            }
            if self.take(">") {
                return self.open_group(start, name);
            }
            if self.rest().is_empty() || self.rest().starts_with('<') {
                return Err(Wrong { at: start, message: format!("<{name}> is not closed; end it with />") });
            }
            let attribute = self.attribute(name, own)?;
            if known.contains(&attribute) {
                return Err(self.wrong(format!("`{attribute}` is given twice")));
            }
            known.push(attribute);
        }
    }

    fn open_group(&mut self, start: usize, name: &str) -> Result<(), Wrong> {
        self.open.push(start);
        let message = match (name, self.open.len() > DEEPEST) {
            ("g", false) => {
                self.drawing.text(">");
                return Ok(());
            }
            ("g", true) => format!("groups are more than {DEEPEST} deep"),
            _ => format!("<{name}> holds nothing; end it with />"),
        };
        Err(Wrong { at: start, message })
    }

    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '-' | ':' | '_'))).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or_default()
    }

    /// Reads an attribute of a shape, checks its value and writes both. Returns its name.
    fn attribute(&mut self, shape: &str, own: &[&str]) -> Result<&'a str, Wrong> {
        let start = self.at;
        let name = self.word();
        let refused = |at, message| Err(Wrong { at, message });
        if !own.contains(&name) && !LOOKS.contains(&name) {
            let hint = did_you_mean(name, own.iter().chain(&LOOKS).copied());
            return refused(start, format!("`{name}` is not allowed on <{shape}>{hint}; {}", self.why(name)));
        }
        let quote = if self.take("=\"") {
            '"'
        } else if self.take("='") {
            '\''
        } else {
            ' '
        };
        let value = if quote == ' ' { None } else { self.rest().split_once(quote) };
        let Some((value, _)) = value else { return refused(start, format!("`{name}` needs a value in quotation marks")) };
        self.at += value.len() + 1;
        if let Some(sign) = value.chars().find(|c| matches!(c, '<' | '>' | '&' | '"' | '\'')) {
            return refused(start, format!("{sign:?} cannot stand in `{name}`"));
        }
        self.drawing.text(&format!(" {name}=\""));
        match name {
            "fill" | "stroke" if value != "none" => {
                let role = Role::parse(value).map_err(|message| Wrong { at: start, message })?;
                self.drawing.color(role);
            }
            _ => {
                check(name, value).map_err(|message| Wrong { at: start, message: format!("`{name}`: {message}") })?;
                self.drawing.text(value);
            }
        }
        self.drawing.text("\"");
        Ok(name)
    }

    /// Returns why an attribute is refused.
    fn why(&self, name: &str) -> &'static str {
        match name {
            _ if name.starts_with("on") => "nothing in a drawing runs",
            "href" | "xlink:href" | "src" | "id" => "a drawing refers to nothing",
            "style" | "class" => "name fill, stroke and so on as attributes of their own, with roles for colors",
            _ => "it has attributes of its shape, fill, stroke and their widths, opacity and transform",
        }
    }
}

/// Checks the value of an attribute.
fn check(name: &str, value: &str) -> Result<(), String> {
    let one_of = |words: &[&str]| match words.contains(&value) {
        true => Ok(()),
        false => Err(format!("{value:?} is unknown; use {}", words.join(", "))),
    };
    match name {
        "fill" | "stroke" => one_of(&["none"]),
        "d" => numbers::path(value),
        "points" | "stroke-dasharray" => numbers::list(value).map(|_| ()),
        "transform" => numbers::transform(value),
        "stroke-linejoin" => one_of(&["round", "bevel", "miter"]),
        "stroke-linecap" => one_of(&["round", "butt", "square"]),
        "fill-rule" => one_of(&["evenodd", "nonzero"]),
        _ => numbers::number(value).map(|_| ()),
    }
}
