//! The bag of tokens and the flocks that lie on the landscape (RULES.md, sections 1 and 4).
//!
//! Each token with sheep is a placed token whose number is the number of its sheep. What is in the
//! bag follows from what lies on the landscape, so nothing else is stored; the common supply counts
//! both sorts of tokens for screens.

use bastide_core::author::prelude::*;

/// HS-03: the number of tokens with 1, 2, 3 and 4 sheep.
pub(crate) const PRINTED: [u16; 4] = [4, 5, 5, 2];
/// HS-03: the number of wolves.
const WOLVES: u16 = 2;

/// The tokens, and how they are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Bag {
    sheep: Token,
    wolf: Token,
    stream: Stream,
    drawn: Tag,
    wolf_drawn: Tag,
    /// HS-07: the number of bags that are put together.
    bags: u16,
}

impl Bag {
    pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Bag, InstallError> {
        let bag = Bag {
            sheep: reg.define_token("sheep", 0),
            wolf: reg.define_token("wolf", 0),
            stream: reg.stream("hills-sheep.bag"),
            drawn: reg.tag("hills-sheep.sheep"),
            wolf_drawn: reg.tag("hills-sheep.wolf"),
            bags: o.number("copies")?.max(1) as u16,
        };
        reg.phase("setup", "hills-sheep.supplies", at("supplies"), &[], Fill(bag));
        Ok(bag)
    }

    /// HS-06: returns the numbers of tokens with 1, 2, 3 and 4 sheep in the bag.
    pub(crate) fn left(self, v: View) -> [u16; 4] {
        let mut left = PRINTED.map(|n| n * self.bags);
        for placed in v.core.tokens_of(self.sheep) {
            if let Some(n) = left.get_mut((placed.number - 1) as usize) {
                *n = n.saturating_sub(1);
            }
        }
        left
    }

    /// Returns the number of wolves, which are always in the bag (HS-44).
    pub(crate) const fn wolves(self) -> u16 {
        WOLVES * self.bags
    }

    /// HS-20 to HS-22, HS-29, HS-30: draws a token for a player. Sheep are put with the shepherd.
    /// Returns `false` for a wolf, which goes back into the bag.
    pub(crate) fn draw(self, cx: &mut Context, who: Player, shepherd: Figure) -> bool {
        let left = self.left(cx.view());
        // HS-44: each token is as likely as any other.
        let mut at = cx.chance(self.stream, left.iter().sum::<u16>() + self.wolves());
        for (sheep, n) in (1..).zip(left) {
            if at < n {
                cx.log.put(Event::Other { tag: self.drawn, player: Some(who), target: Target::Figure(shepherd), arg: sheep });
                self.put(cx, shepherd, sheep, Some(who));
                return true;
            }
            at -= n;
        }
        cx.log.put(Event::Other { tag: self.wolf_drawn, player: Some(who), target: Target::Figure(shepherd), arg: 0 });
        false
    }

    /// Puts a token with this number of sheep with a shepherd.
    pub(crate) fn put(self, cx: &mut Context, shepherd: Figure, sheep: i16, by: Option<Player>) {
        let placed = PlacedToken { token: self.sheep, place: TokenPlace::Figure(shepherd), number: sheep, owner: None };
        cx.add_to_supply(self.sheep, -1);
        cx.put_token(placed, by);
    }

    /// Returns `true` if a token lies in a field, with a shepherd or without one.
    fn is_in(self, v: View, placed: &PlacedToken, field: SegmentId) -> bool {
        let seg = match placed.place {
            TokenPlace::Segment(seg) => Some(seg),
            TokenPlace::Figure(figure) => segment(v, figure),
            TokenPlace::Cell(_) => None,
        };
        placed.token == self.sheep && seg.is_some_and(|seg| v.core.graph.joined(seg, field))
    }

    /// HS-31: returns the number of sheep of the common flock of a field.
    pub(crate) fn sheep_in(self, v: View, field: SegmentId) -> i16 {
        v.core.placed_tokens().iter().filter(|placed| self.is_in(v, placed, field)).map(|placed| placed.number).sum()
    }

    /// HS-30, HS-31: puts all tokens of a field back into the bag.
    pub(crate) fn empty_field(self, cx: &mut Context, field: SegmentId) {
        while let Some(placed) = {
            let v = cx.view();
            v.core.placed_tokens().iter().find(|placed| self.is_in(v, placed, field)).copied()
        } {
            self.put_back(cx, placed.place);
        }
    }

    /// Puts all tokens of a place back into the bag.
    pub(crate) fn put_back(self, cx: &mut Context, place: TokenPlace) {
        while cx.take_token(self.sheep, place, None).is_some() {
            cx.add_to_supply(self.sheep, 1);
        }
    }

    /// HS-43: the tokens of a shepherd stay on the segment where it stood.
    pub(crate) fn leave(self, cx: &mut Context, shepherd: Figure, seg: SegmentId) {
        while cx.move_token(self.sheep, TokenPlace::Figure(shepherd), TokenPlace::Segment(seg), None) {}
    }
}

/// Returns the segment on which a figure stands.
pub(crate) fn segment(v: View, figure: Figure) -> Option<SegmentId> {
    match v.core.figures.get(figure.index())?.place {
        FigureLocation::Segment(seg) => Some(seg),
        _ => None,
    }
}

/// HS-03: fills the bag.
struct Fill(Bag);

impl TurnPhase for Fill {
    fn enter(&self, cx: &mut Context) -> Step {
        let sheep = PRINTED.iter().sum::<u16>() * self.0.bags;
        cx.add_to_supply(self.0.sheep, sheep as i16);
        cx.add_to_supply(self.0.wolf, self.0.wolves() as i16);
        Ok(bastide_core::Flow::Done)
    }
}
