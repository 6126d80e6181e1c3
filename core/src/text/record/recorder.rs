//! A game in play with its record.
//!
//! The recorder owns its game, so that every action is recorded. An action is printed before it is
//! performed, while the board is as the player saw it. [`Recorder::text`] saves the game,
//! [`Recorder::rewind`] undoes actions.

use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::error::{Problem, RecordError};
use super::line::{End, Line};
use super::{ENGINE, FIRST_LINE, FORMAT, STRIDE};
use crate::dispatch::hook::Ruleset;
use crate::engine::game::{Game, GameSetup, PlayError};
use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::ids::Player;
use crate::model::state::seal::Seals;
use crate::model::state::stable_hash::StableHasher;
use crate::text::notation;
use crate::text::table::Table;
use crate::text::table::write::{MOVES, inline, quote};

/// A game in play with its record.
#[derive(Clone, Debug)]
pub struct Recorder {
    table: Table,
    opening: GameSetup,
    game: Game,
    played: Vec<Played>,
    /// The answers that are still sealed, by their index.
    sealed: Seals,
    /// A hash of the table and the seed, which goes into every fingerprint.
    setup: u64,
}

/// A performed action.
#[derive(Clone, Debug)]
struct Played {
    player: Player,
    action: Action,
    /// Its line, which can only be written while the board is as it was before the action.
    line: String,
    /// Whether it concerns a hidden place, which only the player knows.
    hidden: bool,
    /// The fingerprint of the game after it, where one is due.
    state: Option<u64>,
}

impl Recorder {
    /// Starts a game at a table from a seed; `rules` are the compiled rules of that table.
    ///
    /// # Errors
    /// The draws of the table are not possible, or a plugin failed before the first question.
    pub fn start(table: Table, rules: Arc<Ruleset>, seed: u64) -> Result<Recorder, RecordError> {
        let opening = table.opening(&rules, seed)?;
        let game = Game::new(rules, &opening).map_err(|fault| RecordError::new(table.whole(), Problem::Start(fault)))?;
        let mut hasher = StableHasher::new();
        (table.fingerprint(), seed).hash(&mut hasher);
        Ok(Recorder { table, opening, game, played: Vec::new(), sealed: Seals::default(), setup: hasher.finish() })
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the seed.
    pub fn seed(&self) -> u64 {
        self.opening.seed
    }

    /// Returns the settings of the game other than its rules.
    pub(super) fn opening(&self) -> &GameSetup {
        &self.opening
    }

    /// Returns the number of performed actions.
    pub fn len(&self) -> usize {
        self.played.len()
    }

    /// Returns `true` if no action was performed yet.
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// Returns the performed actions: player, action, and its line of notation.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = (Player, Action, &str)> + ExactSizeIterator {
        self.played.iter().map(|p| (p.player, p.action, p.line.as_str()))
    }

    /// Returns `true` if a seat (`None`: a spectator) must not know yet that this action was
    /// performed: it is the sealed answer of another player, and its phase is not over.
    pub fn is_sealed(&self, index: usize, seat: Option<Player>) -> bool {
        self.sealed.hide(index, seat)
    }

    /// Returns the number of actions that a seat knows of. It grows with the game, and does not
    /// tell how many sealed answers there are.
    pub fn known_to(&self, seat: Option<Player>) -> usize {
        self.len() - self.sealed.hidden_from(seat)
    }

    /// Returns the actions that a seat knows of: player, and the line of notation, or `None` for an
    /// action that concerns a hidden place of another player.
    pub fn seen_by(&self, seat: Option<Player>) -> impl Iterator<Item = (Player, Option<&str>)> {
        let known = self.played.iter().enumerate().filter(move |(i, _)| !self.is_sealed(*i, seat));
        known.map(move |(_, p)| {
            let hidden = p.hidden && seat != Some(p.player) && !self.game.is_over();
            (p.player, (!hidden).then_some(p.line.as_str()))
        })
    }

