//! The value of tiles beside the board for each player, so that a bot does not bid more than that.
//!
//! The value of a tile is the increase of its player's evaluation at the best placement, without a
//! figure. Plugins report by [`Display`] which tiles lie beside the board and who owns them.
//! Answers of other players to a bid are simulated: each of them passes, or takes their best
//! option.

use bastide_core::{Action, ArgKind, Display, Game, PASS, Player, TileType, View};

use super::evaluation::{Changes, Evaluation};

/// The largest number of placements tried for a tile, spread evenly.
const PLACES: usize = 24;
/// The largest number of answers of other players that are simulated.
const ANSWERS: usize = 16;

/// The values of the tiles on sale in the position under evaluation, computed when they are asked
/// for.
#[derive(Debug, Default)]
pub struct AuctionValues {
    /// The tiles beside the board, each once.
    beside: Vec<TileType>,
    values: Vec<(TileType, Vec<f64>)>,
    /// The position under evaluation.
    base: Option<Game>,
    /// A copy of the game for trial placements and answers.
    copy: Option<Game>,
}

/// Returns the tiles beside the board, with their owners and whether they are on sale now.
fn tiles(v: View) -> impl Iterator<Item = (TileType, Option<Player>, bool)> {
    v.displays(v.core.turn.active).unwrap_or_default().into_iter().filter_map(|display| match display {
        Display::Tile { tile, of, now, .. } => Some((tile, of, now)),
        _ => None,
    })
}

impl AuctionValues {
    /// Notes the tiles beside the board. Call this once per decision, with a copy for a search and
    /// an evaluation that knows its position.
    pub fn prepare(&mut self, game: &Game) {
        self.values.clear();
        self.beside.clear();
        for (tile, ..) in tiles(game.view()) {
            if !self.beside.contains(&tile) {
                self.beside.push(tile);
            }
        }
        if !self.beside.is_empty() {
            self.base.get_or_insert_with(|| game.clone()).clone_from(game);
        }
    }

    /// Returns `true` if no tile lies beside the board.
    pub fn is_empty(&self) -> bool {
        self.beside.is_empty()
    }

    /// Returns the gain of a tile for each player at its best placement, at least 0.
    fn compute(&mut self, evaluation: &mut Evaluation, tile: TileType) -> Vec<f64> {
        let Some(base) = &self.base else { return Vec::new() };
        let v = base.view();
        let (fit, board) = (v.rules.tiles.fit(), &v.core.board);
        let mut best = vec![0.0_f64; usize::from(v.core.seats)];
        let cells = board.frontier().iter().zip(board.codes()).map(|(cell, code)| (*cell, fit.turns(tile, *code)));
        let places: Vec<_> = cells.filter(|(_, turns)| *turns != 0).collect();
        let mut changes = Changes::default();
        let Ok(before) = evaluation.leads_later(v, &changes) else { return best };
        let tried = places.len().min(PLACES);
        for i in 0..tried {
            let (cell, turns) = places[i * places.len() / tried];
            let copy = self.copy.get_or_insert_with(|| base.clone());
            copy.clone_from(base);
            if let Err(fault) = copy.suppose_tile(tile, cell, turns.trailing_zeros() as u8) {
                evaluation.note(&fault);
                continue;
            }
            changes.copy(&Changes::default());
            changes.note(copy.view(), copy.log().events());
            let Ok(after) = evaluation.leads_later(copy.view(), &changes) else { continue };
            for ((best, after), before) in best.iter_mut().zip(after).zip(before) {
                *best = best.max(after - before);
            }
        }
        best
    }

    /// Returns the value of a tile for a player, or 0 if the tile was not there at the last
    /// [`AuctionValues::prepare`].
    pub fn value(&mut self, evaluation: &mut Evaluation, tile: TileType, player: Player) -> f64 {
        if !self.beside.contains(&tile) {
            return 0.0;
        }
        let known = self.values.iter().position(|(t, _)| *t == tile).unwrap_or_else(|| {
            let values = self.compute(evaluation, tile);
            self.values.push((tile, values));
            self.values.len() - 1
        });
        self.values[known].1.get(player.index()).copied().unwrap_or_default()
    }

    /// Returns `true` if `action` bids a number greater than the value of the tile on sale for
    /// `me`.
    pub fn overpays(&mut self, evaluation: &mut Evaluation, after: &Game, me: Player, action: Action) -> bool {
        let number = after.rules().verb_shape(action.verb).is_some_and(|shape| shape.arg == ArgKind::Number);
        if !number || action.arg <= 0 || self.is_empty() {
            return false;
        }
        let on_sale = tiles(after.view()).filter(|(.., now)| *now);
        on_sale.into_iter().any(|(tile, ..)| f64::from(action.arg) > self.value(evaluation, tile, me))
    }

