//! Meadows: their animals, and what they bring their hunters at the end.

use bastide_core::author::prelude::*;

use crate::ids::Ids;

/// The values of meadows.
#[derive(Clone, Copy)]
pub(crate) struct Meadows {
    mammoth: Animal,
    aurochs: Animal,
    deer: Animal,
    tiger: Trait,
    /// The deer that tigers take.
    taken: Label,
    wild_fire: Trait,
    pit_trap: Trait,
    /// The points of the pit trap.
    trapped: Label,
    /// The segments whose animals a hunting trap took.
    gone: Slot<Vec<SegmentId>>,
}

/// A kind of animal that brings points.
#[derive(Clone, Copy)]
struct Animal {
    on: Trait,
    label: Label,
    points: i16,
}

/// The numbers of animals of a meadow or a part of it.
#[derive(Clone, Copy, Default)]
struct Count {
    mammoths: i16,
    aurochs: i16,
    deer: i16,
    tigers: i16,
}

impl Count {
    fn add(&mut self, other: Count) {
        self.mammoths += other.mammoths;
        self.aurochs += other.aurochs;
        self.deer += other.deer;
        self.tigers += other.tigers;
    }
}

impl Meadows {
    pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<Meadows, InstallError> {
        let equal = o.word("animal_points")? == "equal";
        let mut animal = |name: &str, points| {
            let points = if equal { 2 } else { points };
            Animal { on: reg.tile_trait(name), label: reg.label(name), points }
        };
        let (mammoth, aurochs, deer) = (animal("mammoth", 3), animal("aurochs", 2), animal("deer", 1));
        let meadows = Meadows {
            mammoth,
            aurochs,
            deer,
            tiger: reg.tile_trait("tiger"),
            taken: reg.label("taken-deer"),
            wild_fire: reg.tile_trait("wild-fire"),
            pit_trap: reg.tile_trait("pit-trap"),
            trapped: reg.label("pit-trap"),
            gone: reg.slot(),
        };
        reg.rule(meadows).for_kinds([ids.meadow]).of_rules(&["HG-40"]).value(Stage::Count, Meadows::value);
        Ok(meadows)
    }

    /// Returns the animals on a segment that no hunting trap took.
    fn on(&self, v: View, seg: SegmentId) -> Count {
        if v.slots.of(self.gone).contains(&seg) {
            return Count::default();
        }
        let of = |animal| v.traits_on(seg, animal);
        Count { mammoths: of(self.mammoth.on), aurochs: of(self.aurochs.on), deer: of(self.deer.on), tigers: of(self.tiger) }
    }

    /// HG-40 to HG-42: what a meadow brings.
    fn value(&self, v: View, feature: SegmentId, _why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let graph = &v.core.graph;
        let trap =
            graph.members(feature).find(|seg| v.traits_on(*seg, self.pit_trap) > 0).map(|seg| graph.get(seg).cell.around(1));
        let (mut near, mut far) = (Count::default(), Count::default());
        for seg in graph.members(feature) {
            let inside = trap.is_some_and(|area| area.has(graph.get(seg).cell));
            let part = if inside { &mut near } else { &mut far };
            part.add(self.on(v, seg));
        }
        // HG-41: with wild fire the tigers take no deer.
        let hungry = if v.traits(feature, self.wild_fire) > 0 { 0 } else { near.tigers + far.tigers };
        // HG-42: they take first the deer away from the pit trap.
        let from_far = hungry.min(far.deer);
        let from_near = (hungry - from_far).min(near.deer);
        value.add(self.mammoth.label, near.mammoths + far.mammoths, self.mammoth.points);
        value.add(self.aurochs.label, near.aurochs + far.aurochs, self.aurochs.points);
        value.add(self.deer.label, near.deer + far.deer, self.deer.points);
        value.add(self.taken, from_far + from_near, -self.deer.points);
        let trapped = Count { deer: near.deer - from_near, ..near };
        let points = self.points(trapped);
        if trap.is_some() && points > 0 {
            value.add(self.trapped, 1, points);
        }
        Ok(())
    }

    /// Returns what animals bring, tigers left out.
    fn points(&self, of: Count) -> i16 {
        of.mammoths * self.mammoth.points + of.aurochs * self.aurochs.points + of.deer * self.deer.points
    }

    /// HG-30: takes all animals of the meadow on the nine cells around a segment out of the game, and
    /// returns what they brought.
    pub(crate) fn hunt(&self, cx: &mut Context, trap: SegmentId) -> i16 {
        let v = cx.view();
        let graph = &v.core.graph;
        let area = graph.get(trap).cell.around(1);
        let near: Vec<SegmentId> = graph.members(trap).filter(|seg| area.has(graph.get(*seg).cell)).collect();
        let mut count = Count::default();
        near.iter().for_each(|seg| count.add(self.on(v, *seg)));
        count.deer = (count.deer - count.tigers).max(0);
        let gone = cx.slots.of_mut(self.gone);
        gone.extend(near);
        gone.sort_unstable();
        gone.dedup();
        self.points(count)
    }
}
