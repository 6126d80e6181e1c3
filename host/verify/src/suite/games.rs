//! The random games of the checks of an expansion: alone, with other expansions, at a given table,
//! and games that are watched.

use std::sync::Arc;

use bastide_core::{Action, Expansion, Game, Ruleset, Table};

use crate::dice::Dice;
use crate::error::KitError;
use crate::games::failed;
use crate::games::properties::{Checks, MAX_DECISIONS, Tally, check_game_in};
use crate::games::rebuild::Plain;
use crate::games::tables::random_table_with;
use crate::suite::Subject;

/// The number of games at one random table.
const GAMES_A_TABLE: u64 = 20;
/// The number of games to see the verbs, and again to time the hooks.
const WATCHED_GAMES: u64 = 100;
/// The number of games that may fail before no more games are watched.
const MAX_FAILURES: usize = 3;

impl<'a> Subject<'a> {
    pub(crate) fn alone(&self) -> Result<Tally, KitError> {
        // Half of the games, or all if there is no other expansion.
        let games = if self.companions().is_empty() { self.games } else { self.games.div_ceil(2) };
        self.play("random games alone", &self.party(), &[self.id()], games, true)
    }

    pub(crate) fn with(&self, company: &[&'a dyn Expansion], what: &str) -> Result<Tally, KitError> {
        let mut party = self.party();
        party.extend(company);
        let always: Vec<&str> = [self.id()].into_iter().chain(company.iter().map(|e| e.manifest().id)).collect();
        let games = (self.games / 2).div_ceil(self.companies().len() as u64);
        self.play(what, &party, &always, games, false)
    }

    /// Plays random games at a table.
    pub(crate) fn at(&self, table: &Table) -> Result<Tally, KitError> {
        let rules = self.compile(table)?;
        let mut dice = Dice::new(self.seed);
        let mut tally = Tally { tables: 1, ..Tally::default() };
        while tally.games < self.games {
            let seed = dice.roll();
            self.follow.begins(&format_args!("random games at the table, game {} (seed {seed})", tally.games + 1));
            tally.add(check_game_in(self.failed, self.journal, table, &rules, seed, checks(false))?);
        }
        Ok(tally)
    }

    /// Compiles the rules of a table of any of the available expansions.
    pub(crate) fn compile(&self, table: &Table) -> Result<Arc<Ruleset>, KitError> {
        table.rules(&self.everything()).map(Arc::new).map_err(|e| KitError::other(format!("{e}\n{}", e.snippet())))
    }

    /// Plays random games with random options.
    fn play(
        &self,
        what: &str,
        party: &[&dyn Expansion],
        always: &[&str],
        games: u64,
        projection: bool,
    ) -> Result<Tally, KitError> {
        let checks = checks(projection);
        let mut dice = Dice::new(self.seed);
        let mut tally = Tally::default();
        while tally.games < games {
            // Drawing up a table starts a game on it, to see whether there are tiles enough.
            self.follow.begins(&format_args!("{what}, the start of table {} (seed {})", tally.tables + 1, self.seed));
            let (mut table, rules) = random_table_with(&mut dice, party, always)?;
            self.name_libraries(&mut table);
            tally.tables += 1;
            for _ in 0..GAMES_A_TABLE.min(games - tally.games) {
                let seed = dice.roll();
                self.follow.begins(&format_args!("{what}, game {} (seed {seed})", tally.games + 1));
                tally.add(check_game_in(self.failed, self.journal, &table, &rules, seed, checks)?);
            }
        }
        Ok(tally)
    }

    /// Plays random games and calls back at each decision, until a few games have failed. Returns
    /// the total number of turns and the first failure.
    pub(crate) fn watch_games(
        &self,
        what: &str,
        table: &Table,
        rules: &Arc<Ruleset>,
        look: &mut dyn FnMut(&Game) -> Result<(), KitError>,
    ) -> (u64, Result<(), KitError>) {
        let mut dice = Dice::new(self.seed);
        let (mut turns, mut failures) = (0, Vec::new());
        for number in 1..=WATCHED_GAMES {
            let seed = dice.roll();
            self.follow.begins(&format_args!("{what}, game {number} (seed {seed})"));
            let mut played = Vec::new();
            let done = watch_game(table, rules, seed, &mut dice, look, &mut turns, &mut played);
            if let Err(why) = done {
                let saved = failed::save(self.failed, table, rules, seed, &played);
                failures.push(KitError::other(format!("the game with seed {seed}: {why}\n{saved}")));
            }
            if failures.len() == MAX_FAILURES {
                break;
            }
        }
        (turns, failures.into_iter().next().map_or(Ok(()), Err))
    }
}

/// Plays one random game, calls back at each decision, and adds its turns and its actions.
fn watch_game(
    table: &Table,
    rules: &Arc<Ruleset>,
    seed: u64,
    dice: &mut Dice,
    look: &mut dyn FnMut(&Game) -> Result<(), KitError>,
    turns: &mut u64,
    played: &mut Vec<Action>,
) -> Result<(), String> {
    let opening = table.opening(rules, seed).map_err(|e| e.to_string())?;
    let mut game = Game::new(rules.clone(), &opening).map_err(|e| e.to_string())?;
    let before = *turns;
    while let Some(decision) = game.decision() {
        if played.len() == MAX_DECISIONS {
            return Err(format!("it is not over after {MAX_DECISIONS} decisions"));
        }
        let choice = dice.choose(&decision, 1);
        let action = decision.get(choice).ok_or("an option is missing")?;
        look(&game).map_err(|e| e.to_string())?;
        played.push(action);
        game.apply_nth(choice).map_err(|e| e.to_string())?;
        *turns = before + u64::from(game.state().core.turn.number);
    }
    Ok(())
}

/// Returns the checks of an unknown expansion: the properties of every game. Its effects on joins,
/// tokens and tiles are unknown.
fn checks(projection: bool) -> Checks {
    let plain = Plain { features: false, ends: false, frontier: false };
    Checks { plain, tokens: false, tiles: false, legality: false, projection, ..Checks::default() }
}
