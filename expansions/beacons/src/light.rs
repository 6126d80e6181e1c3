//! Players light beacons: a phase that is entered only if the tile in play has one.

use bastide_core::author::prelude::*;

pub(crate) fn install(fire: Token, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("beacons.light", TargetKind::Cell, ArgKind::None)?;
    let beacon = reg.tile_trait("beacon");
    let light = Light { fire, beacon, verb, prompt: reg.prompt("Light a beacon?") };
    // Between placing the tile and the follower step. Other plugins offer their actions after a
    // placement here too.
    let offer_points = [reg.offer_point("own-turn"), reg.offer_point("placed-step")];
    let phase = reg.phase("tile-play", "beacons.light", at("placed"), &offer_points, light);
    reg.gate(phase, Gate::Trait(beacon));
    reg.service(verb, reg.handler_of(phase));
    Ok(())
}

/// The phase in which a beacon is lit.
struct Light {
    fire: Token,
    beacon: Trait,
    verb: Verb,
    prompt: Prompt,
}

impl Light {
    /// BN-04: returns the tiles with a beacon that is not lit.
    fn unlit<'v>(&self, v: View<'v>) -> impl Iterator<Item = Cell> + use<'v, '_> {
        let has_beacon = |cell: &Cell| {
            let placed = v.core.board.tile_at(*cell).map(|placed| v.core.board.tile(placed));
            placed.is_some_and(|placed| v.rules.tiles.get(placed.tile).traits.has(self.beacon))
        };
        let lit = |cell: &Cell| v.core.tokens_at(TokenPlace::Cell(*cell)).any(|placed| placed.token == self.fire);
        v.core.board.placed_tiles().iter().map(|placed| placed.cell).filter(has_beacon).filter(move |cell| !lit(cell))
    }
}

impl TurnPhase for Light {
    /// BN-03, BN-05: asks a player who has a fire. There is always a beacon: that of the new tile.
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        Ok(if cx.core().tokens(player, self.fire) > 0 { Flow::Ask(Ask::open(player, self.prompt)) } else { Flow::Done })
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.unlit(v).for_each(|cell| menu.add(self.verb, Target::Cell(cell), 0));
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let (true, Target::Cell(cell)) = (action.verb == self.verb, action.target) {
            cx.give(who, self.fire, -1);
            let placed = PlacedToken { token: self.fire, place: TokenPlace::Cell(cell), number: 1, owner: Some(who) };
            cx.put_token(placed, Some(who));
        }
        Ok(Flow::Done)
    }
}
