//! A game in progress: the open decision, its options, the bots, undo, and the moves so far.
//!
//! A [`Session`] accepts numbers of the lists that it shows, or notation, and reports the result.
//! It performs no input or output, so that every user interface can share it. The random numbers of
//! bots follow from the seed and the number of the decision, so a game that is taken back or
//! resumed continues with the same bot moves.

use std::borrow::Cow;

use bastide_core::record::Recorder;
use bastide_core::{Action, Game, GameView, Player, notation};
use bastide_texts::{Args, Language};

use crate::choices::{Choice, Common, Group};
use crate::error::SessionError;
use crate::log::{Log, News};
use crate::names::Names;
use crate::speech::Speech;
use bastide_bots::Bot;

/// A game in progress with its seats.
pub struct Session {
    recorder: Recorder,
    bots: Vec<Option<Box<dyn Bot>>>,
    /// The entries chosen on the way to the current list.
    opened: Vec<usize>,
    /// The moves in the language of the program, and in those of other readers.
    log: Log,
    others: Vec<Log>,
    /// The number of moves that were known at the person's last decision.
    known: usize,
    /// The text to show before the next question.
    notice: String,
}

impl Session {
    /// Continues a game.
    ///
    /// # Errors
    /// A seat names a bot that does not exist, or the game fails when it is replayed.
    pub fn new(recorder: Recorder) -> Result<Session, SessionError> {
        let seats = &recorder.table().players;
        let bots = seats.iter().map(|s| s.bot.as_deref().map(bastide_bots::make).transpose()).collect::<Result<_, _>>()?;
        let known = recorder.len();
        let log = Log::of(&recorder, Names::new(seats))?;
        Ok(Session { recorder, bots, opened: Vec::new(), log, others: Vec::new(), known, notice: String::new() })
    }

    /// Gives a seat to a bot. The record of the game does not name it.
    pub fn seat_bot(&mut self, player: Player, bot: Box<dyn Bot>) {
        if let Some(seat) = self.bots.get_mut(player.index()) {
            *seat = Some(bot);
        }
    }

    /// Returns the record of the game.
    pub fn recorder(&self) -> &Recorder {
        &self.recorder
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        self.recorder.game()
    }

    /// Returns the display names.
    pub fn names(&self) -> &Names {
        &self.log.names
    }

    /// Tells the moves in a language too, from the first to those that follow.
    ///
    /// # Errors
    /// The game fails when it is replayed.
    pub fn tell_in(&mut self, language: &Language) -> Result<(), SessionError> {
        if self.log_in(language).is_none() {
            let names = self.names().clone().in_language(language.clone());
            self.others.push(Log::of(&self.recorder, names)?);
        }
        Ok(())
    }

    fn log_in(&self, language: &Language) -> Option<&Log> {
        std::iter::once(&self.log).chain(&self.others).find(|log| log.names.language() == language)
    }

