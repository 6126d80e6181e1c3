//! The points of messages (RULES.md, section 3).

use bastide_core::Kind as Feature;
use bastide_core::author::prelude::*;

use crate::kinds::Kind;

/// The kinds of features that messages look at.
#[derive(Clone, Copy)]
pub(crate) struct Worth {
    road: Feature,
    city: Feature,
    monastery: Feature,
    field: Feature,
    pennant: Trait,
    /// MS-18: the points for each farmer.
    farmer: i16,
}

impl Worth {
    pub(crate) fn new(farmer: i16, reg: &mut Registrar) -> Worth {
        let [road, city, monastery, field] = ["road", "city", "monastery", "field"].map(|kind| reg.kind(kind));
        Worth { road, city, monastery, field, pennant: reg.tile_trait("pennant"), farmer }
    }

    /// Returns the followers of a player on features of a kind, each with its segment.
    fn on(self, v: View<'_>, who: Player, kind: Feature) -> impl Iterator<Item = SegmentId> {
        let counts = move |own: Feature| v.counted_kind(own) == kind;
        self.followers(v, who).map(|(_, seg)| seg).filter(move |seg| counts(v.core.graph.get(*seg).kind))
    }

    /// Returns the followers of a player on segments.
    fn followers(self, v: View<'_>, who: Player) -> impl Iterator<Item = (Figure, SegmentId)> {
        let own = move |(i, f): (usize, &FigureState)| match f.place {
            FigureLocation::Segment(seg) if f.owner == Some(who) && v.rules.figures.get(f.kind).follower => {
                Some((Figure::at(i), seg))
            }
            _ => None,
        };
        v.core.figures.iter().enumerate().filter_map(own)
    }

    /// MS-19, MS-20: returns the followers of a player that may be scored and taken back, with the
    /// segments on which they stand.
    pub(crate) fn returnable(self, v: View<'_>, who: Player) -> impl Iterator<Item = (Figure, SegmentId)> {
        let kinds = [self.road, self.city, self.monastery, self.field];
        self.followers(v, who).filter(move |(_, seg)| kinds.contains(&v.core.graph.get(*seg).kind))
    }

    /// MS-12, MS-14, MS-20: returns what a feature would bring a player at the end, with or without
    /// the majority.
    pub(crate) fn at_the_end(self, v: View, who: Player, feature: SegmentId) -> Result<i16, Fault> {
        let value = v.value(feature, ScoringReason::Final)?;
        Ok(v.award(feature, who, ScoringReason::Final, &value)?.total())
    }

    /// Returns the points of a message; `None` if it cannot be carried out (MS-21) or brings no
    /// points itself.
    pub(crate) fn points(self, v: View, who: Player, kind: Kind) -> Result<Option<i16>, Fault> {
        let feature = match kind {
            Kind::Road => self.road,
            Kind::City => self.city,
            Kind::Monastery => self.monastery,
            Kind::Pennants => return Ok(self.pennants(v, who)),
            Kind::Knights => return Ok(each(self.on(v, who, self.city).count(), 2)),
            Kind::Farmers => return Ok(each(self.on(v, who, self.field).count(), self.farmer)),
            Kind::Tile | Kind::Follower => return Ok(None),
        };
        // MS-12, MS-13: of several the one that brings least.
        let mut least: Option<i16> = None;
        for seg in self.on(v, who, feature) {
            let points = self.at_the_end(v, who, seg)?;
            least = Some(least.map_or(points, |known| known.min(points)));
        }
        Ok(least)
    }

    /// MS-16: 2 points for each coat of arms in cities with a knight of the player.
    fn pennants(self, v: View, who: Player) -> Option<i16> {
        let mut cities: Vec<SegmentId> = self.on(v, who, self.city).map(|seg| v.core.graph.feature(seg)).collect();
        cities.sort_unstable();
        cities.dedup();
        let pennants: i16 = cities.iter().map(|city| v.traits(*city, self.pennant)).sum();
        each(pennants.max(0) as usize, 2)
    }
}

/// Returns the points for N things; `None` for none.
fn each(count: usize, points: i16) -> Option<i16> {
    (count > 0).then(|| count as i16 * points)
}
