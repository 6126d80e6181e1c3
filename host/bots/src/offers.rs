//! What tiles that lie beside the board are worth to a player, so that a bot bids no more than that.
//!
//! A tile is worth what the best place for it would bring its player at once, without a figure. Plugins tell by [`Display`] which tiles
//! lie there and whose they are; what others answer to a bid is tried out, each of them passing or doing what is best for them.

use bastide_core::{Action, ArgKind, Display, Game, PASS, Player, TileType, View};

use super::outlook::Outlook;

/// So many places of a tile are tried, spread evenly.
const PLACES: usize = 24;
/// So many answers of others are tried out.
const ANSWERS: usize = 16;

/// The tiles on sale in the position that is judged, with their worth.
#[derive(Debug, Default)]
pub struct Offers {
    worth: Vec<(TileType, Player, f64)>,
    /// A copy to lay tiles on and try answers.
    copy: Option<Game>,
}

/// The tiles beside the board, with their owners and whether they are in question.
fn tiles(v: View) -> impl Iterator<Item = (TileType, Option<Player>, bool)> {
    v.displays(v.core.turn.active).unwrap_or_default().into_iter().filter_map(|sight| match sight {
        Display::Tile { tile, of, now, .. } => Some((tile, of, now)),
        _ => None,
    })
}

impl Offers {
    /// Finds out what each tile beside the board is worth to each player: once a decision.
    pub fn prepare(&mut self, game: &Game, outlook: &mut Outlook) {
        self.worth.clear();
        for (tile, ..) in tiles(game.view()) {
            if self.worth.iter().any(|(known, ..)| *known == tile) {
                continue;
            }
            for player in game.state().core.players() {
                let worth = self.value(game, outlook, tile, player);
                self.worth.push((tile, player, worth));
            }
        }
    }

    /// What a tile would bring a player at once, at the best of its places; never less than 0.
    fn value(&mut self, game: &Game, outlook: &mut Outlook, tile: TileType, player: Player) -> f64 {
        let v = game.view();
        let (fit, board) = (v.rules.tiles.fit(), &v.core.board);
        let cells = board.frontier().iter().zip(board.codes()).map(|(cell, code)| (*cell, fit.turns(tile, *code)));
        let places: Vec<_> = cells.filter(|(_, turns)| *turns != 0).collect();
        let Ok(before) = outlook.of(v, player) else { return 0.0 };
        let tried = places.len().min(PLACES);
        let mut best = 0.0_f64;
        for i in 0..tried {
            let (cell, turns) = places[i * places.len() / tried];
            let copy = self.copy.get_or_insert_with(|| game.clone());
            copy.clone_from(game);
            if copy.set_up(|cx| _ = cx.lay(tile, cell, turns.trailing_zeros() as u8)).is_ok()
                && let Ok(after) = outlook.of(copy.view(), player)
            {
                best = best.max(after - before);
            }
        }
        best
    }

    /// What a tile is worth to a player; 0 for one that was not there when the position was looked at.
    pub fn worth(&self, tile: TileType, player: Player) -> f64 {
        self.worth.iter().find(|(t, p, _)| (*t, *p) == (tile, player)).map_or(0.0, |(.., worth)| *worth)
    }

    /// Did this player name a number for a tile in question that is more than the tile is worth to him?
    pub fn overpays(&self, after: &Game, me: Player, action: Action) -> bool {
        let number = after.rules().verb_shape(action.verb).is_some_and(|shape| shape.arg == ArgKind::Number);
        let more = |(tile, _, now): (TileType, _, bool)| now && f64::from(action.arg) > self.worth(tile, me);
        number && action.arg > 0 && !self.worth.is_empty() && tiles(after.view()).any(more)
    }

    /// Lets the others answer where tiles are on sale: they pass if they can, and else do what is best for them.
    pub fn settle(&mut self, game: &mut Game, me: Player, outlook: &mut Outlook) {
        if self.worth.is_empty() {
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
                game.apply(pass).is_ok()
            } else {
                let best = self.best_for(game, asked, outlook);
                game.apply_nth(best).is_ok()
            };
            if !done {
                return;
            }
        }
    }

    /// The best of the first few options for whoever is asked.
    fn best_for(&mut self, game: &Game, asked: Player, outlook: &mut Outlook) -> usize {
        let options = game.decision().map_or(0, |d| d.len()).min(3);
        let mut best = (f64::MIN, 0);
        let mut copy = self.copy.take().unwrap_or_else(|| game.clone());
        for n in 0..options {
            copy.clone_from(game);
            if copy.apply_nth(n).is_ok() {
                let promise = self.judge(outlook, copy.view(), asked);
                best = if promise > best.0 { (promise, n) } else { best };
            }
        }
        self.copy = Some(copy);
        best.1
    }

    /// What a position promises a player, the tiles that players have got among it.
    pub fn judge(&self, outlook: &mut Outlook, v: View, me: Player) -> f64 {
        let Ok(promise) = outlook.of(v, me) else { return f64::MIN };
        if self.worth.is_empty() {
            return promise;
        }
        let others = f64::from(v.core.seats.max(2) - 1);
        let held = tiles(v).filter_map(|(tile, of, _)| of.map(|player| (player, self.worth(tile, player))));
        promise + held.map(|(player, worth)| if player == me { worth } else { -worth / others }).sum::<f64>()
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use super::*;
    use crate::tests::rules;
    use crate::{Bot, Dice, greedy::Greedy};
    use bastide_core::GameSetup;

    /// Three greedy bots at a table with bazaars: none bids more than the tile is worth to it.
    #[test]
    fn bids_are_never_more_than_the_tile_is_worth() -> Result<(), Box<dyn Error>> {
        let rules = rules("edition = 'new'\nplayers = ['red', 'blue', 'green']\n[bridges-castles-bazaars]\ncopies = 3\n")?;
        let mut game = Game::new(rules, &GameSetup::seeded(3))?;
        let (mut bot, mut outlook, mut offers) = (Greedy::default(), Outlook::default(), Offers::default());
        let (mut bids, mut dice) = (0, Dice::new(3, 0));
        while let Some(decision) = game.decision() {
            let me = decision.ask.player;
            let action = decision.get(bot.choose(&game, &mut dice)).unwrap_or_default();
            let bid = game.rules().names.verbs.name(action.verb.index()) == "bazaars.bid";
            let tile = tiles(game.view()).find(|(.., now)| *now).map(|(tile, ..)| tile);
            if let (true, Some(tile)) = (bid, tile) {
                outlook.prepare(game.view());
                offers.prepare(&game, &mut outlook);
                assert!(f64::from(action.arg) <= offers.worth(tile, me), "{} for {}", action.arg, offers.worth(tile, me));
                bids += 1;
            }
            game.apply(action)?;
        }
        assert!(bids > 0, "nobody bid anything");
        Ok(())
    }
}
