//! The referee: a position that somebody sets up, and the questions about it.
//!
//! A position is a scenario file with the actions that were played from it. Each order has both, so
//! nothing is kept between orders but the last position, which answers the next question without being
//! staged again. `open` stages positions, `place` says where tiles and figures may go and why not
//! elsewhere, `score` what a move scores and by which rules, `worth` what features bring, `best` what a bot
//! would do, `compare` what other options would bring, and `tray` lists
//! the tiles.

mod best;
mod compare;
mod open;
mod place;
mod score;
mod tray;
mod verbs;
mod worth;

use bastide_positions::Scenario;
use serde_json::Value;

use crate::compiled::Compiler;
use crate::protocol::Answer;
use crate::question::{Ask, Question};
use crate::setup::Catalogue;
use open::Opened;

pub use open::MAX_POSITION;

/// The position that was asked about last.
#[derive(Default)]
pub struct Referee {
    last: Option<Opened>,
}

impl Referee {
    /// Returns `true` if the table of a position has an expansion that is not linked, such as one of a library.
    /// A text that cannot be read has none.
    pub fn libraries(compiler: &Compiler, text: &str) -> bool {
        let scenario = Scenario::parse(open::FILE, text).ok();
        let added = |id: &str| compiler.offered().iter().any(|offered| offered.expansion.manifest().id == id);
        scenario.is_some_and(|scenario| !scenario.seats.libraries.is_empty() || scenario.seats.plugins.keys().any(|id| added(id)))
    }

    /// Answers a question about a position.
    pub fn answer(&mut self, compiler: &Compiler, catalogue: &Catalogue, ask: &Ask) -> Answer {
        match self.told(compiler, catalogue, ask) {
            Ok(data) => Answer::Data(data),
            Err(why) => Answer::Refused(why),
        }
    }

    fn told(&mut self, compiler: &Compiler, catalogue: &Catalogue, ask: &Ask) -> Result<Value, String> {
        if self.last.as_ref().is_none_or(|last| !last.is_of(ask)) {
            self.last = None;
            self.last = Some(Opened::open(compiler, ask)?);
        }
        let Some(opened) = &mut self.last else { return Err("no position is open".into()) };
        opened.game.session.tell_in(&ask.language).map_err(|e| e.message())?;
        match &ask.question {
            Question::Look => opened.look(&ask.language),
            Question::Tray => Ok(opened.tray(&ask.language)),
            Question::Places { tile } => opened.places(tile, &ask.language),
            Question::Why { line, seat, supposed } => opened.why(line, seat.as_deref(), *supposed, &ask.language),
            Question::Stand { seat, figure } => opened.stand(seat, figure, &ask.language),
            Question::Reasons { line } => opened.reasons(line, &ask.language),
            Question::Score => opened.score(compiler, &ask.language),
            Question::Best => opened.best(&ask.language),
            Question::Bot { bot } => opened.bot(bot),
            Question::Worth => opened.worth(&ask.language),
            Question::Options => Ok(opened.options(catalogue, &ask.language)),
            Question::Compare { plugin, option } => opened.compare(compiler, catalogue, [plugin, option], &ask.language),
            Question::Save => opened.save(compiler, &ask.language),
        }
    }
}
