//! Terminal output: text and colors, and no other control characters.
//!
//! Names, titles, paths and messages of plugins come from outside, and a terminal obeys escape
//! codes. All output goes through one [`Printable`], which escapes every control character as
//! `\u{1b}`, apart from line breaks, tabs and the codes of colors and styles (`ESC [ ... m`), which
//! come from this program.

use std::io::{Result, Write};

use bastide_core::message::is_unprintable;

/// A writer that escapes control characters. The input must be UTF-8; other bytes become
/// `\u{fffd}`.
#[derive(Debug)]
pub struct Printable<W> {
    inner: W,
    /// Whether characters are escaped as in JSON.
    json: bool,
    /// The beginning of a character or of a code that the next write completes.
    begun: Vec<u8>,
}

impl<W: Write> Printable<W> {
    /// Makes a writer to `inner`. With `json`, the input is JSON and stays valid JSON.
    pub fn new(inner: W, json: bool) -> Printable<W> {
        Printable { inner, json, begun: Vec::new() }
    }

    /// Writes a text; returns its end if that may be the beginning of a code.
    fn put<'a>(&mut self, text: &'a str, last: bool) -> Result<&'a str> {
        let mut rest = text;
        while let Some(at) = rest.find(is_unprintable) {
            self.inner.write_all(&rest.as_bytes()[..at])?;
            rest = &rest[at..];
            match style_code(rest) {
                Code::Style(length) if !self.json => {
                    self.inner.write_all(&rest.as_bytes()[..length])?;
                    rest = &rest[length..];
                }
                Code::Begun if !last && !self.json => return Ok(rest),
                _ => {
                    let mut letters = rest.chars();
                    let c = letters.next().map_or(0, u32::from);
                    match self.json {
                        true => write!(self.inner, "\\u{c:04x}")?,
                        false => write!(self.inner, "\\u{{{c:x}}}")?,
                    }
                    rest = letters.as_str();
                }
            }
        }
        self.inner.write_all(rest.as_bytes())?;
        Ok("")
    }

    /// Writes bytes after the buffered ones. With `last`, everything is written.
    fn put_bytes(&mut self, bytes: &[u8], last: bool) -> Result<()> {
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        let mut rest = all.as_slice();
        while !rest.is_empty() {
            let (text, after) = match std::str::from_utf8(rest) {
                Ok(text) => (text, &[][..]),
                Err(e) => {
                    let (valid, after) = rest.split_at(e.valid_up_to());
                    (std::str::from_utf8(valid).unwrap_or_default(), after)
                }
            };
            let waits = self.put(text, last || !after.is_empty())?;
            if !waits.is_empty() {
                self.begun.extend_from_slice(waits.as_bytes());
                return Ok(());
            }
            rest = match std::str::from_utf8(after).map_err(|e| e.error_len()) {
                Ok(_) => after,
                Err(None) if !last => {
                    self.begun.extend_from_slice(after);
                    return Ok(());
                }
                Err(length) => {
                    self.inner.write_all("\u{fffd}".as_bytes())?;
                    &after[length.unwrap_or(after.len())..]
                }
            };
        }
        Ok(())
    }
}

/// The largest length of a style code, in bytes, plus 1.
const LONGEST: usize = 32;

enum Code {
    /// A style code with this length in bytes.
    Style(usize),
    /// The possible beginning of a style code.
    Begun,
    /// Other text.
    Other,
}

/// Classifies the beginning of a text.
fn style_code(text: &str) -> Code {
    let Some(after) = text.strip_prefix('\u{1b}') else { return Code::Other };
    let Some(numbers) = after.strip_prefix('[') else { return if after.is_empty() { Code::Begun } else { Code::Other } };
    match numbers.find(|c: char| !c.is_ascii_digit() && c != ';') {
        Some(at) if numbers.as_bytes()[at] == b'm' => Code::Style(2 + at + 1),
        Some(_) => Code::Other,
        None if numbers.len() < LONGEST => Code::Begun,
        None => Code::Other,
    }
}

impl<W: Write> Write for Printable<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.put_bytes(bytes, false)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.put_bytes(&[], true)?;
        self.inner.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, json: bool, by: usize) -> String {
        let mut out = Printable::new(Vec::new(), json);
        assert!(text.as_bytes().chunks(by).all(|part| out.write_all(part).is_ok()) && out.flush().is_ok());
        String::from_utf8_lossy(&out.inner).into_owned()
    }

    #[test]
    fn colors_pass_and_all_other_codes_are_written_out() {
        let text = "\u{1b}[1;31mred\u{1b}[0m \u{1b}]0;PWNED\u{7}\u{1b}[2J\u{1b}[3;4Hgr\u{fc}\u{df}e\u{9b}31m\t\u{202e}\r\n\u{1b}";
        let expected = "\u{1b}[1;31mred\u{1b}[0m \\u{1b}]0;PWNED\\u{7}\\u{1b}[2J\\u{1b}[3;4Hgr\u{fc}\u{df}e\\u{9b}31m\t\\u{202e}\\u{d}\n\\u{1b}";
        for by in 1..12 {
            assert_eq!(shown(text, false, by), expected, "in parts of {by} bytes");
        }
    }

    #[test]
    fn json_stays_json() -> std::result::Result<(), serde_json::Error> {
        let name = "\u{1b}[31m\u{9b}\u{202e}Evil";
        let text = shown(&serde_json::to_string(name)?, true, 5);
        assert!(!text.contains(is_unprintable), "{text}");
        assert_eq!(serde_json::from_str::<String>(&text)?, name);
        Ok(())
    }

    #[test]
    fn bytes_that_are_no_text_are_replaced() {
        let mut out = Printable::new(Vec::new(), false);
        assert!(out.write_all(b"a\xffb\xe2\x82").is_ok() && out.write_all(b"\xac\xe2").is_ok() && out.flush().is_ok());
        assert_eq!(String::from_utf8_lossy(&out.inner), "a\u{fffd}b\u{20ac}\u{fffd}");
    }
}
