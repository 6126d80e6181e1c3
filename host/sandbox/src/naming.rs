//! The bundle that a record names: its game has the rules of that bundle.

use bastide_service::check::is_hidden;

use crate::bundle::Bundle;

/// The words before the name of a bundle.
const BEFORE: &str = "# Played with the bundle ";
/// The words before its SHA-256.
const BETWEEN: &str = ", SHA-256 ";
/// The longest beginning of a record that is searched, in bytes.
const SEARCHED: usize = 1000;
/// The longest name, in characters.
const LONGEST: usize = 60;

/// Returns a record that names the bundle whose rules its game has, in a comment after its first line.
pub fn named(record: &str, bundle: &Bundle) -> String {
    let (first, rest) = record.split_once('\n').unwrap_or((record, ""));
    let name: String = bundle.name().chars().filter(|c| !is_hidden(*c)).take(LONGEST).collect();
    format!("{first}\n{BEFORE}{name}{BETWEEN}{}\n{rest}", bundle.sha256())
}

/// Returns the name and the SHA-256 of the bundle that a record names; `None` if it names none.
pub fn named_in(record: &str) -> Option<(&str, &str)> {
    let lines = record.lines().scan(0, |length, line| {
        *length += line.len();
        (*length <= SEARCHED).then_some(line)
    });
    lines.filter_map(|line| line.strip_prefix(BEFORE)?.split_once(BETWEEN)).find(|(name, sha256)| {
        let digits = |c: char| matches!(c, '0'..='9' | 'a'..='f');
        (1..=LONGEST).contains(&name.chars().count()) && sha256.len() == 64 && sha256.chars().all(digits)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_whole_line_near_the_beginning_names_a_bundle() {
        let sha256 = "0123456789abcdef".repeat(4);
        let line = format!("# Played with the bundle woods.wasm, SHA-256 {sha256}");
        assert_eq!(named_in(&format!("# Bastide game record, format 1\n{line}\nmore")), Some(("woods.wasm", sha256.as_str())));
        let far = format!("{}\n{line}\n", "x\n".repeat(1000));
        for other in [&line[1..], &line[..line.len() - 1], &format!("{line}0"), &line.to_uppercase(), &far, "", "\n"] {
            assert_eq!(named_in(other), None, "{other}");
        }
    }
}
