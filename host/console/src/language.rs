//! The texts of the terminal in the language of the person, see [`bastide_texts::spoken`].

use std::ffi::OsString;
use std::path::Path;
use std::sync::LazyLock;

use bastide_core::Edition;
use bastide_session::Names;
use bastide_tables::ResolvedTable;
use include_dir::Dir;

pub use bastide_texts::Args;
use bastide_texts::{Language, Texts, negotiate};

/// The variable of the environment that names the language.
pub const LANGUAGE: &str = "BASTIDE_LANGUAGE";

/// The variable of the environment that names a folder with texts of more languages.
const TEXTS: &str = "BASTIDE_TEXTS";

/// The texts of a crate of the program.
#[derive(Debug)]
pub struct Announced {
    /// The name of its folder, after which a person names a folder of more texts.
    pub of: &'static str,
    /// Its files, one for each language.
    pub files: &'static Dir<'static>,
}

inventory::collect!(Announced);

/// Announces the files in the folder `texts` of a crate: `texts!("terminal")`. No two crates of the program have a message
/// with the same id.
#[macro_export]
macro_rules! texts {
    ($of:literal) => {
        static TEXTS: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/texts");
        $crate::inventory::submit! { $crate::language::Announced { of: $of, files: &TEXTS } }
    };
}

fn texts() -> &'static Texts {
    static READ: LazyLock<Texts> = LazyLock::new(|| {
        let all = || inventory::iter::<Announced>.into_iter();
        let files = all().flat_map(|announced| announced.files.files());
        let mut texts = Texts::of_files(files.filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?))));
        all().for_each(|announced| texts.add_brought(announced.of));
        texts
    });
    &READ
}

/// Returns the text with this id, without arguments; `None` if no text has it.
pub fn find(id: &str) -> Option<String> {
    find_with(id, &Args::new())
}

/// Returns the text with this id and these arguments; `None` if no text has it.
pub fn find_with(id: &str, args: &Args) -> Option<String> {
    texts().get(&bastide_texts::spoken(), id, args)
}

/// Returns the text with this id and these arguments; the words of the id if no text has it.
pub fn say_with(id: &str, args: &Args) -> String {
    texts().get(&bastide_texts::spoken(), id, args).unwrap_or_else(|| id.replace('-', " "))
}

/// Returns a text without arguments.
pub fn say(id: &str) -> String {
    say_with(id, &Args::new())
}

/// Returns a text with the arguments that are named: `say!("saved", file = path)`.
#[macro_export]
macro_rules! say {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say_with($id, &$crate::language::Args::new()$(.with(stringify!($name), $value))*)
    };
}
pub use crate::say;

/// Joins words: "A, B and C".
pub fn list(words: &[String]) -> String {
    bastide_texts::joined(texts(), &bastide_texts::spoken(), words)
}

/// Returns one line with the plugins of a table, its edition and its seats.
pub fn headline(table: &ResolvedTable) -> String {
    let titles = bastide_texts::table::titles(&table.rules, &bastide_texts::spoken());
    let seats: Vec<String> = Names::new(&table.table.players).iter().map(str::to_owned).collect();
    say!("table-headline", titles = list(&titles), edition = edition(table.rules.edition), seats = list(&seats))
}

/// Returns the name of an edition.
pub fn edition(edition: Edition) -> String {
    say(match edition {
        Edition::First => "edition-first",
        Edition::New => "edition-new",
    })
}

/// Returns a number with marks between its thousands.
pub fn thousands(n: u64) -> String {
    bastide_session::thousands(n).replace(',', &say("thousands"))
}

/// Returns a number with N digits after the decimal mark.
pub fn decimal(number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &say("decimal"))
}

/// Chooses the language of the program: the one that the command line names (`--language nl`), or else
/// that of the environment. BASTIDE_LANGUAGE comes first; what it means for texts comes from
/// LC_ALL, LC_MESSAGES or LANG, of which the first one counts that is set. Those do not count for JSON,
/// which programs read.
///
/// # Errors
/// `--language` or BASTIDE_LANGUAGE is not a language, or the folder in BASTIDE_TEXTS has an error.
pub fn choose(line: &[OsString], environment: impl Fn(&str) -> Option<String>) -> Result<(), String> {
    let set = |name: &str| environment(name).filter(|value| !value.is_empty());
    if let Some(folder) = set(TEXTS) {
        let brought = bastide_texts::bring(Path::new(&folder));
        brought.map_err(|error| format!("{TEXTS}: {error}"))?;
    }
    let wanted = match named(line).or_else(|| set(LANGUAGE)) {
        Some(name) if Language::parse(&name).is_none() => {
            return Err(say!("refused-language", name = name));
        }
        Some(name) => Some(name),
        None if line.iter().any(|word| word == "--json") => None,
        None => ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set),
    };
    // `C` and `POSIX` are English.
    if let Some((name, wanted)) = wanted.and_then(|name| Language::parse(&name).map(|wanted| (name, wanted))) {
        // That of a region is that of all who speak it, and one that only an expansion brings is spoken too.
        let spoken: Vec<Language> = texts().languages().cloned().collect();
        let nearest = negotiate([name.as_str()], &spoken);
        bastide_texts::speak(if nearest == Language::default() { wanted } else { nearest });
    }
    Ok(())
}

/// Returns the word before an error.
pub fn error_heading() -> String {
    say("error")
}

/// Returns the language that a command line names, before it is parsed.
fn named(line: &[OsString]) -> Option<String> {
    let mut words = line.iter().map(|word| word.to_string_lossy()).take_while(|word| word != "--");
    while let Some(word) = words.next() {
        match word.strip_prefix("--language") {
            Some("") => return words.next().map(|name| name.into_owned()),
            Some(name) if name.starts_with('=') => return Some(name[1..].to_owned()),
            _ => {}
        }
    }
    None
}

/// Returns the ids of all messages, in no order.
pub fn ids() -> impl Iterator<Item = String> {
    texts().messages().get(&Language::default()).into_iter().flat_map(|ids| ids.keys().cloned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_names_a_language_before_it_is_parsed() {
        let named = |line: &[&str]| named(&line.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(named(&["bastide", "--language", "nl", "play"]).as_deref(), Some("nl"));
        assert_eq!(named(&["bastide", "play", "--language=de"]).as_deref(), Some("de"));
        assert_eq!((named(&["bastide", "--", "--language", "nl"]), named(&["bastide", "--languages", "nl"])), (None, None));
    }

    #[test]
    fn numbers_choose_the_plural() {
        assert_eq!((say!("after", n = 1), say!("after", n = 2)), ("after 1 action".into(), "after 2 actions".into()));
        assert_eq!((thousands(1234), decimal(2.345, 1)), ("1,234".into(), "2.3".into()));
        assert_eq!(say("not-over"), "The game is not over.");
    }
}
