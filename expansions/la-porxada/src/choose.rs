//! The question after the tile was laid: the bonus, or an exchange of two followers, which the other
//! player may refuse (RULES.md, section 2).

use bastide_core::author::prelude::*;

use crate::bonus::Bonus;
use crate::{exchange, lose};

pub(crate) fn install(bonus: Bonus, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
    let choice = o.word("porxada_choice")?;
    let verbs = Verbs {
        bonus: reg.verb("porxada.bonus", TargetKind::None, ArgKind::None)?,
        swap: reg.verb("porxada.swap", TargetKind::Figure, ArgKind::None)?,
        with: reg.verb("porxada.with", TargetKind::Figure, ArgKind::None)?,
        accept: reg.verb("porxada.accept", TargetKind::None, ArgKind::None)?,
        refuse: reg.verb("porxada.refuse", TargetKind::None, ArgKind::None)?,
        lose: reg.verb("porxada.lose", TargetKind::Figure, ArgKind::None)?,
    };
    let prompts = Prompts {
        choose: reg.prompt(if choice == "both" { "Exchange two followers?" } else { "The bonus, or an exchange?" }),
        with: reg.prompt("For which follower do you exchange it?"),
        agree: reg.prompt("Do you agree to the exchange?"),
        lose: reg.prompt("Which follower leaves the game?"),
    };
    let phase = Choose {
        bonus,
        verbs,
        prompts,
        exchanges: choice != "bonus",
        both: choice == "both",
        refusal: match o.word("porxada_refusal")? {
            "asker" => Refusal::Asker,
            "no" => Refusal::No,
            _ => Refusal::Refuser,
        },
        deal: reg.slot(),
    };
    // LP-12: before the follower step.
    let phase = reg.phase("tile-play", "la-porxada.choose", at("placed.tokens"), &[], phase);
    reg.gate(phase, Gate::Trait(bonus.hall));
    Ok(())
}

/// LP-05: who loses a follower after a refusal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Refusal {
    /// The player who refuses.
    Refuser,
    /// The player who asked for the exchange.
    Asker,
    /// Nobody may refuse.
    No,
}

#[derive(Clone, Copy)]
struct Verbs {
    bonus: Verb,
    swap: Verb,
    with: Verb,
    accept: Verb,
    refuse: Verb,
    lose: Verb,
}

#[derive(Clone, Copy)]
struct Prompts {
    choose: Prompt,
    with: Prompt,
    agree: Prompt,
    lose: Prompt,
}

/// An exchange that is being agreed.
#[derive(Clone, Copy, Hash, Default)]
struct Deal {
    own: Option<Figure>,
    other: Option<Figure>,
    /// Whether it was refused.
    refused: bool,
}

struct Choose {
    bonus: Bonus,
    verbs: Verbs,
    prompts: Prompts,
    /// LP-03: whether there are exchanges.
    exchanges: bool,
    /// LP-03: whether the hall offers a bonus too.
    both: bool,
    refusal: Refusal,
    deal: Slot<Deal>,
}

impl Choose {
    /// LP-04: the player named the own follower.
    fn own_chosen(&self, cx: &mut Context, who: Player, own: Figure) -> Flow {
        cx.slots.of_mut(self.deal).own = Some(own);
        Flow::Ask(Ask::open(who, self.prompts.with))
    }

    /// LP-04: the player named the follower of another player, who is asked.
    fn other_chosen(&self, cx: &mut Context, other: Figure) -> Flow {
        cx.slots.of_mut(self.deal).other = Some(other);
        let owner = cx.core().figures.get(other.index()).and_then(|state| state.owner);
        match owner.filter(|_| self.refusal != Refusal::No) {
            Some(owner) => Flow::Ask(Ask::open(owner, self.prompts.agree)),
            None => self.carry_out(cx),
        }
    }

    /// LP-04: both followers change places.
    fn carry_out(&self, cx: &mut Context) -> Flow {
        if let Deal { own: Some(own), other: Some(other), .. } = std::mem::take(cx.slots.of_mut(self.deal)) {
            exchange::exchange(cx, own, other);
        }
        Flow::Done
    }

    /// LP-05: the one who loses a follower is asked which.
    fn refused(&self, cx: &mut Context, by: Player) -> Step {
        cx.slots.of_mut(self.deal).refused = true;
        let loser = if self.refusal == Refusal::Asker { cx.core().tile_play.player } else { by };
        if lose::losable(cx.view(), loser)?.is_empty() {
            return Ok(self.end(cx));
        }
        Ok(Flow::Ask(Ask::open(loser, self.prompts.lose)))
    }

    fn end(&self, cx: &mut Context) -> Flow {
        *cx.slots.of_mut(self.deal) = Deal::default();
        Flow::Done
    }
}

impl TurnPhase for Choose {
    /// LP-03: asks only if there is something to choose.
    fn enter(&self, cx: &mut Context) -> Step {
        let player = cx.core().tile_play.player;
        if self.bonus.new_hall(cx.view()).is_none() {
            return Ok(Flow::Done);
        }
        let asks = self.exchanges && !exchange::own(cx.view(), player)?.is_empty();
        if self.both || !asks {
            self.bonus.choose(cx, player);
        }
        Ok(if asks { Flow::Ask(Ask::open(player, self.prompts.choose)) } else { Flow::Done })
    }

    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        let verbs = &self.verbs;
        match *v.slots.of(self.deal) {
            Deal { refused: true, .. } => {
                lose::losable(v, ask.player)?.into_iter().for_each(|figure| menu.add(verbs.lose, Target::Figure(figure), 0));
            }
            Deal { other: Some(_), .. } => {
                menu.add(verbs.accept, Target::None, 0);
                menu.add(verbs.refuse, Target::None, 0);
            }
            Deal { own: Some(own), .. } => {
                exchange::partners(v, own)?.into_iter().for_each(|figure| menu.add(verbs.with, Target::Figure(figure), 0));
            }
            Deal { .. } => {
                exchange::own(v, ask.player)?.into_iter().for_each(|figure| menu.add(verbs.swap, Target::Figure(figure), 0));
                let (verb, target) = if self.both { (PASS, Target::None) } else { (verbs.bonus, Target::None) };
                menu.add(verb, target, 0);
            }
        }
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let verbs = &self.verbs;
        match (action.verb, action.target) {
            (verb, Target::Figure(own)) if verb == verbs.swap => Ok(self.own_chosen(cx, who, own)),
            (verb, Target::Figure(other)) if verb == verbs.with => Ok(self.other_chosen(cx, other)),
            (verb, Target::Figure(lost)) if verb == verbs.lose => {
                cx.move_figure(lost, FigureLocation::Gone);
                Ok(self.end(cx))
            }
            (verb, _) if verb == verbs.accept => Ok(self.carry_out(cx)),
            (verb, _) if verb == verbs.refuse => self.refused(cx, who),
            (verb, _) => {
                if verb == verbs.bonus {
                    self.bonus.choose(cx, who);
                }
                Ok(Flow::Done)
            }
        }
    }
}
