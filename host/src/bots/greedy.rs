//! Looks one turn ahead: tries each option on a copy of the game and takes the one that promises most.
//!
//! After each option it also tries what the same player may do next in the same turn (a follower on the tile just laid), so a
//! placement is judged with the best use of it. Copies are re-seeded: what will be drawn is as unknown to the bot
//! as to a person. What a position promises is the business of [`Outlook`], and what tiles on sale are worth that of [`Offers`]. Options are tried through the same two
//! calls that everybody uses, so the bot plays every expansion; a budget of tries bounds its work where there are very many.

use bastide_core::{ArgKind, Game, Player, VerbShape};

use super::offers::Offers;
use super::outlook::Outlook;
use super::{Bot, Dice};

/// How many options are tried for one decision, those of follow-up questions included. A try takes about 10 microseconds.
const BUDGET: usize = 2500;
/// How many questions of one turn are looked at, the first included.
const DEPTH: usize = 3;

/// The greedy bot.
#[derive(Debug, Default)]
pub struct Greedy {
    /// A copy of the game for each question that is looked at.
    copies: Vec<Game>,
    outlook: Outlook,
    offers: Offers,
}

impl Bot for Greedy {
    fn choose(&mut self, game: &Game, dice: &mut Dice) -> usize {
        let Some(decision) = game.decision() else { return 0 };
        let options = decision.len();
        if options == 1 {
            return 0;
        }
        let me = decision.ask.player;
        self.outlook.prepare(game.view());
        self.offers.prepare(game, &mut self.outlook);
        while self.copies.len() <= DEPTH {
            self.copies.push(game.clone());
        }
        self.copies[0].clone_from(game);
        self.copies[0].reseed(dice.roll());
        let start = Start { me, turn: game.state().core.turn.number };
        self.best(start, 0, BUDGET, dice).map_or(0, |(_, n)| n)
    }
}

/// Where the looking ahead began.
#[derive(Clone, Copy)]
struct Start {
    me: Player,
    turn: u16,
}

impl Greedy {
    /// The best option of the copy at this depth and what it promises, with so many tries. Of equals that differ in a number, as
    /// bids do before anybody has paid, it takes the least; others are drawn by lot.
    fn best(&mut self, start: Start, depth: usize, budget: usize, dice: &mut Dice) -> Option<(f64, usize)> {
        let options = self.copies[depth].decision()?.len();
        let tried = options.min(budget);
        let each = (budget / tried.max(1)).saturating_sub(1);
        let mut best: Option<(f64, usize)> = None;
        let mut equals = 0;
        for i in 0..tried {
            // All of them, or as many as the budget allows, spread evenly.
            let n = i * options / tried;
            let promise = self.promise(start, depth, n, each, dice);
            match best {
                Some((most, _)) if promise < most => {}
                Some((most, kept)) if promise == most && self.names_less(depth, kept, n) => {}
                Some((most, kept)) if promise == most && self.names_less(depth, n, kept) => best = Some((promise, n)),
                Some((most, _)) if promise == most => {
                    equals += 1;
                    if dice.below(equals) == 0 {
                        best = Some((promise, n));
                    }
                }
                _ => (best, equals) = (Some((promise, n)), 1),
            }
        }
        best
    }

    /// Are two options the same verb with a number, and names the first the smaller one?
    fn names_less(&self, depth: usize, first: usize, second: usize) -> bool {
        let game = &self.copies[depth];
        let action = |n| game.decision().and_then(|d| d.get(n));
        let (Some(a), Some(b)) = (action(first), action(second)) else { return false };
        let number = |shape: VerbShape| shape.arg == ArgKind::Number;
        a.verb == b.verb && a.arg < b.arg && game.rules().verb_shape(a.verb).is_some_and(number)
    }

    /// What an option promises, with the best that can follow it in this turn.
    fn promise(&mut self, start: Start, depth: usize, n: usize, budget: usize, dice: &mut Dice) -> f64 {
        let (before, after) = self.copies.split_at_mut(depth + 1);
        let (Some(before), Some(after)) = (before.last(), after.first_mut()) else { return f64::MIN };
        let action = before.decision().and_then(|d| d.get(n)).unwrap_or_default();
        after.clone_from(before);
        if after.apply_nth(n).is_err() {
            return f64::MIN;
        }
        if self.offers.overpays(after, start.me, action) {
            return f64::MIN;
        }
        self.offers.settle(after, start.me, &mut self.outlook);
        let mine = |game: &Game| {
            let asked = game.decision().is_some_and(|d| d.ask.player == start.me);
            asked && game.state().core.turn.number == start.turn
        };
        if depth + 1 < DEPTH
            && budget > 1
            && mine(after)
            && let Some((promise, _)) = self.best(start, depth + 1, budget, dice)
        {
            return promise;
        }
        self.offers.judge(&mut self.outlook, self.copies[depth + 1].view(), start.me)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bastide_core::{Game, Opening, Table};

    use super::Greedy;
    use crate::bots::{Bot, Dice};
    use crate::error::Error;
    use crate::simulate::{self, Plan};
    use crate::tables;

    #[test]
    fn greedy_beats_random_in_nearly_every_game_whoever_begins() -> Result<(), Error> {
        let setting = tables::to_measure(None)?;
        for (bots, seat) in [(["greedy", "random"], 0), (["random", "greedy"], 1)] {
            let plan = Plan { games: 100, seed: 2026, threads: 2, bots: bots.map(str::to_owned).to_vec() };
            let outcome = simulate::run(&setting, &plan, |_| {}, None)?;
            assert!(outcome.seats[seat].won >= 0.95, "{:?}", outcome.seats);
        }
        Ok(())
    }

    /// Plays games of two greedy bots with the Shop; how often each game used it, and the mean scores.
    fn shopping(games: u64) -> Result<(Vec<usize>, [f64; 2]), Error> {
        let table = Table::parse("shop", "players = [\"red\", \"blue\"]\n[shop]\n").map_err(Error::from)?;
        let rules = Arc::new(table.rules(&crate::plugins::available()).map_err(Error::from)?);
        let bought = ["shop.buy", "shop.take-back"].map(|name| rules.names.verbs.index(name));
        let (mut uses, mut means) = (Vec::new(), [0.0; 2]);
        for seed in 0..games {
            let mut game = Game::new(rules.clone(), &Opening::seeded(seed)).map_err(|e| Error::broken(seed, e))?;
            let mut bots = [Greedy::default(), Greedy::default()];
            let (mut n, mut used) = (0, 0);
            while let Some(decision) = game.decision() {
                n += 1;
                let choice = bots[decision.ask.player.index()].choose(&game, &mut Dice::new(seed, n));
                let verb = game.decision().and_then(|d| d.get(choice)).map(|a| a.verb.index());
                used += usize::from(bought.contains(&verb));
                game.apply_nth(choice).map_err(|e| Error::refused(seed, e))?;
            }
            uses.push(used);
            (0..2).for_each(|i| means[i] += f64::from(game.state().core.score[i]) / games as f64);
        }
        Ok((uses, means))
    }

    #[test]
    fn greedy_goes_shopping() -> Result<(), Error> {
        let games = std::env::var("BASTIDE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6);
        let (uses, means) = shopping(games)?;
        let often = uses.iter().filter(|n| **n > 3).count();
        println!(
            "{often} of {games} games use the Shop more than three times, {} in all; means {means:?}",
            uses.iter().sum::<usize>()
        );
        assert!(often * 3 >= uses.len(), "{uses:?}");
        Ok(())
    }
}
