//! The figures that stand on segments, by their features.

use bastide_core::{Figure, Player, SegmentId};

use super::known::mark;

/// The end of a list of figures.
const END: u16 = u16::MAX;

/// A feature with figures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Occupied {
    pub(super) root: SegmentId,
    /// The [marks](mark) of the figures.
    pub(super) figures: u64,
    /// Whether a follower is among the figures.
    claimed: bool,
    first: u16,
    last: u16,
}

/// A figure with an owner.
#[derive(Clone, Copy, Debug)]
struct Standing {
    figure: Figure,
    owner: Player,
    /// The next figure on the same feature.
    next: u16,
}

/// The figures of a position.
#[derive(Debug, Default)]
pub(super) struct StandingFigures {
    occupied: Vec<Occupied>,
    /// The occupied features with followers, in the order of their first followers.
    claimed: Vec<u16>,
    figures: Vec<Standing>,
    /// The numbers of occupied features by their roots, plus 1; 0 for the others.
    by_root: Vec<u16>,
}

impl StandingFigures {
    /// Begins with a position with this number of segments, without figures.
    pub(super) fn begin(&mut self, segments: usize) {
        for feature in &self.occupied {
            self.by_root[feature.root.index()] = 0;
        }
        self.occupied.clear();
        self.claimed.clear();
        self.figures.clear();
        if self.by_root.len() < segments {
            self.by_root.resize(segments, 0);
        }
    }

    /// Adds a figure on a feature.
    pub(super) fn add(&mut self, root: SegmentId, figure: Figure, owner: Player, follower: bool) {
        let new = self.figures.len() as u16;
        self.figures.push(Standing { figure, owner, next: END });
        let at = &mut self.by_root[root.index()];
        if *at == 0 {
            self.occupied.push(Occupied { root, figures: 0, claimed: false, first: new, last: new });
            *at = self.occupied.len() as u16;
        }
        let number = *at - 1;
        let feature = &mut self.occupied[usize::from(number)];
        if feature.last != new {
            self.figures[usize::from(feature.last)].next = new;
            feature.last = new;
        }
        feature.figures |= mark(figure);
        if follower && !feature.claimed {
            feature.claimed = true;
            self.claimed.push(number);
        }
    }

    /// Returns the number of features with followers.
    pub(super) fn len(&self) -> usize {
        self.claimed.len()
    }

    /// Returns one of the features with followers.
    pub(super) fn get(&self, i: usize) -> Occupied {
        self.occupied[usize::from(self.claimed[i])]
    }

    /// Returns the figures on a feature and their owners.
    pub(super) fn on(&self, feature: Occupied) -> impl Iterator<Item = (Figure, Player)> + '_ {
        let at = |n: u16| self.figures.get(usize::from(n));
        std::iter::successors(at(feature.first), move |standing| at(standing.next))
            .map(|standing| (standing.figure, standing.owner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_come_in_the_order_of_their_first_followers() {
        let (city, road) = (SegmentId(4), SegmentId(9));
        let (builder, first, second) = (Figure::at(1), Figure::at(2), Figure::at(65));
        let mut standing = StandingFigures::default();
        for _ in 0..2 {
            standing.begin(10);
            standing.add(city, builder, Player::at(0), false);
            standing.add(road, first, Player::at(1), true);
            standing.add(city, second, Player::at(0), true);
            assert_eq!((0..standing.len()).map(|i| standing.get(i).root).collect::<Vec<_>>(), [road, city]);
            let on_city: Vec<_> = standing.on(standing.get(1)).collect();
            assert_eq!(on_city, [(builder, Player::at(0)), (second, Player::at(0))]);
            assert_eq!(standing.get(1).figures, mark(builder) | mark(second));
        }
    }
}
