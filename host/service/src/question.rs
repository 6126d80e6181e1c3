//! The questions about a position, as plain data.

use bastide_texts::Language;
use serde::{Deserialize, Serialize};

/// A question about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The position: the text of a scenario file, of which only the table, what is given, and who plays
    /// and draws in the first step count.
    pub text: String,
    /// The actions that were played from it, in notation.
    #[serde(default)]
    pub lines: Vec<String>,
    /// The language of the reader.
    pub language: Language,
    /// The question.
    pub question: Question,
}

/// The questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// Describe the position: the parts of its file, its board and its open question.
    Look,
    /// List the tiles of the game, with their edges in words.
    Tray,
    /// Tell where a tile may be placed, in which turns, and where it may not.
    Places {
        /// The name of the tile.
        tile: String,
    },
    /// Tell why an action is refused, or that it is legal.
    Why {
        /// The action in notation.
        line: String,
        /// The seat that acts; the one that is asked, if none is named.
        #[serde(default)]
        seat: Option<String>,
        /// Whether a tile is supposed to be in hand, a figure to be deployed now, and anything else to be done at
        /// its time.
        #[serde(default)]
        supposed: bool,
    },
    /// Tell where a figure may stand, and why not elsewhere.
    Stand {
        /// The seat of its owner.
        seat: String,
        /// The kind of the figure.
        figure: String,
    },
    /// Tell what each feature is worth, for whom, and how.
    Worth,
    /// Tell who scores what, now and at the end, by what was played from the position; if nothing was, by its last
    /// tile with the figure on it.
    Score,
    /// Tell the best option of the open question, why, and the chances of each seat to win.
    Best,
    /// Choose an option of the open question as a bot does.
    Bot {
        /// The kind of the bot.
        bot: String,
    },
    /// Tell what speaks for an option of the open question, as a bot sees it.
    Reasons {
        /// The option in notation.
        line: String,
    },
    /// List the options that can be compared.
    Options,
    /// Tell the scores if the game ended now, for each value of an option.
    Compare {
        /// The plugin.
        plugin: String,
        /// The name of the option.
        option: String,
    },
    /// Write the position with all that was played as a scenario file.
    Save,
}