    /// Returns what a seat, or a spectator (`None`), may see of the game.
    pub fn view_for(&self, seat: Option<Player>) -> GameView<'_> {
        GameView::for_player(self.game(), seat)
    }

    /// Returns the game as the player who is asked sees it, for the screen of that player. A copy if
    /// the table hides anything.
    pub fn seen(&self) -> Cow<'_, Game> {
        let game = self.game();
        match game.rules().hides_anything() && !game.is_over() {
            true => Cow::Owned(self.view_for(self.asked()).into_game()),
            false => Cow::Borrowed(game),
        }
    }

    /// Returns all moves so far, with all that is hidden: for a person who may know everything.
    pub fn moves(&self) -> &[News] {
        self.log.moves()
    }

    /// Returns the moves since the person's last decision.
    pub fn news(&self) -> &[News] {
        self.moves().get(self.known..).unwrap_or_default()
    }

    /// Returns the moves that a seat, or a spectator (`None`), knows of, as they see them, in a language
    /// that they are [told in](Self::tell_in); else in the language of the program.
    pub fn moves_for(&self, seat: Option<Player>, language: &Language) -> impl DoubleEndedIterator<Item = &News> {
        self.log_in(language).unwrap_or(&self.log).moves_from(0, &self.recorder, seat)
    }

    /// Returns the moves since the person's last decision that a seat, or a spectator (`None`),
    /// knows of, as they see them, in the language of the program.
    pub fn news_for(&self, seat: Option<Player>) -> impl DoubleEndedIterator<Item = &News> {
        self.log.moves_from(self.known, &self.recorder, seat)
    }

    /// Returns the player who is asked; `None` if the game is over.
    pub fn asked(&self) -> Option<Player> {
        self.game().decision().map(|d| d.ask.player)
    }

    /// Returns the text to show before the next question, and clears it.
    pub fn take_notice(&mut self) -> String {
        std::mem::take(&mut self.notice)
    }

    /// Adds a text to show before the next question: one or more lines, each with a line break.
    pub fn notify(&mut self, text: &str) {
        self.notice.push_str(text);
    }

    /// Adds a message to show before the next question, in the language of the readers.
    fn tell(&mut self, id: &str, args: &Args) {
        let text = Speech::of(self.game().rules(), self.names().language()).say(id, args);
        self.notify(&format!("{text}\n"));
    }

    /// Returns the current list.
    pub fn list(&self) -> Group {
        let mut list = Group::of(self.game());
        for &number in &self.opened {
            match list.get(number) {
                Some(Choice::Group(group)) => list = group.clone(),
                Some(Choice::Range(entry)) => list = Group { what: Common::Amount(*entry), list: Vec::new() },
                _ => {}
            }
        }
        list
    }

    /// Lets a bot answer, if one is asked. Returns `true` if one was.
    ///
    /// # Errors
    /// A plugin fails, or the game refuses an action that it offered.
    pub fn let_bot_play(&mut self) -> Result<bool, SessionError> {
        let Some(decision) = self.recorder.game().decision() else { return Ok(false) };
        let me = decision.ask.player;
        let Some(Some(bot)) = self.bots.get_mut(me.index()) else { return Ok(false) };
        let choice = bastide_bots::choose(bot.as_mut(), &self.recorder).unwrap_or_default();
        let action = decision.get(choice).or_else(|| decision.get(0));
        let fault = bot.take_fault();
        for why in bot.take_lost() {
            let args = Args::new().with("who", self.names().of(me).to_owned()).with("why", why);
            self.tell("notice-lost-move", &args);
        }
        if let Some(fault) = fault {
            let args = Args::new().with("who", self.names().of(me).to_owned()).with("why", fault.to_string());
            self.tell("notice-fault-ahead", &args);
        }
        action.map_or(Ok(false), |action| self.play(action).map(|()| true))
    }

    /// Takes several numbers, each an answer to the list or decision that the one before led to.
    /// Numbers that are left when another player is asked are not used.
    ///
    /// # Errors
    /// The game refuses an action that it offered.
    pub fn choose_all(&mut self, numbers: &[usize]) -> Result<(), SessionError> {
        let asked = self.asked();
        for (i, number) in numbers.iter().enumerate() {
            if i > 0 && self.asked() != asked {
                let left: Vec<String> = numbers[i..].iter().map(usize::to_string).collect();
                self.tell("notice-not-used", &Args::new().with("list", left.join(" ")));
                break;
            }
            if !self.choose(*number)? {
                if i > 0 {
                    self.tell("notice-used-before", &Args::new());
                }
                break;
            }
        }
        Ok(())
    }

    /// Opens an entry of the list, or applies its action. Returns `true` if the entry exists.
    fn choose(&mut self, number: usize) -> Result<bool, SessionError> {
        let list = self.list();
        if let Common::Amount(entry) = list.what {
            return match i16::try_from(number) {
                Ok(n) if (entry.lo..=entry.hi).contains(&n) => self.decide(Action::new(entry.verb, entry.target, n)),
                _ => {
                    let args = Args::new().with("n", number).with("least", entry.lo).with("most", entry.hi);
                    self.tell("notice-not-in-range", &args);
                    Ok(false)
                }
            };
        }
        match list.get(number) {
            Some(Choice::Act(action)) => self.decide(*action),
            Some(Choice::Range(_) | Choice::Group(_)) => {
                self.opened.push(number);
                Ok(true)
            }
            None if list.list.is_empty() => Ok(false),
            None => {
                self.tell("notice-no-such-number", &Args::new().with("n", number).with("most", list.list.len()));
                Ok(false)
            }
        }
    }

    /// Applies an action in notation. Invalid notation and illegal actions are reported as a
    /// notice.
    ///
    /// # Errors
    /// The game refuses an action that it offered.
    pub fn act(&mut self, text: &str) -> Result<(), SessionError> {
        let game = self.recorder.game();
        match notation::parse(game.view(), text).map(|action| game.meant(&action)) {
            Ok(Some(option)) => return self.decide(option).map(drop),
            Ok(None) => self.tell("notice-illegal", &Args::new().with("text", text)),
            Err(error) => {
                self.notify(&format!("{error}\n"));
                self.tell("notice-type-a-number", &Args::new());
            }
        }
        Ok(())
    }

    /// Takes option number `n` of the open decision, from 0. Returns `true` if the action stands;
    /// else the notice says why it does not.
    ///
    /// # Errors
    /// The game refuses an action that it offered.
    pub fn take(&mut self, n: usize) -> Result<bool, SessionError> {
        match self.game().decision().and_then(|decision| decision.get(n)) {
            Some(action) => self.decide(action),
            None => {
                self.tell("notice-not-an-option", &Args::new());
                Ok(false)
            }
        }
    }

    /// Applies a decision of the person and marks all earlier moves as known. An action on which a
    /// plugin fails is taken back. Returns `true` if the action stands.
    fn decide(&mut self, action: Action) -> Result<bool, SessionError> {
        self.known = self.recorder.len();
        match self.play(action) {
            Err(broken @ SessionError::Broken { .. }) => {
                self.rewind(self.recorder.len())?;
                self.notify(&format!("{broken}\n"));
                self.tell("notice-action-undone", &Args::new());
                Ok(false)
            }
            other => other.map(|()| true),
        }
    }

    fn play(&mut self, action: Action) -> Result<(), SessionError> {
        let seed = self.recorder.seed();
        let Some(ask) = self.game().decision().map(|d| d.ask) else { return Ok(()) };
        let logs = std::iter::once(&self.log).chain(&self.others);
        let starts: Vec<_> = logs.map(|log| log.before(self.recorder.game(), ask, action)).collect();
        self.recorder.play(action).map_err(|refused| SessionError::refused(seed, refused))?;
        let logs = std::iter::once(&mut self.log).chain(&mut self.others);
        logs.zip(starts).for_each(|(log, start)| log.push(start, self.recorder.game()));
        self.opened.clear();
        Ok(())
    }

    /// Rewinds the game to the state after `count` actions.
    ///
    /// # Errors
    /// The game refuses an action that it accepted before.
    pub fn rewind(&mut self, count: usize) -> Result<(), SessionError> {
        let seed = self.recorder.seed();
        self.recorder.rewind(count).map_err(|refused| SessionError::refused(seed, refused))?;
        self.opened.clear();
        std::iter::once(&mut self.log).chain(&mut self.others).for_each(|log| log.truncate(count));
        self.known = self.known.min(count);
        Ok(())
    }

    /// Closes the list that was opened last.
    pub fn back(&mut self) {
        self.opened.pop();
    }

    /// Takes back the last decision of a person and everything after it.
    ///
    /// # Errors
    /// The game refuses an action that it accepted before.
    pub fn undo(&mut self) -> Result<(), SessionError> {
        let person = |p: Player| self.bots.get(p.index()).is_some_and(Option::is_none);
        let Some(last) = self.recorder.played().rposition(|(player, ..)| person(player)) else {
            self.tell("notice-nothing-to-undo", &Args::new());
            return Ok(());
        };
        self.rewind(last)?;
        self.known = last;
        self.tell("notice-undone", &Args::new());
        Ok(())
    }
}
