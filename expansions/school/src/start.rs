//! The two halves of the school as first tiles (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::teacher::Teacher;

/// The halves.
const WEST: &str = "SC/W";
const EAST: &str = "SC/E";

/// A half with the cell where it lies and its quarter turns.
type Half = (&'static str, Cell, u8);

/// SC-04: the two halves on the right of the start tile, and on the left: first the one beside it.
const RIGHT: [Half; 2] = [(WEST, Cell::new(1, 0), 0), (EAST, Cell::new(2, 0), 0)];
const LEFT: [Half; 2] = [(EAST, Cell::new(-1, 0), 0), (WEST, Cell::new(-2, 0), 0)];
/// The same below and above a start tile that has a road neither on the right nor on the left.
const BELOW: [Half; 2] = [(WEST, Cell::new(0, 1), 1), (EAST, Cell::new(0, 2), 1)];
const ABOVE: [Half; 2] = [(EAST, Cell::new(0, -1), 1), (WEST, Cell::new(0, -2), 1)];

pub(crate) fn install(teacher: Teacher, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    // SC-04: no other plugin may place the first tiles.
    reg.places_first_tiles(First::Alone, "")?;
    // SC-02, SC-13: nobody is deployed in the school, and it is never completed.
    reg.define_kind("school", KindSpec::new(EdgeContact::Inside, CompletionRule::Never));
    let pile = reg.pile("school.halves", None);
    reg.tiles("expansions/school/tiles.toml", include_str!("../tiles.toml"), 1, pile)?;
    let left = o.word("school_side")? == "left";
    reg.phase("setup", "school.start", at("start.usual").after("base.start"), &[], Start { teacher, pile, left });
    Ok(())
}

/// SC-04: places both halves beside the start tile, and the teacher in the school.
struct Start {
    teacher: Teacher,
    pile: Pile,
    /// Whether the school lies on the left of the start tile.
    left: bool,
}

impl Start {
    /// Returns the places of the halves: the side of the option, if it fits there.
    fn places(&self, v: View) -> Result<[Half; 2], Fault> {
        let sides = if self.left { [LEFT, RIGHT, BELOW, ABOVE] } else { [RIGHT, LEFT, BELOW, ABOVE] };
        for side in sides {
            let [(name, cell, turn), _] = side;
            let tile = v.rules.tiles.find(name);
            let fits = tile.map_or(Ok(None), |tile| v.start_place(tile, &[(cell, turn)]))?;
            if fits.is_some() {
                return Ok(side);
            }
        }
        Err(Fault::contract("school", "start", "the school fits on no side of the start tile"))
    }
}

impl TurnPhase for Start {
    fn enter(&self, cx: &mut Context) -> Step {
        // A position that was set up has the school already.
        if cx.core().piles.get(self.pile.index()).is_none_or(|pile| pile.len() < RIGHT.len()) {
            return Ok(Flow::Done);
        }
        for (name, cell, turn) in self.places(cx.view())? {
            let found = cx.rules.tiles.find(name).filter(|tile| cx.take_tile(self.pile, *tile));
            let tile = found.ok_or_else(|| Fault::contract("school", "start", &format!("there is no tile {name}")))?;
            cx.place_tile(tile, cell, turn);
        }
        self.teacher.send_back(cx);
        Ok(Flow::Done)
    }
}
