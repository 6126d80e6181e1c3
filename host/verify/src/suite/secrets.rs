//! The check of secrets: what one viewer may not know never reaches that viewer.
//!
//! At sampled decisions, for each seat and a spectator:
//!
//! - a display that a plugin shows to one player only is not among what others can see;
//! - hiding the secrets twice gives the same as hiding them once;
//! - a game that is sampled for a viewer looks the same to that viewer, and asks them the same;
//! - a sampled game can be played to its end;
//! - the events of an action do not tell what is hidden: see [`leaks`].

use std::collections::BTreeSet;
use std::sync::Arc;

use bastide_core::message::list;
use bastide_core::{Action, Display, Edition, Expansion, Game, GameSetup, GameView, Player, Ruleset, Section, Table, notation};

use crate::dice::Dice;
use crate::error::KitError;
use crate::games::properties::{MAX_DECISIONS, count};
use crate::suite::difference::{difference, name_of};
use crate::suite::{Subject, leaks};

/// One in N decisions is looked at.
const LOOKED_AT: usize = 12;
/// One in N looks plays a sampled game to its end.
const PLAYED_OUT: usize = 8;
/// The number of starts of games that are looked at.
const STARTS: u64 = 20;

impl Subject<'_> {
    /// Checks the secrets in random games.
    pub(crate) fn secrets(&self) -> Result<String, KitError> {
        let table = self.watched_table();
        let rules = self.compile(&table)?;
        let (mut dice, mut views) = (Dice::new(self.seed), 0);
        for _ in 0..if rules.hides_anything() { STARTS } else { 0 } {
            let seed = dice.roll();
            self.follow.begins(&format_args!("secrets, the start of a game (seed {seed})"));
            let opening = table.opening(&rules, seed).map_err(KitError::other)?;
            leaks::at_the_start(&rules, &opening, &mut dice)
                .map_err(|why| KitError::other(format!("the start of the game with seed {seed}: {why}")))?;
        }
        let mut look = |game: &Game| {
            if dice.once_in(LOOKED_AT) {
                views += look_at(game, &mut dice).map_err(KitError::other)?;
            }
            Ok(())
        };
        self.watch_games("secrets", &table, &rules, &mut look).1?;
        Ok(match (rules.hides_anything(), views) {
            (false, _) => format!("nothing is hidden, and nothing is shown to one player only{}", self.public_slots()),
            (true, views) => format!("{} of hidden things; none shows more than it may", count(views, "view")),
        })
    }

    /// Returns a hint that names the types of the slots of the expansion; it is empty if there are none.
    fn public_slots(&self) -> String {
        let own = || -> Option<BTreeSet<&'static str>> {
            let mut bare = self.table(Edition::First);
            bare.plugins.remove(self.id());
            let mut own = slot_types(&self.table(Edition::First), &self.everything())?;
            for slot in slot_types(&bare, &self.everything())? {
                let at = own.iter().position(|other| *other == slot)?;
                own.remove(at);
            }
            Some(own.into_iter().collect())
        };
        let types: Vec<String> = own().unwrap_or_default().iter().map(|name| format!("`{name}`")).collect();
        if types.is_empty() {
            return String::new();
        }
        format!(
            "\nall players and bots can see what it keeps, in slots of type {}; if not all may see all of it, such as a hand, \
             hide it with `reg.hide`",
            list(types.iter().map(String::as_str))
        )
    }
}

/// Returns the type of each slot at a table; `None` if there is no game at it.
fn slot_types(table: &Table, all: &[&dyn Expansion]) -> Option<Vec<&'static str>> {
    let rules: Arc<Ruleset> = table.rules(all).ok().map(Arc::new)?;
    let game = Game::new(rules, &GameSetup::seeded(1)).ok()?;
    Some(game.state().slots.prints().into_iter().map(|(name, _)| name).collect())
}

/// Checks the views of all viewers of a position. Returns the number of views.
fn look_at(game: &Game, dice: &mut Dice) -> Result<u64, String> {
    let viewers = || game.state().core.players().map(Some).chain([None]);
    for owner in game.state().core.players() {
        for other in viewers().filter(|other| *other != Some(owner)) {
            private_displays(game, owner, other)?;
        }
    }
    if !game.rules().hides_anything() || game.is_over() {
        return Ok(0);
    }
    for seat in viewers() {
        let name = name_of(game, seat);
        let seen = GameView::for_player(game, seat).into_game();
        if let Some(fault) = seen.fault() {
            return Err(format!("the view of {name}: {fault}"));
        }
        let twice = GameView::for_player(&seen, seat).into_game();
        if let Some(part) = difference(seen.state(), twice.state()) {
            return Err(format!(
                "`redact` for {name}, called twice, changes {part} again; replace what is hidden by something that stays the same"
            ));
        }
        let sampled = game.determinize(seat, dice.roll());
        if let Some(fault) = sampled.fault() {
            return Err(format!("a game that is sampled for {name}: {fault}"));
        }
        let again = GameView::for_player(&sampled, seat).into_game();
        if let Some(part) = difference(seen.state(), again.state()) {
            return Err(format!(
                "two games that differ only in what {name} may not know look different to {name}, in {part}; \
                 `redact` leaves a part of the secret there, or `sample` changes what {name} knows"
            ));
        }
        shown_alike(&seen, &again, &name)?;
        if seat.is_some() && GameView::for_asked(game).seat() == seat {
            asked_alike(game, &sampled, &name)?;
        }
        if dice.once_in(PLAYED_OUT) {
            play_out(sampled, dice)
                .map_err(|why| format!("a game that is sampled for {name} cannot be played to its end: {why}"))?;
        }
    }
    leaks::by_an_action(game, dice)?;
    Ok(viewers().count() as u64)
}

