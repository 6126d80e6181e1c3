//! The tokens of tunnels. In JCloisterZone each pair of a player is a kind of token; in Bastide the
//! number of a token says to which pair it belongs.

use bastide_core::{PlacedToken, Player, Token, View};

/// The Bastide token.
pub(super) const TOKEN: &str = "tunnel";

/// The JCloisterZone names of the pairs, in order.
const PAIRS: [&str; 3] = ["TUNNEL_A", "TUNNEL_B", "TUNNEL_C"];

/// Returns the JCloisterZone list of options for the tokens of a pair.
pub(super) fn list(pair: i16) -> String {
    format!("Tunnel {}", PAIRS.get((pair - 1) as usize).unwrap_or(&"?"))
}

/// Returns the number of tokens of a pair that a player has laid.
fn laid(v: View, token: Token, player: Player, pair: i16) -> usize {
    let own = |placed: &&PlacedToken| placed.token == token && placed.owner == Some(player) && placed.number == pair;
    v.core.placed_tokens().iter().filter(own).count()
}

/// Returns `true` for the second token of a pair. JCloisterZone lists no opening for it.
pub(super) fn is_second(v: View, player: Player, pair: i16) -> bool {
    v.rules.token(TOKEN).is_some_and(|token| laid(v, token, player, pair) == 1)
}

/// Returns the tokens that a player has left, as JCloisterZone lists them: `TUNNEL_A 2`.
pub(super) fn left(v: View<'_>, player: Player, token: Token) -> impl Iterator<Item = String> {
    let on_board = v.core.placed_tokens().iter().filter(|placed| placed.token == token && placed.owner == Some(player)).count();
    let pairs = (v.core.tokens(player, token) + on_board as i16) / 2;
    let count = move |pair| 2 - laid(v, token, player, pair);
    let left = (1..=pairs).zip(PAIRS).map(move |(pair, name)| (name, count(pair)));
    left.filter(|(_, n)| *n > 0).map(|(name, n)| format!("{name} {n}"))
}
