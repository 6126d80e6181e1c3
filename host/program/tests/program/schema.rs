//! The schema of table files that `schema` prints accepts the tables that the program accepts.

use std::path::{Path, PathBuf};

use bastide_console::Error;
use bastide_core::{Chosen, Edition, Manifest, OptionKind, linked};
use bastide_reports::rules::schema::Schema;
use boon::{Compiler, SchemaIndex, Schemas};
use serde::Deserialize;
use serde_json::{Map, Value, json};

type Check = Result<(), Error>;

/// What checks tables by the schema of the linked plugins.
struct Checker {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Checker {
    fn new() -> Result<Checker, Error> {
        let schema = serde_json::to_value(Schema::of(&[]))?;
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        let failed = |error: boon::CompileError| Error::Usage(error.to_string());
        compiler.add_resource("memory:table", schema).map_err(failed)?;
        let index = compiler.compile("memory:table", &mut schemas).map_err(failed)?;
        Ok(Checker { schemas, index })
    }

    /// Returns why a table is refused.
    fn refusal(&self, table: &Value) -> Option<String> {
        self.schemas.validate(table, self.index).err().map(|error| error.to_string())
    }

    fn takes(&self, toml: &str) -> Result<bool, Error> {
        Ok(self.refusal(&parsed(toml)?).is_none())
    }
}

fn parsed(toml: &str) -> Result<Value, Error> {
    let table: toml::Table = toml::from_str(toml).map_err(|e| Error::Usage(e.to_string()))?;
    Ok(serde_json::to_value(table)?)
}

/// The tables of a file, as `perft.toml` and `whole_tables.toml` have them.
#[derive(Deserialize)]
struct Tables {
    #[serde(alias = "perft", default)]
    table: Vec<Listed>,
}

#[derive(Deserialize)]
struct Listed {
    #[serde(alias = "toml")]
    table: String,
}

/// Returns the tables of the repository.
fn tables() -> Result<Vec<(PathBuf, String)>, Error> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut lists = vec![root.join("host/server/pages/src/whole_tables.toml")];
    for folder in std::fs::read_dir(root.join("expansions"))? {
        // Not every expansion counts its own sequences of actions.
        lists.extend(Some(folder?.path().join("perft.toml")).filter(|list| list.is_file()));
    }
    let mut found = Vec::new();
    for list in lists {
        let read: Tables = toml::from_str(&std::fs::read_to_string(&list)?).map_err(|e| Error::Usage(e.to_string()))?;
        found.extend(read.table.into_iter().map(|listed| (list.clone(), listed.table)));
    }
    let default = root.join("host/tables/default.toml");
    let text = std::fs::read_to_string(&default)?;
    found.push((default, text));
    Ok(found)
}

#[test]
fn every_table_of_the_repository_fits_the_schema() -> Check {
    let checker = Checker::new()?;
    let tables = tables()?;
    assert!(tables.len() > 60, "{}", tables.len());
    for (file, table) in tables {
        assert_eq!(checker.refusal(&parsed(&table)?), None, "{}: {table}", file.display());
    }
    Ok(())
}

/// Returns a table with all options of a plugin as an edition sets them.
fn spelled_out(manifest: &Manifest, edition: Edition) -> Value {
    let options = manifest.options.iter().map(|o| (o.name.to_owned(), json!(Chosen::from(o.default(edition)))));
    let mut table: Map<String, Value> = manifest.requires.iter().map(|id| ((*id).to_owned(), json!(true))).collect();
    table.insert(manifest.id.into(), options.collect());
    table.into()
}

#[test]
fn each_default_and_each_preset_fits_and_no_value_beyond_the_range_does() -> Check {
    let checker = Checker::new()?;
    for manifest in linked().iter().map(|expansion| expansion.manifest()) {
        for edition in [Edition::First, Edition::New] {
            assert_eq!(checker.refusal(&spelled_out(manifest, edition)), None, "{}", manifest.id);
        }
        let with = |name: &str, value: Value| {
            let mut table = spelled_out(manifest, Edition::First);
            table[manifest.id][name] = value;
            checker.refusal(&table)
        };
        for preset in manifest.presets {
            assert_eq!(with("preset", json!(preset.name)), None, "{}: {}", manifest.id, preset.name);
        }
        assert!(with("preset", json!("none-such")).is_some(), "{}", manifest.id);
        for option in manifest.options {
            let wrong = match option.kind {
                OptionKind::Switch => json!("on"),
                OptionKind::Number { max, .. } => json!(max + 1),
                OptionKind::Choice(_) => json!("none-such"),
                OptionKind::Names | OptionKind::Text | OptionKind::Document(_) => json!(5),
            };
            assert!(with(option.name, wrong).is_some(), "{}.{}", manifest.id, option.name);
        }
    }
    Ok(())
}

#[test]
fn misspelt_keys_and_plugins_without_their_library_do_not_fit() -> Check {
    let checker = Checker::new()?;
    for good in [
        "players = [\"red\", { color = \"blue\", bot = { command = [\"my-bot\", \"--fast\"] } }]",
        "beacons = { library = \"beacons.so\", height = 3 }",
        "tower = false",
        "maps = { map = \"my-board.toml\" }",
    ] {
        assert!(checker.takes(good)?, "{good}");
    }
    for bad in [
        "tower = { copiess = 2 }",
        "beacons = { height = 3 }",
        "edition = \"third\"",
        "seed = -1",
        "players = [\"mauve\"]",
        "players = [{ colour = \"red\" }]",
        "players = []",
        "players = [{ bot = { command = [] } }]",
        "meeples = { follower = 256 }",
        "draws = [5]",
        "tower = { library = \"tower.so\", sha256 = \"12\" }",
    ] {
        assert!(!checker.takes(bad)?, "{bad}");
    }
    Ok(())
}
