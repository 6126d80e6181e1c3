//! The rules of a table in words: its edition, its expansions with the options that differ from it,
//! and its settings.

use bastide_service::{Answer, Opening, Order, resolved, rules};
use bastide_session::described::list;
use bastide_texts::{Args, Language};
use serde_json::{Value, json};

use super::room::Room;
use super::services::unexpected;
use bastide_common::texts::{say, say_with};
use bastide_common::{Failure, Why};
use bastide_seats::{AtZero, Clocks, Confirm, Help, Settings, TakeBack};

/// The units of a time, the longest first, each with its seconds.
const UNITS: [(&str, u32); 4] = [("day", 24 * 3600), ("hour", 3600), ("minute", 60), ("second", 1)];

impl Room {
    /// Returns the rules and settings of the table in a language.
    ///
    /// # Errors
    /// The table has a plugin or an option that this server does not know.
    pub fn rules(&self, language: &Language) -> Result<Value, Failure> {
        let (toml, confirm) = {
            let inner = self.inner();
            (inner.toml.clone(), inner.table.confirm())
        };
        let mut rules = if self.settings.bundle.is_empty() {
            self.own_rules(language, &toml)?
        } else {
            self.rules_of_bundle(language, toml)?
        };
        rules["settings"] = json!(settings(language, &self.settings, confirm));
        Ok(rules)
    }

    /// Returns the rules of a table without a bundle.
    fn own_rules(&self, language: &Language, toml: &str) -> Result<Value, Failure> {
        let unknown = |why| Failure::Refused(Why::with("error-rules", "why", why));
        let table = resolved(&self.services.compiler, toml).map_err(unknown)?;
        rules(&self.services.catalogue, &table, language).map_err(unknown)
    }

    /// Asks the bundle of the table for its rules. A game that has not begun is opened for that.
    fn rules_of_bundle(&self, language: &Language, toml: String) -> Result<Value, Failure> {
        let order = Order::Rules { language: language.clone() };
        let asked = self.inner().game.as_mut().map(|game| game.ask(&order));
        let answer = match asked {
            Some(answer) => answer,
            None => self.services.open(&self.settings, Opening { toml, ..Opening::default() })?.ask(&order),
        };
        match answer {
            Answer::Data(rules) if rules.is_object() => Ok(rules),
            other => Err(unexpected(other)),
        }
    }
}

/// Returns the settings of a table that a player should know, each with its label.
fn settings(language: &Language, settings: &Settings, confirm: Confirm) -> Vec<Value> {
    let row = |name: &str, label: &str, value: String| json!({"name": name, "label": say(language, label), "value": value});
    let chosen = |of: &str, value: &str| say(language, &format!("script-new-{of}-{value}"));
    let switch = |on| say(language, if on { "script-new-on" } else { "script-new-off" });
    let mut rows = vec![row("clock", "page-rules-clock", clock(language, settings.clocks))];
    if settings.clocks.game > 0 || settings.clocks.step > 0 {
        rows.push(row("zero", "script-new-zero", chosen("zero", at_zero(settings.clocks.zero))));
    }
    rows.push(row("confirm", "script-new-confirm", chosen("confirm", confirmed(confirm))));
    rows.push(row("undo", "script-new-undo", chosen("undo", taken_back(settings.undo))));
    rows.push(row("help", "page-help", help(language, settings.help)));
    rows.push(row("chat", "script-new-chat", switch(settings.chat)));
    rows
}

/// Returns the times of a clock in words.
fn clock(language: &Language, clocks: Clocks) -> String {
    let part = |id, seconds: u32| {
        let time = time(language, seconds);
        (seconds > 0).then(|| say_with(language, id, &Args::new().with("time", time)))
    };
    let parts = [part("page-rules-clock-game", clocks.game), part("page-rules-clock-step", clocks.step)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { say(language, "page-rules-clock-none") } else { parts.join(", ") }
}

/// Returns a time in words: `1 hour and 30 minutes`.
fn time(language: &Language, seconds: u32) -> String {
    let mut left = seconds;
    let mut parts = Vec::new();
    for (unit, length) in UNITS {
        let n = left / length;
        left %= length;
        if n > 0 {
            parts.push(say_with(language, &format!("page-time-{unit}"), &Args::new().with("n", n)));
        }
    }
    list(language, &parts)
}

/// Returns the kinds of help that a table allows.
fn help(language: &Language, help: Help) -> String {
    let kinds = [
        ("features", help.features),
        ("fields", help.fields),
        ("dead", help.dead),
        ("standing", help.standing),
        ("tiles", help.tiles),
        ("advice", help.advice),
    ];
    let allowed = kinds.into_iter().filter(|(_, on)| *on).map(|(kind, _)| say(language, &format!("script-new-help-{kind}")));
    let allowed: Vec<String> = allowed.collect();
    if allowed.is_empty() { say(language, "script-new-nothing") } else { list(language, &allowed) }
}

/// Returns the end of the id of a text.
fn at_zero(zero: AtZero) -> &'static str {
    match zero {
        AtZero::Nothing => "nothing",
        AtZero::Bot => "bot",
        AtZero::Resign => "resign",
    }
}

/// Returns the end of the id of a text.
fn confirmed(confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Never => "never",
        Confirm::End => "end",
        Confirm::Always => "always",
    }
}

/// Returns the end of the id of a text.
fn taken_back(undo: TakeBack) -> &'static str {
    match undo {
        TakeBack::Never => "never",
        TakeBack::Chance => "chance",
        TakeBack::Alone => "alone",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_words() {
        let [english, dutch, german] = ["en", "nl", "de"].map(|name| Language::parse(name).unwrap_or_default());
        assert_eq!(time(&english, 90), "1 minute and 30 seconds");
        assert_eq!(time(&dutch, 2 * 3600), "2 uur");
        assert_eq!(time(&german, 3 * 24 * 3600 + 3600), "3 Tage und 1 Stunde");
        let clocks = Clocks { game: 1200, step: 30, zero: AtZero::Nothing };
        assert_eq!(clock(&english, clocks), "20 minutes per player for the whole game, 30 seconds per move");
        assert_eq!(clock(&german, Clocks::default()), "ohne Zeitlimit");
    }
}
