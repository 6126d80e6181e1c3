//! The segments of a tile that border each other.

/// For each segment of a tile, those that it borders and those that border it. They lie side by
/// side in memory, since scoring fields and bots read them often.
#[derive(Clone, Debug)]
pub(crate) struct Bordering {
    /// The starts of the lists of all segments, the end of the last one, and then the lists. A tile
    /// has at most 255 segments, so all positions are below 65,536.
    packed: Vec<u16>,
}

impl Bordering {
    /// Packs the lists of the segments, each with those that it borders.
    pub(crate) fn new<'a>(borders: impl Iterator<Item = &'a [u8]> + Clone) -> Bordering {
        let mut lists: Vec<Vec<u16>> = borders.clone().map(|to| to.iter().map(|to| u16::from(*to)).collect()).collect();
        for (from, to) in (0..).zip(borders) {
            to.iter().for_each(|to| lists[usize::from(*to)].push(from));
        }
        let mut packed = vec![lists.len() as u16 + 1];
        for list in &lists {
            packed.push(packed[packed.len() - 1] + list.len() as u16);
        }
        packed.extend(lists.into_iter().flatten());
        Bordering { packed }
    }

    /// Returns the list of a segment.
    #[inline]
    pub(crate) fn of(&self, segment: u8) -> &[u16] {
        let segment = usize::from(segment);
        &self.packed[usize::from(self.packed[segment])..usize::from(self.packed[segment + 1])]
    }
}

#[cfg(test)]
mod tests {
    use super::Bordering;

    #[test]
    fn a_segment_borders_those_that_border_it() {
        let borders: [&[u8]; 4] = [&[1, 3], &[], &[1], &[]];
        let bordering = Bordering::new(borders.into_iter());
        assert_eq!(bordering.of(0), [1, 3]);
        assert_eq!(bordering.of(1), [0, 2]);
        assert_eq!(bordering.of(2), [1]);
        assert_eq!(bordering.of(3), [0]);
    }
}
