//! Changes of the state that plugins make: segments, piles of tiles, tokens, the tile play.
//!
//! Plugins read the state through [`Context::core`] and change it only through methods. A change
//! that breaks the rules of the state (a negative number of tokens, a tile that the pile does not
//! hold) is refused: the hook that made it fails with a fault that names the plugin.

use crate::dispatch::hook::Context;
use crate::model::board::bounded_board::BoardEdge;
use crate::model::features::graph::FeatureGraph;
use crate::model::features::segment::Segment;
use crate::model::ids::{Kind, Label, Pile, PlacedTile, Player, Relation, SegmentId, Stream, TileType, Token, Trait};
use crate::model::kind::FigureKinds;
use crate::model::points::{PendingScore, ScoringQueue};
use crate::model::state::GameState;
use crate::model::state::program::Call;
use crate::model::state::slots::Slot;
use crate::model::state::turn_stack::Effect;

/// The feature graph and the edge of a bounded board.
impl Context<'_> {
    /// Adds a segment with `open` open ends.
    #[inline]
    pub fn add_segment(&mut self, segment: Segment, open: i16) -> SegmentId {
        self.core.graph.add_segment(segment, open)
    }

    /// Links two segments into one feature; each loses `ends` open ends. Queues the
    /// `on_link_changed` hooks if they were two features.
    #[inline]
    pub fn join(&mut self, a: SegmentId, b: SegmentId, ends: i16) {
        let two = !self.core.graph.joined(a, b);
        self.core.graph.join(a, b, ends);
        if two && !self.rules.hooks.on_link_changed.is_empty() {
            self.core.turn.effects.push(Effect::LinkChanged(a, b, true));
        }
    }

    /// Adds open ends to a segment, or closes some if `ends` is negative.
    #[inline]
    pub fn add_open_ends(&mut self, segment: SegmentId, ends: i16) {
        self.core.graph.add_open_ends(segment, ends);
    }

    /// Changes the kind of all segments of a feature: a city becomes a castle.
    #[inline]
    pub fn change_kind(&mut self, feature: SegmentId, kind: Kind) {
        self.core.graph.change_kind(feature, kind);
    }

    /// Notes that two segments stand in this relation.
    #[inline]
    pub fn relate(&mut self, a: SegmentId, b: SegmentId, relation: Relation) {
        self.core.graph.relate(a, b, relation);
    }

    /// Clears the list of features that lost their last open end since the last scoring, so that
    /// they are not scored.
    #[inline]
    pub fn clear_settled(&mut self) {
        self.core.graph.clear_settled();
    }

    /// Sets one edge of a bounded board.
    #[inline]
    pub fn set_board_edge(&mut self, edge: BoardEdge) {
        self.core.board.set_board_edge(edge);
    }
}

/// Piles of tiles.
impl Context<'_> {
    /// Takes one copy of a tile out of a pile. The last tile of the pile moves into the gap.
    /// Returns `false` if the pile does not hold the tile.
    #[inline]
    pub fn take_tile(&mut self, pile: Pile, tile: TileType) -> bool {
        let Some(tiles) = self.core.piles.get_mut(pile.index()) else { return false };
        let found = tiles.iter().position(|t| *t == tile);
        found.inspect(|at| _ = tiles.swap_remove(*at)).is_some()
    }

    /// Takes the tile at this position out of a pile and keeps the order of the others. Returns
    /// `None` if the pile has no such position.
    #[inline]
    pub fn take_tile_at(&mut self, pile: Pile, at: usize) -> Option<TileType> {
        let tiles = self.core.piles.get_mut(pile.index())?;
        (at < tiles.len()).then(|| tiles.remove(at))
    }

    /// Takes the tile at this position out of a pile; the last tile moves into the gap. Returns
    /// `None` if the pile has no such position.
    #[inline]
    pub fn swap_remove_tile(&mut self, pile: Pile, at: usize) -> Option<TileType> {
        let tiles = self.core.piles.get_mut(pile.index())?;
        (at < tiles.len()).then(|| tiles.swap_remove(at))
    }

    /// Takes a random tile out of a pile, or returns `None` if the pile is empty. The draw is not logged: see
    /// [`Self::chance_unlogged`].
    pub fn draw_at_random(&mut self, stream: Stream, pile: Pile) -> Option<TileType> {
        let left = self.core.piles.get(pile.index()).map_or(0, Vec::len);
        if left == 0 {
            return None;
        }
        let at = self.chance_unlogged(stream, left as u32) as usize;
        self.swap_remove_tile(pile, at)
    }

    /// Takes the tile on top of a pile, or `None` if the pile is empty.
    #[inline]
    pub fn take_top_tile(&mut self, pile: Pile) -> Option<TileType> {
        self.core.piles.get_mut(pile.index())?.pop()
    }

    /// Puts a tile that the plugin holds onto a pile.
    #[inline]
    pub fn put_tile(&mut self, pile: Pile, tile: TileType) {
        match self.core.piles.get_mut(pile.index()) {
            Some(tiles) => tiles.push(tile),
            None => self.log.breach(format!("it puts a tile onto pile {}, which does not exist", pile.0)),
        }
    }

    /// Removes a tile that the plugin holds from the game.
    #[inline]
    pub fn set_aside(&mut self, tile: TileType) {
        self.core.set_aside.push(tile);
    }
}

