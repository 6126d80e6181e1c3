//! Wagons of the first edition. JCloisterZone lists the segments that meet the scored feature, Bastide
//! all segments of their features (AM-65).

use bastide_core::{SegmentId, Target};

use super::Mirror;

impl Mirror {
    /// Keeps of the places to which a wagon may move in Bastide those that JCloisterZone lists too,
    /// and all those on features of which it lists none.
    pub(in super::super) fn keep_near(&self, near: &[String], all: &mut Vec<String>) {
        let graph = &self.game.view().core.graph;
        let places: Vec<(String, SegmentId)> = self
            .offers()
            .into_iter()
            .filter_map(|o| if let Target::Segment(seg) = o.action.target { Some((o.option, seg)) } else { None })
            .collect();
        let seg_at = |place: &String| places.iter().find(|(option, _)| option == place).map(|(_, seg)| *seg);
        let listed: Vec<SegmentId> = near.iter().filter_map(seg_at).collect();
        let is_kept = |place: &String| {
            near.contains(place) || !seg_at(place).is_some_and(|seg| listed.iter().any(|other| graph.joined(*other, seg)))
        };
        all.retain(is_kept);
    }
}
