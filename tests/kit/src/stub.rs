//! A plugin of a few lines, and games with it.

use std::sync::Arc;

use bastide_core::{
    Cell, Context, Expansion, Figure, Game, GameSetup, InstallError, Manifest, Options, Player, Registrar, Ruleset, SegmentId,
    Step, Table, TurnPhase, notation,
};
use bastide_verify::KitError;

pub use crate::games::Check;

static MANIFEST: Manifest = Manifest::new("stub", "stub", "1.0.0", "For tests.");
static OTHER: Manifest = Manifest::new("stub-two", "stub-two", "1.0.0", "For tests.");

/// A plugin that registers whatever a test needs.
pub struct Stub {
    manifest: &'static Manifest,
    set_up: fn(&mut Registrar) -> Result<(), InstallError>,
}

impl Stub {
    /// A plugin with the id `stub`.
    pub const fn new(set_up: fn(&mut Registrar) -> Result<(), InstallError>) -> Stub {
        Stub { manifest: &MANIFEST, set_up }
    }

    /// A plugin with another id, for a table with two of them.
    pub const fn second(set_up: fn(&mut Registrar) -> Result<(), InstallError>) -> Stub {
        Stub { manifest: &OTHER, set_up }
    }
}

impl Expansion for Stub {
    fn manifest(&self) -> &'static Manifest {
        self.manifest
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        (self.set_up)(reg)
    }
}

/// A phase that only enters.
pub struct Enter<F>(
    /// Its effect.
    pub F,
);

impl<F: Fn(&mut Context) -> Step + Send + Sync> TurnPhase for Enter<F> {
    fn enter(&self, cx: &mut Context) -> Step {
        (self.0)(cx)
    }
}

/// Compiles the rules of the base game with these plugins, for red, blue and green.
///
/// # Errors
/// The plugins do not fit together.
pub fn rules(stubs: &[&'static Stub]) -> Result<Arc<Ruleset>, KitError> {
    rules_of("", stubs)
}

/// As [`rules`], with more lines of the table file, which may name any linked expansion.
///
/// # Errors
/// As for [`rules`].
pub fn rules_of(more: &str, stubs: &[&'static Stub]) -> Result<Arc<Ruleset>, KitError> {
    let named: String = stubs.iter().map(|s| format!("[{}]\n", s.manifest.id)).collect();
    let table =
        Table::parse("table", &format!("players = ['red', 'blue', 'green']\n{more}\n{named}")).map_err(KitError::other)?;
    let mut all = bastide_core::linked();
    all.extend(stubs.iter().map(|s| *s as &'static dyn Expansion));
    table.rules(&all).map(Arc::new).map_err(KitError::other)
}

/// Starts a game whose first draws are these tiles.
///
/// # Errors
/// The rules refuse the start.
pub fn game(rules: &Arc<Ruleset>, draws: &[&str]) -> Result<Game, KitError> {
    let tiles: Vec<_> = draws.iter().filter_map(|t| rules.tiles.find(t)).collect();
    Game::new(rules.clone(), &GameSetup::seeded(3).with_draws(&tiles)).map_err(KitError::other)
}

/// Performs these actions.
///
/// # Errors
/// One is not on offer.
pub fn act(game: &mut Game, lines: &[&str]) -> Check {
    for line in lines {
        let action = notation::parse(game.view(), line).map_err(|e| KitError::other(format!("{line}: {e}")))?;
        game.apply(action).map_err(|e| KitError::other(format!("{line}: {e}")))?;
    }
    Ok(())
}

/// Changes the position.
///
/// # Errors
/// The change breaks the game.
pub fn change(game: &mut Game, work: impl FnOnce(&mut Context)) -> Check {
    game.set_up(work).map_err(KitError::other)
}

/// Returns the player who is asked, and the names of the verbs that are offered, each once.
pub fn asked(game: &Game) -> (u8, Vec<String>) {
    let Some(decision) = game.decision() else { return (u8::MAX, Vec::new()) };
    let mut verbs: Vec<String> = decision.iter().map(|a| game.rules().names.verbs.name(a.verb.index()).to_owned()).collect();
    verbs.dedup();
    (decision.ask.player.0, verbs)
}

/// Places a tile of the catalogue on the board.
pub fn place(cx: &mut Context, tile: &str, x: i16, y: i16, turn: u8) {
    if let Some(tile) = cx.rules.tiles.find(tile) {
        cx.place_tile(tile, Cell::new(x, y), turn);
    }
}

/// Returns the first segment of a kind on a cell.
pub fn segment(game: &Game, kind: &str, x: i16, y: i16) -> SegmentId {
    let (v, kind) = (game.view(), game.rules().kind(kind));
    let there = |s: &SegmentId| Some(v.core.graph.get(*s).kind) == kind && v.core.graph.get(*s).cell == Cell::new(x, y);
    v.core.graph.segments().find(there).unwrap_or_default()
}

/// Returns follower number `n` of a player.
pub fn follower(game: &Game, player: u8, n: usize) -> Figure {
    let own = |(_, f): &(usize, &bastide_core::FigureState)| f.owner == Some(Player(player));
    game.state().core.figures.iter().enumerate().filter(own).nth(n).map(|(i, _)| Figure::at(i)).unwrap_or_default()
}
