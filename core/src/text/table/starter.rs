//! A commented table file to start from, with every plugin and every option.
//!
//! Everything that can be changed is a line with a `#` directly before it, showing the default;
//! prose has a blank after the `#`. So a person removes one character to choose something, and
//! until then the file means the same as an empty one.

use std::fmt::Write;

use super::write::{quote, value};
use super::{COLORS, IMPLIED, Profile, Table};
use crate::api::register::expansion::Expansion;
use crate::contract::manifest::Manifest;
use crate::contract::option_spec::{Chosen, Edition, OptionSpec};
use crate::model::message::{list, toml_header, toml_key};

const HEAD: &str = "\
# A table: the players and the rules.
#
# Everything is optional. To choose something, remove the # in front of its line. Each option shows the default of
# the first edition.
# A plugin is at the table if the line with its name in brackets has no # in front.

# \"first\" stands for the prints of 2000 to 2013, \"new\" for those from 2014 on. It sets the defaults of every plugin.
#edition = \"first\"

# The same seed and the same moves give the same game. Without a seed, every game is different.
#seed = 42

# Tiles that are drawn first, in this order.
#draws = []

# The first outcomes of other streams of chance, counted from 0.
#chance = {}
";

/// Returns the text of a commented table file that offers these expansions and profiles. `like` is
/// the name of the profile that the table asks for; with `None` the line is a comment.
pub fn starter(available: &[&dyn Expansion], profiles: &[Profile], like: Option<&str>) -> String {
    let mut out = HEAD.to_owned();
    self::profiles(&mut out, profiles, like);
    players(&mut out);
    meeples(&mut out, available);
    let mut manifests: Vec<&Manifest> = available.iter().map(|e| e.manifest()).collect();
    manifests.sort_by_key(|m| (m.id != IMPLIED, m.id));
    for manifest in manifests {
        plugin(&mut out, manifest);
    }
    out
}

/// Adds a line. Writing to a string cannot fail.
macro_rules! line {
    ($out:expr, $($text:tt)*) => { _ = writeln!($out, $($text)*) };
}

fn profiles(out: &mut String, profiles: &[Profile], like: Option<&str>) {
    let Some(first) = profiles.first() else { return };
    line!(out, "\n# A named set of options for several plugins. Options written below take precedence:");
    for profile in profiles {
        line!(out, "#   {}: {}", quote(profile.name), prose(profile.about));
    }
    line!(out, "{}like = {}", if like.is_some() { "" } else { "#" }, quote(like.unwrap_or(first.name)));
}

fn players(out: &mut String) {
    let colors = list(COLORS.iter().copied()).replace(" and ", " or ");
    line!(out, "\n# One entry for each player, in turn order. The color is {colors};");
    line!(out, "# the name is for people. A player with a bot is played by the program.");
    for seat in Table::default().players {
        line!(out, "[[players]]\ncolor = {}\n#name = {}\n#bot = \"greedy\"\n", quote(&seat.color), quote(&seat.name));
    }
}

/// Adds the figures of a table that does not change them.
fn meeples(out: &mut String, available: &[&dyn Expansion]) {
    line!(out, "# How many figures of a kind each player has.\n#[meeples]");
    let Ok(rules) = Table::default().rules(available) else { return };
    for (name, spec) in rules.names.figures.iter().zip(rules.figures.iter()).filter(|(_, spec)| spec.per_player > 0) {
        line!(out, "#{} = {}", toml_key(name), spec.per_player);
    }
}

fn plugin(out: &mut String, m: &Manifest) {
    line!(out, "\n# {} {}", prose(m.title), m.version);
    line!(out, "# {}", prose(m.about));
    if !m.requires.is_empty() {
        line!(out, "# Needs {}.", list(m.requires.iter().copied()));
    }
    if !m.conflicts.is_empty() {
        line!(out, "# Cannot be played together with {}.", list(m.conflicts.iter().copied()));
    }
    if m.id == IMPLIED {
        line!(out, "# At every table; `{} = false` above the players leaves it out.\n[{0}]", m.id);
    } else {
        line!(out, "#{}", toml_header(m.id));
    }
    if let Some(first) = m.presets.first() {
        let only = |edition: Option<Edition>| edition.map_or(String::new(), |e| format!(" ({} edition only)", e.name()));
        line!(
            out,
            "\n# Named sets of options. None applies unless a line here chooses it, such as: preset = {}",
            quote(first.name)
        );
        for preset in m.presets {
            line!(out, "#   {}{}: {}", quote(preset.name), only(preset.edition), prose(preset.about));
        }
    }
    for spec in m.options {
        option(out, spec);
    }
}

fn option(out: &mut String, spec: &OptionSpec) {
    let [first, new] = [Edition::First, Edition::New].map(|edition| value(&Chosen::from(spec.default(edition))));
    let differs = if first == new { String::new() } else { format!(" Default of the new edition: {new}.") };
    line!(out, "\n# {}\n# Takes {}.{differs}", prose(spec.about), spec.kind);
    line!(out, "#{} = {first}", spec.name);
}

/// Returns a text of a plugin on one line, so that all of it stays in the comment.
fn prose(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
