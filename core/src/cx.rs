//! What a hook is given: [`View`] to read and [`Cx`] to change.
//!
//! Both are references to the three parts of a game, as fields and not behind getters, so that a hook may borrow
//! its own slot and the graph side by side. `Cx` has the few operations that keep board, graph, figures and log in step; whatever
//! they cause for other plugins goes into the queue and happens after the hook.

use crate::action::Action;
use crate::event::{Event, Log};
use crate::geometry::{Cell, Port, Side, Third};
use crate::graph::Origin;
use crate::hook::Fault;
use crate::ids::{Figure, Kind, Piece, Player, Players, Seg, Stream, Tile, Token, Trait};
use crate::points::{Booking, Line, Occasion, Weight, Weights, Worth, majority};
use crate::ruleset::Ruleset;
use crate::slots::Slots;
use crate::state::{Call, Core, FollowUp, Place, Todo};
use crate::tile::{NO_PART, PartInfo};

/// What reading hooks get.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The rules.
    pub rules: &'a Ruleset,
    /// What every game has.
    pub core: &'a Core,
    /// What plugins keep.
    pub slots: &'a Slots,
}

impl<'a> View<'a> {
    /// The printed part of a segment, if it is printed on a tile.
    #[inline]
    pub fn part(self, seg: Seg) -> Option<&'a PartInfo> {
        match self.core.graph.get(seg).origin {
            Origin::Printed { piece, part } => self.rules.tiles.get(self.core.board.laid(piece).tile).parts.get(part as usize),
            _ => None,
        }
    }

    /// The segment at a point of the rim of the piece on a cell: a token's, if one lies over it, else the printed one.
    pub fn segment_at(self, cell: Cell, port: Port) -> Option<Seg> {
        let piece = self.core.board.piece_at(cell)?;
        let laid = self.core.board.laid(piece);
        if laid.overlaid
            && port.third == Third::Centre
            && let Some(over) = self.core.board.overlay_at(cell, port.side)
        {
            return Some(over.seg);
        }
        let side = self.rules.tiles.get(laid.tile).side(laid.turn, port.side);
        let part = match port.third {
            Third::Left => side.left,
            Third::Centre => side.centre,
            Third::Right => side.right,
        };
        (part != NO_PART).then(|| Seg(laid.first.0 + u16::from(part)))
    }

    /// The segments printed on a piece.
    #[inline]
    pub fn printed(self, piece: Piece) -> impl Iterator<Item = Seg> + use<> {
        let laid = self.core.board.laid(piece);
        let parts = self.rules.tiles.get(laid.tile).parts.len() as u16;
        (laid.first.0..laid.first.0 + parts).map(Seg)
    }

    /// Has the tile of the present part this trait, printed or lent?
    pub fn in_play(self, t: Trait) -> bool {
        let part = &self.core.part;
        let laid = part.laid.iter().map(|p| self.core.board.laid(*p).tile);
        part.extra.contains(&t) || laid.chain(part.tiles.iter().copied()).any(|tile| self.rules.tiles.get(tile).traits.has(t))
    }

    /// How many different pieces a feature has; a segment without a piece (a border road) counts for one.
    #[inline]
    pub fn tiles(self, feature: Seg) -> i16 {
        let graph = &self.core.graph;
        let pieces = self.core.board.pieces().len();
        let mut seen = [0u64; 8];
        let mut more = Vec::new();
        if pieces > seen.len() * 64 {
            more.resize(pieces / 64 + 1, 0u64);
        }
        let marks = if more.is_empty() { &mut seen[..] } else { &mut more[..] };
        let mut count = 0;
        for seg in graph.members(feature) {
            match graph.get(seg).piece() {
                None => count += 1,
                Some(p) => {
                    let (word, bit) = (p.index() / 64, 1u64 << (p.index() % 64));
                    count += i16::from(marks[word] & bit == 0);
                    marks[word] |= bit;
                }
            }
        }
        count
    }

    /// How often a trait is printed on the parts of a feature: its pennants.
    pub fn traits(self, feature: Seg, t: Trait) -> i16 {
        self.core.graph.members(feature).filter_map(|s| self.part(s)).map(|p| i16::from(p.traits.count(t))).sum()
    }

    /// Is the feature complete? No open end, of a kind that can be completed, and no plugin objects.
    #[inline]
    pub fn complete(self, feature: Seg) -> Result<bool, Fault> {
        if self.core.graph.sums(feature).open != 0 {
            return Ok(false);
        }
        let mut yes = true;
        for hook in self.rules.hooks.closed.of(self.core.graph.get(feature).kind) {
            hook.closed(self, feature, &mut yes)?;
        }
        Ok(yes)
    }

    /// What a feature is worth to anybody.
    #[inline]
    pub fn worth(self, feature: Seg, why: Occasion) -> Result<Worth, Fault> {
        let mut worth = Worth::default();
        for hook in self.rules.hooks.worth.of(self.core.graph.get(feature).kind) {
            hook.worth(self, feature, why, &mut worth)?;
        }
        Ok(worth)
    }

    /// How much each player weighs in a feature.
    #[inline]
    pub fn weights(self, feature: Seg) -> Result<Weights, Fault> {
        let mut weights = [Weight::default(); crate::ids::MAX_PLAYERS];
        for (_, f) in self.core.figures_on(feature) {
            let spec = self.rules.figures.get(f.kind);
            if let (Some(owner), true) = (f.owner, spec.follower) {
                weights[owner.index()].main += u16::from(spec.weight);
            }
        }
        for hook in self.rules.hooks.weigh.of(self.core.graph.get(feature).kind) {
            hook.weigh(self, feature, &mut weights)?;
        }
        Ok(weights)
    }

    /// Who is paid for a feature.
    #[inline]
    pub fn owners(self, feature: Seg) -> Result<Players, Fault> {
        if self.core.graph.sums(feature).followers == 0 {
            return Ok(Players::NONE);
        }
        let weights = self.weights(feature)?;
        let mut owners = majority(&weights);
        for hook in self.rules.hooks.owners.of(self.core.graph.get(feature).kind) {
            hook.owners(self, feature, &weights, &mut owners)?;
        }
        Ok(owners)
    }

    /// What one owner gets: the worth, and what changes for this player.
    #[inline]
    pub fn award(self, feature: Seg, to: Player, why: Occasion, worth: &Worth) -> Result<Worth, Fault> {
        let mut worth = *worth;
        for hook in self.rules.hooks.award.of(self.core.graph.get(feature).kind) {
            hook.award(self, feature, to, why, &mut worth)?;
        }
        Ok(worth)
    }

    /// What everybody would have if the game ended now: the scores, all features with followers, and what the end pays.
    /// A feature that is complete but not yet scored counts as complete.
    pub fn standing(self) -> Result<Vec<i32>, Fault> {
        let mut out: Vec<i32> = self.core.score.iter().take(self.core.seats as usize).copied().collect();
        let mut roots: Vec<Seg> = Vec::with_capacity(self.core.figures.len());
        for f in &self.core.figures {
            let Place::Segment(seg) = f.place else { continue };
            let root = self.core.graph.feature(seg);
            if roots.contains(&root) {
                continue;
            }
            roots.push(root);
            let why = if self.complete(root)? { Occasion::Completed } else { Occasion::Final };
            let worth = self.worth(root, why)?;
            for owner in self.owners(root)?.iter() {
                out[owner.index()] += i32::from(self.award(root, owner, why, &worth)?.total());
            }
        }
        for booking in self.last()? {
            if let Some(score) = out.get_mut(booking.player.index()) {
                *score += i32::from(booking.points);
            }
        }
        Ok(out)
    }

    /// What is still owed at the end of the game beside features that are worth something to their owners.
    pub fn last(self) -> Result<Vec<Booking>, Fault> {
        let mut out = Vec::new();
        for hook in self.rules.hooks.last.iter() {
            hook.last(self, &mut out)?;
        }
        Ok(out)
    }
}

