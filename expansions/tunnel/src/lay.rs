//! Players lay tokens: beside the deploy step, and once more after it (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::openings::Tunnels;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // TU-02: three pairs for each of two players, two for each of three.
    let (two, three) = match o.word("tunnel_pairs")? {
        "3/2" => (3, 2),
        "2/1" => (2, 1),
        _ => (1, 1),
    };
    let pairs = match reg.players() {
        ..=2 => two,
        3 => three,
        _ => 1,
    };
    let tunnels = Tunnels::install(pairs, o.word("tunnel_per")? == "turn", o.switch("tunnel_needs_follower")?, reg)?;
    let verb = reg.verb("tunnel.lay", TargetKind::Segment, ArgKind::Number)?;
    let lay = Lay { tunnels, verb, prompt: reg.prompt("Lay a tunnel token?") };
    let deploying = reg.offer_point("deploy-step");
    let handler = reg.offer(deploying, lay);
    reg.gate_offer(handler, Gate::Flag(tunnels.any));
    reg.service(verb, handler);
    // TU-08: by the option, also before the tile is placed.
    if o.word("tunnel_step")? == "any" {
        let drawing = reg.offer_point("draw-step");
        let offer = reg.offer(drawing, lay);
        reg.gate_offer(offer, Gate::Flag(tunnels.any));
    }
    let own = reg.offer_point("own-turn");
    let phase = reg.phase("tile-play", "tunnel.late", at("deployed.links"), &[own], Late(lay));
    reg.gate(phase, Gate::Flag(tunnels.any));
    Ok(())
}

#[derive(Clone, Copy)]
struct Lay {
    tunnels: Tunnels,
    verb: Verb,
    prompt: Prompt,
}

impl Lay {
    fn add(&self, v: View, who: Player, menu: &mut Menu) {
        self.tunnels.each(v, who, |pair, seg| menu.add(self.verb, Target::Segment(seg), pair));
    }
}

/// TU-08: offered in the deploy step, which then goes on.
impl Offer for Lay {
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.add(v, ask.player, menu);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        self.tunnels.lay(cx, who, action);
        Ok(OfferFlow::Again)
    }
}

/// TU-08: after the deploy step, a token that was not laid yet may still be laid.
struct Late(Lay);

impl TurnPhase for Late {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        let mut any = false;
        if !cx.core().tile_play.placed_tiles.is_empty() {
            self.0.tunnels.each(cx.view(), player, |_, _| any = true);
        }
        Ok(if any { Flow::Ask(Ask::open(player, self.0.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.0.add(v, ask.player, menu);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if action.verb == self.0.verb {
            self.0.tunnels.lay(cx, who, action);
        }
        Ok(Flow::Done)
    }
}
