//! The drawing of a kind of figure.

use crate::model::symbol::{Role, numbers};

/// The shape of a kind of figure: one outline, which has the color of its owner.
///
/// It is about 24 hundredths of a tile high and has the middle of its foot at 0,0.
#[derive(Clone, PartialEq, Debug)]
pub struct FigureSymbol {
    /// The data of the path of its outline.
    pub outline: String,
    /// The data of a path of lines on it, in the color for text on the owner's color.
    pub lines: Option<String>,
    /// The middle and the radius of the mark of the seat.
    pub mark: [f64; 3],
    /// The scale at which it is drawn.
    pub size: f64,
    /// The distance from its middle to its left and right ends.
    pub half_width: f64,
    /// `true` for figures that lie down on a field.
    pub lies: bool,
    /// `true` for a second outline around the first.
    pub rim: bool,
    /// The colors of one without an owner: fill, edge and text.
    pub neutral: Option<[Role; 3]>,
}

impl FigureSymbol {
    /// Checks numbers and paths.
    pub(super) fn check(self) -> Result<FigureSymbol, String> {
        numbers::path(&self.outline).map_err(|message| format!("`outline`: {message}"))?;
        if let Some(lines) = &self.lines {
            numbers::path(lines).map_err(|message| format!("`lines`: {message}"))?;
        }
        for value in self.mark.into_iter().chain([self.half_width]) {
            numbers::bounded(value)?;
        }
        if !(0.25..=3.0).contains(&self.size) {
            return Err(format!("`size` is {}; use a scale from 0.25 to 3", self.size));
        }
        Ok(self)
    }
}
