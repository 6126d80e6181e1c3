//! The source of answers to questions: an open game, lent or kept as a copy.

use std::sync::Arc;

use bastide_core::record::Recorder;
use bastide_core::{Game, GameView, Player};
use bastide_render::{Scene, Studio};
use bastide_session::Names;

use super::compiled::Compiled;
use super::options::questions::Questions;
use super::protocol::{Answer, Look, Order};

/// A game that is looked at.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) recorder: &'a Recorder,
    pub(super) names: &'a Names,
    pub(super) pictures: &'a Studio,
    pub(super) questions: &'a Questions,
}

/// A copy of a game, for answers that are made while the table goes on.
pub struct Snapshot {
    recorder: Recorder,
    names: Names,
    compiled: Arc<Compiled>,
}

impl Snapshot {
    pub(super) fn of(reader: Reader, compiled: &Arc<Compiled>) -> Snapshot {
        Snapshot { recorder: reader.recorder.clone(), names: reader.names.clone(), compiled: compiled.clone() }
    }

    /// Returns what tells the answer to a question from others: the same text has the same answer.
    /// `state` names the table and the branch of its game. The answer about an earlier moment stays
    /// when the game goes on.
    pub fn key(&self, state: &str, order: &Order) -> String {
        let moment = match order {
            Order::Look { viewer, at: Some(at), .. }
            | Order::Position { viewer, at: Some(at) }
            | Order::Write { viewer, at: Some(at), .. } => {
                let (reader, viewer) = (self.reader(), viewer.player());
                reader.actions(viewer, *at).map(|index| (index, reader.known(viewer, Some(*at))))
            }
            _ => None,
        };
        let now = if moment.is_none() { self.recorder.len() } else { 0 };
        format!("{state} {order:?} {moment:?} {now}")
    }

    /// Answers a question. `is_cancelled` is asked between the steps of the work.
    pub fn answer(&self, order: &Order, is_cancelled: &dyn Fn() -> bool) -> Answer {
        self.reader().answer(order, is_cancelled)
    }

    fn reader(&self) -> Reader<'_> {
        Reader {
            recorder: &self.recorder,
            names: &self.names,
            pictures: &self.compiled.pictures,
            questions: &self.compiled.questions,
        }
    }
}

/// The refusal of an order that no copy of a game can carry out.
const NO_QUESTION: &str = "this order changes the game, or needs the table itself";
/// The refusal of work that nobody waits for.
pub(super) const CANCELLED: &str = "nobody waits for this answer any more";

