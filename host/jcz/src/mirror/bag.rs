//! The bag of sheep and wolves. A message of JCloisterZone contains the random number for the token
//! that is drawn.
//!
//! JCloisterZone draws for a new shepherd after a confirmation, Bastide when the shepherd is placed.
//! The tokens in the bag are sorted: 1 to 4 sheep, then wolves. With `n` of them, the random number
//! times `n` is the index of the drawn token.

use bastide_core::{Event, Game, Stream};
use serde_json::Value;

use super::super::names::BAG;
use super::Mirror;

/// Returns the stream of chance of the bag.
fn stream(game: &Game) -> Option<Stream> {
    game.rules().names.streams.index(BAG).map(Stream::at)
}

impl Mirror {
    /// Returns the number of tokens in the bag; `None` in a game without sheep.
    pub(crate) fn bag_size(&self) -> Option<i16> {
        stream(&self.game)?;
        let (v, supply) = (self.game.view(), &self.game.state().core.token_supply);
        let left = |name| v.rules.token(name).and_then(|token| supply.get(token.index())).copied().unwrap_or_default();
        Some(left("sheep") + left("wolf"))
    }

    /// Sets the token that the next draw takes out of the bag, as it follows from the random number
    /// of a message. `next` contains the messages after it.
    pub(super) fn predict_token(&mut self, list: &str, msg: &Value, next: &[Value]) -> Result<(), String> {
        let message = match list {
            "Meeple Shepherd" => next.first().filter(|next| next["type"] == "SHEPHERD_CONFIRM"),
            "Flock" => Some(msg),
            _ => None,
        };
        let number = message.and_then(|message| message["payload"]["random"].as_f64());
        let (Some(number), Some(size), Some(stream)) = (number, self.bag_size(), stream(&self.game)) else { return Ok(()) };
        if self.draws.is_none() {
            // The game of an export draws by itself.
            return Ok(());
        }
        let outcome = [(number * f64::from(size)) as u16];
        self.game.set_up(|cx| cx.prepare_chance(stream, outcome.into())).map_err(|e| e.to_string())
    }

    /// Notes the token that the last action drew out of the bag.
    pub(super) fn note_token(&mut self) {
        let bag = stream(&self.game);
        let events = self.game.log().events().iter();
        let drawn = events.filter_map(|event| match *event {
            Event::Chance { stream, of, got } if Some(stream) == bag => Some((got, of)),
            _ => None,
        });
        self.tokens.extend(drawn);
    }

    /// Returns the tokens that were drawn out of the bag, as their indices and the numbers of tokens
    /// in the bag.
    pub(crate) fn tokens(&self) -> &[(u16, u16)] {
        &self.tokens
    }
}
