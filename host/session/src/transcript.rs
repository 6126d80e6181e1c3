//! A whole game told: its moves with what they brought, and how the players stand.
//!
//! A record goes in, is played again, and a [`Transcript`] comes out: the result of `bastide replay` and of an exhibition, as text or JSON.

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

/// One action with what it brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Move {
    /// Its number, from 1: the line of the record among those that are actions. `replay --until` and `show --at` count the same.
    pub number: usize,
    /// The turn in which it was done.
    pub turn: u16,
    /// The seat.
    pub seat: String,
    /// The name of the player.
    pub player: String,
    /// Its line of notation.
    pub action: String,
    /// The same in words, in the third person without its subject.
    pub words: String,
    /// What it brought beyond that.
    pub notes: Vec<String>,
    /// The scores after it, in turn order.
    pub scores: Vec<i32>,
}

impl Move {
    /// Applies an action to a game and tells it. `line` is its notation.
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
            notes: narration::brought(game, names, by, &action),
            scores: game.state().core.score.iter().take(game.rules().seats.len()).copied().collect(),
        })
    }
}

/// A game told from its beginning.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Transcript {
    /// What was played.
    pub table: String,
    /// The seed.
    pub seed: u64,
    /// The actions in their order.
    #[serde(rename = "actions")]
    pub moves: Vec<Move>,
    /// Is the game over?
    pub over: bool,
    /// How the players stand.
    pub seats: Vec<Standing>,
}

/// How a player stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// The seat.
    pub seat: String,
    /// The name for people, with control characters written out.
    pub name: String,
    /// The bot; `None` for a person.
    pub bot: Option<String>,
    /// The score.
    pub score: i32,
    /// Does nobody have more?
    pub first: bool,
    /// Where the points came from.
    pub points: BTreeMap<String, i32>,
}

/// What a player does who passes.
pub const PASSES: &str = "passes";

/// Joins the deeds of one player; passing is told only where nothing else was done.
pub fn in_one_line<'a>(deeds: impl Iterator<Item = &'a str>) -> String {
    let done: Vec<&str> = deeds.filter(|deed| *deed != PASSES).collect();
    if done.is_empty() { PASSES.into() } else { list(done) }
}

impl Transcript {
    /// Tells the game of a record, by playing it again.
    pub fn of(recorder: &Recorder) -> Result<Transcript, SessionError> {
        let (table, rules, seed) = (recorder.table(), recorder.game().rules(), recorder.seed());
        let names = Names::new(&table.players);
        let opening = table.opening(rules, seed)?;
        let mut game = Game::new(rules.clone(), &opening).map_err(|fault| SessionError::broken(seed, fault))?;
        let mut moves = Vec::with_capacity(recorder.len());
        let mut points = vec![BTreeMap::new(); rules.seats.len()];
        for (i, (player, action, line)) in recorder.played().enumerate() {
            let told = Move::play(i + 1, player, action, line, &mut game, &names);
            moves.push(told.map_err(|refused| SessionError::refused(seed, refused))?);
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
        Ok(Transcript { table, seed, moves, over: game.over(), seats })
    }
}

/// Says how many actions a game has had, as `replay` and `show` do: `after 17 actions`.
pub fn after(actions: usize, over: bool) -> String {
    let end = if over { ", the end" } else { "" };
    format!("after {}{end}", count(actions as u64, "action"))
}
