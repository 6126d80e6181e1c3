//! Mutated actions, which must be refused.
//!
//! Each legal action is changed in one detail: another cell, another rotation, another segment,
//! another verb, or a number that differs by one. The result is refused without a change of the
//! state, unless it is legal too.

use bastide_core::{Action, Cell, Figure, Game, Group, PlayError, Player, SegmentId, Side, Target, Verb};

use crate::dice::Dice;

/// Returns an action that differs from this one in one detail.
pub fn mutate(dice: &mut Dice, game: &Game, action: Action) -> Action {
    let mut other = action;
    match dice.below(4) {
        0 => other.verb = Verb::at(dice.below(game.rules().names.verbs.len() + 1)),
        1 => other.arg = action.arg.wrapping_add(if dice.once_in(2) { 1 } else { -1 }),
        2 => other.target = moved(dice, game, action.target),
        _ => other.target = any_target(dice, game),
    }
    other
}

/// Returns another target of the same kind.
fn moved(dice: &mut Dice, game: &Game, target: Target) -> Target {
    let step = |dice: &mut Dice, c: Cell| Cell::new(c.x + dice.below(3) as i16 - 1, c.y + dice.below(3) as i16 - 1);
    match target {
        Target::Place { cell, turn } if dice.once_in(2) => Target::Place { cell, turn: turn ^ (1 << dice.below(5)) },
        Target::Place { cell, turn } => Target::Place { cell: step(dice, cell), turn },
        Target::Cell(c) => Target::Cell(step(dice, c)),
        Target::Span { cell, a, b } => Target::Span { cell: step(dice, cell), a: b, b: a },
        Target::Spot { cell, at } => Target::Spot { cell, at: at.wrapping_add(1) },
        Target::Segment(_) => Target::Segment(SegmentId::at(dice.below(game.state().core.graph.len() + 2))),
        Target::Figure(_) => Target::Figure(Figure::at(dice.below(game.state().core.figures.len() + 2))),
        Target::Player(p) => Target::Player(Player(p.0.wrapping_add(1))),
        Target::Slot { group, index } => Target::Slot { group, index: index.wrapping_add(1) },
        Target::None => Target::Player(Player(0)),
    }
}

/// Returns a target of any kind, which need not exist.
fn any_target(dice: &mut Dice, game: &Game) -> Target {
    let far = |dice: &mut Dice| if dice.once_in(8) { i16::MIN } else { dice.below(9) as i16 - 4 };
    let cell = Cell::new(far(dice), far(dice));
    match dice.below(9) {
        0 => Target::None,
        1 => Target::Cell(cell),
        2 => Target::Place { cell, turn: dice.below(256) as u8 },
        3 => Target::Span { cell, a: Side::N, b: Side::at(dice.below(4)) },
        4 => Target::Spot { cell, at: dice.below(12) as u8 },
        5 => Target::Segment(SegmentId::at(dice.below(game.state().core.graph.len() + 2))),
        6 => Target::Figure(Figure::at(dice.below(game.state().core.figures.len() + 2))),
        7 => Target::Player(Player(dice.below(10) as u8)),
        _ => Target::Slot { group: Group(dice.below(4) as u8), index: dice.below(10) as u8 },
    }
}

/// Checks that an action that is not listed and maps to an option names another segment of the same
/// feature, and is the same in all other parts.
fn same_feature(game: &Game, option: Action, other: Action) -> Result<(), String> {
    let alike = match (option.target, other.target) {
        (Target::Segment(a), Target::Segment(b)) => game.state().core.graph.joined(a, b),
        _ => false,
    };
    if alike && option.verb == other.verb && option.arg == other.arg {
        return Ok(());
    }
    Err(format!("{other:?} is not in the list of options, but counts as {option:?}"))
}

/// Tries `n` mutations of legal actions: each is refused and changes nothing.
pub fn check(dice: &mut Dice, game: &mut Game, n: usize) -> Result<(), String> {
    let offered: Vec<Action> = game.decision().map_or_else(Vec::new, |d| d.iter().collect());
    let before = game.state().fingerprint();
    for _ in 0..n {
        let Some(&action) = dice.pick(&offered) else { return Ok(()) };
        let other = mutate(dice, game, action);
        if offered.contains(&other) {
            continue;
        }
        if let Some(option) = game.meant(&other) {
            same_feature(game, option, other)?;
            continue;
        }
        if game.decision().is_some_and(|d| d.offers(&other)) {
            return Err(format!("{other:?} is not in the list of options, but counts as one"));
        }
        match game.apply(other) {
            Err(PlayError::NotOffered) => {}
            Err(error) => return Err(format!("{other:?} should be refused as not offered, but the error is: {error}")),
            Ok(_) => return Err(format!("{other:?} was not offered but was applied")),
        }
        if game.state().fingerprint() != before {
            return Err(format!("{other:?} was refused and changed the state"));
        }
        let now: Vec<Action> = game.decision().map_or_else(Vec::new, |d| d.iter().collect());
        if now != offered {
            return Err(format!("{other:?} was refused but changed the menu"));
        }
    }
    Ok(())
}