    /// Plays the answers of the other players while tiles are on sale: they pass if they can, or
    /// take their best option. Adds to the changes what they do.
    pub(crate) fn settle(&mut self, game: &mut Game, me: Player, evaluation: &mut Evaluation, changes: &mut Changes) {
        if self.is_empty() {
            return;
        }
        let turn = game.state().core.turn.number;
        for _ in 0..ANSWERS {
            let Some(decision) = game.decision() else { return };
            let asked = decision.ask.player;
            let over = decision.menu().placements() > 0 || game.state().core.turn.number != turn;
            if over || asked == me {
                return;
            }
            let pass = Action { verb: PASS, ..Action::default() };
            let done = if decision.offers(&pass) {
                game.apply(pass).map(drop)
            } else {
                let best = self.best_for(game, asked, evaluation, changes);
                game.apply_nth(best).map(drop)
            };
            if let Err(error) = done {
                evaluation.note_broken(&error);
                changes.lose_track();
                return;
            }
            changes.note(game.view(), game.log().events());
        }
    }

    /// Returns the best of the first three options for the player who is asked, in a position to
    /// which these changes lead.
    fn best_for(&mut self, game: &Game, asked: Player, evaluation: &mut Evaluation, changes: &Changes) -> usize {
        let options = game.decision().map_or(0, |d| d.len()).min(3);
        let mut best = (f64::MIN, 0);
        let mut copy = self.copy.take().unwrap_or_else(|| game.clone());
        let mut after = Changes::default();
        for n in 0..options {
            copy.clone_from(game);
            if let Err(error) = copy.apply_nth(n) {
                evaluation.note_broken(&error);
                continue;
            }
            after.copy(changes);
            after.note(copy.view(), copy.log().events());
            let promise = self.judge(evaluation, copy.view(), asked, &after);
            best = if promise > best.0 { (promise, n) } else { best };
        }
        self.copy = Some(copy);
        best.1
    }

    /// Returns the evaluation of a position for a player, including the tiles that players have
    /// acquired. The changes are those since the position that the evaluation knows.
    pub(crate) fn judge(&mut self, evaluation: &mut Evaluation, v: View, me: Player, changes: &Changes) -> f64 {
        let Ok(promise) = evaluation.of_later(v, me, changes) else { return f64::MIN };
        if self.is_empty() {
            return promise;
        }
        let others = f64::from(v.core.seats.max(2) - 1);
        let held = tiles(v).filter_map(|(tile, of, _)| of.map(|player| (player, tile)));
        let mut gain = |(player, tile)| {
            let value = self.value(evaluation, tile, player);
            if player == me { value } else { -value / others }
        };
        promise + held.map(&mut gain).sum::<f64>()
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use super::*;
    use crate::tests::rules;
    use crate::{Bot, Dice, greedy::Greedy};
    use bastide_core::{GameSetup, GameView};

    /// Plays three greedy bots with bazaars: no bid exceeds the value of the tile for its bidder.
    #[test]
    fn bids_are_never_more_than_the_tile_is_worth() -> Result<(), Box<dyn Error>> {
        let rules = rules("edition = 'new'\nplayers = ['red', 'blue', 'green']\n[bridges-castles-bazaars]\ncopies = 3\n")?;
        let mut game = Game::new(rules, &GameSetup::seeded(3))?;
        let (mut bot, mut evaluation, mut auction_values) = (Greedy::default(), Evaluation::default(), AuctionValues::default());
        let (mut bids, mut dice) = (0, Dice::new(3, 0));
        while let Some(decision) = game.decision() {
            let me = decision.ask.player;
            let action = decision.get(bot.choose(&GameView::for_asked(&game), &mut dice)).unwrap_or_default();
            let bid = game.rules().names.verbs.name(action.verb.index()) == "bazaars.bid";
            let tile = tiles(game.view()).find(|(.., now)| *now).map(|(tile, ..)| tile);
            if let (true, Some(tile)) = (bid, tile) {
                evaluation.prepare(game.view());
                evaluation.know(game.view());
                auction_values.prepare(&game);
                let value = auction_values.value(&mut evaluation, tile, me);
                assert!(f64::from(action.arg) <= value, "{} for {value}", action.arg);
                bids += 1;
            }
            game.apply(action)?;
        }
        assert!(bids > 0, "there was no bid");
        Ok(())
    }
}
