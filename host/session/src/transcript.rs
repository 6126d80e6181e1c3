//! The description of a whole game: its moves with their effects, and the standings of the players.
//!
//! A record is replayed and described as a [`Transcript`]: the result of `bastide replay` and of an
//! exhibition, as text or JSON.

use std::collections::BTreeMap;

use bastide_core::record::Recorder;
use bastide_core::table::Seat;
use bastide_core::{Action, Event, Game, PASS, PlayError, Player};
use bastide_texts::{Args, Language};
use serde::Serialize;

use crate::error::SessionError;
use crate::log::NewTile;
use crate::names::Names;
use crate::words::Words;
use crate::{narration, seen};

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
    /// The action in words, without its subject.
    pub words: String,
    /// The effects that the words do not mention.
    pub notes: Vec<String>,
    /// The scores after it, in turn order.
    pub scores: Vec<i32>,
    /// The tile that it placed.
    #[serde(skip)]
    pub placed: Option<NewTile>,
}

impl Move {
    /// Applies an action to a game and describes it to a reader. `line` is its notation.
    fn play(
        number: usize,
        by: Player,
        (action, line): (Action, &str),
        game: &mut Game,
        names: &Names,
        reader: Reader,
    ) -> Result<Move, PlayError> {
        let turn = game.state().core.turn.number;
        let words = reader.deed(game, names, by, &action);
        let hidden = reader.is_hidden(game, by, &action);
        game.apply(action)?;
        Ok(Move {
            number,
            turn,
            seat: game.rules().seat(by).to_owned(),
            player: names.of(by).to_owned(),
            action: if hidden { "?".into() } else { line.to_owned() },
            words,
            notes: reader.effects(game, names, by, &action),
            scores: game.state().core.score.iter().take(game.rules().seats.len()).copied().collect(),
            placed: NewTile::of(&action).filter(|_| !hidden),
        })
    }
}

/// The reader of a transcript.
#[derive(Clone, Copy)]
enum Reader {
    /// One who may know everything.
    Anybody,
    /// A seat, or `None` for a spectator, while the game is open.
    Seat(Option<Player>),
}

impl Reader {
    fn is_hidden(self, game: &Game, by: Player, action: &Action) -> bool {
        matches!(self, Reader::Seat(seat) if seat != Some(by)) && game.rules().hides_from_others(by, action)
    }

    fn deed(self, game: &Game, names: &Names, by: Player, action: &Action) -> String {
        match self {
            Reader::Anybody => narration::deed(game, names, by, action),
            Reader::Seat(seat) => seen::deed(game, seat, names, by, action),
        }
    }

    fn effects(self, game: &Game, names: &Names, by: Player, action: &Action) -> Vec<String> {
        match self {
            Reader::Anybody => narration::effects(game, names, by, action),
            Reader::Seat(seat) => seen::effects(game, seat, names, by, action),
        }
    }
}

/// The description of a game from its beginning.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Transcript {
    /// The headline of the table.
    pub table: String,
    /// The headline of the table, in the language of the reader.
    #[serde(skip)]
    pub headline: String,
    /// The seed; `None` if the reader must not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The actions in order.
    #[serde(rename = "actions")]
    pub moves: Vec<Move>,
    /// `true` if the game is over.
    pub is_over: bool,
    /// The standings of the players.
    pub seats: Vec<Standing>,
    /// The sources of points by their names, in the language of the reader.
    #[serde(skip)]
    pub labels: BTreeMap<String, String>,
    /// The words that join the deeds of a player.
    #[serde(skip)]
    pub joining: Joining,
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

/// The words of a language that join the deeds of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Joining {
    /// The words for a player who passes.
    pub passes: String,
    /// Two deeds, as marks that stand for them.
    two: String,
}

