//! The second deploy step of a tile play, for the phantom alone (RULES.md, section 2).

use bastide_core::author::prelude::*;

pub(crate) fn install(phantom: FigureKind, each: u8, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let mut last = Vec::new();
    // PH-10: nothing is deployed after a princess has sent a knight home.
    if !o.switch("phantom_after_princess")? {
        last.push(reg.verb("princess.remove", TargetKind::Figure, ArgKind::None)?);
    }
    // PH-09: by that option, only after figures.
    if o.word("phantom_after")? == "figures" {
        for (name, target) in [
            ("tower.floor", TargetKind::Cell),
            ("fairy.to", TargetKind::Figure),
            ("fairy.on", TargetKind::Cell),
            ("circus.score", TargetKind::Spot),
        ] {
            last.push(reg.verb(name, target, ArgKind::None)?);
        }
    }
    // PH-06: with two of them, one that was first uses up both steps, unless by that option.
    let deployed = (each > 1 && !o.switch("phantom_after_phantom")?).then(|| reg.slot());
    if let Some(slot) = deployed {
        reg.rule(Deployed { phantom, slot }).on_figure_moved(Deployed::note);
    }
    let (own, deploying) = (reg.offer_point("own-turn"), reg.offer_point("deploy-step"));
    let step = PhantomStep { phantom, last, deployed, prompt: reg.prompt("Deploy the phantom?") };
    // SH-37: before the figures come back whose action in the Shop was used.
    reg.phase("tile-play", "phantom.deploy", at("deploy.second"), &[own, deploying], step);
    reg.phase("tile-play", "phantom.end", at("deploy.second").after("phantom.deploy"), &[], EndOfStep);
    Ok(())
}

/// PH-03: after the deploy step, the phantom may be deployed too.
struct PhantomStep {
    phantom: FigureKind,
    /// The verbs after which there is no second step.
    last: Vec<Verb>,
    deployed: Option<Slot<u16>>,
    prompt: Prompt,
}

impl TurnPhase for PhantomStep {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        let core = cx.core();
        let (player, tile_play) = (core.tile_play.player, &core.tile_play);
        // PH-15: without a phantom in supply there is no step.
        if tile_play.placed_tiles.is_empty() || !core.at_hand(player).has(self.phantom) {
            return Ok(Flow::Done);
        }
        let was_first = self.deployed.is_some_and(|slot| *cx.slots.of(slot) == tile_play.serial);
        if was_first || tile_play.used().is_some_and(|verb| self.last.contains(&verb)) {
            return Ok(Flow::Done);
        }
        cx.restrict_deploy(FigureKinds::only(self.phantom));
        Ok(Flow::Ask(Ask::open(player, self.prompt)))
    }

    /// PH-04: on a free feature of the tile just placed; the first figure occupies its own.
    #[inline]
    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for &placed in &v.core.tile_play.placed_tiles {
            for seg in v.printed(placed) {
                if v.claim(ask.player, seg)?.has(self.phantom) {
                    menu.add(DEPLOY, Target::Segment(seg), self.phantom.0.into());
                }
            }
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    #[inline]
    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if let (DEPLOY, Target::Segment(seg)) = (a.verb, a.target)
            && let Some(figure) = cx.core().from_supply(who, self.phantom)
        {
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
        Ok(Flow::Done)
    }
}

/// Ends the restriction to the phantom: other figures may be used in what follows.
struct EndOfStep;

impl TurnPhase for EndOfStep {
    #[inline]
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.core().tile_play.may_deploy != FigureKinds::ALL {
            cx.end_restriction();
        }
        Ok(Flow::Done)
    }
}

/// Notes the tile play in which a phantom left the supply.
#[derive(Clone, Copy)]
struct Deployed {
    phantom: FigureKind,
    slot: Slot<u16>,
}

impl Deployed {
    fn note(&self, cx: &mut Context, figure: Figure, from: FigureLocation, _to: FigureLocation) -> Result<(), Fault> {
        let is_phantom = cx.core().figures.get(figure.index()).is_some_and(|f| f.kind == self.phantom);
        if is_phantom && from == FigureLocation::Supply {
            let serial = cx.core().tile_play.serial;
            *cx.slots.of_mut(self.slot) = serial;
        }
        Ok(())
    }
}
