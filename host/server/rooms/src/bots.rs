//! The bots that a person may choose: they think for a limited time, since all tables share the
//! threads of the server.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, TryLockError};
use std::time::Duration;

use bastide_seats::Refusal;
use bastide_service::{Order, RefusedBot, Viewer, refused_bot};

use super::room::{Mask, Room};
use crate::process::Host;
use bastide_common::{Failure, Why};

/// Returns why a bot cannot play on a server: there is no such bot, or its budget is too large.
fn refused(bot: &str) -> Option<Why> {
    Some(match refused_bot(bot)? {
        RefusedBot::Unknown(why) => why.into(),
        RefusedBot::Slow { bot, most, seconds } => {
            Why::Text("error-bot-slow", vec![("bot", bot), ("most", most.to_string()), ("seconds", seconds.to_string())])
        }
    })
}

impl Room {
    /// Tells the operator that a plugin failed in a copy of the game in which a bot looked ahead.
    pub(super) fn note_fault(&self, fault: Option<&str>) {
        if let Some(fault) = fault {
            tracing::error!(table = self.id, fault, "a plugin failed while a bot looked ahead");
        }
    }

    /// Returns the bot that is asked and its pause, and marks that it thinks; `None` if no bot is
    /// asked or it thinks already.
    pub(super) fn bot_is_asked(&self) -> Option<(String, Duration)> {
        let inner = self.inner();
        let bot = inner.table.bot()?.to_owned();
        let pause = Duration::from_millis(inner.table.settings.pace.into());
        drop(inner);
        (!self.pausing.swap(true, Ordering::AcqRel)).then_some((bot, pause))
    }

    /// Lets a bot decide. Returns `false` if none is asked. The bot thinks about a copy, so that the
    /// table is not locked meanwhile.
    pub(super) fn let_bot_play(&self) -> Result<bool, Failure> {
        let inner = self.inner();
        let Some(kind) = inner.table.bot().map(str::to_owned) else { return Ok(false) };
        let (decision, thinker) = (inner.table.decision, inner.game.as_ref().and_then(Host::thinker));
        let guided = inner.table.guided();
        drop(inner);
        let order = match (guided, thinker) {
            (Some(order), _) => order,
            (None, Some(thinker)) => {
                let chosen = thinker.choose(&kind, None).map_err(|why| Failure::Refused(why.into()))?;
                self.note_fault(chosen.fault.as_deref());
                Order::Play { option: chosen.option }
            }
            (None, None) => Order::Bot { kind },
        };
        let mut inner = self.inner();
        // Somebody may have taken an answer back.
        if inner.table.decision == decision && inner.table.bot().is_some() {
            self.perform(&mut inner, &order, false)?;
        }
        Ok(true)
    }

    /// Lets a bot answer the open decision for one of the seats of a browser. The bot sees what the
    /// seat sees, and nothing is played if `cancelled` is set meanwhile.
    ///
    /// # Errors
    /// The bot is refused, another decision is open, the browser is not asked, or a bot thinks for
    /// a person of this table already.
    pub fn let_bot_answer(&self, mine: Mask, decision: u64, bot: &str, cancelled: &Arc<AtomicBool>) -> Result<u64, Failure> {
        if let Some(why) = refused(bot) {
            return Err(Failure::Refused(why));
        }
        let _alone = match self.thinking.try_lock() {
            Ok(alone) => alone,
            Err(TryLockError::Poisoned(alone)) => alone.into_inner(),
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::TooMany("error-bot-thinks".into()));
            }
        };
        let mut inner = self.inner();
        if decision != inner.table.decision {
            return Err(inner.refused(Refusal::DecisionGone));
        }
        inner.table.asked(mine).map_err(|refusal| inner.refused(refusal))?;
        let Some(thinker) = inner.game.as_ref().and_then(Host::thinker) else {
            self.perform(&mut inner, &Order::Bot { kind: bot.to_owned() }, false)?;
            return Ok(inner.table.decision);
        };
        // The table is not locked while the bot thinks.
        drop(inner);
        let chosen = thinker.choose(bot, Some(cancelled.clone())).map_err(|why| Failure::Refused(why.into()))?;
        self.note_fault(chosen.fault.as_deref());
        if cancelled.load(Ordering::Relaxed) {
            return Err(Failure::Refused("error-given-up".into()));
        }
        self.act(mine, decision, &Order::Play { option: chosen.option })
    }

    /// Returns the question for the advice of a bot to a viewer who is asked.
    ///
    /// # Errors
    /// The table allows no advice, or the viewer is not asked.
    pub fn advice_for(&self, viewer: Viewer) -> Result<Order, Failure> {
        let inner = self.inner();
        let asked = inner.table.advises(viewer.seat.map_or(0, |seat| 1 << seat));
        asked.map(|()| Order::Advise { viewer }).map_err(|refusal| inner.refused(refusal))
    }
}
