//! The game of one table: opens it, plays, takes back.

use bastide_core::record::Recorder;
use bastide_core::{Event, Player, Table, notation};
use bastide_session::{Session, SessionError};

use super::compiled::Compiler;
use super::protocol::{Answer, Opening, Order, Status, Step};
use super::state::OpenGame;

impl OpenGame {
    /// Starts or continues a game.
    ///
    /// # Errors
    /// The table, the seed or an action does not fit; a message for people.
    pub fn open(opening: &Opening, compiler: &Compiler) -> Result<OpenGame, String> {
        let table = Table::parse("table.toml", &opening.toml).map_err(|e| e.message())?;
        let (table, compiled) = compiler.compile(table).map_err(|e| e.message())?;
        let mut recorder = Recorder::start(table, compiled.rules.clone(), opening.seed).map_err(|e| e.to_string())?;
        let mut chance = Vec::with_capacity(opening.lines.len());
        for line in &opening.lines {
            let action = notation::parse(recorder.game().view(), line).map_err(|e| format!("{line}: {e}"))?;
            recorder.play(action).map_err(|e| format!("{line}: {e}"))?;
            chance.push(spoken(recorder.game().log().events()));
        }
        let session = Session::new(recorder).map_err(|e| e.message())?;
        Ok(OpenGame { session, compiled, chance })
    }

    /// Carries out an order about the game. The others are for a [`Service`](crate::Service).
    pub fn carry_out(&mut self, order: &Order) -> Answer {
        match order {
            Order::About
            | Order::Check { .. }
            | Order::Begin { .. }
            | Order::Catalogue { .. }
            | Order::Map { .. }
            | Order::OwnMap { .. }
            | Order::Document { .. }
            | Order::RandomGames { .. }
            | Order::MapSheet { .. }
            | Order::Read { .. }
            | Order::GuideTable { .. }
            | Order::Referee(_)
            | Order::Open(_)
            | Order::Rules { .. }
            | Order::Describe { .. } => Answer::Refused("this order is for a service, not for its game".into()),
            Order::Play { option } => self.take(*option),
            Order::Act { line } => self.act(line),
            Order::Find { line } => Answer::Data(self.find(line).ok().flatten().into()),
            Order::Bot { kind } => match self.thinker().map(|thinker| thinker.choose(kind, None)) {
                Some(Ok(chosen)) => match self.take(chosen.option) {
                    Answer::Played(step, status) => Answer::Played(Step { fault: chosen.fault, ..step }, status),
                    refused => refused,
                },
                Some(Err(refused)) => Answer::Refused(refused),
                None => Answer::Refused("the game is over".into()),
            },
            Order::Rewind { keep } => match self.session.rewind(*keep) {
                Ok(()) => {
                    self.chance.truncate(*keep);
                    Answer::Ready(self.status())
                }
                Err(error) => Answer::Broken(error.message()),
            },
            Order::Guide { language } => Answer::Data(self.guide(language)),
            Order::Record => Answer::File(self.record().into_bytes()),
            Order::Fingerprint => Answer::Data(format!("{:016x}", self.session.recorder().game().state().fingerprint()).into()),
            Order::Look { viewer, options, ends, at, left } => match self.look(viewer, *options, *ends, *at, left.as_deref()) {
                Ok(look) => Answer::Look(look),
                Err(error) => Answer::Refused(error),
            },
            Order::Explain { .. }
            | Order::Help { .. }
            | Order::Advise { .. }
            | Order::Words { .. }
            | Order::Scores { .. }
            | Order::Judge { .. }
            | Order::Better { .. }
            | Order::Fork { .. }
            | Order::Position { .. }
            | Order::Write { .. } => self.reader(self.session.names()).answer(order, &|| false),
        }
    }

    /// Returns the state in numbers.
    pub fn status(&self) -> Status {
        let (game, recorder) = (self.session.game(), self.session.recorder());
        let core = &game.state().core;
        let undo = |free: bool| core.players().map(|p| self.undo(p, free)).collect();
        Status {
            asked: self.session.asked().map(|p| p.0),
            moves: recorder.len(),
            turn: core.turn.number,
            scores: core.score.iter().take(game.rules().seats.len()).copied().collect(),
            undo: undo(false),
            undo_all: undo(true),
            over: game.is_over(),
        }
    }

    /// Returns the number of actions to keep so that the last action of a player is taken back, if
    /// no other person has acted since and, unless `free`, chance has not spoken since.
    fn undo(&self, player: Player, free: bool) -> Option<usize> {
        let recorder = self.session.recorder();
        let last = recorder.last_of(player)?;
        if free {
            return Some(last);
        }
        let alone = recorder.played().skip(last).all(|(p, ..)| p == player);
        let silent = self.chance.get(last..)?.iter().all(|chance| !chance);
        (alone && silent && !self.session.game().is_over()).then_some(last)
    }

    fn act(&mut self, line: &str) -> Answer {
        match self.find(line) {
            Ok(Some(option)) => self.take(option),
            Ok(None) => Answer::Refused(format!("\"{line}\" is not a legal move here")),
            Err(why) => Answer::Refused(why),
        }
    }

    /// Returns the number of the option that a line of notation names.
    pub(crate) fn find(&self, line: &str) -> Result<Option<usize>, String> {
        let game = self.session.game();
        let action = notation::parse(game.view(), line).map_err(|error| error.to_string())?;
        let wanted = game.meant(&action);
        Ok(game.decision().and_then(|d| d.iter().position(|a| Some(a) == wanted)))
    }

    fn take(&mut self, option: usize) -> Answer {
        let before = self.session.recorder().len();
        match self.session.take(option) {
            Ok(true) => {}
            Ok(false) => return Answer::Refused(self.session.take_notice().trim().to_owned()),
            Err(SessionError::Refused { refused, .. }) => return Answer::Refused(refused.to_string()),
            Err(error) => return Answer::Broken(error.message()),
        }
        self.chance.truncate(before);
        self.chance.push(spoken(self.session.game().log().events()));
        let last = self.session.recorder().played().next_back();
        match last {
            Some((player, _, line)) => {
                Answer::Played(Step { line: line.to_owned(), player: player.0, fault: None }, self.status())
            }
            None => Answer::Refused("nothing was played".into()),
        }
    }
}

/// Returns `true` if one of these events was random.
fn spoken(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(event, Event::TileDrawn { .. } | Event::Chance { .. } | Event::TileRefused { .. } | Event::TileSetAside { .. })
    })
}
