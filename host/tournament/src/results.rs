//! Results, the decisions of arbiters, lineups, and entrants who come late or leave.

use std::collections::BTreeSet;

use crate::duels::{Duel, Game, How, Outcome, Ruling, State};
use crate::entrants::{Entrant, Penalty};
use crate::error::TournamentError;
use crate::ids::{DuelId, EntrantId, GameId};
use crate::tournament::{Decided, Decision, Tournament};

impl Tournament {
    /// Returns a duel.
    ///
    /// # Errors
    /// There is no such duel.
    pub fn duel(&self, id: DuelId) -> Result<&Duel, TournamentError> {
        let round = (id.round as usize).checked_sub(1).and_then(|at| self.rounds.get(at));
        let one = round.and_then(|round| (id.number as usize).checked_sub(1).and_then(|at| round.matches.get(at)));
        let duel = one.and_then(|one| usize::from(id.board).checked_sub(1).and_then(|at| one.duels.get(at)));
        duel.ok_or(TournamentError::NoDuel(id))
    }

    fn duel_mut(&mut self, id: DuelId) -> Result<&mut Duel, TournamentError> {
        let round = (id.round as usize).checked_sub(1).and_then(|at| self.rounds.get_mut(at));
        let one = round.and_then(|round| (id.number as usize).checked_sub(1).and_then(|at| round.matches.get_mut(at)));
        let duel = one.and_then(|one| usize::from(id.board).checked_sub(1).and_then(|at| one.duels.get_mut(at)));
        duel.ok_or(TournamentError::NoDuel(id))
    }

    /// Enters the result of the next game of a duel. `scores` are the points of both sides.
    ///
    /// # Errors
    /// There is no such duel, it is decided, or another game is due.
    pub fn enter(&mut self, id: GameId, outcome: Outcome, scores: Option<[i32; 2]>, how: How) -> Result<(), TournamentError> {
        let rules = self.settings.duel;
        let duel = self.duel_mut(id.duel)?;
        match duel.state(&rules) {
            State::Over(_) => Err(TournamentError::Decided(id.duel)),
            State::Due { game, .. } if game != id.game => Err(TournamentError::NotDue { game: id, due: game }),
            State::Due { begins, .. } => {
                duel.games.push(Game { begins, outcome, scores, how });
                Ok(())
            }
        }
    }

    /// Ends a duel that one side or both give up.
    ///
    /// # Errors
    /// There is no such duel, or it is decided.
    pub fn forfeit(&mut self, id: DuelId, outcome: Outcome) -> Result<(), TournamentError> {
        let rules = self.settings.duel;
        let duel = self.duel_mut(id)?;
        if duel.outcome(&rules).is_some() {
            return Err(TournamentError::Decided(id));
        }
        duel.ruling = Some(Ruling { outcome, how: How::Forfeit });
        Ok(())
    }

    /// Sets the result of a duel, whatever was played. The games stay, and do not count.
    ///
    /// # Errors
    /// There is no such duel, or no reason.
    pub fn rule_duel(&mut self, id: DuelId, outcome: Outcome, reason: &str) -> Result<(), TournamentError> {
        let reason = given(reason)?;
        self.duel_mut(id)?.ruling = Some(Ruling { outcome, how: How::Ruled(reason.clone()) });
        self.note(Decided::Duel(id), reason);
        Ok(())
    }

    /// Replaces the result of a game that was entered. If that leaves the duel open, its next game is due.
    ///
    /// # Errors
    /// The game has no result, or there is no reason.
    pub fn rule_game(&mut self, id: GameId, outcome: Outcome, reason: &str) -> Result<(), TournamentError> {
        let reason = given(reason)?;
        let duel = self.duel_mut(id.duel)?;
        let game = usize::from(id.game).checked_sub(1).and_then(|at| duel.games.get_mut(at));
        let game = game.ok_or(TournamentError::NoResult(id))?;
        (game.outcome, game.how) = (outcome, How::Ruled(reason.clone()));
        self.note(Decided::Game(id), reason);
        Ok(())
    }

