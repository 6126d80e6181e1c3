//! What is wrong with a command line, in the language of the person.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::help::usage;
use bastide_console::language::say;

/// Returns what is wrong with a command line, and the remedy. `None` if clap shows the help or the
/// version instead.
pub fn refusal(error: &clap::Error) -> Option<String> {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    if matches!(error.kind(), DisplayHelp | DisplayHelpOnMissingArgumentOrSubcommand | DisplayVersion) {
        return None;
    }
    let mut text = fault(error).unwrap_or_else(|| say("refused-line"));
    for kind in [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue] {
        let names = strings(error, kind);
        if !names.is_empty() {
            text += &format!("\n{}", say!("refused-similar", name = names.join(", ")));
        }
    }
    if let Some(ContextValue::StyledStr(told)) = error.get(ContextKind::Usage) {
        let plain = told.to_string();
        let words = plain.split_whitespace().skip(1).take_while(|word| word.starts_with(|c: char| c.is_ascii_lowercase()));
        let command = format!("{} --help", words.collect::<Vec<_>>().join(" "));
        text += &format!("\n\n{}\n\n{}", usage(told), say!("refused-help", command = command));
    }
    Some(text)
}

fn fault(error: &clap::Error) -> Option<String> {
    let one = |kind| strings(error, kind).into_iter().next();
    let (argument, value) = (one(ContextKind::InvalidArg), one(ContextKind::InvalidValue));
    Some(match error.kind() {
        ErrorKind::ArgumentConflict => {
            let argument = argument.or_else(|| one(ContextKind::InvalidSubcommand))?;
            let others = strings(error, ContextKind::PriorArg);
            match others.as_slice() {
                [other] if *other == argument => say!("refused-twice", argument = argument),
                [] => say!("refused-conflict", argument = argument, others = say("refused-conflict-others")),
                others => say!("refused-conflict", argument = argument, others = others.join(", ")),
            }
        }
        ErrorKind::InvalidValue => {
            let (argument, value) = (argument?, value?);
            let known = strings(error, ContextKind::ValidValue);
            let known = if known.is_empty() { known } else { vec![say!("usage-values", list = known.join(", "))] };
            let fault = match value.as_str() {
                "" => say!("refused-value-missing", argument = argument),
                _ => say!("refused-value", argument = argument, value = value),
            };
            [vec![fault], known].concat().join(" ")
        }
        ErrorKind::ValueValidation => {
            let (argument, value) = (argument?, value?);
            match error.source() {
                Some(why) => say!("refused-value-because", argument = argument, value = value, why = why.to_string()),
                None => say!("refused-value", argument = argument, value = value),
            }
        }
        ErrorKind::TooManyValues => say!("refused-value-extra", argument = argument?, value = value?),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say!("refused-value-missing", argument = argument?)
        }
        ErrorKind::UnknownArgument => say!("refused-argument", argument = argument?),
        ErrorKind::InvalidSubcommand => say!("refused-command", name = one(ContextKind::InvalidSubcommand)?),
        ErrorKind::MissingRequiredArgument => {
            let missing = strings(error, ContextKind::InvalidArg);
            say!("refused-missing", n = missing.len() as u64, list = missing.join(", "))
        }
        ErrorKind::MissingSubcommand => {
            let (command, list) = (one(ContextKind::InvalidSubcommand)?, strings(error, ContextKind::ValidSubcommand));
            say!("refused-command-missing", command = command, list = list.join(", "))
        }
        _ => return None,
    })
}

/// Returns the texts of a part of an error.
fn strings(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use crate::cli::help::command;

    fn told(line: &[&str]) -> String {
        let error = command().try_get_matches_from([&["bastide"], line].concat()).err();
        let told = error.and_then(|error| super::refusal(&error)).unwrap_or_default();
        anstream::adapter::strip_str(&told).to_string()
    }

    #[test]
    fn a_wrong_command_line_is_told_with_the_usage() {
        let usage = "\n\nUsage: bastide replay <RECORD>\n\n`bastide replay --help` explains the arguments.";
        assert_eq!(told(&["replay"]), format!("this argument is missing: <RECORD>{usage}"));
        let fault = told(&["replay", "x", "--untl", "3"]);
        assert!(fault.starts_with("there is no argument --untl here\nDid you mean --until?\n\nUsage: "), "{fault}");
        for (line, expected) in [
            (&["playy"][..], "there is no command \"playy\"\nDid you mean "),
            (&["play", "--seed"], "--seed <SEED> needs a value"),
            (&["play", "--seed", "x"], "\"x\" is not a value for --seed <SEED>: "),
            (&["play", "--bot-time", "0"], "\"0\" is not a value for --bot-time <SECONDS>: write a number of seconds from"),
            (&["play", "--plain", "--exhibition"], "--plain cannot be used together with --exhibition"),
            (&["play", "--json", "--json"], "--json is given twice"),
            (&["completions", "dos"], "\"dos\" is not a value for <SHELL> (bash, "),
        ] {
            assert!(told(line).starts_with(expected), "{line:?}: {}", told(line));
        }
        assert_eq!((told(&["--help"]), told(&["expansion"])), (String::new(), String::new()));
    }
}
