//! Parts of messages that people read: lists of names, and the name that was meant.

/// The name in `known` that is most like `name`, if one is like it at all.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let lower = name.to_lowercase();
    let scored = known.into_iter().map(|k| (strsim::osa_distance(&lower, &k.to_lowercase()), k));
    scored.filter(|(d, k)| *d <= 1 + k.len().max(name.len()) / 3).min_by_key(|(d, _)| *d).map(|(_, k)| k)
}

/// `; did you mean "x"?`, or nothing.
pub fn did_you_mean<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    nearest(name, known).map_or_else(String::new, |k| format!("; did you mean \"{k}\"?"))
}

/// `a, b and c`.
pub fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.split_last() {
        None => "nothing".into(),
        Some((only, [])) => (*only).into(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
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
    fn lists_read_like_a_sentence() {
        assert_eq!(list([]), "nothing");
        assert_eq!(list(["a"]), "a");
        assert_eq!(list(["a", "b", "c"]), "a, b and c");
    }
}
