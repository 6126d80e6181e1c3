//! Two followers change places (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// LP-06: returns `true` if a follower may be exchanged where it stands: on a road, a city, a field, a
/// monastery or another feature that can be completed; not on a castle, and not as a prior.
fn is_exchangeable(v: View, figure: Figure, state: &FigureState) -> Result<bool, Fault> {
    let FigureLocation::Segment(seg) = state.place else { return Ok(false) };
    let spec = v.rules.kinds.get(v.core.graph.get(seg).kind);
    let stays = spec.contact == EdgeContact::Inside && spec.completion == CompletionRule::Never;
    Ok(!stays && v.counts_as_follower(figure)?)
}

/// LP-06: returns `true` if each of two followers may stand where the other one does.
fn fit(v: View, (a, at_a): (&FigureState, SegmentId), (b, at_b): (&FigureState, SegmentId)) -> Result<bool, Fault> {
    let (Some(of_a), Some(of_b)) = (a.owner, b.owner) else { return Ok(false) };
    let features_differ = !v.core.graph.joined(at_a, at_b);
    Ok(of_a != of_b && features_differ && v.takes(of_a, a.kind, at_b)? && v.takes(of_b, b.kind, at_a)?)
}

/// Returns the followers of others for which a follower may be exchanged, in the order of the figures.
pub(crate) fn partners(v: View, own: Figure) -> Result<Vec<Figure>, Fault> {
    let mut found = Vec::new();
    let Some(state) = v.core.figures.get(own.index()) else { return Ok(found) };
    let FigureLocation::Segment(seg) = state.place else { return Ok(found) };
    for (i, other) in v.core.figures.iter().enumerate() {
        let (FigureLocation::Segment(there), figure) = (other.place, Figure::at(i)) else { continue };
        if is_exchangeable(v, figure, other)? && fit(v, (state, seg), (other, there))? {
            found.push(figure);
        }
    }
    Ok(found)
}

/// LP-04: returns the own followers that may be exchanged for one of another player.
pub(crate) fn own(v: View, player: Player) -> Result<Vec<Figure>, Fault> {
    let mut found = Vec::new();
    for (i, state) in v.core.figures.iter().enumerate() {
        let figure = Figure::at(i);
        if state.owner == Some(player) && is_exchangeable(v, figure, state)? && !partners(v, figure)?.is_empty() {
            found.push(figure);
        }
    }
    Ok(found)
}

/// LP-04: exchanges two figures.
pub(crate) fn exchange(cx: &mut Context, a: Figure, b: Figure) {
    let place = |figure: Figure| cx.core().figures.get(figure.index()).map(|state| state.place);
    if let (Some(of_a), Some(of_b)) = (place(a), place(b)) {
        cx.move_on(a, of_b);
        cx.move_on(b, of_a);
    }
}
