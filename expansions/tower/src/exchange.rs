//! Prisoners, and their exchange (RULES.md, section 5).

use bastide_core::OfferPoint;
use bastide_core::author::prelude::*;

/// Registers the exchange after a capture, and returns its phase.
pub(crate) fn install(prisons: &[Group], points: &[OfferPoint], reg: &mut Registrar) -> Result<Phase, InstallError> {
    let swap = reg.verb("tower.swap", TargetKind::Figure, ArgKind::None)?;
    let exchange = Exchange { prisons: prisons.to_vec(), swap, prompt: reg.prompt("Whom do you take back?") };
    Ok(reg.subphase("tower.exchange", points, exchange))
}

/// Returns the figures of a player in a prison, the first one of each kind.
pub(crate) fn one_of_each_kind(v: View<'_>, prison: Group, owner: Player) -> impl Iterator<Item = Figure> + '_ {
    let figures = &v.core.figures;
    let is_held = move |i: &usize| {
        figures
            .get(*i)
            .is_some_and(|f| f.owner == Some(owner) && matches!(f.place, FigureLocation::Slot { group, .. } if group == prison))
    };
    let is_first = move |i: &usize| !(0..*i).any(|other| is_held(&other) && figures[other].kind == figures[*i].kind);
    (0..figures.len()).filter(is_held).filter(is_first).map(Figure::at)
}

/// TO-31: exchanges the figure that was just captured, if its owner holds one of the captor's. The
/// number of the call is that of the captured figure.
struct Exchange {
    /// The prison of each player.
    prisons: Vec<Group>,
    swap: Verb,
    prompt: Prompt,
}

impl Exchange {
    fn captured(v: View) -> Figure {
        Figure::at(v.core.turn.frame().arg as usize)
    }

    /// TO-32: the figures of the captor that may come back.
    fn own<'v>(&self, v: View<'v>) -> impl Iterator<Item = Figure> + 'v {
        let owner = v.core.figures.get(Self::captured(v).index()).and_then(|f| f.owner);
        let prison = owner.and_then(|owner| self.prisons.get(owner.index()).copied());
        let captor = v.core.turn.frame().player;
        prison.into_iter().flat_map(move |prison| one_of_each_kind(v, prison, captor))
    }

    fn exchange(cx: &mut Context, back: Figure) -> Flow {
        let captured = Self::captured(cx.view());
        cx.move_figure(captured, FigureLocation::Supply);
        cx.move_figure(back, FigureLocation::Supply);
        Flow::Done
    }
}

impl TurnPhase for Exchange {
    fn enter(&self, cx: &mut Context) -> Step {
        let v = cx.view();
        let mut own = self.own(v);
        let (first, second) = (own.next(), own.next());
        drop(own);
        Ok(match (first, second) {
            (None, _) => Flow::Done,
            (Some(back), None) => Self::exchange(cx, back),
            _ => Flow::Ask(Ask::open(cx.core().turn.frame().player, self.prompt)),
        })
    }

    fn options(&self, v: View, _: Ask, menu: &mut Menu) -> Result<(), Fault> {
        self.own(v).for_each(|figure| menu.add(self.swap, Target::Figure(figure), 0));
        Ok(())
    }

    fn act(&self, cx: &mut Context, _: Player, action: Action) -> Step {
        Ok(match action.target {
            Target::Figure(back) => Self::exchange(cx, back),
            _ => Flow::Done,
        })
    }
}
