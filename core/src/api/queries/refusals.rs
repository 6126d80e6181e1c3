//! The reasons that keep one tile from a cell, or one figure from a segment.
//!
//! The queries of `legal_placements` answer for all cells at once, as fast as they can. These here go
//! through the same steps one by one, and note where an action stops.

use crate::contract::fault::Fault;
use crate::contract::placement::Candidates;
use crate::contract::refusal::{Met, Obstacle, Refusal};
use crate::dispatch::hook::{VerbRule, View};
use crate::model::action::Action;
use crate::model::board::window::Content;
use crate::model::figure::FigureLocation;
use crate::model::geometry::{Cell, Side};
use crate::model::ids::{Figure, FigureKind, Player, SegmentId, TileType};

impl View<'_> {
    /// Returns the reasons why a player cannot place a tile on a cell in this rotation; an empty list if
    /// they can, see [`Self::places`]. Ignores whether they have the tile and whether it is their turn.
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub fn why_not_place(self, who: Player, tile: TileType, cell: Cell, turn: u8) -> Result<Vec<Refusal>, Fault> {
        let legal = |(there, turns): &(Cell, u8)| *there == cell && turns & 1 << turn.min(7) != 0;
        if self.places(who, tile)?.iter().any(legal) {
            return Ok(Vec::new());
        }
        let at = |obstacle, met| self.rules.refusals.at(obstacle, met);
        let code = match self.core.board.content(cell) {
            Content::Tile(placed) => return Ok(vec![at(Obstacle::Taken, Met::Placed(placed))]),
            Content::Void => return Ok(vec![at(Obstacle::NoCell, Met::Nothing)]),
            Content::Empty => return Ok(vec![at(Obstacle::NoNeighbour, Met::Nothing)]),
            Content::Frontier(at) => self.core.board.codes().get(at).copied().unwrap_or_default(),
        };
        let mut refusals = Vec::new();
        if let Some(hole) = self.rules.tiles.get(tile).fills {
            if !self.holes(hole).any(|hole| hole == cell) {
                refusals.push(at(Obstacle::NoHole, Met::Tile(tile)));
            }
        } else {
            refusals.extend(self.mismatches(tile, turn, code).map(|met| at(Obstacle::Edge, met)));
            let mendable = |by| self.rules.tiles.fit().extensions(by, tile).get(usize::from(code)).copied().unwrap_or(0);
            let could =
                (0..self.rules.parts.extenders.len()).any(|by| (mendable(by) | mendable(by) >> 4) & 1 << turn.min(3) != 0);
            if could && !refusals.is_empty() {
                refusals.push(at(Obstacle::Unmended, Met::Tile(tile)));
            }
        }
        refusals.extend(self.objections(who, tile, cell, turn)?);
        if refusals.is_empty() {
            refusals.push(at(Obstacle::NotThere, Met::Tile(tile)));
        }
        Ok(refusals)
    }

    /// Returns the edges of a tile that do not match the demands of a cell with this code.
    fn mismatches(self, tile: TileType, turn: u8, code: u16) -> impl Iterator<Item = Met> {
        let (info, fit, rules) = (self.rules.tiles.get(tile), self.rules.tiles.fit(), &self.rules.edge_rules);
        Side::ALL.into_iter().filter_map(move |side| {
            let (shows, faces) = (info.side(turn % 4, side).edge, fit.demanded(code, side)?);
            (!rules.match_up(shows, faces)).then_some(Met::Edge { side, shows, faces })
        })
    }

    /// Returns the objections of plugins to a placement.
    fn objections(self, who: Player, tile: TileType, cell: Cell, turn: u8) -> Result<Vec<Refusal>, Fault> {
        let mut objections = Vec::new();
        let hooks = self.rules.hooks.restrict_placements.of(tile);
        for (hook, origin) in hooks.iter().zip(self.rules.refusals.origins.of_tile(tile)) {
            let mut turns = [1 << turn.min(7)];
            hook(self, who, tile, &mut Candidates { cells: &[cell], turns: &mut turns, mismatched: &[] })?;
            if turns == [0] {
                objections.push(origin.refuses(Obstacle::Objection, Met::Tile(tile)));
            }
        }
        Ok(objections)
    }

    /// Returns the reasons why a player cannot deploy a figure of a kind on a segment, in the order of
    /// the steps; an empty list if they can, see [`Self::claim`]. Considers the player's supply and the
    /// restrictions of this tile play, and ignores on which tile the segment is.
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub fn why_not_deploy(self, who: Player, kind: FigureKind, seg: SegmentId) -> Result<Vec<Refusal>, Fault> {
        let at = |obstacle, met| self.rules.refusals.at(obstacle, met);
        let mut refusals = Vec::new();
        if !self.core.at_hand(who).has(kind) {
            refusals.push(at(Obstacle::NoFigure, Met::Nothing));
        }
        let segment = self.core.graph.get(seg);
        if !self.rules.kinds.get(segment.kind).figures.has(kind) {
            refusals.push(at(Obstacle::WrongFigure, Met::Nothing));
        }
        if let Some(keeper) = self.keeper_of(segment.cell) {
            refusals.push(at(Obstacle::KeptFree, Met::Figure(keeper)));
        }
        let mut claim = self.kind_claim(seg);
        let occupied = claim.occupied;
        let mut barred = Vec::new();
        let hooks = self.rules.hooks.claim.of(segment.kind);
        for (hook, origin) in hooks.iter().zip(self.rules.refusals.origins.of_kind(segment.kind)) {
            let before = claim;
            hook(self, who, &mut claim)?;
            let lost = |was: bool, is: bool| was && !is;
            if lost(before.kinds.has(kind), claim.kinds.has(kind))
                || lost(before.deployed.has(kind), claim.deployed.has(kind))
                || lost(!before.occupied, !claim.occupied)
                || lost(before.even_if_occupied.has(kind), claim.even_if_occupied.has(kind))
            {
                barred.push(*origin);
            }
        }
        let shut = claim.occupied && !claim.even_if_occupied.has(kind);
        if occupied && shut {
            let follower = self.core.figures_on(seg).find(|(_, f)| self.rules.figures.get(f.kind).follower);
            refusals.push(at(Obstacle::Occupied, follower.map_or(Met::Nothing, |(figure, _)| Met::Figure(figure))));
        }
        if shut || !claim.kinds.has(kind) || !claim.deployed.has(kind) {
            refusals.extend(barred.into_iter().map(|origin| origin.refuses(Obstacle::Barred, Met::Nothing)));
        }
        Ok(refusals)
    }

    /// Returns the rule by which the plugin of a verb refuses an action with it at any moment of the game;
    /// `None` if it would be legal at its time, or if no plugin tells. See
    /// [`Registrar::refuses`](crate::Registrar::refuses).
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub fn why_never(self, who: Player, action: &Action) -> Result<Option<Refusal>, Fault> {
        self.first_rule(&self.rules.parts.answers.refuses, who, action)
    }

    /// Returns the rule by which the plugin of a verb refuses an action with it at this moment.
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub(crate) fn why_not_now(self, who: Player, action: &Action) -> Result<Option<Refusal>, Fault> {
        let never = self.why_never(who, action)?;
        if never.is_some() { Ok(never) } else { self.first_rule(&self.rules.parts.answers.refuses_now, who, action) }
    }

    fn first_rule(self, all: &[VerbRule], who: Player, action: &Action) -> Result<Option<Refusal>, Fault> {
        for (_, plugin, rule) in all.iter().filter(|(verb, ..)| *verb == action.verb) {
            if let Some(rule) = rule(self, who, action)? {
                return Ok(Some(Refusal { obstacle: Obstacle::NotThere, met: Met::Nothing, rules: vec![(*plugin, rule)] }));
            }
        }
        Ok(None)
    }

    /// Returns the neutral figure that keeps the tile of a cell free of other figures.
    fn keeper_of(self, cell: Cell) -> Option<Figure> {
        let is_there = |figure: &&Figure| {
            let place = self.core.figures.get(figure.index()).map(|f| f.place);
            matches!(place, Some(FigureLocation::Spot { cell: there, .. }) if self.core.board.same_tile(there, cell))
        };
        self.rules.figure_rules.keep_cell_free.iter().find(is_there).copied()
    }
}
