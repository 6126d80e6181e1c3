//! One game of bots, from the first decision to the end.

use bastide_bots::{Bot, Dice};
use bastide_core::record::Recorder;
use bastide_core::{Event, Game, GameView, Seals};

use crate::error::SimulateError;

/// The number of decisions above which a game counts as endless.
const MAX_DECISIONS: u64 = 1_000_000;

/// Something that counts what happens in a game.
pub(crate) trait Follow {
    /// Called before each decision, with the number of placements on its menu.
    fn decision(&mut self, placements: usize);
    /// Called after each action.
    fn events(&mut self, events: &[Event]);

    /// An option is taken, by its number.
    fn choice(&mut self, _option: usize) {}
}

/// Counts nothing.
impl Follow for () {
    fn decision(&mut self, _placements: usize) {}

    fn events(&mut self, _events: &[Event]) {}
}

/// Plays a game to its end.
///
/// # Errors
/// A plugin fails, or the game has no end.
pub(crate) fn play(
    game: &mut Game,
    seats: &mut [Box<dyn Bot>],
    seed: u64,
    follow: &mut impl Follow,
) -> Result<(), SimulateError> {
    let (mut number, mut seals) = (0, Seals::default());
    while let Some(decision) = game.decision() {
        follow.decision(decision.menu().placements());
        let me = decision.ask.player;
        // The number of the decision must not tell a bot of sealed answers.
        let known = number - seals.hidden_from(Some(me)) as u64;
        let choice = seats[me.index()].choose(&GameView::for_player(game, Some(me)), &mut Dice::new(seed, known));
        follow.choice(choice);
        let events = game.apply_nth(choice).map_err(|refused| SimulateError::refused(seed, refused))?;
        follow.events(events);
        seals.note(number as usize, game.log().seal(), &game.state().core);
        number += 1;
        if number > MAX_DECISIONS {
            return Err(endless(seed));
        }
    }
    sound(seats, seed)
}

/// Returns the error for a fault of a plugin that a bot met while it looked ahead: such games say
/// nothing of the expansion.
fn sound(seats: &mut [Box<dyn Bot>], seed: u64) -> Result<(), SimulateError> {
    match seats.iter_mut().find_map(|bot| bot.take_fault()) {
        None => Ok(()),
        Some(fault) => Err(SimulateError::Ahead { seed, fault }),
    }
}

/// Plays a game to its end and records it, for bots that want its history. They choose as in
/// [`play`].
///
/// # Errors
/// As for [`play`].
pub(crate) fn play_recorded(recorder: &mut Recorder, seats: &mut [Box<dyn Bot>]) -> Result<(), SimulateError> {
    let seed = recorder.seed();
    while let Some(decision) = recorder.game().decision() {
        let choice = bastide_bots::choose(seats[decision.ask.player.index()].as_mut(), recorder);
        let action = choice.and_then(|choice| decision.get(choice)).or_else(|| decision.get(0));
        let Some(action) = action else { break };
        recorder.play(action).map_err(|refused| SimulateError::refused(seed, refused))?;
        if recorder.len() as u64 > MAX_DECISIONS {
            return Err(endless(seed));
        }
    }
    sound(seats, seed)
}

fn endless(seed: u64) -> SimulateError {
    SimulateError::Usage(format!("the game with seed {seed} has more than {MAX_DECISIONS} decisions: no end in sight"))
}
