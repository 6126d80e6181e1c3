//! Numbers and counts as text.

/// Formats a number with commas between the thousands.
pub fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Formats a count with its noun: `1 follower`, `7 followers`.
pub fn count(n: impl Into<u64>, name: &str) -> String {
    let n = n.into();
    format!("{} {name}{}", thousands(n), if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_get_commas() {
        assert_eq!([count(1u8, "abbot"), count(7000u64, "tile")], ["1 abbot", "7,000 tiles"]);
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
    }
}
