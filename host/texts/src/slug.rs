//! The ids of messages for things with names.

/// Returns a name as a part of an id of a message: lower case, with `-` for all but letters and digits.
pub fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn names_become_ids() {
        assert_eq!(slug("Bid higher, or pass?"), "bid-higher-or-pass");
        assert_eq!((slug("shop.take-back"), slug("")), ("shop-take-back".into(), String::new()));
    }
}
