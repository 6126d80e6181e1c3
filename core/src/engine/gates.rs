//! The gates of phases and offers.

use crate::dispatch::compiled::OpKind;
use crate::dispatch::hook::Context;
use crate::model::state::program::Program;

/// Returns `true` if a phase or an offer with this gate is to be called.
#[inline]
pub(super) fn is_open(cx: &Context, gate: OpKind) -> bool {
    match gate {
        OpKind::IfSettled => !cx.core.graph.settled().is_empty() || !cx.core.tile_play.due.is_empty(),
        OpKind::IfAtHand => !cx.core.at_hand(cx.core.tile_play.player).is_empty(),
        OpKind::IfTrait(needs) => cx.view().in_play(needs),
        OpKind::IfCalled(by) => {
            let caller = cx.core.turn.frame_at(cx.core.tile_play.called_by);
            caller.is_some_and(|frame| frame.program == Program::Schedule(by))
        }
        OpKind::IfFlag(flag) => cx.core.is_raised(flag),
        OpKind::IfLies(token) => cx.core.tokens_lying(token) > 0,
        OpKind::IfAway(kind) => !cx.view().all_in_supply(kind),
        _ => true,
    }
}
