//! Why the greedy bot takes an option.

use bastide_core::{Event, GameView};

use super::{Greedy, Start};
use crate::dice::Dice;
use crate::reasons::{Booked, Next, Position, Reasons, effects};
use crate::search::win_chance;

impl Greedy {
    /// Tells what speaks for an option, with the dice before a choice, as its position after the best
    /// continuation in the same turn differs from the present one. Returns `None` if nothing is
    /// asked, the option does not exist, or a plugin fails.
    pub fn reasons(&mut self, view: &GameView, choice: usize, dice: &mut Dice) -> Option<Reasons> {
        let start = self.begin(view, view.decision()?.ask.player, dice);
        let next = self.next_best(start, choice, dice);
        let before = self.position(start, 0)?;
        let (mut booked, mut then, mut option, mut depth) = (Booked::default(), Vec::new(), choice, 0);
        loop {
            if !self.perform(start, depth, option) {
                return None;
            }
            depth += 1;
            booked.add(&self.copies[depth]);
            // What follows a draw is a guess.
            let game = &self.copies[depth];
            if depth == self.effort.depth() || !start.continues(game) || game.log().events().iter().any(is_chance) {
                break;
            }
            (_, option) = self.best(start, depth, self.effort.tries, dice)?;
            then.extend(self.copies[depth].decision().and_then(|decision| decision.get(option)));
        }
        let after = self.position(start, depth)?;
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

/// Returns `true` if an event is random.
fn is_chance(event: &Event) -> bool {
    matches!(event, Event::TileDrawn { .. } | Event::Chance { .. } | Event::TileRefused { .. } | Event::TileSetAside { .. })
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{Game, GameSetup};

    use super::*;
    use crate::bot::Bot;
    use crate::reasons::Effect;
    use crate::tests::rules;

    /// With the Tower, a player may buy back a follower before the tile is drawn: what a bot would do
    /// with a tile that nobody has drawn yet is no reason.
    #[test]
    fn what_follows_a_draw_is_no_reason() -> Result<(), Box<dyn Error>> {
        let mut game = Game::new(rules("[tower]\n[princess-dragon]\n")?, &GameSetup::seeded(3))?;
        let (mut greedy, mut before_draws) = (Greedy::default(), 0);
        for n in 0..400 {
            let view = GameView::for_asked(&game);
            if view.decision().is_none() {
                break;
            }
            let choice = greedy.choose(&view, &mut Dice::new(3, n));
            let reasons = greedy.reasons(&view, choice, &mut Dice::new(3, n)).ok_or("no reasons")?;
            let places = view.decision().is_some_and(|decision| decision.menu().placements() > 0);
            let asked = view.decision().map(|decision| decision.ask.player);
            game.apply_nth(choice)?;
            let same = game.decision().is_some_and(|decision| Some(decision.ask.player) == asked);
            if !places && same && game.log().events().iter().any(is_chance) {
                before_draws += 1;
                assert_eq!(reasons.then, [], "decision {n}");
                assert!(
                    !reasons.effects.iter().any(|effect| matches!(effect, Effect::Claims { .. })),
                    "decision {n}: {reasons:?}"
                );
            }
        }
        assert!(before_draws > 0);
        Ok(())
    }

    #[test]
    fn every_choice_at_a_large_table_has_reasons() -> Result<(), Box<dyn Error>> {
        let table = "players = [\"red\", \"blue\", \"green\"]\n[bridges-castles-bazaars]\n[tower]\n[princess-dragon]\n\
                     [count-king-robber]\n[abbey-mayor]\n[hills-sheep]\n[wheel-of-fortune]\n[shop]\n";
        let mut game = Game::new(rules(table)?, &GameSetup::seeded(5))?;
        let mut greedy = Greedy::default();
        for n in 0..150 {
            let view = GameView::for_asked(&game);
            let Some(decision) = view.decision() else { break };
            let mut dice = Dice::new(5, n);
            let (choice, reasons) = greedy.explain(&view, &mut dice);
            assert_eq!(choice, Greedy::default().choose(&view, &mut Dice::new(5, n)), "decision {n}");
            let reasons = reasons.ok_or_else(|| format!("decision {n}: no reasons"))?;
            // A bot takes what promises most; equal options differ by rounding at most.
            assert!(
                reasons.next.is_none_or(|next| next.less > -1e-6 && next.option < decision.len()),
                "decision {n}: {reasons:?}"
            );
            game.apply_nth(choice)?;
        }
        Ok(())
    }
}
