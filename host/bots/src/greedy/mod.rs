//! A bot that looks one turn ahead: it tries options on a copy of the game and takes the best.
//!
//! After an option it also tries what the same player may do next in the same turn, such as a
//! follower on the tile just placed. A placement is therefore evaluated with its best continuation.
//! Continuations are tried for the options that look best at first sight, where a follower counts as
//! what its feature promises. Copies are sampled from what its seat may see: the bot knows as little
//! about the next draws and sealed answers as a human player. [`Evaluation`] evaluates a position,
//! and [`AuctionValues`] the tiles on sale. The bot tries options through the public calls of the
//! engine, so it plays every expansion. An [`Effort`] limits its work.

mod explain;
mod repeats;

use bastide_core::{ArgKind, Fault, Game, GameView, Player, VerbShape};

use crate::auction_value::AuctionValues;
use crate::bot::Bot;
use crate::dice::Dice;
use crate::evaluation::{Changes, Evaluation, KNOWN, Numbers};
use crate::reasons::Reasons;
use crate::search::win_chance;
use crate::sight::Sight;

/// The number of options from which on their common position becomes a known one.
const ENOUGH_TO_KNOW: usize = 4;

/// The work of a greedy bot for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The largest number of options tried for one decision. A try takes a few microseconds.
    pub tries: usize,
    /// The largest number of further options tried for what may follow in the same turn. What may follow the
    /// option that looks best is tried in any case.
    pub further: usize,
    /// The number of options whose continuations are tried, for each question of a turn that is searched. For
    /// the first question, the best option of each verb is followed, too, while there are tries left. The
    /// first question is always searched, and the fourth is the last.
    pub followed: &'static [usize],
    /// Whether placements that repeat another one are tried: those of a tile that looks the same
    /// after a turn.
    pub repeats: bool,
}

impl Effort {
    /// The continuations of all options are tried.
    pub const THOROUGH: Effort = Effort { tries: 2500, further: 2500, followed: &[usize::MAX; 3], repeats: true };
    /// The effort of the bot `greedy`, which plays many games in a short time.
    pub const USUAL: Effort = Effort { tries: 2500, further: 250, followed: &[3, 2, 2], repeats: false };
    /// The effort of the levels, and of a search before its simulations: a turn is thought through.
    pub const CAREFUL: Effort = Effort { tries: 2500, further: 10_000, followed: &[40, 20, 20, 8], repeats: false };
    /// The effort of a player in a simulation.
    pub const QUICK: Effort = Effort { tries: 1000, further: 250, followed: &[3, 1, 0], repeats: false };

    /// Returns the number of questions of a turn that are searched. The position of each can become a known
    /// one.
    fn depth(self) -> usize {
        self.followed.len().clamp(1, KNOWN)
    }
}

/// The greedy bot.
#[derive(Debug)]
pub struct Greedy {
    effort: Effort,
    /// A copy of the game for each level of the search.
    copies: Vec<Game>,
    /// The changes that lead to the copy of a level.
    changes: [Changes; KNOWN + 1],
    evaluation: Evaluation,
    auction_values: AuctionValues,
    sight: Sight,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::new(Effort::USUAL, Numbers::FITTED)
    }
}

impl Greedy {
    /// Creates a bot that tries this much and evaluates with these numbers.
    pub fn new(effort: Effort, numbers: Numbers) -> Greedy {
        let (copies, auction_values) = (Vec::new(), AuctionValues::default());
        let evaluation = Evaluation::new(numbers);
        Greedy { effort, copies, changes: Default::default(), evaluation, auction_values, sight: Sight::FULL }
    }

    /// Creates a bot that thinks each turn through, and judges as well as this.
    pub fn with_sight(sight: Sight) -> Greedy {
        let numbers = if sight.rivals { Numbers::FITTED } else { Numbers::FITTED.without_rivals() };
        let mut bot = Greedy::new(Effort::CAREFUL, numbers);
        bot.evaluation.endless_seen = sight.endless;
        bot.evaluation.gains_seen = sight.gains;
        bot.sight = sight;
        bot
    }

    /// Creates the bot `greedy-1`, the yardstick for others: it tries the continuations of all
    /// options, and its numbers were chosen by hand.
    pub fn yardstick() -> Greedy {
        Greedy::new(Effort::THOROUGH, Numbers::BY_HAND)
    }

    /// Creates a bot without the [estimates of plugins](bastide_core::ExpectedGain), to measure what
    /// they are worth.
    pub fn without_gains() -> Greedy {
        let mut bot = Greedy::default();
        bot.evaluation.gains_seen = 0.0;
        bot
    }

