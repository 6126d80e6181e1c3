//! A bot that looks one turn ahead: it tries each option on a copy of the game and takes the best.
//!
//! After each option it also tries what the same player may do next in the same turn, such as a
//! follower on the tile just placed. A placement is therefore evaluated with its best continuation.
//! Copies are sampled from what its seat may see: the bot knows as little about the next draws and
//! sealed answers as a human player. [`Evaluation`] evaluates a position, and [`AuctionValues`] the
//! tiles on sale. The bot tries options through the public calls of the engine, so it plays every
//! expansion. A budget of tries limits its work.

use bastide_core::{ArgKind, Game, GameView, Player, VerbShape};

use super::auction_value::AuctionValues;
use super::evaluation::Evaluation;
use crate::bot::Bot;
use crate::dice::Dice;

/// The largest number of options tried for one decision, including follow-up questions. A try takes
/// about 10 microseconds.
const BUDGET: usize = 2500;
/// The largest number of questions of one turn that are searched, including the first.
const DEPTH: usize = 3;

/// The greedy bot.
#[derive(Debug, Default)]
pub struct Greedy {
    /// A copy of the game for each level of the search.
    copies: Vec<Game>,
    evaluation: Evaluation,
    auction_values: AuctionValues,
}

impl Greedy {
    /// Creates a bot without the [estimates of plugins](bastide_core::ExpectedGain), to measure what
    /// they are worth.
    pub fn without_gains() -> Greedy {
        let mut bot = Greedy::default();
        bot.evaluation.without_gains = true;
        bot
    }
}

impl Bot for Greedy {
    fn choose(&mut self, view: &GameView, dice: &mut Dice) -> usize {
        let Some(decision) = view.decision() else { return 0 };
        if decision.len() == 1 {
            return 0;
        }
        let start = self.begin(view, decision.ask.player, dice);
        self.best(start, 0, BUDGET, dice).map_or(0, |(_, n)| n)
    }
}

impl Greedy {
    /// Returns the options with their evaluations, the best first; options with equal evaluations
    /// are in the order of the menu. Of more than 2,500 options it returns some, spread evenly.
    pub fn rank(&mut self, view: &GameView, dice: &mut Dice) -> Vec<(f64, usize)> {
        let Some(decision) = view.decision() else { return Vec::new() };
        let options = decision.len();
        let start = self.begin(view, decision.ask.player, dice);
        let tried = options.min(BUDGET);
        let each = (BUDGET / tried.max(1)).saturating_sub(1);
        let option = |i: usize| i * options / tried;
        let mut ranked: Vec<_> = (0..tried).map(|i| (self.promise(start, 0, option(i), each, dice), option(i))).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked
    }

    /// Prepares the search of a decision.
    fn begin(&mut self, view: &GameView, me: Player, dice: &mut Dice) -> Start {
        self.evaluation.prepare(view.view());
        while self.copies.len() <= DEPTH {
            self.copies.push(view.determinize(0));
        }
        view.determinize_into(&mut self.copies[0], dice.roll());
        self.auction_values.prepare(&self.copies[0], &mut self.evaluation);
        Start { me, turn: view.view().core.turn.number }
    }
}

/// The start of the search.
#[derive(Clone, Copy)]
struct Start {
    me: Player,
    turn: u16,
}

