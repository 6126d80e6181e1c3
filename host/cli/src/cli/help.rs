//! The texts of `--help`, in the language of the person.
//!
//! clap knows the names of the commands and arguments. What they mean is in messages: `help-COMMAND`,
//! `help-COMMAND-ARGUMENT`, or `help-any-ARGUMENT` for an argument that means the same in several
//! commands, each with `.long` where `--help` says more than `-h`; and `value-NAME` for the name of a
//! value. Commands that only programs use have none.

use bastide_bots::STRENGTHS;
use bastide_texts::Args;
use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory};

use super::Cli;
use bastide_console::language::{find, find_with, say};

/// The id of the help of the whole program, with which the ids of all others begin.
const ROOT: &str = "help";
/// The id of what an argument means in each command that has no text of its own for it.
const ANY: &str = "help-any";

/// The place of the arguments that all commands have, among those of a command.
const LAST: usize = 900;

/// Returns the command line that clap parses, with its texts in the [language](bastide_texts::spoken)
/// of the program.
pub fn command() -> Command {
    finished(described(Cli::command(), ROOT))
}

/// Returns the command line for manual pages: without the commands `help`, each of which would have a page.
pub fn manual() -> Command {
    fn without_help(command: Command) -> Command {
        command.disable_help_subcommand(true).mut_subcommands(without_help)
    }
    finished(without_help(described(Cli::command(), ROOT)))
}

fn finished(mut command: Command) -> Command {
    // The rest concerns what clap adds by itself.
    command.build();
    completed(command)
}

/// Adds the texts of a command, of its arguments and of its commands.
fn described(command: Command, id: &str) -> Command {
    if command.is_hide_set() {
        return command;
    }
    let about = command.subcommand_value_name(value("COMMAND")).about(say(id));
    let about = match find(&format!("{id}.long")) {
        Some(long) => about.long_about(long),
        None => about,
    };
    about.mut_args(|arg| argument(arg, id)).mut_subcommands(|sub| {
        let id = format!("{id}-{}", sub.get_name());
        described(sub, &id)
    })
}

/// Adds the texts of an argument of a command.
fn argument(arg: Arg, command: &str) -> Arg {
    let id = id_of(&arg, command);
    let more = remarks(&arg);
    // Those of all commands come after those of one.
    let arg = if arg.is_global_set() { arg.display_order(LAST) } else { arg };
    let arg = arg.help(meaning(&id).unwrap_or_default() + &more);
    let arg = match find(&format!("{id}.long")) {
        Some(long) => arg.long_help(long + &more),
        None => arg,
    };
    match arg.get_value_names().map(<[_]>::to_vec) {
        Some(names) if arg.get_action().takes_values() => {
            // They are among the remarks.
            let arg = arg.hide_default_value(true).hide_possible_values(true);
            arg.value_names(names.iter().map(|name| value(name)))
        }
        _ => arg,
    }
}

/// Returns what an argument means; `None` if there is no text for it.
fn meaning(id: &str) -> Option<String> {
    find_with(id, &Args::new().with("bots", bots()))
}

/// Returns the names of the bots: those that people choose by their strength, then the others.
fn bots() -> String {
    let others = bastide_bots::names().filter(|name| !STRENGTHS.contains(name));
    STRENGTHS.into_iter().chain(others).collect::<Vec<_>>().join(", ")
}

/// Returns the id of the message for an argument of a command.
fn id_of(arg: &Arg, command: &str) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("{command}-{name}");
    if meaning(&own).is_some() { own } else { format!("{ANY}-{name}") }
}

/// Returns what an argument is if it is not given, and which values it takes, after a space.
fn remarks(arg: &Arg) -> String {
    if !arg.get_action().takes_values() {
        return String::new();
    }
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let default = arg.get_default_values().iter().map(|value| value.to_string_lossy()).find(|value| !value.is_empty());
    let values = (!values.is_empty()).then(|| say!("usage-values", list = values.join(", ")));
    let default = default.map(|value| say!("usage-default", value = value));
    values.into_iter().chain(default).map(|text| format!(" {text}")).collect()
}

/// Returns the name of a value.
fn value(name: &str) -> String {
    find(&format!("value-{}", bastide_texts::slug(name))).unwrap_or_else(|| name.to_owned())
}

