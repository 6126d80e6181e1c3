//! The state of a game: plain data, cheap to copy.
//!
//! [`GameState`] is the state that every game has; [`Slots`] holds the data of plugins. Nothing in
//! it can be derived from the rest, except the index of the feature graph and the frontier, which
//! every move needs. A game is saved as its record (the table, the seed and the actions), so the
//! state has no file format. [`State::fingerprint`] tells two states apart.

pub mod chance;
mod copy_in_place;
pub(crate) mod draw;
pub(crate) mod kept;
pub(crate) mod program;
pub(crate) mod seal;
pub(crate) mod slots;
pub(crate) mod stable_hash;
pub(crate) mod tile_play;
pub(crate) mod turn_stack;

use std::hash::{Hash, Hasher};

use crate::copy_in_place;
use crate::model::board::Board;
use crate::model::board::placed_token::{PlacedToken, TokenPlace};
use crate::model::board::placed_tokens::PlacedTokens;
use crate::model::features::graph::FeatureGraph;
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::ids::{
    Figure, FigureKind, Flag, Group, Kind, MAX_PLAYERS, Pile, Player, STOCK, SegmentId, TileType, Token, Trait,
};
use crate::model::kind::FigureKinds;
use crate::model::points::{ScoreEntry, ScoringQueue};
use crate::model::state::chance::Chance;
use crate::model::state::slots::Slots;
use crate::model::state::stable_hash::StableHasher;
use crate::model::state::turn_stack::Turn;
use crate::model::viewer::Viewer;

pub use crate::model::state::tile_play::TilePlay;

/// The state that every game has.
#[derive(Debug, Default)]
pub struct GameState {
    /// The board.
    pub board: Board,
    /// The feature graph.
    pub graph: FeatureGraph,
    /// All figures, neutral ones last.
    pub figures: Vec<FigureState>,
    /// The number of figures of each kind that each player has in supply.
    pub(crate) supply: Vec<[u8; MAX_PLAYERS]>,
    /// The kinds of which each player has a figure in supply.
    pub(crate) ready: [FigureKinds; MAX_PLAYERS],
    /// The number of figures in each group of places off the board.
    pub(crate) held: Vec<u16>,
    /// The figures on the landscape, in the order of their numbers.
    pub(crate) standing: Vec<Figure>,
    /// The number of tokens of each kind that each player has.
    pub tokens: Vec<[i16; MAX_PLAYERS]>,
    /// The number of tokens of each kind in the common supply, where a plugin keeps one.
    pub token_supply: Vec<i16>,
    /// Traits that tokens on segments add to what is printed there.
    pub segment_traits: Vec<(SegmentId, Trait)>,
    /// The tokens on the landscape that are kept here and not by their plugins.
    pub(crate) placed_tokens: PlacedTokens,
    /// The raised flags: flag number `n` as bit `n`. They follow from what plugins keep, so they are
    /// not part of a fingerprint.
    pub(crate) flags: u64,
    /// The piles of tiles still to be drawn, in no order.
    pub piles: Vec<Vec<TileType>>,
    /// The number of tiles of the stack that lie under others, unseen. They cannot be drawn.
    pub(crate) buried: u16,
    /// Tiles that fitted nowhere and are out of the game.
    pub set_aside: Vec<TileType>,
    /// The scores: that of a player is `score[player.index()]`. Change them with
    /// [`Context::award_points`](crate::Context::award_points).
    pub score: [i32; MAX_PLAYERS],
    /// The number of players.
    pub seats: u8,
    /// The position of the game in its turn.
    pub turn: Turn,
    /// The present tile play.
    pub tile_play: TilePlay,
    /// The tile plays that wait for the present one to end.
    pub outer: Vec<TilePlay>,
    /// The features of the present scoring.
    pub scoring_queue: ScoringQueue,
    /// The score entries of this turn.
    pub score_log: Vec<ScoreEntry>,
    /// The random generators.
    pub(crate) chance: Chance,
    /// Whether the game is over.
    pub is_over: bool,
    /// The viewer of this state. Only the copy of a [`GameView`](crate::GameView) has other viewers than
    /// the engine.
    pub(crate) viewer: Viewer,
}