impl Joining {
    /// Returns how deeds are joined in the language of the readers.
    pub fn of(game: &Game, names: &Names) -> Joining {
        let words = Words::of_log(game, names);
        let two = words.speech().list(&[FIRST, LAST].map(String::from));
        Joining { passes: words.deed(&Action { verb: PASS, ..Action::default() }), two }
    }

    /// Joins the deeds of one player. A pass is mentioned only if it is the only deed.
    pub fn in_one_line<'a>(&self, deeds: impl Iterator<Item = &'a str>) -> String {
        let done: Vec<&str> = deeds.filter(|deed| *deed != self.passes).collect();
        match done.as_slice() {
            [] => self.passes.clone(),
            [only] => (*only).to_owned(),
            [first @ .., last] => self.two.replace(FIRST, &first.join(", ")).replace(LAST, last),
        }
    }
}

/// Marks that no text has.
const FIRST: char = '\u{1}';
const LAST: char = '\u{2}';

impl Transcript {
    /// Describes the game of a record, by replaying it.
    ///
    /// # Errors
    /// A seat names a bot that does not exist, or the game fails when it is replayed.
    pub fn of(recorder: &Recorder) -> Result<Transcript, SessionError> {
        Transcript::in_language(recorder, &bastide_texts::spoken())
    }

    /// Describes the game of a record in a language.
    ///
    /// # Errors
    /// As [`Self::of`].
    pub fn in_language(recorder: &Recorder, language: &Language) -> Result<Transcript, SessionError> {
        Transcript::for_reader(Reader::Anybody, recorder, language)
    }

    /// Describes what a seat, or a spectator (`None`), may see of the game of a record. Sealed
    /// answers of others are left out until their phase is over, and so is the seed while the game
    /// is open. Nothing of a game that is over is hidden.
    ///
    /// # Errors
    /// As [`Self::of`].
    pub fn for_player(recorder: &Recorder, seat: Option<Player>, language: &Language) -> Result<Transcript, SessionError> {
        Transcript::for_reader(if recorder.game().is_over() { Reader::Anybody } else { Reader::Seat(seat) }, recorder, language)
    }

    fn for_reader(reader: Reader, recorder: &Recorder, language: &Language) -> Result<Transcript, SessionError> {
        let (table, rules, seed) = (recorder.table(), recorder.game().rules(), recorder.seed());
        let names = Names::new(&table.players).in_language(language.clone());
        let opening = table.opening(rules, seed)?;
        let mut game = Game::new(rules.clone(), &opening).map_err(|fault| SessionError::broken(seed, fault))?;
        let mut moves = Vec::with_capacity(recorder.len());
        let mut points = vec![BTreeMap::new(); rules.seats.len()];
        for (i, (player, action, line)) in recorder.played().enumerate() {
            let played = Move::play(moves.len() + 1, player, (action, line), &mut game, &names, reader);
            let played = played.map_err(|refused| SessionError::refused(seed, refused))?;
            if matches!(reader, Reader::Seat(seat) if recorder.is_sealed(i, seat)) {
                continue;
            }
            moves.push(played);
            for event in game.log().events() {
                if let Event::PointsAwarded { score_entry: b, .. } = event {
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
        let speech = Words::of_log(&game, &names).speech();
        let labels = points.iter().flat_map(BTreeMap::keys).map(|name: &String| (name.clone(), speech.label(name, 0))).collect();
        let seats = table.players.iter().enumerate().zip(points).map(standing).collect();
        let plugins = bastide_core::message::list(rules.plugins.iter().map(|p| p.id));
        let table = format!("{plugins}, {} edition", rules.edition.name());
        let titles = bastide_texts::table::titles(rules, language);
        let args = Args::new().with("list", speech.list(&titles)).with("edition", rules.edition.name());
        let headline = speech.say("table-headline", &args);
        Ok(Transcript {
            table,
            headline,
            seed: matches!(reader, Reader::Anybody).then_some(seed),
            moves,
            is_over: game.is_over(),
            seats,
            joining: Joining::of(&game, &names),
            labels,
        })
    }
}
