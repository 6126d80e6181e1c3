//! Pictures of printed boards, for the page of a new table.

use bastide_texts::Language;
use serde_json::{Value, json};

use super::check::{Checked, Wrong};
use crate::compiled::Compiler;
use crate::protocol::Paper;

/// The longest name of a board, in bytes.
const MAX_NAME: usize = 40;

/// Draws a printed board as SVG; `None` if no printed board has this name.
pub fn named_map(compiler: &Compiler, name: &str, language: &Language) -> Option<String> {
    let known = name.len() < MAX_NAME && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    let checked = known.then(|| compiler.check(&format!("[maps]\nmap = \"{name}\"\n")).ok()).flatten()?;
    chart(&checked, language)
}

/// Draws a board that somebody wrote. Only the text is read.
///
/// # Errors
/// All errors of the text.
pub fn own_map(compiler: &Compiler, text: &str, language: &Language) -> Result<String, Vec<Wrong>> {
    Ok(chart(&own(compiler, text)?, language).unwrap_or_default())
}

/// Draws one sheet of a board that somebody wrote, in the size of printed tiles: `svg`, the `name` of the sheet, its
/// `width` and `height` in millimeters, and the number of `sheets`.
///
/// # Errors
/// All errors of the text, or there is no such sheet.
pub fn map_sheet(compiler: &Compiler, text: &str, paper: Paper, sheet: usize) -> Result<Value, Vec<Wrong>> {
    let checked = own(compiler, text)?;
    let paper = match paper {
        Paper::A4 => bastide_render::Paper::A4,
        Paper::Letter => bastide_render::Paper::LETTER,
    };
    let drawn = checked.compiled.as_ref().and_then(|compiled| bastide_render::board_sheet(&compiled.rules, paper, sheet));
    let drawn = drawn.ok_or_else(|| vec![Wrong::from("there is no such sheet".to_owned())])?;
    Ok(json!({"svg": drawn.svg, "name": drawn.name, "sheets": drawn.sheets, "width": drawn.width, "height": drawn.height}))
}

/// Reads a board that somebody wrote.
fn own(compiler: &Compiler, text: &str) -> Result<Checked, Vec<Wrong>> {
    compiler.check(&format!("[maps]\nmap = {{ file = \"board\", text = {} }}\n", Value::String(text.to_owned())))
}

/// Draws the board of a table.
fn chart(checked: &Checked, language: &Language) -> Option<String> {
    let compiled = checked.compiled.as_ref()?;
    Some(bastide_render::chart(&compiled.rules, language, &[]))
}
