//! The choices that towers add to the follower step (RULES.md, sections 3 and 6).

use bastide_core::author::prelude::*;

use crate::reach::Reach;
use crate::towers::{Ids, guarded_by};

pub(crate) fn install(o: &Options, reach: Reach, capture: Phase, reg: &mut Registrar) -> Result<(), InstallError> {
    let floor = reg.verb("tower.floor", TargetKind::Cell, ArgKind::None)?;
    let guard = reg.verb("tower.guard", TargetKind::Cell, ArgKind::FigureKind)?;
    let only_with_place = o.word("tower_turn")? == "tile_with_place";
    let follower = reg.figure("follower");
    let deploying = reg.offer_point("deploy-step");
    let offer = reg.offer(deploying, Choices { reach, floor, guard, follower, capture, only_with_place });
    reg.gate_offer(offer, Gate::Flag(reach.ids.any));
    let service = reg.subphase("tower.build", &[], Build(reach.ids));
    let service = reg.handler_of(service);
    reg.service(floor, service);
    Ok(())
}

/// TO-11: a piece on a tower place or on an open tower, or a follower on an open tower, in place of
/// the follower step.
struct Choices {
    reach: Reach,
    floor: Verb,
    guard: Verb,
    follower: FigureKind,
    capture: Phase,
    /// TO-12: only after a tile with a tower place.
    only_with_place: bool,
}

fn cell_of(action: &Action) -> Option<Cell> {
    if let Target::Cell(cell) = action.target { Some(cell) } else { None }
}

impl Offer for Choices {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let (towers, core) = (self.reach.ids.all(v), v.core);
        if self.only_with_place && !v.in_play(self.reach.ids.place) {
            return Ok(());
        }
        // TO-15: one piece in a tile play. A second step of it, such as that of a phantom, is for
        // figures alone.
        let builds = core.tokens(ask.player, self.reach.ids.piece) > 0 && core.tile_play.used().is_none();
        // TO-45: kinds whose places are listed by their own rules do not stand on towers.
        let kinds = core.at_hand(ask.player) & v.rules.kinds_like(self.follower);
        if !builds && kinds.is_empty() {
            return Ok(());
        }
        let guarded: Vec<Cell> = core.on_landscape().filter_map(|(_, f)| guarded_by(f)).collect();
        // TO-41: a tower with a follower on it is closed.
        let open = towers.iter().filter(|tower| tower.pieces == 0 || !guarded.contains(&tower.cell));
        if builds {
            menu.add_each(self.floor, open.clone().map(|tower| Target::Cell(tower.cell)), 0);
        }
        // TO-42: a place without a piece is not a tower.
        let tops = open.filter(|tower| tower.pieces > 0).map(|tower| Target::Cell(tower.cell));
        for kind in kinds.iter() {
            menu.add_each(self.guard, tops.clone(), i16::from(kind.0));
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        let Some(cell) = cell_of(&action) else { return Ok(OfferFlow::Done) };
        if action.verb == self.floor {
            let Some(at) = self.reach.ids.build(cx, who, cell) else { return Ok(OfferFlow::Done) };
            let v = cx.view();
            return Ok(match self.reach.ids.all(v).get(at) {
                Some(tower) if self.reach.reaches_any(v, *tower)? => {
                    OfferFlow::Call(Call::phase(self.capture, who).with(at as i16))
                }
                _ => OfferFlow::Done,
            });
        }
        // TO-43, TO-46: the follower stays there, on no feature.
        if let Some(figure) = cx.core().from_supply(who, FigureKind::at(action.arg as usize)) {
            cx.move_figure(figure, FigureLocation::Spot { cell, at: 0 });
        }
        Ok(OfferFlow::Done)
    }
}

/// Performs `tower.floor` for other plugins: a piece without a capture.
struct Build(Ids);

impl TurnPhase for Build {
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let Some(cell) = cell_of(&action) {
            self.0.build(cx, who, cell);
        }
        Ok(Flow::Done)
    }
}
