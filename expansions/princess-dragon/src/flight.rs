//! The flight of the dragon: up to six steps, made by all players in turn (RULES.md, section 4).

use bastide_core::author::prelude::*;
use bastide_core::{GameState, Traits};

use crate::kept::{Figures, Kept, MIDDLE};

pub(crate) fn install(figures: Figures, kind: FigureKind, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("dragon.move", TargetKind::Cell, ArgKind::None)?;
    let (trigger, eats) = (reg.tile_trait("dragon"), reg.tag("dragon.eats"));
    let mut barred = Traits::default();
    barred.add(reg.tile_trait("no-land"));
    if !o.switch("dragon_over_wheel")? {
        barred.add(reg.tile_trait("wheel-hub"));
    }
    if !o.switch("dragon_over_carcassonne")? {
        barred.add(reg.tile_trait("city-of-carcassonne"));
    }
    let flight = Flight {
        figures,
        kind,
        verb,
        prompt: reg.prompt("Move the dragon."),
        eats,
        trigger,
        most: o.number("dragon_steps")? as usize,
        barred,
    };
    // PD-17: the last thing before the scoring, or after it by that option.
    let phase = if o.word("dragon_move")? == "after_scoring" {
        reg.phase("tile-play", "princess-dragon.late-flight", at("scored.flight"), &[], flight)
    } else {
        reg.phase("tile-play", "princess-dragon.flight", at("deployed.flight"), &[], flight)
    };
    reg.gate(phase, Gate::Trait(trigger));
    Ok(())
}

/// The phase in which the dragon moves.
struct Flight {
    figures: Figures,
    kind: FigureKind,
    verb: Verb,
    prompt: Prompt,
    /// The event of a figure that the dragon eats.
    eats: Tag,
    /// The trait of a dragon tile.
    trigger: Trait,
    /// The steps of a flight.
    most: usize,
    /// PD-76, PD-78: the traits of tiles that the dragon may not enter: by two options those of the
    /// wheel and of the City of Carcassonne, and those without land, such as one inside of the walls
    /// of that city.
    barred: Traits,
}

impl Flight {
    /// PD-68: returns the number of flights of this tile play: one for each mark of its tiles, and
    /// one for each that another plugin granted.
    fn flights(&self, v: View) -> u8 {
        let tile_play = &v.core.tile_play;
        let granted = tile_play.extra.iter().filter(|t| **t == self.trigger).count() as u8;
        let marks = |placed| v.rules.tiles.get(v.core.board.tile(placed).tile).traits.count(self.trigger);
        tile_play.placed_tiles.iter().map(|placed| marks(*placed)).fold(granted, u8::saturating_add)
    }

    /// PD-25 to PD-28, PD-74: calls `found` with the cells that the dragon may enter now, until it
    /// returns `false`: of laid tiles beside its own that it has not visited and that the fairy does
    /// not protect.
    #[inline]
    fn ways(&self, v: View, kept: &Kept, mut found: impl FnMut(Cell) -> bool) -> Result<(), Fault> {
        let Some(from) = kept.visited.last() else { return Ok(()) };
        let own = v.core.board.tile_area(*from);
        // Most tiles are one cell.
        if own.min == own.max {
            return self.ways_from(v, kept, *from, &mut found).map(|_| ());
        }
        for from in own.cells() {
            if !self.ways_from(v, kept, from, &mut found)? {
                break;
            }
        }
        Ok(())
    }

