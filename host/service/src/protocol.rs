//! The orders to a service and its answers, as plain data.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_core::Player;
use bastide_texts::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::question::Ask;

/// The version of the messages. It grows when an old reader would misunderstand one.
pub const PROTOCOL: u32 = 1;

/// The viewer of a game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Viewer {
    /// The number of the seat; `None` for an onlooker.
    pub seat: Option<u8>,
    /// The language that they read.
    pub language: Language,
}

/// Somebody who reads English.
impl From<Option<u8>> for Viewer {
    fn from(seat: Option<u8>) -> Viewer {
        Viewer { seat, ..Viewer::default() }
    }
}

impl Viewer {
    /// Returns the seat as a player.
    pub(super) fn player(&self) -> Option<Player> {
        self.seat.map(Player)
    }
}

/// The beginning of a game and its moves so far.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Opening {
    /// The table as TOML.
    pub toml: String,
    /// The seed of all chance.
    pub seed: u64,
    /// The actions in notation.
    pub lines: Vec<String>,
}

/// The requests for pictures and texts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Format {
    /// The record.
    Record,
    /// A drawing.
    Svg,
    /// A drawing of a few kilobytes.
    Small,
    /// Pixels.
    Png,
    /// Letters for a terminal, without colors.
    Text,
    /// A saved game of JCloisterZone.
    Jcz,
}

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// A4: 210 by 297 mm.
    A4,
    /// Letter: 8.5 by 11 inches.
    Letter,
}

/// Somebody on a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// The name.
    pub name: String,
    /// The kind of bot; `None` for a person.
    #[serde(default)]
    pub bot: Option<String>,
}

/// A request to a service.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Tell which versions these are. Needs no open game.
    About,
    /// Tell what is wrong with the text of a table, what it contains and how large its game is. Needs no game.
    Check {
        /// The table as TOML.
        toml: String,
    },
    /// Read the text of a table whose game is to begin: its TOML as it is stored, its seed, players and plugins.
    /// Needs no game.
    Begin {
        /// The table as TOML.
        toml: String,
        /// The seed, unless the table has its own.
        seed: u64,
        /// The players in turn order, instead of those of the table; empty to keep them.
        #[serde(default)]
        players: Vec<Seated>,
        /// Whether this is another game of the same players: the next one begins, and no chance is set.
        #[serde(default)]
        again: bool,
    },
    /// Describe what tables can be made of: plugins, bots, colors, named sets of options. Needs no game.
    Catalogue {
        /// The language of the reader.
        language: Language,
    },
    /// Draw a printed board. Needs no game.
    Map {
        /// Its name.
        name: String,
        /// The language of the reader.
        language: Language,
    },
    /// Draw a board that somebody wrote, or tell what is wrong with it. Needs no game.
    OwnMap {
        /// The board as TOML.
        text: String,
        /// The language of the reader.
        language: Language,
    },
    /// Tell what a document contains that an option takes, such as a board, and what its plugin says about it.
    /// Needs no game.
    Document {
        /// The id of the plugin.
        plugin: String,
        /// The name of the option.
        option: String,
        /// The text of the document.
        text: String,
        /// The language of the reader.
        language: Language,
    },
    /// Play random games at a table, and count on which cells tiles lie at their ends. Needs no game.
    RandomGames {
        /// The table as TOML.
        toml: String,
        /// The number of the first game, which decides on the chance of each.
        first: u32,
        /// The number of games.
        games: u32,
    },
    /// Draw one sheet of paper of a board that somebody wrote, in the size of printed tiles. Needs no game.
    MapSheet {
        /// The board as TOML.
        text: String,
        /// The paper.
        paper: Paper,
        /// The number of the sheet, from 0.
        sheet: usize,
    },
    /// Read a game from the text of a file: a record, or a saved game of JCloisterZone. Needs no game.
    Read {
        /// The text.
        text: String,
        /// The language of the reader.
        language: Language,
    },
    /// Return the table of the guide through a first game. Needs no game.
    GuideTable {
        /// The name of the player; may be empty.
        name: String,
        /// The language of the reader.
        language: Language,
    },
    /// Answer a question about a position that somebody set up. Needs no game, and leaves the one that is open.
    Referee(Ask),
    /// Start or continue a game.
    Open(Opening),
    /// Tell the rules of the table in words.
    Rules {
        /// The language of the reader.
        language: Language,
    },
    /// Describe the table: its title, plugins and players, and what is told about chance that was chosen.
    Describe {
        /// The language of the reader.
        language: Language,
        /// The chosen draws, as [`Order::Begin`] returned them.
        fixed: Value,
    },
    /// Take an option of the open decision.
    Play {
        /// The number of the option, from 0.
        option: usize,
    },
    /// Take the option of this notation.
    Act {
        /// The action in notation.
        line: String,
    },
    /// Find the option of this notation: its number, or nothing if it is not legal here.
    Find {
        /// The action in notation.
        line: String,
    },
    /// Let a bot of this kind decide.
    Bot {
        /// The kind.
        kind: String,
    },
    /// Go back to the state after this number of actions.
    Rewind {
        /// The number.
        keep: usize,
    },
    /// Return the whole record, with what is hidden from players, so that the game can be opened again from it.
    Record,
    /// Tell where the game is in the guide through a first game.
    Guide {
        /// The language of the reader.
        language: Language,
    },
    /// Return the fingerprint of the state, as 16 hexadecimal digits.
    Fingerprint,
    /// Describe the game as somebody sees it.
    Look {
        /// The viewer.
        viewer: Viewer,
        /// Whether the viewer is asked, and gets the options.
        options: bool,
        /// Whether options after which another player is asked are marked.
        ends: bool,
        /// The number of actions that the viewer knew of; `None` for now.
        at: Option<usize>,
        /// The seats whose people left, if the game has ended: its own end, or an earlier one. They are behind all others.
        #[serde(default)]
        left: Option<Vec<u8>>,
    },
    /// Explain the feature at a position of the board.
    Explain {
        /// The viewer.
        viewer: Viewer,
        /// The position, in hundredths of a cell.
        x: f64,
        /// The position, in hundredths of a cell.
        y: f64,
    },
    /// Return the help on the whole table: tiles left, dead cells, standing, fields.
    Help {
        /// The viewer.
        viewer: Viewer,
    },
    /// Advise the viewer, who is asked: an option, and why a bot would take it.
    Advise {
        /// The viewer.
        viewer: Viewer,
    },
    /// Describe the board in words.
    Words {
        /// The viewer.
        viewer: Viewer,
        /// Whether the worth of features is told.
        points: bool,
    },
    /// Return the scores after each action.
    Scores {
        /// The viewer.
        viewer: Viewer,
    },
    /// Judge the decisions among a few actions.
    Judge {
        /// The number of actions before them.
        from: usize,
    },
    /// Describe moves that would have been better.
    Better {
        /// The viewer.
        viewer: Viewer,
        /// The number of each action, from 1, and the better one in notation.
        moves: Vec<(usize, String)>,
    },
    /// Return the table and the actions of another game that begins as this one.
    Fork {
        /// The number of actions that both have.
        at: usize,
        /// The seed of the chance that follows.
        seed: u64,
    },
    /// Write a position of the game as a scenario file.
    Position {
        /// The viewer.
        viewer: Viewer,
        /// The number of actions that the viewer knew of; `None` for now.
        at: Option<usize>,
    },
    /// Write the game in a format.
    Write {
        /// The viewer.
        viewer: Viewer,
        /// The format.
        format: Format,
        /// The number of actions that the viewer knew of; `None` for now.
        at: Option<usize>,
    },
}

