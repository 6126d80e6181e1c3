//! The operations of state-changing hooks, which keep the parts of the state consistent.
//!
//! The fields of a [`Context`] are public, so that a hook can borrow its own slot and the graph at
//! the same time. What the operations cause for other plugins goes into the queue and runs
//! after the hook.

pub(crate) mod changes;
mod draw;
mod token_context;
mod turn_context;

use std::sync::Arc;

use crate::dispatch::hook::{Context, View};
use crate::model::action::{Action, Target};
use crate::model::event::Event;
use crate::model::features::segment::{Origin, Segment};
use crate::model::figure::FigureLocation;
use crate::model::geometry::Cell;
use crate::model::ids::{Figure, Kind, Pile, Player, Players, SegmentId, Stream, TileType, Token, Trait};
use crate::model::points::{Line, ScoreEntry};
use crate::model::state::program::{Call, SCORING};
use crate::model::state::turn_stack::{Effect, FollowUp};

impl Context<'_> {
    /// Returns read access to the same game.
    #[inline]
    pub fn view(&self) -> View<'_> {
        View { rules: self.rules, core: self.core, slots: self.slots, walks: None }
    }

    /// Moves a figure and keeps the occupation of features up to date. Queues the `on_figure_moved`
    /// hooks: when this returns, no other plugin has reacted yet.
    ///
    /// A figure that leaves the supply is placed; one that enters it goes home. To move a figure from
    /// one place to another, use [`Self::move_on`], which does not pass through the supply.
    ///
    /// It is a fault to move a figure that does not exist, to a segment or a place off the board
    /// that does not exist, or to a place off the board that another figure holds.
    pub fn move_figure(&mut self, figure: Figure, to: FigureLocation) {
        if let Some(why) = self.refusal(figure, to) {
            return self.log.breach(why);
        }
        let Some(f) = self.core.figures.get_mut(figure.index()) else { return };
        let from = std::mem::replace(&mut f.place, to);
        if from == to {
            return;
        }
        let (kind, owner) = (f.kind, f.owner);
        let kept = &mut self.core.scoring_queue.kept;
        if !kept.is_empty() {
            kept.retain(|other| *other != figure);
        }
        self.core.note_moved(figure, from, to);
        let follower = self.rules.figures.get(kind).follower;
        if let FigureLocation::Segment(s) = from {
            self.core.graph.stand(s, -1, follower);
        }
        if let FigureLocation::Segment(s) = to {
            self.core.graph.stand(s, 1, follower);
        }
        if let Some(owner) = owner {
            let supply = &mut self.core.supply[kind.index()][owner.index()];
            let ready = &mut self.core.ready[owner.index()];
            if from == FigureLocation::Supply {
                *supply -= 1;
                if *supply == 0 {
                    ready.remove(kind);
                }
            }
            if to == FigureLocation::Supply {
                *supply += 1;
                ready.insert(kind);
            }
        }
        self.log.put(Event::FigureMoved { figure, from, to });
        if !self.rules.hooks.on_figure_moved.of(kind).is_empty() {
            self.core.turn.effects.push(Effect::FigureMoved(figure, from, to));
        }
    }

    /// Moves a figure that stands somewhere, on the landscape or at a place off the board, to another
    /// such place. This is one move with one event: other plugins see neither a figure that goes home
    /// nor one that is placed. Tokens with the figure move too. Queues the `on_figure_moved` hooks.
    ///
    /// It is a fault to move a figure that is in the supply or out of the game, or to move one there:
    /// [`Self::move_figure`] does that. The faults of that method are faults here too.
    pub fn move_on(&mut self, figure: Figure, to: FigureLocation) {
        let off = |place: FigureLocation| match place {
            FigureLocation::Supply => Some("in the supply"),
            FigureLocation::Gone => Some("out of the game"),
            _ => None,
        };
        let from = self.core.figures.get(figure.index()).map_or(to, |f| f.place);
        match (off(from), off(to)) {
            (Some(is), _) => {
                self.log.breach(format!("it moves on figure {}, which is {is}; move_figure places it", figure.index()))
            }
            (_, Some(_)) => {
                self.log.breach(format!("it moves on figure {} to no place; move_figure takes it off", figure.index()))
            }
            _ => self.move_figure(figure, to),
        }
    }

    /// Keeps a figure where it stands when the figures of this scoring return, because it may move on
    /// later in the scoring. For a phase of `scoring` before the milestone `return`. The plugin that
    /// keeps it moves it with [`Self::move_on`], or home with [`Self::move_figure`].
    pub fn keep_standing(&mut self, figure: Figure) {
        if !self.core.turn.is_within(SCORING) {
            return self.log.breach("it keeps a figure standing outside of a scoring".to_owned());
        }
        if !self.core.scoring_queue.keeps(figure) {
            self.core.scoring_queue.kept.push(figure);
        }
    }

    /// Returns the reason why a figure cannot be moved to a location, or `None` if it can.
    fn refusal(&self, figure: Figure, to: FigureLocation) -> Option<String> {
        let (number, figures) = (figure.index(), &self.core.figures);
        if number >= figures.len() {
            return Some(format!("it moves figure {number}, but there are {} figures, counted from 0", figures.len()));
        }
        match to {
            FigureLocation::Segment(s) if s.index() >= self.core.graph.len() => {
                Some(format!("it moves a figure to segment {}, but there are {} segments", s.index(), self.core.graph.len()))
            }
            FigureLocation::Slot { group, index } => {
                let groups = &self.rules.names.groups;
                let Some(spec) = groups.spec(group.index()) else {
                    return Some(format!("it moves a figure to group {}, which does not exist", group.index()));
                };
                let name = groups.name(group.index());
                if index >= spec.places {
                    return Some(format!("it moves a figure to place {index} of \"{name}\", which has {} places", spec.places));
                }
                let taken = figures.iter().enumerate().any(|(i, f)| i != number && f.place == to);
                taken.then(|| format!("it moves a figure to place {index} of \"{name}\", which another figure holds"))
            }
            _ => None,
        }
    }

    /// Removes one link between two segments; each gets back `ends` open ends. Queues the
    /// `on_link_changed` hooks. Returns `false` if there was no such link.
    pub fn unjoin(&mut self, a: SegmentId, b: SegmentId, ends: i16) -> bool {
        let parted = self.core.graph.unjoin(a, b, ends);
        if parted && !self.rules.hooks.on_link_changed.is_empty() {
            self.core.turn.effects.push(Effect::LinkChanged(a, b, false));
        }
        parted
    }

    /// Awards points with their arithmetic. This is the only way to change a score. Where a floor
    /// stops the score, the score entry holds the points that were really taken. Queues the
    /// `on_points_awarded` hooks.
    #[inline]
    pub fn award_points(&mut self, mut score_entry: ScoreEntry, lines: &[Line]) {
        let seats = self.core.seats;
        let Some(score) = self.core.score.get_mut(score_entry.player.index()).filter(|_| score_entry.player.0 < seats) else {
            let (label, player) = (self.rules.names.labels.name(score_entry.label.index()), score_entry.player.0);
            return self.log.breach(format!(
                "it awards points (\"{label}\") to player {player}, but there are {seats} players, counted from 0"
            ));
        };
        let due = score_entry.points;
        if self.rules.score_rules.floor.is_some() {
            score_entry.points = self.rules.taken(*score, due);
        }
        *score += i32::from(score_entry.points);
        self.core.score_log.push(score_entry);
        if score_entry.points == due {
            self.log.put_score_entry(score_entry, lines)
        } else {
            self.put_stopped(score_entry, due, lines)
        }
        if !self.rules.hooks.on_points_awarded.is_empty() {
            self.core.turn.effects.push(Effect::PointsAwarded(score_entry));
        }
    }

    /// Logs a score entry that the floor stopped: a line of its own holds the points that were not
    /// taken.
    #[cold]
    fn put_stopped(&mut self, score_entry: ScoreEntry, due: i16, lines: &[Line]) {
        let mut lines = lines.to_vec();
        if !lines.is_empty() {
            lines.push(Line { label: self.rules.score_rules.floor_label, count: 1, each: score_entry.points - due });
        }
        self.log.put_score_entry(score_entry, &lines);
    }

    /// Moves `n` tokens from the common supply to a player, and logs an event for each. The common
    /// supply may become negative, as for a token that has none.
    pub fn hand_out(&mut self, player: Player, token: Token, n: i16) {
        self.add_to_supply(token, -n);
        self.give(player, token, n);
        for _ in 0..n {
            self.log.put(Event::TokenMoved { token, target: Target::Player(player), by: None });
        }
    }

    /// Puts a token on a segment, which adds a trait to the printed ones for the rest of the game.
    pub fn add_trait(&mut self, who: Player, seg: SegmentId, token: Token, adds: Trait) {
        self.core.segment_traits.push((seg, adds));
        self.log.put(Event::TokenMoved { token, target: Target::Segment(seg), by: Some(who) });
    }

    /// Draws one tile, through `stream`, of a pile that belongs to a plugin.
    pub fn draw_from(&mut self, pile: Pile, stream: Stream) -> Option<TileType> {
        if self.core.left(pile) == 0 {
            return None;
        }
        let at = self.chance(stream, self.core.piles[pile.index()].len() as u16);
        Some(self.core.piles[pile.index()].swap_remove(at as usize))
    }

    /// Draws one tile of the piles that are open now: from the prepared list first, then by chance.
    #[inline]
    pub(crate) fn draw_tile(&mut self) -> Option<TileType> {
        let tile = self.next_tile()?;
        self.core.chance.note(Stream::default(), u32::from(tile.0));
        Some(tile)
    }

    #[inline]
    fn next_tile(&mut self) -> Option<TileType> {
        let Context { rules, core, .. } = self;
        let pile = rules.piles.draw_order.iter().find(|p| core.left(**p) > 0)?;
        let pile = &mut core.piles[pile.index()];
        while let Some(next) = core.chance.prepared(Stream::default()) {
            if let Some(at) = pile.iter().position(|t| t.0 == next) {
                return Some(pile.swap_remove(at));
            }
        }
        let at = core.chance.drawn_below(Stream::default(), pile.len() as u32);
        Some(pile.swap_remove(at as usize))
    }

    /// Returns a random number below `of` and logs it, so that all players see it. `of` must not be
    /// 0. For a draw that not all may see, call [`Registrar::hide_chance`](crate::Registrar::hide_chance)
    /// for the stream, or [`Self::chance_unlogged`], which takes and returns a `u32`.
    pub fn chance(&mut self, stream: Stream, of: u16) -> u16 {
        let got = self.core.chance.below(stream, u32::from(of)) as u16;
        self.log.put(Event::Chance { stream, of, got });
        got
    }

    /// Sets the outcomes that a stream returns before it uses the generator, while a position is
    /// set up: see [`Self::position`]. During play it is a fault.
    pub fn prepare_chance(&mut self, stream: Stream, outcomes: Arc<[u16]>) {
        match self.position() {
            Some(core) => core.chance.prepare(stream, outcomes),
            None => self.log.breach("it prepares outcomes of chance during play".to_owned()),
        }
    }

    /// Queues a verb of another plugin, which the rules perform in place of a player. Returns `false`
    /// if no plugin at the table serves it.
    pub fn perform(&mut self, who: Player, action: Action) -> bool {
        let known = self.rules.service(action.verb).is_some();
        if known {
            self.core.turn.effects.push(Effect::Perform(who, action));
        }
        known
    }

    /// Runs a program before the present phase continues. A hook without a phase uses it to ask a
    /// player.
    pub fn interrupt(&mut self, call: Call) {
        self.core.turn.effects.push(Effect::Call(call));
    }

    /// Calls a program later on behalf of the caller of this tile play, in the order of ranks. The
    /// lowest rank, from 0 to 255, comes first; calls with one rank come in the order in which they
    /// were made, so several plugins may use one rank.
    pub fn follow_up(&mut self, rank: u8, call: Call) {
        let to = self.core.tile_play.called_by;
        self.core.turn.owed.push(FollowUp { to, rank, call });
    }

    /// Calls a program later on behalf of the caller of the running frame, as if the tile play that
    /// it called had requested it. An answer to a postponed question uses it to add a step.
    pub(crate) fn owe_by_caller(&mut self, rank: u8, call: Call) {
        let to = self.core.turn.depth().saturating_sub(1);
        self.core.turn.owed.push(FollowUp { to, rank, call });
    }

    /// Notes who was paid for entry `at` of the scoring queue, and queues the `on_feature_scored`
    /// hooks for it. An entry that does not exist is a fault.
    #[inline]
    pub fn note_scored(&mut self, at: usize, paid: Players) {
        let Some(due) = self.core.scoring_queue.due.get_mut(at) else {
            return self.log.breach(format!("it notes who was paid for entry {at} of the scoring queue, which does not exist"));
        };
        due.paid = paid;
        let due = *due;
        if !self.rules.hooks.on_feature_scored.of(due.kind).is_empty() {
            self.core.turn.effects.push(Effect::FeatureScored(due, paid));
        }
    }

    /// Adds the segment of a token to the tile on a cell, or to a cell without a tile.
    pub fn add_token_segment(&mut self, kind: Kind, cell: Cell, token: Token, open: i16) -> SegmentId {
        let origin = Origin::Token { placed: self.core.board.tile_at(cell), token };
        self.core.graph.add_segment(Segment { kind, cell, origin }, open)
    }
}
