//! The settings of a table that are not rules: clocks, help, talk, take back.

use bastide_service::printable;
use serde::{Deserialize, Serialize};

/// The consequence when the clock of a player reaches zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AtZero {
    /// The clock is only shown.
    #[default]
    Nothing,
    /// A bot makes the move that is due.
    Bot,
    /// The player gives up; a bot plays on.
    Resign,
}

/// When an answer may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TakeBack {
    /// Never.
    Never,
    /// Until the next random draw, or until somebody else has acted.
    #[default]
    Chance,
    /// Always, where one person plays alone against bots; else as `Chance`.
    Alone,
}

/// Which answers a page confirms before it sends them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// None.
    Never,
    /// Those after which another player is asked: they wait three seconds, in which they can be taken
    /// back.
    #[default]
    End,
    /// All.
    Always,
}

/// Clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Clocks {
    /// The time of each player for the whole game, in seconds; 0 for no limit.
    pub game: u32,
    /// The time for one decision, in seconds; 0 for no limit.
    pub step: u32,
    /// The consequence at zero.
    pub zero: AtZero,
}

/// The pace that clocks set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClockKind {
    /// There is no limit.
    None,
    /// People sit at the table at the same time.
    Live,
    /// There are days per move.
    Days,
}

impl Clocks {
    /// Returns the pace that these clocks set.
    pub fn kind(&self) -> ClockKind {
        match (self.game, self.step) {
            (0, 0) => ClockKind::None,
            (game, step) if game.max(step) >= DAY => ClockKind::Days,
            _ => ClockKind::Live,
        }
    }
}

/// The help that a page may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Help {
    /// Whose feature is under the pointer, and what it is worth.
    pub features: bool,
    /// The tiles that are left.
    pub tiles: bool,
    /// The cells where nothing fits any more.
    pub dead: bool,
    /// The points if the game ended now.
    pub standing: bool,
    /// The fields in colors.
    pub fields: bool,
    /// Hints: the move that a bot would make, with its reasons, for a person who plays against bots alone.
    pub advice: bool,
}

impl Default for Help {
    fn default() -> Help {
        Help { features: true, tiles: true, dead: true, standing: true, fields: true, advice: true }
    }
}

/// The settings of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The title in the lobby.
    pub title: String,
    /// Whether the table is left out of the lobby, and seats need the link.
    pub private: bool,
    /// The SHA-256 of the key that lets people sit down at a private table, in hexadecimal digits.
    pub join: String,
    /// Clocks.
    pub clocks: Clocks,
    /// Take back.
    pub undo: TakeBack,
    /// The answers that are confirmed.
    pub confirm: Confirm,
    /// Whether players may talk.
    pub chat: bool,
    /// Help.
    pub help: Help,
    /// The pause of a bot before its move, in milliseconds.
    pub pace: u32,
    /// The SHA-256 of the bundle whose rules the game has, in hexadecimal digits; empty for those of this program.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub bundle: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            title: String::new(),
            private: false,
            join: String::new(),
            clocks: Clocks::default(),
            undo: TakeBack::default(),
            confirm: Confirm::default(),
            chat: true,
            help: Help::default(),
            pace: 500,
            bundle: String::new(),
        }
    }
}

/// The longest title.
const TITLE: usize = 60;
/// The longest pause of a bot, in milliseconds.
const PACE: u32 = 5000;
/// A day, in seconds.
const DAY: u32 = 24 * 3600;
/// The longest clock, in seconds: less than the time after which a game counts as abandoned.
const CLOCK: u32 = 28 * DAY;

impl Settings {
    /// Returns the settings within their limits.
    pub fn limited(mut self) -> Settings {
        self.title = printable(&self.title, TITLE);
        self.pace = self.pace.min(PACE);
        self.clocks.game = self.clocks.game.min(CLOCK);
        self.clocks.step = self.clocks.step.min(CLOCK);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_begin_with_the_same_settings() -> Result<(), Box<dyn std::error::Error>> {
        let script = include_str!("../../server/pages/scripts/shared/table-settings.js");
        let (_, rest) = script.split_once("(\n").ok_or("the settings begin with a bracket")?;
        let (text, _) = rest.rsplit_once("\n)").ok_or("the settings end with a bracket")?;
        let theirs: serde_json::Value = serde_json::from_str(text)?;
        assert_eq!(theirs, serde_json::to_value(Settings::default())?);
        Ok(())
    }
}
