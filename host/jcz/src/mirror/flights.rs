//! The die of flying machines. A message of JCloisterZone contains the random number for it: times
//! 3, it is the distance less 1.

use bastide_core::{Event, Stream};
use serde_json::Value;

use super::super::names::DIE;
use super::Mirror;

/// The faces of the die with each distance.
const EACH: u16 = 2;
/// The distances.
const FAR: u16 = 3;

impl Mirror {
    /// Sets the face of the die for a flight, as it follows from the random number of a message.
    pub(super) fn predict_roll(&mut self, option: &str, msg: &Value) -> Result<(), String> {
        let stream = self.game.rules().names.streams.index(DIE).map(Stream::at);
        let number = msg["payload"]["random"].as_f64().filter(|_| option.ends_with("FlyingMachine I"));
        let (Some(stream), Some(number), true) = (stream, number, self.draws.is_some()) else { return Ok(()) };
        let face = (number * f64::from(FAR)) as u16 * EACH;
        self.game.set_up(|cx| cx.prepare_chance(stream, [face].into())).map_err(|e| e.to_string())
    }

    /// Notes the faces of the die that came up.
    pub(super) fn note_rolls(&mut self) {
        let Some(die) = self.game.rules().names.streams.index(DIE).map(Stream::at) else { return };
        let rolled = self.game.log().events().iter().filter_map(|event| match *event {
            Event::Chance { stream, got, .. } if stream == die => Some(got),
            _ => None,
        });
        self.rolls.extend(rolled);
    }

    /// Returns a random number with which JCloisterZone rolls the same distance as the last face
    /// that came up.
    pub(in super::super) fn last_roll(&self) -> f64 {
        let face = self.rolls.last().copied().unwrap_or_default();
        (f64::from(face / EACH) + 0.5) / f64::from(FAR)
    }
}
