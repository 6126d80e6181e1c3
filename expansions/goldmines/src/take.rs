//! Players take the ingots of features that are scored (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::share::{Scored, Share};

pub(crate) fn install(ingot: Token, o: &Options, reg: &mut Registrar) -> Result<Share, InstallError> {
    let castle = castles(o, reg)?;
    let rows = o.switch("gold_rows_of_monks")?.then(|| reg.tile_trait("with-prior"));
    let share = Share { ingot, together: o.word("gold_sharing")? == "together", castle, rows };
    let took = reg.tag("goldmines.took");
    // GO-17: after the castles, which must have scored.
    let by_weight = o.switch("castle_gold_by_weight")?;
    reg.phase("scoring", "goldmines.share", at("chain.shares"), &[], Take { share, took, by_weight });
    Ok(share)
}

/// GO-17: returns the kind of castles, if another plugin plays them and they take ingots.
fn castles(o: &Options, reg: &mut Registrar) -> Result<Option<Kind>, InstallError> {
    let played = reg.option_of("bridges-castles-bazaars", "castles")?;
    let take = o.switch("castle_gold")? && matches!(played, Some(Chosen::Switch(true)));
    Ok(take.then(|| reg.kind("castle")))
}

/// GO-06: the ingots of all features of a scoring, when all of them are paid.
struct Take {
    share: Share,
    took: Tag,
    /// GO-17: a lord of no weight, such as a mayor, takes no ingots for a castle.
    by_weight: bool,
}

impl Take {
    /// Returns the players who take the ingots of a feature that was paid.
    fn takers(&self, v: View, due: &PendingScore) -> Result<Players, Fault> {
        if !self.by_weight || Some(due.kind) != self.share.castle {
            return Ok(due.paid());
        }
        let weights = v.weights(due.seg)?;
        let weighs = |player: &Player| weights.get(player.index()).is_some_and(|weight| weight.main > 0);
        Ok(due.paid().iter().filter(weighs).collect())
    }

    fn take(&self, cx: &mut Context, cell: Cell, player: Player) {
        let (ingot, place) = (self.share.ingot, TokenPlace::Cell(cell));
        let number = cx.core().tokens_at(place).find(|placed| placed.token == ingot).map(|placed| placed.number);
        match number {
            Some(2..) => _ = cx.set_token_number(ingot, place, number.unwrap_or_default() - 1),
            _ => _ = cx.take_token(ingot, place, None),
        }
        cx.give(player, ingot, 1);
        cx.log.put(Event::Other { tag: self.took, player: Some(player), target: Target::Cell(cell), arg: 0 });
    }
}

impl TurnPhase for Take {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        // GO-07: those laid in this tile play count too.
        if !self.share.any(v) {
            return Ok(Flow::Done);
        }
        let mut scored = Vec::new();
        for due in &v.core.scoring_queue.due {
            // GO-11: what is paid to nobody takes none.
            let players = self.takers(v, due)?;
            if !players.is_empty() {
                let cells = self.share.cells(v, due.seg, due.reason)?;
                scored.push(Scored { players, cells });
            }
        }
        for (cell, player) in self.share.takers(v, &scored, v.core.tile_play.player) {
            self.take(cx, cell, player);
        }
        Ok(Flow::Done)
    }
}