/// Adds the texts of what clap adds to a command, and the headings.
fn completed(command: Command) -> Command {
    let command = command.mut_args(|arg| match arg.get_id().as_str() {
        "help" if arg.get_long_help().is_some() => arg.help(say("usage-help-more")).long_help(say("usage-help-more.long")),
        "help" => arg.help(say("usage-help")),
        "version" => arg.help(say("usage-version")),
        _ => arg,
    });
    let mut command = command.mut_subcommands(|sub| match sub.get_name() {
        "help" => completed(sub).about(say("usage-help-command")),
        _ => completed(sub),
    });
    let usage = usage(&command.render_usage());
    let template = template(&command, &usage);
    command.help_template(template)
}

/// Returns the usage of a command as clap tells it, in words of the language.
pub(super) fn usage(usage: &StyledStr) -> String {
    let usage = usage.ansi().to_string();
    let rest = usage.split_once(' ').map_or("", |(_, rest)| rest);
    format!("{} {}", heading("usage-heading"), rest.replace("[OPTIONS]", &format!("[{}]", say("usage-options"))))
}

fn heading(id: &str) -> String {
    let style = clap::builder::Styles::default().get_header().to_owned();
    format!("{style}{}{style:#}", say(id))
}

/// Returns the order of the parts of the help of a command.
fn template(command: &Command, usage: &str) -> String {
    let parts = [
        ("usage-list-commands", "{subcommands}", command.get_subcommands().any(|sub| !sub.is_hide_set())),
        ("usage-list-arguments", "{positionals}", command.get_positionals().any(|arg| !arg.is_hide_set())),
        ("usage-list-options", "{options}", command.get_opts().chain(command.get_arguments()).any(|arg| !arg.is_positional())),
    ];
    let parts = parts.iter().filter(|(.., there)| *there).map(|(id, part, _)| format!("\n\n{}\n{part}", heading(id)));
    format!("{{about-with-newline}}\n{usage}{}", parts.collect::<String>())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use bastide_console::language::ids;

    /// Collects the ids of the messages that a command needs.
    fn needed(command: &Command, id: &str, found: &mut BTreeSet<String>) {
        if command.is_hide_set() {
            return;
        }
        found.insert(id.to_owned());
        found.insert("value-command".to_owned());
        for arg in command.get_arguments() {
            found.insert(id_of(arg, id));
            if arg.get_action().takes_values() {
                let names = arg.get_value_names().unwrap_or_default();
                found.extend(names.iter().map(|name| format!("value-{}", bastide_texts::slug(name))));
            }
        }
        command.get_subcommands().for_each(|sub| needed(sub, &format!("{id}-{}", sub.get_name()), found));
    }

    /// Returns `true` for a text of `--help`.
    fn is_of_help(id: &str) -> bool {
        id.starts_with("help") || id.starts_with("value-")
    }

    #[test]
    fn each_command_argument_and_value_has_a_text_and_each_text_is_used() {
        let mut found = BTreeSet::new();
        needed(&Cli::command(), ROOT, &mut found);
        let given: BTreeSet<String> = ids().filter(|id| is_of_help(id)).collect();
        assert_eq!(found, given);
    }

    #[test]
    fn the_help_is_that_of_all_arguments() {
        let mut command = command();
        command.clone().debug_assert();
        let help = command.render_long_help().to_string();
        assert!(help.contains("\n\nUsage: bastide [OPTIONS] [COMMAND]\n\nCommands:\n  serve "), "{help}");
        assert!(help.contains("\n\nOptions:\n      --allow-command\n"), "{help}");
        let play = command.find_subcommand_mut("play").map(|play| play.render_help().to_string()).unwrap_or_default();
        assert!(play.contains("\n\nUsage: bastide play [OPTIONS] [TABLE]\n\nArguments:\n  [TABLE]  The table file"), "{play}");
        // A text with a list of bots has all of them, whatever bots there are.
        for name in ["bot", "simulate"] {
            let help = command.find_subcommand_mut(name).map(|sub| sub.render_help().to_string()).unwrap_or_default();
            let missing: Vec<&str> = bastide_bots::names().filter(|bot| !help.contains(*bot)).collect();
            assert!(missing.is_empty(), "{name}: {missing:?}\n{help}");
        }
        assert!(play.contains("(5 by default)") && play.contains("Print help\n"), "{play}");
    }
}
