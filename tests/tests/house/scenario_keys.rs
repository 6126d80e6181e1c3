//! The tables of `expansions/SCENARIOS.md` are the keys of a scenario, with the documentation of
//! their fields.
//!
//! `BASTIDE_BLESS=1 cargo test -p bastide-tests --test house scenario_keys` rewrites the tables.

use std::path::Path;

use quote::ToTokens;
use syn::{Attribute, Expr, Field, Item, ItemStruct, Lit, Meta};

use crate::workspace::{Failure, root};

/// The structs of `host/positions/src/scenario.rs` with the heading of their table.
const TABLES: [(&str, &str); 4] = [
    ("Scenario", "## The file"),
    ("Given", "## `[given]`: the position"),
    ("Step", "## `[[step]]`: what is played"),
    ("Expect", "## `[step.expect]`: what must come of it"),
];

const HEADER: &str = "| key | value | meaning |\n|---|---|---|\n";

/// Returns the text of a documentation comment, as one line.
fn documentation(attributes: &[Attribute]) -> String {
    let line = |a: &Attribute| {
        let Meta::NameValue(pair) = &a.meta else { return None };
        let Expr::Lit(value) = &pair.value else { return None };
        let Lit::Str(text) = &value.lit else { return None };
        a.path().is_ident("doc").then(|| text.value().trim().to_owned())
    };
    attributes.iter().filter_map(line).collect::<Vec<_>>().join(" ")
}

/// Returns the key of a field in a file, or `None` for one that is not read from it.
fn key(field: &Field) -> Option<String> {
    let serde = field.attrs.iter().filter(|a| a.path().is_ident("serde")).map(|a| a.meta.to_token_stream().to_string());
    let serde = serde.collect::<String>();
    if serde.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|word| word == "skip") {
        return None;
    }
    let renamed = serde.split_once("rename = \"").and_then(|(_, rest)| Some(rest.split_once('"')?.0.to_owned()));
    renamed.or_else(|| Some(field.ident.as_ref()?.to_string()))
}

/// Returns the form of a value, for people.
fn form(field: &Field) -> Result<&'static str, Failure> {
    let written = field.ty.to_token_stream().to_string().replace(' ', "");
    let plain = written.strip_prefix("Option<").and_then(|inner| inner.strip_suffix('>')).unwrap_or(&written);
    Ok(match plain {
        "String" => "text",
        "bool" => "`true` or `false`",
        "usize" => "number",
        "Vec<String>" => "list of texts",
        "Vec<Vec<String>>" => "list of lists of texts",
        "Counts<i32>" | "Counts<i16>" | "Counts<usize>" => "numbers by name",
        "Counts<Counts<u8>>" | "Counts<Counts<i16>>" => "numbers by seat and kind",
        "BTreeMap<String,Vec<String>>" => "lists of texts by name",
        "BTreeMap<String,Vec<u16>>" => "lists of numbers by name",
        "toml::Table" | "Given" | "Expect" => "table",
        "Vec<Step>" => "list of tables",
        other => return Err(format!("give the type {other} a form for people in scenario_keys.rs").into()),
    })
}

fn table(of: &ItemStruct) -> Result<String, Failure> {
    let mut rows = String::from(HEADER);
    for field in &of.fields {
        let Some(key) = key(field) else { continue };
        let meaning = documentation(&field.attrs).replace('|', "\\|");
        rows.push_str(&format!("| `{key}` | {} | {meaning} |\n", form(field)?));
    }
    Ok(rows)
}

#[test]
fn the_guide_has_the_tables_of_all_keys() -> Result<(), Failure> {
    let page = root().join("expansions/SCENARIOS.md");
    let mut expected = std::fs::read_to_string(&page)?;
    let text = expected.clone();
    let source = std::fs::read_to_string(root().join(Path::new("host/positions/src/scenario.rs")))?;
    let structs: Vec<ItemStruct> = syn::parse_file(&source)?
        .items
        .into_iter()
        .filter_map(|i| if let Item::Struct(s) = i { Some(s) } else { None })
        .collect();
    for (name, heading) in TABLES {
        let of = structs.iter().find(|s| s.ident == name).ok_or_else(|| format!("there is no struct {name}"))?;
        let start = expected.find(heading).ok_or_else(|| format!("the page has no heading \"{heading}\""))?;
        let start = start + expected[start..].find(HEADER).ok_or_else(|| format!("no table stands below \"{heading}\""))?;
        let end = expected[start..].find("\n\n").map_or(expected.len(), |length| start + length + 1);
        expected.replace_range(start..end, &table(of)?);
    }
    if std::env::var_os("BASTIDE_BLESS").is_some_and(|v| v == "1") {
        std::fs::write(&page, expected)?;
    } else {
        assert!(text == expected, "expansions/SCENARIOS.md has other keys than a scenario; run this test with BASTIDE_BLESS=1");
    }
    Ok(())
}
