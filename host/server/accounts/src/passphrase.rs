//! Passphrases, kept as hashes of Argon2id.

use std::sync::OnceLock;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};

use bastide_common::{Failure, Why};
use bastide_store::secret;

/// The fewest characters.
pub const FEWEST: usize = 10;
/// The most characters: longer ones would make the server work without a gain.
pub const MAX: usize = 200;

/// The memory of a hash in KiB, its passes, and its lanes: the first choice of OWASP for Argon2id.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);

fn hasher() -> Result<Argon2<'static>, Failure> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).map_err(|e| broken(&e))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn broken(error: &dyn std::fmt::Display) -> Failure {
    Failure::Broken(Why::with("error-account-hash", "why", error))
}

/// Returns the hash of a new passphrase of the account with this name. Takes some 20 ms and 19 MiB.
///
/// # Errors
/// It is too short or too long, or it is the name.
pub(super) fn hash(text: &str, folded_name: &str) -> Result<String, Failure> {
    let length = text.chars().count();
    if !(FEWEST..=MAX).contains(&length) {
        return Err(Failure::Refused(Why::Text(
            "error-account-passphrase-length",
            vec![("fewest", FEWEST.to_string()), ("most", MAX.to_string())],
        )));
    }
    if super::names::folded(text) == folded_name {
        return Err(Failure::Refused("error-account-passphrase-name".into()));
    }
    kept(text)
}

fn kept(text: &str) -> Result<String, Failure> {
    let salt = secret::bytes::<16>()?;
    let hash = hasher()?.hash_password_with_salt(text.as_bytes(), &salt).map_err(|e| broken(&e))?;
    Ok(hash.to_string())
}

/// Returns `true` if a passphrase has this hash. Without one, works as long and returns `false`, so that
/// nobody learns from the time which accounts exist.
pub(super) fn fits(text: &str, kept_hash: Option<&str>) -> Result<bool, Failure> {
    /// A hash that is kept for no account.
    static NOBODY: OnceLock<String> = OnceLock::new();
    let nobody = match NOBODY.get() {
        Some(nobody) => nobody,
        None => {
            let new = kept(&secret::new()?)?;
            NOBODY.get_or_init(|| new)
        }
    };
    let hash = PasswordHash::new(kept_hash.unwrap_or(nobody)).map_err(|e| broken(&e))?;
    let is_short_enough = text.chars().count() <= MAX;
    let text = if is_short_enough { text } else { "" };
    let fits = hasher()?.verify_password(text.as_bytes(), &hash).is_ok();
    Ok(fits && kept_hash.is_some() && is_short_enough)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_fits_its_hash_alone() -> Result<(), Failure> {
        let hash = hash("correct horse battery", "anna")?;
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(fits("correct horse battery", Some(&hash))?);
        assert!(!fits("correct horse batterY", Some(&hash))?);
        assert!(!fits("", Some(&hash))? && !fits(&"x".repeat(10_000), Some(&hash))?);
        assert!(!fits("correct horse battery", None)?, "nobody has this account");
        let by_another_program =
            "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$69I7qCjDTsQwhQqFvpQJiqEI0lGQvxC84fXE0Ktxca4";
        assert!(fits("correct horse battery", Some(by_another_program))?, "hashes that are kept go on to fit");
        Ok(())
    }

    #[test]
    fn short_ones_long_ones_and_the_name_are_refused() {
        for wrong in ["123456789", &"x".repeat(201), "Anna  Bakker"] {
            assert!(hash(wrong, "anna bakker").is_err(), "{wrong:?}");
        }
    }
}