/// Tokens.
impl Context<'_> {
    /// Gives a player `n` tokens, or takes them away if `n` is negative. The number of a player
    /// never falls below 0. Logs no event; [`Self::hand_out`] does.
    #[inline]
    pub fn give(&mut self, player: Player, token: Token, n: i16) {
        let held = self.core.tokens.get_mut(token.index()).and_then(|held| held.get_mut(player.index()));
        match held {
            Some(held) if *held + n >= 0 => *held += n,
            Some(held) => {
                let (held, name) = (*held, self.rules.names.tokens.name(token.index()));
                self.log.breach(format!("it takes {} tokens \"{name}\" from player {}, who has {held}", -n, player.0));
            }
            None => self.log.breach(format!("it gives token {} to player {}; one of them does not exist", token.0, player.0)),
        }
    }

    /// Adds `n` tokens to the common supply, or removes them if `n` is negative.
    #[inline]
    pub fn add_to_supply(&mut self, token: Token, n: i16) {
        if let Some(left) = self.core.token_supply.get_mut(token.index()) {
            *left += n;
        }
    }
}

/// The tile play, the turn and the features to be scored.
impl Context<'_> {
    /// Adds a tile that may be placed in this tile play. `source` is the text that screens show.
    #[inline]
    pub fn offer_tile(&mut self, tile: TileType, source: Label) {
        self.core.tile_play.tiles.push(tile);
        self.core.tile_play.source = source;
        self.add_traits_of(tile);
    }

    /// Takes all tiles that are not placed out of the tile play.
    #[inline]
    pub fn withdraw_tiles(&mut self) {
        self.core.tile_play.tiles.clear();
        self.collect_traits();
    }

    /// Makes the source of the tile play's tiles unknown, for a tile play that takes another tile.
    #[inline]
    pub fn forget_source(&mut self) {
        self.core.tile_play.source = Label::default();
    }

    /// Notes that a tile of the tile play was placed: it is not one of the tiles to be placed any
    /// more.
    #[inline]
    pub fn note_placed(&mut self, tile: TileType, placed: PlacedTile) {
        let tile_play = &mut self.core.tile_play;
        tile_play.placed_tiles.push(placed);
        match tile_play.tiles.iter().position(|t| *t == tile) {
            Some(last) if last + 1 == tile_play.tiles.len() => tile_play.tiles.truncate(last),
            Some(at) => drop(tile_play.tiles.remove(at)),
            None => self.add_traits_of(tile),
        }
    }

    /// Grants the tile in play a trait in addition to its printed ones, for this tile play.
    #[inline]
    pub fn grant_trait(&mut self, granted: Trait) {
        let tile_play = &mut self.core.tile_play;
        tile_play.extra.push(granted);
        tile_play.traits.add(granted);
        tile_play.all_traits.add(granted);
    }

    /// Takes back every grant of a trait for this tile play.
    #[inline]
    pub fn revoke_trait(&mut self, granted: Trait) {
        self.core.tile_play.extra.retain(|t| *t != granted);
        self.collect_traits();
    }

    /// Marks the tile play as an additional one, which gives no further tile play.
    #[inline]
    pub fn mark_additional(&mut self) {
        self.core.tile_play.additional = true;
    }

    /// Restricts the deploy steps of this tile play to these kinds of figures.
    #[inline]
    pub fn restrict_deploy(&mut self, kinds: FigureKinds) {
        self.core.tile_play.may_deploy = self.core.tile_play.may_deploy & kinds;
    }

    /// Ends the restriction of [`Self::restrict_deploy`]: later deploy steps of this tile play allow
    /// all kinds of figures again.
    #[inline]
    pub fn end_restriction(&mut self) {
        self.core.tile_play.may_deploy = FigureKinds::ALL;
    }

    /// Sets the active player. For the choice of the first player.
    #[inline]
    pub fn set_active(&mut self, player: Player) {
        if player.0 < self.core.seats {
            self.core.turn.active = player;
        } else {
            self.log.breach(format!(
                "it gives the turn to player {}, but there are {} players, counted from 0",
                player.0, self.core.seats
            ));
        }
    }

    /// Adds 1 to the step of the running frame and returns the new step. The step is 0 when a phase
    /// is entered.
    #[inline]
    pub fn next_step(&mut self) -> u8 {
        let frame = self.core.turn.frame_mut();
        frame.step = frame.step.saturating_add(1);
        frame.step
    }

    /// Begins a turn inside this one. An action that is allowed once a turn is allowed again in it.
    /// With a player, it is that player's own turn; with `None`, a part of the turn of the active player.
    #[inline]
    pub fn begin_round_turn(&mut self, own: Option<Player>) {
        self.core.turn.begin_round_turn(own);
    }

    /// Ends the round of turns inside this one.
    #[inline]
    pub fn end_round(&mut self) {
        self.core.turn.end_round();
    }

    /// Removes and returns the next follow-up of the running frame: the lowest rank first, then in
    /// order of arrival.
    #[inline]
    pub fn next_owed(&mut self) -> Option<Call> {
        self.core.turn.next_owed()
    }

    /// Removes and returns the next follow-up of the caller of the running frame that `wanted`
    /// accepts, in the same order.
    #[inline]
    pub fn next_owed_by_caller(&mut self, wanted: impl Fn(&Call) -> bool) -> Option<Call> {
        let turn = &mut self.core.turn;
        let caller = turn.depth().checked_sub(1)?;
        let owed = turn.owed.iter().enumerate().filter(|(_, o)| o.to == caller && wanted(&o.call));
        let next = owed.min_by_key(|(_, o)| o.rank).map(|(i, _)| i)?;
        Some(turn.owed.remove(next).call)
    }

    /// Sorts the features of the present scoring by a key.
    #[inline]
    pub fn sort_scoring_queue<K: Ord>(&mut self, key: impl Fn(&FeatureGraph, &PendingScore) -> K) {
        let GameState { graph, scoring_queue, .. } = &mut *self.core;
        if scoring_queue.due.len() > 1 {
            scoring_queue.due.sort_by_cached_key(|due| key(graph, due));
        }
    }

    /// Returns the features of the present scoring, for changes.
    #[inline]
    pub fn scoring_queue_mut(&mut self) -> &mut ScoringQueue {
        &mut self.core.scoring_queue
    }

    /// Returns a random number below `of` without logging it, for outcomes that players cannot tell
    /// apart. `of` must not be 0.
    #[inline]
    pub fn chance_unlogged(&mut self, stream: Stream, of: u32) -> u32 {
        self.core.chance.below(stream, of)
    }
}

impl Context<'_> {
    /// Returns read access to the state that every game has.
    #[inline]
    pub fn core(&self) -> &GameState {
        self.core
    }

    /// Returns the state and the data of a slot at the same time.
    #[inline]
    pub fn with_slot<T: 'static>(&mut self, slot: Slot<T>) -> (&GameState, &mut T) {
        (self.core, self.slots.of_mut(slot))
    }

    /// Returns the whole state for changes while a position is set up: before the first turn, and
    /// in [`Game::set_up`](crate::Game::set_up). `None` during play. For tools that set up
    /// positions; the changes are not checked.
    #[inline]
    pub fn position(&mut self) -> Option<&mut GameState> {
        (self.in_set_up || self.core.turn.number == 0).then_some(&mut *self.core)
    }
}
