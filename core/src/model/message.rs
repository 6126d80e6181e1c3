//! Parts of messages for people: lists of names, and suggestions for misspelled names.

use std::borrow::Cow;

/// Returns the name in `known` that is most similar to `name`, if one is similar at all.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let lower = name.to_lowercase();
    let scored = known.into_iter().map(|k| (strsim::osa_distance(&lower, &k.to_lowercase()), k));
    scored.filter(|(d, k)| *d <= 1 + k.len().max(name.len()) / 3).min_by_key(|(d, _)| *d).map(|(_, k)| k)
}

/// Returns `; did you mean "x"?`, or an empty text.
pub fn did_you_mean<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest(name, known).map_or_else(String::new, |k| format!("; did you mean \"{k}\"?"))
}

/// Returns the names as a phrase: `a, b and c`.
pub fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.split_last() {
        None => "nothing".into(),
        Some((only, [])) => (*only).into(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// Returns a text quoted for TOML, on one line.
pub fn toml_quoted(text: &str) -> String {
    let escape = |c: char| match c {
        '"' => "\\\"".into(),
        '\\' => "\\\\".into(),
        c if c.is_control() => format!("\\u{:04X}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(escape).collect::<String>())
}

/// Returns a name as a key of TOML: quoted if it has to be, such as `"ana/dark-woods"`.
pub fn toml_key(name: &str) -> String {
    let bare = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    if bare { name.into() } else { toml_quoted(name) }
}

/// Returns the header of a table of TOML: `[dark-woods]`, `["ana/dark-woods"]`.
pub fn toml_header(name: &str) -> String {
    format!("[{}]", toml_key(name))
}

/// Returns the text, cut after `most` letters if it is longer: then it ends in `…`.
pub fn excerpt(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// Returns the text with each of its lines cut after `most` letters, as [`excerpt`] does.
pub fn excerpt_lines(text: &str, most: usize) -> String {
    text.split('\n').map(|line| excerpt(line, most)).collect::<Vec<_>>().join("\n")
}

/// Returns the text with control characters escaped as `\u{1b}`, so that a terminal cannot
/// interpret them. Line breaks and tabs stay. Marks that change the writing direction are escaped
/// too, since they can make one text look like another.
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unprintable) {
        return Cow::Borrowed(text);
    }
    let shown = |c: char| if is_unprintable(c) { format!("\\u{{{:x}}}", u32::from(c)) } else { c.to_string() };
    Cow::Owned(text.chars().map(shown).collect())
}

/// Returns the text on one line: as [`printable`], with line breaks and tabs escaped too.
pub fn printable_line(text: &str) -> String {
    printable(text).replace('\n', "\\n").replace('\t', "\\t")
}

/// Returns `true` for characters that move the cursor, ring the bell or change how others are
/// shown.
pub fn is_unprintable(c: char) -> bool {
    let turns = matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control() && !matches!(c, '\n' | '\t')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_was_meant() {
        let known = ["farmers", "followers", "field_scoring"];
        assert_eq!(nearest("farmer", known), Some("farmers"));
        assert_eq!(nearest("folowers", known), Some("followers"));
        assert_eq!(nearest("dragon", known), None);
        assert_eq!(did_you_mean("Farmers", known), "; did you mean \"farmers\"?");
    }

    #[test]
    fn a_name_with_other_letters_is_a_quoted_key() {
        assert_eq!(
            (toml_header("dark-woods_2"), toml_header("ana/dark-woods")),
            ("[dark-woods_2]".into(), "[\"ana/dark-woods\"]".into())
        );
        assert_eq!(toml_key("a\"\\\n"), "\"a\\\"\\\\\\u000A\"");
    }

    #[test]
    fn long_texts_are_cut_at_a_letter() {
        assert_eq!((excerpt("grüße", 5), excerpt("grüße", 3)), ("grüße".into(), "grü…".into()));
        assert_eq!(excerpt_lines("abc\nde\n", 2), "ab…\nde\n");
    }

    #[test]
    fn control_characters_are_written_out() {
        assert_eq!(printable("a\u{1b}]0;x\u{7}\r\u{9b}\u{202e}b\n\tü"), "a\\u{1b}]0;x\\u{7}\\u{d}\\u{9b}\\u{202e}b\n\tü");
        assert_eq!(printable_line("a\nb\t\u{7f}"), "a\\nb\\t\\u{7f}");
    }

    #[test]
    fn lists_read_like_a_sentence() {
        assert_eq!(list([]), "nothing");
        assert_eq!(list(["a"]), "a");
        assert_eq!(list(["a", "b", "c"]), "a, b and c");
    }
}