copy_in_place!(GameState {
    board,
    graph,
    figures,
    supply,
    ready,
    held,
    standing,
    tokens,
    token_supply,
    segment_traits,
    placed_tokens,
    flags,
    piles,
    buried,
    set_aside,
    score,
    seats,
    turn,
    tile_play,
    outer,
    scoring_queue,
    score_log,
    chance,
    is_over,
    viewer,
});

impl GameState {
    /// Returns how many figures of a kind a player has in supply.
    #[inline]
    pub fn in_supply(&self, player: Player, kind: FigureKind) -> u8 {
        self.supply.get(kind.index()).map_or(0, |s| s[player.index()])
    }

    /// Returns the number of figures in a group of places off the board.
    #[inline]
    pub fn figures_in(&self, group: Group) -> usize {
        self.held.get(group.index()).copied().unwrap_or_default().into()
    }

    /// Returns the kinds of which a player has a figure in supply that the present tile play allows
    /// to deploy.
    #[inline]
    pub fn at_hand(&self, player: Player) -> FigureKinds {
        self.ready[player.index()] & self.tile_play.may_deploy
    }

    /// Returns the figures that stand on the landscape, on segments and spots, in the order of their
    /// numbers.
    #[inline]
    pub fn on_landscape(&self) -> impl Iterator<Item = (Figure, &FigureState)> + Clone {
        self.standing.iter().map(|figure| (*figure, &self.figures[figure.index()]))
    }

    /// Notes that a figure moved: whether it stands on the landscape, and how many figures are in a
    /// place off the board that it left or came to.
    #[inline]
    pub(crate) fn note_moved(&mut self, figure: Figure, from: FigureLocation, to: FigureLocation) {
        if from.is_on_landscape() != to.is_on_landscape() {
            match self.standing.binary_search(&figure) {
                Ok(at) => _ = self.standing.remove(at),
                Err(at) => self.standing.insert(at, figure),
            }
        }
        if let FigureLocation::Slot { group, .. } = from {
            let held = &mut self.held[group.index()];
            *held = held.saturating_sub(1);
        }
        if let FigureLocation::Slot { group, .. } = to {
            self.held[group.index()] += 1;
        }
    }

    /// Returns the tokens that were put on the landscape with
    /// [`Context::put_token`](crate::Context::put_token), in that order.
    pub fn placed_tokens(&self) -> &[PlacedToken] {
        self.placed_tokens.all()
    }

    /// Returns those of a kind, in the same order.
    #[inline]
    pub fn tokens_of(&self, token: Token) -> impl Iterator<Item = &PlacedToken> {
        self.placed_tokens().iter().filter(move |placed| placed.token == token).take(self.tokens_lying(token))
    }

    /// Returns the number of those of a kind, without a search.
    #[inline]
    pub fn tokens_lying(&self, token: Token) -> usize {
        self.placed_tokens.lying(token)
    }

    /// Returns how often tokens of a kind were put on the landscape, moved, given another number or
    /// taken off. As long as it is the same, they lie as before. Not part of a fingerprint.
    #[inline]
    pub fn changes_of_tokens(&self, token: Token) -> u32 {
        self.placed_tokens.changes(token)
    }

    /// Returns `true` if a flag is raised.
    #[inline]
    pub fn is_raised(&self, flag: Flag) -> bool {
        self.flags & flag.bit() != 0
    }

    /// Returns those of them at a place.
    pub fn tokens_at(&self, place: TokenPlace) -> impl Iterator<Item = &PlacedToken> {
        self.placed_tokens().iter().filter(move |placed| placed.place == place)
    }

    /// Returns the number of tiles that can still be drawn from a pile. Tiles that were
    /// [buried](crate::Context::bury_tile) are still in the list of the stack, since nobody knows
    /// which they are, but do not count.
    #[inline]
    pub fn left(&self, pile: Pile) -> usize {
        let buried = if pile == STOCK { self.buried.into() } else { 0 };
        self.piles.get(pile.index()).map_or(0, Vec::len).saturating_sub(buried)
    }

    /// Returns a figure of this kind in the supply of the player.
    pub fn from_supply(&self, player: Player, kind: FigureKind) -> Option<Figure> {
        let free = |f: &FigureState| f.owner == Some(player) && f.kind == kind && f.place == FigureLocation::Supply;
        self.figures.iter().position(free).map(Figure::at)
    }