impl Greedy {
    /// Returns the best option of the copy at this depth and its evaluation, within `budget` tries.
    /// Among equal options that differ in a number, such as bids, it takes the smallest number. It
    /// chooses among other equal options at random.
    fn best(&mut self, start: Start, depth: usize, budget: usize, dice: &mut Dice) -> Option<(f64, usize)> {
        let options = self.copies[depth].decision()?.len();
        let tried = options.min(budget);
        let each = (budget / tried.max(1)).saturating_sub(1);
        let mut best: Option<(f64, usize)> = None;
        let mut equals = 0;
        for i in 0..tried {
            // All options, or as many as the budget allows, spread evenly.
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

    /// Returns `true` if both options use the same verb with a number and the first number is
    /// smaller.
    fn names_less(&self, depth: usize, first: usize, second: usize) -> bool {
        let game = &self.copies[depth];
        let action = |n| game.decision().and_then(|d| d.get(n));
        let (Some(a), Some(b)) = (action(first), action(second)) else { return false };
        let number = |shape: VerbShape| shape.arg == ArgKind::Number;
        a.verb == b.verb && a.arg < b.arg && game.rules().verb_shape(a.verb).is_some_and(number)
    }

    /// Returns the evaluation of an option with its best continuation in this turn.
    fn promise(&mut self, start: Start, depth: usize, n: usize, budget: usize, dice: &mut Dice) -> f64 {
        let (before, after) = self.copies.split_at_mut(depth + 1);
        let (Some(before), Some(after)) = (before.last(), after.first_mut()) else { return f64::MIN };
        let action = before.decision().and_then(|d| d.get(n)).unwrap_or_default();
        after.clone_from(before);
        if after.apply_nth(n).is_err() {
            return f64::MIN;
        }
        if self.auction_values.overpays(after, start.me, action) {
            return f64::MIN;
        }
        self.auction_values.settle(after, start.me, &mut self.evaluation);
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
        self.auction_values.judge(&mut self.evaluation, self.copies[depth + 1].view(), start.me)
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use super::Greedy;
    use crate::random::Random;
    use crate::tests::{play, rules};
    use crate::{Bot, Dice};
    use bastide_core::{Action, FigureLocation, Game, GameSetup, GameView, Group, Player};

    #[test]
    fn greedy_beats_random_in_nearly_every_game_from_both_seats() -> Result<(), Box<dyn Error>> {
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
    fn what_the_wheel_promises_wins_games() -> Result<(), Box<dyn Error>> {
        let (won, lost) = against_itself_without_gains("wheel-of-fortune")?;
        assert!(won > 2 * lost, "{won} won, {lost} lost");
        Ok(())
    }

    #[test]
    fn what_dragon_and_fairy_promise_wins_games() -> Result<(), Box<dyn Error>> {
        let (won, lost) = against_itself_without_gains("princess-dragon")?;
        assert!(won > lost, "{won} won, {lost} lost");
        Ok(())
    }

    #[test]
    fn what_quarters_king_and_robber_promise_wins_games() -> Result<(), Box<dyn Error>> {
        let (won, lost) = against_itself_without_gains("count-king-robber")?;
        assert!(won > lost, "{won} won, {lost} lost");
        Ok(())
    }

    #[test]
    fn what_flocks_promise_wins_games() -> Result<(), Box<dyn Error>> {
        let (won, lost) = against_itself_without_gains("hills-sheep")?;
        assert!(won > lost, "{won} won, {lost} lost");
        Ok(())
    }

    #[test]
    fn greedy_enters_the_city_and_leaves_it_to_score() -> Result<(), Box<dyn Error>> {
        let rules = rules("[count-king-robber]\n")?;
        let used = ["count.enter", "count.join"].map(|name| rules.names.verbs.index(name));
        let mut often = [0, 0];
        for seed in 0..12 {
            let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Greedy::default())];
            let count = |_: &Game, action: Action| {
                often.iter_mut().zip(used).for_each(|(n, verb)| *n += u32::from(verb == Some(action.verb.index())));
            };
            play(&rules, seed, &mut bots, count)?;
        }
        let [entered, joined] = often;
        assert!(entered >= 6 && joined * 2 >= entered, "{entered} followers entered, {joined} joined a scoring");
        Ok(())
    }

    /// Returns the games that the bot wins and loses against itself without the gains that a plugin
    /// expects, each seed from both seats.
    fn against_itself_without_gains(plugin: &str) -> Result<(u32, u32), Box<dyn Error>> {
        let rules = rules(&format!("players = ['red', 'blue']\n[{plugin}]\n"))?;
        let (mut won, mut lost) = (0, 0);
        for (seed, seat) in (0..20).flat_map(|seed| [(seed, 0), (seed, 1)]) {
            let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Greedy::without_gains())];
            bots.rotate_right(seat);
            let scores = play(&rules, seed, &mut bots, |_, _| {})?;
            (won, lost) = (won + u32::from(scores[seat] > scores[1 - seat]), lost + u32::from(scores[seat] < scores[1 - seat]));
        }
        Ok((won, lost))
    }