    /// Does the same for the tiles beside one cell of the dragon's tile. Returns `false` if `found` did.
    #[inline]
    fn ways_from(&self, v: View, kept: &Kept, from: Cell, mut found: impl FnMut(Cell) -> bool) -> Result<bool, Fault> {
        let board = &v.core.board;
        let fairy = self.figures.fairy_at(v);
        for (placed, side) in board.tiles_beside(from).into_iter().zip(Side::ALL) {
            let (Some(placed), cell) = (placed, from.step(side)) else { continue };
            if kept.visited.iter().any(|seen| board.same_tile(*seen, cell)) || fairy.is_some_and(|at| board.same_piece(at, cell))
            {
                continue;
            }
            let tile = board.tile(placed);
            let barred = tile.printed || v.rules.tiles.get(tile.tile).traits.has_any(&self.barred);
            if barred || (fairy.is_some() && self.figures.castle_protects(v, cell)?) {
                continue;
            }
            if !found(cell) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// PD-24, PD-29, PD-34: asks for the next step of the flight, or begins the next flight.
    fn next(&self, cx: &mut Context) -> Step {
        loop {
            let (v, kept) = (cx.view(), cx.slots.of(self.figures.slot));
            let (steps, left) = (kept.visited.len().saturating_sub(1), kept.flights.saturating_sub(1));
            let mut goes_on = false;
            if steps < self.most {
                self.ways(v, kept, |_| {
                    goes_on = true;
                    false
                })?;
            }
            if goes_on {
                let (seats, first) = (cx.core().seats, cx.core().tile_play.player);
                let player = (0..steps).fold(first, |player: Player, _| player.left(seats));
                return Ok(Flow::Ask(Ask::open(player, self.prompt)));
            }
            if !self.begin(cx, left) {
                return Ok(Flow::Done);
            }
        }
    }

    /// Begins a flight, if any are left. PD-27: the tile where it begins counts as visited.
    fn begin(&self, cx: &mut Context, flights: u8) -> bool {
        let dragon = self.figures.dragon_at(cx.view());
        let kept = cx.slots.of_mut(self.figures.slot);
        kept.flights = flights;
        kept.visited.clear();
        if flights > 0 {
            kept.visited.extend(dragon);
        }
        flights > 0
    }

    /// PD-30, PD-31, PD-35: returns the figures on a cell to their owners. PD-63, PD-77: figures
    /// that stand on no single tile are safe.
    fn eat(&self, cx: &mut Context, cell: Cell) -> Result<(), Fault> {
        let area = cx.core().board.tile_area(cell);
        // Mostly the area is that one cell, and most figures are elsewhere.
        let is_one_cell = area.min == area.max;
        let is_in_area = |at: Cell| at == cell || (!is_one_cell && area.has(at));
        let near = |core: &GameState, f: &FigureState| match f.place {
            FigureLocation::Segment(seg) => is_in_area(core.graph.get(seg).cell),
            FigureLocation::Spot { cell: spot, .. } => is_in_area(spot),
            _ => false,
        };
        let eaten = |core: &GameState, f: &FigureState| f.owner.is_some() && near(core, f);
        let Some(first) = cx.core().figures.iter().position(|f| eaten(cx.core(), f)) else { return Ok(()) };
        for i in first..cx.core().figures.len() {
            let figure = Figure::at(i);
            if eaten(cx.core(), &cx.core().figures[i]) && cx.view().cell_of(figure)?.is_some_and(|at| area.has(at)) {
                cx.log.put(Event::Other { tag: self.eats, player: None, target: Target::Figure(figure), arg: 0 });
                cx.move_figure(figure, FigureLocation::Supply);
            }
        }
        Ok(())
    }
}

impl TurnPhase for Flight {
    fn enter(&self, cx: &mut Context) -> Step {
        let flights = if self.figures.dragon_at(cx.view()).is_none() { 0 } else { self.flights(cx.view()) };
        if self.begin(cx, flights) { self.next(cx) } else { Ok(Flow::Done) }
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.ways(v, v.slots.of(self.figures.slot), |cell| {
            menu.add(self.verb, Target::Cell(cell), 0);
            true
        })
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let (Target::Cell(cell), Some(dragon)) = (a.target, cx.view().neutral(self.kind)) {
            cx.slots.of_mut(self.figures.slot).visited.push(cell);
            cx.move_figure(dragon, FigureLocation::Spot { cell, at: MIDDLE });
            self.eat(cx, cell)?;
        }
        self.next(cx)
    }
}