/// What changing hooks get.
pub struct Cx<'a> {
    /// The rules.
    pub rules: &'a Ruleset,
    /// What every game has.
    pub core: &'a mut Core,
    /// What plugins keep.
    pub slots: &'a mut Slots,
    /// Where events go.
    pub log: &'a mut Log,
}

impl Cx<'_> {
    /// The same, to read.
    #[inline]
    pub fn view(&self) -> View<'_> {
        View { rules: self.rules, core: self.core, slots: self.slots }
    }

    /// Lays a piece on a free cell: segments, joins, frontier, watched cells. The `placed` hooks hear of it from the queue.
    #[inline]
    pub fn lay(&mut self, tile: Tile, cell: Cell, turn: u8) -> Piece {
        let piece = crate::lay::lay(self.rules, self.core, tile, cell, turn, true);
        self.log.put(Event::Laid { piece });
        if !self.rules.hooks.placed.is_empty() {
            self.core.turn.todo.push(Todo::Laid(piece));
        }
        piece
    }

    /// Lays a piece that is printed on the board: its neighbours have to match it, but it opens no cell.
    pub fn print(&mut self, tile: Tile, cell: Cell, turn: u8) -> Piece {
        let piece = crate::lay::lay(self.rules, self.core, tile, cell, turn, false);
        self.log.put(Event::Laid { piece });
        piece
    }

    /// Opens a free cell for the next tile, though nothing laid touches it. False if it is taken or does not exist.
    pub fn open_cell(&mut self, cell: Cell) -> bool {
        crate::lay::open(self.rules, self.core, cell)
    }

    /// Makes a side of a piece count as another kind of edge, with this segment at its centre: the end of a bridge. Joins it
    /// to what lies across and binds what will be laid there.
    pub fn overlay(&mut self, cell: Cell, side: Side, edge: crate::ids::EdgeKind, seg: Seg) {
        crate::lay::overlay(self.rules, self.core, self.slots, crate::board::Overlay { cell, side, edge, seg });
    }

    /// Moves a figure and keeps the occupation of features right. The `moved` hooks hear of it from the queue: when this
    /// returns, nothing that other plugins do about it has happened yet.
    pub fn move_figure(&mut self, figure: Figure, to: Place) {
        let Some(f) = self.core.figures.get_mut(figure.index()) else { return };
        let from = std::mem::replace(&mut f.place, to);
        if from == to {
            return;
        }
        let (kind, owner) = (f.kind, f.owner);
        let follower = self.rules.figures.get(kind).follower;
        if let Place::Segment(s) = from {
            self.core.graph.stand(s, -1, follower);
        }
        if let Place::Segment(s) = to {
            self.core.graph.stand(s, 1, follower);
        }
        if let Some(owner) = owner {
            let supply = &mut self.core.supply[kind.index()][owner.index()];
            if from == Place::Supply {
                *supply -= 1;
            }
            if to == Place::Supply {
                *supply += 1;
            }
        }
        self.log.put(Event::Moved { figure, from, to });
        if !self.rules.hooks.moved.is_empty() {
            self.core.turn.todo.push(Todo::Moved(figure, from, to));
        }
    }

    /// Books points with their arithmetic: the only way to change a score. The `paid` hooks hear of it from the queue.
    #[inline]
    pub fn book(&mut self, booking: Booking, lines: &[Line]) {
        let Some(score) = self.core.score.get_mut(booking.player.index()) else { return };
        *score += i32::from(booking.points);
        if let Some(floor) = self.rules.score_floor {
            *score = (*score).max(floor);
        }
        self.core.ledger.push(booking);
        self.log.put_booking(booking, lines);
        if !self.rules.hooks.paid.is_empty() {
            self.core.turn.todo.push(Todo::Paid(booking));
        }
    }

    /// Gives a player so many tokens, or takes them away.
    pub fn give(&mut self, player: Player, token: Token, n: i16) {
        if let Some(have) = self.core.tokens.get_mut(token.index()) {
            have[player.index()] += n;
        }
    }

    /// Draws one tile of what is left in the piles that are drawn from now: first of the prepared list, else by chance.
    #[inline]
    pub fn draw_tile(&mut self) -> Option<Tile> {
        let Cx { rules, core, .. } = self;
        let pile = rules.draw_order.iter().find(|p| !core.piles[p.index()].is_empty())?;
        let pile = &mut core.piles[pile.index()];
        while let Some(next) = core.chance.prepared(Stream::default()) {
            if let Some(at) = pile.iter().position(|t| t.0 == next) {
                return Some(pile.swap_remove(at));
            }
        }
        let at = core.chance.drawn_below(Stream::default(), pile.len() as u32);
        Some(pile.swap_remove(at as usize))
    }

    /// A number below `of` by chance, noted in the log. `of` must not be 0.
    pub fn chance(&mut self, stream: Stream, of: u16) -> u16 {
        let got = self.core.chance.below(stream, u32::from(of)) as u16;
        self.log.put(Event::Chance { stream, of, got });
        got
    }

    /// Has another plugin's verb done by the rules and not by a player. False where nobody at the table serves it.
    pub fn perform(&mut self, who: Player, action: Action) -> bool {
        let known = self.rules.service(action.verb).is_some();
        if known {
            self.core.turn.todo.push(Todo::Perform(who, action));
        }
        known
    }

    /// Runs a program before the present phase goes on: how a hook without a phase makes somebody decide, or must.
    pub fn interrupt(&mut self, call: Call) {
        self.core.turn.todo.push(Todo::Call(call));
    }

    /// Something owed later by whoever called this part, in the order of ranks.
    pub fn follow_up(&mut self, rank: u8, call: Call) {
        let to = self.core.part.called_by;
        self.core.turn.owed.push(FollowUp { to, rank, call });
    }

    /// Notes for the `scored` hooks that a feature was paid.
    #[inline]
    pub fn note_scored(&mut self, due: crate::points::Due, paid: Players) {
        if !self.rules.hooks.scored.of(due.kind).is_empty() {
            self.core.turn.todo.push(Todo::Scored(due, paid));
        }
    }

    /// A new segment of a token on the piece at a cell (or on a bare cell).
    pub fn add_token_segment(&mut self, kind: Kind, cell: Cell, token: Token, open: i16) -> Seg {
        let origin = Origin::Token { piece: self.core.board.piece_at(cell), token };
        self.core.graph.add_segment(crate::graph::Segment { kind, cell, origin }, open)
    }
}
