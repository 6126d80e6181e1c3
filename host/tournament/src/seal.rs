//! Secrets that are sealed before a tournament and opened after it, and what is drawn from them.
//!
//! The hash of a secret is published before the first round and the secret after the last one. Both together show that the
//! draws and the tiles of all games were fixed from the beginning. All numbers are SHA-256 of a text, so that
//! anybody can check them with any tool.

use sha2::{Digest, Sha256};

use crate::ids::{DuelId, GameId};

/// The text before each secret, so that a hash of another use is not one of a secret.
const PREFIX: &str = "bastide tournament 1";

fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// A secret: a text that nobody can guess, such as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// Does not show the secret.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Secret({})", self.hash())
    }
}

impl Secret {
    /// Makes a secret of a text.
    pub fn new(text: impl Into<String>) -> Secret {
        Secret(text.into())
    }

    /// Returns the hash to publish: SHA-256 of `bastide tournament 1:` and the secret, in hexadecimal digits.
    pub fn hash(&self) -> String {
        hash(&format!("{PREFIX}:{}", self.0)).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Returns `true` if the secret is the one whose hash was published.
    pub fn is_that_of(&self, published: &str) -> bool {
        self.hash().eq_ignore_ascii_case(published.trim())
    }

    /// Returns the secret, to be published at the end.
    pub fn open(&self) -> &str {
        &self.0
    }

    /// Returns the seed of a game. In a duplicate tournament, all tables of a round have the same seed for their first game,
    /// the same one for their second game, and so on.
    pub fn game_seed(&self, id: GameId, duplicate: bool) -> u64 {
        let GameId { duel: DuelId { round, number, board }, game } = id;
        let place = if duplicate { format!("{round}:{game}") } else { format!("{round}:{number}:{board}:{game}") };
        first_eight(&hash(&format!("{PREFIX}:{}:game:{place}", self.0)))
    }

    /// Returns the numbers for a draw by lot with this name.
    pub fn lot(&self, name: &str) -> Lot {
        Lot::new(&format!("{PREFIX}:{}:lot:{name}", self.0))
    }
}

fn first_eight(hash: &[u8; 32]) -> u64 {
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Numbers that follow from a text: SHA-256 of the text, a colon and 0, 1, 2, ….
#[derive(Clone, Debug)]
pub struct Lot {
    text: String,
    drawn: u64,
}

impl Lot {
    /// Makes the numbers of a text.
    pub fn new(text: &str) -> Lot {
        Lot { text: text.to_owned(), drawn: 0 }
    }

    /// Returns a number below `n`; 0 if `n` is 0 or 1.
    pub fn below(&mut self, n: usize) -> usize {
        let drawn = first_eight(&hash(&format!("{}:{}", self.text, self.drawn)));
        self.drawn += 1;
        // The product is below `n` times 2 to the 64, so the quotient fits.
        ((u128::from(drawn) * n as u128) >> 64) as usize
    }

    /// Puts items into an order by lot.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(round: u32, number: u32, board: u16, game: u16) -> GameId {
        GameId { duel: DuelId { round, number, board }, game }
    }

    #[test]
    fn a_hash_fits_its_secret_alone() {
        let secret = Secret::new("42");
        // printf 'bastide tournament 1:42' | sha256sum
        assert_eq!(secret.hash(), "ff491bdac3fcda1baa788be1e0de16bc415f156ffb34e29ee1858eeb8c20a21a");
        assert!(secret.is_that_of(&format!(" {}\n", secret.hash().to_uppercase())));
        assert!(!Secret::new("43").is_that_of(&secret.hash()));
        assert!(!format!("{secret:?}").contains("\"42\""));
    }

    #[test]
    fn tables_of_a_round_share_their_seeds_in_a_duplicate_tournament_alone() {
        let secret = Secret::new("a");
        assert_eq!(secret.game_seed(game(1, 1, 1, 1), true), secret.game_seed(game(1, 9, 4, 1), true));
        let others = [game(2, 1, 1, 1), game(1, 1, 1, 2)];
        assert!(others.iter().all(|other| secret.game_seed(*other, true) != secret.game_seed(game(1, 1, 1, 1), true)));
        assert_ne!(secret.game_seed(game(1, 1, 1, 1), false), secret.game_seed(game(1, 2, 1, 1), false));
        assert_ne!(secret.game_seed(game(1, 1, 1, 1), false), secret.game_seed(game(1, 1, 2, 1), false));
    }

    #[test]
    fn lots_are_even_and_repeatable() {
        let mut counts = [0; 6];
        let mut lot = Lot::new("x");
        (0..6000).for_each(|_| counts[lot.below(6)] += 1);
        assert!(counts.iter().all(|n| (850..1150).contains(n)), "{counts:?}");
        let order = |text: &str| {
            let mut items: Vec<u8> = (0..20).collect();
            Lot::new(text).shuffle(&mut items);
            items
        };
        assert_eq!(order("y"), order("y"));
        assert_ne!(order("y"), order("z"));
    }
}
