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
    use std::error::Error;

    use super::Greedy;
    use crate::random::Random;
    use crate::tests::{play, rules};
    use crate::{Bot, Dice};
    use bastide_core::{Game, GameSetup};

    #[test]
    fn greedy_beats_random_in_nearly_every_game_whoever_begins() -> Result<(), Box<dyn Error>> {
        let rules = rules("")?;
        for seat in 0..2 {
            let mut won = 0;
            for seed in 0..50 {
                let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Random)];
                bots.rotate_right(seat);
                let scores = play(&rules, seed, &mut bots, |_, _| {})?;
                won += u32::from(scores[seat] > scores[1 - seat]);
            }
            assert!(won >= 46, "greedy in seat {seat} won {won} of 50");
        }
        Ok(())
    }

    #[test]
    fn greedy_goes_shopping() -> Result<(), Box<dyn Error>> {
        let games = std::env::var("BASTIDE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6);
        let rules = rules("[shop]\n")?;
        let bought = ["shop.buy", "shop.take-back"].map(|name| rules.names.verbs.index(name));
        let mut often = 0;
        for seed in 0..games {
            let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Greedy::default())];
            let mut used = 0;
            play(&rules, seed, &mut bots, |_, action| used += u32::from(bought.contains(&Some(action.verb.index()))))?;
            often += u64::from(used > 3);
        }
        println!("{often} of {games} games use the Shop more than three times");
        assert!(often * 3 >= games, "{often} of {games}");
        Ok(())
    }

    #[test]
    fn the_same_dice_make_the_same_choice() -> Result<(), Box<dyn Error>> {
        let game = Game::new(rules("")?, &GameSetup::seeded(7))?;
        let choose = || Greedy::default().choose(&game, &mut Dice::new(7, 1));
        assert_eq!(choose(), choose());
        Ok(())
    }
}
