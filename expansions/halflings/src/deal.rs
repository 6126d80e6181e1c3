//! How the triangles come to the players (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::hands::Hands;

pub(crate) fn install(hands: Hands, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let each = o.number("halfling_hand")? as usize;
    if o.word("halfling_deal")? == "chosen" {
        let choose = Choose {
            hands,
            each,
            verb: reg.verb("halflings.choose", TargetKind::None, ArgKind::Tile)?,
            prompt: reg.prompt("Choose a Halfling."),
        };
        reg.phase("setup", "halflings.deal", at("ready"), &[], choose);
    } else {
        let draw = Draw { hands, each, stream: reg.stream("halflings.deal") };
        reg.hide_chance(draw.stream);
        reg.phase("setup", "halflings.deal", at("supplies"), &[], draw);
    }
    Ok(())
}

/// HL-02: each player draws, and looks at them alone.
struct Draw {
    hands: Hands,
    each: usize,
    stream: Stream,
}

impl TurnPhase for Draw {
    fn enter(&self, cx: &mut Context) -> Step {
        for _ in 0..self.each {
            for player in cx.core().players().collect::<Vec<_>>() {
                let Some(tile) = cx.draw_at_random(self.stream, self.hands.rest) else { return Ok(Flow::Done) };
                self.hands.give(cx, player, tile);
            }
        }
        Ok(Flow::Done)
    }
}

/// HL-03: all lie open, and the players choose in turn, the last one first.
struct Choose {
    hands: Hands,
    each: usize,
    verb: Verb,
    prompt: Prompt,
}

impl Choose {
    /// HL-03: asks the next player, against the clock from the last one; nobody if all have enough.
    fn next(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let (first, seats) = (v.core.turn.active.0, v.core.seats.max(1));
        let order = (1..=seats).map(|n| Player((first + seats - n) % seats));
        let fewest = order.min_by_key(|player| self.hands.number(v, *player));
        let left = v.core.piles.get(self.hands.rest.index()).is_some_and(|pile| !pile.is_empty());
        match fewest.filter(|player| left && self.hands.number(v, *player) < self.each) {
            Some(player) => Ok(Flow::Ask(Ask::open(player, self.prompt))),
            None => Ok(Flow::Done),
        }
    }
}

impl TurnPhase for Choose {
    fn enter(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let mut left = v.core.piles.get(self.hands.rest.index()).cloned().unwrap_or_default();
        left.sort_unstable();
        left.dedup();
        left.into_iter().for_each(|tile| menu.add(self.verb, Target::None, tile.0 as i16));
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let tile = TileType(action.arg as u16);
        if cx.take_tile(self.hands.rest, tile) {
            self.hands.give(cx, who, tile);
        }
        self.next(cx)
    }
}
