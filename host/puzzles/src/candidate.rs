//! A position that may become a puzzle.

use bastide_bots::evaluation::Numbers;
use bastide_bots::greedy::{Effort, Greedy};
use bastide_bots::{Bot, Budget, Dice, Search};
use bastide_core::record::Recorder;
use bastide_core::{Action, DEPLOY, Expansion, Game, GameView, PASS, Target, notation};
use bastide_positions::{Scenario, begin, options, written};

use crate::error::PuzzleError;
use crate::theme::Theme;
use crate::{Puzzle, rating};

/// The fewest options of a puzzle.
const MIN_OPTIONS: usize = 8;
/// The points over the base game by which the best placement is better than all that are not as good.
const GAP: f64 = 1.2;
/// The points within which placements are as good as the best one.
const AS_GOOD: f64 = 0.4;
/// The searches that must agree, each with other draws, and their simulations.
const SEARCHES: u64 = 3;
const SIMULATIONS: u32 = 240;
/// The least rating. What every bot finds is no puzzle.
const MIN_RATING: i32 = 650;
/// The least loss of the next best placement in each search, in points and in standard errors.
const MIN_LOSS: f64 = 1.2;
const SURE: f64 = 2.5;

/// The options of a placement by what the evaluation of the bots promises.
struct Ranked {
    /// The best option and those that are as good.
    best: Vec<usize>,
    /// The next best option.
    next: usize,
}

/// Ranks all options; `None` if there are few, or the best one is not clearly the best.
fn ranked(view: &GameView, dice: &mut Dice) -> Option<Ranked> {
    let options = view.decision()?.len();
    let all = Greedy::new(Effort::THOROUGH, Numbers::FITTED).rank(view, dice);
    let (first, _) = *all.first()?;
    let best: Vec<usize> = all.iter().take_while(|(value, _)| *value > first - AS_GOOD).map(|(_, option)| *option).collect();
    let (value, next) = *all.get(best.len())?;
    (options >= MIN_OPTIONS && value <= first - GAP).then_some(Ranked { best, next })
}

/// Returns whether the best placement is clearly the best at first sight.
pub(crate) fn is_promising(view: &GameView, mut dice: Dice) -> bool {
    view.decision().is_some_and(|decision| decision.len() >= MIN_OPTIONS) && ranked(view, &mut dice).is_some()
}

/// Returns the puzzle of the open placement of a game, if it is one.
///
/// # Errors
/// The position cannot be written, or a bot cannot be made.
pub(crate) fn puzzle(
    recorder: &Recorder,
    available: &[&'static dyn Expansion],
    mut dice: Dice,
) -> Result<Option<Puzzle>, PuzzleError> {
    let available: Vec<&dyn Expansion> = available.iter().map(|one| *one as &dyn Expansion).collect();
    let position = written(recorder, None, &available).map_err(PuzzleError::Position)?;
    // A position that a file does not have in full is another position.
    if !position.lost.is_empty() {
        return Ok(None);
    }
    let scenario = Scenario::parse("puzzle.toml", &position.text).map_err(|e| PuzzleError::Position(e.to_string()))?;
    let game = begin(&scenario, &available).map_err(PuzzleError::Position)?;
    if options(&game) != options(recorder.game()) {
        return Ok(None);
    }
    // From here on, the position is that of the file, as the solver sees it.
    let view = GameView::for_asked(&game);
    let Some((decision, Ranked { best, next })) = view.decision().zip(ranked(&view, &mut dice)) else { return Ok(None) };
    let rating = rating::rated(&view, |option| best.contains(&option))?;
    if rating < MIN_RATING {
        return Ok(None);
    }
    let me = decision.ask.player;
    let mut lost = f64::MAX;
    for number in 0..SEARCHES {
        let mut dice = Dice::new(dice.roll(), number);
        let compared = Search::new(Budget::Simulations(SIMULATIONS)).compare(&view, next, SIMULATIONS, &mut dice);
        let Some(compared) = compared else { return Ok(None) };
        if !best.contains(&compared.best) || compared.lost < MIN_LOSS || compared.lost < SURE * compared.error {
            return Ok(None);
        }
        lost = lost.min(compared.lost);
    }
    let (choice, reasons) = Greedy::default().explain(&view, &mut dice);
    let Some(reasons) = reasons.filter(|_| best.contains(&choice)) else { return Ok(None) };
    let plain = |action: &Action| action.verb == DEPLOY || action.verb == PASS || matches!(action.target, Target::Place { .. });
    let (theme, kind) = Theme::of(&reasons, me, reasons.then.iter().any(|action| !plain(action)));
    let line = |option: &usize| decision.get(*option).map(|action| notation::print(game.view(), &action));
    Ok(Some(Puzzle {
        id: format!("{:016x}-{}", recorder.seed(), recorder.len()),
        theme,
        kind: kind.map(|kind| game.rules().names.kinds.name(kind.index()).to_owned()),
        rating,
        best: best.iter().filter_map(line).collect(),
        then: followed(&game, decision.get(choice).unwrap_or_default(), &reasons.then),
        lost: (10.0 * lost).round() / 10.0,
        position: position.text,
    }))
}

/// Returns the actions after an action in notation, each as it is written where it is taken.
fn followed(game: &Game, first: Action, then: &[Action]) -> Vec<String> {
    let (mut game, mut lines) = (game.clone(), Vec::new());
    let mut last = first;
    for action in then {
        if game.apply(last).is_err() {
            break;
        }
        lines.push(notation::print(game.view(), action));
        last = *action;
    }
    lines
}
