//! A figure that stands by a follower: what builder and pig have in common.
//!
//! It claims nothing (its kind is no follower), so that a feature may be occupied by anybody; but one follower of its own player has to
//! be there, when it comes and as long as it stays.

use bastide_core::{
    Claim, Cx, Fault, Figure, FigureKind, FigureSpec, Figurine, Place, Player, Registrar, Seg, TileFeature, View,
};

/// TB-04, TB-30, TB-59: so many for each player, without weight, and no follower.
pub(crate) fn define(name: &str, each: u8, reg: &mut Registrar) -> FigureKind {
    reg.define_figure(name, FigureSpec { per_player: each, weight: 0, strength: 0, follower: false })
}

/// The rule of one such kind of figure.
pub(crate) struct Companion {
    /// The kind.
    pub(crate) kind: FigureKind,
    /// TB-33: may it go where there is nothing left to do?
    pub(crate) on_complete: bool,
}

/// A figure of this player and kind on a feature.
pub(crate) fn standing(v: View, player: Player, kind: FigureKind, feature: Seg) -> Option<Figure> {
    let own = |f: &Figurine| f.kind == kind && f.owner == Some(player);
    if v.core.graph.sums(feature).figures == 0 {
        return None;
    }
    v.core.figures_on(feature).find(|(_, f)| own(f)).map(|(i, _)| i)
}

impl TileFeature for Companion {
    /// TB-27, TB-28, TB-31, TB-32, TB-58: any own follower on the whole feature; others there do not matter.
    fn claim(&self, v: View, who: Player, claim: &mut Claim) -> Result<(), Fault> {
        let bit = 1 << self.kind.0;
        claim.even_if_occupied |= bit;
        if !v.has_follower(who, claim.seg) || (!self.on_complete && v.complete(claim.seg)?) {
            claim.kinds &= !bit;
        }
        Ok(())
    }

    /// TB-54, TB-55, TB-60: home, when the last own follower has left the feature.
    fn moved(&self, cx: &mut Cx, figure: Figure, from: Place, _to: Place) -> Result<(), Fault> {
        let Place::Segment(seg) = from else { return Ok(()) };
        let Some(owner) = cx.core.figures.get(figure.index()).and_then(|f| f.owner) else { return Ok(()) };
        if cx.view().has_follower(owner, seg) {
            return Ok(());
        }
        while let Some(left) = standing(cx.view(), owner, self.kind, seg) {
            cx.move_figure(left, Place::Supply);
        }
        Ok(())
    }
}
