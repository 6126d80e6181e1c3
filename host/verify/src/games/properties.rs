//! Properties of random games.
//!
//! [`check_properties`] plays games at random tables of the given expansions, with random players,
//! from one seed. Every game ends, its scores are the sums of its score entries, and nothing is
//! lost. The expensive checks of [`crate::games::inspect`] run at sampled decisions, and some games are
//! replayed from their actions. A failure reports table, seed and actions, so that [`check_game`]
//! can reproduce it, and saves the game as a record ([`failed`]).

use std::path::Path;
use std::sync::Arc;

use bastide_core::{Action, Event, Expansion, Game, GameSetup, PlayError, Player, Record, Recorder, Ruleset, Table, notation};

use crate::dice::Dice;
use crate::error::{Broken, KitError};
use crate::games::conserve::{self, ScoreSums};
use crate::games::failed::{self, Journal};
use crate::games::inspect;
use crate::games::legal;
use crate::games::rebuild::Plain;
use crate::games::tables::random_table;
use bastide_core::board_text::board_text;

/// The largest number of decisions of a game.
pub(crate) const MAX_DECISIONS: usize = 50_000;
/// The number of games at one random table.
const GAMES_A_TABLE: u64 = 50;
/// One in N games is replayed from its actions.
const REPLAYED: usize = 8;

/// The properties that are checked at a table. A plugin that does more than place tiles and place
/// figures switches some of them off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checks {
    /// The properties that follow from the placed tiles alone.
    pub plain: Plain,
    /// No plugin adds or removes tokens: their sums stay constant.
    pub tokens: bool,
    /// No plugin keeps tiles of its own: each is in a pile, in hand, on the board or set aside.
    pub tiles: bool,
    /// No plugin restricts placements or deployments, and all tiles and figures are placed by
    /// core's own verbs.
    pub legality: bool,
    /// With [`Self::legality`]: no plugin restricts where followers are deployed, or offers other
    /// places for them.
    pub deployments: bool,
    /// The final scores equal the projection before the end.
    pub projection: bool,
    /// One in N decisions is inspected.
    pub inspect_one_in: usize,
}

impl Default for Checks {
    /// Returns all checks, with one decision in 60 inspected.
    fn default() -> Checks {
        let plain = Plain::default();
        Checks { plain, tokens: true, tiles: true, legality: true, deployments: true, projection: true, inspect_one_in: 60 }
    }
}

/// The numbers of completed checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The tables.
    pub tables: u64,
    /// The games that were played to their end.
    pub games: u64,
    /// The decisions.
    pub decisions: u64,
    /// The inspected decisions.
    pub inspected: u64,
    /// The replayed games.
    pub replayed: u64,
    /// The projections that were compared with the end of a game.
    pub projected: u64,
}

impl Tally {
    /// Adds the numbers of another tally.
    pub fn add(&mut self, other: Tally) {
        self.tables += other.tables;
        self.games += other.games;
        self.decisions += other.decisions;
        self.inspected += other.inspected;
        self.replayed += other.replayed;
        self.projected += other.projected;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let (games, tables, decisions) =
            (count(self.games, "game"), count(self.tables, "table"), count(self.decisions, "decision"));
        let replayed = count(self.replayed, "game");
        write!(f, "{games} at {tables} with {decisions}; {} inspected, {replayed} replayed from their records", self.inspected)
    }
}

