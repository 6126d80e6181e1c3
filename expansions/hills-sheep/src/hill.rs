//! Hills: a tile below each of them, and an advantage in ties (RULES.md, section 6).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let hill = reg.tile_trait("hill");
    // HS-54: roads, cities, monasteries and fields.
    let kinds = ["road", "city", "monastery", "field"].map(|name| reg.kind(name));
    let ties = Ties { hill, count: o.word("hill_tiebreak")? == "count", broken: reg.tag("hills-sheep.tie") };
    // HS-74: after the weights that depend on the feature.
    let rule = reg.rule(ties).for_kinds(kinds).in_order(after("abbey-mayor"));
    rule.of_rules(&["HS-50"]).weigh(Ties::weigh).on_feature_scored(Ties::on_feature_scored);
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
    /// The event of a player who wins a tie by a hill.
    broken: Tag,
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
        // HS-75: a follower that joined from the City of Carcassonne stands on the segment that was named.
        for (_, f) in v.core.figures_on(feature) {
            let (Some(owner), FigureLocation::Segment(seg)) = (f.owner, f.place) else { continue };
            let spec = v.rules.figures.get(f.kind);
            if !spec.follower || !self.is_hill(v, seg) {
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

    /// HS-50: tells who was paid for a feature because of a hill, where others weigh as much.
    fn on_feature_scored(&self, cx: &mut Context, due: PendingScore, paid: Players) -> Result<(), Fault> {
        if paid.is_empty() || cx.core().graph.sums(due.seg).followers < 2 {
            return Ok(());
        }
        let weights = cx.view().weights(due.seg)?;
        let most = weights.iter().map(|weight| weight.main).max().unwrap_or_default();
        let ties = |player: &Player| weights.get(player.index()).is_some_and(|weight| weight.main == most && most > 0);
        let all = cx.core().players().filter(ties).count();
        let winners = paid.iter().filter(ties).count();
        if winners > 0 && winners < all {
            for player in paid.iter().filter(ties) {
                let (player, target, arg) = (Some(player), Target::Segment(due.seg), most as i16);
                cx.log.put(Event::Other { tag: self.broken, player, target, arg });
            }
        }
        Ok(())
    }
}
