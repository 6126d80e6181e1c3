//! Knock-out: figures that the token hits go home (RULES.md, section 3).

use bastide_core::author::prelude::*;

use crate::kept::Ids;
use crate::reached::Reached;

/// The outcomes of a roll (CP-49).
const ROLL: u16 = 6;

/// The number of figures in danger that a token hits (CP-19, CP-49).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hits {
    One,
    Roll,
    All,
}

/// Registers the effect of a landing, with the question whom a token hits. `sure`: chance decides
/// nothing, so the thrower names the one who is hit.
pub(crate) fn install(
    ids: Ids,
    reached: Reached,
    sure: bool,
    o: &Options,
    reg: &mut Registrar,
) -> Result<KnockOut, InstallError> {
    let verb = reg.verb("catapult.hit", TargetKind::Figure, ArgKind::None)?;
    let entered = o.word("throws")? == "entered";
    let question = Question { ids, reached, verb, prompt: reg.prompt("Whom does the token hit?"), entered };
    let question = reg.subphase("catapult.hit", &[], question);
    let (hit, roll) = (reg.stream("catapult.hit"), reg.stream("catapult.roll"));
    let hits = match o.word("knockout_hits")? {
        "roll" => Hits::Roll,
        "all" => Hits::All,
        _ => Hits::One,
    };
    Ok(KnockOut { reached, hits, asks: entered || (sure && hits == Hits::One), question, hit, roll })
}

/// The effect of a knock-out token.
#[derive(Clone, Copy)]
pub(crate) struct KnockOut {
    reached: Reached,
    hits: Hits,
    /// The thrower names the one who is hit, or enters all who were.
    asks: bool,
    question: Phase,
    hit: Stream,
    roll: Stream,
}

impl KnockOut {
    /// CP-17, CP-18, CP-49: sends home those whom a token hits that lies on a cell.
    pub(crate) fn strike(self, cx: &mut Context, who: Player, cell: Cell) -> Step {
        let in_danger = self.reached.in_danger(cx.view(), cell)?;
        if in_danger.is_empty() {
            return Ok(Flow::Done);
        }
        if self.asks {
            return Ok(Flow::Call(Call::phase(self.question, who)));
        }
        let all = match self.hits {
            Hits::One => false,
            Hits::All => true,
            Hits::Roll => match cx.chance(self.roll, ROLL) {
                0 => return Ok(Flow::Done),
                rolled => rolled + 1 == ROLL,
            },
        };
        if all {
            in_danger.into_iter().for_each(|figure| send_home(cx, figure));
        } else {
            let number = in_danger.len() as u16;
            let nth = if number == 1 { 0 } else { cx.chance(self.hit, number) };
            in_danger.get(usize::from(nth)).into_iter().for_each(|figure| send_home(cx, *figure));
        }
        Ok(Flow::Done)
    }
}

/// CP-17, CP-23: a figure goes back to its owner and brings nothing.
fn send_home(cx: &mut Context, figure: Figure) {
    cx.move_figure(figure, FigureLocation::Supply);
}

/// Asks the thrower whom the token hits: all who were, one after the other, if throws are entered
/// (CP-52), or one.
struct Question {
    ids: Ids,
    reached: Reached,
    verb: Verb,
    prompt: Prompt,
    entered: bool,
}

impl TurnPhase for Question {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().turn.frame().player, self.prompt)))
    }

    fn options(&self, v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        if let Some(cell) = self.ids.round(v).last() {
            self.reached.in_danger(v, cell)?.into_iter().for_each(|figure| menu.add(self.verb, Target::Figure(figure), 0));
        }
        if self.entered {
            menu.add(PASS, Target::None, 0);
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, _who: Player, action: Action) -> Step {
        let Target::Figure(figure) = action.target else { return Ok(Flow::Done) };
        send_home(cx, figure);
        Ok(if self.entered { Flow::Again } else { Flow::Done })
    }
}
