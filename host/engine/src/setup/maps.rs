//! Pictures of printed boards, for the page of a new table.

use bastide_texts::Language;
use serde_json::Value;

use super::check::{Checked, Wrong};
use crate::compiled::Compiler;

/// The longest name of a board, in bytes.
const MOST_NAME: usize = 40;

/// Draws a printed board as SVG; `None` if no printed board has this name.
pub fn named_map(compiler: &Compiler, name: &str, language: &Language) -> Option<String> {
    let known = name.len() < MOST_NAME && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    let checked = known.then(|| compiler.check(&format!("[maps]\nmap = \"{name}\"\n")).ok()).flatten()?;
    chart(&checked, language)
}

/// Draws a board that somebody wrote. Only the text is read.
///
/// # Errors
/// All errors of the text.
pub fn own_map(compiler: &Compiler, text: &str, language: &Language) -> Result<String, Vec<Wrong>> {
    let toml = format!("[maps]\nmap = {{ file = \"board\", text = {} }}\n", Value::String(text.to_owned()));
    Ok(chart(&compiler.check(&toml)?, language).unwrap_or_default())
}

/// Draws the board of a table.
fn chart(checked: &Checked, language: &Language) -> Option<String> {
    let compiled = checked.compiled.as_ref()?;
    Some(bastide_render::chart(&compiled.rules, language, &[]))
}
