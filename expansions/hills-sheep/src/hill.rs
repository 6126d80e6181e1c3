//! Hills: a tile below each of them, and an advantage in ties (RULES.md, section 6).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let hill = reg.tile_trait("hill");
    // HS-54: roads, cities, monasteries and fields.
    let kinds = ["road", "city", "monastery", "field"].map(|name| reg.kind(name));
    let ties = Ties { hill, count: o.word("hill_tiebreak")? == "count", joined: reg.slot() };
    let rule = reg.rule(ties).for_kinds(kinds);
    // HS-74: after the weights that depend on the feature.
    rule.in_order(after("abbey-mayor")).weigh(Ties::weigh).on_figure_moved(Ties::on_figure_moved);
    if o.switch("hill_tile_below")? {
        let phase = reg.phase("tile-play", "hills-sheep.below", at("place.note"), &[], Below(hill));
        reg.gate(phase, Gate::Trait(hill));
    }
    Ok(())
}

/// HS-45 to HS-49: puts a tile of the stack under each hill that was placed.
struct Below(Trait);

impl TurnPhase for Below {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let is_hill = |placed: &&_| v.rules.tiles.get(v.core.board.tile(**placed).tile).traits.has(self.0);
        let hills = v.core.tile_play.placed_tiles.iter().filter(is_hill).count();
        for _ in 0..hills {
            // HS-47: without a tile left the hill lies alone.
            cx.bury_tile();
        }
        Ok(Flow::Done)
    }
}

/// The rule for ties.
#[derive(Clone, Copy)]
struct Ties {
    hill: Trait,
    /// HS-53: whether the number of followers on hills counts.
    count: bool,
    /// HS-75: the figures that came from places off the board.
    joined: Slot<Vec<Figure>>,
}

impl Ties {
    /// HS-13, HS-63: returns `true` if the tile of a segment shows a hill, also under a bridge.
    fn is_hill(&self, v: View, seg: SegmentId) -> bool {
        let tile = v.core.graph.get(seg).tile();
        tile.is_some_and(|placed| v.rules.tiles.get(v.core.board.tile(placed).tile).traits.has(self.hill))
    }

    /// HS-50 to HS-52: of tied players, those with a follower on a hill have the majority.
    #[inline]
    fn weigh(&self, v: View, feature: SegmentId, weights: &mut Weights) -> Result<(), Fault> {
        let rivals = weights.iter().filter(|weight| weight.main > 0).count();
        if rivals > 1 { self.break_tie(v, feature, weights) } else { Ok(()) }
    }

    #[inline(never)]
    fn break_tie(&self, v: View, feature: SegmentId, weights: &mut Weights) -> Result<(), Fault> {
        for (figure, f) in v.core.figures_on(feature) {
            let (Some(owner), FigureLocation::Segment(seg)) = (f.owner, f.place) else { continue };
            let spec = v.rules.figures.get(f.kind);
            if !spec.follower || !self.is_hill(v, seg) || v.slots.of(self.joined).contains(&figure) {
                continue;
            }
            // HS-55, HS-74: only those who weigh something; a mayor weighs what the others of the
            // player do not.
            let others = v.core.figures_on(feature).filter(|(_, other)| other.owner == Some(owner));
            let others: u16 = others
                .map(|(_, other)| v.rules.figures.get(other.kind))
                .filter(|s| s.follower)
                .map(|s| u16::from(s.weight))
                .sum();
            let Some(weight) = weights.get_mut(owner.index()) else { continue };
            if spec.weight > 0 || weight.main > others {
                weight.tie = if self.count { weight.tie + 1 } else { 1 };
            }
        }
        Ok(())
    }

    /// HS-75: a figure that joins a feature from a place off the board stands on no hill.
    #[inline]
    fn on_figure_moved(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        match (from, to) {
            (FigureLocation::Slot { .. }, FigureLocation::Segment(_)) => cx.slots.of_mut(self.joined).push(figure),
            (FigureLocation::Segment(_), _) => cx.slots.of_mut(self.joined).retain(|known| *known != figure),
            _ => {}
        }
        Ok(())
    }
}
