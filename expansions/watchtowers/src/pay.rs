//! The points of towers: when a road or city is completed, before it is scored (RULES.md, section
//! 1).

use bastide_core::author::prelude::*;

use crate::count::{Counts, Tower};

/// The chance in percent, for bots, that a road or city with a follower on a tower's tile is
/// completed.
const COMPLETED: i32 = 50;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let counts = Counts::new(o, reg)?;
    let towers = Towers { counts, label: reg.label("watchtower"), once: o.word("watchtower_each")? == "player" };
    // A projection does not score what the last tile completes.
    reg.unforeseen(towers.label);
    reg.phase("scoring", "watchtowers.towers", at("value"), &[], towers);
    reg.rule(towers).expected_gains(Towers::expected_gains);
    Ok(())
}

#[derive(Clone, Copy)]
struct Towers {
    counts: Counts,
    label: Label,
    /// WT-06: each player gets the points of a tower once.
    once: bool,
}

impl Towers {
    /// Returns the tower on whose tile a follower stands, with its owner, its segment and the cell.
    fn of(&self, v: View, f: &FigureState) -> Option<(Player, SegmentId, Cell, Tower)> {
        let FigureLocation::Segment(seg) = f.place else { return None };
        if !v.rules.figures.get(f.kind).follower {
            return None;
        }
        let cell = v.core.graph.get(seg).cell;
        Some((f.owner?, seg, cell, self.counts.tower_at(v, cell)?))
    }

    /// WT-04 to WT-06, WT-16: returns the points of all towers of this scoring, on the board as it
    /// is before anything is paid or taken back.
    fn entries(&self, v: View) -> Result<Vec<(ScoreEntry, Line)>, Fault> {
        let mut entries: Vec<(ScoreEntry, Line)> = Vec::new();
        let mut paid: Vec<(Player, Cell)> = Vec::new();
        let completed = v.core.scoring_queue.due.iter().filter(|due| {
            // WT-22: a city that becomes a castle is withdrawn.
            due.state == PendingState::Listed && due.reason == ScoringReason::Completed
        });
        // WT-05: not fields.
        for due in completed.filter(|due| [self.counts.road, self.counts.city].contains(&due.kind)) {
            for (figure, f) in v.core.figures_on(due.seg) {
                let Some((player, seg, cell, tower)) = self.of(v, f) else { continue };
                // WT-22: not a player who makes the city a castle.
                if due.not.has(player) || (self.once && paid.contains(&(player, cell))) {
                    continue;
                }
                paid.push((player, cell));
                let line = self.counts.line(v, cell, tower)?;
                if line.points() > 0 {
                    let (points, seg, cause) = (line.points(), Some(seg), Cause::Feature(ScoringReason::Completed));
                    entries.push((ScoreEntry { player, points, label: self.label, seg, figure: Some(figure), cause }, line));
                }
            }
        }
        Ok(entries)
    }

    /// Lists the points that followers on tiles with towers may bring.
    fn expected_gains(&self, v: View, out: &mut Vec<ExpectedGain>) -> Result<(), Fault> {
        for f in &v.core.figures {
            let Some((player, seg, cell, tower)) = self.of(v, f) else { continue };
            if [self.counts.road, self.counts.city].contains(&v.core.graph.get(seg).kind) {
                let points = i32::from(self.counts.line(v, cell, tower)?.points());
                out.push(ExpectedGain { player, hundredths: points * COMPLETED, waits: None, leaves: None });
            }
        }
        Ok(())
    }
}

impl TurnPhase for Towers {
    /// WT-04, WT-17, WT-18: the points of a tower are booked by themselves, before the feature.
    fn enter(&self, cx: &mut Context) -> Step {
        for (entry, line) in self.entries(cx.view())? {
            cx.award_points(entry, &[line]);
        }
        Ok(Flow::Done)
    }
}
