//! When the pig moves: at the draw of a marked tile, and before a tile that was not drawn is placed
//! (RULES.md, section 3).
//!
//! A tile acts when it is drawn to be placed, before anybody sees where it goes (WF-20, WF-23). The
//! phase after the draw is for tiles that came in another way: a tile of a bazaar, or one that got
//! its mark from the Shop.

use bastide_core::author::prelude::*;

use crate::spin;
use crate::wheel::Wheel;

/// WF-58: when the mark of a tile that was drawn for an offer acts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offered {
    WhenPlaced,
    WhenDrawn,
    Never,
}

pub(crate) fn install(wheel: Wheel, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let offered = match o.word("wheel_bazaar")? {
        "when_drawn" => Offered::WhenDrawn,
        "never" => Offered::Never,
        _ => Offered::WhenPlaced,
    };
    let spin = spin::install(wheel, o, reg)?;
    let marks = Marks { wheel, spin, offered, unplaceable: o.word("wheel_unplaceable")? == "acts" };
    // WF-59, WF-60: the Shop grants the mark once for each step.
    reg.define_ware("wheel", WareSpec::new(WareKind::Function { granted: wheel.mark, needs: None }));
    // The wheel is turned after everything that brings a tile, and before the tile is placed.
    let phase = reg.phase("tile-play", "wheel-of-fortune.turn", at("draw.event"), &[], Turn(marks));
    reg.gate(phase, Gate::Trait(wheel.mark));
    reg.rule(marks).on_tile_drawn(Marks::drawn).on_tile_refused(Marks::refused);
    let names = Names { wheel, plain: o.word("crown_figures")? == "plain", famine_pig: o.switch("famine_pig")? };
    reg.phase("setup", "wheel-of-fortune.figures", at("ready"), &[], names);
    Ok(())
}

/// The rule of marks.
#[derive(Clone, Copy)]
struct Marks {
    wheel: Wheel,
    spin: Phase,
    offered: Offered,
    /// WF-24: whether the mark of a tile that fits nowhere acts.
    unplaceable: bool,
}

impl Marks {
    fn call(&self, player: Player, steps: i16) -> Call {
        Call::phase(self.spin, player).with(steps)
    }

    /// WF-59: moves the pig by the steps of the Shop, then by those of the tile.
    fn turn(&self, cx: &mut Context, player: Player, tile: TileType) {
        let (granted, printed) = (self.wheel.granted(cx.view()), self.wheel.steps(cx.view(), tile));
        if granted + printed == 0 {
            return;
        }
        if granted > 0 {
            cx.revoke_trait(self.wheel.mark);
        }
        let serial = cx.core().tile_play.serial;
        cx.slots.of_mut(self.wheel.slot).acted = Some((serial, tile));
        for steps in [granted, printed].into_iter().filter(|steps| *steps > 0) {
            cx.interrupt(self.call(player, steps));
        }
    }

    /// WF-20, WF-23, WF-24: a drawn tile acts before anybody knows where it fits.
    #[inline]
    fn drawn(&self, cx: &mut Context, who: Player, tile: TileType, why: DrawReason) -> Result<(), Fault> {
        match (why, self.offered) {
            (DrawReason::Place, _) if self.unplaceable => self.turn(cx, who, tile),
            (DrawReason::Place, _) => cx.slots.of_mut(self.wheel.slot).acted = None,
            // WF-58: the other readings.
            (DrawReason::Offer, Offered::WhenDrawn | Offered::Never) if self.wheel.steps(cx.view(), tile) > 0 => {
                cx.slots.of_mut(self.wheel.slot).offered.push(tile);
                if self.offered == Offered::WhenDrawn {
                    let steps = self.wheel.steps(cx.view(), tile);
                    cx.interrupt(self.call(who, steps));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// WF-24, WF-58: a tile of an offer that fits nowhere acts when its owner was to place it.
    fn refused(&self, cx: &mut Context, who: Player, tile: TileType) -> Result<(), Fault> {
        let tile_play = &cx.core().tile_play;
        let (serial, waits) = (tile_play.serial, tile_play.placed_tiles.is_empty());
        let kept = cx.slots.of(self.wheel.slot);
        let acted = kept.acted == Some((serial, tile)) || kept.offered.contains(&tile);
        if self.unplaceable && serial != 0 && waits && !acted {
            self.turn(cx, who, tile);
        }
        Ok(())
    }
}

/// Turns the wheel for a tile that has not acted yet.
struct Turn(Marks);

impl TurnPhase for Turn {
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let Some(&tile) = tile_play.tiles.first() else { return Ok(Flow::Done) };
        let (serial, player) = (tile_play.serial, tile_play.player);
        let kept = cx.slots.of_mut(self.0.wheel.slot);
        let mine = kept.offered.iter().position(|offered| *offered == tile).map(|at| kept.offered.remove(at));
        if mine.is_none() && kept.acted != Some((serial, tile)) {
            self.0.turn(cx, player, tile);
        }
        Ok(Flow::Done)
    }
}

/// Finds the kinds of figures that the options name, once a game: plugins that bring them may be
/// missing.
struct Names {
    wheel: Wheel,
    plain: bool,
    famine_pig: bool,
}

impl TurnPhase for Names {
    fn enter(&self, cx: &mut Context) -> Step {
        let rules = cx.rules;
        let plain = ["follower", "big", "phantom", "ringmaster"].map(|name| rules.figure(name));
        let followers = rules.figures.iter().enumerate().filter(|(_, spec)| spec.follower).map(|(i, _)| FigureKind::at(i));
        // WF-53: builders, pigs, shepherds and barns are not followers.
        let allowed: FigureKinds = followers.filter(|kind| !self.plain || plain.contains(&Some(*kind))).collect();
        let kept = cx.slots.of_mut(self.wheel.slot);
        (kept.may_enter, kept.pig) = (allowed, rules.figure("pig").filter(|_| self.famine_pig));
        Ok(Flow::Done)
    }
}
