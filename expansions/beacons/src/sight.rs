//! Fires see each other, and bring points at the end.

use bastide_core::author::prelude::*;

pub(crate) fn install(fire: Token, reach: i16, reg: &mut Registrar) {
    let sight = Sight { fire, reach, label: reg.label("beacons") };
    reg.rule(sight).final_points(Sight::final_points);
}

/// The scoring rule of fires.
#[derive(Clone)]
struct Sight {
    fire: Token,
    /// BN-08: the points at most for two fires.
    reach: i16,
    label: Label,
}

impl Sight {
    /// Returns the player whose fire is on a cell.
    fn lit_by(&self, v: View, cell: Cell) -> Option<Player> {
        v.core.tokens_at(TokenPlace::Cell(cell)).find(|placed| placed.token == self.fire)?.owner
    }

    /// BN-06, BN-07: walks from a fire in one direction as far as there are tiles. Returns the owner
    /// of the first fire there and its distance in cells.
    fn seen(&self, v: View, from: Cell, (dx, dy): (i16, i16)) -> Option<(Player, i16)> {
        let cells = (1..).map(|n| (n, Cell::new(from.x + n * dx, from.y + n * dy)));
        let mut tiles = cells.take_while(|(_, cell)| v.core.board.tile_at(*cell).is_some());
        tiles.find_map(|(n, cell)| Some((self.lit_by(v, cell)?, n)))
    }

    /// BN-08, BN-09: returns the points of a fire for the next fires east and south of it, so that
    /// each pair counts once.
    fn points(&self, v: View, fire: &PlacedToken) -> i16 {
        let (Some(owner), TokenPlace::Cell(cell)) = (fire.owner, fire.place) else { return 0 };
        let seen = [(1, 0), (0, 1)].into_iter().filter_map(|direction| self.seen(v, cell, direction));
        seen.filter(|(other, _)| *other == owner).map(|(_, distance)| distance.min(self.reach)).sum()
    }

    fn final_points(&self, v: View, out: &mut Vec<ScoreEntry>) -> Result<(), Fault> {
        for player in v.core.players() {
            let own = v.core.tokens_of(self.fire).filter(|fire| fire.owner == Some(player));
            let points = own.map(|fire| self.points(v, fire)).sum();
            if points > 0 {
                out.push(ScoreEntry::bonus(player, points, self.label));
            }
        }
        Ok(())
    }
}
