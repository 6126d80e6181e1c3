//! Why the greedy bot takes an option.

use bastide_core::GameView;

use super::{DEPTH, Greedy, Start};
use crate::bot::Bot;
use crate::dice::Dice;
use crate::reasons::{Booked, Next, Position, Reasons, effects};
use crate::search::win_chance;

impl Greedy {
    /// Chooses as [`Bot::choose`] does, with the same dice, and tells why.
    pub(super) fn choose_with_reasons(&mut self, view: &GameView, dice: &mut Dice) -> (usize, Option<Reasons>) {
        let mut same = dice.clone();
        let choice = self.choose(view, dice);
        (choice, self.reasons(view, choice, &mut same))
    }

    /// Tells what speaks for an option, with the dice before a choice. Returns `None` if nothing is
    /// asked, the option does not exist, or a plugin fails.
    pub fn reasons(&mut self, view: &GameView, choice: usize, dice: &mut Dice) -> Option<Reasons> {
        let start = self.begin(view, view.decision()?.ask.player, dice);
        let next = self.next_best(start, choice, dice);
        let mut positions = vec![self.position(start, 0)?];
        let (mut booked, mut then, mut option, mut depth) = (Booked::default(), Vec::new(), choice, 0);
        loop {
            if !self.perform(start, depth, option) {
                return None;
            }
            depth += 1;
            booked.add(&self.copies[depth]);
            if depth == DEPTH || !start.continues(&self.copies[depth]) {
                break;
            }
            (_, option) = self.best(start, depth, self.effort.tries, dice)?;
            then.extend(self.copies[depth].decision().and_then(|decision| decision.get(option)));
        }
        positions.push(self.position(start, depth)?);
        let [before, after] = positions.as_slice() else { return None };
        let (v, scale) = (self.copies[depth].view(), win_chance::points_factor(view.view()));
        let effects = effects(v, start.me, [&before.holdings, &after.holdings], booked, scale);
        Some(Reasons { then, effects, followers: [before.followers, after.followers], next, searched: None })
    }

    /// Returns the best option but one, and how much less it promises.
    fn next_best(&mut self, start: Start, choice: usize, dice: &mut Dice) -> Option<Next> {
        let plan = self.plan(start, 0, self.effort.tries)?;
        let (mut chosen, mut next) = (None, None);
        for i in 0..plan.options.len() {
            let (promise, option) = self.carry_out(&plan, i, dice);
            let seen = self.sight.seen(promise, start.scale, start.seed);
            if option == choice {
                chosen = Some(seen);
            } else if next.is_none_or(|(most, _)| seen > most) {
                next = Some((seen, option));
            }
        }
        let ((seen, option), chosen) = (next?, chosen?);
        (seen > f64::MIN && chosen > f64::MIN).then_some(Next { option, less: chosen - seen })
    }

    /// Returns what all players hold in the copy at a depth.
    fn position(&mut self, start: Start, depth: usize) -> Option<Position> {
        let v = self.copies[depth].view();
        let holdings = self.evaluation.holdings(v).ok()?;
        Some(Position::of(v, holdings, start.me))
    }
}
