//! The texts of the terminal in the language of the person, see [`bastide_texts::spoken`].

use std::ffi::OsString;
use std::path::Path;
use std::sync::LazyLock;

use bastide_core::Edition;
use bastide_session::Names;
use bastide_tables::ResolvedTable;
use include_dir::{Dir, include_dir};

use bastide_texts::{Args, Language, Texts, negotiate};

/// The variable of the environment that names the language.
pub(crate) const LANGUAGE: &str = "BASTIDE_LANGUAGE";

/// The variable of the environment that names a folder with texts of more languages.
const TEXTS: &str = "BASTIDE_TEXTS";

/// The files of texts.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/texts");

fn texts() -> &'static Texts {
    static READ: LazyLock<Texts> = LazyLock::new(|| {
        let files = FILES.files().filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
        let mut texts = Texts::of_files(files);
        texts.add_brought("cli");
        texts
    });
    &READ
}

/// Returns a text; `None` if there is none.
pub(crate) fn find(id: &str) -> Option<String> {
    texts().get(&bastide_texts::spoken(), id, &Args::new())
}

/// Returns a text with these arguments; its id if there is none.
pub(crate) fn say_with(id: &str, args: &Args) -> String {
    texts().get(&bastide_texts::spoken(), id, args).unwrap_or_else(|| id.replace('-', " "))
}

/// Returns a text without arguments.
pub(crate) fn say(id: &str) -> String {
    say_with(id, &Args::new())
}

/// Returns a text with the arguments that are named: `say!("saved", file = path)`.
macro_rules! say_these {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say_with($id, &bastide_texts::Args::new()$(.with(stringify!($name), $value))*)
    };
}
pub(crate) use say_these as say;

/// Joins words: "A, B and C".
pub(crate) fn list(words: &[String]) -> String {
    bastide_texts::joined(texts(), &bastide_texts::spoken(), words)
}

/// Returns one line with the plugins of a table, its edition and its seats.
pub(crate) fn headline(table: &ResolvedTable) -> String {
    let titles = bastide_texts::table::titles(&table.rules, &bastide_texts::spoken());
    let seats: Vec<String> = Names::new(&table.table.players).iter().map(str::to_owned).collect();
    say!("table-headline", titles = list(&titles), edition = edition(table.rules.edition), seats = list(&seats))
}

/// Returns the name of an edition.
pub(crate) fn edition(edition: Edition) -> String {
    say(match edition {
        Edition::First => "edition-first",
        Edition::New => "edition-new",
    })
}

/// Returns a number with marks between its thousands.
pub(crate) fn thousands(n: u64) -> String {
    bastide_session::thousands(n).replace(',', &say("thousands"))
}

/// Returns a number with N digits after the decimal mark.
pub(crate) fn decimal(number: f64, digits: usize) -> String {
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

#[cfg(test)]
pub(crate) fn ids() -> impl Iterator<Item = String> {
    texts().messages().get(&Language::default()).into_iter().flat_map(|ids| ids.keys().cloned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_are_the_same_in_three_languages() {
        let messages = texts().messages();
        let forms = |name: &str| Language::parse(name).and_then(|language| messages.get(&language)).cloned();
        assert!(forms("en").is_some_and(|english| english.len() > 50));
        for name in ["nl", "de"] {
            let (english, other) = (forms("en").unwrap_or_default(), forms(name).unwrap_or_default());
            let differ: Vec<&String> =
                english.keys().chain(other.keys()).filter(|id| english.get(*id) != other.get(*id)).collect();
            assert!(differ.is_empty(), "{name} has not the same messages with the same arguments: {differ:?}");
        }
    }

    /// Returns the text of all files of a folder.
    fn sources(folder: &Path) -> std::io::Result<String> {
        let entries = std::fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
        let text = |entry: std::fs::DirEntry| {
            let path = entry.path();
            if path.is_dir() { sources(&path) } else { std::fs::read_to_string(path) }
        };
        entries.into_iter().map(text).collect()
    }

    #[test]
    fn each_text_is_used() -> std::io::Result<()> {
        let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))?;
        // Those of --help have a test of their own, and words are joined elsewhere.
        let others = ids().filter(|id| !id.starts_with("help") && !id.starts_with("value-") && id != "list-and");
        let unused: Vec<String> = others.filter(|id| !code.contains(&format!("\"{id}\""))).collect();
        assert!(unused.is_empty(), "{unused:?}");
        Ok(())
    }

    #[test]
    fn the_command_line_names_a_language_before_it_is_parsed() {
        let named = |line: &[&str]| named(&line.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(named(&["bastide", "--language", "nl", "play"]).as_deref(), Some("nl"));
        assert_eq!(named(&["bastide", "play", "--language=de"]).as_deref(), Some("de"));
        assert_eq!((named(&["bastide", "--", "--language", "nl"]), named(&["bastide", "--languages", "nl"])), (None, None));
    }

    #[test]
    fn numbers_choose_the_plural() {
        assert_eq!((say!("left", n = 1), say!("left", n = 2)), ("1 tile left".into(), "2 tiles left".into()));
        assert_eq!((thousands(1234), decimal(2.345, 1)), ("1,234".into(), "2.3".into()));
        assert_eq!(say("not-saved"), "Not saved.");
    }
}
