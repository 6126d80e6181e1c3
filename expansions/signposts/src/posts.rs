//! The posts on the board, and what they bring (RULES.md, section 1).

use bastide_core::author::prelude::*;
use bastide_core::{EdgePoint, EdgePosition};

/// SP-04, SP-06: the kinds of posts: left, straight on, right. Each with the quarter turns clockwise
/// from the edge of its post to the edge at which the road leaves the next tile.
const COURSES: [(&str, u8); 3] = [("left", 3), ("straight", 0), ("right", 1)];

pub(crate) fn install(reg: &mut Registrar) {
    let named = COURSES.map(|(course, _)| {
        Side::ALL.map(|side| reg.tile_trait(&format!("post-{}-{course}", side.letter().to_ascii_lowercase())))
    });
    let posts = Posts { named, opening: reg.tile_trait("tunnel-opening"), on_board: reg.slot(), label: reg.label("signposts") };
    reg.rule(posts).for_tiles(named.into_iter().flatten()).on_tile_placed(Posts::note);
    // SP-12: after inns, mage and witch, like the points of other small expansions.
    let road = reg.kind("road");
    reg.rule(posts).for_kinds([road]).value(Stage::Cap, Posts::value);
}

/// A post on the board.
#[derive(Clone, Copy, Hash)]
struct Post {
    /// The road at whose end it stands.
    road: SegmentId,
    /// The cell beyond its edge.
    next: Cell,
    /// The edge at which it stands, as its tile lies.
    side: Side,
    /// Its kind, an index of [`COURSES`].
    course: u8,
}

#[derive(Clone, Copy)]
struct Posts {
    /// The trait of each kind of post at each edge of a tile that is not turned.
    named: [[Trait; 4]; COURSES.len()],
    /// The trait of roads that run into a tunnel.
    opening: Trait,
    on_board: Slot<Vec<Post>>,
    label: Label,
}

impl Posts {
    /// SP-02, SP-16: notes the posts of a new tile, each with the road at whose end it stands.
    fn note(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let v = cx.view();
        let board_tile = v.core.board.tile(placed);
        let (cell, turn, printed) = (board_tile.cell, board_tile.turn, &v.rules.tiles.get(board_tile.tile).traits);
        let mut found = Vec::new();
        for (course, traits) in (0..).zip(&self.named) {
            for (side, _) in Side::ALL.into_iter().zip(traits).filter(|(_, post)| printed.has(**post)) {
                let side = side.turned(turn);
                if let Some(road) = v.segment_at(cell, EdgePoint::new(side, EdgePosition::Centre)) {
                    found.push(Post { road, next: cell.step(side), side, course });
                }
            }
        }
        cx.slots.of_mut(self.on_board).extend(found);
        Ok(())
    }

    /// SP-05, SP-06, SP-09, SP-10: returns `true` if the road takes the course of a post on the next
    /// tile. SP-14, SP-15: not where there is no tile, and not where the road ends on it.
    fn is_correct(&self, v: View, post: &Post) -> bool {
        let entry = EdgePoint::new(post.side.opposite(), EdgePosition::Centre);
        let Some(seg) = v.segment_at(post.next, entry).filter(|seg| v.core.graph.joined(*seg, post.road)) else {
            return false;
        };
        // SP-15: a ferry joins the road to another one on the same tile, so it gives the road a course.
        // A tunnel has no course.
        let on_tile = |other: &SegmentId| v.core.graph.get(*other).cell == post.next;
        let joined = v.core.graph.related(seg, JOINS).filter(|other| v.traits_on(*other, self.opening) == 0);
        let exit = COURSES.get(usize::from(post.course)).map(|(_, turns)| post.side.turned(*turns));
        let roads = std::iter::once(seg).chain(joined.filter(on_tile));
        roads.flat_map(|road| v.sides_of(road)).any(|(_, side)| side != entry.side && Some(side) == exit)
    }

    /// SP-04, SP-07, SP-11: 1, 2 or 3 points for each correct post, by the number of their kinds. SP-13: 1 for each on a road that is not completed.
    #[inline]
    fn value(&self, v: View, road: SegmentId, why: ScoringReason, value: &mut FeatureValue) -> Result<(), Fault> {
        let (mut correct, mut kinds) = (0, 0_u8);
        let own = v.slots.of(self.on_board).iter().filter(|post| v.core.graph.joined(post.road, road));
        for post in own.filter(|post| self.is_correct(v, post)) {
            correct += 1;
            kinds |= 1 << post.course;
        }
        let each = if why == ScoringReason::Completed { kinds.count_ones() as i16 } else { 1 };
        value.add(self.label, correct, each);
        Ok(())
    }
}
