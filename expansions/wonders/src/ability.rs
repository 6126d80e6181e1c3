//! What a wonder brings its owner (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::landmarks::Landmark;
use crate::track::Track;

pub(crate) fn install(track: &Track, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let label = reg.label("wonder");
    // A part that ends the game may still bring them.
    reg.unforeseen(label);
    let features = [Landmark::Stonehenge, Landmark::NotreDame, Landmark::Alhambra];
    let kinds = features.map(|landmark| (landmark, landmark.kind().map(|kind| reg.kind(kind))));
    let bonus = Bonus { track: track.clone(), kinds, points: o.number("wonder_points")? as i16, paid: reg.slot(), label };
    reg.phase("scoring", "wonders.bonus", at("chain.bonus"), &[], bonus);
    let circus = Circus { track: track.clone(), points: o.number("circus_points")? as i16, placed: reg.slot(), label };
    reg.phase("tile-play", "wonders.circus", at("end"), &[], circus.clone());
    reg.rule(circus).for_owned_figures().on_figure_moved(Circus::note);
    Ok(())
}

/// WH-14, WH-15: points for completed features of a kind, once a tile play.
struct Bonus {
    track: Track,
    kinds: [(Landmark, Option<Kind>); 3],
    points: i16,
    /// The last tile play that brought them.
    paid: Slot<u16>,
    label: Label,
}

impl TurnPhase for Bonus {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let (player, serial) = (v.core.tile_play.player, v.core.tile_play.serial);
        let scored = |kind: Option<Kind>| {
            let completed = |due: &&PendingScore| due.reason == ScoringReason::Completed && Some(due.kind) == kind;
            v.core.scoring_queue.due.iter().filter(completed).any(|due| !due.paid().is_empty())
        };
        // WH-14: it does not matter who gets the points of the feature.
        let earns = self.kinds.iter().any(|(landmark, kind)| self.track.has(v, player, *landmark) && scored(*kind));
        if earns && serial != 0 && *v.slots.of(self.paid) != serial && self.points > 0 {
            *cx.slots.of_mut(self.paid) = serial;
            cx.award_points(ScoreEntry::bonus(player, self.points, self.label), &[]);
        }
        Ok(Flow::Done)
    }
}

/// WH-16: points for a tile play in which the owner of the Circus Maximus places no figure.
#[derive(Clone)]
struct Circus {
    track: Track,
    points: i16,
    /// The last tile play in which its player placed a figure.
    placed: Slot<u16>,
    label: Label,
}

impl Circus {
    fn note(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let core = cx.core();
        let (player, serial) = (core.tile_play.player, core.tile_play.serial);
        let own = core.figures.get(figure.index()).is_some_and(|f| f.owner == Some(player));
        if from == FigureLocation::Supply && to != FigureLocation::Supply && own {
            *cx.slots.of_mut(self.placed) = serial;
        }
        Ok(())
    }
}

impl TurnPhase for Circus {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let play = &v.core.tile_play;
        let (player, idle) = (play.player, *v.slots.of(self.placed) != play.serial && !play.placed_tiles.is_empty());
        if idle && self.points > 0 && self.track.has(v, player, Landmark::CircusMaximus) {
            cx.award_points(ScoreEntry::bonus(player, self.points, self.label), &[]);
        }
        Ok(Flow::Done)
    }
}
