//! The advanced rules: free arms may be occupied, and figures bring points (RULES.md, section 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let road = reg.kind("road");
    let arms = Arms {
        labyrinth: reg.tile_trait("labyrinth"),
        label: reg.label("followers"),
        figures: o.word("labyrinth_counts")? == "figures",
        centre_later: o.switch("labyrinth_centre_later")?,
        centre_wagon: o.switch("labyrinth_centre_wagon")?,
        centres: reg.slot(),
    };
    // LA-16, LA-19: after mage and witch; a castle takes the whole value.
    reg.rule(arms).for_tiles([arms.labyrinth]).on_tile_placed(Arms::note);
    reg.rule(arms).for_kinds([road]).of_rules(&["LA-05"]).claim(Arms::claim).value(Stage::Cap, Arms::value);
    Ok(())
}

#[derive(Clone, Copy)]
struct Arms {
    labyrinth: Trait,
    label: Label,
    /// LA-12: all figures bring points, not followers only.
    figures: bool,
    /// LA-14: the labyrinth itself may also be occupied later, through a portal.
    centre_later: bool,
    /// LA-13: a wagon that moves on may occupy the labyrinth itself.
    centre_wagon: bool,
    /// The labyrinths on the board.
    centres: Slot<Vec<SegmentId>>,
}

impl Arms {
    /// Notes the labyrinths that are placed.
    fn note(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let board_tile = cx.core().board.tile(placed);
        let (first, info) = (board_tile.first, cx.rules.tiles.get(board_tile.tile));
        for (segment, printed) in (first.0..).zip(&info.segments) {
            if printed.traits.has(self.labyrinth) {
                cx.slots.of_mut(self.centres).push(SegmentId(segment));
            }
        }
        Ok(())
    }

    /// Returns the labyrinths of a road.
    fn of_road<'v>(&self, v: View<'v>, road: SegmentId) -> impl Iterator<Item = SegmentId> + use<'v> {
        v.slots.of(self.centres).iter().copied().filter(move |centre| v.core.graph.joined(*centre, road))
    }

    /// LA-07: returns `true` if nobody stands on the arm of a segment: what can be walked from it
    /// without a labyrinth.
    fn is_free(&self, v: View, seg: SegmentId) -> bool {
        let (graph, centres) = (&v.core.graph, v.slots.of(self.centres));
        let mut arm = vec![seg];
        let mut next = 0;
        while let Some(&seg) = arm.get(next) {
            next += 1;
            if graph.followers_on(seg) > 0 {
                return false;
            }
            for other in graph.related(seg, JOINS) {
                if !centres.contains(&other) && !arm.contains(&other) {
                    arm.push(other);
                }
            }
        }
        true
    }

    /// LA-05, LA-06: lifts the rule of occupancy for the labyrinth just placed and for free arms.
    #[inline]
    fn claim(&self, v: View, _who: Player, claim: &mut Claim) -> Result<(), Fault> {
        let seg = claim.seg;
        if v.core.graph.sums(seg).followers == 0 || self.of_road(v, seg).next().is_none() {
            return Ok(());
        }
        let free = if v.slots.of(self.centres).contains(&seg) {
            // LA-14: only there where nobody stands on it, and only when it is placed.
            let new = v.core.graph.get(seg).tile().is_some_and(|tile| v.core.tile_play.placed_tiles.contains(&tile));
            let in_time = (new || self.centre_later) && (self.centre_wagon || !v.core.turn.is_within(SCORING));
            in_time && v.core.graph.followers_on(seg) == 0
        } else {
            self.is_free(v, seg)
        };
        if free {
            let followers = claim.kinds.iter().filter(|kind| v.rules.figures.get(*kind).follower);
            followers.for_each(|kind| claim.even_if_occupied.insert(kind));
        }
        Ok(())
    }

    /// LA-08 to LA-11: completed, each figure on the whole road brings 2, once for all labyrinths.
    fn value(&self, v: View, road: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        // LA-10: nothing if it is not complete.
        if why == ScoringReason::Completed && self.of_road(v, road).next().is_some() {
            // LA-12: a big follower counts once; a builder is not a follower, and the mage belongs to nobody.
            let count = if self.figures {
                v.core.figures_on(road).filter(|(_, figure)| figure.owner.is_some()).count() as i16
            } else {
                v.core.graph.sums(road).followers.into()
            };
            value.add(self.label, count, 2);
        }
        Ok(())
    }
}
