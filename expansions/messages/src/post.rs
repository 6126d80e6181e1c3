//! The state of the Messages: second markers, landings, the stack.

use bastide_core::author::prelude::*;

/// BA-09, MS-30: the number of fields of the score track.
pub(crate) const FIELDS: i32 = 50;

/// The state of the plugin.
#[derive(Clone, Hash, Default)]
pub(crate) struct Post {
    /// The points of the second marker of each player.
    pub(crate) second: [i32; MAX_PLAYERS],
    /// The points that are in the score, and by which no marker has moved yet.
    pub(crate) waits: [i32; MAX_PLAYERS],
    /// The players who landed on dark fields, in this order; each draws a message.
    pub(crate) landed: Vec<Player>,
    /// The number of the last scoring with a landing that counts (MS-33).
    pub(crate) landed_in: u16,
    /// The number of the last scoring whose points moved the markers (MS-32).
    pub(crate) moved_in: u16,
    /// The messages in the order in which they were drawn, as their numbers in the stack.
    pub(crate) order: Vec<u8>,
    /// The number of messages drawn.
    pub(crate) drawn: u16,
    /// MS-22: both markers were added, and there are no messages any more.
    pub(crate) over: bool,
}

/// The ids that all modules need.
#[derive(Clone, Copy)]
pub(crate) struct Ids {
    pub(crate) slot: Slot<Post>,
    /// The label of the points of messages.
    pub(crate) label: Label,
}

impl Ids {
    pub(crate) fn install(reg: &mut Registrar) -> Ids {
        let slot = reg.slot::<Post>();
        // MS-02: others see where both markers stand.
        reg.show_number("marker.usual", move |v, player| usual(v, slot, player));
        reg.show_number("marker.second", move |v, player| v.slots.of(slot).second[player.index()]);
        Ids { slot, label: reg.label("message") }
    }

    /// Returns the points for which a marker of a player stands.
    pub(crate) fn marker(self, v: View, player: Player, marker: u8) -> i32 {
        if marker == 1 { usual(v, self.slot, player) } else { v.slots.of(self.slot).second[player.index()] }
    }
}

/// Returns the points of the usual marker: those of the score that are not the second one's.
fn usual(v: View, slot: Slot<Post>, player: Player) -> i32 {
    let post = v.slots.of(slot);
    v.core.score[player.index()] - post.second[player.index()] - post.waits[player.index()]
}

/// MS-04: returns `true` for the points of a dark field.
pub(crate) const fn is_dark(points: i32) -> bool {
    points.rem_euclid(5) == 0
}
