//! Capture: a follower in reach of a tower becomes a prisoner (RULES.md, section 4).

use bastide_core::author::prelude::*;

use crate::exchange::{self, one_of_each_kind};
use crate::reach::Reach;
use crate::towers::Tower;

/// Registers the question after a piece was placed, and returns its phase.
pub(crate) fn install(o: &Options, reach: Reach, prisons: &[Group], reg: &mut Registrar) -> Result<Phase, InstallError> {
    let capture = reg.verb("tower.capture", TargetKind::Figure, ArgKind::None)?;
    // TO-37: whether a ransom may be paid with these questions.
    let points = if o.word("ransom_time")? == "any_question" { vec![reg.offer_point("own-turn")] } else { Vec::new() };
    let exchange = if o.switch("tower_exchange")? { Some(exchange::install(prisons, &points, reg)?) } else { None };
    let question = Capture {
        reach,
        prisons: prisons.to_vec(),
        capture,
        prompt: reg.prompt("Capture a follower?"),
        must: o.word("tower_capture")? == "must",
        exchange,
    };
    Ok(reg.subphase("tower.capture", &points, question))
}

/// Asks whom the tower captures. It is called only if the tower reaches anybody. The number of the
/// call is the position of the tower in the list of
/// all places.
struct Capture {
    reach: Reach,
    /// The prison of each player.
    prisons: Vec<Group>,
    capture: Verb,
    prompt: Prompt,
    /// TO-28: somebody has to be captured.
    must: bool,
    exchange: Option<Phase>,
}

impl Capture {
    fn tower(&self, v: View) -> Option<Tower> {
        self.reach.ids.all(v).get(v.core.turn.frame().arg as usize).copied()
    }

    /// Takes a follower from the landscape, and returns what is left to do.
    fn take(&self, cx: &mut Context, who: Player, figure: Figure) -> Flow {
        let owner = cx.core().figures.get(figure.index()).and_then(|f| f.owner);
        let prison = self.prisons.get(who.index()).filter(|_| owner != Some(who));
        // TO-24: an own one goes back to the supply.
        let Some(&prison) = prison else {
            cx.move_figure(figure, FigureLocation::Supply);
            return Flow::Done;
        };
        // The first free place: figures that left the prison made room.
        let is_taken = |place| cx.core().figures.iter().any(|f| f.place == place);
        let place = |index| FigureLocation::Slot { group: prison, index };
        let free = (0..u8::MAX).map(place).find(|place| !is_taken(*place));
        cx.move_figure(figure, free.unwrap_or(FigureLocation::Gone));
        // TO-31: called only if the owner holds a figure of the captor.
        let holds = |prison: &Group| one_of_each_kind(cx.view(), *prison, who).next().is_some();
        let held = owner.and_then(|owner| self.prisons.get(owner.index())).is_some_and(holds);
        self.exchange.filter(|_| held).map_or(Flow::Done, |phase| Flow::Call(Call::phase(phase, who).with(figure.index() as i16)))
    }
}

impl TurnPhase for Capture {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().turn.frame().player, self.prompt)))
    }

    fn options(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let Some(tower) = self.tower(v) else { return Ok(()) };
        for figure in (0..v.core.figures.len()).map(Figure::at) {
            if self.reach.reaches(v, tower, figure)? {
                menu.add(self.capture, Target::Figure(figure), 0);
            }
        }
        // TO-28: nobody has to be captured.
        if !self.must {
            menu.add(PASS, Target::None, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        match action.target {
            Target::Figure(figure) if action.verb == self.capture => Ok(self.take(cx, who, figure)),
            _ => Ok(Flow::Done),
        }
    }
}