    /// Takes the last game of a duel back, so that it is played again. A ruling of the duel is taken back, too.
    ///
    /// # Errors
    /// There is no such duel, or no reason, or the game is not the last one that was entered.
    pub fn replay(&mut self, id: GameId, reason: &str) -> Result<(), TournamentError> {
        let reason = given(reason)?;
        let duel = self.duel_mut(id.duel)?;
        if duel.games.is_empty() || duel.games.len() != usize::from(id.game) {
            return Err(TournamentError::NoResult(id));
        }
        duel.games.pop();
        duel.ruling = None;
        self.note(Decided::Game(id), reason);
        Ok(())
    }

    /// Takes match points from an entrant, in halves.
    ///
    /// # Errors
    /// There is no such entrant, or no reason.
    pub fn penalize(&mut self, id: EntrantId, halves: u32, reason: &str) -> Result<(), TournamentError> {
        let (reason, round) = (given(reason)?, self.paired());
        self.entrant_mut(id)?.penalties.push(Penalty { round, halves, reason: reason.clone() });
        self.note(Decided::Penalty(id), reason);
        Ok(())
    }

    /// Lets an entrant leave. It loses the duels that are not decided, and all those of a schedule that comes.
    ///
    /// # Errors
    /// There is no such entrant, or no reason.
    pub fn withdraw(&mut self, id: EntrantId, reason: &str) -> Result<(), TournamentError> {
        let (reason, paired, rules) = (given(reason)?, self.paired(), self.settings.duel);
        let entrant = self.entrant_mut(id)?;
        entrant.until_round = Some(entrant.until_round.map_or(paired, |last| last.min(paired)));
        for one in self.rounds.iter_mut().flat_map(|round| &mut round.matches) {
            let Some(side) = one.side(id) else { continue };
            for duel in one.duels.iter_mut().filter(|duel| duel.outcome(&rules).is_none()) {
                duel.ruling = Some(Ruling { outcome: Outcome::Won(side.other()), how: How::Forfeit });
            }
        }
        self.note(Decided::Withdrawn(id), reason);
        Ok(())
    }

    /// Takes an entrant who comes late, from the next round on. The rounds before count nothing.
    ///
    /// # Errors
    /// The format takes nobody after the first round, or the entrant cannot be used.
    pub fn enter_late(&mut self, mut entrant: Entrant) -> Result<(), TournamentError> {
        if !self.rounds.is_empty() && !self.takes_late() {
            return Err(TournamentError::TooLate(entrant.id));
        }
        entrant.from_round = self.paired().saturating_add(1);
        let at = self.entrants.partition_point(|other| other.id < entrant.id);
        self.entrants.insert(at, entrant);
        self.check().inspect_err(|_| _ = self.entrants.remove(at))
    }

    /// Sets the lineup of a team for the next round: places in its roster, in the order of the boards.
    ///
    /// # Errors
    /// There is no such entrant, or the lineup has the wrong size or a member twice.
    pub fn line_up(&mut self, id: EntrantId, members: Vec<u16>) -> Result<(), TournamentError> {
        let (round, boards) = (self.paired().saturating_add(1), self.settings.boards);
        let roster = self.entrant(id)?.members().len();
        let known = members.iter().all(|member| usize::from(*member) < roster);
        let different = members.iter().collect::<BTreeSet<_>>().len() == members.len();
        if !known || !different || members.len() != usize::from(boards) {
            return Err(TournamentError::Lineup { entrant: id, boards });
        }
        self.lineups.retain(|(number, entrant, _)| (*number, *entrant) != (round, id));
        self.lineups.push((round, id, members));
        Ok(())
    }

    fn note(&mut self, what: Decided, reason: String) {
        let round = self.paired();
        self.decisions.push(Decision { round, what, reason });
    }
}

/// Returns a reason without spaces at its ends.
fn given(reason: &str) -> Result<String, TournamentError> {
    match reason.trim() {
        "" => Err(TournamentError::NoReason),
        reason => Ok(reason.to_owned()),
    }
}
