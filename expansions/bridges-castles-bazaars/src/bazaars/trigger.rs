//! Schedules a session after a bazaar tile is placed (BZ-01 to BZ-04, BZ-27 to BZ-30).

use bastide_core::author::prelude::*;

use super::{Bazaars, LATE, RANK};

/// The options of the triggers.
pub(super) struct TriggerOptions {
    /// BZ-02: the session comes before the scoring.
    pub(super) after_meeple: bool,
    /// BZ-36: a drawn bazaar tile earns a second tile play only by completing the builder's
    /// feature.
    pub(super) completing: bool,
}

pub(super) fn install(bazaars: Bazaars, options: TriggerOptions, reg: &mut Registrar) {
    let TriggerOptions { after_meeple, completing } = options;
    // BZ-02: after the scoring of the tile play, or before it with the option.
    let order = if after_meeple { at("deployed.trigger") } else { at("end.owe") };
    let trigger = reg.phase("tile-play", "bazaars.trigger", order, &[], Trigger { bazaars, after_meeple });
    reg.gate(trigger, Gate::Trait(bazaars.bazaar));
    if bazaars.zero_picks {
        let drawn = reg.phase("tile-play", "bazaars.drawn", at("draw.note"), &[], Drawn(bazaars));
        reg.gate(drawn, Gate::Trait(bazaars.bazaar));
    }
    if completing {
        let granted = reg.tile_trait("builder-completes");
        reg.phase("tile-play", "bazaars.verb", at("draw.note"), &[], Completing { bazaars, granted });
    }
}

/// The phase that schedules a session for a placed bazaar tile.
struct Trigger {
    bazaars: Bazaars,
    after_meeple: bool,
}

impl Trigger {
    /// Returns the number of bazaars that this tile play triggers. BZ-03: only placed tiles count;
    /// BZ-27: a tile of the offer triggers none. A tile play may place more than one tile. A bazaar
    /// granted to a bazaar tile does not count twice.
    fn count(&self, v: View) -> usize {
        let (r, tile_play) = (self.bazaars, &v.core.tile_play);
        let session = v.slots.of(r.slot);
        let of_offer = match tile_play.source == r.source {
            true => tile_play.placed_tiles.len(),
            false if session.brought == tile_play.serial => session.placed_of_offer.into(),
            false => 0,
        };
        let drawn = tile_play.placed_tiles.iter().skip(of_offer);
        let printed = |p: &&PlacedTile| v.rules.tiles.get(v.core.board.tile(**p).tile).traits.has(r.bazaar);
        let granted = tile_play.placed_tiles.len() > of_offer && tile_play.extra.contains(&r.bazaar);
        drawn.filter(printed).count().max(granted.into())
    }
}

impl TurnPhase for Trigger {
    fn enter(&self, cx: &mut Context) -> Step {
        let r = self.bazaars;
        let bazaars = self.count(cx.view());
        if bazaars == 0 {
            return Ok(Flow::Done);
        }
        let (core, session) = cx.with_slot(r.slot);
        let player = core.tile_play.player;
        let all_zero = session.all_zero == core.tile_play.serial;
        if session.active {
            // BZ-28 to BZ-30, BZ-39: a bazaar triggered inside a session is held after it, or
            // never.
            if r.defer {
                session.queue.extend(std::iter::repeat_n((player, all_zero), bazaars));
            }
            return Ok(Flow::Done);
        }
        // BZ-45: both tiles of a turn trigger one bazaar together.
        let turn = core.turn.number;
        if r.after_builder && std::mem::replace(&mut session.owed_in, turn) == turn {
            return Ok(Flow::Done);
        }
        let bazaars = if r.after_builder { 1 } else { bazaars };
        let call = Call::schedule(r.session, player).with(i16::from(all_zero));
        // 8.1: the features that this tile play completed wait for its own scoring, as with any
        // interrupted tile play.
        if self.after_meeple {
            // If there is more than one, the others follow after the scoring.
            (1..bazaars).for_each(|_| cx.follow_up(RANK, call));
            return Ok(Flow::Call(call));
        }
        let rank = if r.after_builder { LATE } else { RANK };
        (0..bazaars).for_each(|_| cx.follow_up(rank, call));
        Ok(Flow::Done)
    }
}

/// BZ-32: notes whether all players have 0 points when the bazaar tile is drawn.
struct Drawn(Bazaars);

impl TurnPhase for Drawn {
    fn enter(&self, cx: &mut Context) -> Step {
        let seats = cx.core().seats as usize;
        if cx.core().score.iter().take(seats).all(|s| *s == 0) {
            cx.slots.of_mut(self.0.slot).all_zero = cx.core().tile_play.serial;
        }
        Ok(Flow::Done)
    }
}

/// BZ-36: grants a drawn bazaar tile the trait that makes the builder's plugin require a completed
/// feature.
struct Completing {
    bazaars: Bazaars,
    granted: Trait,
}

impl TurnPhase for Completing {
    fn enter(&self, cx: &mut Context) -> Step {
        let bazaar = cx.view().in_play(self.bazaars.bazaar) && cx.core().tile_play.source != self.bazaars.source;
        // The tile play may have begun again, with another tile.
        cx.revoke_trait(self.granted);
        if bazaar {
            cx.grant_trait(self.granted);
        }
        Ok(Flow::Done)
    }
}
