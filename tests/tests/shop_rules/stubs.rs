//! Small expansions that announce wares, as future expansions will. The Shop sells the wares, and
//! these expansions carry out the effect.

use bastide_core::{
    Action, Ask, Context, DEPLOY, Event, Expansion, Fault, FigureKind, FigureKinds, FigureLocation, FigureSpec, Flow, Gate,
    InstallError, Manifest, Menu, Options, PASS, Player, Prompt, Registrar, Step, Tag, Target, Trait, TurnPhase, View, WareKind,
    WareSpec, after, at,
};

macro_rules! stub {
    ($name:ident, $id:literal) => {
        pub(crate) struct $name;

        impl $name {
            const MANIFEST: Manifest = Manifest {
                id: $id,
                title: $id,
                version: "1.0.0",
                about: "A stand-in.",
                requires: &["base"],
                conflicts: &[],
                options: &[],
                presets: &[],
                rules: "",
            };
        }

        impl Expansion for $name {
            fn manifest(&self) -> &'static Manifest {
                static MANIFEST: Manifest = $name::MANIFEST;
                &MANIFEST
            }

            fn install(&self, options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
                self.set_up(options, reg)
            }
        }
    };
}

stub!(Fair, "catapult");
stub!(Phantom, "phantom");
stub!(Kiosk, "kiosk");

/// Returns all of them.
pub(crate) fn all() -> Vec<&'static dyn Expansion> {
    vec![&Fair, &Phantom, &Kiosk]
}

/// An effect of a tile with a trait: once for the Shop's ware, then once for the printed trait.
struct Each {
    of: Trait,
    tag: Tag,
}

impl TurnPhase for Each {
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let granted = tile_play.extra.iter().filter(|t| **t == self.of).count() as i16;
        let placed = tile_play.placed_tiles.iter().map(|p| cx.core().board.tile(*p).tile);
        let tile = placed.chain(tile_play.tiles.iter().copied()).next();
        let printed = tile.map_or(0, |t| i16::from(cx.rules.tiles.get(t).traits.count(self.of)));
        let player = Some(tile_play.player);
        for n in [granted, printed].into_iter().filter(|n| *n > 0) {
            for arg in 1..=n {
                cx.log.put(Event::Other { tag: self.tag, player, target: Target::None, arg });
            }
        }
        Ok(Flow::Done)
    }
}

/// Registers a ware for the next tile, with the phase that carries it out.
fn function(name: &str, tag: &str, needs: Option<FigureKind>, milestone: &'static str, reg: &mut Registrar) {
    let of = reg.tile_trait(name);
    reg.define_ware(name, WareSpec::new(WareKind::Function { granted: of, needs }));
    let tag = reg.tag(tag);
    let name = format!("{name}.each");
    let phase = reg.phase("tile-play", &name, at(milestone), &[], Each { of, tag });
    reg.gate(phase, Gate::Trait(of));
}

/// Returns a tile with a printed function.
fn tile(name: &str) -> String {
    format!(
        "[[tile]]\nid = 'XX/{name}'\ncount = {{ first = 2, new = 2 }}\ntraits = ['{name}']\n\
         segments = [{{ kind = 'field', edges = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] }}]\n"
    )
}

impl Fair {
    fn set_up(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        function("fair", "fair.held", None, "scored", reg);
        reg.tiles("fair", &tile("fair"), 1, bastide_core::STOCK)
    }
}

impl Phantom {
    fn set_up(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let phantom = reg.define_figure("phantom", FigureSpec::follower(1));
        let deploying = reg.offer_point("deploy-step");
        let prompt = reg.prompt("Deploy the phantom?");
        let order = after("base.deploy").before("deployed");
        reg.phase("tile-play", "phantom.deploy", order, &[deploying], Second { phantom, prompt });
        Ok(())
    }
}

/// A second deploy step, for the phantom alone.
struct Second {
    phantom: FigureKind,
    prompt: Prompt,
}

impl TurnPhase for Second {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.restrict_deploy(FigureKinds::only(self.phantom));
        Ok(Flow::Ask(Ask::open(cx.core().tile_play.player, self.prompt)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for &placed in v.core.tile_play.placed_tiles.iter().filter(|_| v.core.in_supply(ask.player, self.phantom) > 0) {
            for seg in v.printed(placed).filter(|s| v.core.graph.sums(*s).followers == 0) {
                menu.add(DEPLOY, Target::Segment(seg), i16::from(self.phantom.0));
            }
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if let (Target::Segment(seg), Some(figure)) = (a.target, cx.core().from_supply(who, self.phantom)) {
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
        Ok(Flow::Done)
    }
}

impl Kiosk {
    /// Registers a ware with a price and one without, as an author unknown to the Shop may.
    fn set_up(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let token = reg.define_token("balloon", 2);
        let (pieces, granted) = (WareKind::Tokens { token, pieces: 12 }, reg.tile_trait("music"));
        reg.define_ware("balloon", WareSpec { goods: pieces, price: Some((1, 2)) });
        reg.define_ware("music", WareSpec::new(WareKind::Function { granted, needs: None }));
        Ok(())
    }
}
