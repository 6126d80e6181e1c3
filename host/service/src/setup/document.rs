//! A document that a person writes for an option, such as a board: its contents, and remarks about it.

use bastide_core::options::OptionKind;
use bastide_core::{Document, Remark, RemarkArg};
use bastide_session::described::PluginTexts;
use bastide_texts::{Args, Language};
use serde_json::{Value, json};

use super::catalogue::Catalogue;
use super::check::MAX_TOML;
use crate::compiled::Compiler;

/// The most remarks that are told.
const MAX_REMARKS: usize = 200;
/// The most cells of a remark.
const MAX_CELLS: usize = 1000;
/// The name of the document in messages.
const FILE: &str = "board";

/// Returns the `content` of a document as JSON, null if it is not TOML, and the `remarks` of its plugin in a language,
/// each with `message`, `error`, `line` and `cells`.
///
/// # Errors
/// There is no such option, it takes no document, or the text is too long.
pub fn document(
    compiler: &Compiler,
    catalogue: &Catalogue,
    plugin: &str,
    option: &str,
    text: &str,
    language: &Language,
) -> Result<Value, String> {
    if text.len() > MAX_TOML {
        return Err(format!("the document is longer than {MAX_TOML} characters"));
    }
    let all = compiler.expansions();
    let expansion = all.iter().find(|expansion| expansion.manifest().id == plugin);
    let takes = |kind: &OptionKind| matches!(kind, OptionKind::Document(_));
    let known = expansion.filter(|e| e.manifest().options.iter().any(|spec| spec.name == option && takes(&spec.kind)));
    let expansion = known.ok_or_else(|| format!("no option {plugin}.{option} takes a document"))?;
    let remarks = expansion.remarks(option, &Document { file: FILE.into(), text: text.into() });
    let texts = catalogue.texts().iter().find(|texts| texts.manifest().id == plugin);
    let remarks: Vec<Value> = remarks.iter().take(MAX_REMARKS).map(|remark| told(remark, texts, language)).collect();
    let content = toml::from_str::<toml::Table>(text).ok().map(|content| json!(content));
    Ok(json!({"content": content, "remarks": remarks}))
}

fn told(remark: &Remark, texts: Option<&PluginTexts>, language: &Language) -> Value {
    let args = remark.args.iter().fold(Args::new(), |args, (name, value)| match value {
        RemarkArg::Text(text) => args.with(name, text.as_str()),
        RemarkArg::Number(n) => args.with(name, *n),
    });
    let message = texts.and_then(|texts| texts.say(language, &format!("remark-{}", remark.name), &args));
    let cells: Vec<[i16; 2]> = remark.cells.iter().take(MAX_CELLS).map(|cell| [cell.x, cell.y]).collect();
    json!({"message": message.unwrap_or_else(|| remark.text.clone()), "error": remark.is_error,
           "line": remark.at.mark.as_ref().map(|mark| mark.line), "cells": cells})
}
