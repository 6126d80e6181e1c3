//! The powers of menhir tiles that act when the tile is laid (RULES.md, section 6).

use bastide_core::author::prelude::*;

use crate::ids::Ids;
use crate::meadows::Meadows;
use crate::systems::Systems;

pub(crate) fn install(ids: Ids, systems: Systems, meadows: Meadows, reg: &mut Registrar) -> Result<(), InstallError> {
    let laid = Laid {
        systems,
        meadows,
        trap: reg.tile_trait("hunting-trap"),
        caught: reg.label("hunting-trap"),
        boat: reg.tile_trait("logboat"),
        lakes: reg.label("logboat"),
    };
    reg.phase("tile-play", "hunters-gatherers.laid", at("placed"), &[], laid);
    let own = reg.offer_point("own-turn");
    let shaman = Shaman {
        pawn: ids.pawn,
        retake: reg.verb("hunters-gatherers.retake", TargetKind::Figure, ArgKind::None)?,
        prompt: reg.prompt("Take a pawn back?"),
    };
    let on = reg.tile_trait("shaman");
    let retake = reg.phase("tile-play", "hunters-gatherers.shaman", at("placed"), &[own], shaman);
    reg.gate(retake, Gate::Trait(on));
    Ok(())
}

/// HG-30, HG-31, HG-33: the hunting trap and the logboat, which score when they are laid.
struct Laid {
    systems: Systems,
    meadows: Meadows,
    trap: Trait,
    caught: Label,
    boat: Trait,
    lakes: Label,
}

impl TurnPhase for Laid {
    fn enter(&self, cx: &mut Context) -> Step {
        for i in 0..cx.core().tile_play.placed_tiles.len() {
            let Some(&placed) = cx.core().tile_play.placed_tiles.get(i) else { break };
            for seg in cx.view().printed(placed) {
                let (points, label) = if cx.view().traits_on(seg, self.trap) > 0 {
                    (self.meadows.hunt(cx, seg), self.caught)
                } else if cx.view().traits_on(seg, self.boat) > 0 {
                    let v = cx.view();
                    (2 * self.systems.lakes(v, &self.systems.system(v, seg)), self.lakes)
                } else {
                    continue;
                };
                if points > 0 {
                    let player = cx.core().tile_play.player;
                    cx.award_points(ScoreEntry { seg: Some(seg), ..ScoreEntry::bonus(player, points, label) }, &[]);
                }
            }
        }
        Ok(Flow::Done)
    }
}

/// HG-32: the player of the tile may take a pawn back.
struct Shaman {
    pawn: FigureKind,
    retake: Verb,
    prompt: Prompt,
}

impl TurnPhase for Shaman {
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        Ok(if tile_play.placed_tiles.is_empty() { Flow::Done } else { Flow::Ask(Ask::open(tile_play.player, self.prompt)) })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for (figure, _) in v.figures_of(ask.player, self.pawn) {
            menu.add(self.retake, Target::Figure(figure), 0);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let Target::Figure(figure) = a.target {
            cx.move_figure(figure, FigureLocation::Supply);
        }
        Ok(Flow::Done)
    }
}
