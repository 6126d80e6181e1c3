//! Answers to the open decision, and taking them back.

use bastide_service::{Guided, Order, Status, Step};

use crate::refusal::Refusal;
use crate::row::{Changed, Row};
use crate::table::{Action, Mask, Phase, Table};

/// What is to be done with an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// The game plays it.
    Play,
    /// It was sent before, and counts once.
    Again,
}

/// Returns the number of the option that an order takes.
fn option(order: &Order) -> Option<u32> {
    if let Order::Play { option } = order { u32::try_from(*option).ok() } else { None }
}

impl Table {
    /// Returns what is to be done with an answer to a decision of somebody with these seats.
    ///
    /// # Errors
    /// Another decision is open, or another seat is asked.
    pub fn answer(&self, mine: Mask, decision: u64, order: &Order) -> Result<Asked, Refusal> {
        if decision == self.decision {
            return self.asked(mine).map(|_| Asked::Play);
        }
        let option = option(order);
        let was = self.answered.get(&decision).filter(|answer| mine & (1 << answer.player) != 0);
        let twice = was.is_some_and(|answer| match order {
            Order::Play { .. } => answer.option == option && option.is_some(),
            Order::Act { line } => answer.line == *line,
            _ => false,
        });
        if twice { Ok(Asked::Again) } else { Err(Refusal::DecisionGone) }
    }

    /// Returns the change that an action of the game is. `of_person` is the order of a person whom it answers.
    pub fn played(&self, of_person: Option<&Order>, step: Step, status: Status, now: i64) -> Changed {
        let at = self.status.moves;
        let Step { line, player, .. } = step;
        let action = Action { decision: self.decision, option: of_person.and_then(option), player, line };
        let mut table = self.clone();
        let mut rows = vec![Row::Append { at, action: action.clone() }, Row::Line];
        if self.settings.clocks != Default::default()
            && let Some(row) = table.seats.get_mut(usize::from(player)).filter(|row| row.bot.is_none())
        {
            row.used = row.used.saturating_add((now - self.since).max(0));
            rows.push(Row::Seat(player));
        }
        if let Some(guide) = &mut table.guide {
            guide.note(at, &action.line);
        }
        table.remember([action]);
        table.status = status;
        table.step_on(now);
        if table.status.over {
            table.phase = Phase::Over;
        }
        rows.push(table.open_decision());
        if table.status.over {
            rows.push(Row::Phase(Phase::Over));
        }
        Changed { table, rows }
    }

    /// Returns the number of actions that stay after somebody with these seats takes back their last answer.
    ///
    /// # Errors
    /// Another decision is open, the settings forbid it, or something was drawn at random since.
    pub fn take_back(&self, mine: Mask, decision: u64) -> Result<usize, Refusal> {
        if decision != self.decision {
            return Err(Refusal::GameWentOn);
        }
        self.undo(mine).ok_or(Refusal::NoTakingBack)
    }

    /// Returns the number of actions that stay if what has left the guide is taken back.
    ///
    /// # Errors
    /// No seat is held, or the game has not left the guide.
    pub fn back_to_guide(&self, mine: Mask) -> Result<usize, Refusal> {
        let keep = self.guide.as_ref().and_then(Guided::left_at);
        keep.filter(|_| self.undo(mine).is_some()).ok_or(Refusal::NoTakingBack)
    }

    /// Returns the rows to keep before the game goes back to this number of actions.
    pub fn rewinding(&self, keep: usize, now: i64) -> Vec<Row> {
        vec![Row::Rewind { keep }, Row::Decision { number: self.decision + 1, since: now, due: None }]
    }

    /// Returns the change that remains once the game has gone back to this number of actions.
    pub fn rewound(&self, keep: usize, status: Status, now: i64) -> Changed {
        let mut table = self.clone();
        table.status = status;
        if let Some(guide) = &mut table.guide {
            guide.rewind(keep);
        }
        table.step_on(now);
        let rows = vec![table.open_decision(), Row::Line];
        Changed { table, rows }
    }
}
