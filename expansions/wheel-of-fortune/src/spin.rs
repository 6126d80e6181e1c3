//! One move of the pig: it stops in a sector, the sector acts, the crown spaces are scored
//! (RULES.md, sections 3 to 5).

use bastide_core::author::prelude::*;

use crate::events::Payment;
use crate::sector::Sector;
use crate::wheel::Wheel;

pub(crate) fn install(wheel: Wheel, o: &Options, reg: &mut Registrar) -> Result<Phase, InstallError> {
    let remove = reg.verb("wheel.remove", TargetKind::Figure, ArgKind::None)?;
    let spin = Spin {
        wheel,
        remove,
        prompt: reg.prompt("The plague: which follower do you take back?"),
        left_first: o.word("plague_first")? == "left",
        lords: o.switch("plague_lord")?,
    };
    Ok(reg.subphase("wheel-of-fortune.spin", &[], spin))
}

/// Moves the pig by the number of the call; the player of the call gets what Fortune pays.
struct Spin {
    wheel: Wheel,
    remove: Verb,
    prompt: Prompt,
    /// WF-39: whether the player to the left of the player at turn decides first.
    left_first: bool,
    /// WF-56: whether lords may be taken back.
    lords: bool,
}

impl Spin {
    /// WF-41: pays what the sector pays, by player, clockwise from the player at turn.
    fn pay(&self, cx: &mut Context, sector: Sector, for_player: Player) -> Result<(), Fault> {
        let mut payments: Vec<Payment> = Vec::new();
        self.wheel.payments(cx.view(), sector, for_player, &mut payments)?;
        if payments.is_empty() {
            return Ok(());
        }
        let label = self.wheel.labels.sectors[sector.index()];
        let mut lines: Vec<Line> = Vec::new();
        for player in self.clockwise(cx.view(), 0) {
            lines.clear();
            lines.extend(payments.iter().filter(|p| p.player == player).map(|p| p.line));
            let points: i16 = lines.iter().map(Line::points).sum();
            if points != 0 {
                cx.award_points(ScoreEntry::bonus(player, points, label), &lines);
            }
        }
        Ok(())
    }

    /// Returns all players clockwise, from the one `from` seats left of the player at turn.
    fn clockwise(&self, v: View, from: u8) -> impl Iterator<Item = Player> + use<> {
        let (seats, first) = (v.core.seats, v.core.turn.active.0 + from);
        (0..seats).map(move |n| Player((first + n) % seats))
    }

    /// WF-38, WF-40, WF-56: returns the followers that a player may take back: those on the board,
    /// but none on the wheel.
    fn removable<'a>(&self, v: View<'a>, player: Player) -> impl Iterator<Item = Figure> + use<'a> {
        let lords = self.lords;
        let may = move |f: &FigureState| {
            let lord =
                matches!(f.place, FigureLocation::Segment(seg) if !v.rules.kinds.get(v.core.graph.get(seg).kind).on_one_tile);
            v.rules.figures.get(f.kind).follower && (lords || !lord)
        };
        v.figures_in_reach(player, Reach::Nobody).filter(move |(_, f)| may(f)).map(|(figure, _)| figure)
    }

    /// WF-38, WF-39: asks the next player who has a follower on the board; then the crown spaces
    /// are scored.
    fn plague(&self, cx: &mut Context) -> Step {
        let (seats, from) = (cx.core().seats, u8::from(self.left_first));
        loop {
            let asked = cx.core().turn.frame().step;
            if asked >= seats {
                self.score_crowns(cx, Sector::Plague);
                return Ok(Flow::Done);
            }
            cx.next_step();
            let player = self.clockwise(cx.view(), from).nth(usize::from(asked)).unwrap_or_default();
            if self.removable(cx.view(), player).next().is_some() {
                return Ok(Flow::Ask(Ask::open(player, self.prompt)));
            }
        }
    }

    /// WF-46: scores the followers on the crown spaces of the sector and returns them.
    fn score_crowns(&self, cx: &mut Context, sector: Sector) {
        let mut there = [None; 2];
        let mut count = 0;
        for (found, place) in self.wheel.on_crowns(cx.view(), sector).zip(&mut there) {
            *place = Some(found);
            count += 1;
        }
        let (points, label) = (self.wheel.crown_points(sector, count), self.wheel.labels.crown);
        for (figure, player) in there.into_iter().flatten().map(|(i, player)| (Figure::at(i), player)) {
            if points != 0 {
                let entry = ScoreEntry { player, points, label, seg: None, figure: Some(figure), cause: Cause::Bonus };
                cx.award_points(entry, &[Line { label, count: 1, each: points }]);
            }
            cx.move_figure(figure, FigureLocation::Supply);
        }
    }
}

impl TurnPhase for Spin {
    /// WF-21: only the sector where the pig stops acts.
    fn enter(&self, cx: &mut Context) -> Step {
        let (steps, player) = (cx.core().turn.frame().arg, cx.core().turn.frame().player);
        let sector = self.wheel.sector(cx.view()).after(steps);
        let at = Target::None;
        cx.log.put(Event::Other { tag: self.wheel.stops[sector.index()], player: Some(player), target: at, arg: steps });
        if let Some(pig) = cx.view().neutral(self.wheel.pig) {
            cx.move_figure(pig, FigureLocation::Slot { group: self.wheel.sectors, index: sector.index() as u8 });
        }
        if sector == Sector::Plague {
            return self.plague(cx);
        }
        self.pay(cx, sector, player)?;
        self.score_crowns(cx, sector);
        Ok(Flow::Done)
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.removable(v, ask.player).for_each(|figure| menu.add(self.remove, Target::Figure(figure), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, a: Action) -> Step {
        if let Target::Figure(figure) = a.target {
            cx.move_figure(figure, FigureLocation::Supply);
        }
        self.plague(cx)
    }
}
