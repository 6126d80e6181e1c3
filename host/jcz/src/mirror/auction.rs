//! The auction in progress.

use bastide_core::Player;

/// The bids for a tile, as JCloisterZone asks for them: of each other player without a tile, even
/// after the highest bid that Bastide permits.
#[derive(Clone, Debug)]
pub(super) struct Auction {
    /// The players who have not answered yet, in order.
    pub(super) to_ask: Vec<Player>,
}
