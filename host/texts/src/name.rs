//! The names of things in the rules: as parts of ids of messages, and as words.

/// Returns a name as a part of an id of a message: lower case, with `-` for all but letters and digits.
pub fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-")
}

/// Returns the words for something that no text names: the last part of its name, without its
/// plugin and its author. `place coat` for `shop.place-coat`, `die` for `you/haunted-fields.die`.
pub fn own_name(name: &str) -> String {
    name.rsplit(['.', '/']).next().unwrap_or(name).replace(['-', '_'], " ")
}

#[cfg(test)]
mod tests {
    use super::{own_name, slug};

    #[test]
    fn names_become_ids() {
        assert_eq!(slug("Bid higher, or pass?"), "bid-higher-or-pass");
        assert_eq!((slug("shop.take-back"), slug("")), ("shop-take-back".into(), String::new()));
    }

    #[test]
    fn names_become_words_without_plugin_and_author() {
        let all = ["shop.place-coat", "you/haunted-fields.die", "big_top", ""].map(own_name);
        assert_eq!(all, ["place coat", "die", "big top", ""]);
    }
}
