//! A tournament of bots as a file describes it.

use serde::Deserialize;

use crate::duels::{DuelRules, TieRule};
use crate::entrants::{Entrant, EntrantKind, PlayerKind};
use crate::error::TournamentError;
use crate::ids::EntrantId;
use crate::seal::Secret;
use crate::settings::{ByeScore, Format, Meet, Settings, proposed_rounds};
use crate::standings::TieBreak;
use crate::tournament::Tournament;

/// The name of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FormatName {
    /// [`Format::Swiss`].
    Swiss,
    /// [`Format::RoundRobin`], once.
    RoundRobin,
    /// [`Format::RoundRobin`], twice.
    DoubleRoundRobin,
    /// [`Format::Groups`].
    Groups,
    /// [`Format::Knockout`].
    Knockout,
    /// [`Format::Arena`].
    Arena,
}

impl FormatName {
    fn name(self) -> &'static str {
        match self {
            FormatName::Swiss => "swiss",
            FormatName::RoundRobin => "round-robin",
            FormatName::DoubleRoundRobin => "double-round-robin",
            FormatName::Groups => "groups",
            FormatName::Knockout => "knockout",
            FormatName::Arena => "arena",
        }
    }
}

/// A seed: a number or a text.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Seed {
    /// A number.
    Number(u64),
    /// A text.
    Text(String),
}

/// An entrant of a plan.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannedEntrant {
    /// The bot with its budget, or a program as `command:…`.
    pub bot: String,
    /// The name; by default that of the bot.
    pub name: Option<String>,
    /// The rating.
    pub rating: Option<i32>,
}

/// A tournament of bots.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The name.
    #[serde(default)]
    pub name: String,
    /// The format.
    pub format: FormatName,
    /// The rounds of a Swiss tournament, of an arena, or of groups with a balanced draw.
    pub rounds: Option<u32>,
    /// The number of groups.
    pub groups: Option<u32>,
    /// How many of each group play the knockout.
    pub advance: Option<u32>,
    /// `true` if there is a match for the third place.
    pub third_place: Option<bool>,
    /// The most games of a duel.
    pub games: Option<u16>,
    /// What a tie counts.
    #[serde(default)]
    pub tie: TieRule,
    /// What a bye counts.
    #[serde(default)]
    pub bye: ByeScore,
    /// The tie-breaks.
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// The path of the table file.
    pub table: Option<String>,
    /// `true` if all tables of a round get the same tiles.
    #[serde(default)]
    pub duplicate: bool,
    /// The seed of the draws and of all games.
    pub seed: Option<Seed>,
    /// The entrants.
    pub entrants: Vec<PlannedEntrant>,
}

impl Plan {
    /// Returns the secret of the tournament.
    pub fn secret(&self) -> Secret {
        match &self.seed {
            None => Secret::new("1"),
            Some(Seed::Number(number)) => Secret::new(number.to_string()),
            Some(Seed::Text(text)) => Secret::new(text.clone()),
        }
    }

    /// Returns the format.
    ///
    /// # Errors
    /// A key belongs to another format.
    fn format(&self) -> Result<Format, TournamentError> {
        use FormatName::{Arena, Groups, Knockout, Swiss};
        let given = [
            ("rounds", self.rounds.is_some(), matches!(self.format, Swiss | Arena | Groups)),
            ("groups", self.groups.is_some(), self.format == Groups),
            ("advance", self.advance.is_some(), self.format == Groups),
            ("third_place", self.third_place.is_some(), matches!(self.format, Groups | Knockout)),
        ];
        if let Some((key, ..)) = given.into_iter().find(|(_, given, belongs)| *given && !belongs) {
            return Err(TournamentError::Key { key, format: self.format.name() });
        }
        let rounds = self.rounds.unwrap_or_else(|| proposed_rounds(self.entrants.len()));
        let third_place = self.third_place.unwrap_or_default();
        Ok(match self.format {
            Swiss => Format::Swiss { rounds },
            Arena => Format::Arena { rounds },
            FormatName::RoundRobin => Format::RoundRobin { double: false },
            FormatName::DoubleRoundRobin => Format::RoundRobin { double: true },
            Knockout => Format::Knockout { third_place },
            Groups => Format::Groups {
                groups: self.groups.unwrap_or(2),
                meet: self.rounds.map_or(Meet::All, Meet::Balanced),
                advance: self.advance.unwrap_or(2),
                third_place,
            },
        })
    }

    /// Makes the tournament.
    ///
    /// # Errors
    /// A setting or an entrant cannot be used.
    pub fn tournament(&self) -> Result<Tournament, TournamentError> {
        let settings = Settings {
            duel: DuelRules { games: self.games.unwrap_or(1), tie: self.tie },
            tie_breaks: self.tie_breaks.clone().unwrap_or_else(|| TieBreak::USUAL.to_vec()),
            bye: self.bye,
            duplicate: self.duplicate,
            ..Settings::new(self.format()?)
        };
        let entrants = (1..).zip(&self.entrants).map(|(id, planned)| {
            let name = planned.name.as_ref().unwrap_or(&planned.bot);
            let kind = match planned.bot.strip_prefix("command:") {
                Some(program) => PlayerKind::Program { program: program.trim().to_owned() },
                None => PlayerKind::Bot { bot: planned.bot.clone() },
            };
            Entrant { rating: planned.rating, ..Entrant::new(EntrantId(id), name, EntrantKind::Single(kind)) }
        });
        Tournament::new(&self.name, settings, entrants.collect())
    }

    /// Returns the text of the bot of an entrant.
    pub fn bot(&self, id: EntrantId) -> Option<&str> {
        let at = (id.0 as usize).checked_sub(1)?;
        self.entrants.get(at).map(|entrant| entrant.bot.as_str())
    }
}