/// The state of a game in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// The seat that is asked; `None` if the game is over.
    pub asked: Option<u8>,
    /// The number of actions.
    pub moves: usize,
    /// The number of the turn.
    pub turn: u16,
    /// The scores in turn order.
    pub scores: Vec<i32>,
    /// The number of actions to keep if each seat takes back its last one; `None` if it cannot.
    pub undo: Vec<Option<usize>>,
    /// As `undo`, across draws and other chance.
    pub undo_all: Vec<Option<usize>>,
    /// Whether the game is over.
    pub over: bool,
}

/// A performed action.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Its line of notation.
    pub line: String,
    /// The seat.
    pub player: u8,
    /// The fault of a plugin in a copy of the game in which the bot that chose looked ahead, for the operator. The game
    /// itself goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
}

/// The view of a game of one viewer.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Look {
    /// The state for scripts.
    pub state: BTreeMap<String, Value>,
    /// Parts of the page by key.
    pub parts: BTreeMap<String, Arc<str>>,
}

/// The versions of the messages, the engine and the plugins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// The version of the messages.
    pub protocol: u32,
    /// The version of the engine.
    pub engine: String,
    /// The versions of the plugins that tables may choose, by their ids.
    pub plugins: BTreeMap<String, String>,
    /// Those of them that are not linked to the program: the expansions of libraries, and of other authors in a module.
    #[serde(default)]
    pub added: Vec<Added>,
}

/// An expansion that is not linked to a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Added {
    /// The id, which tables name.
    pub id: String,
    /// The title, in English.
    pub title: String,
    /// The version.
    pub version: String,
    /// One sentence about it, in English.
    pub about: String,
    /// The library that it comes from; in a module, the crate and its version.
    pub source: String,
}

/// An answer of a service.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The versions of messages, engine and plugins.
    About(About),
    /// The state of the game for this viewer.
    Ready(Status),
    /// An action was performed.
    Played(Step, Status),
    /// The description of a game.
    Look(Look),
    /// Data.
    Data(Value),
    /// A file: its bytes.
    File(Vec<u8>),
    /// The order cannot be carried out, and nothing has changed.
    Refused(String),
    /// The game cannot go on.
    Broken(String),
}
