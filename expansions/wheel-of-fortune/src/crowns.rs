//! Crown spaces: places for followers at the rim of the sectors (RULES.md, section 5).

use bastide_core::author::prelude::*;

use crate::wheel::Wheel;

pub(crate) fn install(wheel: Wheel, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    if wheel.places() == 0 {
        return Ok(());
    }
    // WF-53: crown spaces take these figures however they come there.
    reg.takes_at(move |v, place| match place {
        FigureLocation::Slot { group, .. } if group == wheel.crowns => Some(v.slots.of(wheel.slot).may_enter),
        _ => None,
    });
    let enter = reg.verb("wheel.enter", TargetKind::Slot, ArgKind::FigureKind)?;
    let deploying = reg.offer_point("deploy-step");
    reg.offer(deploying, Crowns { wheel, enter, places: wheel.places() });
    Ok(())
}

/// WF-42, WF-43: a follower is placed on a free crown space instead of the tile.
struct Crowns {
    wheel: Wheel,
    enter: Verb,
    places: u8,
}

impl Offer for Crowns {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let kinds = v.core.at_hand(ask.player) & v.slots.of(self.wheel.slot).may_enter;
        if kinds.is_empty() {
            return Ok(());
        }
        let group = self.wheel.crowns;
        let figures = if v.core.figures_in(group) == 0 { &[][..] } else { &v.core.figures };
        let taken = figures.iter().fold(0u16, |taken, f| match f.place {
            FigureLocation::Slot { group: its, index } if its == group => taken | 1 << index,
            _ => taken,
        });
        let all = (1u16 << self.places) - 1;
        for kind in kinds.iter() {
            // Bit by bit, without a branch for each place that is taken.
            let mut free = all & !taken;
            let next = std::iter::from_fn(|| {
                let index = (free != 0).then(|| free.trailing_zeros() as u8);
                free &= free.wrapping_sub(1);
                index
            });
            menu.add_each(self.enter, next.map(|index| Target::Slot { group, index }), kind.0.into());
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> OfferStep {
        if let Target::Slot { group, index } = a.target
            && let Some(figure) = cx.core().from_supply(who, FigureKind(a.arg as u8))
        {
            cx.move_figure(figure, FigureLocation::Slot { group, index });
        }
        Ok(OfferFlow::Done)
    }
}
