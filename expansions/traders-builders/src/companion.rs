//! Figures that accompany a follower: the rules that the builder and the pig share.
//!
//! Such a figure claims no feature, because its kind is not a follower. It may stand on a feature
//! that other players occupy. A follower of its own player has to be there when it is deployed and
//! as long as it stays.

use bastide_core::author::prelude::*;

/// The rule of one such figure kind.
#[derive(Clone, Copy)]
pub(crate) struct Companion {
    /// The figure kind.
    kind: FigureKind,
    /// TB-33: whether it may be deployed on a complete feature.
    on_complete: bool,
    /// TB-73: whether several of one player may stand on one feature.
    together: bool,
}

/// The copies of such a figure that each player has.
#[derive(Clone, Copy)]
pub(crate) struct Copies {
    /// Their number.
    number: u8,
    /// TB-73: whether several of one player may stand on one feature.
    together: bool,
}

impl Copies {
    /// Reads the option with the number of copies. A single copy meets no other one.
    pub(crate) fn of(o: &Options, name: &'static str) -> Result<Copies, InstallError> {
        let number = o.number(name)? as u8;
        Ok(Copies { number, together: number < 2 || o.switch("companions_together")? })
    }
}

/// Returns `true` if a figure of this player and kind stands on a feature.
pub(crate) fn stands(v: View, player: Player, kind: FigureKind, feature: SegmentId) -> bool {
    v.core.figures_on(feature).any(|(_, f)| f.kind == kind && f.owner == Some(player))
}

impl Companion {
    /// TB-04, TB-30, TB-59: defines a figure with `each` copies for each player, which has no
    /// weight and is not a follower, and registers the rule for features of these kinds.
    pub(crate) fn install(name: &str, each: Copies, kinds: &[Kind], on_complete: bool, reg: &mut Registrar) -> FigureKind {
        let kind = reg.define_figure(name, FigureSpec { per_player: each.number, weight: 0, strength: 0, follower: false });
        kinds.iter().for_each(|&on| reg.allow_on(kind, on));
        reg.rule(Companion { kind, on_complete, together: each.together })
            .for_kinds(kinds.iter().copied())
            .of_rules(&["TB-27", "TB-73"])
            .claim(Companion::claim)
            .on_figure_moved(Companion::on_figure_moved)
            .on_link_changed(Companion::on_link_changed);
        kind
    }

    /// Returns the figures without a follower of their owner to the supply.
    fn send_home(&self, cx: &mut Context) {
        let v = cx.view();
        let is_alone = |f: &FigureState| match (f.owner, f.place) {
            (Some(owner), FigureLocation::Segment(seg)) => !v.has_follower(owner, seg),
            _ => false,
        };
        let alone: Vec<Figure> = v.figures_of_kind(self.kind).filter(|(_, f)| is_alone(f)).map(|(figure, _)| figure).collect();
        alone.into_iter().for_each(|figure| cx.move_figure(figure, FigureLocation::Supply));
    }

    /// TB-27, TB-28, TB-31, TB-32, TB-58: requires a follower of the player anywhere on the
    /// feature; other figures do not matter.
    #[inline]
    fn claim(&self, v: View, who: Player, claim: &mut Claim) -> Result<(), Fault> {
        claim.even_if_occupied.insert(self.kind);
        let barred = || !self.together && stands(v, who, self.kind, claim.seg);
        if !v.has_follower(who, claim.seg) || barred() || (!self.on_complete && v.complete(claim.seg)?) {
            claim.kinds.remove(self.kind);
        }
        Ok(())
    }

    /// TB-54, TB-55, TB-60: returns the figure when the last follower of its owner has left the
    /// feature.
    #[inline]
    fn on_figure_moved(&self, cx: &mut Context, _figure: Figure, from: FigureLocation, _to: FigureLocation) -> Result<(), Fault> {
        if matches!(from, FigureLocation::Segment(_)) {
            self.send_home(cx);
        }
        Ok(())
    }

    /// TB-56: returns the figure when a split separates it from the followers of its owner.
    fn on_link_changed(&self, cx: &mut Context, _a: SegmentId, _b: SegmentId, joined: bool) -> Result<(), Fault> {
        if !joined {
            self.send_home(cx);
        }
        Ok(())
    }
}
