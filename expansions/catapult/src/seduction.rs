//! Seduction: the follower nearest to the token is exchanged (RULES.md, section 4).

use bastide_core::author::prelude::*;

use crate::kept::Ids;
use crate::reached::nearest;

/// Registers the question after a landing, and returns its phase.
pub(crate) fn install(ids: Ids, o: &Options, reg: &mut Registrar) -> Result<Phase, InstallError> {
    let swap = reg.verb("catapult.swap", TargetKind::Figure, ArgKind::FigureKind)?;
    let swap = Swap {
        ids,
        swap,
        prompt: reg.prompt("Put a follower in the place of the nearest one?"),
        opponents: o.word("seduction_nearest")? == "opponents",
    };
    Ok(reg.subphase("catapult.swap", &[], swap))
}

/// CP-26: the thrower may put an own follower in the place of the nearest one.
struct Swap {
    ids: Ids,
    swap: Verb,
    prompt: Prompt,
    /// CP-27: own followers do not count as the nearest.
    opponents: bool,
}

impl Swap {
    /// CP-29: returns the kinds of followers in supply that may take the place of a figure,
    /// whatever else stands in the feature. CP-27: an own figure is exchanged for another kind.
    fn kinds(&self, v: View, who: Player, figure: Figure) -> Result<FigureKinds, Fault> {
        let mut kinds = FigureKinds::NONE;
        let Some(f) = v.core.figures.get(figure.index()) else { return Ok(kinds) };
        for kind in v.core.at_hand(who).iter() {
            let other = v.rules.figures.get(kind).follower && (f.owner != Some(who) || f.kind != kind);
            // CP-59, CP-64, CP-65: also on a castle, a tower or a pyramid, or in a quarter. A place of
            // which no plugin speaks takes the kind that stands there.
            let alike = kind == f.kind && !matches!(f.place, FigureLocation::Segment(_));
            if other && (alike || v.takes_at(who, kind, f.place)?) {
                kinds.insert(kind);
            }
        }
        Ok(kinds)
    }

    fn nearest(&self, v: View, who: Player) -> Result<Vec<Figure>, Fault> {
        match self.ids.round(v).last() {
            Some(cell) => nearest(v, cell, |owner| !self.opponents || owner != who),
            None => Ok(Vec::new()),
        }
    }
}

impl TurnPhase for Swap {
    fn enter(&self, cx: &mut Context) -> Step {
        Ok(Flow::Ask(Ask::open(cx.core().turn.frame().player, self.prompt)))
    }

    /// CP-28: of several that are equally near, the thrower chooses. CP-30: nobody has to.
    fn options(&self, v: View, ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        for figure in self.nearest(v, ask.player)? {
            for kind in self.kinds(v, ask.player, figure)?.iter() {
                menu.add(self.swap, Target::Figure(figure), i16::from(kind.0));
            }
        }
        menu.add(PASS, Target::None, 0);
        Ok(())
    }

    /// CP-26, CP-32: the other goes home, and what stood with it looks whether it may stay.
    fn act(&self, cx: &mut Context, who: Player, action: Action) -> Step {
        let Target::Figure(figure) = action.target else { return Ok(Flow::Done) };
        let place = cx.core().figures.get(figure.index()).map(|f| f.place);
        let own = cx.core().from_supply(who, FigureKind::at(action.arg as usize));
        if let (Some(place), Some(own)) = (place, own) {
            cx.move_figure(figure, FigureLocation::Supply);
            cx.move_figure(own, place);
        }
        Ok(Flow::Done)
    }
}
