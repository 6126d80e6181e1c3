//! Texts that are broken into lines.

/// Breaks a text between words into at most `most` lines of about the same length.
pub(crate) fn wrapped(text: &str, most: usize) -> Vec<String> {
    let wanted = text.chars().count().div_ceil(most.max(1));
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let full = lines.len() == most;
        match lines.last_mut() {
            // A line takes a word if that brings it nearer to the wanted length.
            Some(line) if 2 * line.chars().count() + word.chars().count() < 2 * wanted || full => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
