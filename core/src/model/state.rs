//! The state of a game: plain data, cheap to copy.
//!
//! [`GameState`] is what every game has; [`Slots`] is what plugins keep. Nothing in it can be derived from the rest, apart
//! from the index of the feature graph and the frontier, which every move needs. A state is saved by its record (the table, the
//! seed and the actions), so it has no file format of its own; [`State::fingerprint`] tells two states apart.

use std::hash::{Hash, Hasher};

use crate::copy_in_place;
use crate::model::board::Board;
use crate::model::chance::Chance;
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::graph::FeatureGraph;
use crate::model::ids::{Figure, FigureKind, Kind, Label, MAX_PLAYERS, PlacedTile, Player, SegmentId, TileType, Token, Trait};
use crate::model::points::{ScoreEntry, ScoringQueue};
use crate::model::slots::Slots;
use crate::model::stable_hash::StableHasher;
use crate::model::turn_stack::Turn;

/// One tile part: a tile is found, laid, used and scored. Parts nest; [`GameState`] holds the present one.
///
/// Plugins stamp their own data with `serial` ("a bridge was built in part 17"): a stamp is never stale, where a flag has to be
/// cleared by somebody. Outside of any part there is an empty one with serial 0.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct TilePlay {
    /// The number of this part in the game, from 1.
    pub serial: u16,
    /// Who lays.
    pub player: Player,
    /// What may be laid. Filled by the first phase that has something: a bought tile, a hand, an abbey, the draw.
    pub tiles: Vec<TileType>,
    /// Where the tiles come from.
    pub source: Label,
    /// Properties that the tile has besides its own.
    pub extra: Vec<Trait>,
    /// What was laid: usually one piece.
    pub laid: Vec<PlacedTile>,
    /// The kinds of figures that the present deploy step allows, as bits.
    pub may_deploy: u32,
    /// The frame that called this part: it also gets what the part leaves owing.
    pub called_by: u8,
    /// Was it given by another tile of the same turn, so that it gives no such part itself?
    pub additional: bool,
    /// What settled in it before another part interrupted it: that is for its own scoring, and not for those in between.
    pub settled: Vec<SegmentId>,
}

copy_in_place!(TilePlay { serial, player, tiles, source, extra, laid, may_deploy, called_by, additional, settled });

/// All but `settled`, which is empty in the present part, the only one of which a fingerprint is taken.
impl Hash for TilePlay {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.serial, self.player, &self.tiles, self.source, &self.extra, &self.laid).hash(state);
        (self.may_deploy, self.called_by, self.additional).hash(state);
    }
}

impl TilePlay {
    pub(crate) fn begin(&mut self, serial: u16, player: Player, called_by: u8) {
        self.tiles.clear();
        self.extra.clear();
        self.laid.clear();
        self.settled.clear();
        (self.serial, self.player, self.source, self.may_deploy, self.called_by, self.additional) =
            (serial, player, Label(0), u32::MAX, called_by, false);
    }
}

/// What every game has.
#[derive(Debug, Default)]
pub struct GameState {
    /// What lies where.
    pub board: Board,
    /// The features.
    pub graph: FeatureGraph,
    /// All figures, neutral ones last.
    pub figures: Vec<FigureState>,
    /// How many figures of each kind each player has in supply.
    pub(crate) supply: Vec<[u8; MAX_PLAYERS]>,
    /// How many tokens of each kind each player has.
    pub tokens: Vec<[i16; MAX_PLAYERS]>,
    /// How many tokens of each kind lie in the common supply, where a plugin keeps one.
    pub token_supply: Vec<i16>,
    /// Traits that tokens on segments add to what is printed there.
    pub segment_traits: Vec<(SegmentId, Trait)>,
    /// The piles of tiles still to be drawn, in no order.
    pub piles: Vec<Vec<TileType>>,
    /// Tiles that fitted nowhere and are out of the game.
    pub set_aside: Vec<TileType>,
    /// The scores.
    pub score: [i32; MAX_PLAYERS],
    /// How many players there are.
    pub seats: u8,
    /// Where the game is in its turn.
    pub turn: Turn,
    /// The present part.
    pub tile_play: TilePlay,
    /// The parts that wait for the present one to be over.
    pub outer: Vec<TilePlay>,
    /// The features due in the present scoring.
    pub scoring_queue: ScoringQueue,
    /// What was booked in this turn.
    pub score_log: Vec<ScoreEntry>,
    /// Chance.
    pub chance: Chance,
    /// Has the game ended?
    pub over: bool,
}

