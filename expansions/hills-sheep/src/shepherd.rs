//! Shepherds: where they may be placed, and what becomes of the sheep of one that leaves (RULES.md,
//! sections 3 and 5).

use bastide_core::author::prelude::*;

use crate::bag::Bag;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Shepherds, InstallError> {
    // HS-04, HS-18: no follower, and of no weight.
    let spec = FigureSpec { per_player: o.number("shepherds")? as u8, weight: 0, strength: 0, follower: false };
    let shepherds = Shepherds {
        kind: reg.define_figure("shepherd", spec),
        field: reg.kind("field"),
        bag: Bag::install(o, reg)?,
        stay: o.word("lost_shepherd")? == "stay",
    };
    // HS-14, HS-25: on fields, also where farmers are switched off.
    reg.allow_on(shepherds.kind, shepherds.field);
    reg.rule(shepherds)
        .for_kinds([shepherds.field])
        .of_rules(&["HS-14", "HS-16"])
        .claim(Shepherds::claim)
        .on_figure_moved(Shepherds::on_figure_moved);
    // HS-74: a barn sends home farmers only.
    reg.stays_when_scored(shepherds.kind);
    let add = reg.verb("sheep.add", TargetKind::Figure, ArgKind::Number)?;
    let phase = reg.subphase("hills-sheep.add", &[], Add { shepherds, add });
    reg.service(add, reg.handler_of(phase));
    // HS-69: the Shop takes back no shepherd.
    if reg.has("shop") {
        let take_back = reg.verb("shop.take-back", TargetKind::Figure, ArgKind::None)?;
        let deploying = reg.offer_point("deploy-step");
        reg.rule(Stays { kind: shepherds.kind, take_back }).of_rules(&["HS-69"]).filter(deploying, Stays::filter);
    }
    Ok(shepherds)
}

/// The shepherds and their bag.
#[derive(Clone, Copy)]
pub(crate) struct Shepherds {
    pub(crate) kind: FigureKind,
    pub(crate) field: Kind,
    pub(crate) bag: Bag,
    /// HS-43: whether the sheep of a shepherd that leaves stay in the field.
    stay: bool,
}

impl Shepherds {
    /// Returns the shepherds in a field, with their owners.
    pub(crate) fn of_field(self, v: View<'_>, field: SegmentId) -> impl Iterator<Item = (Figure, Player)> + '_ {
        let shepherd = move |(figure, f): (Figure, &FigureState)| Some((figure, f.owner?)).filter(|_| f.kind == self.kind);
        v.core.figures_on(field).filter_map(shepherd)
    }

    /// Returns `true` if a shepherd stands in a field.
    #[inline]
    pub(crate) fn any_in(self, v: View, field: SegmentId) -> bool {
        let sums = v.core.graph.sums(field);
        // A shepherd is not a follower, so a field with followers alone has none.
        sums.figures > sums.followers && self.of_field(v, field).next().is_some()
    }

    /// HS-15, HS-16: farmers in the field do not matter, other shepherds do.
    #[inline]
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        if self.any_in(v, claim.seg) {
            claim.kinds.remove(self.kind);
        } else {
            claim.even_if_occupied.insert(self.kind);
        }
        Ok(())
    }

    #[inline]
    fn on_figure_moved(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let Some(&FigureState { kind, owner, .. }) = cx.core().figures.get(figure.index()) else { return Ok(()) };
        match (owner, from, to) {
            _ if kind != self.kind => {}
            // HS-20 to HS-22: a shepherd that was placed gets its first token, or goes back because
            // of a wolf.
            (Some(owner), FigureLocation::Supply, FigureLocation::Segment(_)) if cx.core().tile_play.serial > 0 => {
                let stays = self.bag.draw(cx, owner, figure);
                if !stays {
                    cx.move_figure(figure, FigureLocation::Supply);
                }
            }
            // HS-43: it left by another rule.
            (_, FigureLocation::Segment(_), FigureLocation::Segment(_)) => {}
            (_, FigureLocation::Segment(seg), _) if self.stay => self.bag.leave(cx, figure, seg),
            (_, FigureLocation::Segment(_), _) => self.bag.put_back(cx, TokenPlace::Figure(figure)),
            _ => {}
        }
        Ok(())
    }
}

/// HS-69: a shepherd stays where it stands.
#[derive(Clone, Copy)]
struct Stays {
    kind: FigureKind,
    take_back: Verb,
}

impl Stays {
    fn filter(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let is_shepherd = |target| match target {
            Target::Figure(figure) => v.core.figures.get(figure.index()).is_some_and(|f| f.kind == self.kind),
            _ => false,
        };
        if !v.all_in_supply(self.kind) {
            menu.retain_of(self.take_back, |entry| !is_shepherd(entry.target));
        }
        Ok(())
    }
}

/// Gives a shepherd a token in a prepared position: the service behind the verb.
struct Add {
    shepherds: Shepherds,
    add: Verb,
}

impl TurnPhase for Add {
    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        let bag = self.shepherds.bag;
        if let (true, Target::Figure(figure)) = (a.verb == self.add, a.target)
            && bag.left(cx.view()).get((a.arg - 1) as usize).is_some_and(|left| *left > 0)
        {
            bag.put(cx, figure, a.arg, None);
        }
        Ok(Flow::Done)
    }
}
