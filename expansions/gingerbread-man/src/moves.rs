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
    // GM-07: he stands in the city that was scored until he moves.
    reg.phase("scoring", "gingerbread-man.stay", at("return").before("base.return"), &[], Stay(moves));
    reg.rule(Start(man)).on_tile_placed(Start::first_city);
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

/// GM-03: puts him into the city of the first tiles, or of the first tile laid that has one.
#[derive(Clone, Copy)]
struct Start(Man);

impl Start {
    fn go(self, cx: &mut Context, city: Option<SegmentId>) {
        if let (Some(man), Some(city)) = (cx.view().neutral(self.0.kind), city) {
            cx.move_figure(man, FigureLocation::Segment(city));
        }
    }

    /// Returns the first city that is printed on a tile.
    fn city_of(self, v: View, placed: PlacedTile) -> Option<SegmentId> {
        v.printed(placed).find(|seg| v.printed_segment(*seg).is_some_and(|printed| printed.kind == self.0.city))
    }

    /// GM-03: a tile that a player lays, also one of a river. Where a tile before had a city he was there,
    /// and comes back by a sign (GM-07).
    fn first_city(&self, cx: &mut Context, placed: PlacedTile) -> Result<(), Fault> {
        let v = cx.view();
        let waits = v.core.tile_play.serial != 0 && self.0.is_off_the_board(v);
        let has_city = |before: usize| self.city_of(v, PlacedTile::at(before)).is_some();
        if waits && !(0..placed.index()).any(has_city) {
            let city = self.city_of(v, placed);
            self.go(cx, city);
        }
        Ok(())
    }
}

impl TurnPhase for Start {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        // A position that was set up may have put him somewhere.
        if self.0.is_off_the_board(v) {
            let city = unfinished(self.0, v, None)?.first().copied();
            self.go(cx, city);
        }
        Ok(Flow::Done)
    }
}

/// GM-07: he moves from the city that was scored to another one, so he does not go with its figures.
struct Stay(Moves);

impl TurnPhase for Stay {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let Some((man, city)) = self.0.knights.man.standing(v) else { return Ok(Flow::Done) };
        let is_his = |due: &PendingScore| {
            due.state == PendingState::Paid && due.reason == ScoringReason::Completed && v.core.graph.joined(due.seg, city)
        };
        if v.core.scoring_queue.due.iter().any(is_his) {
            cx.keep_standing(man);
            self.0.make_due(cx);
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

    /// GM-14: notes that his city became a castle in a scoring, where its figures went home.
    #[inline]
    fn left_city(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let left = matches!(from, FigureLocation::Segment(_)) && to == FigureLocation::Supply;
        if left && cx.core().turn.is_within(SCORING) && cx.view().neutral(self.knights.man.kind) == Some(figure) {
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
        if !is_due {
            return Ok(Flow::Done);
        }
        if !self.cities(v)?.is_empty() {
            return Ok(Flow::Ask(Ask::open(v.core.tile_play.player, self.prompt)));
        }
        // GM-08: without such a city he stays where he is. GM-07: in one that was scored he does not.
        if let Some((man, city)) = self.knights.man.standing(v)
            && v.complete(city)?
        {
            cx.move_figure(man, FigureLocation::Supply);
        }
        Ok(Flow::Done)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.cities(v)?.into_iter().for_each(|city| menu.add(self.to, Target::Segment(city), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        let (v, man) = (cx.view(), self.knights.man);
        if let (Some(figure), Target::Segment(city)) = (v.neutral(man.kind), action.target) {
            let to = FigureLocation::Segment(city);
            let Some((_, from)) = man.standing(v) else {
                cx.move_figure(figure, to);
                return Ok(Flow::Done);
            };
            // GM-06: a city that was completed has paid its knights.
            if !v.complete(from)? {
                self.knights.leave(cx, from)?;
            }
            cx.move_on(figure, to);
        }
        Ok(Flow::Done)
    }
}
