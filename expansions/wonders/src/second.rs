//! A second follower comes onto a wonder (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::lay::Lay;

pub(crate) fn install(lay: Lay, reg: &mut Registrar) -> Result<(), InstallError> {
    let second = Second {
        lay,
        add: reg.verb("anniversary.add", TargetKind::Segment, ArgKind::FigureKind)?,
        prompt: reg.prompt("Place a second follower?"),
    };
    // WH-08: beside this, only other ways to place a follower are offered.
    let points = [reg.offer_point("own-turn"), reg.offer_point("follower-step")];
    let phase = reg.phase("tile-play", "wonders.deploy", at("deploy").after("base.deploy"), &points, second);
    reg.gate(phase, Gate::Flag(lay.open));
    let end = reg.phase("tile-play", "wonders.deployed", at("deploy").after("wonders.deploy"), &[], EndOfStep(lay));
    reg.gate(end, Gate::Flag(lay.open));
    Ok(())
}

#[derive(Clone, Copy)]
struct Second {
    lay: Lay,
    /// A way to place a follower that is no deployment.
    add: Verb,
    prompt: Prompt,
}

impl Second {
    /// WH-08: returns `true` if the first step placed a follower.
    fn follows_a_follower(self, v: View) -> bool {
        let here =
            |seg: SegmentId| v.core.graph.get(seg).tile().is_some_and(|tile| v.core.tile_play.placed_tiles.contains(&tile));
        let own = v.core.on_landscape().filter(|(_, f)| f.owner == Some(v.core.tile_play.player));
        let mut on_it = own.filter(|(_, f)| matches!(f.place, FigureLocation::Segment(seg) if here(seg)));
        match (v.core.tile_play.used(), on_it.next()) {
            (Some(DEPLOY), Some((_, f))) => v.rules.figures.get(f.kind).follower,
            // WH-09: it went elsewhere.
            (Some(verb), None) => verb == DEPLOY || verb == self.add,
            _ => false,
        }
    }
}

impl TurnPhase for Second {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let player = v.core.tile_play.player;
        let ready: FigureKinds = v.core.at_hand(player).iter().filter(|kind| v.rules.figures.get(*kind).follower).collect();
        if self.lay.of_tile_play(v).is_none() || ready.is_empty() || !self.follows_a_follower(v) {
            return Ok(Flow::Done);
        }
        cx.restrict_deploy(ready);
        Ok(Flow::Ask(Ask::open(player, self.prompt)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let ready = v.core.at_hand(ask.player);
        for &placed in &v.core.tile_play.placed_tiles {
            for seg in v.printed(placed) {
                for kind in (v.claim(ask.player, seg)? & ready).iter() {
                    menu.add(DEPLOY, Target::Segment(seg), kind.0.into());
                }
            }
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let (DEPLOY, Target::Segment(seg)) = (action.verb, action.target)
            && let Some(figure) = cx.core().from_supply(who, FigureKind(action.arg as u8))
        {
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
        Ok(Flow::Done)
    }
}

/// Ends the restriction to followers.
struct EndOfStep(Lay);

impl TurnPhase for EndOfStep {
    fn enter(&self, cx: &mut Context) -> Step {
        if self.0.of_tile_play(cx.view()).is_some() && cx.core().tile_play.may_deploy != FigureKinds::ALL {
            cx.end_restriction();
        }
        Ok(Flow::Done)
    }
}
