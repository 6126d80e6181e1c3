//! A language for tests: English with accents, and longer. What stays plain is not translated, and
//! what does not fit shows where a longer language will not.

/// Returns the text of a message in the pseudo-language.
pub(crate) fn pseudo(text: &str) -> String {
    let accented = |c: char| match c {
        'a' => 'á',
        'e' => 'ē',
        'i' => 'ï',
        'o' => 'ø',
        'u' => 'ū',
        'A' => 'Å',
        'E' => 'É',
        'O' => 'Ö',
        other => other,
    };
    let mut longer: String = text.chars().map(accented).collect();
    let more = text.chars().filter(|c| c.is_alphabetic()).count() * 2 / 5;
    longer.extend(std::iter::repeat_n('·', more));
    longer
}

#[cfg(test)]
mod tests {
    #[test]
    fn texts_get_accents_and_grow() {
        assert_eq!(super::pseudo("Place a tile"), "Plácē á tïlē····");
        assert_eq!(super::pseudo("3,1"), "3,1");
    }
}
