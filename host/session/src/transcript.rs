//! The description of a whole game: its moves with their effects, and the standings of the players.
//!
//! A record is replayed and described as a [`Transcript`]: the result of `bastide replay` and of an
//! exhibition, as text or JSON.

use std::collections::BTreeMap;

use bastide_core::message::list;
use bastide_core::record::Recorder;
use bastide_core::table::Seat;
use bastide_core::{Action, Event, Game, PlayError, Player};
use serde::Serialize;

use crate::counting::count;
use crate::error::SessionError;
use crate::names::Names;
use crate::narration;

/// One action with its effects.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Move {
    /// The number of the action, from 1, as `replay --until` and `show --at` count it: its position
    /// among the action lines of the record.
    pub number: usize,
    /// The number of its turn.
    pub turn: u16,
    /// The seat.
    pub seat: String,
    /// The display name of the player.
    pub player: String,
    /// The action in notation.
    pub action: String,
    /// The action in words, in the third person without its subject.
    pub words: String,
    /// The effects that the words do not mention.
    pub notes: Vec<String>,
    /// The scores after it, in turn order.
    pub scores: Vec<i32>,
}

impl Move {
    /// Applies an action to a game and describes it. `line` is its notation.
    fn play(number: usize, by: Player, action: Action, line: &str, game: &mut Game, names: &Names) -> Result<Move, PlayError> {
        let turn = game.state().core.turn.number;
        let words = narration::deed(game, names, by, &action);
        game.apply(action)?;
        Ok(Move {
            number,
            turn,
            seat: game.rules().seat(by).to_owned(),
            player: names.of(by).to_owned(),
            action: line.to_owned(),
            words,
            notes: narration::effects(game, names, by, &action),
            scores: game.state().core.score.iter().take(game.rules().seats.len()).copied().collect(),
        })
    }
}

/// The description of a game from its beginning.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Transcript {
    /// The headline of the table.
    pub table: String,
    /// The seed.
    pub seed: u64,
    /// The actions in order.
    #[serde(rename = "actions")]
    pub moves: Vec<Move>,
    /// `true` if the game is over.
    pub is_over: bool,
    /// The standings of the players.
    pub seats: Vec<Standing>,
}

/// The standing of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The seat.
    pub seat: String,
    /// The display name, with control characters escaped.
    pub name: String,
    /// The bot; `None` for a human player.
    pub bot: Option<String>,
    /// The score.
    pub score: i32,
    /// `true` if no player has more points.
    pub first: bool,
    /// The points by their source.
    pub points: BTreeMap<String, i32>,
}

/// The deed of a player who passes.
pub const PASSES: &str = "passes";

/// Joins the deeds of one player. A pass is mentioned only if it is the only deed.
pub fn in_one_line<'a>(deeds: impl Iterator<Item = &'a str>) -> String {
    let done: Vec<&str> = deeds.filter(|deed| *deed != PASSES).collect();
    if done.is_empty() { PASSES.into() } else { list(done) }
}

impl Transcript {
    /// Describes the game of a record, by replaying it.
    ///
    /// # Errors
    /// A seat names a bot that does not exist, or the game fails when it is replayed.
    pub fn of(recorder: &Recorder) -> Result<Transcript, SessionError> {
        let (table, rules, seed) = (recorder.table(), recorder.game().rules(), recorder.seed());
        let names = Names::new(&table.players);
        let opening = table.opening(rules, seed)?;
        let mut game = Game::new(rules.clone(), &opening).map_err(|fault| SessionError::broken(seed, fault))?;
        let mut moves = Vec::with_capacity(recorder.len());
        let mut points = vec![BTreeMap::new(); rules.seats.len()];
        for (i, (player, action, line)) in recorder.played().enumerate() {
            let played = Move::play(i + 1, player, action, line, &mut game, &names);
            moves.push(played.map_err(|refused| SessionError::refused(seed, refused))?);
            for event in game.log().events() {
                if let Event::Scored { score_entry: b, .. } = event {
                    let label = rules.names.labels.name(b.label.index()).to_owned();
                    *points[b.player.index()].entry(label).or_default() += i32::from(b.points);
                }
            }
        }
        let scores = game.state().core.score;
        let most = scores.iter().take(rules.seats.len()).max().copied().unwrap_or_default();
        let standing = |((i, seat), points): ((usize, &Seat), BTreeMap<String, i32>)| Standing {
            seat: seat.color.clone(),
            name: names.iter().nth(i).unwrap_or_default().to_owned(),
            bot: seat.bot.clone(),
            score: scores[i],
            first: scores[i] == most,
            points,
        };
        let seats = table.players.iter().enumerate().zip(points).map(standing).collect();
        let plugins = bastide_core::message::list(rules.plugins.iter().map(|p| p.id));
        let table = format!("{plugins}, {} edition", rules.edition.name());
        Ok(Transcript { table, seed, moves, is_over: game.is_over(), seats })
    }
}

/// Returns the number of actions of a game, as `replay` and `show` print it: `after 17 actions`.
pub fn after(actions: usize, is_over: bool) -> String {
    let end = if is_over { ", the end" } else { "" };
    format!("after {}{end}", count(actions as u64, "action"))
}
