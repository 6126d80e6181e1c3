//! The moves of a game in words, as one language tells them.

use bastide_core::record::Recorder;
use bastide_core::{Action, Ask, Cell, Game, PLACE, Player, Target, TileType};

use crate::error::SessionError;
use crate::names::Names;
use crate::{narration, seen};

/// A move in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// The player who made the move.
    pub player: Player,
    /// The number of its turn, from 1.
    pub turn: u16,
    /// The move in the third person without its subject.
    pub words: String,
    /// The effects of the move.
    pub notes: Vec<String>,
    /// `true` if the move is hidden until all players who are asked have answered.
    pub sealed: bool,
    /// The tile that the move placed.
    pub placed: Option<NewTile>,
    /// The points that each player gained or lost by it, in turn order; empty if nobody did.
    pub gained: Vec<i32>,
}

/// A tile that a move placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewTile {
    /// The type of the tile.
    pub tile: TileType,
    /// Its quarter turns clockwise, from 0 to 3.
    pub turn: u8,
    /// Its cell.
    pub cell: Cell,
}

impl NewTile {
    /// Returns the tile that an action places on a cell; `None` for another action.
    pub fn of(action: &Action) -> Option<NewTile> {
        match action.target {
            Target::Place { cell, turn } if action.verb == PLACE => {
                Some(NewTile { tile: TileType(action.arg as u16), turn: turn & 3, cell })
            }
            _ => None,
        }
    }
}

/// All moves of a game, told in one language.
pub(crate) struct Log {
    /// The players as the readers know them, and the language.
    pub(crate) names: Names,
    /// Each move with all that is hidden.
    moves: Vec<News>,
    /// Each move as the viewers see it, seats first and spectators last; no viewers if the table
    /// hides nothing.
    seen: Vec<Vec<News>>,
}

impl Log {
    /// Returns the moves of a record, by replaying it.
    ///
    /// # Errors
    /// The game fails when it is replayed.
    pub(crate) fn of(recorder: &Recorder, names: Names) -> Result<Log, SessionError> {
        let (rules, seed) = (recorder.game().rules(), recorder.seed());
        let opening = recorder.table().opening(rules, seed)?;
        let mut game = Game::new(rules.clone(), &opening).map_err(|fault| SessionError::broken(seed, fault))?;
        let mut log = Log { names, moves: Vec::with_capacity(recorder.len()), seen: Vec::with_capacity(recorder.len()) };
        for (player, action, _) in recorder.played() {
            let ask = game.decision().map_or_else(|| Ask::open(player, Default::default()), |d| d.ask);
            let start = log.before(&game, ask, action);
            game.apply(action).map_err(|refused| SessionError::refused(seed, refused))?;
            log.push(start, &game);
        }
        Ok(log)
    }

    /// Tells of a move that is about to be made.
    pub(crate) fn before(&self, game: &Game, ask: Ask, action: Action) -> MoveStart {
        MoveStart::before(game, &self.names, ask, action)
    }

    /// Adds a move that was made.
    pub(crate) fn push(&mut self, start: MoveStart, game: &Game) {
        let (news, seen) = start.after(game, &self.names);
        self.moves.push(news);
        self.seen.push(seen);
    }

    /// Drops all moves after the first `count`.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.moves.truncate(count);
        self.seen.truncate(count);
    }

    /// Returns all moves, with all that is hidden.
    pub(crate) fn moves(&self) -> &[News] {
        &self.moves
    }

    /// Returns the moves from number `from` that a seat, or a spectator (`None`), knows of, as they see
    /// them.
    pub(crate) fn moves_from(
        &self,
        from: usize,
        recorder: &Recorder,
        seat: Option<Player>,
    ) -> impl DoubleEndedIterator<Item = &News> {
        // Nothing of a game that is over is hidden.
        let (game, sealed) = (recorder.game(), move |i: usize| recorder.is_sealed(i, seat));
        let viewer = seat.map_or(game.rules().seats.len(), Player::index);
        let is_over = game.is_over();
        let of_viewer = move |i: usize| self.seen.get(i).and_then(|seen| seen.get(viewer)).filter(|_| !is_over);
        let shown = (from..self.moves.len()).filter(move |i| !sealed(*i));
        shown.filter_map(move |i| of_viewer(i).or(self.moves.get(i)))
    }
}

/// A move before it is made: in words, and in words for each viewer of a table that hides
/// something.
pub(crate) struct MoveStart {
    ask: Ask,
    action: Action,
    turn: u16,
    words: String,
    seen: Vec<(Option<Player>, String)>,
    scores: Vec<i32>,
}

impl MoveStart {
    fn before(game: &Game, names: &Names, ask: Ask, action: Action) -> MoveStart {
        let viewers = seen::viewers(game).filter(|_| game.rules().hides_anything());
        let seen = viewers.map(|viewer| (viewer, seen::deed(game, viewer, names, ask.player, &action))).collect();
        let words = narration::deed(game, names, ask.player, &action);
        let scores = scores(game);
        MoveStart { ask, action, turn: game.state().core.turn.number, words, seen, scores }
    }

    fn after(self, game: &Game, names: &Names) -> (News, Vec<News>) {
        let MoveStart { ask: Ask { player, sealed, .. }, action, turn, words, seen, scores: before } = self;
        let placed = NewTile::of(&action);
        let gained: Vec<i32> = scores(game).iter().zip(&before).map(|(after, before)| after - before).collect();
        let gained = if gained.iter().any(|points| *points != 0) { gained } else { Vec::new() };
        let news = |words, notes| News { player, turn, words, notes, sealed, placed, gained: gained.clone() };
        let seen = seen.into_iter().map(|(viewer, words)| news(words, seen::effects(game, viewer, names, player, &action)));
        (news(words, narration::effects(game, names, player, &action)), seen.collect())
    }
}

/// Returns the points of the players in turn order.
fn scores(game: &Game) -> Vec<i32> {
    let core = &game.state().core;
    core.players().filter_map(|p| core.score.get(p.index()).copied()).collect()
}
