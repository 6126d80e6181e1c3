//! Results for people and for scripts: the same data as aligned text or as JSON.
//!
//! The output of a command is a [`Report`]: serializable data with a method to write itself as
//! text. [`print()`] chooses the form, so that scripts get the same data as people. [`Grid`] aligns
//! columns.

use std::io::Write;

use bastide_core::message::printable_line;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::Error;
use crate::language::{find, say};
pub use bastide_session::{count, thousands};

/// The result of a command.
pub trait Report: Serialize {
    /// Writes the result for people.
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()>;
}

/// Prints a result, as JSON or as text.
///
/// # Errors
/// The output cannot be written.
pub fn print(report: &impl Report, json: bool, out: &mut dyn Write) -> Result<(), Error> {
    if json {
        serde_json::to_writer_pretty(&mut *out, report)?;
        writeln!(out)?;
    } else {
        report.text(out)?;
    }
    Ok(out.flush()?)
}

/// Writes lines that begin with the name of what they tell, one below the other.
pub fn aligned(lines: &[(&str, String)], out: &mut dyn Write) -> std::io::Result<()> {
    let wide = lines.iter().map(|(id, _)| say(id).width()).max().unwrap_or_default();
    lines.iter().try_for_each(|(id, text)| {
        let name = say(id);
        writeln!(out, "  {name}{}  {text}", " ".repeat(wide - name.width()))
    })
}

/// A table with aligned columns: the first to the left, the others to the right by default.
#[derive(Clone, Debug, Default)]
pub struct Grid {
    rows: Vec<Vec<String>>,
    left: Vec<usize>,
}

impl Grid {
    /// Creates a table whose headings are these texts. What is not the id of a text stands for itself.
    pub fn titled(ids: &[&str]) -> Grid {
        Grid { rows: vec![ids.iter().map(|id| find(id).unwrap_or_else(|| (*id).to_owned())).collect()], left: vec![0] }
    }

    /// Makes a grid with these headings.
    pub fn new(headings: &[&str]) -> Grid {
        Grid { rows: vec![headings.iter().map(|h| (*h).to_owned()).collect()], left: vec![0] }
    }

    /// Aligns a column to the left.
    pub fn left(mut self, column: usize) -> Grid {
        self.left.push(column);
        self
    }

    /// Adds a row. Control characters in its cells are escaped.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().map(|cell| printable_line(&cell)).collect());
    }

    /// Writes the headings and the rows.
    pub fn write(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let wide = |c: usize| self.rows.iter().filter_map(|r| r.get(c)).map(|s| s.width()).max().unwrap_or_default();
        let widths: Vec<usize> = (0..columns).map(wide).collect();
        let bold = anstyle::Style::new().bold();
        for (i, row) in self.rows.iter().enumerate() {
            let mut line = String::new();
            for (c, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let gap = if c == 0 { "" } else { "  " };
                let pad = " ".repeat(width - cell.width());
                let (before, after) = if self.left.contains(&c) { ("", pad.as_str()) } else { (pad.as_str(), "") };
                line.push_str(&format!("{gap}{before}{cell}{after}"));
            }
            match i {
                0 => writeln!(out, "{bold}{}{bold:#}", line.trim_end())?,
                _ => writeln!(out, "{}", line.trim_end())?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() -> std::io::Result<()> {
        let mut grid = Grid::new(&["seat", "mean", "bot"]).left(2);
        grid.row(["red".into(), "19.6".into(), "random".into()]);
        grid.row(["yellow".into(), "7.0".into(), "greedy".into()]);
        let mut out = anstream::StripStream::new(Vec::new());
        grid.write(&mut out)?;
        let text = String::from_utf8_lossy(&out.into_inner()).into_owned();
        assert_eq!(text, "seat    mean  bot\nred     19.6  random\nyellow   7.0  greedy\n");
        Ok(())
    }

    #[test]
    fn wide_letters_take_two_columns() -> std::io::Result<()> {
        let mut grid = Grid::new(&["seat", "n"]);
        grid.row(["王小明".into(), "1".into()]);
        grid.row(["yellow".into(), "2".into()]);
        let mut out = anstream::StripStream::new(Vec::new());
        grid.write(&mut out)?;
        assert_eq!(String::from_utf8_lossy(&out.into_inner()), "seat    n\n王小明  1\nyellow  2\n");
        Ok(())
    }
}
