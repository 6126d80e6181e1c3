//! Words of strangers, fit to be shown.

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 30;

/// Returns a text without control characters and marks that change its direction, cut to `most`
/// characters.
pub fn printable(text: &str, most: usize) -> String {
    let hidden = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let kept = text.chars().filter(|c| !c.is_control() && !hidden(*c));
    kept.take(most).collect::<String>().trim().to_owned()
}
