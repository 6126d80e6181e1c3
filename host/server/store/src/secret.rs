//! Secrets: 128 random bits, of which the server keeps only a hash.

use sha2::{Digest, Sha256};

/// The number of bytes of a secret.
const BYTES: usize = 16;

/// Returns a new secret as 32 hexadecimal digits.
///
/// # Errors
/// The system has no random numbers.
pub fn new() -> Result<String, getrandom::Error> {
    Ok(hex(&bytes::<BYTES>()?))
}

/// Returns the secret of a seat that belongs to whoever holds this one, at a table with this id.
pub fn following(secret: &str, id: &str) -> String {
    let hash = Sha256::new().chain_update(secret.as_bytes()).chain_update(id.as_bytes()).finalize();
    hex(&hash[..BYTES])
}

/// Returns a new id of a table: 20 hexadecimal digits, which nobody guesses.
///
/// # Errors
/// The system has no random numbers.
pub fn id() -> Result<String, getrandom::Error> {
    Ok(hex(&bytes::<10>()?))
}

/// Returns a random seed.
///
/// # Errors
/// The system has no random numbers.
pub fn seed() -> Result<u64, getrandom::Error> {
    Ok(u64::from_le_bytes(bytes::<8>()?) >> 1)
}

/// Returns random bytes.
///
/// # Errors
/// The system has no random numbers.
pub fn bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Returns bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the hash of a secret, which is kept.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// Returns `true` if a secret has this hash. Takes the same time wherever they differ.
pub fn fits(secret: &str, kept: &[u8]) -> bool {
    let hash = hash(secret);
    hash.len() == kept.len() && hash.iter().zip(kept).fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
}
