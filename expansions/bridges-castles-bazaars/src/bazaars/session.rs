//! The steps of a session (8.4): the offer is drawn, revealed, distributed and placed; then come
//! the waiting bazaars.

use bastide_core::Program;
use bastide_core::author::prelude::*;

use super::{Bazaars, Distribution};

pub(super) fn install(bazaars: Bazaars, reg: &mut Registrar) {
    reg.phase("bazaars.session", "bazaars.offer", at("offer"), &[], Draw(bazaars));
    reg.phase("bazaars.session", "bazaars.reveal", at("reveal"), &[], Reveal(bazaars));
    if bazaars.distribution == Distribution::PickUnlessRequested {
        reg.phase("bazaars.session", "bazaars.request", after("bazaars.reveal").before("auction"), &[], Request(bazaars));
    }
    reg.phase("bazaars.session", "bazaars.end", at("end"), &[], End(bazaars));
}

/// BZ-05, BZ-06: draws one tile for each player, face down. With the option, the organizer's second
/// tile play comes next (BZ-35).
struct Draw(Bazaars);

impl TurnPhase for Draw {
    fn enter(&self, cx: &mut Context) -> Step {
        let r = self.0;
        let frame = *cx.core().turn.frame();
        let (player, all_zero) = (frame.player, frame.arg != 0);
        let (seats, stock) = (cx.core().seats, cx.core().left(STOCK));
        let (core, session) = cx.with_slot(r.slot);
        let first_pass = !session.active;
        session.active = true;
        // The organizer of a session that waited is in the queue.
        let waiting = !first_pass && !session.queue.is_empty();
        (session.organizer, session.zero) = if waiting { session.queue.remove(0) } else { (player, all_zero) };
        session.pick =
            r.distribution == Distribution::Pick || r.distribution == Distribution::PickUnlessRequested || session.zero;
        (session.lots, session.open, session.holder, session.first_buyer, session.played) =
            (0, false, Default::default(), None, 0);
        // BZ-04: too few tiles; SU-09: no other player to bid; MP-94: no empty cell left on a
        // board.
        if stock < seats.into() || seats == 1 || core.board.frontier().is_empty() {
            let organizer = session.organizer;
            cx.log.put(Event::Other { tag: r.none, player: Some(organizer), target: Target::None, arg: stock as i16 });
            return Ok(Flow::Done);
        }
        for i in 0..seats as usize {
            let Some(tile) = cx.draw_for(player, DrawReason::Offer)? else { break };
            cx.put_tile(r.pile, tile);
            let session = cx.slots.of_mut(r.slot);
            session.offer[i] = tile;
            session.lots = i as u8 + 1;
        }
        if r.builder_first && first_pass {
            return self.resume(cx);
        }
        Ok(Flow::Done)
    }

    /// BZ-35: runs the other calls that the same tile play scheduled before the tiles are revealed.
    /// The exception is another session, of a tile play that placed two bazaar tiles: it follows
    /// this one.
    fn resume(&self, cx: &mut Context) -> Step {
        // Calls that such a call scheduled itself come first: a second tile play that the player
        // accepted.
        if let Some(call) = cx.next_owed() {
            return Ok(Flow::Call(call));
        }
        let other = Program::Schedule(self.0.session);
        Ok(cx.next_owed_by_caller(|call| call.program != other).map_or(Flow::Done, Flow::Call))
    }
}

/// Turns the tiles of the offer face up.
struct Reveal(Bazaars);

impl TurnPhase for Reveal {
    fn enter(&self, cx: &mut Context) -> Step {
        let session = cx.slots.of_mut(self.0.slot);
        session.open = true;
        for &tile in &session.offer[..session.lots as usize] {
            cx.log.put(Event::TileDrawn { player: session.organizer, tile, source: self.0.source });
        }
        Ok(Flow::Done)
    }
}

/// BZ-33: asks each player, from the organizer's left, for a request. One request is enough for an
/// auction.
struct Request(Bazaars);

impl Request {
    fn next(&self, cx: &mut Context) -> Step {
        let (seats, session) = (cx.core().seats, cx.slots.of(self.0.slot));
        let asked = cx.core().turn.frame().step;
        if asked >= seats || session.lots == 0 || !session.pick {
            return Ok(Flow::Done);
        }
        let player = bastide_core::Player((session.organizer.0 + 1 + asked) % seats);
        cx.next_step();
        Ok(Flow::Ask(Ask::open(player, self.0.requesting)))
    }
}

impl TurnPhase for Request {
    fn enter(&self, cx: &mut Context) -> Step {
        // BZ-32: while all players have 0 points, no auction can be requested.
        if cx.slots.of(self.0.slot).zero { Ok(Flow::Done) } else { self.next(cx) }
    }

    fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.0.request, Target::None, 0);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: bastide_core::Player, a: Action) -> Step {
        if a.verb == self.0.request {
            cx.slots.of_mut(self.0.slot).pick = false;
        }
        self.next(cx)
    }
}

/// BZ-29, BZ-39: holds the bazaars that waited, one after the other; then the turn continues
/// (BZ-26).
struct End(Bazaars);

impl TurnPhase for End {
    fn enter(&self, cx: &mut Context) -> Step {
        let session = cx.slots.of_mut(self.0.slot);
        if !session.queue.is_empty() {
            return Ok(Flow::Restart);
        }
        session.active = false;
        Ok(Flow::Done)
    }
}