    /// Creates a bot that computes all features of each position, to compare it with one that does
    /// not.
    #[cfg(test)]
    fn knowing_nothing(effort: Effort, numbers: Numbers) -> Greedy {
        let mut bot = Greedy::new(effort, numbers);
        bot.changes[0].lose_track();
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
        self.best(start, 0, self.effort.tries, dice).map_or(0, |(_, n)| n)
    }

    fn explain(&mut self, view: &GameView, dice: &mut Dice) -> (usize, Option<Reasons>) {
        let mut same = dice.clone();
        let choice = self.choose(view, dice);
        (choice, self.reasons(view, choice, &mut same))
    }

    fn take_fault(&mut self) -> Option<Fault> {
        self.evaluation.take_fault()
    }
}

impl Greedy {
    /// Returns the options with their evaluations, the best first; options with equal evaluations
    /// are in the order of the menu. Of several placements that lead to the same position, it returns
    /// one, unless the [`Effort`] has the others tried. If there are more options than tries, it
    /// returns some, spread evenly.
    pub fn rank(&mut self, view: &GameView, dice: &mut Dice) -> Vec<(f64, usize)> {
        let Some(decision) = view.decision() else { return Vec::new() };
        let start = self.begin(view, decision.ask.player, dice);
        let Some(plan) = self.plan(start, 0, self.effort.tries) else { return Vec::new() };
        let mut ranked: Vec<_> = (0..plan.options.len()).map(|i| self.carry_out(&plan, i, dice)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranked
    }

    /// Prepares the search of a decision.
    fn begin(&mut self, view: &GameView, me: Player, dice: &mut Dice) -> Start {
        self.evaluation.prepare(view.view());
        while self.copies.len() <= self.effort.depth() {
            self.copies.push(view.determinize(0));
        }
        view.determinize_into(&mut self.copies[0], dice.roll());
        if let Some(fault) = self.copies[0].fault() {
            self.evaluation.note(fault);
        }
        self.evaluation.know(self.copies[0].view());
        self.auction_values.prepare(&self.copies[0]);
        let errs = self.sight.error > 0.0;
        let (scale, seed) = if errs { (win_chance::points_factor(view.view()), dice.roll()) } else { (1.0, 0) };
        Start { me, turn: view.view().core.turn.number, scale, seed }
    }
}

/// The start of the search.
#[derive(Clone, Copy)]
struct Start {
    me: Player,
    turn: u16,
    /// The factor of the errors of [`Sight`], and the seed that decides them.
    scale: f64,
    seed: u64,
}

impl Start {
    /// Returns `true` if the player who decides is asked again in the same turn.
    fn continues(self, game: &Game) -> bool {
        let asked = game.decision().is_some_and(|d| d.ask.player == self.me);
        asked && game.state().core.turn.number == self.turn
    }
}

impl Greedy {
    /// Returns the best option of the copy at this depth and its evaluation, within `budget` tries.
    /// Among equal options that differ in a number, such as bids, it takes the smallest number. It
    /// chooses among other equal options at random.
    fn best(&mut self, start: Start, depth: usize, budget: usize, dice: &mut Dice) -> Option<(f64, usize)> {
        let plan = self.plan(start, depth, budget)?;
        let mut best: Option<(f64, usize)> = None;
        let mut equals = 0;
        for i in 0..plan.options.len() {
            let (mut promise, n) = self.carry_out(&plan, i, dice);
            if depth == 0 {
                promise = self.sight.seen(promise, start.scale, start.seed);
            }
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

    /// Returns which options of the copy at this depth are to be tried with their continuations: all
    /// options, or as many as the budget allows, spread evenly; and of these the best at first sight.
    fn plan(&mut self, start: Start, depth: usize, budget: usize) -> Option<Plan> {
        let game = &self.copies[depth];
        let decision = game.decision()?;
        let all = if self.effort.repeats { (0..decision.len()).collect() } else { repeats::distinct(game.rules(), decision) };
        let tried = all.len().min(budget);
        let followed = self.effort.followed.get(depth).copied().unwrap_or_default();
        if depth > 0 && tried >= ENOUGH_TO_KNOW && self.changes[depth].are_known() {
            self.evaluation.know_later(self.copies[depth].view(), depth, &self.changes[depth]);
            self.changes[depth].begin(depth);
        }
        let options: Vec<usize> = (0..tried).map(|i| all[i * all.len() / tried.max(1)]).collect();
        if tried <= followed {
            let all = if depth == 0 { self.effort.further } else { budget };
            let each = (all / tried.max(1)).saturating_sub(1);
            return Some(Plan { start, depth, options: options.into_iter().map(|n| (Try::Follow(each), n)).collect() });
        }
        let looks: Vec<Look> = options.iter().map(|n| self.look(start, depth, *n)).collect();
        let mut open: Vec<usize> = (0..tried).filter(|i| looks[*i].next > 0).collect();
        open.sort_by(|a, b| looks[*b].promise.total_cmp(&looks[*a].promise));
        let mut room = if depth == 0 { self.effort.further } else { budget - tried };
        // Verbs ask different questions next, so at first the best option of each is followed, too.
        let (mut verbs, mut chosen) = (Vec::new(), 0);
        open.retain(|i| {
            let verb = self.copies[depth].decision().and_then(|d| d.get(options[*i])).map(|action| action.verb);
            let new = depth == 0 && !verbs.contains(&verb);
            if new {
                verbs.push(verb);
            }
            chosen += 1;
            let fits = looks[*i].next <= room || (depth == 0 && chosen == 1);
            let follows = fits && (new || chosen <= followed);
            if follows {
                room = room.saturating_sub(looks[*i].next);
            }
            follows
        });
        let spare = room / open.len().max(1);
        let mut tries: Vec<(Try, usize)> = looks.iter().map(|look| Try::Known(look.at_least)).zip(options).collect();
        open.into_iter().for_each(|i| tries[i].0 = Try::Follow(looks[i].next + spare + 1));
        Some(Plan { start, depth, options: tries })
    }

    /// Returns the evaluation of an option of a plan, and the number of the option.
    fn carry_out(&mut self, plan: &Plan, i: usize, dice: &mut Dice) -> (f64, usize) {
        let (attempt, n) = plan.options[i];
        let promise = match attempt {
            Try::Known(promise) => promise,
            Try::Follow(budget) => self.promise(plan.start, plan.depth, n, budget, dice),
        };
        (promise, n)
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

    /// Performs an option of the copy at a depth in the copy of the next one, with the answers of
    /// others to it. Returns `false` if the option must not be taken.
    fn perform(&mut self, start: Start, depth: usize, n: usize) -> bool {
        let (before, after) = self.copies.split_at_mut(depth + 1);
        let (Some(before), Some(after)) = (before.last(), after.first_mut()) else { return false };
        let action = before.decision().and_then(|d| d.get(n)).unwrap_or_default();
        after.clone_from(before);
        if let Err(error) = after.apply_nth(n) {
            self.evaluation.note_broken(&error);
            return false;
        }
        if self.auction_values.overpays(&mut self.evaluation, after, start.me, action) {
            return false;
        }
        let [.., before, changes] = &mut self.changes[..depth + 2] else { return false };
        changes.copy(before);
        changes.note(after.view(), after.log().events());
        self.auction_values.settle(after, start.me, &mut self.evaluation, changes);
        true
    }

    /// Returns the evaluation of the copy at a depth.
    fn judge(&mut self, start: Start, depth: usize) -> f64 {
        self.auction_values.judge(&mut self.evaluation, self.copies[depth].view(), start.me, &self.changes[depth])
    }

    /// Returns the evaluation of an option with its best continuation in this turn.
    fn promise(&mut self, start: Start, depth: usize, n: usize, budget: usize, dice: &mut Dice) -> f64 {
        if !self.perform(start, depth, n) {
            return f64::MIN;
        }
        if depth + 1 < self.effort.depth()
            && budget > 1
            && start.continues(&self.copies[depth + 1])
            && let Some((promise, _)) = self.best(start, depth + 1, budget, dice)
        {
            return promise;
        }
        self.judge(start, depth + 1)
    }

    /// Evaluates an option at first sight: what may follow it is not tried.
    fn look(&mut self, start: Start, depth: usize, n: usize) -> Look {
        if !self.perform(start, depth, n) {
            return Look { promise: f64::MIN, at_least: f64::MIN, next: 0 };
        }
        let at_least = self.judge(start, depth + 1);
        let after = &self.copies[depth + 1];
        let continues = depth + 1 < self.effort.depth() && start.continues(after);
        let gain = if continues { self.evaluation.first_sight(after) } else { 0.0 };
        let next = self.copies[depth + 1].decision().filter(|_| continues).map_or(0, |next| next.len());
        Look { promise: at_least + gain, at_least, next }
    }
}

/// The options of a question that are tried.
struct Plan {
    start: Start,
    depth: usize,
    /// The options by their numbers.
    options: Vec<(Try, usize)>,
}

/// The further work on an option.
#[derive(Clone, Copy)]
enum Try {
    /// Nothing: this is its evaluation, without what may follow it.
    Known(f64),
    /// Tries the possible next actions, within this number of tries.
    Follow(usize),
}

/// An option at first sight.
#[derive(Clone, Copy)]
struct Look {
    /// Its evaluation, with what a follower may bring.
    promise: f64,
    /// Its evaluation without what may follow it.
    at_least: f64,
    /// The number of options of the next question, if the same player goes on; otherwise 0.
    next: usize,
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod yardstick;
