//! The files of texts of the workspace, as Fluent reads them.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use super::Failure;
use crate::workspace::{crates, root};

/// The text of a message or of one of its attributes.
pub(super) struct Text {
    /// The folder of the crate, from the root of the workspace.
    pub(super) folder: String,
    /// The language: `en`, `nl` or `de`.
    pub(super) language: String,
    /// The id, with the attribute after a dot.
    pub(super) id: String,
    /// The text.
    pub(super) pattern: Pattern<String>,
}

/// Returns all texts of the workspace.
pub(super) fn all() -> Result<Vec<Text>, Failure> {
    let mut found = Vec::new();
    for folder in crates()? {
        let texts = folder.join("texts");
        for language in super::LANGUAGES {
            let file = texts.join(format!("{language}.ftl"));
            if file.is_file() {
                read(&folder, language, &file, &mut found)?;
            }
        }
    }
    Ok(found)
}

fn read(folder: &Path, language: &str, file: &PathBuf, found: &mut Vec<Text>) -> Result<(), Failure> {
    let name = folder.canonicalize()?;
    let name = name.strip_prefix(root().canonicalize()?)?.display().to_string();
    let read = parse(fs::read_to_string(file)?).map_err(|_| format!("{}: not Fluent", file.display()))?;
    for entry in read.body {
        let Entry::Message(message) = entry else { continue };
        let mut add = |id: String, pattern| {
            found.push(Text { folder: name.clone(), language: language.into(), id, pattern });
        };
        let id = message.id.name;
        message.value.into_iter().for_each(|pattern| add(id.clone(), pattern));
        message.attributes.into_iter().for_each(|one| add(format!("{id}.{}", one.id.name), one.value));
    }
    Ok(())
}

/// Returns all forms of a text, with `{name}` for its arguments. An argument that chooses a form has
/// the name `{name!}` in it.
pub(super) fn forms(pattern: &Pattern<String>) -> Vec<String> {
    forms_with(pattern, &mut Vec::new())
}

fn forms_with(pattern: &Pattern<String>, chosen: &mut Vec<String>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let more = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![said(inline, chosen)],
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                if let InlineExpression::VariableReference { id } = selector {
                    chosen.push(id.name.clone());
                }
                let more = variants.iter().flat_map(|variant| forms_with(&variant.value, chosen)).collect();
                chosen.pop();
                more
            }
        };
        all = all.iter().flat_map(|so_far| more.iter().map(move |more| format!("{so_far}{more}"))).collect();
    }
    all
}

fn said(inline: &InlineExpression<String>, chosen: &[String]) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => value.clone(),
        InlineExpression::VariableReference { id } if chosen.contains(&id.name) => format!("{{{}!}}", id.name),
        InlineExpression::VariableReference { id } => format!("{{{}}}", id.name),
        _ => "{?}".into(),
    }
}
