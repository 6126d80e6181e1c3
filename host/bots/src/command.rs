//! Programs as bots: how a table or a command line names them.
//!
//! `command:` is followed by the program and its arguments, separated by spaces. An argument in
//! double quotes may contain spaces. This crate only reads the text: it starts no process.

/// The start of a text that names a program.
const PREFIX: &str = "command:";

/// A program that plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// The program.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
}

/// The error for a text that names no program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotACommand {
    /// Nothing follows the colon.
    #[error("no program is named; write command: followed by the program and its arguments, as in \"command:my-bot --fast\"")]
    Empty,
    /// A quoted argument does not end.
    #[error("a double quote is not closed; write one at the end of the argument, too")]
    Quote,
}

impl Command {
    /// Reads the text of a bot. Returns `None` if it does not begin with `command:`.
    pub fn read(text: &str) -> Option<Result<Command, NotACommand>> {
        text.strip_prefix(PREFIX).map(words)
    }

    /// Returns the name of the program without its folder.
    pub fn name(&self) -> &str {
        self.program.rsplit(['/', '\\']).next().unwrap_or(&self.program)
    }
}

fn words(text: &str) -> Result<Command, NotACommand> {
    let (mut all, mut word, mut quoted) = (Vec::new(), None::<String>, false);
    for c in text.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => all.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    if quoted {
        return Err(NotACommand::Quote);
    }
    all.extend(word);
    let mut all = all.into_iter();
    let program = all.next().filter(|program| !program.is_empty()).ok_or(NotACommand::Empty)?;
    Ok(Command { program, arguments: all.collect() })
}

#[cfg(test)]
mod tests {
    use super::{Command, NotACommand};

    #[test]
    fn a_command_is_a_program_and_its_arguments() {
        let read = |text| Command::read(text).map(|c| c.map(|c| (c.name().to_owned(), c.program, c.arguments)));
        let ok = |name: &str, program: &str, arguments: &[&str]| {
            Some(Ok((name.to_owned(), program.to_owned(), arguments.iter().map(|a| (*a).to_owned()).collect())))
        };
        assert_eq!(read("command:my-bot --fast"), ok("my-bot", "my-bot", &["--fast"]));
        assert_eq!(read("command: \"/a b/bot\" \"x  y\" \"\"z"), ok("bot", "/a b/bot", &["x  y", "z"]));
        assert_eq!(read("command:  "), Some(Err(NotACommand::Empty)));
        assert_eq!(read("command:\"\" x"), Some(Err(NotACommand::Empty)));
        assert_eq!(read("command:bot \"x"), Some(Err(NotACommand::Quote)));
        assert_eq!((read("greedy"), read("my command:x")), (None, None));
    }
}
