//! Estimates for bots: towers and prisoners.

use bastide_core::author::prelude::*;

use crate::reach::Reach;
use crate::towers::{Tower, guarded_by};

/// The chance in percent that a follower is captured which the next piece on a tower would reach.
const DANGER: i32 = 30;
/// The chance in percent that a prisoner comes back.
const COMES_BACK: u8 = 25;
/// The points that a captured follower costs its owner in addition to those of its feature.
const FOLLOWER: i32 = 3;

/// Registers the expectations. `ransom` is the price of a prisoner, 0 if there is none.
pub(crate) fn install(reach: Reach, prisons: &[Group], ransom: i16, reg: &mut Registrar) {
    reg.rule(Prospects { reach, prisons: prisons.to_vec(), ransom }).expected_gains(Prospects::expected_gains);
}

#[derive(Clone)]
struct Prospects {
    reach: Reach,
    /// The prison of each player.
    prisons: Vec<Group>,
    ransom: i16,
}

impl Prospects {
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let ids = self.reach.ids;
        let guarded = |cell: Cell| v.core.figures.iter().any(|f| guarded_by(f) == Some(cell));
        // Each open tower as it will be with one more piece.
        let grown = |tower: &Tower| Tower { pieces: tower.pieces + 1, ..*tower };
        let open: Vec<Tower> = ids.all(v).iter().filter(|tower| !guarded(tower.cell)).map(grown).collect();
        let builds = |player: Player| v.core.tokens(player, ids.piece) > 0;
        for (i, f) in v.core.figures.iter().enumerate() {
            let (Some(owner), figure) = (f.owner, Figure::at(i)) else { continue };
            if let FigureLocation::Slot { group, .. } = f.place {
                let captor = self.prisons.iter().position(|prison| *prison == group).map(Player::at);
                captor.into_iter().for_each(|captor| out.extend(self.of_prisoner(figure, owner, captor)));
            } else if v.core.players().any(|player| player != owner && builds(player))
                && let Some(cell) = self.reach.cell_of(v, figure)?
                && open.iter().any(|tower| tower.reaches(&v.core.board, cell))
            {
                let points = match f.place {
                    FigureLocation::Segment(seg) => i32::from(v.value(seg, ScoringReason::Final)?.total()),
                    _ => 0,
                };
                out.push(ExpectedGain { player: owner, hundredths: -DANGER * (points + FOLLOWER), waits: None, leaves: None });
            }
        }
        Ok(())
    }

    /// A prisoner may be bought back.
    fn of_prisoner(&self, figure: Figure, owner: Player, captor: Player) -> [ExpectedGain; 2] {
        let chance = if self.ransom > 0 { COMES_BACK } else { 0 };
        let hundredths = i32::from(self.ransom) * i32::from(chance);
        [
            ExpectedGain { player: owner, hundredths: -hundredths, waits: Some((figure, chance)), leaves: None },
            ExpectedGain { player: captor, hundredths, waits: None, leaves: None },
        ]
    }
}
