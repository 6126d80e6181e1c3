//! A throw at a cell: the aim, the landing, and what follows from it (RULES.md, section 7).

use bastide_core::author::prelude::*;

use crate::kept::{Ids, ThrowKind};
use crate::knock_out::{self, KnockOut};
use crate::reached::Reached;
use crate::seduction;
use crate::spread::{Spread, WEIGHTS};

/// CP-52: how far from the tiles a token may have landed that is entered.
const ENTERED: i16 = 8;

/// Registers the throw of a player at a cell, and returns its phase.
pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<Phase, InstallError> {
    let entered = o.word("throws")? == "entered";
    let aim = reg.verb("catapult.throw", TargetKind::Cell, ArgKind::None)?;
    let landed = reg.verb("catapult.landed", TargetKind::Cell, ArgKind::None)?;
    let stream = reg.stream("catapult.throw");
    let spread = Spread::new(o)?;
    let reached = Reached {
        all: o.word("knockout_figures")? == "all",
        lords: o.switch("lords_hit")?,
        followers: o.word("aims")? != "tiles",
    };
    let knock_out = knock_out::install(ids, reached, spread.is_sure(), o, reg)?;
    let swap = seduction::install(ids, o, reg)?;
    let throw = Throw {
        ids,
        verb: if entered { landed } else { aim },
        entered,
        stream,
        prompt: reg.prompt(if entered { "Where did the token land?" } else { "Where do you aim?" }),
        spread,
        reach: o.number("reach")? as i16,
        reached,
        knock_out,
        swap,
    };
    Ok(reg.subphase("catapult.throw", &[], throw))
}

/// CP-43: the throw of the player of the frame.
struct Throw {
    ids: Ids,
    verb: Verb,
    /// CP-52: the thrower enters the landing.
    entered: bool,
    stream: Stream,
    prompt: Prompt,
    spread: Spread,
    /// CP-48: the farthest aim; 0 for no limit.
    reach: i16,
    reached: Reached,
    knock_out: KnockOut,
    /// The question of a seduction.
    swap: Phase,
}

impl Throw {
    /// CP-47, CP-48: calls `add` for each cell at which a player may aim.
    fn aims(&self, v: View, only_followers: bool, mut add: impl FnMut(Cell)) -> Result<(), Fault> {
        let fair = self.ids.round(v).fair;
        for placed in v.core.board.placed_tiles() {
            let cell = placed.cell;
            let far = (cell.x - fair.x).abs().max((cell.y - fair.y).abs());
            if (self.reach == 0 || far <= self.reach) && (!only_followers || self.reached.any(v, cell)?) {
                add(cell);
            }
        }
        Ok(())
    }

    /// CP-52: calls `add` for each cell of the table within 8 of the tiles.
    fn landings(v: View, mut add: impl FnMut(Cell)) {
        let tiles = || v.core.board.placed_tiles().iter().map(|placed| placed.cell);
        let near = |cell: Cell| tiles().any(|tile| (tile.x - cell.x).abs() <= ENTERED && (tile.y - cell.y).abs() <= ENTERED);
        let (west, east) = (tiles().map(|c| c.x).min().unwrap_or(0), tiles().map(|c| c.x).max().unwrap_or(0));
        let (north, south) = (tiles().map(|c| c.y).min().unwrap_or(0), tiles().map(|c| c.y).max().unwrap_or(0));
        for y in north - ENTERED..=south + ENTERED {
            (west - ENTERED..=east + ENTERED).map(|x| Cell::new(x, y)).filter(|cell| near(*cell)).for_each(&mut add);
        }
    }

    /// CP-43, CP-46: returns where a token lands.
    fn landing(&self, cx: &mut Context, aim: Cell) -> Cell {
        if self.entered || self.spread.is_sure() {
            return aim;
        }
        let number = cx.chance(self.stream, WEIGHTS);
        self.spread.landing(aim, number)
    }
}

impl TurnPhase for Throw {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().turn.frame().player, self.prompt)))
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let verb = self.verb;
        if self.entered {
            Self::landings(v, |cell| menu.add(verb, Target::Cell(cell), 0));
            return Ok(());
        }
        let mut any = false;
        if self.reached.followers {
            self.aims(v, true, |cell| {
                any = true;
                menu.add(verb, Target::Cell(cell), 0);
            })?;
        }
        // If nobody stands on the board, any tile may be aimed at.
        if !any {
            self.aims(v, false, |cell| menu.add(verb, Target::Cell(cell), 0))?;
        }
        Ok(())
    }

    /// CP-13: the throw is carried out before the next player throws.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let Target::Cell(aim) = action.target else { return Ok(Flow::Done) };
        let landing = self.landing(cx, aim);
        self.ids.land(cx, who, landing);
        match self.ids.round(cx.view()).kind {
            ThrowKind::KnockOut => self.knock_out.strike(cx, who, landing),
            // CP-24: a seduction token works only on a tile.
            ThrowKind::Seduction if cx.core().board.tile_at(landing).is_some() => Ok(Flow::Call(Call::phase(self.swap, who))),
            _ => Ok(Flow::Done),
        }
    }
}