/// Returns a count with its noun: `1 game`, `7 games`.
pub(crate) fn count(n: u64, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

/// Returns the number in the environment variable `BASTIDE_GAMES`, or `otherwise`.
pub fn games_wanted(otherwise: u64) -> u64 {
    std::env::var("BASTIDE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(otherwise)
}

/// Returns the seed of the only game to play, from the environment variable `BASTIDE_GAME`, to
/// reproduce a failure of a long run.
fn only_game() -> Option<u64> {
    std::env::var("BASTIDE_GAME").ok().and_then(|n| n.parse().ok())
}

/// Plays random games at random tables of these expansions. `checks` returns the properties to
/// check at a table.
///
/// # Errors
/// A property does not hold, or a table cannot be built.
pub fn check_properties(
    available: &[&dyn Expansion],
    games: u64,
    seed: u64,
    checks: impl Fn(&Table) -> Checks,
) -> Result<Tally, KitError> {
    let mut dice = Dice::new(seed);
    let (mut tally, mut left, only) = (Tally::default(), games, only_game());
    while left > 0 {
        let (table, rules) = random_table(&mut dice, available)?;
        tally.tables += 1;
        for _ in 0..GAMES_A_TABLE.min(left) {
            let (seed, checks) = (dice.roll(), checks(&table));
            left -= 1;
            if only.is_none_or(|one| one == seed) {
                tally.add(check_game(&table, &rules, seed, checks)?);
            }
        }
    }
    Ok(tally)
}

/// Plays random games at these tables, in turn.
///
/// # Errors
/// A property does not hold.
pub fn check_tables(
    tables: &[(Table, Arc<Ruleset>)],
    games: u64,
    seed: u64,
    checks: impl Fn(&Table) -> Checks,
) -> Result<Tally, KitError> {
    let (mut dice, mut tally) = (Dice::new(seed), Tally { tables: tables.len() as u64, ..Tally::default() });
    let only = only_game();
    for (_, (table, rules)) in (0..games).zip(tables.iter().cycle()) {
        let seed = dice.roll();
        if only.is_none_or(|one| one == seed) {
            tally.add(check_game(table, rules, seed, checks(table))?);
        }
    }
    Ok(tally)
}

/// Plays one random game.
///
/// # Errors
/// A property does not hold.
pub fn check_game(table: &Table, rules: &Arc<Ruleset>, seed: u64, checks: Checks) -> Result<Tally, KitError> {
    check_game_in(&failed::folder(Path::new("")), None, table, rules, seed, checks)
}

/// Plays one random game as [`check_game`] does. The record of a game that fails goes to `folder`,
/// and that of the running game to the file `journal`.
///
/// # Errors
/// A property does not hold.
pub fn check_game_in(
    folder: &Path,
    journal: Option<&Path>,
    table: &Table,
    rules: &Arc<Ruleset>,
    seed: u64,
    checks: Checks,
) -> Result<Tally, KitError> {
    let opening = table.opening(rules, seed).map_err(|e| KitError::other(format!("{e}\n{}", e.snippet())))?;
    let broken = |what: String, played: Vec<String>, board: String, actions: &[Action]| {
        let saved = failed::save(folder, table, rules, seed, actions);
        KitError::Property(Box::new(Broken { what, table: table.to_toml(), seed, played, board, saved }))
    };
    let game = Game::new(rules.clone(), &opening)
        .map_err(|e| broken(format!("the game cannot start: {e}"), Vec::new(), String::new(), &[]))?;
    let mut walk = Walk::new(game, opening, checks);
    walk.journal = journal.and_then(|path| Journal::begin(path, table, rules, seed));
    let done = walk.play().and_then(|()| walk.play_again(table));
    done.map(|()| walk.tally).map_err(|what| broken(what, walk.lines(), board_text(walk.game.view()), &walk.played))
}

struct Walk {
    game: Game,
    scratch: Option<Game>,
    dice: Dice,
    /// The number of times in four that the players pass.
    thrift: usize,
    opening: GameSetup,
    checks: Checks,
    score_sums: ScoreSums,
    tokens: Vec<i32>,
    played: Vec<Action>,
    /// The fingerprints before each action, of a game that will be replayed.
    prints: Option<Vec<u64>>,
    tally: Tally,
    journal: Option<Journal>,
}

impl Walk {
    fn new(game: Game, opening: GameSetup, checks: Checks) -> Walk {
        let mut dice = Dice::new(opening.seed);
        let (prints, thrift) = (dice.once_in(REPLAYED).then(Vec::new), dice.below(4));
        let (score_sums, tokens) = (ScoreSums::new(game.rules().players()), conserve::tokens(game.view()));
        Walk {
            game,
            scratch: None,
            dice,
            thrift,
            opening,
            checks,
            score_sums,
            tokens,
            played: Vec::new(),
            prints,
            tally: Tally::default(),
            journal: None,
        }
    }

    fn play(&mut self) -> Result<(), String> {
        self.add_scores();
        while let Some(decision) = self.game.decision() {
            let n = decision.len();
            if n == 0 {
                return Err("a question is open without an option".into());
            }
            if self.played.len() == MAX_DECISIONS {
                return Err(format!("the game is not over after {MAX_DECISIONS} decisions"));
            }
            let player = decision.ask.player;
            let choice = self.dice.choose(&decision, self.thrift);
            let action = decision.get(choice).ok_or_else(|| format!("there are {n} options, and none with number {choice}"))?;
            if let Some(prints) = &mut self.prints {
                prints.push(self.game.state().fingerprint());
            }
            if self.dice.once_in(self.checks.inspect_one_in) {
                self.inspect()?;
            }
            self.played.push(action);
            let line = self.journal.is_some().then(|| self.line(player, &action));
            // Both ways to apply an action have the same result.
            let by_number = self.dice.once_in(2);
            let done = if by_number { self.game.apply_nth(choice) } else { self.game.apply(action) };
            done.map_err(|e| format!("{action:?} is offered but refused: {e}"))?;
            if let (Some(journal), Some(line)) = (&mut self.journal, line) {
                journal.add(&line);
            }
            self.add_scores();
        }
        self.end()
    }

    /// Returns an action as a line of a record.
    fn line(&self, player: Player, action: &Action) -> String {
        format!("{}: {}", self.game.rules().seat(player), notation::print(self.game.view(), action))
    }

    fn add_scores(&mut self) {
        for event in self.game.log().events() {
            if let Event::PointsAwarded { score_entry, .. } = event {
                self.score_sums.add(score_entry.player, score_entry.points);
            }
        }
    }

    fn inspect(&mut self) -> Result<(), String> {
        self.tally.inspected += 1;
        self.conserved()?;
        crate::games::rebuild::check(self.game.view(), self.checks.plain)?;
        if self.checks.legality {
            legal::placements(&self.game)?;
            if self.checks.deployments {
                legal::deployments(&self.game)?;
            }
        }
        inspect::options(&mut self.game, &mut self.dice)?;
        inspect::copies(&self.game, &mut self.scratch, &mut self.dice)?;
        if self.checks.projection {
            self.tally.projected += u64::from(inspect::projection(&self.game)?);
        }
        Ok(())
    }

    fn conserved(&self) -> Result<(), String> {
        let v = self.game.view();
        conserve::figures(v)?;
        conserve::segments(v)?;
        self.score_sums.check(v)?;
        if self.checks.tiles {
            conserve::tiles(v)?;
        }
        let tokens = conserve::tokens(v);
        if self.checks.tokens && tokens != self.tokens {
            return Err(format!("the players had {:?} tokens together, and now have {tokens:?}", self.tokens));
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), String> {
        self.tally.decisions += self.played.len() as u64;
        self.tally.games += 1;
        if !self.game.is_over() {
            return Err("no player is asked, and the game is not over".into());
        }
        if let Some(fault) = self.game.fault() {
            return Err(fault.to_string());
        }
        if self.game.apply(Action::default()) != Err(PlayError::Over) {
            return Err("the game is over and takes an action".into());
        }
        self.conserved()?;
        crate::games::rebuild::check(self.game.view(), self.checks.plain)
    }

    /// Replays some games, from their actions and from their record as text.
    fn play_again(&mut self, table: &Table) -> Result<(), String> {
        let Some(mut prints) = self.prints.take() else { return Ok(()) };
        prints.push(self.game.state().fingerprint());
        self.tally.replayed += 1;
        self.replay(&prints)?;
        self.record(table, &prints)
    }

    /// Checks that the same actions lead through the same states.
    fn replay(&mut self, prints: &[u64]) -> Result<(), String> {
        let scores = self.game.state().core.score;
        self.game.restart(&self.opening).map_err(|e| e.to_string())?;
        for (i, print) in prints.iter().enumerate() {
            if self.game.state().fingerprint() != *print {
                return Err(format!("played again, the state before action {i} is another"));
            }
            if let Some(&action) = self.played.get(i) {
                self.game.apply(action).map_err(|e| format!("played again, action {i} is answered: {e}"))?;
            }
        }
        if self.game.state().core.score == scores { Ok(()) } else { Err("played again, the scores are others".into()) }
    }

    /// Checks that a record reads back as the same game, and that a rewound game has its earlier
    /// state.
    fn record(&mut self, table: &Table, prints: &[u64]) -> Result<(), String> {
        let rules = self.game.rules();
        let mut recorder = Recorder::start(table.clone(), rules.clone(), self.opening.seed).map_err(|e| e.to_string())?;
        for action in &self.played {
            recorder.play(*action).map_err(|e| format!("while it is recorded, {action:?} is answered: {e}"))?;
        }
        let text = recorder.text();
        let read = Record::parse("record", &text).and_then(|record| record.replay_by(rules.clone(), None));
        let read = read.map_err(|e| format!("its record does not read back: {e}"))?;
        if read.text() != text {
            return Err("its record, read back, is written in another way".into());
        }
        let keep = self.dice.below(prints.len());
        recorder.rewind(keep).map_err(|e| format!("rewound to {keep} actions: {e}"))?;
        if recorder.game().state().fingerprint() == prints[keep] {
            return Ok(());
        }
        Err(format!("rewound to {keep} actions it is not as it was then"))
    }

    /// Returns the actions as lines, by replaying them.
    fn lines(&self) -> Vec<String> {
        let Ok(mut game) = Game::new(self.game.rules().clone(), &self.opening) else { return Vec::new() };
        let mut lines = Vec::new();
        for action in &self.played {
            let player = game.decision().map_or(Player::default(), |d| d.ask.player);
            lines.push(format!("{}: {}", game.rules().seat(player), notation::print(game.view(), action)));
            if game.apply(*action).is_err() {
                break;
            }
        }
        lines
    }
}
