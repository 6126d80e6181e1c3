//! River systems: the rivers that lakes join, with their fish and huts.

use bastide_core::author::prelude::*;
use bastide_core::points::majority;

use crate::ids::Ids;

/// Rivers and lakes.
#[derive(Clone, Copy)]
pub(crate) struct Systems {
    ids: Ids,
    fish: Label,
    raft: Trait,
    /// The points of the raft.
    rafts: Label,
}

/// The rivers and lakes of a system, by their roots, the first one least.
type System = Vec<SegmentId>;

impl Systems {
    pub(crate) fn install(ids: Ids, reg: &mut Registrar) -> Systems {
        let systems = Systems { ids, fish: reg.label("fish"), raft: reg.tile_trait("raft"), rafts: reg.label("raft") };
        reg.rule(systems)
            .for_kinds([ids.river, ids.lake])
            .of_rules(&["HG-12", "HG-13"])
            .claim(Systems::claim)
            .final_points(Systems::final_points);
        systems
    }

    /// HG-05: returns the rivers and lakes that are joined to a river or a lake, itself among them.
    pub(crate) fn system(&self, v: View, seg: SegmentId) -> System {
        let mut found = vec![v.core.graph.feature(seg)];
        let mut at = 0;
        while let Some(&feature) = found.get(at) {
            at += 1;
            for next in v.beside(feature, BORDERS) {
                let kind = v.core.graph.get(next).kind;
                if (kind == self.ids.river || kind == self.ids.lake) && !found.contains(&next) {
                    found.push(next);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// Returns the number of lakes of a system.
    pub(crate) fn lakes(&self, v: View, system: &[SegmentId]) -> i16 {
        system.iter().filter(|seg| v.core.graph.get(**seg).kind == self.ids.lake).count() as i16
    }

    fn trait_of(v: View, system: &[SegmentId], of: Trait) -> i16 {
        system.iter().map(|seg| v.traits(*seg, of)).sum()
    }

    /// HG-12, HG-13: a hut needs a system without huts, and does not stand on a river that ends in a lake
    /// of the same tile. Pawns do not hinder it.
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        if !claim.kinds.has(self.ids.hut) {
            return Ok(());
        }
        claim.even_if_occupied.insert(self.ids.hut);
        let is_lake = |seg: SegmentId| v.core.graph.get(seg).kind == self.ids.lake;
        if !is_lake(claim.seg) && v.related(claim.seg, BORDERS).any(is_lake) {
            claim.kinds.remove(self.ids.hut);
            return Ok(());
        }
        let mut huts = self.huts(v).peekable();
        if huts.peek().is_none() {
            return Ok(());
        }
        let system = self.system(v, claim.seg);
        if huts.any(|(_, seg)| system.contains(&v.core.graph.feature(seg))) {
            claim.kinds.remove(self.ids.hut);
        }
        Ok(())
    }

    /// Returns the huts on the board with their owners.
    fn huts<'a>(&self, v: View<'a>) -> impl Iterator<Item = (Player, SegmentId)> + use<'a> {
        let placed = |f: &FigureState| match (f.owner, f.place) {
            (Some(owner), FigureLocation::Segment(seg)) => Some((owner, seg)),
            _ => None,
        };
        v.figures_of_kind(self.ids.hut).filter_map(move |(_, f)| placed(f))
    }

    /// HG-43, HG-44: the majority of huts of a system scores its fish, and its lakes if it has the raft.
    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        let mut systems: Vec<(System, Weights)> = Vec::new();
        for (owner, seg) in self.huts(v) {
            let root = v.core.graph.feature(seg);
            let at = match systems.iter().position(|(system, _)| system.contains(&root)) {
                Some(at) => at,
                None => {
                    systems.push((self.system(v, seg), Weights::default()));
                    systems.len() - 1
                }
            };
            if let Some(weight) = systems.get_mut(at).and_then(|(_, weights)| weights.get_mut(owner.index())) {
                weight.main += 1;
            }
        }
        systems.sort_by(|(a, _), (b, _)| a.cmp(b));
        for (system, weights) in systems {
            let Some(&seg) = system.first() else { continue };
            let owners: Players = majority(&weights);
            let rafts = Systems::trait_of(v, &system, self.raft);
            let lines = [(Systems::trait_of(v, &system, self.ids.fish), self.fish), (rafts * self.lakes(v, &system), self.rafts)];
            for (points, label) in lines.into_iter().filter(|(points, _)| *points > 0) {
                out.extend(owners.iter().map(|to| ScoreEntry::feature(to, points, label, seg, ScoringReason::Final)));
            }
        }
        Ok(())
    }
}
