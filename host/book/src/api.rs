//! The chapter about the API of a server, from its description.

use std::fmt::Write;

use serde_json::Value;

use crate::error::Error;

/// The file with the description, in OpenAPI.
pub(crate) const DESCRIPTION: &str = "host/server/src/http/openapi.json";

/// Returns the chapter.
///
/// # Errors
/// The description is not JSON.
pub(crate) fn chapter(description: &str) -> Result<String, Error> {
    let api: Value = serde_json::from_str(description).map_err(Error::Api)?;
    let mut out = format!("# The API of a server\n\n{}\n\n", told(&api["info"]["description"]));
    out += "A running server shows this description at `/api`, with the schemas of all messages, and has it for programs at \
            `/api/openapi.json`.\n";
    for (path, methods) in api["paths"].as_object().into_iter().flatten() {
        for (method, what) in methods.as_object().into_iter().flatten() {
            // Writing to a text does not fail.
            let _ = write!(out, "\n## {} {path}\n\n{}\n", method.to_uppercase(), told(&what["summary"]));
            let parameters = what["parameters"].as_array().map_or(&[][..], Vec::as_slice);
            listed(&mut out, parameters.iter().map(|one| (told(&one["name"]), told(&one["description"]))));
            let body = &what["requestBody"]["content"]["application/json"]["schema"]["properties"];
            let fields = body.as_object().into_iter().flatten();
            listed(&mut out, fields.map(|(name, one)| (name.clone(), told(&one["description"]))));
            out += "\n| answer | what it is |\n|---|---|\n";
            for (code, one) in what["responses"].as_object().into_iter().flatten() {
                let _ = writeln!(out, "| {code} | {} |", told(&one["description"]));
            }
        }
    }
    Ok(out)
}

/// Adds a list of names with what they mean.
fn listed(out: &mut String, named: impl Iterator<Item = (String, String)>) {
    for (n, (name, about)) in named.enumerate() {
        let _ = writeln!(out, "{}- `{name}`: {about}", if n == 0 { "\n" } else { "" });
    }
}

fn told(value: &Value) -> String {
    value.as_str().unwrap_or_default().replace('\n', " ")
}
