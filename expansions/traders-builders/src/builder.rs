//! The builder: a player who extends the builder's road or city gets a second tile play (RULES.md, sections 4
//! to 6).
//!
//! After the placement, a phase checks whether the new tile belongs to a feature with the player's builder.
//! If so, it schedules a second tile play with the caller of the first. It runs when everything that the
//! first one caused is done, also in the round of a bazaar. An additional tile play does not earn a third.

use bastide_core::{
    ArgKind, Call, Context, Fault, FigureKind, Flow, InstallError, Options, Phase, Registrar, Slot, Step, TargetKind, Trait,
    TurnPhase, View, after,
};

use crate::companion::Companion;

/// The rank of the second tile play among all calls that a tile play schedules; lower ranks run first.
const RANK: u8 = 20;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // TB-27: the builder stands on roads and in cities.
    let kinds = [reg.kind("road"), reg.kind("city")];
    let kind = Companion::install("builder", o.number("builders")? as u8, &kinds, o.switch("builder_on_completed")?, reg);
    // TB-44: draw or pass. TB-46: there is no second tile play if no tile is left to draw.
    let draw = reg.verb("traders-builders.draw", TargetKind::None, ArgKind::None)?;
    reg.phrase(draw, "take a second tile play");
    let question = (draw, reg.prompt("Take the second tile play?"));
    let asks = o.word("builder_second_part")? != "forced";
    let second = reg.extra_tile_play("traders-builders.second-tile-play", asks.then_some(question));
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
        let (graph, tile_play) = (&v.core.graph, &v.core.tile_play);
        for (_, seg) in v.figures_of(tile_play.player, self.kind) {
            let mut tiles = graph.members(seg).filter_map(|s| graph.get(s).tile());
            let extended = tiles.any(|tile| tile_play.placed_tiles.contains(&tile));
            let earned = match v.in_play(self.must_complete) {
                true => extended && v.complete(seg)?,
                false => extended || (self.completing && v.complete(seg)?),
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
            cx.follow_up(RANK, Call::phase(self.second, player));
        }
        Ok(Flow::Done)
    }
}