copy_in_place!(GameState {
    board,
    graph,
    figures,
    supply,
    tokens,
    token_supply,
    segment_traits,
    piles,
    set_aside,
    score,
    seats,
    turn,
    tile_play,
    outer,
    scoring_queue,
    score_log,
    chance,
    over,
});

impl GameState {
    /// How many figures of a kind a player has in supply.
    #[inline]
    pub fn in_supply(&self, player: Player, kind: FigureKind) -> u8 {
        self.supply.get(kind.index()).map_or(0, |s| s[player.index()])
    }

    /// The kinds of which a player has a figure in supply that the present part allows to deploy, as bits.
    #[inline]
    pub fn at_hand(&self, player: Player) -> u32 {
        let kinds = self.supply.iter().enumerate();
        kinds.fold(0, |kinds, (kind, supply)| kinds | u32::from(supply[player.index()] > 0) << kind) & self.tile_play.may_deploy
    }

    /// A figure of this kind in the supply of the player.
    pub fn from_supply(&self, player: Player, kind: FigureKind) -> Option<Figure> {
        let free = |f: &FigureState| f.owner == Some(player) && f.kind == kind && f.place == FigureLocation::Supply;
        self.figures.iter().position(free).map(Figure::at)
    }

    /// How many tokens of a kind a player has.
    #[inline]
    pub fn tokens(&self, player: Player, token: Token) -> i16 {
        self.tokens.get(token.index()).map_or(0, |s| s[player.index()])
    }

    /// The figures on the segments of a feature.
    #[inline]
    pub fn figures_on(&self, seg: SegmentId) -> impl Iterator<Item = (Figure, &FigureState)> {
        let root = self.graph.feature(seg);
        let on_it = move |(i, f): (usize, _)| match f {
            &FigureState { place: FigureLocation::Segment(s), .. } if self.graph.feature(s) == root => Some((Figure::at(i), f)),
            _ => None,
        };
        self.figures.iter().enumerate().filter_map(on_it).take(self.graph.sums(root).figures as usize)
    }

    /// The features on which any figure stands, each once, by their roots.
    pub fn occupied(&self) -> Vec<SegmentId> {
        let mut roots = Vec::with_capacity(self.figures.len());
        for f in &self.figures {
            let FigureLocation::Segment(seg) = f.place else { continue };
            let root = self.graph.feature(seg);
            if !roots.contains(&root) {
                roots.push(root);
            }
        }
        roots
    }

    /// The features of a kind on which any figure stands, in the order of their roots: the farmed fields.
    pub fn occupied_of(&self, kind: Kind) -> Vec<SegmentId> {
        let mut roots = self.occupied();
        roots.retain(|r| self.graph.get(*r).kind == kind);
        roots.sort();
        roots
    }

    /// All players of this game.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + Clone + use<> {
        Player::all(self.seats)
    }
}

/// A whole game but for its rules.
#[derive(Debug, Default)]
pub struct State {
    /// What every game has.
    pub core: GameState,
    /// What plugins keep.
    pub slots: Slots,
}

copy_in_place!(State { core, slots });

impl State {
    /// A number that tells two states apart, the same in every run and on every machine ([`Slots`] says what plugins owe to that): board, figures, tokens, piles, scores,
    /// turn, chance and the slots of plugins.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = StableHasher::new();
        let c = &self.core;
        for p in c.board.pieces() {
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
        (c.seats, c.over).hash(&mut hasher);
        // Only what is there: most games have neither, and their fingerprints know nothing of it.
        c.token_supply.iter().enumerate().filter(|(_, n)| **n != 0).for_each(|held| held.hash(&mut hasher));
        c.segment_traits.iter().for_each(|added| added.hash(&mut hasher));
        (c.turn.number, c.turn.tile_plays, c.turn.round, c.turn.rounds, c.turn.active, &c.tile_play, &c.scoring_queue)
            .hash(&mut hasher);
        for f in c.turn.stack.iter().filter(|_| !c.over) {
            (f.program, f.at, f.mode, f.player, f.step, f.arg).hash(&mut hasher);
        }
        c.chance.hash(&mut hasher);
        self.slots.hash(&mut hasher);
        hasher.finish()
    }
}

/// Hashes numbers of an array in the byte order of the hasher, and not as they lie in memory.
fn one_by_one<N: Hash>(numbers: &[N], hasher: &mut StableHasher) {
    numbers.len().hash(hasher);
    numbers.iter().for_each(|number| number.hash(hasher));
}
