//! Lines of text that fit into a number of columns.

use unicode_width::UnicodeWidthStr;

/// A space at which [`wrap`] does not break a line.
pub const GLUE: char = '\u{a0}';

/// Breaks a text between words into lines of at most N columns. Lines after the first are indented.
pub fn wrap(text: &str, columns: usize, indent: usize) -> Vec<String> {
    let columns = columns.max(indent + 8);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let lead: String = text.chars().take_while(|c| *c == ' ').collect();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let blank = usize::from(!line.trim().is_empty());
        if blank == 1 && line.width() + blank + word.width() > columns {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else if blank == 1 {
            line.push(' ');
        } else if lines.is_empty() {
            line.clone_from(&lead);
        }
        line.push_str(word);
    }
    lines.push(line);
    lines.into_iter().map(|line| line.replace(GLUE, " ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_breaks_between_words_and_keeps_its_indent() {
        assert_eq!(wrap("  one two three four", 10, 4), ["  one two", "    three", "    four"]);
        assert_eq!(wrap("", 10, 2), [""]);
        assert_eq!(wrap("12 tiles, 3\u{a0}x\u{a0}a", 14, 2), ["12 tiles,", "  3 x a"]);
    }
}
