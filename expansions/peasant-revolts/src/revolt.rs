//! A tile with a fork sends followers home (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::protected::Protected;
use crate::signs::Signs;

/// PR-05: the points for each protected follower.
pub(crate) const POINTS: i16 = 2;

pub(crate) fn install(signs: Signs, protected: Protected, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let revolt = Revolt {
        signs,
        protected,
        raised: reg.tag("peasant-revolts.revolt"),
        label: reg.label("protected"),
        at_draw: (o.word("revolt_when")? == "drawn").then(|| reg.slot()),
    };
    if revolt.at_draw.is_some() {
        reg.rule(revolt).on_tile_drawn(Revolt::drawn);
    }
    // PR-03, PR-15: after the tile was drawn, and before anything else is asked.
    reg.phase("tile-play", "peasant-revolts.revolt", at("draw.reaction"), &[], revolt);
    Ok(())
}

#[derive(Clone, Copy)]
struct Revolt {
    signs: Signs,
    protected: Protected,
    raised: Tag,
    label: Label,
    /// PR-18: a drawn tile raises the revolt whether or not it fits. The slot holds the last tile play in
    /// which one did.
    at_draw: Option<Slot<u16>>,
}

impl Revolt {
    /// PR-18: the tile was drawn to be placed.
    fn drawn(&self, cx: &mut Context, who: Player, tile: TileType, why: DrawReason) -> Result<(), Fault> {
        let serial = cx.core().tile_play.serial;
        if let (Some(slot), DrawReason::Place, Some(sign)) = (self.at_draw, why, self.signs.on(cx.view(), tile)) {
            *cx.slots.of_mut(slot) = serial;
            self.raise(cx, who, sign);
        }
        Ok(())
    }

    /// PR-04 to PR-06: looks at the players clockwise until one takes followers back.
    fn raise(&self, cx: &mut Context, first: Player, sign: usize) {
        cx.log.put(Event::Other { tag: self.raised, player: Some(first), target: Target::None, arg: sign as i16 });
        let seats = cx.core().seats.max(1);
        for player in (0..seats).map(|nth| Player((first.0 + nth) % seats)) {
            let v = cx.view();
            let (safe, others): (Vec<Figure>, Vec<Figure>) =
                self.signs.against(v, player, sign).partition(|figure| self.protected.has(v, *figure));
            for figure in &others {
                cx.move_figure(*figure, FigureLocation::Supply);
            }
            let points = POINTS * safe.len() as i16;
            if points > 0 {
                cx.award_points(ScoreEntry::bonus(player, points, self.label), &[]);
            }
            if !others.is_empty() {
                break;
            }
        }
    }
}

impl TurnPhase for Revolt {
    /// PR-03, PR-18: a tile that can be placed, also one that was bought.
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let (player, serial) = (v.core.tile_play.player, v.core.tile_play.serial);
        let sign = v.core.tile_play.tiles.iter().find_map(|tile| self.signs.on(v, *tile));
        let was_raised = self.at_draw.is_some_and(|slot| *v.slots.of(slot) == serial);
        if let Some(sign) = sign.filter(|_| !was_raised) {
            self.raise(cx, player, sign);
        }
        Ok(Flow::Done)
    }
}
