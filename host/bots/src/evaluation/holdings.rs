//! The holdings of each player on the board: the features with followers, each with the points that the
//! evaluation expects from it.

use bastide_core::{Fault, Kind, MAX_PLAYERS, Players, SegmentId, View};

use super::{Evaluation, How, stays};

/// A feature with followers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Holding {
    /// One of its segments.
    pub(crate) root: SegmentId,
    pub(crate) kind: Kind,
    /// The players who are paid for it.
    pub(crate) owners: Players,
    /// The expected points of each owner, if nobody else takes a share; 0 for the others.
    pub(crate) points: [f64; MAX_PLAYERS],
}

impl Evaluation {
    /// Returns the features with followers. Call [`Self::prepare`] first.
    ///
    /// # Errors
    /// A plugin fails.
    pub(crate) fn holdings(&mut self, v: View) -> Result<Vec<Holding>, Fault> {
        if v.core.is_over {
            return Ok(Vec::new());
        }
        let gains = self.gains(v)?;
        self.note_figures(v, &gains);
        self.rivals.begin();
        let mut all = Vec::new();
        for i in 0..self.standing.len() {
            let feature = self.standing.get(i);
            let promise = self.promise(v, (feature.root, feature.figures), How::default())?;
            let further = if promise.endless { self.further_points(v, feature.root)? } else { 0.0 };
            let mut points = [0.0; MAX_PLAYERS];
            for owner in v.core.players().filter(|player| promise.owners.has(*player)) {
                // What competitors may take is left out.
                let alone = if promise.endless { promise.points / self.uncontested() } else { promise.points };
                let seen = self.seen(&promise, alone + further);
                points[owner.index()] = seen * stays(v, &gains, feature.root, owner);
            }
            all.push(Holding { root: feature.root, kind: v.core.graph.get(feature.root).kind, owners: promise.owners, points });
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use bastide_core::{Game, GameSetup, GameView, Player, ScoringReason};

    use super::*;
    use crate::evaluation::Numbers;
    use crate::greedy::Greedy;
    use crate::tests::rules;
    use crate::{Bot, Dice};

    /// A hint never expects fewer points from a feature than it has already.
    #[test]
    fn a_feature_is_expected_to_bring_what_it_brings_now() -> Result<(), Box<dyn Error>> {
        let (mut evaluation, mut greedy) = (Evaluation::new(Numbers::FITTED), Greedy::default());
        let mut game = Game::new(rules("")?, &GameSetup::seeded(11))?;
        let mut seen = 0;
        for n in 0..120 {
            let v = game.view();
            evaluation.prepare(v);
            for held in evaluation.holdings(v)? {
                let now = v.value(held.root, ScoringReason::Final)?.total();
                for owner in held.owners.iter() {
                    assert!(held.points[owner.index()] >= f64::from(now) - 1e-9, "decision {n}: {held:?}, now {now}");
                    seen += 1;
                }
            }
            let choice = greedy.choose(&GameView::for_asked(&game), &mut Dice::new(11, n));
            game.apply_nth(choice)?;
        }
        assert!(seen > 100, "{seen}");
        Ok(())
    }

    /// With numbers that leave out followers at hand, joined features and competitors, the evaluation
    /// is the score and what players hold.
    #[test]
    fn the_score_and_what_players_hold_are_the_evaluation() -> Result<(), Box<dyn Error>> {
        let numbers = Numbers { followers: 0.0, held: 1.0, risk: 0.0, contest: 0.0, ..Numbers::FITTED.without_rivals() };
        let (mut evaluation, mut greedy) = (Evaluation::new(numbers), Greedy::default());
        let mut game = Game::new(rules("")?, &GameSetup::seeded(11))?;
        for n in 0..120 {
            let v = game.view();
            evaluation.prepare(v);
            let holdings = evaluation.holdings(v)?;
            let sum = |seat: usize| f64::from(v.core.score[seat]) + holdings.iter().map(|held| held.points[seat]).sum::<f64>();
            assert!((sum(0) - sum(1) - evaluation.of(v, Player::at(0))?).abs() < 1e-9, "decision {n}");
            assert!(n < 20 || !holdings.is_empty());
            let choice = greedy.choose(&GameView::for_asked(&game), &mut Dice::new(11, n));
            game.apply_nth(choice)?;
        }
        Ok(())
    }
}