    /// Returns how many tokens of a kind a player has.
    #[inline]
    pub fn tokens(&self, player: Player, token: Token) -> i16 {
        self.tokens.get(token.index()).map_or(0, |s| s[player.index()])
    }

    /// Returns the figures on the segments of a feature, those of players and of nobody, each with
    /// its kind, owner and place. `seg` is any segment of the feature.
    #[inline]
    pub fn figures_on(&self, seg: SegmentId) -> impl Iterator<Item = (Figure, &FigureState)> {
        let root = self.graph.feature(seg);
        let on_it =
            move |(_, f): &(Figure, &FigureState)| matches!(f.place, FigureLocation::Segment(s) if self.graph.feature(s) == root);
        self.on_landscape().filter(on_it).take(self.graph.sums(root).figures as usize)
    }

    /// Returns the features with any figure, each once, by their roots.
    pub fn occupied(&self) -> Vec<SegmentId> {
        let mut roots = Vec::with_capacity(self.figures.len());
        for (_, f) in self.on_landscape() {
            let FigureLocation::Segment(seg) = f.place else { continue };
            let root = self.graph.feature(seg);
            if !roots.contains(&root) {
                roots.push(root);
            }
        }
        roots
    }

    /// Returns the features of a kind with any figure, in the order of their roots: the farmed
    /// fields.
    pub fn occupied_of(&self, kind: Kind) -> Vec<SegmentId> {
        let mut roots = self.occupied();
        roots.retain(|r| self.graph.get(*r).kind == kind);
        roots.sort();
        roots
    }

    /// Returns all players of this game.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + Clone + use<> {
        Player::all(self.seats)
    }
}

/// The whole state of a game; the rules are not part of it.
#[derive(Debug, Default)]
pub struct State {
    /// The state that every game has.
    pub core: GameState,
    /// The data of plugins.
    pub slots: Slots,
}

copy_in_place!(State { core, slots });

impl State {
    /// Returns a number that tells two states apart, the same in every run and on every machine
    /// ([`Slots`] says what plugins must do for that). It covers board, figures, tokens, piles,
    /// scores, turn, chance and the slots of plugins.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = StableHasher::new();
        let c = &self.core;
        for p in c.board.placed_tiles() {
            (p.cell, p.tile, p.turn).hash(&mut hasher);
        }
        for o in c.board.overlays() {
            (o.cell, o.side, o.edge).hash(&mut hasher);
        }
        c.figures.hash(&mut hasher);
        c.tokens.len().hash(&mut hasher);
        c.tokens.iter().for_each(|held| one_by_one(held, &mut hasher));
        (&c.piles, &c.set_aside).hash(&mut hasher);
        one_by_one(&c.score, &mut hasher);
        (c.seats, c.is_over).hash(&mut hasher);
        // Only what is present is hashed: most games have none of it, and their fingerprints do not
        // depend on it.
        c.token_supply.iter().enumerate().filter(|(_, n)| **n != 0).for_each(|held| held.hash(&mut hasher));
        c.segment_traits.iter().for_each(|added| added.hash(&mut hasher));
        c.placed_tokens().iter().for_each(|placed| placed.hash(&mut hasher));
        if c.buried > 0 || c.turn.another {
            (c.buried, c.turn.another).hash(&mut hasher);
        }
        if let Some(player) = c.turn.round_player {
            player.hash(&mut hasher);
        }
        (c.turn.number, c.turn.tile_plays, c.turn.round, c.turn.rounds, c.turn.active, &c.tile_play, &c.scoring_queue)
            .hash(&mut hasher);
        for f in c.turn.frames().filter(|_| !c.is_over) {
            (f.program, f.at, f.mode, f.player, f.step, f.arg).hash(&mut hasher);
        }
        c.chance.hash(&mut hasher);
        self.slots.hash(&mut hasher);
        hasher.finish()
    }
}

/// Hashes the numbers of an array in the byte order of the hasher, not as they are in memory.
fn one_by_one<N: Hash>(numbers: &[N], hasher: &mut StableHasher) {
    numbers.len().hash(hasher);
    numbers.iter().for_each(|number| number.hash(hasher));
}
