//! A follower lies down for points (RULES.md, section 1).

use bastide_core::author::prelude::*;

use crate::protected::Protected;
use crate::signs::Signs;

pub(crate) fn install(signs: Signs, protected: Protected, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let protect = Protect {
        signs,
        protected,
        costs: if o.word("protect_costs")? == "2/2" { [2, 2] } else { [4, 2] },
        on_sign: o.word("protect_where")? == "revolt_tile",
        placed: reg.slot(),
        princess: reg.verb("princess.remove", TargetKind::Figure, ArgKind::None)?,
        verb: reg.verb("revolts.protect", TargetKind::Figure, ArgKind::None)?,
        label: reg.label("protection"),
        prompt: reg.prompt("Protect a follower?"),
    };
    reg.rule(protect).for_owned_figures().on_figure_moved(Protect::note);
    let setter = reg.subphase("peasant-revolts.set", &[], Set(protected));
    reg.service(protect.verb, reg.handler_of(setter));
    // PR-09: after the deploy step; PR-12: and after that of the phantom.
    let first = Asks { protect, last: false };
    reg.phase("tile-play", "peasant-revolts.protect", at("deploy").after("base.deploy"), &[], first);
    let last = Asks { protect, last: true };
    reg.phase("tile-play", "peasant-revolts.protect-last", at("deploy.return"), &[], last);
    Ok(())
}

/// The followers that the player placed in a tile play.
#[derive(Clone, Hash, Default)]
struct Placed {
    serial: u16,
    /// Those about which the player was not asked yet.
    new: Vec<Figure>,
    /// Whether the player placed any, or sent a knight home by a princess.
    any: bool,
}

#[derive(Clone, Copy)]
struct Protect {
    signs: Signs,
    protected: Protected,
    /// PR-09: the points for a follower that is placed, and for one that stands already.
    costs: [i16; 2],
    /// PR-10: only after a tile with a fork.
    on_sign: bool,
    placed: Slot<Placed>,
    princess: Verb,
    verb: Verb,
    label: Label,
    prompt: Prompt,
}

impl Protect {
    /// PR-09: notes a follower that comes out of the supply when the tile was placed. One on a spot, such
    /// as an acrobat, was placed too; it stands on no feature (PR-17).
    fn note(&self, cx: &mut Context, figure: Figure, from: FigureLocation, to: FigureLocation) -> Result<(), Fault> {
        let v = cx.view();
        let (serial, player) = (v.core.tile_play.serial, v.core.tile_play.player);
        let follower = |f: &FigureState| f.owner == Some(player) && v.rules.figures.get(f.kind).follower;
        let counts = v.core.figures.get(figure.index()).is_some_and(follower) && !v.core.tile_play.placed_tiles.is_empty();
        if counts && from == FigureLocation::Supply && to.is_on_landscape() {
            let placed = cx.slots.of_mut(self.placed);
            if placed.serial != serial {
                *placed = Placed { serial, ..Placed::default() };
            }
            placed.any = true;
            if matches!(to, FigureLocation::Segment(_)) {
                placed.new.push(figure);
            }
        }
        Ok(())
    }

    /// Returns what was noted in this tile play.
    fn noted(self, v: View<'_>) -> Option<&Placed> {
        Some(v.slots.of(self.placed)).filter(|placed| placed.serial == v.core.tile_play.serial)
    }

    /// PR-10, PR-14, PR-19: returns the followers that may be protected now, and for how many points.
    /// Of those that stand already the last step alone asks, if none was placed.
    fn choices(self, v: View, who: Player, last: bool) -> (Vec<Figure>, i16) {
        let can_lie = |figure: Figure| {
            let stands = v.core.figures.get(figure.index()).is_some_and(|f| self.signs.of_figure(v, f).is_some());
            stands && !self.protected.has(v, figure)
        };
        let new = self.noted(v).map_or(&[][..], |placed| placed.new.as_slice());
        let any = self.noted(v).is_some_and(|placed| placed.any);
        let (figures, cost): (Vec<Figure>, i16) = if any {
            (new.iter().copied().filter(|figure| can_lie(*figure)).collect(), self.costs[0])
        } else if last {
            let own = v.core.on_landscape().filter(|(_, f)| f.owner == Some(who)).map(|(figure, _)| figure);
            (own.filter(|figure| can_lie(*figure)).collect(), self.costs[1])
        } else {
            (Vec::new(), 0)
        };
        let here = !self.on_sign || self.signs.traits.iter().any(|sign| v.in_play(*sign));
        let pays = v.core.score.get(who.index()).is_some_and(|score| *score >= i32::from(cost));
        if here && pays { (figures, cost) } else { (Vec::new(), cost) }
    }

    /// Notes that the step was used for a princess, after which nobody is protected.
    fn note_princess(self, cx: &mut Context) {
        let play = &cx.core().tile_play;
        if play.used() == Some(self.princess) {
            let serial = play.serial;
            *cx.slots.of_mut(self.placed) = Placed { serial, new: Vec::new(), any: true };
        }
    }
}

/// One of the two steps in which the player is asked.
struct Asks {
    protect: Protect,
    /// The step after that of the phantom.
    last: bool,
}

impl TurnPhase for Asks {
    fn enter(&self, cx: &mut Context) -> Step {
        if cx.core().tile_play.placed_tiles.is_empty() {
            return Ok(Flow::Done);
        }
        self.protect.note_princess(cx);
        let player = cx.core().tile_play.player;
        let (figures, _) = self.protect.choices(cx.view(), player, self.last);
        if figures.is_empty() {
            cx.slots.of_mut(self.protect.placed).new.clear();
            return Ok(Flow::Done);
        }
        Ok(Flow::Ask(Ask::open(player, self.protect.prompt)))
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let (figures, _) = self.protect.choices(v, ask.player, self.last);
        menu.add_each(self.protect.verb, figures.into_iter().map(Target::Figure), 0);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    /// PR-14: the price is a payment and no scoring.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let (_, cost) = self.protect.choices(cx.view(), who, self.last);
        cx.slots.of_mut(self.protect.placed).new.clear();
        if let Target::Figure(figure) = action.target {
            cx.award_points(ScoreEntry::payment(who, -cost, self.protect.label), &[]);
            self.protect.protected.add(cx, who, figure);
        }
        Ok(Flow::Done)
    }
}

/// Protects a follower for nothing, for positions that are set up.
struct Set(Protected);

impl TurnPhase for Set {
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let Target::Figure(figure) = action.target {
            self.0.add(cx, who, figure);
        }
        Ok(Flow::Done)
    }
}
