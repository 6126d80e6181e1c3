//! An auction that goes on.

use bastide_core::Player;

/// The bids for a tile as they are asked for there: of all others without a tile, also where no higher bid is possible here.
#[derive(Clone, Debug)]
pub(super) struct Auction {
    /// Who has not answered yet, in their order.
    pub(super) to_ask: Vec<Player>,
}
