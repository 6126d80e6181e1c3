//! Bazaars: tiles sold among all players, and a round of turns to place them (RULES.md, "Bazaars"
//! and "Order of play").
//!
//! A placed bazaar tile schedules a session ([`trigger`]). The session is a schedule of its own:
//! draw the offer and ask how it is distributed ([`session`]), hold the [`auction`], and let all
//! players place what they bought ([`round`]). [`displays`] describes it for screens.

mod auction;
mod displays;
mod round;
mod session;
mod trigger;

use bastide_core::Schedule;
use bastide_core::author::prelude::*;

/// The stage of an auction (8.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
enum Stage {
    /// The auctioneer picks a tile and makes the first bid.
    #[default]
    Open,
    /// A player bids or passes.
    Bid,
    /// The auctioneer buys or sells.
    Decide,
}

/// One auction.
#[derive(Clone, Copy, Hash, Default)]
struct Auction {
    stage: Stage,
    auctioneer: Player,
    /// The tile, by its index in the offer.
    lot: u8,
    high: i16,
    bidder: Player,
    /// The players who have not answered yet.
    to_answer: Players,
}

/// The current session and the bazaars that wait for it.
#[derive(Hash, Default)]
struct Session {
    /// Whether a session is running, from the draw of its offer to the end of its round.
    active: bool,
    /// BZ-45: the turn in which a session was scheduled for the end of that turn.
    owed_in: u16,
    /// BZ-39: the waiting bazaars: their organizers, and whether their tiles were drawn while all
    /// players had 0 points (BZ-32).
    queue: Vec<(Player, bool)>,
    /// BZ-40: the player who placed the bazaar tile.
    organizer: Player,
    /// BZ-32: whether the tile was drawn while all players had 0 points.
    zero: bool,
    /// Whether the tiles are picked without an auction.
    pick: bool,
    /// The tiles of the offer.
    offer: [TileType; MAX_PLAYERS],
    /// The number of tiles in the offer.
    lots: u8,
    /// Whether the tiles have been turned face up.
    open: bool,
    /// The owner of each tile, counted from 1; 0 while it has none.
    holder: [u8; MAX_PLAYERS],
    first_buyer: Option<Player>,
    auction: Auction,
    /// The number of players who have had their turn of the round.
    played: u8,
    /// The tile that the next tile play begins with.
    bring: Option<TileType>,
    /// The tile play that began with one.
    brought: u16,
    /// The number of tiles of the offer that it placed, if it went on with others.
    placed_of_offer: u8,
    /// BZ-32: the tile play whose tile was drawn while all players had 0 points.
    all_zero: u16,
}

copy_in_place!(Session {
    active,
    owed_in,
    queue,
    organizer,
    zero,
    pick,
    offer,
    lots,
    open,
    holder,
    first_buyer,
    auction,
    played,
    bring,
    brought,
    placed_of_offer,
    all_zero,
});

impl Session {
    fn has(&self, p: Player) -> bool {
        self.holder[..self.lots as usize].contains(&(p.0 + 1))
    }

    /// Returns the tiles without an owner, by their index in the offer.
    fn left(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.lots).filter(|&i| self.holder[i as usize] == 0)
    }

    /// Returns the players without a tile.
    fn without(&self, seats: u8) -> Players {
        Player::all(seats).filter(|p| !self.has(*p)).collect()
    }
}

/// The distribution of the tiles of the offer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Distribution {
    Auction,
    Pick,
    /// BZ-33: without an auction, unless a player asks for one.
    PickUnlessRequested,
}

