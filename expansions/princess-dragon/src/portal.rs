//! Magic portals: a follower is deployed on any tile (RULES.md, section 6).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let all = o.word("portal_figures")? == "all";
    let (portal, deploying) = (reg.tile_trait("portal"), reg.offer_point("deploy-step"));
    let offer = Portal { all, completed: Completed::of(o)?, used: reg.slot() };
    reg.offer_for_tiles(deploying, [portal], offer);
    Ok(())
}

/// PD-50: the features that the portal tile completes and that can be reached.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Completed {
    None,
    /// CR-45: those that wait for the cells around them.
    Monasteries,
    All,
}

impl Completed {
    fn of(o: &Options) -> Result<Completed, InstallError> {
        Ok(match o.word("portal_completed")? {
            "none" => Completed::None,
            "all" => Completed::All,
            _ => Completed::Monasteries,
        })
    }

    /// Returns `true` if a feature of this kind can be reached.
    fn has(self, kind: &KindSpec) -> bool {
        match self {
            Completed::None => false,
            Completed::Monasteries => matches!(kind.completion, CompletionRule::Around(_)),
            Completed::All => true,
        }
    }
}

/// The serial number of the last tile play whose portal was used.
#[derive(Clone, Copy, Hash, Default)]
struct Used(u16);

/// PD-49: offers the segments of all other tiles when a portal tile was placed.
struct Portal {
    /// PD-51: figures that are not followers go through a portal too.
    all: bool,
    completed: Completed,
    used: Slot<Used>,
}

impl Portal {
    /// PD-51: returns the kinds in supply that go through a portal.
    fn ready(&self, v: View, who: Player) -> FigureKinds {
        v.core.at_hand(who).iter().filter(|kind| self.all || v.rules.figures.get(*kind).follower).collect()
    }

    /// PD-49: returns `true` for another tile than the one just placed. PD-74: nobody stands on what
    /// is printed on a board.
    #[inline]
    fn is_elsewhere(&self, v: View, tile: PlacedTile) -> bool {
        !v.core.board.tile(tile).printed && !v.core.tile_play.placed_tiles.contains(&tile)
    }

    /// PD-50, PD-52: returns `true` if a portal leads to the feature of a segment: to one that is not
    /// complete, or as far as the option says to one that this tile completes.
    #[inline]
    fn leads_to(&self, v: View, seg: SegmentId) -> Result<bool, Fault> {
        let graph = &v.core.graph;
        let by_this_tile = || graph.settled().iter().any(|settled| graph.joined(*settled, seg));
        Ok(!v.complete(seg)? || (self.completed.has(v.rules.kinds.get(graph.get(seg).kind)) && by_this_tile()))
    }
}

impl Offer for Portal {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if v.slots.of(self.used).0 == v.core.tile_play.serial {
            return Ok(());
        }
        let ready = self.ready(v, ask.player);
        if ready.is_empty() {
            return Ok(());
        }
        let open = v.claims(ask.player, ready, &|tile| self.is_elsewhere(v, tile), &|seg| self.leads_to(v, seg))?;
        for kind in ready.iter() {
            let segments = open.iter().filter(|(_, kinds)| kinds.has(kind));
            menu.add_each(DEPLOY, segments.map(|(seg, _)| Target::Segment(*seg)), kind.0.into());
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> OfferStep {
        if let Target::Segment(seg) = a.target
            && let Some(figure) = cx.core().from_supply(who, FigureKind(a.arg as u8))
        {
            cx.slots.of_mut(self.used).0 = cx.core().tile_play.serial;
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
        Ok(OfferFlow::Done)
    }
}
