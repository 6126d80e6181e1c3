//! The bag of sheep and wolves. A message of JCloisterZone contains the random number for the token
//! that is drawn.
//!
//! JCloisterZone draws for a new shepherd after a confirmation, Bastide when the shepherd is placed.
//! The tokens in the bag are sorted: 1 to 4 sheep, then wolves. With `n` of them, the random number
//! times `n` is the index of the drawn token.

use bastide_core::{Event, Game, Stream};
use serde_json::Value;

use super::super::names::BAG;
use super::{Drawn, Mirror};

/// The number of tokens with 1 to 4 sheep and of wolves in one bag.
const PRINTED: [u16; 5] = [4, 5, 5, 2, 2];

/// The tokens in the bag by sort.
pub(super) type Sorts = [u16; PRINTED.len()];

/// Returns the stream of chance of the bag.
fn stream(game: &Game) -> Option<Stream> {
    game.rules().names.streams.index(BAG).map(Stream::at)
}

/// Returns the sort of the token with this index, and the index of the first token of each sort.
fn sort_at(bag: &Sorts, index: u16) -> usize {
    let mut first = 0;
    let within = |n: &u16| {
        first += n;
        index < first
    };
    bag.iter().position(within).unwrap_or_default()
}

/// Returns the index of the first token of a sort.
fn first_of(bag: &Sorts, sort: usize) -> u16 {
    bag.iter().take(sort).sum()
}

/// Returns the confirmation after which JCloisterZone draws the token of a shepherd that is placed now.
pub(in super::super) fn confirmation(next: &[Value]) -> Option<&Value> {
    next.iter().take_while(|msg| msg["type"] != "PLACE_TILE").find(|msg| msg["type"] == "SHEPHERD_CONFIRM")
}

impl Mirror {
    /// Returns the tokens in the bag by sort; `None` in a game without sheep.
    pub(super) fn bag(&self) -> Option<Sorts> {
        stream(&self.game)?;
        let (v, core) = (self.game.view(), &self.game.state().core);
        let sheep = v.rules.token("sheep")?;
        let lying = || core.placed_tokens().iter().filter(|placed| placed.token == sheep);
        let supply = |name| v.rules.token(name).and_then(|token| core.token_supply.get(token.index())).copied();
        let all = supply("sheep")? + supply("wolf")? + lying().count() as i16;
        let mut bag = PRINTED.map(|n| n * (all.unsigned_abs() / PRINTED.iter().sum::<u16>()));
        for placed in lying() {
            if let Some(n) = bag.get_mut((placed.number - 1) as usize) {
                *n = n.saturating_sub(1);
            }
        }
        Some(bag)
    }

    /// Returns the number of tokens in the bag; `None` in a game without sheep.
    pub(in super::super) fn bag_size(&self) -> Option<u16> {
        self.bag().map(|bag| bag.iter().sum())
    }

    /// Sets the token that the next draw takes out of the bag, as it follows from the random number
    /// of a message. `next` contains the messages after it.
    pub(super) fn predict_token(&mut self, list: &str, msg: &Value, next: &[Value]) -> Result<(), String> {
        let message = match list {
            "Meeple Shepherd" => confirmation(next),
            "Flock" => Some(msg),
            _ => None,
        };
        let number = message.and_then(|message| message["payload"]["random"].as_f64());
        // The game of an export draws by itself.
        let follows = self.draws.is_some();
        let (Some(number), Some(bag), Some(stream), true) = (number, self.bag(), stream(&self.game), follows) else {
            return Ok(());
        };
        let sort = sort_at(&bag, (number * f64::from(bag.iter().sum::<u16>())) as u16);
        let outcome = [first_of(&bag, sort)];
        self.game.set_up(|cx| cx.prepare_chance(stream, outcome.into())).map_err(|e| e.to_string())
    }

    /// Notes the token that an action drew out of the bag, which held `bag` before.
    pub(super) fn note_token(&mut self, bag: Option<Sorts>) {
        let of_bag = stream(&self.game);
        let drawn = self.game.log().events().iter().find_map(|event| match *event {
            Event::Chance { stream, got, .. } if Some(stream) == of_bag => Some(got),
            _ => None,
        });
        if let (Some(bag), Some(index)) = (bag, drawn) {
            let number = (f64::from(first_of(&bag, sort_at(&bag, index))) + 0.5) / f64::from(bag.iter().sum::<u16>());
            self.tokens.push(Drawn { index, number });
        }
    }

    /// Returns the tokens that were drawn out of the bag.
    pub(in super::super) fn tokens(&self) -> &[Drawn] {
        &self.tokens
    }
}
