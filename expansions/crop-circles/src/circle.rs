//! The choice of a circle: the player of the tile chooses for all, then all add a follower or take
//! one back (RULES.md, section 1).

use bastide_core::author::prelude::*;

pub(crate) fn install(o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let all_add = reg.verb("corn.all-add", TargetKind::None, ArgKind::None)?;
    let all_remove = reg.verb("corn.all-remove", TargetKind::None, ArgKind::None)?;
    let add = reg.verb("corn.add", TargetKind::Segment, ArgKind::FigureKind)?;
    let remove = reg.verb("corn.remove", TargetKind::Figure, ArgKind::None)?;
    let farmers = !matches!(reg.option_of("base", "farmers")?, Some(Chosen::Switch(false)));
    let circle = |reg: &mut Registrar, on: &str, of: &str| (reg.tile_trait(on), reg.kind(of));
    let circle = Circle {
        road: circle(reg, "circle-road", "road"),
        city: circle(reg, "circle-city", "city"),
        // CC-17: without farmers a circle of fields does nothing.
        field: farmers.then(|| circle(reg, "circle-field", "field")),
        all_add,
        all_remove,
        add,
        remove,
        choose: reg.prompt("Shall all players add a follower, or take one back?"),
        act: reg.prompt("A follower for the crop circle."),
        must_add: o.word("corn_add")? == "must",
        removes: reg.slot(),
    };
    // CC-04: after everything that follows from the scoring.
    reg.phase("tile-play", "crop-circles.circle", at("scored.circles"), &[], circle);
    Ok(())
}

/// The phase of the circles of a tile play. The step of its frame counts, for each circle, the
/// choice and then the players.
struct Circle {
    road: (Trait, Kind),
    city: (Trait, Kind),
    field: Option<(Trait, Kind)>,
    all_add: Verb,
    all_remove: Verb,
    add: Verb,
    remove: Verb,
    choose: Prompt,
    act: Prompt,
    /// CC-08: nobody who can add a follower passes.
    must_add: bool,
    /// Whether followers are taken back at the present circle.
    removes: Slot<bool>,
}

impl Circle {
    /// CC-02: returns the kind of features that the circle with this number in the tile play calls,
    /// counted from 0, or `None` if there are fewer.
    fn called(&self, v: View, nth: u8) -> Option<Kind> {
        let placed = v.core.tile_play.placed_tiles.iter();
        let mut circles = placed.filter_map(|placed| {
            let traits = &v.rules.tiles.get(v.core.board.tile(*placed).tile).traits;
            let kinds = [Some(self.road), Some(self.city), self.field];
            kinds.into_iter().flatten().find(|(on, _)| traits.has(*on)).map(|(_, kind)| kind)
        });
        circles.nth(nth.into())
    }

    /// Returns the circle that is open, and the number of the player who is asked, counted from the
    /// left of the player of the tile; 0 for the choice.
    fn progress(&self, v: View) -> (Option<Kind>, u8) {
        let (step, each) = (v.core.turn.frame().step, v.core.seats + 1);
        (self.called(v, step / each), step % each)
    }

    /// CC-09 to CC-11: returns the own followers on features of a kind, with their segments. CC-13:
    /// others are not followers. CC-18, CC-22: lords, acrobats and figures off the board are none of
    /// them.
    fn own<'a>(&self, v: View<'a>, player: Player, kind: Kind) -> impl Iterator<Item = (Figure, SegmentId)> + use<'a> {
        let own = move |(i, f): (usize, &FigureState)| match f.place {
            FigureLocation::Segment(seg) if f.owner == Some(player) && v.core.graph.get(seg).kind == kind => {
                v.rules.figures.get(f.kind).follower.then_some((Figure::at(i), seg))
            }
            _ => None,
        };
        v.core.figures.iter().enumerate().filter_map(own)
    }

    /// CC-07, CC-11, CC-12: returns where a player may add a follower: the segments of their own
    /// followers, with the kinds in supply that may stand there.
    fn additions(&self, v: View, player: Player, kind: Kind) -> Result<Vec<(SegmentId, FigureKind)>, Fault> {
        let mut additions = Vec::new();
        let kinds = || v.core.at_hand(player).iter().filter(|kind| v.rules.figures.get(*kind).follower);
        for (_, seg) in self.own(v, player, kind) {
            for figure in kinds() {
                if !additions.contains(&(seg, figure)) && v.takes(player, figure, seg)? {
                    additions.push((seg, figure));
                }
            }
        }
        Ok(additions)
    }

    /// CC-05, CC-10: returns `true` if a player has something to decide; the choice needs any
    /// figure on the board.
    fn decides(&self, v: View, player: Player, kind: Kind, nth: u8) -> Result<bool, Fault> {
        if nth == 0 {
            return Ok(v.core.players().any(|player| v.figures_in_reach(player, Reach::Owner).next().is_some()));
        }
        match v.slots.of(self.removes) {
            true => Ok(self.own(v, player, kind).next().is_some()),
            false => Ok(!self.additions(v, player, kind)?.is_empty()),
        }
    }

    /// CC-05, CC-06: asks the player of the tile for the choice, then all from their left,
    /// themselves last.
    fn next(&self, cx: &mut Context) -> Step {
        while let (Some(kind), nth) = self.progress(cx.view()) {
            let v = cx.view();
            let player = (0..nth).fold(v.core.tile_play.player, |player, _| player.left(v.core.seats));
            let decides = self.decides(v, player, kind, nth)?;
            if decides {
                return Ok(Flow::Ask(Ask::open(player, if nth == 0 { self.choose } else { self.act })));
            }
            let skipped = if nth == 0 { v.core.seats + 1 } else { 1 };
            (0..skipped).for_each(|_| _ = cx.next_step());
        }
        Ok(Flow::Done)
    }
}

impl TurnPhase for Circle {
    fn enter(&self, cx: &mut Context) -> Step {
        self.next(cx)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let (Some(kind), nth) = self.progress(v) else { return Ok(()) };
        if nth == 0 {
            menu.add(self.all_add, Target::None, 0);
            menu.add(self.all_remove, Target::None, 0);
        } else if *v.slots.of(self.removes) {
            for (figure, _) in self.own(v, ask.player, kind) {
                menu.add(self.remove, Target::Figure(figure), 0);
            }
        } else {
            for (seg, figure) in self.additions(v, ask.player, kind)? {
                menu.add(self.add, Target::Segment(seg), figure.0.into());
            }
            if !self.must_add {
                menu.add(PASS, Target::None, 0);
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        match action.target {
            Target::Segment(seg) => {
                if let Some(figure) = cx.core().from_supply(who, FigureKind(action.arg as u8)) {
                    cx.move_figure(figure, FigureLocation::Segment(seg));
                }
            }
            Target::Figure(figure) => cx.move_figure(figure, FigureLocation::Supply),
            _ if action.verb != PASS => *cx.slots.of_mut(self.removes) = action.verb == self.all_remove,
            _ => {}
        }
        cx.next_step();
        self.next(cx)
    }
}
