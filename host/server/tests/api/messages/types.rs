//! Writes the types of messages and of the elements of pages for the scripts, as a declaration of TypeScript.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use serde_json::Value;

use super::schemas::{Schemas, fields, members, referred};

/// Returns the type of a schema.
fn type_of(schema: &Value) -> String {
    let join = |key: &str, with: &str| members(schema, key).iter().map(type_of).collect::<Vec<_>>().join(with);
    let text = |value: &Value| value.to_string();
    if let Some(name) = referred(schema) {
        let required: Vec<String> = members(schema, "required").iter().map(text).collect();
        return match required.is_empty() {
            true => name.to_owned(),
            false => format!("{name} & Required<Pick<{name}, {}>>", required.join(" | ")),
        };
    }
    if schema["allOf"].is_array() {
        return join("allOf", " & ");
    }
    if let Some(key) = ["oneOf", "anyOf"].into_iter().find(|key| schema[*key].is_array()) {
        return join(key, " | ");
    }
    if schema["enum"].is_array() {
        return members(schema, "enum").iter().map(text).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::Array(names) => names.iter().map(|name| of_name(name, schema)).collect::<Vec<_>>().join(" | "),
        name => of_name(name, schema),
    }
}

fn of_name(name: &Value, schema: &Value) -> String {
    match name.as_str().unwrap_or_default() {
        "integer" | "number" => "number".to_owned(),
        "array" if schema["prefixItems"].is_array() => {
            format!("[{}]", members(schema, "prefixItems").iter().map(type_of).collect::<Vec<_>>().join(", "))
        }
        "array" => match type_of(&schema["items"]) {
            of if of.contains([' ', '<']) && !of.starts_with('{') => format!("({of})[]"),
            of => format!("{of}[]"),
        },
        "object" if schema["additionalProperties"].is_object() => {
            format!("Record<string, {}>", type_of(&schema["additionalProperties"]))
        }
        "object" if fields(schema).next().is_some() => {
            let all: Vec<String> = fields(schema).map(|(name, field)| member(schema, name, field)).collect();
            format!("{{ {} }}", all.join("; "))
        }
        "object" => "Record<string, unknown>".to_owned(),
        other => other.to_owned(),
    }
}

/// Returns a field of an object with its type.
fn member(object: &Value, name: &str, field: &Value) -> String {
    let optional = if members(object, "required").iter().any(|required| required == name) { "" } else { "?" };
    format!("{name}{optional}: {}", type_of(field))
}

/// Returns a comment of documentation.
fn comment(indent: &str, schema: &Value) -> String {
    schema["description"].as_str().map_or_else(String::new, |words| format!("{indent}/** {words} */\n"))
}

/// Returns the text of the declaration.
pub(super) fn declaration(schemas: &Schemas, elements: &BTreeMap<String, BTreeSet<String>>, how: &str) -> String {
    let mut out = format!(
        "// The messages of the server, by the schemas in the description of the API, and the elements of its pages.\n\
         // Do not change this file. This writes it again:\n//     {how}\n"
    );
    for (name, schema) in schemas.iter() {
        out.push('\n');
        out += &comment("", schema);
        if schema["properties"].is_object() {
            _ = writeln!(out, "export interface {name} {{");
            for (field, schema_of) in fields(schema) {
                out += &comment("  ", schema_of);
                _ = writeln!(out, "  {};", member(schema, field, schema_of));
            }
            out += "}\n";
        } else {
            _ = writeln!(out, "export type {name} = {};", type_of(schema));
        }
    }
    out += "\n/** The elements of all pages by id. */\nexport interface Elements {\n";
    for (id, tags) in elements {
        _ = writeln!(out, "  {id:?}: {};", tags.iter().map(String::as_str).collect::<Vec<_>>().join(" | "));
    }
    out += "}\n";
    out
}

/// Adds the elements of a page that have an id, with their types.
pub(super) fn add_elements(page: &str, elements: &mut BTreeMap<String, BTreeSet<String>>) {
    let mut drawn = 0;
    let mut rest = page;
    while let Some((_, tag)) = rest.split_once('<') {
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        rest = after;
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        match (name, tag.starts_with('/')) {
            // Drawings that all boards share are for no script.
            ("defs", _) if !tag.contains("id=") => rest = rest.split_once("</defs>").map_or("", |(_, rest)| rest),
            ("svg", false) => drawn += 1,
            (_, true) if tag == "/svg" => drawn -= 1,
            _ => {}
        }
        if let Some((_, id)) = tag.split_once(" id=\"") {
            let id = id.split('"').next().unwrap_or_default().to_owned();
            let all = if drawn > 0 { "SVG" } else { "HTML" };
            elements.entry(id).or_default().insert(format!("{all}ElementTagNameMap[{name:?}]"));
        }
    }
}
