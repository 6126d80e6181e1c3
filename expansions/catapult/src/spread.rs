//! The cell on which a token lands: its aim and a displacement with a weight out of 36 (RULES.md, section 7).

use bastide_core::author::prelude::*;

/// CP-44: the sum of the weights.
pub(crate) const WEIGHTS: u16 = 36;

/// CP-46: the displacements, ring by ring, each ring clockwise from north: the aim itself, the four
/// cells beside it, the four corners, the four cells two away in line, the eight knight's moves.
const RINGS: [&[(i16, i16)]; 5] = [
    &[(0, 0)],
    &[(0, -1), (1, 0), (0, 1), (-1, 0)],
    &[(1, -1), (1, 1), (-1, 1), (-1, -1)],
    &[(0, -2), (2, 0), (0, 2), (-2, 0)],
    &[(1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)],
];

/// CP-44, CP-45: the weight of each displacement of a ring; the same in all directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spread([u16; RINGS.len()]);

impl Spread {
    pub(crate) fn new(o: &Options) -> Result<Spread, InstallError> {
        Ok(match o.word("spread")? {
            "sure" => Spread([36, 0, 0, 0, 0]),
            "steady" => Spread([12, 4, 2, 0, 0]),
            "wild" => Spread([4, 3, 2, 1, 1]),
            _ => Spread([8, 4, 2, 1, 0]),
        })
    }

    /// Returns `true` if a token always lands where it is aimed.
    pub(crate) fn is_sure(self) -> bool {
        self.0[0] == WEIGHTS
    }

    /// CP-46: returns the cell where a token lands that was aimed at `aim`, for a number below 36.
    pub(crate) fn landing(self, aim: Cell, number: u16) -> Cell {
        let mut left = number;
        for (ring, weight) in RINGS.into_iter().zip(self.0) {
            let all = ring.len() as u16 * weight;
            if left < all {
                let (dx, dy) = ring[usize::from(left / weight)];
                return Cell::new(aim.x + dx, aim.y + dy);
            }
            left -= all;
        }
        aim
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SURE: Spread = Spread([36, 0, 0, 0, 0]);
    const STEADY: Spread = Spread([12, 4, 2, 0, 0]);
    const FAIR: Spread = Spread([8, 4, 2, 1, 0]);
    const WILD: Spread = Spread([4, 3, 2, 1, 1]);

    /// Returns how many of the 36 numbers fall into each ring.
    fn rings(spread: Spread) -> [usize; 5] {
        let mut found = [0; 5];
        for number in 0..WEIGHTS {
            let cell = spread.landing(Cell::new(0, 0), number);
            let ring = RINGS.iter().position(|ring| ring.contains(&(cell.x, cell.y)));
            ring.into_iter().for_each(|ring| found[ring] += 1);
        }
        found
    }

    #[test]
    fn every_spread_has_its_weights() {
        assert_eq!(rings(SURE), [36, 0, 0, 0, 0]);
        assert_eq!(rings(STEADY), [12, 16, 8, 0, 0]);
        assert_eq!(rings(FAIR), [8, 16, 8, 4, 0]);
        assert_eq!(rings(WILD), [4, 12, 8, 4, 8]);
    }

    #[test]
    fn the_numbers_of_the_usual_spread_are_those_of_the_table() {
        let landings: Vec<(i16, i16)> =
            (0..WEIGHTS).map(|number| FAIR.landing(Cell::new(5, -3), number)).map(|cell| (cell.x - 5, cell.y + 3)).collect();
        let expected = [(0, 8, (0, 0)), (8, 12, (0, -1)), (12, 16, (1, 0)), (16, 20, (0, 1)), (20, 24, (-1, 0))];
        for (from, to, cell) in expected {
            assert!(landings[from..to].iter().all(|landing| *landing == cell), "{from} to {to}");
        }
        assert_eq!(landings[24..32], [(1, -1), (1, -1), (1, 1), (1, 1), (-1, 1), (-1, 1), (-1, -1), (-1, -1)]);
        assert_eq!(landings[32..], [(0, -2), (2, 0), (0, 2), (-2, 0)]);
    }

    #[test]
    fn no_direction_is_likelier_than_another() {
        for spread in [STEADY, FAIR, WILD] {
            let all: Vec<Cell> = (0..WEIGHTS).map(|number| spread.landing(Cell::new(0, 0), number)).collect();
            let count = |x: i16, y: i16| all.iter().filter(|cell| (cell.x, cell.y) == (x, y)).count();
            for cell in &all {
                let (x, y) = (cell.x, cell.y);
                assert!([count(-y, x), count(-x, -y), count(y, -x), count(-x, y)].iter().all(|n| *n == count(x, y)));
            }
        }
    }
}
