//! The progress of a game through the guide. It follows from the actions of the game alone: the guide goes on as
//! long as all of them are actions of the guide.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::protocol::Order;

const FILE: &str = include_str!("guide.toml");

/// The guide.
pub static GUIDE: LazyLock<Guide> = LazyLock::new(|| toml::from_str(FILE).unwrap_or_default());

/// The guide, as the file has it.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The bot that goes on where the guide does not say what it does.
    pub bot: String,
    /// The table, without players.
    pub table: String,
    /// The points if the game ended after the last step.
    pub standing: [i32; 2],
    /// Its decisions, in order.
    pub step: Vec<Step>,
}

/// One decision.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The end of the ids of its texts; `None` for a step of the bot.
    pub id: Option<String>,
    /// The wanted action in notation.
    pub act: String,
    /// Other actions after which the guide goes on as well.
    #[serde(default)]
    pub also: Vec<String>,
    /// The points that the person gets for the step.
    #[serde(default)]
    pub points: i32,
}

impl Step {
    /// Returns `true` if the guide goes on after this action.
    fn takes(&self, line: &str) -> bool {
        self.act == line || self.also.iter().any(|also| also == line)
    }
}

/// The progress of one game through the guide.
#[derive(Clone, Debug)]
pub struct Guided {
    /// The actions of the game.
    pub(super) lines: Vec<String>,
}

impl Guided {
    /// Returns the progress of a game with these actions.
    pub fn new(lines: Vec<String>) -> Guided {
        Guided { lines }
    }

    /// Notes an action after this number of actions.
    pub fn note(&mut self, at: usize, line: &str) {
        self.rewind(at);
        self.lines.push(line.to_owned());
    }

    /// Forgets the actions after this number.
    pub fn rewind(&mut self, keep: usize) {
        self.lines.truncate(keep);
    }

    /// Returns the number of actions from the first on that are those of the guide.
    pub(super) fn kept(&self) -> usize {
        GUIDE.step.iter().zip(&self.lines).take_while(|(step, line)| step.takes(line)).count()
    }

    /// Returns the number of actions to keep so that the guide goes on; `None` if it goes on already.
    pub fn left_at(&self) -> Option<usize> {
        Some(self.kept()).filter(|kept| *kept < self.lines.len().min(GUIDE.step.len()))
    }

    /// Returns the step that is due; `None` where the game has left the guide, and after its end.
    pub(super) fn due(&self) -> Option<&'static Step> {
        if self.left_at().is_some() { None } else { GUIDE.step.get(self.lines.len()) }
    }

    /// Returns the action that the guide wants of the person now, in notation.
    pub fn wanted(&self) -> Option<&'static str> {
        self.due().filter(|step| step.id.is_some()).map(|step| step.act.as_str())
    }

    /// Returns the order with the action that the guide has for the bot now, if it has one.
    pub fn of_bot(&self) -> Option<Order> {
        self.due().filter(|step| step.id.is_none()).map(|step| Order::Act { line: step.act.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_can_be_read() -> Result<(), toml::de::Error> {
        toml::from_str::<Guide>(FILE).map(drop)
    }
}
