//! The check of a table: `bastide check`.
//!
//! The input is a table and its compiled rules, the output a [`Report`]. Nothing is played.

use std::collections::BTreeMap;
use std::io::Write;

use bastide_core::{Chosen, Edition, Manifest, Pile};
use bastide_session::speech::Speech;
use bastide_tables::tables::ResolvedTable;
use bastide_texts::{Args, spoken};
use serde::Serialize;

use bastide_console::Error;
use bastide_console::language::{edition, list, say, thousands};
use bastide_console::report::{Report, aligned, count};

/// A plugin at a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatedInfo {
    /// The id.
    pub id: String,
    /// The version.
    pub version: String,
    /// All options with their values.
    pub options: BTreeMap<String, Chosen>,
    /// The options whose values differ from the edition's defaults.
    pub changed: Vec<String>,
}

/// The result of checking a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Checked {
    /// The source of the table.
    pub table: String,
    /// The edition.
    pub edition: Edition,
    /// The seats with their players.
    pub seats: Vec<CheckedSeat>,
    /// The number of tiles.
    pub tiles: usize,
    /// The number of tile types.
    pub kinds: usize,
    /// The number of figures of each kind per player.
    pub figures: BTreeMap<String, u8>,
    /// The plugins.
    pub plugins: Vec<SeatedInfo>,
    /// The figures of a player in words.
    #[serde(skip)]
    told: Vec<String>,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CheckedSeat {
    /// The color.
    pub seat: String,
    /// The display name.
    pub name: String,
    /// The bot; `None` for a human player.
    pub bot: Option<String>,
}

impl Checked {
    /// Checks everything of a table that can be checked before a game.
    ///
    /// # Errors
    /// The options or the prepared draws do not fit the rules.
    pub fn new(setting: &ResolvedTable) -> Result<Checked, Error> {
        setting.opening(0)?;
        let (table, rules) = (&setting.table, &setting.rules);
        let seat =
            |s: &bastide_core::table::Seat| CheckedSeat { seat: s.color.clone(), name: s.name.clone(), bot: s.bot.clone() };
        let plugin = |manifest: &Manifest| -> Result<SeatedInfo, Error> {
            let given = table.plugins.get(manifest.id).and_then(Option::as_ref).cloned().unwrap_or_default();
            let resolve = |given| manifest.resolve(table.edition, given).map_err(|e| Error::Usage(e.to_string()));
            let (options, defaults) = (resolve(&given)?, resolve(&BTreeMap::new())?);
            let changed = options.iter().filter(|(name, value)| defaults.get(*name) != Some(value)).map(|(name, _)| name.clone());
            Ok(SeatedInfo { id: manifest.id.into(), version: manifest.version.into(), changed: changed.collect(), options })
        };
        let (language, args) = (spoken(), |n: u8| Args::new().with("n", n));
        let speech = Speech::of(rules, &language);
        let told = |name: &str, n: u8| match n {
            1 => format!("1 {}", speech.figure(name)),
            n => speech.named("figure", name, ".count", &args(n)).unwrap_or_else(|| count(n, name)),
        };
        let seated = rules.plugins.iter().filter_map(|p| setting.manifests.iter().find(|m| m.id == p.id));
        let figures: BTreeMap<String, u8> =
            rules.names.figures.iter().zip(rules.figures.iter()).map(|(n, f)| (n.to_owned(), f.per_player)).collect();
        Ok(Checked {
            table: setting.name.clone(),
            edition: rules.edition,
            seats: table.players.iter().map(seat).collect(),
            tiles: (0..rules.names.piles.len()).map(|p| rules.pile(Pile::at(p)).len()).sum(),
            kinds: rules.tiles.len(),
            told: figures.iter().filter(|(_, n)| **n > 0).map(|(name, n)| told(name, *n)).collect(),
            figures,
            plugins: seated.map(|m| plugin(m)).collect::<Result<_, _>>()?,
        })
    }
}

impl Report for Checked {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(out, "{}", say!("check-valid", table = self.table.as_str(), edition = edition(self.edition)))?;
        let seats = self.seats.iter().map(|s| {
            let name = if s.name == s.seat { String::new() } else { format!(" {:?}", s.name) };
            format!("{}{name} ({})", s.seat, s.bot.clone().unwrap_or_else(|| say("a-person")))
        });
        let tiles = say!("check-tiles-of", n = thousands(self.tiles as u64), kinds = self.kinds);
        let mut lines = vec![
            ("check-players", seats.collect::<Vec<_>>().join(", ")),
            // Players have none of the figures that belong to nobody.
            ("check-figures", say!("check-per-player", list = list(&self.told))),
            ("check-tiles", tiles),
        ];
        for p in &self.plugins {
            let changed: Vec<String> = p.changed.iter().map(|name| format!("{name} = {}", p.options[name])).collect();
            let changed = if changed.is_empty() { say("check-defaults") } else { changed.join(", ") };
            lines.push(("check-plugin", format!("{} {}: {changed}", p.id, p.version)));
        }
        aligned(&lines, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_core::table::Table;

    #[test]
    fn a_check_names_what_differs_from_the_edition() -> Result<(), Error> {
        let table = Table::parse("t.toml", "edition = \"new\"\n[base]\nabbot = true\n")?;
        let checked = Checked::new(&ResolvedTable::new("t.toml", table, std::path::Path::new(""))?)?;
        assert_eq!(checked.plugins[0].changed, ["abbot"]);
        assert_eq!((checked.tiles, checked.figures["abbot"]), (72, 1));
        Ok(())
    }

    #[test]
    fn draws_that_cannot_come_true_are_refused() -> Result<(), Error> {
        let table = Table::parse("t.toml", "draws = [\"BA/none\"]\n")?;
        let message = Checked::new(&ResolvedTable::new("t.toml", table, std::path::Path::new(""))?)
            .map_or_else(|e| e.message(), |_| String::new());
        assert!(message.contains("there is no tile") && message.contains("t.toml:1:10"), "{message}");
        Ok(())
    }
}
