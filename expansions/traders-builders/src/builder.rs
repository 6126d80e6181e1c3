//! The builder: a player who extends the builder's road or city gets a second tile play (RULES.md, sections 4
//! to 6).
//!
//! After the placement, a phase checks whether the new tile belongs to a feature with the player's builder.
//! If so, it schedules a second tile play with the caller of the first. It runs when everything that the
//! first one caused is done, also in the round of a bazaar. An additional tile play does not earn a third.

use bastide_core::{
    ADDITIONAL, Action, ArgKind, Ask, Call, Context, Fault, FigureKind, FigureLocation, Flow, InstallError, Kinds, Menu, Options,
    PASS, Phase, Player, Program, Prompt, Registrar, Slot, Step, TILE_PLAY, Target, TargetKind, Trait, TurnPhase, Verb, View,
    after, anywhere,
};

use crate::companion::{self, Companion};

/// The rank of the second tile play among all calls that a tile play schedules; lower ranks run first.
const RANK: u8 = 20;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let kind = companion::define("builder", o.number("builders")? as u8, reg);
    // TB-27: the builder stands on roads and in cities.
    let kinds = vec![reg.kind("road"), reg.kind("city")];
    kinds.iter().for_each(|&on| reg.allow_on(kind, on));
    let rule = Companion { kind, on_complete: o.switch("builder_on_completed")? };
    reg.tile_feature(&companion::HOOKS, Kinds::These(kinds), anywhere(), rule);

    let draw = reg.verb("traders-builders.draw", TargetKind::None, ArgKind::None)?;
    reg.phrase(draw, "take a second tile play");
    let second =
        SecondPlay { forced: o.word("builder_second_part")? == "forced", draw, prompt: reg.prompt("Take the second tile play?") };
    let second = reg.subphase("traders-builders.second-tile-play", &[], second);
    let completing = o.word("builder_trigger")? == "extend_or_complete";
    // TB-37, TB-42, TB-49: required bridges have been built, and no figure has moved since the placement.
    let order = after("base.place").before("placed");
    let must_complete = reg.tile_trait("builder-completes");
    let extended = Extended { kind, earned: reg.slot(), second, completing, must_complete };
    reg.phase("tile-play", "traders-builders.extended", order, &[], extended);
    Ok(())
}

/// The serial number of the last tile play that earned a second one.
#[derive(Clone, Copy, Hash, Default)]
struct Earned(u16);

/// Checks whether the tile just placed earns a second tile play.
struct Extended {
    kind: FigureKind,
    earned: Slot<Earned>,
    second: Phase,
    completing: bool,
    /// TB-50: a tile with this trait, printed or granted, earns a second tile play only if it completes the
    /// feature.
    must_complete: Trait,
}

impl Extended {
    /// TB-34, TB-35, TB-38 to TB-40: returns `true` if a feature with the player's builder has a segment on
    /// the new tile. TB-36: by the rules of the first prints, also if such a feature was completed.
    fn extended(&self, v: View) -> Result<bool, Fault> {
        let tile_play = &v.core.tile_play;
        for builder in v.core.figures.iter().filter(|f| f.kind == self.kind && f.owner == Some(tile_play.player)) {
            let FigureLocation::Segment(seg) = builder.place else { continue };
            let graph = &v.core.graph;
            let mut placed_tiles = graph.members(seg).filter_map(|s| graph.get(s).tile());
            let extended = placed_tiles.any(|p| tile_play.placed_tiles.contains(&p));
            let earned = if v.in_play(self.must_complete) {
                extended && v.complete(seg)?
            } else {
                extended || (self.completing && v.complete(seg)?)
            };
            if earned {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl TurnPhase for Extended {
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let (serial, player) = (tile_play.serial, tile_play.player);
        // TB-41: a second tile play never earns a third. TB-71: nor does any other additional tile play.
        let may = !tile_play.additional && !tile_play.placed_tiles.is_empty() && cx.slots.of(self.earned).0 != serial;
        if may && self.extended(cx.view())? {
            cx.slots.of_mut(self.earned).0 = serial;
            cx.follow_up(RANK, Call { program: Program::Phase(self.second), player, arg: 0 });
        }
        Ok(Flow::Done)
    }
}

/// TB-44: `draw` or pass. The second tile play has the same caller as the first, and so have the calls that
/// it schedules.
struct SecondPlay {
    forced: bool,
    draw: Verb,
    prompt: Prompt,
}

impl SecondPlay {
    fn begin(&self, cx: &mut Context, player: Player) -> Step {
        cx.owe_by_caller(0, Call { program: Program::Schedule(TILE_PLAY), player, arg: ADDITIONAL });
        Ok(Flow::Done)
    }
}

impl TurnPhase for SecondPlay {
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().turn.frame().player;
        match (cx.view().can_draw(), self.forced) {
            // TB-46: no tile left to draw.
            (false, _) => Ok(Flow::Done),
            (true, true) => self.begin(cx, player),
            (true, false) => Ok(Flow::Ask(Ask::open(player, self.prompt))),
        }
    }

    fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.draw, Target::None, 0);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, a: Action) -> Step {
        if a.verb == self.draw { self.begin(cx, who) } else { Ok(Flow::Done) }
    }
}
