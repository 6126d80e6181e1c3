//! A player gets a card for building on what belongs to others (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::cards::Cards;

pub(crate) fn install(cards: Cards, reg: &mut Registrar) {
    let receive = Receive { cards, kinds: ["road", "city"].map(|kind| reg.kind(kind)), without: reg.tile_trait("no-gift") };
    // GI-05, GI-06: after the tile was placed, with all that joins what it touches.
    reg.phase("tile-play", "gifts.receive", at("place.note"), &[], receive);
}

struct Receive {
    cards: Cards,
    /// GI-04: roads and cities.
    kinds: [Kind; 2],
    /// GI-07: tiles with this trait bring no card.
    without: Trait,
}

impl Receive {
    /// GI-07: returns the features that the tiles of this tile play touch and that lay there before.
    fn extended(&self, v: View) -> Vec<SegmentId> {
        let placed = &v.core.tile_play.placed_tiles;
        let segments = || placed.iter().flat_map(|tile| v.printed(*tile));
        let Some(first) = segments().min() else { return Vec::new() };
        let lay_before = |seg: &SegmentId| v.related(*seg, JOINS).any(|other| other < first);
        let of_kind = |seg: &SegmentId| self.kinds.contains(&v.core.graph.get(*seg).kind);
        segments().filter(of_kind).filter(lay_before).collect()
    }

    /// GI-05, GI-06: returns `true` if others have more followers in a feature than the player.
    fn is_of_others(v: View, who: Player, seg: SegmentId) -> Result<bool, Fault> {
        let owners = v.owners(seg)?;
        Ok(!owners.is_empty() && !owners.has(who))
    }
}

impl TurnPhase for Receive {
    /// GI-08: one card, however many features it are.
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        if v.in_play(self.without) {
            return Ok(Flow::Done);
        }
        let mut due = false;
        for seg in self.extended(v) {
            due = due || Receive::is_of_others(v, player, seg)?;
        }
        if due {
            self.cards.draw(cx, player);
        }
        Ok(Flow::Done)
    }
}
