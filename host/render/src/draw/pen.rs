//! Text as outlines, so that a picture looks the same wherever it is opened.
//!
//! The fonts come with the program: Ubuntu Light, and Hack for missing characters. The painters
//! pass a string with its position and get the data of an SVG path. Nothing needs escaping, since
//! no text is left.

use std::fmt::Write;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

use crate::draw::color::INK;
use crate::draw::geom::{P, n, p};

/// The point of the text that is at its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// The style of a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style<'a> {
    /// The height of the letters.
    pub(crate) size: f64,
    /// The color of the letters.
    pub(crate) ink: &'a str,
    /// The additional weight over that of the font, as a fraction of the size.
    pub(crate) weight: f64,
    pub(crate) anchor: Anchor,
}

impl<'a> Style<'a> {
    pub(crate) const fn new(size: f64, ink: &'a str) -> Style<'a> {
        Style { size, ink, weight: 0.0, anchor: Anchor::Start }
    }

    pub(crate) const fn bold(self) -> Style<'a> {
        Style { weight: 0.055, ..self }
    }

    pub(crate) const fn at(self, anchor: Anchor) -> Style<'a> {
        Style { anchor, ..self }
    }
}

/// The fonts.
pub(crate) struct Pen {
    faces: Vec<Face<'static>>,
}

impl Pen {
    pub(crate) fn new() -> Pen {
        let fonts = [epaint_default_fonts::UBUNTU_LIGHT, epaint_default_fonts::HACK_REGULAR];
        Pen { faces: fonts.into_iter().filter_map(|font| Face::parse(font, 0).ok()).collect() }
    }

    /// Returns the font that has the character and its glyph, or those of a question mark if no
    /// font has it.
    fn glyph(&self, letter: char) -> Option<(&Face<'static>, GlyphId)> {
        let find = |c: char| self.faces.iter().find_map(|face| face.glyph_index(c).map(|id| (face, id)));
        find(letter).or_else(|| find('?'))
    }

    /// Returns the glyphs of a text of size 1, each with its position. Invisible characters are
    /// left out.
    fn set<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (f64, f64, &'a Face<'static>, GlyphId)> {
        let mut x = 0.0;
        text.chars().filter(|c| shows(*c)).filter_map(|c| self.glyph(c)).map(move |(face, id)| {
            let here = x;
            x += f64::from(face.glyph_hor_advance(id).unwrap_or(0)) / f64::from(face.units_per_em());
            (here, x, face, id)
        })
    }

    /// Returns the width of a text at this size.
    pub(crate) fn width(&self, text: &str, size: f64) -> f64 {
        self.set(text).last().map_or(0.0, |(_, end, _, _)| end * size)
    }

    /// Returns the largest size up to `size` at which a text is no wider than `most`.
    pub(crate) fn fitting(&self, text: &str, size: f64, most: f64) -> f64 {
        let width = self.width(text, size);
        if width > most { size * most / width } else { size }
    }

    /// Returns the outlines of a text whose base line passes through `at`.
    fn outline(&self, text: &str, at: P, size: f64, anchor: Anchor) -> String {
        let back = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => self.width(text, size) / 2.0,
            Anchor::End => self.width(text, size),
        };
        let mut d = String::new();
        for (x, _, face, id) in self.set(text) {
            let scale = size / f64::from(face.units_per_em());
            let mut writer = Writer { d: &mut d, origin: p(at.x - back + x * size, at.y), scale };
            // A glyph that the font lacks or defines wrongly stays blank.
            let _ = face.outline_glyph(id, &mut writer);
        }
        d
    }

    /// Writes a text into the picture.
    pub(crate) fn put(&self, out: &mut String, text: &str, at: P, style: Style) {
        let d = self.outline(text, at, style.size, style.anchor);
        if d.is_empty() {
            return;
        }
        let _ = write!(out, r#"<path fill="{}" d="{d}""#, style.ink);
        if style.weight > 0.0 {
            let _ = write!(out, r#" stroke="{}" stroke-width="{}""#, style.ink, n(style.size * style.weight));
        }
        out.push_str("/>");
    }

    /// Writes a short text, such as the number of a token, in a white box with its upper left corner at
    /// `at`.
    pub(crate) fn put_boxed(&self, out: &mut String, text: &str, at: P) {
        let wide = self.width(text, 9.6) + 5.0;
        let _ = write!(
            out,
            r##"<rect x="{}" y="{}" width="{}" height="11" rx="3.4" fill="#fff" stroke="{INK}" stroke-width="1"/>"##,
            n(at.x),
            n(at.y),
            n(wide)
        );
        self.put(out, text, at + p(wide / 2.0, 8.9), Style::new(9.6, INK).bold().at(Anchor::Middle));
    }
}

struct Writer<'a> {
    d: &'a mut String,
    origin: P,
    scale: f64,
}

impl Writer<'_> {
    fn at(&self, x: f32, y: f32) -> (String, String) {
        let scaled = self.origin + p(f64::from(x), -f64::from(y)) * self.scale;
        (n(scaled.x), n(scaled.y))
    }
}

impl OutlineBuilder for Writer<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        let _ = write!(self.d, "M{x} {y}");
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        let _ = write!(self.d, "L{x} {y}");
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        let _ = write!(self.d, "Q{x1} {y1} {x} {y}");
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        let _ = write!(self.d, "C{x1} {y1} {x2} {y2} {x} {y}");
    }

    fn close(&mut self) {
        self.d.push('Z');
    }
}

/// Returns `true` if a character may appear in a picture.
///
/// Control characters, marks that change the direction of text or have no width, and code points
/// that are not characters may not. XML forbids most of them, and the others make a name look like
/// a different one.
fn shows(c: char) -> bool {
    let hidden = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let noncharacter = matches!(c, '\u{fdd0}'..='\u{fdef}') || u32::from(c) & 0xfffe == 0xfffe;
    !c.is_control() && !hidden && !noncharacter
}

/// Returns text for the elements that stay text (title and description): escaped, without
/// characters that may not appear.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().filter(|c| shows(*c)) {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_become_outlines_and_unknown_ones_a_question_mark() {
        let pen = Pen::new();
        let a = pen.outline("A", p(0.0, 0.0), 10.0, Anchor::Start);
        assert!(a.starts_with('M') && a.ends_with('Z'), "{a}");
        assert_eq!(
            pen.outline("\u{10fffd}", p(0.0, 0.0), 10.0, Anchor::Start),
            pen.outline("?", p(0.0, 0.0), 10.0, Anchor::Start)
        );
        assert!(pen.width("iiii", 10.0) < pen.width("WWWW", 10.0));
        assert!(pen.width("a long title", pen.fitting("a long title", 40.0, 50.0)) < 50.1);
    }

    #[test]
    fn text_from_outside_is_escaped_and_stripped() {
        assert_eq!(escape("Tom & <Jerry's>\u{7}\u{0}\n"), "Tom &amp; &lt;Jerry&#39;s&gt;");
        // Code points that XML forbids, and marks that change the direction of the text that
        // follows.
        assert_eq!(escape("A\u{fffe}\u{ffff}\u{1fffe}\u{202e}\u{200b}\u{9b}B"), "AB");
        let pen = Pen::new();
        let written = |text: &str| pen.outline(text, p(0.0, 0.0), 10.0, Anchor::Middle);
        assert_eq!(written("A\u{1b}\u{202e}\nB"), written("AB"));
    }
}
