//! A drawing: the shapes of SVG, with roles in place of colors.

use crate::model::symbol::Role;

/// A checked drawing. It consists of shapes alone: groups, paths, circles, ellipses, rectangles,
/// lines and polygons. Nothing in it is a reference, runs or is fetched.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    pub(super) parts: Vec<Part>,
}

/// A part of the text of a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Part {
    /// Text as it stands in the SVG.
    Text(String),
    /// The place of a color.
    Color(Role),
}

impl Drawing {
    /// Returns the SVG text with these colors.
    pub fn svg(&self, color: impl Fn(Role) -> String) -> String {
        let text = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Color(role) => color(*role),
        };
        self.parts.iter().map(text).collect()
    }

    pub(super) fn text(&mut self, more: &str) {
        match self.parts.last_mut() {
            Some(Part::Text(text)) => text.push_str(more),
            _ => self.parts.push(Part::Text(more.to_owned())),
        }
    }

    pub(super) fn color(&mut self, role: Role) {
        self.parts.push(Part::Color(role));
    }
}
