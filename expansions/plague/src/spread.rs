//! A flea is put down, and sends home who stands there (RULES.md, sections 1 and 2).

use bastide_core::author::prelude::*;

use crate::ids::Ids;
use crate::protect::Fairy;

pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let flea = reg.verb("plague.flea", TargetKind::Cell, ArgKind::None)?;
    let take = reg.verb("plague.take", TargetKind::Cell, ArgKind::None)?;
    let (own, deploying) = (reg.offer_point("own-turn"), reg.offer_point("deploy-step"));
    let rule = Rule { ids, fairy: Fairy::of(o, reg)?, flea, take };
    let prompt = reg.prompt("Where do you lay the flea that you took?");
    let lay = reg.subphase("plague.lay", &[], Lay { rule, prompt });
    let spread =
        Spread { rule, lay, must: o.switch("plague_must")?, prompt: reg.prompt("The plague spreads: where do you put a flea?") };
    // PL-09: at each question after placing, or in the deploy step; and at last when it is due.
    let in_step = o.word("plague_window")? == "deploy";
    let handler = reg.offer(if in_step { deploying } else { own }, spread);
    reg.gate_offer(handler, Gate::Lies(ids.outbreak));
    reg.service(flea, handler);
    let (schedule, order) =
        if in_step { ("tile-play", at("deployed.movers")) } else { ("turn", after("tile-plays").before("end")) };
    let phase = reg.phase(schedule, "plague.spread", order, &[own], spread);
    reg.gate(phase, Gate::Lies(ids.outbreak));
    Ok(())
}

/// The rule of fleas.
#[derive(Clone, Copy)]
struct Rule {
    ids: Ids,
    fairy: Option<Fairy>,
    flea: Verb,
    take: Verb,
}

impl Rule {
    /// Offers what the player may do.
    fn offer(&self, v: View, menu: &mut Menu) {
        let choices = self.ids.choices(v);
        let verb = if choices.takes { self.take } else { self.flea };
        menu.add_each(verb, choices.cells.iter().map(|cell| Target::Cell(*cell)), 0);
    }

    /// PL-07, PL-08: puts an active flea on a cell. The figures of players on that tile go home
    /// without points. PL-17: a lord stands on no single tile.
    fn lay(&self, cx: &mut Context, who: Player, cell: Cell) -> Result<(), Fault> {
        let turn = cx.core().turn.number;
        let kept = cx.slots.of_mut(self.ids.kept);
        (kept.spread_in, kept.taken_from) = (turn, None);
        self.ids.put_flea(cx, cell, who);
        let mut home: Vec<Figure> = Vec::new();
        let v = cx.view();
        for figure in v.figures_at(cell)? {
            let owned = v.core.figures.get(figure.index()).is_some_and(|f| f.owner.is_some());
            let safe = match self.fairy {
                Some(fairy) => fairy.protects(v, figure)?,
                None => false,
            };
            if owned && !safe {
                home.push(figure);
            }
        }
        home.into_iter().for_each(|figure| cx.move_figure(figure, FigureLocation::Supply));
        Ok(())
    }
}

/// Spreading the plague: as an offer while other questions are asked, and as a question of its own
/// when it is due.
#[derive(Clone, Copy)]
struct Spread {
    rule: Rule,
    lay: Phase,
    /// PL-04: there is no pass.
    must: bool,
    prompt: Prompt,
}

impl Spread {
    /// Carries out a choice. Returns the question where a flea is laid that was taken.
    fn choose(&self, cx: &mut Context, who: Player, action: Action) -> Result<Option<Call>, Fault> {
        let Target::Cell(cell) = action.target else { return Ok(None) };
        if action.verb == self.rule.flea {
            self.rule.lay(cx, who, cell)?;
            return Ok(None);
        }
        // PL-15: inactive fleas are on the menu while there are any.
        self.rule.ids.take_flea(cx, cell);
        cx.slots.of_mut(self.rule.ids.kept).taken_from = Some(cell);
        Ok(Some(Call::phase(self.lay, who)))
    }
}

impl Offer for Spread {
    #[inline]
    fn offer(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        // The question of the phase has the same options already. PL-09: after the player at turn has
        // placed a tile.
        let placed = v.slots.of(self.rule.ids.kept).placed_in == v.core.turn.number;
        if ask.prompt != self.prompt && placed && v.has_turn(ask.player) && self.rule.ids.is_due(v, ask.player) {
            self.rule.offer(v, menu);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> OfferStep {
        Ok(self.choose(cx, who, action)?.map_or(OfferFlow::Again, OfferFlow::Call))
    }

    fn resume(&self, _cx: &mut Context) -> OfferStep {
        Ok(OfferFlow::Again)
    }
}

impl TurnPhase for Spread {
    fn enter(&self, cx: &mut Context) -> Step {
        let (v, who) = (cx.view(), cx.core().turn.active);
        if !self.rule.ids.is_due(v, who) || !v.has_turn(who) || self.rule.ids.choices(v).cells.is_empty() {
            return Ok(Flow::Done);
        }
        Ok(Flow::Ask(Ask::open(who, self.prompt)))
    }

    fn options(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.rule.offer(v, menu);
        if !self.must {
            menu.add(PASS, Target::None, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        Ok(self.choose(cx, who, action)?.map_or(Flow::Done, Flow::Call))
    }

    fn resume(&self, _cx: &mut Context) -> Step {
        Ok(Flow::Done)
    }
}

/// PL-15, PL-16: a flea that was taken from a cell is laid on another one.
struct Lay {
    rule: Rule,
    prompt: Prompt,
}

impl TurnPhase for Lay {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().turn.frame().player, self.prompt)))
    }

    fn options(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let from = v.slots.of(self.rule.ids.kept).taken_from;
        let lying = self.rule.ids.regions(v);
        let elsewhere = lying.open_cells().iter().filter(|cell| Some(**cell) != from);
        menu.add_each(self.rule.flea, elsewhere.map(|cell| Target::Cell(*cell)), 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        if let Target::Cell(cell) = action.target {
            self.rule.lay(cx, who, cell)?;
        }
        Ok(Flow::Done)
    }
}
