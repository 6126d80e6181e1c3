//! Why an action is not among the options: the question that referees ask.
//!
//! The reason is found only when somebody asks. Menus record nothing for it.

use crate::contract::fault::Fault;
use crate::contract::refusal::{Met, Obstacle, Refusal, Why};
use crate::engine::game::Game;
use crate::engine::question::removed_by;
use crate::model::action::{Action, Ask, DEPLOY, PLACE, Target};
use crate::model::ids::{FigureKind, SegmentId, TileType};

impl Game {
    /// Returns whether an action is legal here and, if it is not, what stands in its way: the steps of
    /// the engine that left it out, and the rules that plugins name for them. The game stays as it is.
    ///
    /// The answer is worked out anew each time, on a copy of the game; menus are made without it.
    ///
    /// # Errors
    /// A plugin broke a contract.
    pub fn why(&self, action: &Action) -> Result<Why, Fault> {
        let Some(ask) = self.asked() else {
            return Ok(Why::Refused(vec![self.rules().refusals.at(Obstacle::Over, Met::Nothing)]));
        };
        if self.meant(action).is_some() {
            return Ok(Why::Legal);
        }
        let mut refusals = Vec::new();
        if let Some(filter) = self.filter_against(ask, action)? {
            refusals
                .extend(self.rules().refusals.origins.filter.get(filter).map(|by| by.refuses(Obstacle::Removed, Met::Nothing)));
        }
        if refusals.is_empty() {
            match (action.verb, action.target) {
                (PLACE, Target::Place { cell, turn }) if self.offers_tile(action.arg) => {
                    refusals = self.view().why_not_place(ask.player, TileType(action.arg as u16), cell, turn)?;
                }
                (DEPLOY, Target::Segment(seg)) if self.is_deploying() => {
                    refusals = self.why_not_deploy(ask, FigureKind(action.arg as u8), seg)?;
                }
                _ => {}
            }
        }
        if refusals.is_empty() {
            refusals.extend(self.view().why_not_now(ask.player, action)?);
        }
        if refusals.is_empty() {
            let rules = &self.rules().refusals;
            refusals.push(match (action.verb, self.has_verb(action)) {
                (PLACE, true) => rules.at(Obstacle::NotInHand, Met::Tile(TileType(action.arg as u16))),
                (verb, true) => rules.of_verb(verb, Obstacle::NotThere),
                (verb, false) => rules.of_verb(verb, Obstacle::NotNow),
            });
        }
        Ok(Why::Refused(refusals))
    }

    /// Returns the filter that removes an action from the menu.
    fn filter_against(&self, ask: Ask, action: &Action) -> Result<Option<usize>, Fault> {
        let Some(op) = self.rules().course.code.get(usize::from(self.state().core.turn.frame().at)) else { return Ok(None) };
        let mut copy = self.clone();
        let (cx, buffers) = copy.split_borrow();
        removed_by(&cx, buffers.menu, op.phase, ask, action)
    }

    /// Returns `true` if the tile of this number is among those that the player may have placed.
    fn offers_tile(&self, tile: i16) -> bool {
        let in_hand = self.state().core.tile_play.tiles.iter().any(|own| own.0 as i16 == tile);
        let placed = !self.state().core.tile_play.placed_tiles.is_empty();
        let placing = self.decision().is_some_and(|d| d.menu().placements() > 0);
        let offered = || self.decision().is_some_and(|d| d.iter().any(|a| a.verb == PLACE && a.arg == tile));
        placing && ((in_hand && !placed) || offered())
    }

    /// Returns `true` if the open question is one in which figures are deployed.
    fn is_deploying(&self) -> bool {
        let at = usize::from(self.state().core.turn.frame().at);
        self.rules().course.deploy_steps.get(at) == Some(&true)
    }

    fn why_not_deploy(&self, ask: Ask, kind: FigureKind, seg: SegmentId) -> Result<Vec<Refusal>, Fault> {
        let core = &self.state().core;
        let placed = &core.tile_play.placed_tiles;
        let mut refusals = Vec::new();
        if core.graph.get(seg).tile().is_none_or(|tile| !placed.contains(&tile)) {
            refusals.push(self.rules().refusals.at(Obstacle::OtherTile, Met::Nothing));
        }
        refusals.extend(self.view().why_not_deploy(ask.player, kind, seg)?);
        Ok(refusals)
    }

    /// Returns `true` if the open question has an option with the verb of an action.
    fn has_verb(&self, action: &Action) -> bool {
        self.decision().is_some_and(|d| d.iter().any(|option| option.verb == action.verb))
    }
}
