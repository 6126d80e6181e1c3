//! An expansion with figures of other expansions: some go wherever a follower may, the places of
//! others are listed, and some are not followers. Its phantom has a step of its own.

use bastide_core::{
    Ask, DEPLOY, Expansion, Fault, FigureKind, FigureKinds, FigureSpec, Flow, InstallError, Manifest, Menu, Options, PASS,
    Prompt, Registrar, Step, Target, TurnPhase, View, after,
};

static MANIFEST: Manifest = Manifest::new("others", "others", "1.0.0", "Figures of other expansions.");

/// The expansion.
pub struct Others;

/// The expansion, for tables.
pub static OTHERS: Others = Others;

impl Expansion for Others {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let kinds = ["road", "city", "field"].map(|kind| reg.kind(kind));
        let follower = reg.figure("follower");
        for name in ["phantom", "ringmaster"] {
            let kind = reg.define_figure(name, FigureSpec::follower(1));
            reg.allow_where(kind, follower);
        }
        for (name, at) in [("mayor", &kinds[1..2]), ("wagon", &kinds[..])] {
            let kind = reg.define_figure(name, FigureSpec::follower(1));
            at.iter().for_each(|on| reg.allow_on(kind, *on));
        }
        for name in ["shepherd", "barn"] {
            let kind = reg.define_figure(name, FigureSpec { per_player: 1, weight: 0, strength: 0, follower: false });
            reg.allow_on(kind, kinds[2]);
        }
        let phantom = reg.figure("phantom");
        let step = PhantomStep { phantom, prompt: reg.prompt("Deploy the phantom?") };
        let deploying = [reg.offer_point("deploy-step")];
        reg.phase("tile-play", "others.phantom", after("base.deploy").before("deployed"), &deploying, step);
        Ok(())
    }
}

/// A second step for the phantom alone.
struct PhantomStep {
    phantom: FigureKind,
    prompt: Prompt,
}

impl TurnPhase for PhantomStep {
    fn enter(&self, cx: &mut bastide_core::Context) -> Step {
        cx.restrict_deploy(FigureKinds::only(self.phantom));
        Ok(Flow::Ask(Ask::open(cx.core().tile_play.player, self.prompt)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for placed in &v.core.tile_play.placed_tiles {
            for seg in v.printed(*placed) {
                if v.claim(ask.player, seg)?.has(self.phantom) {
                    menu.add(DEPLOY, Target::Segment(seg), i16::from(self.phantom.0));
                }
            }
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut bastide_core::Context, _: bastide_core::Player, _: bastide_core::Action) -> Step {
        cx.restrict_deploy(FigureKinds::ALL);
        Ok(Flow::Done)
    }
}
