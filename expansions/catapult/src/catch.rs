//! The catch: one player throws, a neighbour catches (RULES.md, section 6).

use bastide_core::author::prelude::*;

use crate::spread::WEIGHTS;

/// Registers the throw of a player to a catcher, and returns its phase.
pub(crate) fn install(label: Label, o: &Options, reg: &mut Registrar) -> Result<Phase, InstallError> {
    let caught = reg.verb("catapult.caught", TargetKind::None, ArgKind::None)?;
    let [is_caught, is_missed] = [reg.tag("catapult.is-caught"), reg.tag("catapult.is-missed")];
    let stream = reg.stream("catapult.catch");
    let throw = Catch {
        caught,
        is_caught,
        is_missed,
        stream,
        prompt: reg.prompt("Was the token caught?"),
        label,
        entered: o.word("throws")? == "entered",
        odds: o.number("catch_odds")? as u16,
        points: o.number("catch_points")? as i16,
        to_the_right: o.word("catcher")? == "right",
        missed: o.word("catch_missed")? == "thrower",
    };
    Ok(reg.subphase("catapult.catch", &[], throw))
}

/// CP-38: the throw of the player of the frame.
struct Catch {
    caught: Verb,
    is_caught: Tag,
    is_missed: Tag,
    stream: Stream,
    prompt: Prompt,
    label: Label,
    /// CP-52: the thrower enters what happened.
    entered: bool,
    /// CP-51: the chance of a catch, out of 36.
    odds: u16,
    points: i16,
    to_the_right: bool,
    /// CP-40: a token that was not caught brings the points to the thrower.
    missed: bool,
}

impl Catch {
    /// CP-41, CP-42: returns the catcher of a thrower.
    fn catcher(&self, thrower: Player, seats: u8) -> Player {
        Player((thrower.0 + if self.to_the_right { seats.saturating_sub(1) } else { 1 }) % seats.max(1))
    }

    /// CP-40: pays the catcher, or the thrower of a token that was not caught.
    fn pay(&self, cx: &mut Context, thrower: Player, caught: bool) {
        let catcher = self.catcher(thrower, cx.core().seats);
        let (tag, player) = if caught { (self.is_caught, catcher) } else { (self.is_missed, thrower) };
        cx.log.put(Event::Other { tag, player: Some(player), target: Target::None, arg: 0 });
        let paid = if caught { Some(catcher) } else { Some(thrower).filter(|_| self.missed) };
        if let Some(player) = paid.filter(|_| self.points > 0) {
            let points = self.points;
            cx.award_points(ScoreEntry::bonus(player, points, self.label), &[]);
        }
    }
}

impl TurnPhase for Catch {
    fn enter(&self, cx: &mut Context) -> Step {
        let thrower = cx.core().turn.frame().player;
        if self.entered {
            return Ok(Flow::Ask(Ask::open(thrower, self.prompt)));
        }
        let caught = cx.chance(self.stream, WEIGHTS) < self.odds;
        self.pay(cx, thrower, caught);
        Ok(Flow::Done)
    }

    fn options(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.caught, Target::None, 0);
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        self.pay(cx, who, action.verb == self.caught);
        Ok(Flow::Done)
    }
}
