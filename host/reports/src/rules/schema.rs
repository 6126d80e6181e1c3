//! A JSON schema of table files, with which editors complete and check them: `schema`.
//!
//! It is made from the manifests of the plugins, so it knows their options, values and defaults. Its
//! descriptions are in the language of the user. What the schema cannot say, such as which plugins
//! conflict, `bastide check` says.

use std::io::Write;

use bastide_core::author::prelude::MAX_PLAYERS;
use bastide_core::table::{COLORS, IMPLIED};
use bastide_core::{Chosen, Edition, Manifest, OptionKind, OptionSpec, linked};
use bastide_session::{Described, PluginTexts};
use bastide_tables::Offered;
use bastide_texts::spoken;
use serde::Serialize;
use serde_json::{Map, Value, json};

use bastide_console::language::say;
use bastide_console::report::Report;

/// The dialect that the schema is written in.
const DIALECT: &str = "http://json-schema.org/draft-07/schema#";

/// A JSON schema of table files.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Schema(Value);

impl Schema {
    /// Returns the schema of tables with all linked plugins and those of libraries.
    pub fn of(offered: &[Offered]) -> Schema {
        let outside = offered.iter().map(|offered| (offered.expansion.manifest(), true));
        let linked = linked().into_iter().map(|expansion| (expansion.manifest(), false));
        let mut properties = table_keys();
        let mut needs = Map::new();
        for (manifest, outside) in linked.chain(outside) {
            properties.insert(manifest.id.into(), plugin(manifest, outside));
            let others: Vec<&str> = manifest.requires.iter().copied().filter(|id| *id != IMPLIED).collect();
            if !others.is_empty() {
                needs.insert(manifest.id.into(), json!(others));
            }
        }
        Schema(json!({
            "$schema": DIALECT,
            "title": say("schema-title"),
            "type": "object",
            "properties": properties,
            "dependencies": needs,
            // A plugin that is in a library.
            "additionalProperties": {"type": "object", "required": ["library"], "properties": library_keys()},
        }))
    }
}

impl Report for Schema {
    fn text(&self, out: &mut dyn Write) -> std::io::Result<()> {
        serde_json::to_writer_pretty(&mut *out, &self.0)?;
        writeln!(out)
    }
}

/// Returns the keys of a table that are not names of plugins.
fn table_keys() -> Map<String, Value> {
    let profiles: Vec<&str> = bastide_profiles::all().iter().map(|profile| profile.name).collect();
    let editions = [Edition::First, Edition::New].map(Edition::name);
    let count = |most: u16| json!({"type": "integer", "minimum": 0, "maximum": most});
    let keys = json!({
        "edition": {"enum": editions, "default": Edition::default().name(), "description": say("schema-edition")},
        "like": {"enum": profiles, "description": say("schema-like")},
        "seed": {"type": "integer", "minimum": 0, "maximum": u64::MAX, "description": say("schema-seed")},
        "draws": {"type": "array", "items": {"type": "string"}, "description": say("schema-draws")},
        "chance": {
            "type": "object",
            "additionalProperties": {"type": "array", "items": count(u16::MAX)},
            "description": say("schema-chance"),
        },
        "players": {
            "type": "array",
            "minItems": 1,
            "maxItems": MAX_PLAYERS,
            "items": {"oneOf": [{"enum": COLORS}, player()]},
            "description": say("schema-players"),
        },
        "meeples": {"type": "object", "additionalProperties": count(u8::MAX.into()), "description": say("schema-meeples")},
    });
    object(keys)
}

/// Returns the schema of a player.
fn player() -> Value {
    let words = json!({"type": "array", "items": {"type": "string", "pattern": "^[^\"]*$"}, "minItems": 1});
    let program = json!({
        "type": "object",
        "properties": {"command": words},
        "required": ["command"],
        "additionalProperties": false,
    });
    json!({
        "type": "object",
        "properties": {
            "color": {"enum": COLORS, "description": say("schema-color")},
            "name": {"type": "string", "description": say("schema-name")},
            "bot": {"oneOf": [{"type": "string", "examples": bastide_bots::names().collect::<Vec<_>>()}, program], "description": say("schema-bot")},
        },
        "additionalProperties": false,
    })
}

/// Returns the keys with which a table file names a library.
fn library_keys() -> Map<String, Value> {
    object(json!({
        "library": {"type": "string", "description": say("schema-library")},
        "sha256": {"type": "string", "pattern": "^[0-9a-fA-F]{64}$", "description": say("schema-sha256")},
    }))
}

/// Returns the schema of a plugin: its options, or `true` for its defaults, or `false` to leave it out.
fn plugin(manifest: &'static Manifest, outside: bool) -> Value {
    let Described { title, how, options, presets } = PluginTexts::of(manifest).describe(&spoken());
    let mut keys = library_keys();
    for (spec, told) in manifest.options.iter().zip(&options) {
        keys.insert(spec.name.into(), option(spec, &told.label, &told.about));
    }
    if !presets.is_empty() {
        let named = presets.iter().map(|p| json!({"const": p.name, "title": p.label, "description": p.about}));
        keys.insert("preset".into(), json!({"anyOf": named.collect::<Vec<_>>()}));
    }
    let needed: &[&str] = if outside { &["library"] } else { &[] };
    let settings = json!({"type": "object", "properties": keys, "required": needed, "additionalProperties": false});
    json!({"title": title, "description": how, "anyOf": [settings, {"type": "boolean"}]})
}

/// Returns the schema of an option.
fn option(spec: &OptionSpec, label: &str, about: &str) -> Value {
    let mut schema = object(match spec.kind {
        OptionKind::Switch => json!({"type": "boolean"}),
        OptionKind::Number { min, max } => json!({"type": "integer", "minimum": min, "maximum": max}),
        OptionKind::Choice(words) => json!({"enum": words}),
        OptionKind::Names => json!({"type": "array", "items": {"type": "string"}}),
        OptionKind::Text => json!({"type": "string"}),
        OptionKind::Document(names) => json!({
            "oneOf": [
                {"type": "string", "examples": names},
                {
                    "type": "object",
                    "properties": {"file": {"type": "string"}, "text": {"type": "string"}},
                    "required": ["file", "text"],
                    "additionalProperties": false,
                },
            ],
        }),
    });
    let [first, new] = [Edition::First, Edition::New].map(|edition| Chosen::from(spec.default(edition)));
    let about = if first == new {
        schema.insert("default".into(), json!(first));
        about.to_owned()
    } else {
        format!("{about} ({}: {first}; {}: {new})", say("edition-first"), say("edition-new"))
    };
    schema.insert("title".into(), label.into());
    schema.insert("description".into(), about.into());
    schema.into()
}

/// Returns the members of a JSON object.
fn object(value: Value) -> Map<String, Value> {
    if let Value::Object(members) = value { members } else { Map::new() }
}
