//! The way of a game through the guide. Where a person is in it follows from the actions of the game alone: it
//! goes on where all of them are those of the guide.

use std::sync::LazyLock;

use serde::Deserialize;

use bastide_engine::Order;

pub(in crate::rooms) const FILE: &str = include_str!("guide.toml");

pub(in crate::rooms) static GUIDE: LazyLock<Guide> = LazyLock::new(|| toml::from_str(FILE).unwrap_or_default());

/// The file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rooms) struct Guide {
    /// The bot that goes on where the guide does not say what it does.
    pub(in crate::rooms) bot: String,
    /// The table, without players.
    pub(in crate::rooms) table: String,
    /// The points if the game ended after the last step.
    pub(in crate::rooms) standing: [i32; 2],
    pub(in crate::rooms) step: Vec<Step>,
}

/// One decision.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::rooms) struct Step {
    /// The end of the ids of its texts; `None` for a step of the bot.
    pub(in crate::rooms) id: Option<String>,
    /// The wanted action in notation.
    pub(in crate::rooms) act: String,
    /// Other actions after which the guide goes on as well.
    #[serde(default)]
    pub(in crate::rooms) also: Vec<String>,
    /// What the step brings to the person.
    #[serde(default)]
    pub(in crate::rooms) points: i32,
}

impl Step {
    pub(in crate::rooms) fn takes(&self, line: &str) -> bool {
        self.act == line || self.also.iter().any(|also| also == line)
    }
}

/// The way of one game through the guide.
pub(in crate::rooms) struct Guided {
    /// The actions of the game.
    pub(in crate::rooms) lines: Vec<String>,
}

impl Guided {
    /// Returns the way of a game with these actions.
    pub(in crate::rooms) fn new(lines: Vec<String>) -> Guided {
        Guided { lines }
    }

    /// Notes an action after this number of actions.
    pub(in crate::rooms) fn note(&mut self, at: usize, line: &str) {
        self.rewind(at);
        self.lines.push(line.to_owned());
    }

    /// Forgets the actions after this number.
    pub(in crate::rooms) fn rewind(&mut self, keep: usize) {
        self.lines.truncate(keep);
    }

    /// Returns the number of actions from the first on that are those of the guide.
    pub(in crate::rooms) fn kept(&self) -> usize {
        GUIDE.step.iter().zip(&self.lines).take_while(|(step, line)| step.takes(line)).count()
    }

    /// Returns the number of actions to keep so that the guide goes on; `None` if it does.
    pub(in crate::rooms) fn left_at(&self) -> Option<usize> {
        Some(self.kept()).filter(|kept| *kept < self.lines.len().min(GUIDE.step.len()))
    }

    /// Returns the step that is due; `None` where the game has left the guide, and after its end.
    pub(in crate::rooms) fn due(&self) -> Option<&'static Step> {
        if self.left_at().is_some() { None } else { GUIDE.step.get(self.lines.len()) }
    }

    /// Returns what the bot does now, if the guide says it.
    pub(in crate::rooms) fn of_bot(&self) -> Option<Order> {
        self.due().filter(|step| step.id.is_none()).map(|step| Order::Act { line: step.act.clone() })
    }
}