/// The rules of bazaars, as the options of a table set them.
#[derive(Clone, Copy)]
struct Bazaars {
    slot: Slot<Session>,
    session: Schedule,
    bazaar: Trait,
    group: Group,
    pile: Pile,
    source: Label,
    payment: Label,
    got: Tag,
    none: Tag,
    open: Verb,
    bid: Verb,
    buy: Verb,
    sell: Verb,
    take: Verb,
    request: Verb,
    opening: Prompt,
    bidding: Prompt,
    deciding: Prompt,
    picking: Prompt,
    requesting: Prompt,
    distribution: Distribution,
    most_bid: i16,
    own_points: bool,
    zero_picks: bool,
    after_buyer: bool,
    first_buyer_starts: bool,
    /// BZ-23: whether the tile play of the round is the player's own turn.
    own_turns: bool,
    defer: bool,
    builder_first: bool,
    after_builder: bool,
    replace: bool,
}

/// BZ-34: the rank of a session that is held before a second tile play earned by the same tile.
const RANK: u8 = 10;
/// BZ-45: the rank of a session that is held after it.
const LATE: u8 = 30;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let after_meeple = o.word("bazaar_start")? == "after_meeple";
    let order = o.word("builder_bazaar_order")?;
    if after_meeple && order != "bazaar_first" {
        let message = format!(
            "bazaar_start = \"after_meeple\" and builder_bazaar_order = \"{order}\" contradict each other; \
             leave out one of them"
        );
        return Err(InstallError::Refused(message));
    }
    let bazaars = Bazaars {
        slot: reg.slot(),
        session: reg.schedule("bazaars.session", &["offer", "reveal", "auction", "round", "end"]),
        bazaar: reg.tile_trait("bazaar"),
        group: reg.group("bazaars.offer", GroupSpec { places: MAX_PLAYERS as u8, hidden: false, in_reach: Reach::Nobody }),
        pile: reg.pile("bazaars.offer", None),
        source: reg.label("bazaar"),
        payment: reg.label("bid"),
        got: reg.tag("bazaars.got"),
        none: reg.tag("bazaars.none"),
        open: reg.verb("bazaars.open", TargetKind::Slot, ArgKind::Number)?,
        bid: reg.verb("bazaars.bid", TargetKind::None, ArgKind::Number)?,
        buy: reg.verb("bazaars.buy", TargetKind::None, ArgKind::None)?,
        sell: reg.verb("bazaars.sell", TargetKind::None, ArgKind::None)?,
        take: reg.verb("bazaars.take", TargetKind::Slot, ArgKind::None)?,
        request: reg.verb("bazaars.request", TargetKind::None, ArgKind::None)?,
        opening: reg.prompt("Put a tile up for auction, with your bid."),
        bidding: reg.prompt("Bid higher, or pass?"),
        deciding: reg.prompt("Buy the tile, or sell it to the highest bidder?"),
        picking: reg.prompt("Take a tile."),
        requesting: reg.prompt("Do you want an auction?"),
        distribution: match o.word("bazaar_mode")? {
            "pick" => Distribution::Pick,
            "pick_unless_requested" => Distribution::PickUnlessRequested,
            _ => Distribution::Auction,
        },
        most_bid: o.number("most_bid")? as i16,
        own_points: o.word("bid_limit")? == "own_points",
        zero_picks: o.switch("bazaar_all_zero_uses_pick")?,
        after_buyer: o.word("bazaar_next_auctioneer")? == "after_buyer",
        first_buyer_starts: o.word("bazaar_placement_start")? == "first_buyer",
        own_turns: o.switch("bazaar_own_turns")?,
        defer: o.word("nested_bazaar")? == "defer",
        builder_first: order == "builder_first",
        after_builder: order == "after_builder",
        replace: o.word("bazaar_unplaceable_tile")? == "replace",
    };
    // SH-96: another plugin may grant a bazaar to a tile.
    reg.define_ware("bazaar", WareSpec::new(WareKind::Function { granted: bazaars.bazaar, needs: None }));
    let completing = o.word("bazaar_builder_verb")? == "complete";
    trigger::install(bazaars, trigger::TriggerOptions { after_meeple, completing }, reg);
    session::install(bazaars, reg);
    auction::install(bazaars, reg);
    round::install(bazaars, reg);
    displays::install(bazaars, reg);
    Ok(())
}
