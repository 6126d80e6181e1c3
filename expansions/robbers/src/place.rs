//! Robbers go onto the score track (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::track::{MARKERS, Track, field};

pub(crate) fn install(track: &Track, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let to = reg.verb("robber.to", TargetKind::Player, ArgKind::None)?;
    let to_second = reg.verb("robber.to-second", TargetKind::Player, ArgKind::None)?;
    let bag = reg.tile_trait("robber");
    let place = Place {
        track: track.clone(),
        verbs: [to, to_second],
        bag,
        each: o.word("robber_invites")? == "each",
        prompt: reg.prompt("Beside whose marker does the robber go?"),
    };
    let points = [reg.offer_point("own-turn"), reg.offer_point("placed-step")];
    let phase = reg.phase("tile-play", "robbers.place", at("placed.track"), &points, place);
    reg.gate(phase, Gate::Trait(bag));
    Ok(())
}

/// RO-04 to RO-06: the player of the tile, then the next one (or each) whose robber is off the track.
struct Place {
    track: Track,
    /// The verbs for the usual and the second marker.
    verbs: [Verb; 2],
    bag: Trait,
    each: bool,
    prompt: Prompt,
}

impl Place {
    /// Returns the markers of others beside which a player's robber may go, one for each field, each
    /// with its verb.
    fn targets(&self, v: View, who: Player) -> Result<Vec<(Verb, Player)>, Fault> {
        // RO-05: to another field than its own.
        let mut fields: Vec<i32> = self.track.field_of(v, who).into_iter().collect();
        let mut targets = Vec::new();
        for player in v.core.players().filter(|player| *player != who) {
            for (marker, verb) in MARKERS.into_iter().zip(self.verbs) {
                let Some(points) = self.track.marker(v, player, marker)? else { continue };
                // RO-16: several markers on one field are one place.
                if !fields.contains(&field(points)) {
                    fields.push(field(points));
                    targets.push((verb, player));
                }
            }
        }
        Ok(targets)
    }

    /// Returns `true` if the tile just placed has a bag.
    fn has_bag(&self, v: View) -> bool {
        let tile = v.core.tile_play.placed_tiles.last().map(|placed| v.core.board.tile(*placed).tile);
        tile.is_some_and(|tile| v.rules.tiles.get(tile).traits.has(self.bag))
    }

    /// Asks the next player who may place a robber, beginning with the step of the frame.
    fn next(&self, cx: &mut Context) -> Step {
        let seats = cx.core().seats;
        loop {
            let step = cx.core().turn.frame().step;
            if step >= seats {
                return Ok(Flow::Done);
            }
            let v = cx.view();
            let player = Player((v.core.tile_play.player.0 + step) % seats);
            // RO-06: only the player of the tile moves a robber that is on the track.
            let may = step == 0 || self.track.field_of(v, player).is_none();
            if may && !self.targets(v, player)?.is_empty() {
                return Ok(Flow::Ask(Ask::open(player, self.prompt)));
            }
            cx.next_step();
        }
    }
}

impl TurnPhase for Place {
    fn enter(&self, cx: &mut Context) -> Step {
        if self.has_bag(cx.view()) { self.next(cx) } else { Ok(Flow::Done) }
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for (verb, player) in self.targets(v, ask.player)? {
            menu.add(verb, Target::Player(player), 0);
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let marker = self.verbs.iter().zip(MARKERS).find(|(verb, _)| **verb == action.verb).map(|(_, marker)| marker);
        if let (Some(marker), Target::Player(player)) = (marker, action.target) {
            let v = cx.view();
            let points = self.track.marker(v, player, marker)?;
            let place = points.and_then(|points| self.track.place(who, points));
            if let (Some(robber), Some(place)) = (self.track.robber_of(v, who), place) {
                cx.move_figure(robber, place);
            }
        }
        // RO-06: only one other player.
        if cx.core().turn.frame().step > 0 && !self.each {
            return Ok(Flow::Done);
        }
        cx.next_step();
        self.next(cx)
    }
}
