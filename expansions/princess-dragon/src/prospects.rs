//! Estimates for bots: dragon and fairy. These are not rules.
//!
//! The numbers come from matches of greedy bots with and without them.

use bastide_core::author::prelude::*;

use crate::kept::Figures;

/// The chance, in percent, that the dragon eats a follower at a distance of 1, 2, 3 ... steps in
/// the flight that is under way.
const IN_FLIGHT: [u32; 6] = [60, 40, 28, 18, 12, 8];
/// The same chance for the flights to come, if one tile in four is a dragon tile.
const LATER: [u32; 6] = [10, 9, 7, 5, 4, 2];
/// The chance that a player who makes the next step eats an own follower.
const OWN_STEP: u32 = 4;
/// The number of own turns for which a ward keeps the fairy, in hundredths.
const TURNS: i32 = 100;
/// The chance, in percent, that the feature of a ward is scored while the fairy is there.
const SCORED: i32 = 20;
/// The number of tiles left from which on the game is near its end, where each ward is scored.
const END: i32 = 12;

pub(crate) fn install(figures: Figures, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let prospects = Prospects {
        figures,
        dragon: reg.tile_trait("dragon"),
        steps: o.number("dragon_steps")? as usize,
        each_turn: o.number("fairy_turn_points")? as i32,
        each_feature: o.number("fairy_feature_points")? as i32,
    };
    reg.rule(prospects).expected_gains(Prospects::expected_gains);
    Ok(())
}

#[derive(Clone)]
struct Prospects {
    figures: Figures,
    dragon: Trait,
    steps: usize,
    each_turn: i32,
    each_feature: i32,
}

impl Prospects {
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        self.fairy(v, out)?;
        self.dragon(v, out)
    }

    /// The points that the fairy brings the owner of her ward.
    fn fairy(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let left = v.tiles_left() as i32;
        let turns = TURNS.min(100 * left / i32::from(v.core.seats.max(1)));
        let scored = SCORED + (100 - SCORED) * (END - left.min(END)) / END;
        let points = self.each_turn * turns + self.each_feature * scored;
        if let Some((_, &FigureState { owner: Some(owner), .. })) = self.figures.ward(v)? {
            out.push(ExpectedGain { player: owner, hundredths: points, waits: None, leaves: None });
        }
        if self.figures.on_tile
            && let Some(cell) = self.figures.fairy_at(v)
        {
            for i in 0..v.core.figures.len() {
                if let (Some(owner), Some(there)) = (v.core.figures[i].owner, self.figures.beside(v, Figure::at(i))?)
                    && v.core.board.same_tile(there, cell)
                {
                    out.push(ExpectedGain { player: owner, hundredths: points, waits: None, leaves: None });
                }
            }
        }
        Ok(())
    }

    /// The chance that the dragon eats a follower, by its distance from the dragon.
    fn dragon(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        let Some(from) = self.figures.dragon_at(v) else { return Ok(()) };
        let kept = v.slots.of(self.figures.slot);
        let flies = kept.flights > 0 && !kept.visited.is_empty();
        let made = kept.visited.len().saturating_sub(1);
        let most = if flies { self.steps.saturating_sub(made) } else { self.steps };
        let next = (0..made).fold(v.core.tile_play.player, |player: Player, _| player.left(v.core.seats));
        let later = self.flights_to_come(v);
        for (i, f) in v.core.figures.iter().enumerate() {
            let (Some(owner), FigureLocation::Segment(seg)) = (f.owner, f.place) else { continue };
            let cell = v.core.graph.get(seg).cell;
            let far = usize::from(cell.x.abs_diff(from.x)) + usize::from(cell.y.abs_diff(from.y));
            let Some(at) = far.checked_sub(1).filter(|_| far <= most) else { continue };
            if v.cell_of(Figure::at(i))? != Some(cell) || self.figures.protects(v, cell)? {
                continue;
            }
            let chance = |table: [u32; 6]| table.get(at).copied().unwrap_or_default();
            let now = match flies && !kept.visited.contains(&cell) {
                true if far == 1 && next == owner => OWN_STEP,
                true => chance(IN_FLIGHT),
                false => 0,
            };
            let percent = now.max(chance(LATER) * later / 100);
            if percent > 0 {
                let leaves = Some((Figure::at(i), percent.min(100) as u8));
                out.push(ExpectedGain { player: owner, hundredths: 0, waits: None, leaves });
            }
        }
        Ok(())
    }

    /// Returns the share of the dragon tiles among the tiles left, with 100 for one in four.
    fn flights_to_come(&self, v: View) -> u32 {
        let stock = &v.core.piles[STOCK.index()];
        let dragons = stock.iter().filter(|tile| v.rules.tiles.get(**tile).traits.has(self.dragon)).count();
        (400 * dragons / stock.len().max(1)).min(100) as u32
    }
}
