//! The options of a decision as numbers.

use bastide_core::action::{ArgKind, TargetKind};
use bastide_core::{Action, Cell, DEPLOY, FigureLocation, Player, Target, View};

use crate::frame::Frame;

/// The columns of an option.
pub(crate) const COLUMNS: [&str; 10] = ["verb", "target", "row", "column", "a", "b", "kind", "figure", "player", "number"];

/// The value of a column that an option does not have.
pub(crate) const NOTHING: i16 = -1;

/// Returns the columns of an option, for a viewer.
pub(crate) fn columns(v: View, frame: &Frame, me: Player, action: &Action) -> [i16; COLUMNS.len()] {
    let [mut a, mut b, mut kind, mut figure, mut player] = [NOTHING; 5];
    let relative = |p: Player| frame.relative(me, p) as i16;
    let mut at: Option<Cell> = None;
    match action.target {
        Target::None => {}
        Target::Cell(cell) => at = Some(cell),
        Target::Place { cell, turn } => (at, a) = (Some(cell), i16::from(turn)),
        Target::Span { cell, a: from, b: to } => (at, a, b) = (Some(cell), from as i16, to as i16),
        Target::Spot { cell, at: point } => (at, a) = (Some(cell), i16::from(point)),
        Target::Segment(seg) if seg.index() < v.core.graph.len() => {
            let segment = v.core.graph.get(seg);
            (at, kind, a) = (Some(segment.cell), segment.kind.index() as i16, v.core.graph.sums(seg).open);
        }
        Target::Segment(_) => {}
        Target::Figure(target) => {
            if let Some(state) = v.core.figures.get(target.index()) {
                (figure, player) = (state.kind.index() as i16, state.owner.map_or(NOTHING, relative));
                at = match state.place {
                    FigureLocation::Segment(seg) => Some(v.core.graph.get(seg).cell),
                    FigureLocation::Spot { cell, .. } => Some(cell),
                    _ => None,
                };
            }
        }
        Target::Player(target) => player = relative(target),
        Target::Slot { group, index } => (a, b) = (group.index() as i16, i16::from(index)),
    }
    let shape = v.rules.names.verbs.spec(action.verb.index());
    if action.verb == DEPLOY || shape.is_some_and(|shape| shape.arg == ArgKind::FigureKind) {
        figure = action.arg;
    }
    let (row, column) = at.and_then(|cell| frame.place(cell)).map_or((NOTHING, NOTHING), |(r, c)| (r as i16, c as i16));
    let verb = action.verb.index() as i16;
    [verb, target_number(action.target.kind()), row, column, a, b, kind, figure, player, action.arg]
}

/// Returns the number of a kind of target, as the documentation lists them.
const fn target_number(kind: TargetKind) -> i16 {
    match kind {
        TargetKind::None => 0,
        TargetKind::Cell => 1,
        TargetKind::Place => 2,
        TargetKind::Span => 3,
        TargetKind::Spot => 4,
        TargetKind::Segment => 5,
        TargetKind::Figure => 6,
        TargetKind::Player => 7,
        TargetKind::Slot => 8,
    }
}
