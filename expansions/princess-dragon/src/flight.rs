//! The flight of the dragon: up to six steps, made by all players in turn (RULES.md, section 4).

use bastide_core::{
    Action, ArgKind, Ask, Cell, Context, Event, Fault, Figure, FigureKind, FigureLocation, FigureState, Flow, Gate, InstallError,
    Menu, Options, Player, Prompt, Registrar, Side, Step, Tag, Target, TargetKind, Trait, Traits, TurnPhase, Verb, View, at,
};

use crate::kept::{Figures, MIDDLE};

pub(crate) fn install(figures: Figures, kind: FigureKind, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let verb = reg.verb("dragon.move", TargetKind::Cell, ArgKind::None)?;
    reg.phrase(verb, "move the dragon to {at}");
    let (trigger, eats) = (reg.tile_trait("dragon"), reg.tag("dragon.eats"));
    reg.tell(eats, "The dragon eats {at}");
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
        let order = at("scored").after_if_present("messages.draw").after_if_present("shop.bag");
        let order = order.after_if_present("big-top.circus").after_if_present("count-king-robber.enter");
        reg.phase("tile-play", "princess-dragon.late-flight", order.before_if_present("crop-circles.circle"), &[], flight)
    } else {
        let order = at("deployed").after_if_present("bridges.late").after_if_present("tunnel.late");
        let order = order.after_if_present("ferries.lay").after_if_present("ferries.turn");
        let order = order.after_if_present("traders-builders.joined").after_if_present("hills-sheep.flock");
        reg.phase("tile-play", "princess-dragon.flight", order.before_if_present("bazaars.trigger"), &[], flight)
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
        let granted = tile_play.extra.iter().filter(|t| **t == self.trigger).count();
        let marks = |placed| v.rules.tiles.get(v.core.board.tile(placed).tile).traits.count(self.trigger);
        tile_play.placed_tiles.iter().map(|placed| marks(*placed)).sum::<u8>() + granted as u8
    }

    /// PD-25 to PD-28, PD-74: returns `true` if the dragon may enter a cell now: a laid tile beside
    /// it that it has not visited and that the fairy does not protect.
    #[inline]
    fn is_open(&self, v: View, visited: &[Cell], fairy: Option<Cell>, cell: Cell) -> Result<bool, Fault> {
        let Some(placed) = v.core.board.tile_at(cell) else { return Ok(false) };
        if visited.contains(&cell) || fairy == Some(cell) {
            return Ok(false);
        }
        let board_tile = v.core.board.tile(placed);
        if board_tile.printed || v.rules.tiles.get(board_tile.tile).traits.has_any(&self.barred) {
            return Ok(false);
        }
        Ok(fairy.is_none() || !self.figures.castle_protects(v, cell)?)
    }

    /// Calls `found` with the cells that the dragon may enter now, until it returns `false`.
    #[inline]
    fn ways(&self, v: View, mut found: impl FnMut(Cell) -> bool) -> Result<(), Fault> {
        let visited = v.slots.of(self.figures.slot).visited.as_slice();
        let Some(from) = visited.last() else { return Ok(()) };
        let fairy = self.figures.fairy_at(v);
        for cell in Side::ALL.map(|side| from.step(side)) {
            if self.is_open(v, visited, fairy, cell)? && !found(cell) {
                break;
            }
        }
        Ok(())
    }

    /// Returns `true` if there is a cell that the dragon may enter now.
    fn goes_on(&self, v: View) -> Result<bool, Fault> {
        let mut any = false;
        self.ways(v, |_| {
            any = true;
            false
        })?;
        Ok(any)
    }

    /// PD-24, PD-29, PD-34: asks for the next step of the flight, or begins the next flight.
    fn next(&self, cx: &mut Context) -> Step {
        while cx.slots.of(self.figures.slot).flights > 0 {
            if cx.slots.of(self.figures.slot).visited.is_empty()
                && let Some(cell) = self.figures.dragon_at(cx.view())
            {
                // PD-27: the tile where the flight begins counts as visited.
                cx.slots.of_mut(self.figures.slot).visited.push(cell);
            }
            let steps = cx.slots.of(self.figures.slot).visited.len().saturating_sub(1);
            if steps < self.most && self.goes_on(cx.view())? {
                let (seats, first) = (cx.core().seats, cx.core().tile_play.player);
                let player = (0..steps).fold(first, |player: Player, _| player.left(seats));
                return Ok(Flow::Ask(Ask::open(player, self.prompt)));
            }
            let kept = cx.slots.of_mut(self.figures.slot);
            kept.visited.clear();
            kept.flights -= 1;
        }
        Ok(Flow::Done)
    }

    /// PD-30, PD-31, PD-35: returns the figures on a cell to their owners. PD-63, PD-77: figures
    /// that stand on no single tile are safe.
    fn eat(&self, cx: &mut Context, cell: Cell) -> Result<(), Fault> {
        let area = cx.core().board.reached_with(cell);
        for i in 0..cx.core().figures.len() {
            let (figure, FigureState { owner, place, .. }) = (Figure::at(i), cx.core().figures[i]);
            let near = match place {
                FigureLocation::Segment(seg) => area.has(cx.core().graph.get(seg).cell),
                FigureLocation::Spot { cell: spot, .. } => area.has(spot),
                _ => false,
            };
            if near && owner.is_some() && cx.view().cell_of(figure)?.is_some_and(|at| area.has(at)) {
                cx.log.put(Event::Other { tag: self.eats, player: None, target: Target::Figure(figure), arg: 0 });
                cx.move_figure(figure, FigureLocation::Supply);
            }
        }
        Ok(())
    }
}

impl TurnPhase for Flight {
    fn enter(&self, cx: &mut Context) -> Step {
        let kept = cx.slots.of_mut(self.figures.slot);
        kept.visited.clear();
        kept.flights = 0;
        if self.figures.dragon_at(cx.view()).is_none() {
            return Ok(Flow::Done);
        }
        cx.slots.of_mut(self.figures.slot).flights = self.flights(cx.view());
        self.next(cx)
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.ways(v, |cell| {
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
