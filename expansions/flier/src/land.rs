//! The die, and where the figure lands (RULES.md, sections 1 and 2).

use bastide_core::author::prelude::*;

use crate::options;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<Phase, InstallError> {
    let verb = reg.verb("flier.land", TargetKind::Segment, ArgKind::None)?;
    let die = reg.stream("flier.die");
    let (rolled, lost) = (reg.tag("flier.rolled"), reg.tag("flier.lost"));
    let land = Land {
        machine: reg.tile_trait("flying-machine"),
        west: reg.tile_trait("points-west"),
        verb,
        prompt: reg.prompt("Where does the figure land?"),
        die,
        faces: options::die(o)?,
        rolled,
        lost,
        goal: reg.slot(),
    };
    Ok(reg.subphase("flier.land", &[], land))
}

/// The cell where the figure in flight comes down.
#[derive(Clone, Copy, Hash, Default)]
struct Goal(Cell);

struct Land {
    machine: Trait,
    /// FL-03: the machine points west as printed, and not north-west.
    west: Trait,
    verb: Verb,
    prompt: Prompt,
    die: Stream,
    faces: Vec<i16>,
    rolled: Tag,
    lost: Tag,
    goal: Slot<Goal>,
}

impl Land {
    /// FL-03: returns the cell of the machine of this tile play, and a step in its direction: one
    /// of eight, turned with the tile.
    fn machine(&self, v: View) -> Option<(Cell, (i16, i16))> {
        let placed = v.core.tile_play.placed_tiles.iter().map(|placed| v.core.board.tile(*placed));
        let tile = placed.rev().find(|tile| v.rules.tiles.get(tile.tile).traits.has(self.machine))?;
        let printed = if v.rules.tiles.get(tile.tile).traits.has(self.west) { (-1, 0) } else { (-1, -1) };
        Some((tile.cell, (0..tile.turn).fold(printed, |(x, y), _| (-y, x))))
    }

    /// FL-06, FL-07, FL-10, FL-16, FL-17, FL-20, FL-22: returns the features of the tile below, other
    /// than fields, that are not completed, occupied or not, where such a figure may stand. A piece of
    /// several cells may be one tile.
    fn places(&self, v: View, who: Player, kind: FigureKind) -> Result<Vec<SegmentId>, Fault> {
        let board = &v.core.board;
        let below = board.tile_area(v.slots.of(self.goal).0);
        let mut places = Vec::new();
        let tiles = below.cells().filter_map(|cell| board.tile_at(cell)).filter(|placed| !board.tile(*placed).printed);
        let printed = tiles.flat_map(|placed| v.printed(placed));
        let bridges = board.overlays().iter().filter(|overlay| below.has(overlay.cell)).map(|overlay| overlay.seg);
        for seg in printed.chain(bridges) {
            let spec = v.rules.kinds.get(v.core.graph.get(seg).kind);
            let open = spec.contact != EdgeContact::Halves && !v.complete(seg)?;
            if open && !places.contains(&seg) && v.takes(who, kind, seg)? {
                places.push(seg);
            }
        }
        Ok(places)
    }
}

impl TurnPhase for Land {
    /// FL-05, FL-15: rolls the die; tiles and gaps below the flight do not matter.
    fn enter(&self, cx: &mut Context) -> Step {
        let frame = cx.core().turn.frame();
        let (who, kind) = (frame.player, FigureKind(frame.arg as u8));
        let Some((from, step)) = self.machine(cx.view()) else { return Ok(Flow::Done) };
        let got = cx.chance(self.die, self.faces.len() as u16);
        let far = self.faces.get(usize::from(got)).copied().unwrap_or_default();
        cx.log.put(Event::Other { tag: self.rolled, player: Some(who), target: Target::Cell(from), arg: far });
        let goal = cx.core().board.line(from, step).nth(usize::try_from(far - 1).unwrap_or_default());
        cx.slots.of_mut(self.goal).0 = goal.unwrap_or(from);
        // FL-08: one of the places must be taken.
        if !self.places(cx.view(), who, kind)?.is_empty() {
            return Ok(Flow::Ask(Ask::open(who, self.prompt)));
        }
        // FL-09: the figure stays in supply, and the step is over.
        cx.log.put(Event::Other { tag: self.lost, player: Some(who), target: Target::None, arg: 0 });
        Ok(Flow::Done)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let kind = FigureKind(v.core.turn.frame().arg as u8);
        for seg in self.places(v, ask.player, kind)? {
            menu.add(self.verb, Target::Segment(seg), 0);
        }
        Ok(())
    }

    /// FL-18: the figure stands there before anything is scored.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let kind = FigureKind(cx.core().turn.frame().arg as u8);
        if let Target::Segment(seg) = action.target
            && let Some(figure) = cx.core().from_supply(who, kind)
        {
            cx.move_figure(figure, FigureLocation::Segment(seg));
        }
        Ok(Flow::Done)
    }
}