/// Checks that what a plugin shows to `owner` only cannot be seen by `other`.
fn private_displays(game: &Game, owner: Player, other: Option<Player>) -> Result<(), String> {
    let displays = |game: &Game, viewer: Option<Player>| -> Result<Vec<Display>, String> {
        let displays = GameView::for_player(game, viewer).displays().map_err(|e| e.to_string())?;
        Ok(displays.into_iter().map(without_prices).collect())
    };
    let for_other = displays(game, other)?;
    let own = displays(game, Some(owner))?.into_iter();
    let private: Vec<Display> = own.filter(|display| belongs_to(display, owner) && !for_other.contains(display)).collect();
    if private.is_empty() {
        return Ok(());
    }
    // From the copy of the other viewer, the view of the owner.
    let seen = GameView::for_player(game, other).into_game();
    let reached = displays(&seen, Some(owner))?;
    match private.iter().find(|display| reached.contains(display)) {
        Some(display) => Err(format!(
            "{} is shown to {} only, but {} can see all of it in the state of the game; register a `Secret` for its slot with \
             `reg.hide`",
            named(game, display),
            name_of(game, Some(owner)),
            name_of(game, other)
        )),
        None => Ok(()),
    }
}

/// Returns a display without the parts that depend on the viewer but are no secrets: prices, gains and
/// the reasons why a section is closed to them.
fn without_prices(display: Display) -> Display {
    match display {
        Display::Section(section) => Display::Section(Section { price: None, closed: None, gain: None, ..section }),
        other => other,
    }
}

/// Returns `true` if a display is about this player.
fn belongs_to(display: &Display, owner: Player) -> bool {
    match *display {
        Display::Tile { of, .. } => of == Some(owner),
        Display::Fact { player, .. } => player == Some(owner),
        Display::Card { of, .. } => of == owner,
        _ => false,
    }
}

/// Describes a display for a message.
fn named(game: &Game, display: &Display) -> String {
    let names = &game.rules().names;
    match *display {
        Display::Tile { tile, group, .. } => {
            format!("the tile {} in {}", game.rules().tiles.get(tile).name, names.groups.name(group.index()))
        }
        Display::Fact { name, number, .. } => {
            let number = number.map_or_else(String::new, |number| format!(" {number}"));
            format!("the fact \"{}{number}\"", names.labels.name(name.index()))
        }
        Display::Card { card, .. } => format!("the card \"{}\"", names.tokens.name(card.index())),
        other => format!("{other:?}"),
    }
}

/// Checks that two copies of a game show the same to a viewer: displays and projected scores.
fn shown_alike(a: &Game, b: &Game, name: &str) -> Result<(), String> {
    for who in a.state().core.players() {
        let of = |game: &Game| game.view().displays(who).map_err(|e| e.to_string());
        let (first, second) = (of(a)?, of(b)?);
        if let Some(display) = first.iter().find(|display| !second.contains(display)) {
            return Err(format!("{} depends on what {name} may not know; make displays from what is visible", named(a, display)));
        }
    }
    let standing = |game: &Game| game.view().standing().map_err(|e| e.to_string());
    if standing(a)? == standing(b)? {
        return Ok(());
    }
    Err(format!("the projected scores depend on what {name} may not know; leave hidden points out of what is visible"))
}

/// Checks that a sampled game asks its viewer the same with the same options.
fn asked_alike(game: &Game, sampled: &Game, name: &str) -> Result<(), String> {
    let options = |game: &Game| -> Vec<Action> { game.decision().map_or_else(Vec::new, |d| d.iter().collect()) };
    let (own, other) = (options(game), options(sampled));
    let missing = own.iter().find(|action| !other.contains(action)).map(|action| (game, action, "lacks"));
    let added = other.iter().find(|action| !own.contains(action)).map(|action| (sampled, action, "has in addition"));
    match missing.or(added) {
        Some((of, action, verb)) => Err(format!(
            "a game that is sampled for {name}, who is asked, {verb} the option \"{}\"; `sample` must keep what the viewer knows",
            notation::print(of.view(), action)
        )),
        None => Ok(()),
    }
}

/// Plays a game with random actions.
fn play_out(mut game: Game, dice: &mut Dice) -> Result<(), String> {
    for _ in 0..MAX_DECISIONS {
        let Some(decision) = game.decision() else {
            return game.fault().map_or(Ok(()), |fault| Err(fault.to_string()));
        };
        let choice = dice.choose(&decision, 1);
        game.apply_nth(choice).map_err(|e| e.to_string())?;
    }
    Err(format!("it is not over after {MAX_DECISIONS} decisions"))
}
