//! The bag of sheep and wolves. A message of JCloisterZone contains the random number for the token
//! that is drawn.
//!
//! JCloisterZone draws for a new shepherd after a confirmation, Bastide when the shepherd is placed.
//! The tokens in the bag are sorted: 1 to 4 sheep, then wolves. With `n` of them, the random number
//! times `n` is the index of the drawn token. The sheep of a shepherd whom the dragon eats go back
//! into the bag in Bastide; in JCloisterZone they leave the game.

use bastide_core::{Action, Event, Figure, Game, Stream, TokenPlace};
use serde_json::Value;

use super::super::names::BAG;
use super::super::questions;
use super::{Drawn, Mirror};

/// The number of tokens with 1 to 4 sheep and of wolves in one bag.
const PRINTED: [u16; 5] = [4, 5, 5, 2, 2];

/// The tokens in the bag by sort.
type Sorts = [u16; PRINTED.len()];

/// What an action may change: the bag, and the flock of each figure.
pub(super) struct Before {
    bag: Sorts,
    flocks: Vec<(Figure, Vec<i16>)>,
}

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
    /// Returns the tokens in the bag; `None` in a game without sheep.
    fn bag(&self) -> Option<Sorts> {
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

    /// Returns the tokens in the bag of JCloisterZone.
    fn jcz_bag(&self, mut bag: Sorts) -> Sorts {
        bag.iter_mut().zip(self.lost).for_each(|(n, lost)| *n = n.saturating_sub(lost));
        bag
    }

    /// Returns the number of tokens in the bag of JCloisterZone; `None` in a game without sheep.
    pub(in super::super) fn bag_size(&self) -> Option<u16> {
        self.bag().map(|bag| self.jcz_bag(bag).iter().sum())
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
        let jcz = self.jcz_bag(bag);
        let sort = sort_at(&jcz, (number * f64::from(jcz.iter().sum::<u16>())) as u16);
        let outcome = [first_of(&bag, sort)];
        self.game.set_up(|cx| cx.prepare_chance(stream, outcome.into())).map_err(|e| e.to_string())
    }

    /// Returns what an action may change.
    pub(super) fn before(&self) -> Option<Before> {
        let core = &self.game.state().core;
        let sheep = self.game.rules().token("sheep")?;
        let flock = |figure: Figure| {
            let tokens = core.tokens_at(TokenPlace::Figure(figure)).filter(|placed| placed.token == sheep);
            (figure, tokens.map(|placed| placed.number).collect())
        };
        Some(Before { bag: self.bag()?, flocks: (0..core.figures.len()).map(|i| flock(Figure::at(i))).collect() })
    }

    /// Notes the token that an action drew out of the bag, and the sheep that left with an eaten
    /// shepherd.
    pub(super) fn note_tokens(&mut self, action: Action, before: Option<Before>) {
        let Some(Before { bag, flocks }) = before else { return };
        let events = self.game.log().events();
        if questions::verb(self.game.view(), action) == "dragon.move" {
            for event in events {
                let Event::Moved { figure, .. } = *event else { continue };
                let sheep = flocks.iter().filter(|(with, _)| *with == figure).flat_map(|(_, sheep)| sheep);
                for number in sheep {
                    if let Some(lost) = self.lost.get_mut((number - 1) as usize) {
                        *lost += 1;
                    }
                }
            }
        }
        let of_bag = stream(&self.game);
        let drawn = events.iter().find_map(|event| match *event {
            Event::Chance { stream, got, .. } if Some(stream) == of_bag => Some(got),
            _ => None,
        });
        if let Some(index) = drawn {
            let (jcz, sort) = (self.jcz_bag(bag), sort_at(&bag, index));
            let number = (f64::from(first_of(&jcz, sort)) + 0.5) / f64::from(jcz.iter().sum::<u16>());
            self.tokens.push(Drawn { index, number: (jcz[sort] > 0).then_some(number) });
        }
    }

    /// Returns the tokens that were drawn out of the bag.
    pub(in super::super) fn tokens(&self) -> &[Drawn] {
        &self.tokens
    }
}
