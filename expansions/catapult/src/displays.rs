//! The open round on screens: the kind and the number of the throws, and how far from the fair each token lies.

use bastide_core::author::prelude::*;

use crate::kept::{Ids, KINDS, ThrowKind};
use crate::reached::distance;

pub(crate) fn install(ids: Ids, reg: &mut Registrar) {
    let kinds = KINDS.map(|kind| reg.label(&format!("{kind} tokens thrown")));
    let far = reg.label("distance from the fair, squared");
    reg.rule(Open { ids, kinds, far }).displays(Open::displays);
}

#[derive(Clone, Copy)]
struct Open {
    ids: Ids,
    kinds: [Label; KINDS.len()],
    far: Label,
}

impl Open {
    fn displays(&self, v: View, _who: Player, out: &mut Vec<Display>) -> Result<(), Fault> {
        let round = self.ids.round(v);
        if !round.open || round.kind == ThrowKind::Catch {
            return Ok(());
        }
        let thrown = Some(round.landings.len() as i16);
        out.push(Display::Fact { name: self.kinds[round.kind as usize], player: None, number: thrown });
        if round.kind == ThrowKind::Target {
            for (player, cell) in &round.landings {
                let number = i16::try_from(distance(*cell, round.fair)).ok();
                out.push(Display::Fact { name: self.far, player: Some(*player), number });
            }
        }
        Ok(())
    }
}
