//! A tile is placed so that an arrow points at it, or its own at another one (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::arrows::{Arrow, Arrows, Deed};

/// AN-02: the points for an arrow that points at no tile.
const POINTS: i16 = 2;

pub(crate) fn install(arrows: Arrows, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let point = Point {
        arrows,
        neighbour: o.word("arrow_place")? == "neighbour",
        choose: reg.verb("anniversary.choose", TargetKind::Cell, ArgKind::None)?,
        prompt: reg.prompt("Which arrow do you follow?"),
        label: reg.label("arrow"),
    };
    let phase = reg.phase("tile-play", "anniversary.arrow", at("placed"), &[], point);
    reg.gate(phase, Gate::Flag(arrows.any));
    Ok(())
}

struct Point {
    arrows: Arrows,
    /// AN-10: an arrow leads only to the tile at which it points.
    neighbour: bool,
    choose: Verb,
    prompt: Prompt,
    label: Label,
}

impl Point {
    /// AN-03, AN-04, AN-13: returns the arrows that are set off. Of those that let the player do the same
    /// there is one.
    fn due(&self, v: View) -> Vec<Arrow> {
        let (own, others) = self.arrows.of_tile_play(v);
        let at_tile = own.into_iter().filter(|arrow| v.core.board.tile_at(arrow.target).is_some());
        let mut due: Vec<Arrow> = Vec::new();
        for arrow in at_tile.chain(others) {
            let leads_on = self.neighbour && arrow.deed == Deed::Place;
            if !due.iter().any(|other| other.deed == arrow.deed && (!leads_on || other.target == arrow.target)) {
                due.push(arrow);
            }
        }
        due
    }
}

impl TurnPhase for Point {
    /// AN-02, AN-06: the points; AN-05: a question if there are several arrows.
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        let (own, _) = self.arrows.of_tile_play(v);
        let due = self.due(v);
        if own.iter().any(|arrow| v.core.board.tile_at(arrow.target).is_none()) {
            cx.award_points(ScoreEntry::bonus(player, POINTS, self.label), &[]);
        }
        match due[..] {
            [] => {}
            [only] => self.arrows.set_off(cx, only),
            _ => return Ok(Flow::Ask(Ask::open(player, self.prompt))),
        }
        Ok(Flow::Done)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add_each(self.choose, self.due(v).into_iter().map(|arrow| Target::Cell(arrow.cell)), 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        let chosen = self.due(cx.view()).into_iter().find(|arrow| Target::Cell(arrow.cell) == action.target);
        if let Some(arrow) = chosen {
            self.arrows.set_off(cx, arrow);
        }
        Ok(Flow::Done)
    }
}
