//! The builder: a player who extends the builder's road or city gets a second tile play (RULES.md,
//! sections 4 to 6). It has the caller of the first, also in the round of a bazaar.

use bastide_core::author::prelude::*;
use bastide_core::{Program, TilePlayQuestion};

use crate::companion::{Companion, Copies};

/// The rank of the second tile play among all calls that a tile play schedules.
const RANK: u8 = 20;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // TB-27: the builder stands on roads and in cities.
    let kinds = [reg.kind("road"), reg.kind("city")];
    let kind = Companion::install("builder", Copies::of(o, "builders")?, &kinds, o.switch("builder_on_completed")?, reg);
    // TB-44: draw or pass. TB-46: there is no second tile play if no tile is left to draw.
    let (verb, prompt) = ("traders-builders.draw", "Take the second tile play?");
    let asks = (o.word("builder_second_part")? != "forced").then_some(TilePlayQuestion { verb, prompt });
    let second = reg.extra_tile_play("traders-builders.second-tile-play", asks)?;
    let completing = o.word("builder_trigger")? == "extend_or_complete";
    let must_complete = reg.tile_trait("builder-completes");
    // TB-37, TB-42, TB-49: required bridges have been built, and no figure has moved yet.
    let extended = Extended { kind, second, completing, must_complete };
    let phase = reg.phase("tile-play", "traders-builders.extended", at("place.note"), &[], extended);
    reg.gate(phase, Gate::Away(kind));
    // TB-49: a token that another plugin lays later may extend it too.
    let by_token = reg.verb("builder.extended", TargetKind::Segment, ArgKind::None)?;
    reg.service(by_token, reg.handler_of(phase));
    Ok(())
}

/// Checks whether the tile just placed earns a second tile play.
struct Extended {
    kind: FigureKind,
    second: Phase,
    completing: bool,
    /// TB-50: a tile with this trait, printed or granted, has to complete the feature.
    must_complete: Trait,
}

impl Extended {
    /// TB-34, TB-35, TB-38 to TB-40: returns `true` if the new tile has a segment of a feature with
    /// the player's builder. TB-36: by the rules of the first prints, also if it was completed.
    fn is_earned(&self, v: View) -> Result<bool, Fault> {
        let must_complete = v.in_play(self.must_complete);
        for (_, seg) in v.figures_of(v.core.tile_play.player, self.kind) {
            let (extended, complete) = (v.is_extended(seg), v.complete(seg)?);
            if (extended && (complete || !must_complete)) || (complete && self.completing && !must_complete) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// TB-49: returns `true` if the player's builder is on a feature that became longer.
    fn is_longer(&self, v: View, feature: SegmentId) -> Result<bool, Fault> {
        let own = v.figures_of(v.core.tile_play.player, self.kind).any(|(_, seg)| v.core.graph.joined(seg, feature));
        Ok(own && (!v.in_play(self.must_complete) || v.complete(feature)?))
    }
}

impl TurnPhase for Extended {
    fn enter(&self, cx: &mut Context) -> Step {
        let tile_play = &cx.core().tile_play;
        let player = tile_play.player;
        // TB-41, TB-71: an additional tile play never earns another one.
        if !tile_play.additional && !tile_play.placed_tiles.is_empty() && self.is_earned(cx.view())? {
            cx.follow_up(RANK, Call::phase(self.second, player));
        }
        Ok(Flow::Done)
    }

    /// Performs `builder.extended` for other plugins: tiles became part of a feature.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let tile_play = &cx.core().tile_play;
        let owed = |call: &Call| call.program == Program::Phase(self.second);
        let has_one = cx.core().turn.owed.iter().any(|owing| owing.to == tile_play.called_by && owed(&owing.call));
        if let Target::Segment(feature) = action.target
            && who == tile_play.player
            && !(tile_play.additional || has_one)
            && self.is_longer(cx.view(), feature)?
        {
            cx.follow_up(RANK, Call::phase(self.second, who));
        }
        Ok(Flow::Done)
    }
}