impl Reader<'_> {
    /// Answers a question, which changes nothing.
    pub(super) fn answer(self, order: &Order, is_cancelled: &dyn Fn() -> bool) -> Answer {
        let viewer = match order {
            Order::Look { viewer, .. }
            | Order::Explain { viewer, .. }
            | Order::Help { viewer }
            | Order::Advise { viewer }
            | Order::Words { viewer, .. }
            | Order::Scores { viewer }
            | Order::Better { viewer, .. }
            | Order::Position { viewer, .. }
            | Order::Write { viewer, .. } => viewer,
            Order::Judge { from } => return self.judge(*from, is_cancelled).map_or_else(Answer::Refused, Answer::Data),
            Order::Fork { at, seed } => return self.fork(*at, *seed).map_or_else(Answer::Refused, Answer::Data),
            _ => return Answer::Refused(NO_QUESTION.into()),
        };
        let names = self.names.clone().in_language(viewer.language.clone());
        let (reader, player) = (Reader { names: &names, ..self }, viewer.player());
        let answer = match order {
            Order::Look { at: Some(at), .. } => reader.moment(player, *at).map(Answer::Look),
            Order::Explain { x, y, .. } => Ok(Answer::Data(reader.explain(player, *x, *y))),
            Order::Help { .. } => Ok(Answer::Data(reader.help(player))),
            Order::Advise { .. } => reader.advise(player).map(Answer::Data),
            Order::Words { points, .. } => Ok(Answer::Data(reader.board_in_words(player, *points))),
            Order::Scores { .. } => reader.scores(player).map(Answer::Data),
            Order::Better { moves, .. } => reader.better(moves).map(|told| Answer::Data(told.into())),
            Order::Position { at, .. } => reader.position(player, *at).map(Answer::Data),
            Order::Write { format, at, .. } => reader.write(player, *format, *at, is_cancelled).map(Answer::File),
            _ => Err(NO_QUESTION.into()),
        };
        answer.unwrap_or_else(Answer::Refused)
    }

    /// Returns the game as a viewer sees it now.
    pub(super) fn seen_now(self, viewer: Option<Player>) -> Game {
        GameView::for_player(self.recorder.game(), viewer).into_game()
    }

    /// Returns the number of actions after which a viewer knew of this many; `None` for all that the
    /// viewer knows of now. Answers that are still sealed are not counted.
    pub(super) fn actions(self, viewer: Option<Player>, known: usize) -> Option<usize> {
        if known >= self.recorder.known_to(viewer) {
            return None;
        }
        let mut of_known = (0..self.recorder.len()).filter(|index| !self.recorder.is_sealed(*index, viewer));
        match known.checked_sub(1) {
            Some(last) => of_known.nth(last).map(|index| index + 1),
            None => Some(0),
        }
    }

    /// Returns the game as it is now, or was after the viewer knew of `at` actions, without what the
    /// viewer could not see then.
    pub(super) fn seen(self, viewer: Option<Player>, at: Option<usize>) -> Result<Game, String> {
        let Some(at) = at.and_then(|at| self.actions(viewer, at)) else { return Ok(self.seen_now(viewer)) };
        let mut past = self.recorder.clone();
        past.rewind(at).map_err(|e| e.to_string())?;
        Ok(GameView::for_player(past.game(), viewer).into_game())
    }

    /// Returns the number of actions that a viewer knows of, of the first `at`.
    pub(super) fn known(self, viewer: Option<Player>, at: Option<usize>) -> usize {
        let known = self.recorder.known_to(viewer);
        at.map_or(known, |at| at.min(known))
    }

    /// Describes an earlier moment.
    fn moment(self, viewer: Option<Player>, at: usize) -> Result<Look, String> {
        Ok(self.look_at(&self.seen(viewer, Some(at))?, viewer, self.known(viewer, Some(at)), false, None))
    }

    /// Returns the text of a picture around the board.
    pub(super) fn scene(self, seen: &Game, actions: usize) -> Scene {
        let language = self.names.language();
        let mut scene = Scene::of(seen.view(), &bastide_render::headline(seen.rules(), language));
        scene.language = language.clone();
        scene.subtitle = bastide_render::subtitle(seen.view(), language, None, Some(actions));
        scene.events = seen.log().events().to_vec();
        scene.asked = seen.decision().map(|d| d.ask.player);
        scene.names = self.names.iter().map(str::to_owned).collect();
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Compiler, Format, OpenGame, Opening, Viewer};

    #[test]
    fn a_picture_that_nobody_waits_for_is_not_drawn_and_moments_have_keys_of_their_own() -> Result<(), String> {
        let toml = "players = [{ color = \"green\" }, { color = \"red\" }]\n".to_owned();
        let mut game = OpenGame::open(&Opening { toml, seed: 3, lines: Vec::new() }, &Compiler::new(Vec::new()))?;
        let write = |at| Order::Write { viewer: Viewer::default(), format: Format::Svg, at };
        let mut keys = Vec::new();
        for _ in 0..2 {
            game.carry_out(&Order::Play { option: 0 });
            let copy = game.snapshot();
            keys.push([None, Some(0), Some(1), Some(9)].map(|at| copy.key("table", &write(at))));
        }
        // The first moment stays the same; what is now does not.
        assert_eq!(keys[0][1], keys[1][1]);
        assert!((0..3).all(|i| (0..3).all(|j| i == j || keys[1][i] != keys[1][j])), "{keys:?}");
        assert!(keys[0][0] != keys[1][0] && keys[0][2] != keys[1][2]);
        let copy = game.snapshot();
        assert!(matches!(copy.answer(&write(Some(0)), &|| true), Answer::Refused(why) if why == CANCELLED));
        assert!(matches!(copy.answer(&write(Some(0)), &|| false), Answer::File(svg) if svg.starts_with(b"<svg")));
        Ok(())
    }
}
