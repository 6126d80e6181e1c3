//! A plugin of a few lines, and games with it.

use std::sync::Arc;

use bastide_base::BASE;
use bastide_core::{
    Cell, Context, Expansion, Figure, Game, GameSetup, InstallError, Manifest, Options, Player, Registrar, Ruleset, SegmentId,
    Step, Table, TurnPhase, notation,
};
use bastide_testkit::KitError;

pub(crate) type Check = Result<(), KitError>;

/// Returns a manifest without options.
pub(crate) const fn manifest(id: &'static str, about: &'static str) -> Manifest {
    Manifest {
        id,
        title: id,
        version: "1.0.0",
        about,
        requires: &["base"],
        conflicts: &[],
        options: &[],
        presets: &[],
        rules: "",
    }
}

static MANIFEST: Manifest = manifest("stub", "For tests.");
static OTHER: Manifest = manifest("stub-two", "For tests.");

/// A plugin that registers whatever a test needs.
pub(crate) struct Stub {
    manifest: &'static Manifest,
    set_up: fn(&mut Registrar) -> Result<(), InstallError>,
}

impl Stub {
    pub(crate) const fn new(set_up: fn(&mut Registrar) -> Result<(), InstallError>) -> Stub {
        Stub { manifest: &MANIFEST, set_up }
    }

    /// A plugin with another id, for a table with two of them.
    pub(crate) const fn second(set_up: fn(&mut Registrar) -> Result<(), InstallError>) -> Stub {
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
pub(crate) struct Enter<F>(pub(crate) F);

impl<F: Fn(&mut Context) -> Step + Send + Sync> TurnPhase for Enter<F> {
    fn enter(&self, cx: &mut Context) -> Step {
        (self.0)(cx)
    }
}

/// Compiles the rules of the base game with these plugins, for red, blue and green.
pub(crate) fn rules(stubs: &[&'static Stub]) -> Result<Arc<Ruleset>, KitError> {
    rules_of("", stubs)
}

/// As [`rules`], with more lines of the table file.
pub(crate) fn rules_of(more: &str, stubs: &[&'static Stub]) -> Result<Arc<Ruleset>, KitError> {
    rules_among(more, stubs, vec![&BASE])
}

/// As [`rules_of`], with all expansions of the workspace at hand.
pub(crate) fn rules_with_all(more: &str, stubs: &[&'static Stub]) -> Result<Arc<Ruleset>, KitError> {
    rules_among(more, stubs, bastide_core::linked())
}

fn rules_among(more: &str, stubs: &[&'static Stub], mut all: Vec<&'static dyn Expansion>) -> Result<Arc<Ruleset>, KitError> {
    let named: String = stubs.iter().map(|s| format!("[{}]\n", s.manifest.id)).collect();
    let table =
        Table::parse("table", &format!("players = ['red', 'blue', 'green']\n{more}\n{named}")).map_err(KitError::other)?;
    all.extend(stubs.iter().map(|s| *s as &'static dyn Expansion));
    table.rules(&all).map(Arc::new).map_err(KitError::other)
}

/// Starts a game whose first draws are these tiles.
pub(crate) fn game(rules: &Arc<Ruleset>, draws: &[&str]) -> Result<Game, KitError> {
    let tiles: Vec<_> = draws.iter().filter_map(|t| rules.tiles.find(t)).collect();
    Game::new(rules.clone(), &GameSetup::seeded(3).with_draws(&tiles)).map_err(KitError::other)
}

/// Performs these actions.
pub(crate) fn act(game: &mut Game, lines: &[&str]) -> Check {
    for line in lines {
        let action = notation::parse(game.view(), line).map_err(|e| KitError::other(format!("{line}: {e}")))?;
        game.apply(action).map_err(|e| KitError::other(format!("{line}: {e}")))?;
    }
    Ok(())
}

/// Changes the position.
pub(crate) fn change(game: &mut Game, work: impl FnOnce(&mut Context)) -> Check {
    game.set_up(work).map_err(KitError::other)
}

/// Returns the player who is asked, and the names of the verbs that are offered, each once.
pub(crate) fn asked(game: &Game) -> (u8, Vec<String>) {
    let Some(decision) = game.decision() else { return (u8::MAX, Vec::new()) };
    let mut verbs: Vec<String> = decision.iter().map(|a| game.rules().names.verbs.name(a.verb.index()).to_owned()).collect();
    verbs.dedup();
    (decision.ask.player.0, verbs)
}

/// Places a tile of the catalogue on the board.
pub(crate) fn place(cx: &mut Context, tile: &str, x: i16, y: i16, turn: u8) {
    if let Some(tile) = cx.rules.tiles.find(tile) {
        cx.place_tile(tile, Cell::new(x, y), turn);
    }
}

/// Returns the first segment of a kind on a cell.
pub(crate) fn segment(game: &Game, kind: &str, x: i16, y: i16) -> SegmentId {
    let (v, kind) = (game.view(), game.rules().kind(kind));
    let there = |s: &SegmentId| Some(v.core.graph.get(*s).kind) == kind && v.core.graph.get(*s).cell == Cell::new(x, y);
    v.core.graph.segments().find(there).unwrap_or_default()
}

/// Returns follower number `n` of a player.
pub(crate) fn follower(game: &Game, player: u8, n: usize) -> Figure {
    let own = |(_, f): &(usize, &bastide_core::FigureState)| f.owner == Some(Player(player));
    game.state().core.figures.iter().enumerate().filter(own).nth(n).map(|(i, _)| Figure::at(i)).unwrap_or_default()
}
