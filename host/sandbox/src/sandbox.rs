//! The game of one table in a module.

use bastide_service::check::Known;
use bastide_service::{About, Answer, Order};

use crate::bundle::Bundle;
use crate::error::BundleError;
use crate::limits::Limits;
use crate::machine::{NotRunning, Running, stop};

/// The moves that are played again with the work of one order.
const MOVES_AGAIN: u64 = 200;

/// The game of one table in a module.
pub struct Sandbox {
    name: String,
    limits: Limits,
    running: Running,
    known: Known,
    /// The reason why the game cannot go on, once it cannot.
    ended: Option<String>,
}

impl Sandbox {
    /// Starts a module without a game, and checks that it is what its manifest says.
    ///
    /// # Errors
    /// The module cannot be started within the limits, or differs from its manifest.
    pub fn start(bundle: &Bundle, limits: Limits) -> Result<Sandbox, BundleError> {
        let running = bundle.program.start(limits).map_err(|why| match why {
            NotRunning::Refused(why) => BundleError::Start { bundle: bundle.name().into(), why: stop(&why).to_string() },
            NotRunning::Lacks(export) => BundleError::NoExport { bundle: bundle.name().into(), export },
        })?;
        let mut sandbox = Sandbox { name: bundle.name().into(), limits, running, known: Known::default(), ended: None };
        sandbox.check(bundle)?;
        Ok(sandbox)
    }

    /// Checks that the module is what its manifest says.
    fn check(&mut self, bundle: &Bundle) -> Result<(), BundleError> {
        let lies = |why| Err(BundleError::Lies { bundle: bundle.name().into(), why });
        let about = match self.ask(&Order::About) {
            Answer::About(about) => about,
            Answer::Broken(why) => return Err(BundleError::Start { bundle: bundle.name().into(), why }),
            _ => return lies("it does not tell which engine it is".into()),
        };
        let Some(manifest) = bundle.manifest() else { return Ok(()) };
        let About { protocol, engine, added, .. } = about;
        if (protocol, &engine) != (manifest.protocol, &manifest.engine) {
            return lies(format!("its engine is {engine} with messages of version {protocol}"));
        }
        if let Some(one) = manifest.expansions.iter().find(|one| !added.iter().any(|added| one.is(added))) {
            return lies(format!("it has no {} {} as the manifest describes it", one.id, one.version));
        }
        match added.iter().find(|added| !manifest.expansions.iter().any(|one| one.is(added))) {
            Some(added) => lies(format!("it also has {} {}", added.id, added.version)),
            None => Ok(()),
        }
    }

    /// Carries out an order. Once a module has failed, each answer is [`Answer::Broken`] with the reason.
    pub fn ask(&mut self, order: &Order) -> Answer {
        if let Some(why) = &self.ended {
            return Answer::Broken(why.clone());
        }
        let Ok(text) = serde_json::to_vec(order) else { return Answer::Refused("the order cannot be written".into()) };
        let fuel = self.fuel(order);
        match self.exchange(&text, fuel).and_then(|answer| self.known.check(order, answer).map_err(|fault| fault.to_string())) {
            Ok(answer) => answer,
            Err(why) => {
                let why = format!("the bundle {} {why}", self.name);
                self.ended = Some(why.clone());
                Answer::Broken(why)
            }
        }
    }

    /// Returns the most work for an order. One that plays a game again may take more for each of its moves.
    fn fuel(&self, order: &Order) -> u64 {
        let moves = match order {
            Order::Open(opening) => opening.lines.len(),
            Order::Read { text, .. } => text.lines().count(),
            Order::Rewind { .. }
            | Order::Scores { .. }
            | Order::Judge { .. }
            | Order::Better { .. }
            | Order::Fork { .. }
            | Order::Look { at: Some(_), .. }
            | Order::Write { at: Some(_), .. } => self.known.moves(),
            _ => 0,
        };
        self.limits.fuel.saturating_add((moves as u64).saturating_mul(self.limits.fuel / MOVES_AGAIN))
    }

    /// Writes an order into the memory of the module, lets it work, and reads the answer.
    fn exchange(&mut self, order: &[u8], fuel: u64) -> Result<Answer, String> {
        let Running { store, memory, room, answer, text } = &mut self.running;
        store.set_fuel(fuel).map_err(|e| e.to_string())?;
        let len = u32::try_from(order.len()).map_err(|_| "cannot read so long an order".to_owned())?;
        let place = room.call(&mut *store, len).map_err(|e| stop(&e).to_string())?;
        let wrong = |_| "gave an address outside its memory".to_owned();
        memory.write(&mut *store, place as usize, order).map_err(wrong)?;
        let len = answer.call(&mut *store, ()).map_err(|e| stop(&e).to_string())? as usize;
        if len > self.limits.answer {
            return Err(format!("gave an answer of {len} bytes; {} are the most", self.limits.answer));
        }
        let at = text.call(&mut *store, ()).map_err(|e| stop(&e).to_string())? as usize;
        let text = at.checked_add(len).and_then(|end| memory.data(&*store).get(at..end));
        let text = text.ok_or("gave an address outside its memory")?;
        serde_json::from_slice(text).map_err(|error| format!("gave something else than an answer: {error}"))
    }
}
