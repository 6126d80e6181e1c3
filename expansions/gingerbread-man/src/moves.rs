//! The gingerbread man comes onto the board and goes to another city (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::Man;
use crate::knights::Knights;

pub(crate) fn install(knights: Knights, reg: &mut Registrar) -> Result<(), InstallError> {
    let to = reg.verb("gingerbread.to", TargetKind::Segment, ArgKind::None)?;
    reg.means_feature(to);
    let (man, due, raised) = (knights.man, reg.slot(), reg.flag());
    let moves = Moves { knights, due, raised, to, prompt: reg.prompt("Which city does the gingerbread man go to?") };
    reg.phase("setup", "gingerbread-man.start", at("ready"), &[], Start(man));
    // After the scoring, before what lay on the tiles that were scored.
    let phase = reg.phase("tile-play", "gingerbread-man.move", at("scored.bag"), &[], moves);
    reg.gate(phase, Gate::Flag(raised));
    let sign = reg.tile_trait("gingerbread");
    reg.rule(moves).for_tiles([sign]).on_tile_placed(Moves::sign);
    reg.rule(moves).on_figure_moved(Moves::left_city);
    Ok(())
}

/// Returns the unfinished cities other than that of a segment, in the order in which they were begun:
/// each by one segment of a tile that was placed.
fn unfinished(man: Man, v: View, but: Option<SegmentId>) -> Result<Vec<SegmentId>, Fault> {
    let graph = &v.core.graph;
    let own = but.map(|seg| graph.feature(seg));
    let mut found = Vec::new();
    for city in v.features(man.city).filter(|city| Some(*city) != own) {
        if !v.complete(city)? {
            found.extend(graph.members(city).filter(|seg| v.is_placed(*seg)).min());
        }
    }
    found.sort_unstable();
    Ok(found)
}

/// GM-03: puts him into the city of the first tiles.
struct Start(Man);

impl TurnPhase for Start {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let city = unfinished(self.0, v, None)?.first().copied();
        if let (Some(man), Some(city)) = (v.neutral(self.0.kind), city) {
            cx.move_figure(man, FigureLocation::Segment(city));
        }
        Ok(Flow::Done)
    }
}

/// The question which city he goes to.
#[derive(Clone, Copy)]
struct Moves {
    knights: Knights,
    /// Whether he moves: after a sign, and when he left a city that was scored.
    due: Slot<bool>,
    /// Raised while he moves, so that the phase is skipped otherwise.
    raised: Flag,
    to: Verb,
    prompt: Prompt,
}

impl Moves {
    /// Has him move after the scoring.
    fn make_due(&self, cx: &mut Context) {
        *cx.slots.of_mut(self.due) = true;
        cx.raise(self.raised);
    }

    /// GM-04: notes a tile with his sign that a player lays. One of the setup, on a start cell of a map, has no effect.
    fn sign(&self, cx: &mut Context, _tile: PlacedTile) -> Result<(), Fault> {
        if cx.core().tile_play.serial != 0 {
            self.make_due(cx);
        }
        Ok(())
    }

    /// GM-07, GM-14: notes that he left a city that was scored or became a castle.
    #[inline]
    fn left_city(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let left = matches!(from, FigureLocation::Segment(_)) && to == FigureLocation::Supply;
        if left && cx.view().neutral(self.knights.man.kind) == Some(figure) {
            self.make_due(cx);
        }
        Ok(())
    }

    /// GM-07, GM-10: returns the cities to which he may go.
    fn cities(&self, v: View) -> Result<Vec<SegmentId>, Fault> {
        let man = self.knights.man;
        unfinished(man, v, man.standing(v).map(|(_, seg)| seg))
    }
}

impl TurnPhase for Moves {
    /// GM-04, GM-07, GM-09: asks once after a tile play with a sign or in which his city was scored.
    fn enter(&self, cx: &mut Context) -> Step {
        cx.lower(self.raised);
        let is_due = std::mem::take(cx.slots.of_mut(self.due));
        let v = cx.view();
        // GM-07, GM-08: without such a city he stays where he is, on the board or off it.
        if !is_due || self.cities(v)?.is_empty() {
            return Ok(Flow::Done);
        }
        Ok(Flow::Ask(Ask::open(v.core.tile_play.player, self.prompt)))
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.cities(v)?.into_iter().for_each(|city| menu.add(self.to, Target::Segment(city), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        let (v, man) = (cx.view(), self.knights.man);
        if let (Some(figure), Target::Segment(city)) = (v.neutral(man.kind), action.target) {
            if let Some((_, from)) = man.standing(v) {
                self.knights.leave(cx, from)?;
            }
            cx.move_figure(figure, FigureLocation::Segment(city));
        }
        Ok(Flow::Done)
    }
}