    #[test]
    fn greedy_uses_towers_and_wins_by_what_it_expects_of_them() -> Result<(), Box<dyn Error>> {
        let rules = rules("[tower]\n")?;
        let verb = |name: &str| rules.names.verbs.index(name);
        let verbs = ["tower.floor", "tower.capture"].map(verb);
        let (mut won, mut points, mut used) = (0, [0, 0], [0; 2]);
        for seed in 0..8 {
            let seat = seed as usize % 2;
            let mut bots: [Box<dyn Bot>; 2] = [Box::new(Greedy::default()), Box::new(Greedy::without_gains())];
            bots.rotate_right(seat);
            let scores = play(&rules, seed, &mut bots, |game, action| {
                let mine = game.decision().is_some_and(|d| d.ask.player.index() == seat);
                let at = verbs.iter().position(|verb| *verb == Some(action.verb.index()));
                at.filter(|_| mine).into_iter().for_each(|at| used[at] += 1);
            })?;
            won += u32::from(scores[seat] > scores[1 - seat]);
            points = [points[0] + scores[seat], points[1] + scores[1 - seat]];
        }
        println!("won {won} of 8 with {points:?} points; pieces and captures: {used:?}");
        assert!(won > 4 && points[0] > points[1] + 8 * 20, "won {won} of 8 with {points:?} points");
        assert!(used[0] > 40 && used[1] > 40, "{used:?}");
        Ok(())
    }

    /// A player without followers buys one back; a player with enough of them does not.
    #[test]
    fn greedy_buys_a_prisoner_back_that_it_needs() -> Result<(), Box<dyn Error>> {
        let rules = rules("[tower]\n")?;
        let follower = rules.figure("follower").unwrap_or_default();
        let prison = rules.names.groups.index("tower.prison.blue").map(Group::at).unwrap_or_default();
        for (gone, buys) in [(6, true), (0, false)] {
            let mut game = Game::new(rules.clone(), &GameSetup::seeded(3))?;
            let me = game.decision().map_or(Player(0), |d| d.ask.player);
            assert_eq!(me, Player(0));
            game.set_up(|cx| {
                let mut places = vec![FigureLocation::Slot { group: prison, index: 0 }];
                places.resize(1 + gone, FigureLocation::Gone);
                for place in places {
                    cx.core().from_supply(me, follower).into_iter().for_each(|figure| cx.move_figure(figure, place));
                }
                if let Some(core) = cx.position() {
                    core.score[0] = 12;
                }
            })?;
            let view = GameView::for_asked(&game);
            let choice = Greedy::default().choose(&view, &mut Dice::new(3, 1));
            let action = game.decision().and_then(|d| d.get(choice)).unwrap_or_default();
            let ransom = rules.names.verbs.index("tower.ransom") == Some(action.verb.index());
            assert!(game.decision().is_some_and(|d| d.iter().any(|a| rules.names.verbs.name(a.verb.index()) == "tower.ransom")));
            assert_eq!(ransom, buys, "with {} followers at hand", 6 - gone);
        }
        Ok(())
    }

    #[test]
    fn the_same_dice_make_the_same_choice() -> Result<(), Box<dyn Error>> {
        let game = Game::new(rules("")?, &GameSetup::seeded(7))?;
        let view = GameView::for_asked(&game);
        let choose = || Greedy::default().choose(&view, &mut Dice::new(7, 1));
        assert_eq!(choose(), choose());
        Ok(())
    }
}
