//! The end of an outbreak (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::ids::Ids;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    let phase = reg.phase("turn", "plague.eradicate", at("checks"), &[], Eradicate(ids));
    reg.gate(phase, Gate::Lies(ids.outbreak));
}

/// PL-13: if no flea is left at the beginning of a turn, the lowest active outbreak ends. An
/// inactive flea is used first, and PL-16 holds if there is one region alone.
struct Eradicate(Ids);

impl Eradicate {
    /// Turns a token on a cell to its other side.
    fn turn(cx: &mut Context, place: TokenPlace, from: Token, to: Token) {
        if let Some(PlacedToken { number, owner, .. }) = cx.take_token(from, place, None) {
            cx.put_token(PlacedToken { token: to, place, number, owner }, None);
        }
    }
}

impl TurnPhase for Eradicate {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let (ids, v) = (self.0, cx.view());
        if ids.supply(v) == 0 && v.core.tokens_lying(ids.inactive) == 0 && v.core.tokens_lying(ids.outbreak) > 1 {
            // PL-05: the first cell of a region is that of its lowest outbreak.
            for (i, cell) in ids.regions(v).lowest_of_several(v).into_iter().enumerate() {
                let place = TokenPlace::Cell(cell);
                if i == 0 {
                    Eradicate::turn(cx, place, ids.outbreak, ids.eradicated);
                } else {
                    Eradicate::turn(cx, place, ids.flea, ids.inactive);
                }
            }
        }
        if ids.rages(cx.view()) {
            ids.keep_regions(cx);
        }
        Ok(Flow::Done)
    }
}
