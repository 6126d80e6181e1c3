//! A game in play with the record of it.
//!
//! The recorder owns its game, so that nothing can be done that is not written down. An action is printed before it is done, when the
//! board is as it was for the one who chose it. Saving is [`Recorder::text`], undoing is [`Recorder::rewind`].

use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::error::{Problem, RecordError};
use super::line::{End, Line};
use super::{ENGINE, FIRST_LINE, FORMAT, STRIDE};
use crate::engine::game::{Game, GameSetup, PlayError};
use crate::model::action::Action;
use crate::model::event::Event;
use crate::model::ids::Player;
use crate::model::stable_hash::StableHasher;
use crate::plugin::hook::Ruleset;
use crate::text::notation;
use crate::text::table::Table;
use crate::text::table::write::{MOVES, inline, quote};

/// A game in play with the record of it.
#[derive(Clone, Debug)]
pub struct Recorder {
    table: Table,
    opening: GameSetup,
    game: Game,
    played: Vec<Played>,
    /// A hash of the table and the seed, which goes into every fingerprint.
    setup: u64,
}

/// An action that was done.
#[derive(Clone, Debug)]
struct Played {
    player: Player,
    action: Action,
    /// Its line, which can only be written while the board is as it was before.
    line: String,
    /// The game's fingerprint after it, where one is due.
    state: Option<u64>,
}

impl Recorder {
    /// Starts a game at a table, whose rules these are, from a seed.
    pub fn start(table: Table, rules: Arc<Ruleset>, seed: u64) -> Result<Recorder, RecordError> {
        let opening = table.opening(&rules, seed)?;
        let game = Game::new(rules, &opening).map_err(|fault| RecordError::new(table.whole(), Problem::Start(fault)))?;
        let mut hasher = StableHasher::new();
        (table.fingerprint(), seed).hash(&mut hasher);
        Ok(Recorder { table, opening, game, played: Vec::new(), setup: hasher.finish() })
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.opening.seed
    }

    /// How many actions were done.
    pub fn len(&self) -> usize {
        self.played.len()
    }

    /// Was nothing done yet?
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// The actions that were done: who, what, and its line of notation.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = (Player, Action, &str)> + ExactSizeIterator {
        self.played.iter().map(|p| (p.player, p.action, p.line.as_str()))
    }

    /// Does one of the options and writes it down, as it was on offer. What is refused is not written down.
    pub fn play(&mut self, action: Action) -> Result<&[Event], PlayError> {
        let Some(player) = self.game.decision().map(|d| d.ask.player) else {
            return Err(self.game.fault().map_or(PlayError::Over, |fault| PlayError::Broken(fault.clone())));
        };
        let action = self.game.meant(&action).ok_or(PlayError::NotOffered)?;
        let line = notation::print(self.game.view(), &action);
        self.game.apply(action)?;
        let due = (self.played.len() + 1).is_multiple_of(STRIDE);
        let state = due.then(|| self.fingerprint());
        self.played.push(Played { player, action, line, state });
        Ok(self.game.log().events())
    }

    /// The number of the last action of a player: rewinding to it takes that action back and all that came after.
    pub fn last_of(&self, player: Player) -> Option<usize> {
        self.played.iter().rposition(|p| p.player == player)
    }

    /// Goes back to the state after the first `keep` actions, by doing them again. This is also the way out of a
    /// game that a plugin broke: what broke it was not written down.
    pub fn rewind(&mut self, keep: usize) -> Result<(), PlayError> {
        self.game.restart(&self.opening)?;
        self.played.truncate(keep);
        for p in &self.played {
            self.game.apply(p.action)?;
        }
        Ok(())
    }

    /// The record of the game up to now.
    pub fn text(&self) -> String {
        let versions = self.game.rules().plugins.iter().map(|p| (p.id, quote(p.version)));
        let mut text = format!("{FIRST_LINE}{FORMAT}\nengine = {}\n", quote(ENGINE));
        // Writing to a text cannot fail.
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

    /// How far the game has come.
    pub fn end(&self) -> End {
        let (rules, state) = (self.game.rules(), self.game.state());
        let scores = rules.seats.iter().cloned().zip(state.core.score).collect();
        End { over: self.game.over(), actions: self.played.len(), scores, state: self.fingerprint() }
    }

    /// Returns a number that tells two games apart, the same on every machine: table, draws and seed, and the state they led to. Who
    /// changes one of them in a record changes all its fingerprints.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = StableHasher::new();
        (self.setup, self.game.state().fingerprint()).hash(&mut hasher);
        hasher.finish()
    }
}