    /// Returns what a seat may see of the record. That of a game that is over is the whole
    /// [`Self::text`]. Before, it is not a record that can be replayed: it has no seed, no draws,
    /// no outcomes of chance and no fingerprints, sealed answers of others are left out, and a hidden
    /// action of another player is a `?`.
    pub fn text_for(&self, seat: Option<Player>) -> String {
        if self.game.is_over() {
            return self.text();
        }
        let rules = self.game.rules();
        let mut table = self.table.clone();
        table.seed = None;
        table.draws.clear();
        table.chance.clear();
        let viewer = seat.map_or("everybody", |seat| rules.seat(seat));
        let mut text = format!("# Bastide game as {viewer} sees it\n[table]\n{}\n{MOVES}", table.to_toml());
        // Writing to a string cannot fail.
        _ = writeln!(text);
        for (player, line) in self.seen_by(seat) {
            let (seat, text_of) = (Some(rules.seat(player).to_owned()), line.unwrap_or("?").to_owned());
            _ = writeln!(text, "{}", Line::Action { seat, text: text_of });
        }
        text
    }

    /// Performs one of the options and records it, in the form in which the menu offered it. A
    /// refused action is not recorded.
    ///
    /// # Errors
    /// As [`Game::apply`].
    pub fn play(&mut self, action: Action) -> Result<&[Event], PlayError> {
        let Some(player) = self.game.decision().map(|d| d.ask.player) else {
            return Err(self.game.fault().map_or(PlayError::Over, |fault| PlayError::Broken(fault.clone())));
        };
        let action = self.game.meant(&action).ok_or(PlayError::NotOffered)?;
        let line = notation::print(self.game.view(), &action);
        let hidden = self.game.rules().hides_from_others(player, &action);
        self.game.apply(action)?;
        self.note_seal(self.played.len());
        let due = (self.played.len() + 1).is_multiple_of(STRIDE);
        let state = due.then(|| self.fingerprint());
        self.played.push(Played { player, action, line, hidden, state });
        Ok(self.game.log().events())
    }

    /// Returns the index of the last action of a player: rewinding to it takes back that action and
    /// all later ones.
    pub fn last_of(&self, player: Player) -> Option<usize> {
        self.played.iter().rposition(|p| p.player == player)
    }

    /// Goes back to the state after the first `keep` actions by performing them again. This also
    /// restores a game that a plugin broke, since the action that broke it was not recorded.
    pub fn rewind(&mut self, keep: usize) -> Result<(), PlayError> {
        self.game.restart(&self.opening)?;
        self.played.truncate(keep);
        self.sealed.clear();
        for i in 0..self.played.len() {
            self.game.apply(self.played[i].action)?;
            self.note_seal(i);
        }
        Ok(())
    }

    /// Notes whether the last action, of this index, is sealed, and which earlier ones no longer
    /// are.
    fn note_seal(&mut self, index: usize) {
        let core = &self.game.state().core;
        self.sealed.note(index, self.game.log().seal(), core);
    }

    /// Returns the record of the game so far.
    pub fn text(&self) -> String {
        let versions = self.game.rules().plugins.iter().map(|p| (p.id, quote(p.version)));
        let mut text = format!("{FIRST_LINE}{FORMAT}\nengine = {}\n", quote(ENGINE));
        // Writing to a string cannot fail.
        _ = writeln!(text, "plugins = {}\nseed = {}\n", inline(versions), self.seed());
        _ = writeln!(text, "[table]\n{}\n{MOVES}", self.table.to_toml());
        for p in &self.played {
            let seat = self.game.rules().seat(p.player).to_owned();
            _ = writeln!(text, "{}", Line::Action { seat: Some(seat), text: p.line.clone() });
            if let Some(state) = p.state {
                _ = writeln!(text, "{}", Line::State(state));
            }
        }
        _ = writeln!(text, "{}", Line::End(self.end()));
        text
    }

    /// Returns the last line of the record so far.
    pub fn end(&self) -> End {
        let (rules, state) = (self.game.rules(), self.game.state());
        let scores = rules.seats.iter().cloned().zip(state.core.score).collect();
        End { is_over: self.game.is_over(), actions: self.played.len(), scores, state: self.fingerprint() }
    }

    /// Returns a number that tells two games apart, the same on every machine. It covers table,
    /// draws, seed and the state. A change to one of them in a record changes all its fingerprints.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = StableHasher::new();
        (self.setup, self.game.state().fingerprint()).hash(&mut hasher);
        hasher.finish()
    }
}
