//! The openings on the board and the tokens that lie there (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// The openings without a token, and the tile plays or turns in which tokens were laid.
#[derive(Hash, Default)]
pub(crate) struct Dug {
    open: Vec<SegmentId>,
    /// Those of the present turn of the game: its number, with the serial number of the tile play
    /// or the number of the round.
    laid: Vec<(u16, u16)>,
}

copy_in_place!(Dug { open, laid });

/// The rules of openings and tokens.
#[derive(Clone, Copy)]
pub(crate) struct Tunnels {
    dug: Slot<Dug>,
    /// Raised when there was an opening.
    pub(crate) any: Flag,
    opening: Trait,
    token: Token,
    /// The verb of a service: a player made the feature of a segment longer by a link.
    extended: Verb,
    /// TU-02: the pairs of each player, which are numbered from 1.
    pairs: i16,
    /// TU-09: one token in a turn, not in a tile play.
    per_turn: bool,
    /// TU-04: only where a follower of the player is on the road.
    needs_follower: bool,
}

impl Tunnels {
    /// Registers the openings.
    pub(crate) fn install(
        pairs: i16,
        per_turn: bool,
        needs_follower: bool,
        reg: &mut Registrar,
    ) -> Result<Tunnels, InstallError> {
        let token = reg.define_token("tunnel", 2 * pairs);
        let tunnels = Tunnels {
            dug: reg.slot(),
            any: reg.flag(),
            opening: reg.tile_trait("tunnel-opening"),
            token,
            extended: reg.verb("builder.extended", TargetKind::Segment, ArgKind::None)?,
            pairs,
            per_turn,
            needs_follower,
        };
        reg.rule(tunnels).for_tiles([tunnels.opening]).on_tile_placed(Tunnels::open);
        Ok(tunnels)
    }

    /// TU-03: a road is open at an opening until a tunnel leads on.
    fn open(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let board_tile = cx.core().board.tile(placed);
        let (first, info) = (board_tile.first, cx.rules.tiles.get(board_tile.tile));
        for (segment, printed) in (first.0..).zip(&info.segments) {
            if printed.traits.has(self.opening) {
                cx.add_open_ends(SegmentId(segment), 1);
                cx.slots.of_mut(self.dug).open.push(SegmentId(segment));
                cx.raise(self.any);
            }
        }
        Ok(())
    }

    /// Returns the mark of the present tile play, or of the present turn.
    fn now(&self, v: View) -> (u16, u16) {
        let (turn, round) = v.core.turn.stamp();
        (turn, if self.per_turn { round } else { v.core.tile_play.serial })
    }

    /// Returns the tokens of a pair that are on the board.
    fn laid(&self, v: View<'_>, who: Player, pair: i16) -> impl Iterator<Item = SegmentId> {
        let own = move |placed: &&PlacedToken| placed.token == self.token && placed.owner == Some(who) && placed.number == pair;
        v.core.placed_tokens().iter().filter(own).filter_map(|placed| match placed.place {
            TokenPlace::Segment(seg) => Some(seg),
            _ => None,
        })
    }

    /// TU-04, TU-05, TU-09: calls `offer` for each pair with a token left and each opening without
    /// a token, if the player may lay one now.
    pub(crate) fn each(&self, v: View, who: Player, mut offer: impl FnMut(i16, SegmentId)) {
        let dug = v.slots.of(self.dug);
        let left = v.core.tokens(who, self.token) > 0;
        if dug.open.is_empty() || !left || v.core.tile_play.player != who || dug.laid.contains(&self.now(v)) {
            return;
        }
        for pair in (1..=self.pairs).filter(|pair| self.laid(v, who, *pair).count() < 2) {
            let open = dug.open.iter().filter(|seg| !self.needs_follower || v.has_follower(who, **seg));
            open.for_each(|seg| offer(pair, *seg));
        }
    }

    /// TU-06, TU-07: lays a token of a pair. The second one joins the roads at both openings.
    pub(crate) fn lay(&self, cx: &mut Context, who: Player, action: Action) {
        let (Target::Segment(seg), pair) = (action.target, action.arg) else { return };
        let (now, dug) = (self.now(cx.view()), cx.slots.of(self.dug));
        if !dug.open.contains(&seg) || cx.core().tokens(who, self.token) <= 0 {
            return;
        }
        let other = self.laid(cx.view(), who, pair).next();
        let dug = cx.slots.of_mut(self.dug);
        dug.open.retain(|open| *open != seg);
        dug.laid.retain(|laid| laid.0 == now.0);
        dug.laid.push(now);
        // TU-18: it stays there.
        cx.give(who, self.token, -1);
        let place = TokenPlace::Segment(seg);
        cx.put_token(PlacedToken { token: self.token, place, number: pair, owner: Some(who) }, Some(who));
        if let Some(other) = other {
            let longer = !cx.core().graph.joined(other, seg);
            cx.join(other, seg, 1);
            // TU-19: the road of a builder may have become longer.
            if longer {
                cx.perform(who, Action::new(self.extended, Target::Segment(seg), 0));
            }
        }
    }
}
