//! The round of turns in which all players place the tiles they got (8.4 step 6, 8.6; BZ-22 to
//! BZ-26, BZ-31, BZ-38, BZ-41).

use bastide_core::Level;
use bastide_core::author::prelude::*;

use super::{Bazaars, Session};

pub(super) fn install(bazaars: Bazaars, reg: &mut Registrar) {
    let own = reg.offer_point("bazaar-step");
    reg.phase("bazaars.session", "bazaars.round", at("round"), &[own], Round(bazaars));
    let bring = reg.phase("tile-play", "bazaars.bring", at("find.bring"), &[], Bring(bazaars));
    reg.gate(bring, Gate::Called(bazaars.session));
}

/// The phase that gives each player a turn with their tile.
struct Round(Bazaars);

impl Bazaars {
    /// Returns the player whose turn it is after `n` players have had a turn, counted from the
    /// organizer's left or from the first buyer.
    pub(super) fn nth_of_round(&self, session: &Session, seats: u8, n: u8) -> Player {
        let first = match session.first_buyer {
            Some(buyer) if self.first_buyer_starts && !session.pick => buyer,
            _ => session.organizer.left(seats),
        };
        Player((first.0 + n) % seats)
    }
}

impl Round {
    /// Begins the next turn of the round, or ends the round.
    fn next(&self, cx: &mut Context) -> Step {
        let r = self.0;
        let (seats, session) = (cx.core().seats, cx.slots.of(r.slot));
        if session.played >= session.lots {
            cx.end_round();
            return Ok(Flow::Done);
        }
        let player = r.nth_of_round(session, seats, session.played);
        let held = (0..session.lots).find(|&i| session.holder[i as usize] == player.0 + 1);
        let (last, more) = {
            let mut left = session.left();
            (left.next(), left.next())
        };
        match (held, last, more) {
            (Some(lot), _, _) => self.play(cx, player, lot),
            // BZ-31, without bidding: the organizer is last and takes the last tile.
            (None, Some(last), None) => {
                r.give(cx, last, player, 0);
                self.play(cx, player, last)
            }
            (None, Some(_), Some(_)) => Ok(Flow::Ask(Ask::open(player, r.picking))),
            (None, None, _) => Ok(Flow::Done),
        }
    }

    /// BZ-23, BZ-44: calls a normal turn with the tile, numbered as a turn of its own.
    fn play(&self, cx: &mut Context, player: Player, lot: u8) -> Step {
        cx.begin_round_turn(self.0.own_turns.then_some(player));
        let session = cx.slots.of_mut(self.0.slot);
        session.played += 1;
        session.bring = Some(session.offer[lot as usize]);
        Ok(Flow::Call(Call::schedule(TILE_PLAY, player)))
    }
}

impl TurnPhase for Round {
    fn enter(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for index in v.slots.of(self.0.slot).left() {
            menu.add(self.0.take, Target::Slot { group: self.0.group, index }, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        let Target::Slot { index, .. } = a.target else { return self.next(cx) };
        self.0.give(cx, index, who, 0);
        self.play(cx, who, index)
    }

    /// BZ-24, BZ-38: runs the calls that the tile play scheduled before the next player's turn.
    fn resume(&self, cx: &mut Context) -> Step {
        match cx.next_owed() {
            Some(call) => Ok(Flow::Call(call)),
            None => self.next(cx),
        }
    }
}

/// BZ-23: a tile play of the round begins with its tile, so that none is drawn for it (BZ-25).
struct Bring(Bazaars);

impl Bring {
    fn bring(&self, cx: &mut Context, tile: TileType) -> Step {
        let r = self.0;
        let (player, serial) = (cx.core().tile_play.player, cx.core().tile_play.serial);
        if let Some(at) = cx.core().piles[r.pile.index()].iter().position(|t| *t == tile) {
            cx.take_tile_at(r.pile, at);
        }
        let session = cx.slots.of_mut(r.slot);
        (session.brought, session.placed_of_offer) = (serial, 0);
        if cx.view().fits_somewhere(player, tile)? {
            cx.offer_tile(tile, r.source);
            return Ok(Flow::Done);
        }
        cx.refuse_tile(player, tile);
        Ok(self.instead(cx))
    }

    /// BZ-41: a tile that fits nowhere or is declined is replaced by a drawn one, if the option
    /// says so. BZ-42: it is not replaced if the stack is empty, nor on a full board (MP-95).
    fn instead(&self, cx: &mut Context) -> Flow {
        let replaced = self.0.replace && cx.view().can_draw() && !cx.core().board.frontier().is_empty();
        if replaced { Flow::Done } else { Flow::Leave(Level::Schedule) }
    }
}

impl TurnPhase for Bring {
    fn enter(&self, cx: &mut Context) -> Step {
        let (core, session) = cx.with_slot(self.0.slot);
        let tile_play = &core.tile_play;
        if let Some(tile) = session.bring.take() {
            return self.bring(cx, tile);
        }
        let again = session.active
            && session.brought == tile_play.serial
            && tile_play.tiles.is_empty()
            && tile_play.source == self.0.source;
        if !again {
            return Ok(Flow::Done);
        }
        // The tile play starts again: its player declined the tile (BR-02), or placed it and places
        // one more that is drawn.
        session.placed_of_offer = tile_play.placed_tiles.len() as u8;
        let declined = session.placed_of_offer == 0;
        cx.forget_source();
        if declined { Ok(self.instead(cx)) } else { Ok(Flow::Done) }
    }
}
