//! The check of events: they do not tell a viewer what is hidden from that viewer.
//!
//! The same action is performed in two copies of a game that differ in the future of one stream of
//! chance. If a hidden part of the state differs afterwards, and a viewer sees the same state but
//! other events, then the events tell the secret.

use std::sync::Arc;

use bastide_core::{Event, Game, GameSetup, GameView, Player, Ruleset, Stream, notation};

use crate::dice::Dice;
use crate::suite::difference::{difference, name_of};

/// Performs a random action with other outcomes of each stream.
pub(super) fn by_an_action(game: &Game, dice: &mut Dice) -> Result<(), String> {
    let Some(decision) = game.decision() else { return Ok(()) };
    let choice = dice.choose(&decision, 1);
    let action = decision.get(choice).map(|action| notation::print(game.view(), &action)).unwrap_or_default();
    let play = |mut copy: Game| copy.apply_nth(choice).is_ok().then_some(copy);
    // A fault is told by the other checks.
    let Some(played) = play(game.clone()) else { return Ok(()) };
    let seed = dice.roll();
    for stream in streams(game.rules()) {
        let mut copy = game.clone();
        copy.reseed_stream(stream, seed);
        if let Some(other) = play(copy) {
            compare(&played, &other, stream, &format!("\"{action}\""))?;
        }
    }
    Ok(())
}

/// Starts a game with other outcomes of each stream that the start logs.
pub(super) fn at_the_start(rules: &Arc<Ruleset>, opening: &GameSetup, dice: &mut Dice) -> Result<(), String> {
    // A fault is told by the other checks.
    let Ok(began) = Game::new(rules.clone(), opening) else { return Ok(()) };
    let mut setup = opening.clone();
    for stream in streams(rules) {
        let outcome = |event: &Event| match *event {
            Event::Chance { stream: of_stream, of, .. } if of_stream == stream => Some(dice.below(usize::from(of)) as u16),
            _ => None,
        };
        let outcomes: Vec<u16> = began.log().events().iter().filter_map(outcome).collect();
        if outcomes.is_empty() {
            continue;
        }
        setup.prepared.clone_from(&opening.prepared);
        setup.prepared.push((stream, outcomes.into()));
        if let Ok(other) = Game::new(rules.clone(), &setup) {
            compare(&began, &other, stream, "the setup")?;
        }
    }
    Ok(())
}

fn streams(rules: &Ruleset) -> impl Iterator<Item = Stream> + use<> {
    (0..rules.names.streams.len()).map(Stream::at)
}

/// Compares two games after the same, with other outcomes of one stream.
fn compare(a: &Game, b: &Game, stream: Stream, after: &str) -> Result<(), String> {
    if a.is_over() || b.is_over() {
        return Ok(());
    }
    let Some(part) = difference(a.state(), b.state()) else { return Ok(()) };
    for seat in a.state().core.players().map(Some).chain([None]) {
        let (in_a, in_b) = (GameView::for_player(a, seat), GameView::for_player(b, seat));
        let mut events = in_a.events().iter().zip(in_b.events());
        let told = events.find(|(one, other)| one != other).map(|(event, _)| *event);
        let told = told.or_else(|| longer(in_a.events(), in_b.events()));
        let Some(event) = told else { continue };
        let seen = |view: GameView| view.into_game().state().fingerprint();
        if seen(in_a) == seen(in_b) {
            return Err(leak(a, event, seat, stream, &part, after));
        }
    }
    Ok(())
}

/// Returns the first event that only one list has, if the other is its beginning.
fn longer(a: &[Event], b: &[Event]) -> Option<Event> {
    a.get(b.len()).or_else(|| b.get(a.len())).copied()
}

/// Describes a leak.
fn leak(game: &Game, event: Event, seat: Option<Player>, stream: Stream, part: &str, after: &str) -> String {
    let (names, viewer) = (&game.rules().names, name_of(game, seat));
    let drawn_with = names.streams.name(stream.index());
    let (what, remedy) = match event {
        Event::Chance { stream, .. } => (
            format!("an outcome of the stream \"{}\", which all see,", names.streams.name(stream.index())),
            "hide the stream with `reg.hide_chance`, or draw with `cx.chance_unlogged`",
        ),
        Event::Other { tag, .. } => (
            format!("the event \"{}\", drawn with the stream \"{drawn_with}\",", names.tags.name(tag.index())),
            "leave out of it what only some players may know",
        ),
        other => (
            format!("the event {other:?}, drawn with the stream \"{drawn_with}\","),
            "leave out of it what only some players may know",
        ),
    };
    format!(
        "after {after}, {what} tells {viewer} what is hidden in {part}; {remedy}, or keep in `redact` what {viewer} may know of it"
    )
}
