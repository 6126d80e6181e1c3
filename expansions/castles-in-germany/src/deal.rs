//! The players take castle tiles, or are dealt them (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::tiles::{Holder, Tiles};

/// GC-02: up to this number of players each has two castle tiles.
const FEW: u8 = 3;

pub(crate) fn install(tiles: Tiles, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let each = if reg.players() <= FEW { 2 } else { 1 };
    let choose = reg.verb("german-castle.choose", TargetKind::None, ArgKind::Number)?;
    let stream = reg.stream("castles-in-germany.deal");
    let dealt = (o.word("german_castle_deal")? == "dealt").then_some(stream);
    let deal = Deal { tiles, each, choose, dealt, prompt: reg.prompt("Which castle tile do you take?") };
    reg.phase("setup", "castles-in-germany.tiles", at("supplies"), &[], LayOut(tiles));
    reg.phase("setup", "castles-in-germany.deal", at("ready"), &[], deal);
    Ok(())
}

/// Lays out all castle tiles beside the board.
struct LayOut(Tiles);

impl TurnPhase for LayOut {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.slots.of_mut(self.0.kept).holders = vec![Holder::Nobody; self.0.count];
        Ok(Flow::Done)
    }
}

/// GC-02: in turn order each player takes one castle tile, then with few players another one.
struct Deal {
    tiles: Tiles,
    each: u8,
    choose: Verb,
    /// By that option, chance deals them.
    dealt: Option<Stream>,
    prompt: Prompt,
}

impl Deal {
    /// Returns the castle tiles that nobody has taken.
    fn left(&self, v: View) -> Vec<usize> {
        let holders = v.slots.of(self.tiles.kept).holders.iter().enumerate();
        holders.filter(|(_, holder)| **holder == Holder::Nobody).map(|(number, _)| number).collect()
    }

    /// Gives a castle tile to a player.
    fn give(&self, cx: &mut Context, number: usize, to: Player) {
        if let Some(holder) = cx.slots.of_mut(self.tiles.kept).holders.get_mut(number) {
            *holder = Holder::Player(to);
        }
    }

    /// Asks the next player, or deals to the next players.
    fn next(&self, cx: &mut Context) -> Step {
        loop {
            let (core, step) = (cx.core(), cx.core().turn.frame().step);
            let (seats, first) = (core.seats, core.turn.active.0);
            let left = self.left(cx.view());
            // GC-02: with many players there may be none for the last of them.
            if step >= seats * self.each || left.is_empty() {
                return Ok(Flow::Done);
            }
            let player = Player((first + step) % seats);
            let Some(stream) = self.dealt else { return Ok(Flow::Ask(Ask::open(player, self.prompt))) };
            let at = cx.chance(stream, left.len() as u16);
            if let Some(number) = left.get(usize::from(at)) {
                self.give(cx, *number, player);
            }
            cx.next_step();
        }
    }
}

impl TurnPhase for Deal {
    fn enter(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }

    fn options(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let left = self.left(v);
        for (i, number) in left.iter().enumerate() {
            if !left.iter().take(i).any(|known| self.tiles.alike(*known, *number)) {
                menu.add(self.choose, Target::None, *number as i16 + 1);
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        self.give(cx, (action.arg - 1) as usize, who);
        cx.next_step();
        self.next(cx)
    }
}
